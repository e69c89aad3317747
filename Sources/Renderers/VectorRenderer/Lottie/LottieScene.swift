import Drawing
import Foundation
import Geometry

/// A writer of the parts of a picture as Lottie layers, one per painted part.
final class LottieScene {
  let timeline: LottieTimeline
  /// Frames of the composition.
  let frames: ClosedRange<Double>
  private let encodePNG: (Bitmap) -> Data
  /// The layers from the bottom up.
  private(set) var layers: [LottieValue] = []
  private(set) var assets: [LottieValue] = []
  private var left: [String] = []

  init(timeline: LottieTimeline, frames: ClosedRange<Double>, encodePNG: @escaping (Bitmap) -> Data) {
    self.timeline = timeline
    self.frames = frames
    self.encodePNG = encodePNG
  }

  var warnings: [String] { left.map { "left out of Lottie: \($0)" } }

  private func leaveOut(_ what: String) { if !left.contains(what) { left.append(what) } }

  /// The context of a part: everything between it and the picture.
  struct Place {
    /// The transforms, outermost first.
    var transforms: [VectorTransform] = []
    var opacities: [Channel] = []
    var blendMode = BlendMode.normal
    /// The clips in the coordinate space of the picture.
    var clips: [VectorClip] = []
  }

  func add(_ node: VectorNode, in place: Place = Place()) {
    var place = place
    if let transform = node.transform { place.transforms.append(transform) }
    place.opacities += node.opacities.filter { $0.isMoving || $0.still != [1] }
    if node.blendMode != .normal { place.blendMode = node.blendMode }
    if let clip = node.clip {
      if let moved = inPicture(clip, place.transforms) {
        place.clips.append(moved)
      } else {
        leaveOut("a clip inside something that moves or turns")
      }
    }
    if node.mask != nil { leaveOut("a mask") }
    for filter in node.filters {
      switch filter {
      case .blur: leaveOut("a blur")
      case .shadow: leaveOut("a shadow")
      case .matrix, .function: leaveOut("a color filter")
      }
    }
    switch node.body {
    case .group(let children): for child in children { add(child, in: place) }
    case .shape(let shape): addShape(shape, in: place)
    case .image(let image): addImage(image, in: place)
    case .text: leaveOut("text that stays text")
    }
  }

