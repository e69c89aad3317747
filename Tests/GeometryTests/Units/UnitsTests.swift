import Foundation
import Testing

@testable import Geometry

@Suite("Units of layout")
struct UnitsTests {
  @Test("Angles convert, add, scale and compare")
  func angles() {
    #expect(Angle.degrees(180).radians == Double.pi)
    #expect(Angle.radians(Double.pi / 2).degrees == 90)
    #expect(abs((Angle.degrees(30) + .degrees(15) - .degrees(5)).degrees - 40) < 1e-12)
    #expect((-Angle.radians(1) * 3 / 2).radians == -1.5)
    #expect(Angle.degrees(10) < Angle.degrees(20))
    var angle = Angle.zero
    angle += .radians(2)
    angle *= 4
    angle -= .radians(3)
    #expect(angle == .radians(5))
    angle.degrees = 360
    #expect(abs(angle.radians - 2 * Double.pi) < 1e-12)
  }

  @Test("The named unit points are the nine corners, edge centers and the center")
  func unitPoints() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(UnitPoint.zero == UnitPoint.topLeading)
    #expect(UnitPoint.center.point(in: rect) == CGPoint(x: 60, y: 45))
    #expect(UnitPoint.bottomTrailing.point(in: rect) == CGPoint(x: 110, y: 70))
    #expect(UnitPoint.top.point(in: rect) == CGPoint(x: 60, y: 20))
    #expect(UnitPoint.leading.point(in: rect) == CGPoint(x: 10, y: 45))
    #expect(UnitPoint.trailing.point(in: rect.size) == CGPoint(x: 100, y: 25))
    #expect(UnitPoint.bottom.point(in: rect.size) == CGPoint(x: 50, y: 50))
    #expect(UnitPoint.topTrailing.point(in: rect) == CGPoint(x: 110, y: 20))
    #expect(UnitPoint.bottomLeading.point(in: rect) == CGPoint(x: 10, y: 70))
  }

  @Test("Edge and axis sets contain the members that their names say")
  func sets() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    #expect(Edge.Set.horizontal.contains(Edge.leading) && !Edge.Set.horizontal.contains(Edge.top))
    #expect(Edge.Set(.bottom) == .bottom)
    #expect(Edge.Set.top.rawValue == 1 && Edge.Set.trailing.rawValue == 8)
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set(.bottom) == .bottom)
    #expect(Axis.Set.vertical.contains(Axis.vertical) && !Axis.Set.vertical.contains(Axis.horizontal))
    #expect(Axis.horizontal.perpendicular == .vertical)
    #expect(Axis.vertical.description == "vertical")
  }

  @Test("Insets shrink rectangles from the edges that reading direction gives")
  func insets() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 14, height: 6))
    #expect(rect.inset(by: insets, direction: .rightToLeft) == CGRect(x: 4, y: 1, width: 14, height: 6))
    #expect(CGSize(width: 5, height: 2).inset(by: insets) == .zero)
    #expect(CGSize(width: 5, height: 2).outset(by: insets) == CGSize(width: 11, height: 6))
    #expect(EdgeInsets(16, edges: .horizontal) == EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  @Test("Rectangle helpers center")
  func rectangles() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(rect.centeredSquare == CGRect(x: 20, y: 0, width: 60, height: 60))
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
  }

  // Measured on macOS 26.2: 20 and 90 on an edge of 100 become 20 and 80, 50 and 70 become 50 and 50.
  @Test("Corner radii share an edge")
  func cornerRadii() {
    let size = CGSize(width: 100, height: 300)
    let uneven = RectangleCornerRadii(topLeading: 20, topTrailing: 90).limited(to: size)
    #expect(uneven.topLeading == 20 && uneven.topTrailing == 80)
    let large = RectangleCornerRadii(topLeading: 50, topTrailing: 70).limited(to: size)
    #expect(large.topLeading == 50 && large.topTrailing == 50)
  }
}
