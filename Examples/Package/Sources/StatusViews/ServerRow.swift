import LiveIndicators
import SwiftUI

/// A row with a server's name, and whether it is online.
public struct ServerRow: View {
  private let name: String
  private let isOnline: Bool

  public init(_ name: String, isOnline: Bool) {
    self.name = name
    self.isOnline = isOnline
  }

  public var body: some View {
    HStack {
      Text(name)
      Spacer()
      LiveIndicator(isOnline ? .online : .offline)
    }
    .frame(width: 240)
  }
}

#Preview("Servers") {
  VStack {
    ServerRow("Build", isOnline: true)
    ServerRow("Archive", isOnline: false)
  }
  .padding()
}
