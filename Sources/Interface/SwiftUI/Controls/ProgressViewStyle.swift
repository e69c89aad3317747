import Foundation
import ViewGraph

/// The properties of a progress view instance.
nonisolated public struct ProgressViewStyleConfiguration: StyledConfiguration {
  /// A type-erased label describing the task represented by the progress view.
  nonisolated public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// A type-erased label that describes the current value of a progress view.
  nonisolated public struct CurrentValueLabel: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The completed fraction of the task, from 0 to 1, or `nil` for indeterminate progress.
  public let fractionCompleted: Double?
  /// A view that describes the task represented by the progress view, or `nil` if there is none.
  public var label: Label?
  /// A view that describes the current value of a progress view, or `nil` if there is none.
  public var currentValueLabel: CurrentValueLabel?

  static var defaultStyle: ControlStyleBox<ProgressViewStyleConfiguration> {
    .of(ProgressViewStyleMaker<DefaultProgressViewStyle>.self, DefaultProgressViewStyle())
  }
}

/// A type that applies standard interaction behavior to all progress views within a view hierarchy.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  /// Creates a view representing the body of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

enum ProgressViewStyleMaker<S: ProgressViewStyle>: StyleMaking {
  static func body(_ style: S, _ configuration: ProgressViewStyleConfiguration) -> S.Body {
    onMain((style, configuration)) { $0.0.makeBody(configuration: $0.1) }
  }
}

/// The default progress view style in the current context: a bar for determinate progress, and a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates a default progress view style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressBody(configuration: configuration, tint: nil)
    } else {
      LinearProgressBody(configuration: configuration, tint: nil)
    }
  }
}

/// A progress view that visually indicates its progress using a horizontal bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Creates a linear progress view style in the tint of the environment.
  nonisolated public init() { tint = nil }

  /// SwiftUI will deprecate this form in a future version. Use `tint(_:)` instead.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressBody(configuration: configuration, tint: tint)
  }
}

/// A progress view that uses a circular gauge to indicate the partial completion of an activity, or a spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  /// Creates a circular progress view style in the tint of the environment.
  nonisolated public init() { tint = nil }

  /// SwiftUI will deprecate this form in a future version. Use `tint(_:)` instead.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgressBody(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style, for use with `progressViewStyle(_:)`.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear progress view style, for use with `progressViewStyle(_:)`.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular progress view style, for use with `progressViewStyle(_:)`.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

nonisolated extension View {
  /// Sets the style for progress views in this view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(ProgressViewStyleMaker<S>.self, style)
  }
}
