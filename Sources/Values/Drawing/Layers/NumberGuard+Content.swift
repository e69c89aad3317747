import Foundation
import Geometry

// Contents are checked each time that they change, so that a valid one must cost neither an allocation nor a copy: first
// comes a check that only reads, and only for an invalid one the replacement.

extension Path {
  var hasOnlyCoordinates: Bool {
    for element in elements {
      switch element {
      case .move(let to), .line(let to): guard to.isCoordinate else { return false }
      case .quadCurve(let to, let control): guard to.isCoordinate, control.isCoordinate else { return false }
      case .curve(let to, let control1, let control2):
        guard to.isCoordinate, control1.isCoordinate, control2.isCoordinate else { return false }
      case .closeSubpath: break
      }
    }
    return true
  }
}

extension Color.Resolved {
  private static var limit: Float { 1000 }

  var isDrawable: Bool {
    linearRed.magnitude <= Self.limit && linearGreen.magnitude <= Self.limit && linearBlue.magnitude <= Self.limit
      && opacity.magnitude <= Self.limit
  }
}

extension ProjectionTransform {
  var isDrawable: Bool {
    m11.isCoordinate && m12.isCoordinate && m13.isCoordinate && m21.isCoordinate && m22.isCoordinate
      && m23.isCoordinate && m31.isCoordinate && m32.isCoordinate && m33.isCoordinate
  }
}

extension Paint {
  var isDrawable: Bool {
    switch self {
    case .color(let color): return color.isDrawable
    case .gradient, .image, .material:
      var checker = NumberGuard()
      _ = checker.paint(self)
      return checker.first == nil
    }
  }
}

extension LayerContent {
  var isDrawable: Bool {
    switch self {
    case .none: return true
    case .fill(let fill):
      return fill.path.hasOnlyCoordinates && fill.paint.isDrawable && (fill.bounds.isCoordinate || fill.bounds.isNull)
    case .stroke(let stroke):
      guard stroke.path.hasOnlyCoordinates, stroke.paint.isDrawable else { return false }
      var checker = NumberGuard()
      _ = checker.style(stroke.style)
      if let trim = stroke.trim { _ = checker.trim(trim) }
      return checker.first == nil && (stroke.bounds.isCoordinate || stroke.bounds.isNull)
    case .text(let text):
      let runs = text.runs.allSatisfy { run in run.glyphs.allSatisfy { $0.x.isCoordinate && $0.y.isCoordinate } }
      return runs && text.bars.allSatisfy { $0.rect.isCoordinate } && text.paints.allSatisfy(\.isDrawable)
    case .image(let image): return image.rect.isCoordinate && image.template?.isDrawable ?? true
    }
  }
}

extension NumberGuard {
  mutating func content(_ content: LayerContent) -> LayerContent {
    switch content {
    case .none: return content
    case .fill(var fill):
      fill.path = path(fill.path, "path")
      fill.paint = paint(fill.paint)
      fill.bounds = rect(fill.bounds, "bounds")
      return .fill(fill)
    case .stroke(var stroke):
      stroke.path = path(stroke.path, "path")
      stroke.paint = paint(stroke.paint)
      stroke.style = style(stroke.style)
      stroke.trim = stroke.trim.map { trim($0) }
      stroke.bounds = rect(stroke.bounds, "bounds")
      return .stroke(stroke)
    case .text(var text):
      for run in text.runs.indices {
        for glyph in text.runs[run].glyphs.indices {
          text.runs[run].glyphs[glyph].x = coordinate(text.runs[run].glyphs[glyph].x, "text position")
          text.runs[run].glyphs[glyph].y = coordinate(text.runs[run].glyphs[glyph].y, "text position")
        }
      }
      for bar in text.bars.indices { text.bars[bar].rect = rect(text.bars[bar].rect, "text decoration") }
      text.paints = text.paints.map { paint($0) }
      return .text(text)
    case .image(var image):
      image.rect = rect(image.rect, "image frame")
      image.template = image.template.map { paint($0) }
      return .image(image)
    }
  }

