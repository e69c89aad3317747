// Written by Apple's SwiftUI on macOS 26.2 (`Path.description`, six significant digits), as recorded in the goldens of
// iamcgn/swiftui-web (Apache-2.0), Fixtures/Goldens/shape/paths.json.

enum RecordedPaths {
  /// Outline text by name.
  static let plain: [String: String] = [
    // type-erased circle in rect 100x60 at 0,0
    "any-shape":
      """
    80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c 66.5685 0 80 \
    13.4315 80 30 c h
    """,
    // arc center 50,50 r 40, 0 to 0 deg, clockwise false
    "arc-0-0":
      """
    90 50 m
    """,
    // arc center 50,50 r 40, 0 to 30, clockwise false
    "arc-0-30":
      """
    90 50 m 90 57.0215 88.1517 63.9192 84.641 70 c
    """,
    // arc center 50,50 r 40, 0 to 90, clockwise false
    "arc-0-90":
      """
    90 50 m 90 72.0914 72.0914 90 50 90 c
    """,
    // arc center 50,50 r 40, 0 to 120, clockwise false
    "arc-0-120":
      """
    90 50 m 90 72.0914 72.0914 90 50 90 c 42.9785 90 36.0808 88.1517 30 84.641 c
    """,
    // arc center 50,50 r 40, 0 to 360, clockwise false
    "arc-0-360":
      """
    90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 \
    90 27.9086 90 50 c h
    """,
    // arc center 50,50 r 40, 0 to 450, clockwise false
    "arc-0-450":
      """
    90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 \
    90 27.9086 90 50 c 90 72.0914 72.0914 90 50 90 c
    """,
    // arc center 50,50 r 40, 0 to -90, clockwise false
    "arc-0-minus90":
      """
    90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c
    """,
    // arc center 50,50 r 40, 0 to -360, clockwise false
    "arc-0-minus360":
      """
    90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 27.9086 27.9086 10 50 10 c 72.0914 10 \
    90 27.9086 90 50 c
    """,
    // move to 0,0 then arc center 50,30 r 20, 0 to 90, clockwise false
    "arc-after-move":
      """
    0 0 m 70 30 l 70 41.0457 61.0457 50 50 50 c
    """,
    // arc center 50,50 r 40, 0 to 45, clockwise true
    "arc-cw-0-45":
      """
    90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 60.6087 90 \
    70.7828 85.7857 78.2843 78.2843 c
    """,
    // arc center 50,50 r 40, 0 to 360, clockwise true
    "arc-cw-0-360":
      """
    90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 \
    90 72.0914 90 50 c h
    """,
    // arc center 50,50 r 40, 0 to 720, clockwise true
    "arc-cw-0-720":
      """
    90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 \
    90 72.0914 90 50 c
    """,
    // arc center 50,50 r 40, 0 to -90, clockwise true
    "arc-cw-0-minus90":
      """
    90 50 m 90 27.9086 72.0914 10 50 10 c
    """,
    // arc center 50,50 r 40, -90 to 0, clockwise true
    "arc-cw-minus90-0":
      """
    50 10 m 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 90 72.0914 90 50 c
    """,
    // arc center 50,50 r 40, 0 to 90, clockwise false, transform scale 2,1
    "arc-transform":
      """
    180 50 m 180 72.0914 144.183 90 100 90 c
    """,
    // circle in rect 100x60 at 0,0
    "circle":
      """
    80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c 20 13.4315 33.4315 0 50 0 c 66.5685 0 80 \
    13.4315 80 30 c h
    """,
    // ellipse in rect 100x60 at 0,0
    "ellipse":
      """
    100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c 0 13.4315 22.3858 0 50 0 c 77.6142 0 100 \
    13.4315 100 30 c h
    """,
    // move 0,0; line 10,0; close; line 0,10
    "line-after-close":
      """
    0 0 m 10 0 l h 0 10 l
    """,
    // addLines 0,0 10,10 20,0
    "lines":
      """
    0 0 m 10 10 l 20 0 l
    """,
    // rectangle offset 10,5 in rect 100x60 at 0,0
    "offset-shape":
      """
    10 5 m 110 5 l 110 65 l 10 65 l h
    """,
    // path from the text '0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h'
    "parsed":
      """
    0 0 m 50 60 100 0 q 100 60 0 0 0 60 c h
    """,
    // move 0,0; quad to 100,0 control 50,60; cubic to 0,60 controls 100,60 and 0,0
    "quad-and-cubic":
      """
    0 0 m 50 60 100 0 q 100 60 0 0 0 60 c
    """,
    // rectangle in rect 100x60 at 0,0
    "rect":
      """
    0 0 m 100 0 l 100 60 l 0 60 l h
    """,
    // addRect 10x10 with transform translate 5,5
    "rect-transform":
      """
    5 5 m 15 5 l 15 15 l 5 15 l h
    """,
    // relative arc center 50,50 r 40 start 0 delta 0
    "relative-arc-0":
      """
    90 50 m
    """,
    // relative arc center 50,50 r 40 start 0 delta 190
    "relative-arc-190":
      """
    90 50 m 90 72.0914 72.0914 90 50 90 c 27.9086 90 10 72.0914 10 50 c 10 47.6714 10.2033 45.3473 10.6077 \
    43.0541 c
    """,
    // relative arc center 50,50 r 40 start 0 delta -360
    "relative-arc-minus360":
      """
    90 50 m 90 27.9086 72.0914 10 50 10 c 27.9086 10 10 27.9086 10 50 c 10 72.0914 27.9086 90 50 90 c 72.0914 90 \
    90 72.0914 90 50 c
    """,
    // rectangle rotated 30 deg about bottomTrailing in rect 100x60 at 0,0
    "rotation-30-anchor":
      """
    43.3975 -41.9615 m 130 8.03848 l 100 60 l 13.3975 10 l h
    """,
    // rectangle rotated 90 deg about center in rect 100x60 at 0,0
    "rotation-90":
      """
    80 -20 m 80 80 l 20 80 l 20 -20 l h
    """,
    // rectangle scale 0.5 about center in rect 100x60 at 0,0
    "scale-shape-0.5":
      """
    25 15 m 75 15 l 75 45 l 25 45 l h
    """,
    // rectangle scale 0.5,0.5 about topLeading in rect 100x60 at 0,0
    "scale-shape-anchor":
      """
    0 0 m 50 0 l 50 30 l 0 30 l h
    """,
    // rectangle size 40x20 in rect 100x60 at 0,0
    "size-shape":
      """
    0 0 m 40 0 l 40 20 l 0 20 l h
    """,
    // circle in rect 40x40 stroked outline, line width 4
    "stroked-circle":
      """
    38 20 m 38 29.9411 29.9411 38 20 38 c 10.0589 38 2 29.9411 2 20 c 2 10.0589 10.0589 2 20 2 c 29.9411 2 38 \
    10.0589 38 20 c h 42 20 m 42 7.84974 32.1503 -2 20 -2 c 7.84974 -2 -2 7.84974 -2 20 c -2 32.1503 7.84974 42 \
    20 42 c 32.1503 42 42 32.1503 42 20 c h
    """,
    // line 0,0 to 50,0 stroked outline, width 2, square caps
    "stroked-line-square":
      """
    0 1 m 50 1 l 51 1 l 51 -1 l 50 -1 l 0 -1 l -1 -1 l -1 1 l 0 1 l h
    """,
    // rectangle stroke(lineWidth 2) as a shape in rect 100x60 at 0,0
    "stroked-shape":
      """
    0 1 m 100 1 l 99 0 l 99 60 l 100 59 l 0 59 l 1 60 l 1 0 l 0 1 l h 0 -1 m -1 -1 l -1 0 l -1 60 l -1 61 l 0 61 \
    l 100 61 l 101 61 l 101 60 l 101 0 l 101 -1 l 100 -1 l 0 -1 l h
    """,
    // triangle 0,0 100,0 50,60 closed, stroked outline width 4
    "stroked-triangle-4":
      """
    0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m \
    -4.27008 -2 l -1.53644 1.28037 l 48.4636 61.2804 l 50 63.1241 l 51.5364 61.2804 l 101.536 1.28037 l 104.27 -2 \
    l 100 -2 l 0 -2 l h
    """,
    // same triangle, width 4, round caps and joins
    "stroked-triangle-round":
      """
    0 2 m 100 2 l 98.4636 -1.28037 l 48.4636 58.7196 l 51.5364 58.7196 l 1.53644 -1.28037 l 0 2 l h 0 -2 m \
    -1.69568 -2 -2.62199 -0.022285 -1.53644 1.28037 c 48.4636 61.2804 l 49.2631 62.2399 50.7369 62.2399 51.5364 \
    61.2804 c 101.536 1.28037 l 102.622 -0.022285 101.696 -2 100 -2 c 0 -2 l h
    """,
    // rectangle with transform a1 b0 c0.5 d1 in rect 100x60 at 0,0
    "transform-shape":
      """
    0 0 m 100 0 l 130 60 l 30 60 l h
    """,
    // circle in rect 100x60 at 0,0 trimmed 0 to 0.5
    "trim-circle-0-0.5":
      """
    80 30 m 80 46.5685 66.5685 60 50 60 c 33.4315 60 20 46.5685 20 30 c
    """,
    // circle in rect 100x100 trimmed 0.2 to 0.8
    "trim-circle-0.2-0.8":
      """
    65.4856 97.5557 m 60.6098 99.1423 55.4051 100 50 100 c 22.3858 100 0 77.6142 0 50 c 0 22.3858 22.3858 0 50 0 \
    c 55.4051 0 60.6098 0.857649 65.4856 2.44428 c
    """,
    // rectangle in rect 100x60 at 0,0 trimmed 0 to 0.999
    "trim-rect-0-0.999":
      """
    0 0 m 100 0 l 100 60 l 0 60 l 0 0.319996 l
    """,
    // rectangle in rect 100x60 at 0,0 trimmed 0 to 1
    "trim-rect-0-1":
      """
    0 0 m 100 0 l 100 60 l 0 60 l h
    """,
    // rectangle in rect 100x60 at 0,0 trimmed 0.1 to 0.6
    "trim-rect-0.1-0.6":
      """
    32 0 m 100 0 l 100 60 l 68 60 l
    """,
    // rectangle in rect 100x60 at 0,0 trimmed -0.5 to 1.5
    "trim-rect-out-of-range":
      """
    0 0 m 100 0 l 100 60 l 0 60 l h
    """,
    // rectangle shape trim 0.25 to 0.5 in rect 100x60 at 0,0
    "trim-shape":
      """
    80 0 m 100 0 l 100 60 l
    """,
    // triangle 0,0 100,0 50,60 closed, trimmed 0.25 to 0.75
    "trim-triangle-0.25-0.75":
      """
    64.0512 0 m 100 0 l 50 60 l 41.0046 49.2055 l
    """,
    // rect 10x10 at 0,0 plus rect 10x10 at 20,0, trimmed 0.25 to 0.75
    "trim-two-subpaths":
      """
    10 10 m 0 10 l 0 0 l 20 0 m 30 0 l 30 10 l
    """,
  ]

  /// Those of which only the bounding rectangles are to agree.
  static let comparedByBounds: Set<String> = [
    "stroked-circle",
    "stroked-line-square",
    "stroked-shape",
    "stroked-triangle-4",
    "stroked-triangle-round",
    "trim-circle-0.2-0.8",
  ]
}
