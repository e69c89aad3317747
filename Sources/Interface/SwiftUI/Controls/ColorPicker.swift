import Foundation
import Geometry
import ViewGraph

/// A control used to select a color from a palette.
nonisolated public struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// Creates an instance that selects a color.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public var body: some View {
    ColorPickerBody(selection: selection, supportsOpacity: supportsOpacity, label: AnyView(label))
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a color picker with a text label generated from a title string key.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The body of a color picker. As in UIColorWell, it is 28 points wide: the color in a ring of all hues. The palette
/// is this project's choice.
private struct ColorPickerBody: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: AnyView
  @State private var isOpen = false
  @Environment(\.platformProfile) private var platform
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ControlRow(label: labelsAreHidden ? nil : label, spreads: platform == .iOS) {
      well
        .opacity(isEnabled ? 1 : 0.5)
        .tappable(perform: open)
        .controlElement(label: label, traits: .isButton, activate: open)
        .popup(isPresented: isOpen, dismiss: { withAnimation(.popup) { isOpen = false } }) {
          ColorPalette(selection: selection, supportsOpacity: supportsOpacity)
            .padding(12)
            .modifier(PopupSurface())
        }
    }
  }

  private func open() { withAnimation(.popup) { isOpen = true } }

  @ViewBuilder private var well: some View {
    if platform == .macOS {
      let shape = RoundedRectangle(cornerRadius: 5)
      shape.fill(selection.wrappedValue)
        .overlay { shape.strokeBorder(ControlColors.hairline, lineWidth: 1) }
        .frame(width: 44, height: 22)
    } else {
      ZStack {
        Circle().strokeBorder(Self.hues, lineWidth: 3)
        Circle().inset(by: 5).fill(selection.wrappedValue)
      }
      .frame(width: 28, height: 28)
    }
  }

  private static let hues = AngularGradient(
    colors: (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1) }, center: .center)
}

/// The palette: a row of grays, rows of hues from dark to light, and the opacity.
private struct ColorPalette: View {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.self) private var environment

  private static let columns = 10
  private static let rows: [(saturation: Double, brightness: Double)] = [
    (1, 0.45), (1, 0.75), (0.9, 1), (0.55, 1), (0.25, 1),
  ]

  var body: some View {
    VStack(spacing: 12) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { swatch(Color(white: Double($0) / Double(Self.columns - 1))) }
        }
        ForEach(0..<Self.rows.count, id: \.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<Self.columns, id: \.self) { column in
              swatch(
                Color(
                  hue: Double(column) / Double(Self.columns), saturation: Self.rows[row].saturation,
                  brightness: Self.rows[row].brightness))
            }
          }
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 6))
      if supportsOpacity { Slider(value: opacity) }
    }
    .frame(width: 260)
  }

  private func swatch(_ color: Color) -> some View {
    let current = opacity.wrappedValue
    return color.frame(width: 26, height: 26)
      .onTapGesture { selection.wrappedValue = current < 1 ? color.opacity(current) : color }
  }

  private var opacity: Binding<Double> {
    let (selection, environment) = (selection, environment)
    return Binding(
      get: { Double(selection.wrappedValue.resolve(in: environment).opacity) },
      set: { new in
        var resolved = selection.wrappedValue.resolve(in: environment)
        resolved.opacity = Float(new)
        selection.wrappedValue = Color(resolved)
      })
  }
}