  mutating func path(_ path: Path, _ attribute: String) -> Path {
    if path.hasOnlyCoordinates { return path }
    return Path(
      elements: path.elements.map { element in
        switch element {
        case .move(let to): .move(to: point(to, attribute))
        case .line(let to): .line(to: point(to, attribute))
        case .quadCurve(let to, let control):
          .quadCurve(to: point(to, attribute), control: point(control, attribute))
        case .curve(let to, let control1, let control2):
          .curve(
            to: point(to, attribute), control1: point(control1, attribute), control2: point(control2, attribute))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  mutating func trim(_ trim: PathTrim) -> PathTrim {
    PathTrim(
      path: path(trim.path, "path"), from: coordinate(trim.from, "trim start"), to: coordinate(trim.to, "trim end"))
  }

  mutating func style(_ style: StrokeStyle) -> StrokeStyle {
    var result = style
    result.lineWidth = coordinate(style.lineWidth, "line width")
    result.miterLimit = coordinate(style.miterLimit, "miter limit")
    result.dashPhase = coordinate(style.dashPhase, "dash phase")
    if !style.dash.allSatisfy(\.isCoordinate) { result.dash = style.dash.map { coordinate($0, "dash") } }
    return result
  }

  // MARK: Paints

  mutating func color(_ color: Color.Resolved) -> Color.Resolved {
    if color.isDrawable { return color }
    func component(_ value: Float, _ attribute: String) -> Float {
      if value.magnitude <= 1 { return value }
      let used = value.isNaN ? 0 : min(max(value, 0), 1)
      if abs(value) > 1000 || value.isNaN { note(Double(value), attribute, used: Double(used)) }
      return used
    }
    return Color.Resolved(
      linearRed: component(color.linearRed, "red component"),
      linearGreen: component(color.linearGreen, "green component"),
      linearBlue: component(color.linearBlue, "blue component"), opacity: component(color.opacity, "color opacity"))
  }

  mutating func paint(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let value): return .color(color(value))
    case .gradient(var gradient):
      gradient.geometry = geometry(gradient.geometry)
      gradient.stops = gradient.stops.map {
        GradientPaint.Stop(color: color($0.color), location: coordinate($0.location, "gradient location"))
      }
      gradient.opacity = number(gradient.opacity, "gradient opacity")
      return .gradient(gradient)
    case .image(var image):
      image.sourceRect = rect(image.sourceRect, "image part")
      image.scale = coordinate(image.scale, "image scale")
      return .image(image)
    case .material(var material):
      material.blurRadius = coordinate(material.blurRadius, "blur radius")
      material.saturation = number(material.saturation, "saturation")
      material.tint = color(material.tint)
      return .material(material)
    }
  }

  private mutating func geometry(_ geometry: GradientPaint.Geometry) -> GradientPaint.Geometry {
    switch geometry {
    case .linear(let from, let to):
      return .linear(from: point(from, "gradient start point"), to: point(to, "gradient end point"))
    case .radial(let center, let start, let end):
      return .radial(
        center: point(center, "gradient center"), startRadius: coordinate(start, "gradient start radius"),
        endRadius: coordinate(end, "gradient end radius"))
    case .elliptical(let frame, let center, let start, let end):
      return .elliptical(
        rect: rect(frame, "gradient frame"), center: point(center, "gradient center"),
        startRadiusFraction: coordinate(start, "gradient start radius"),
        endRadiusFraction: coordinate(end, "gradient end radius"))
    case .angular(let center, let start, let end):
      return .angular(
        center: point(center, "gradient center"), startAngle: number(start, "gradient start angle"),
        endAngle: number(end, "gradient end angle"))
    case .mesh(let width, let height, let points, let colors, let background, let smooths):
      return .mesh(
        width: width, height: height, points: points.map { point($0, "mesh point") }, colors: colors.map { color($0) },
        background: color(background), smooths: smooths)
    }
  }

  // MARK: Effects

  mutating func filter(_ filter: Filter) -> Filter {
    switch filter {
    case .blur(let radius, let opaque): return .blur(radius: coordinate(radius, "blur radius"), opaque: opaque)
    case .shadow(let tint, let radius, let offset):
      return .shadow(
        color: color(tint), radius: coordinate(radius, "shadow radius"),
        offset: CGSize(
          width: coordinate(offset.width, "shadow x"), height: coordinate(offset.height, "shadow y")))
    case .brightness(let amount): return .brightness(number(amount, "brightness"))
    case .contrast(let amount): return .contrast(number(amount, "contrast"))
    case .saturation(let amount): return .saturation(number(amount, "saturation"))
    case .grayscale(let amount): return .grayscale(number(amount, "grayscale"))
    case .hueRotation(let angle): return .hueRotation(number(angle, "hue rotation"))
    case .colorInvert, .luminanceToAlpha: return filter
    case .colorMultiply(let tint): return .colorMultiply(color(tint))
    case .alphaThreshold(let min, let max, let tint):
      return .alphaThreshold(
        min: number(min, "alpha threshold"), max: number(max, "alpha threshold"), color: color(tint))
    case .colorMatrix(let rows): return .colorMatrix(rows.map { Float(number(Double($0), "color matrix")) })
    }
  }

  /// Returns a scale of 0, with which nothing is drawn, in place of a transform whose result cannot be drawn.
  mutating func transform(_ value: ProjectionTransform) -> ProjectionTransform {
    let entries = [
      value.m11, value.m12, value.m13, value.m21, value.m22, value.m23, value.m31, value.m32, value.m33,
    ]
    let entry = entries.first { !$0.isCoordinate } ?? 0
    note(Double(entry), "transform", used: 0)
    return ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
  }
}
