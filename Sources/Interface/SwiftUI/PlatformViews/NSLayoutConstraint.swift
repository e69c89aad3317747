import Foundation

/// A constraint between a view and its parent, or of a view's own size. Constraints between siblings have no effect and
/// are reported.
@MainActor @preconcurrency
public final class NSLayoutConstraint {
  enum Attribute { case leading, trailing, top, bottom, centerX, centerY, width, height }

  weak var item: _PlatformView?
  let attribute: Attribute
  weak var other: _PlatformView?
  let otherAttribute: Attribute?
  let multiplier: CGFloat
  /// The distance, or for a dimension the length, that the constraint adds, in points.
  public var constant: CGFloat { didSet { item?.changed() } }
  /// The priority of the constraint, 0–1000. Default 1000. It has no effect.
  public var priority: Float = 1000
  /// A Boolean value that indicates whether the constraint affects the layout. Default `false`.
  public var isActive = false { didSet { if isActive != oldValue { activate() } } }

  init(
    _ item: _PlatformView, _ attribute: Attribute, to other: _PlatformView? = nil, _ otherAttribute: Attribute? = nil,
    multiplier: CGFloat = 1, constant: CGFloat
  ) {
    self.item = item
    self.attribute = attribute
    self.other = other
    self.otherAttribute = otherAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Activates all constraints of a list.
  public static func activate(_ constraints: [NSLayoutConstraint]) { for item in constraints { item.isActive = true } }
  /// Deactivates all constraints of a list.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for item in constraints { item.isActive = false }
  }

  private func activate() {
    guard let item else { return }
    guard isActive else {
      item.constraintsInParent.removeAll { $0 === self }
      other?.constraintsInParent.removeAll { $0 === self }
      return item.changed()
    }
    if other == nil || other === item.parent {
      item.constraintsInParent.append(self)
    } else if let other, other.parent === item {
      // `parent.bottom = child.bottom + 8` is `child.bottom = parent.bottom − 8`.
      let mirrored = NSLayoutConstraint(other, otherAttribute ?? attribute, to: item, attribute, constant: -constant)
      other.constraintsInParent.append(mirrored)
    } else {
      RuntimeIssue.report("A layout constraint between views that are not parent and child has no effect.")
    }
    item.changed()
  }

  /// The fixed size of a view.
  static func ownSize(of view: _PlatformView) -> (width: CGFloat?, height: CGFloat?) {
    func fixed(_ attribute: Attribute) -> CGFloat? {
      view.constraintsInParent.first { $0.attribute == attribute && $0.other == nil }?.constant
    }
    return (fixed(.width), fixed(.height))
  }

  /// The distances from a child's edges to its parent's that its constraints keep, in sum.
  static func margins(of child: _PlatformView) -> CGSize {
    func sum(_ near: Attribute, _ far: Attribute) -> CGFloat {
      child.constraintsInParent.reduce(0) { total, item in
        item.attribute == near ? total + item.constant : item.attribute == far ? total - item.constant : total
      }
    }
    return CGSize(width: sum(.leading, .trailing), height: sum(.top, .bottom))
  }

  /// The frame of a child in a parent of a size.
  static func frame(of child: _PlatformView, in size: CGSize, ideal: CGSize) -> CGRect {
    guard !child.constraintsInParent.isEmpty else {
      return child.frame.size == .zero ? CGRect(origin: child.frame.origin, size: size) : child.frame
    }
    func span(
      _ near: Attribute, _ far: Attribute, _ center: Attribute, _ length: Attribute, total: CGFloat, ideal: CGFloat
    ) -> (CGFloat, CGFloat) {
      func value(_ attribute: Attribute) -> CGFloat? {
        guard let item = child.constraintsInParent.first(where: { $0.attribute == attribute }) else { return nil }
        switch item.otherAttribute {
        case nil: return item.constant
        case .leading, .top: return item.constant
        case .trailing, .bottom, .width, .height: return total * item.multiplier + item.constant
        case .centerX, .centerY: return total / 2 * item.multiplier + item.constant
        }
      }
      let start = value(near)
      let end = value(far)
      let extent = value(length)
      if let start, let end { return (start, max(0, end - start)) }
      let known = max(0, extent ?? min(ideal, total))
      if let start { return (start, known) }
      if let end { return (end - known, known) }
      if let middle = value(center) { return (middle - known / 2, known) }
      return (0, extent ?? total)
    }
    let (x, width) = span(.leading, .trailing, .centerX, .width, total: size.width, ideal: ideal.width)
    let (y, height) = span(.top, .bottom, .centerY, .height, total: size.height, ideal: ideal.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

/// An edge, a center line or a dimension of a view, from which constraints are made.
@MainActor @preconcurrency
public class NSLayoutAnchor {
  let view: _PlatformView
  let attribute: NSLayoutConstraint.Attribute

  init(_ view: _PlatformView, _ attribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.attribute = attribute
  }

  /// Returns an inactive constraint that places the anchor `constant` points after another one.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, to: anchor.view, anchor.attribute, constant: constant)
  }
}

/// A horizontal edge or center line.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor {}

/// A vertical edge or center line.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor {}

/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor {
  /// Returns an inactive constraint of the dimension to a length in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, constant: constant)
  }

  /// Returns an inactive constraint of the dimension to a multiple of another one, plus a length in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(view, attribute, to: anchor.view, anchor.attribute, multiplier: multiplier, constant: constant)
  }
}
