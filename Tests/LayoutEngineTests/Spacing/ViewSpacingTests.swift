import Foundation
import Geometry
import LayoutEngine
import Testing

@Suite("Preferred distances")
struct ViewSpacingTests {
  /// The default 13 pt text in a window, macOS 26.2: 4.742 under a plain view, 8.151 over one, 0 to a text.
  private let text = ViewSpacing(textAbove: 4.742, below: 8.151, toTextAbove: 0)
  private let plain = ViewSpacing()

  @Test("Text and plain views in a column: 4.742 above, 8.151 below, 0 between texts, 8 without text")
  func vertical() {
    #expect(plain.distance(to: text, along: .vertical) == 4.742)
    #expect(text.distance(to: plain, along: .vertical) == 8.151)
    #expect(text.distance(to: text, along: .vertical) == 0)
    #expect(plain.distance(to: plain, along: .vertical) == 8)
  }

  @Test("Between two texts the lower one's gap counts: 2.5 to a title3")
  func lowerText() {
    let title = ViewSpacing(textAbove: 7.498, below: 13.597, toTextAbove: 2.5)
    #expect(text.distance(to: title, along: .vertical) == 2.5)
    #expect(title.distance(to: text, along: .vertical) == 0)
  }

  @Test("Every pair in a row is 8 apart")
  func horizontal() {
    for first in [text, plain] {
      for second in [text, plain] { #expect(first.distance(to: second, along: .horizontal) == 8) }
    }
  }

  @Test("A spacer and a zero spacing leave no gap to anything")
  func none() {
    for spacing in [ViewSpacing.spacer(along: .vertical), .zero] {
      for other in [text, plain] {
        #expect(spacing.distance(to: other, along: .vertical) == 0)
        #expect(other.distance(to: spacing, along: .vertical) == 0)
      }
    }
  }

  @Test("A union prefers the larger distance, on the given edges only")
  func union() {
    let both = ViewSpacing.empty.union(text).union(plain)
    #expect(both.distance(to: text, along: .vertical) == 4.742)
    #expect(text.distance(to: both, along: .vertical) == 8.151)
    let wide = plain.union(ViewSpacing(distance: 20), edges: .bottom)
    #expect(wide.distance(to: plain, along: .vertical) == 20)
    #expect(plain.distance(to: wide, along: .vertical) == 8)
  }

  @Test("A column of text has the text's distances outside; a fixed height or padding hides them")
  func containers() {
    let column = Box(VStackLayout(), [Leaf.text(30), Leaf.text(20)])
    #expect(plain.distance(to: column.spacing, along: .vertical) == 4.742)
    #expect(column.spacing.distance(to: plain, along: .vertical) == 8.151)
    let framed = Modified(FrameLayout(height: 40), column)
    #expect(plain.distance(to: framed.spacing, along: .vertical) == 8)
    let padded = Modified(PaddingLayout(edges: .top, length: 1), column)
    #expect(plain.distance(to: padded.spacing, along: .vertical) == 8)
    #expect(padded.spacing.distance(to: plain, along: .vertical) == 8.151)
  }

  @Test("A determinate ring, its label under it: 32 + 4.74 + 16 = 52.74")
  func progressRing() {
    let height = Box(VStackLayout(), [Leaf.box(32, 32), Leaf.text(40)]).sizeThatFits(.unspecified).height
    #expect(abs(height - 52.742) < 1e-9)
  }
}
