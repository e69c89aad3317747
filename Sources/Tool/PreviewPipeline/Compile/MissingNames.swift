import Foundation

/// The advice for names that the compiler does not find.
struct MissingNames {
  /// A framework of Apple's that does not exist on Linux.
  private struct Framework {
    var name: String
    var names: Set<String>
    var advice: String
  }

  private static let frameworks = [
    Framework(
      name: "Charts",
      names: [
        "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark", "SectorMark", "AxisMarks",
        "AxisValueLabel", "AxisGridLine", "AxisTick", "PlottableValue", "ChartProxy", "chartXAxis", "chartYAxis",
        "chartLegend", "chartXScale", "chartYScale", "chartForegroundStyleScale", "chartOverlay", "chartPlotStyle",
      ],
      advice: "draw the chart with shapes or Canvas"),
    Framework(
      name: "MapKit",
      names: [
        "Map", "Marker", "Annotation", "MapPolyline", "MapCircle", "MapCameraPosition", "MKMapView",
        "MKCoordinateRegion", "MKMapItem", "mapStyle", "mapControls", "onMapCameraChange", "CLLocationCoordinate2D",
      ],
      advice: "put a placeholder in the map's place"),
    Framework(
      name: "SwiftData",
      names: [
        "Model", "Query", "ModelContext", "ModelContainer", "modelContext", "modelContainer", "FetchDescriptor",
        "Attribute", "Relationship",
      ],
      advice: "pass the view plain values"),
    Framework(
      name: "Core Data",
      names: [
        "FetchRequest", "FetchedResults", "SectionedFetchRequest", "NSManagedObject", "NSManagedObjectContext",
        "NSPersistentContainer", "managedObjectContext", "NSFetchRequest",
      ],
      advice: "pass the view plain values"),
    Framework(
      name: "WidgetKit",
      names: [
        "Widget", "WidgetBundle", "TimelineProvider", "TimelineEntry", "StaticConfiguration", "AppIntentConfiguration",
        "WidgetFamily", "WidgetCenter", "widgetURL", "widgetFamily", "widgetAccentable", "widgetRenderingMode",
        "AccessoryWidgetBackground", "ActivityConfiguration", "DynamicIsland", "ActivityAttributes",
      ],
      advice: "preview the widget's view by itself"),
    Framework(
      name: "AVKit", names: ["VideoPlayer", "AVPlayer", "AVPlayerViewController", "AVPlayerItem"],
      advice: "put an image in the video's place"),
    Framework(
      name: "WebKit", names: ["WebView", "WebPage", "WKWebView", "WKWebViewConfiguration", "WKNavigationDelegate"],
      advice: "put a placeholder in the page's place"),
    Framework(
      name: "PhotosUI", names: ["PhotosPicker", "PhotosPickerItem", "photosPicker", "PHPickerViewController"],
      advice: "pass the view an image"),
    Framework(
      name: "StoreKit",
      names: ["SubscriptionStoreView", "StoreView", "ProductView", "Product", "manageSubscriptionsSheet"],
      advice: "pass the view plain values"),
    Framework(
      name: "SceneKit, SpriteKit or RealityKit",
      names: ["SceneView", "SpriteView", "RealityView", "SCNScene", "SKScene", "Model3D"],
      advice: "put a placeholder in the scene's place"),
    Framework(
      name: "Metal",
      names: [
        "ShaderLibrary", "Shader", "ShaderFunction", "colorEffect", "distortionEffect", "layerEffect", "MTKView",
      ],
      advice: "use filters, blend modes, or Canvas, as shaders do not run here"),
  ]

  /// Names that SwiftUI has and Glowworm lacks, and what does the same.
  private static let replacements = [
    "DocumentGroup": "show the document's view in a WindowGroup",
    "FocusedValue": "pass the value through the environment",
    "FocusedBinding": "pass the binding through the environment",
    "focusedValue": "pass the value through the environment",
    "focusedSceneValue": "pass the value through the environment",
    "ImageRenderer": "render the view with 'glowworm render'",
    "UIGraphicsImageRenderer": "draw with Canvas, or render the view with 'glowworm render'",
    "digitalCrownRotation": "use a drag or the scroll wheel, as only iOS and macOS are shown",
    "UIHostingConfiguration": "show the view itself",
    "CAEmitterLayer": "draw particles with TimelineView and Canvas",
    "CABasicAnimation": "use SwiftUI's animations",
    "CAKeyframeAnimation": "use KeyframeAnimator",
    "UIPageViewController": "use a TabView with the style 'page'",
    "NSTableView": "use Table or List",
    "NSTextView": "use TextEditor",
    "NSScrollView": "use ScrollView",
    "NSPopover": "use popover(isPresented:content:)",
    "NSOpenPanel": "use fileImporter",
    "NSSavePanel": "use fileExporter",
  ]

  /// Returns sentences about names that are missing, one for each framework and replacement.
  static func advice(for names: [String]) -> [String] {
    var result: [String] = []
    for name in names {
      var sentence: String?
      if let framework = frameworks.first(where: { $0.names.contains(name) }) {
        sentence = "\(framework.name) is not here, so '\(name)' is not: \(framework.advice)."
        if result.contains(where: { $0.hasPrefix("\(framework.name) is not here") }) { sentence = nil }
      } else if let replacement = replacements[name] {
        sentence = "Glowworm does not have '\(name)': \(replacement)."
      }
      if let sentence, !result.contains(sentence) { result.append(sentence) }
    }
    return result
  }
}

extension Diagnostics {
  /// The names that the compiler has not found, in the order of its messages.
  var missingNames: [String] {
    errors.compactMap { block in
      let message = block.message
      guard
        message.hasPrefix("cannot find ") || message.contains("has no member '")
          || message.hasPrefix("unknown attribute '") || message.hasPrefix("no macro named '")
      else { return nil }
      let member = message.range(of: "has no member '")?.upperBound
      let start = member ?? message.firstIndex(of: "'").map(message.index(after:))
      return start.flatMap { message[$0...].split(separator: "'").first.map(String.init) }
    }
  }
}
