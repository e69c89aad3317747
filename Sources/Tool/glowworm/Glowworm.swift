@main struct Glowworm { static func main() {} }
