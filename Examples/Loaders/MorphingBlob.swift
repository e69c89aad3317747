import SwiftUI

/// Drops that melt into one another: blur, then a threshold, in a canvas.
struct MorphingBlob: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas { context, size in
        let time = timeline.date.timeIntervalSinceReferenceDate
        context.addFilter(.alphaThreshold(min: 0.5, color: .cyan))
        context.addFilter(.blur(radius: 6))
        context.drawLayer { layer in
          let center = CGPoint(x: size.width / 2, y: size.height / 2)
          for index in 0..<3 {
            let angle = time * .pi + Double(index) * 2 * .pi / 3
            let reach = 12 + 10 * sin(time * .pi)
            let spot = CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
            layer.fill(
              Path(ellipseIn: CGRect(x: spot.x - 13, y: spot.y - 13, width: 26, height: 26)), with: .color(.black))
          }
        }
      }
    }
    .frame(width: 90, height: 90)
  }
}

#Preview { MorphingBlob() }