  /// Returns a clip in the coordinate space of the picture, if everything around it is a constant translation.
  private func inPicture(_ clip: VectorClip, _ transforms: [VectorTransform]) -> VectorClip? {
    var offset = CGPoint.zero
    for transform in transforms {
      guard !transform.isMoving, transform.matrix == nil, transform.rotation.still == [0],
        transform.scale.still == [1, 1]
      else { return nil }
      offset.x += transform.place.x + transform.translation.still[0]
      offset.y += transform.place.y + transform.translation.still[1]
    }
    var moved = clip
    moved.coordinates = clip.coordinates.map { numbers in
      numbers.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element + offset.x : $0.element + offset.y }
    }
    return moved
  }

  // MARK: Layers

  private func addShape(_ shape: VectorShape, in place: Place) {
    var items = LottieShape(timeline: timeline).items(shape)
    if shape.gradientLine != nil { leaveOut("gradients that move with their shapes") }
    if case .gradient(let gradient, let stops) = shape.fill ?? shape.stroke?.paint {
      if case .elliptical(let rect, _, _, _) = gradient.geometry, rect.width != rect.height {
        leaveOut("an elliptical gradient's shape (it is round)")
      }
      if stops.contains(where: \.isMoving) { leaveOut("the motion of a gradient's colors") }
    }
    // From the inside out, each transform and each further opacity is a group around the previous one.
    var opacities = Array(place.opacities.dropFirst())
    for transform in place.transforms.reversed() {
      let opacity = opacities.popLast()
      items = [group(items, transform, opacity)]
    }
    for opacity in opacities { items = [group(items, nil, opacity)] }
    if place.transforms.isEmpty, place.opacities.count <= 1 { items = [group(items, nil, nil)] }
    append(
      type: 4, name: "shape", transform: .object(transformEntries(nil, place.opacities.first)), place,
      [("shapes", .array(items))])
  }

  private func addImage(_ image: ImageContent, in place: Place) {
    let id = "i\(assets.count)"
    let data = encodePNG(image.bitmap).base64EncodedString()
    assets.append(
      .object([
        ("id", .text(id)), ("w", .number(Double(image.bitmap.width))), ("h", .number(Double(image.bitmap.height))),
        ("u", .text("")), ("p", .text("data:image/png;base64,\(data)")), ("e", .number(1)),
      ]))
    var own = VectorTransform(place: image.rect.origin)
    own.scale = Channel([
      Double(image.rect.width) / Double(image.bitmap.width), Double(image.rect.height) / Double(image.bitmap.height),
    ])
    // An image has no groups, so layers that draw nothing carry the transforms around it.
    var parent: Int?
    for transform in place.transforms {
      let number = layers.count + 1
      var entries: [(String, LottieValue)] = [
        ("ddd", .number(0)), ("ind", .number(Double(number))), ("ty", .number(3)), ("nm", .text("place")),
      ]
      if let parent { entries.append(("parent", .number(Double(parent)))) }
      layers.append(.object(entries + [("ks", .object(transformEntries(transform, nil)))] + times))
      parent = number
    }
    if place.opacities.count > 1 { leaveOut("one of several opacities of an image") }
    append(
      type: 2, name: "image", transform: .object(transformEntries(own, place.opacities.first)), place,
      [("refId", .text(id))], parent: parent)
  }

  private var times: [(String, LottieValue)] {
    [("ip", .number(0)), ("op", .number(frames.upperBound)), ("st", .number(0))]
  }

  private static let blendModes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  private func append(
    type: Int, name: String, transform: LottieValue, _ place: Place, _ content: [(String, LottieValue)],
    parent: Int? = nil
  ) {
    let number = layers.count + 1
    var entries: [(String, LottieValue)] = [
      ("ddd", .number(0)), ("ind", .number(Double(number))), ("ty", .number(Double(type))), ("nm", .text(name)),
    ]
    if let parent { entries.append(("parent", .number(Double(parent)))) }
    entries.append(("ks", transform))
    if !place.clips.isEmpty {
      let masks = place.clips.flatMap { LottieShape(timeline: timeline).masks($0) }
      entries.append(("hasMask", .flag(true)))
      entries.append(("masksProperties", .array(masks)))
    }
    entries += content + times
    if let mode = Self.blendModes.firstIndex(of: place.blendMode) {
      entries.append(("bm", .number(Double(mode))))
    } else {
      leaveOut("the blend mode \(place.blendMode)")
    }
    layers.append(.object(entries))
  }

  private func group(_ items: [LottieValue], _ transform: VectorTransform?, _ opacity: Channel?) -> LottieValue {
    let own = LottieValue.object([("ty", .text("tr"))] + transformEntries(transform, opacity))
    return .object([("ty", .text("gr")), ("it", .array(items + [own]))])
  }

  private func transformEntries(_ transform: VectorTransform?, _ opacity: Channel?) -> [(String, LottieValue)] {
    var transform = transform ?? VectorTransform()
    if let matrix = transform.matrix {
      if matrix.isMoving { leaveOut("the motion of a skew") } else { leaveOut("a skew") }
      transform.translation = Channel(Array(matrix.still[4...5]))
    }
    let place = transform.place
    return [
      ("o", timeline.property(opacity ?? Channel([1])) { [min(max($0[0], 0), 1) * 100] }),
      ("r", timeline.property(transform.rotation)),
      ("p", timeline.property(transform.translation) { [Double(place.x) + $0[0], Double(place.y) + $0[1]] }),
      ("a", .fixed([0, 0])), ("s", timeline.property(transform.scale) { $0.map { $0 * 100 } }),
    ]
  }
}
