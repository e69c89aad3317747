import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import ViewGraph

/// A window of 100 × 100 points in which a test's view plays.
@MainActor
struct Stage {
  let host: OffscreenHost

  init<V: View>(_ view: V, customize: (inout OffscreenHost.Configuration) -> Void = { _ in }) {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: 100, height: 100)
    configuration.scale = 1
    configuration.background = .white
    customize(&configuration)
    host = OffscreenHost(rootView: view, configuration: configuration)
  }

  func at(_ time: Double) -> Stage {
    host.advance(to: time)
    return self
  }

  /// The first value with this name, from the root down, as it is shown now.
  func value(_ name: String) -> Double? {
    func find(_ node: InspectionNode) -> Double? {
      if let value = node.values[name] { return value }
      for child in node.children { if let value = find(child) { return value } }
      return nil
    }
    return find(host.inspect())
  }

  /// The shown frame of the first view whose type begins with this name.
  func frame(_ type: String) -> InspectionNode.Frame? {
    func find(_ node: InspectionNode) -> InspectionNode.Frame? {
      if node.type.hasPrefix(type), let frame = node.frame { return frame }
      for child in node.children { if let frame = find(child) { return frame } }
      return nil
    }
    return find(host.inspect())
  }
}

/// Notes what happens, in order.
final class EventLog: @unchecked Sendable {
  var entries: [String] = []
  var numbers: [Double] = []
}

/// A way for a test to change a view's state from outside.
final class Remote: @unchecked Sendable {
  var press: () -> Void = {}
  var other: () -> Void = {}
}

func isNear(_ a: Double?, _ b: Double, within tolerance: Double = 1e-4) -> Bool {
  guard let a else { return false }
  return abs(a - b) <= tolerance
}
