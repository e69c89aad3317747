@main struct PlugIn { static func main() {} }
