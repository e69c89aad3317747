import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The body of a picker in the current style.
struct PickerBody<Content: View>: View {
  let label: AnyView
  let content: Content
  let choice: PickerChoice
  @Environment(\.pickerStyleKind) private var kind
  @Environment(\.platformProfile) private var platform
  @Environment(\.isInsideList) private var isInsideList
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.menuSession) private var menuSession

  var body: some View {
    switch kind {
    case .segmented, .palette:
      if platform == .macOS {
        ControlRow(label: labelsAreHidden ? nil : label, spreads: false) { segments.fixedSize() }
      } else {
        segments
      }
    case .inline:
      if platform == .macOS, !isInsideList, menuSession == nil {
        radioGroup
      } else {
        InlinePicker(content: content, choice: choice)
      }
    case .radioGroup: radioGroup
    case .wheel: WheelPicker(content: content, choice: choice, label: label)
    case .automatic, .menu:
      ControlRow(
        label: labelsAreHidden || platform == .iOS && !isInsideList ? nil : label, spreads: isInsideList,
        isLabelRead: false
      ) {
        MenuPicker(content: content, choice: choice, label: label)
      }
    }
  }

  private var radioGroup: some View {
    ControlRow(label: labelsAreHidden ? nil : label, spreads: false) { RadioPicker(content: content, choice: choice) }
  }

  private var segments: some View { SegmentedPicker(content: content, choice: choice) }
}

/// A row of a label and a control: at the two ends of the row, or side by side, or stacked if the text is very large.
struct ControlRow<Content: View>: View {
  let label: AnyView?
  let spreads: Bool
  /// A Boolean value that indicates whether the control's element includes the label.
  var isLabelRead = true
  @ViewBuilder let content: () -> Content
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if let label {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 6) {
          label.opacity(isEnabled ? 1 : 0.5).accessibilityHidden(!isLabelRead)
          content()
        }
      } else {
        HStack(spacing: 8) {
          label.fixedSize(horizontal: !spreads, vertical: false).opacity(isEnabled ? 1 : 0.5)
            .accessibilityHidden(!isLabelRead)
          if spreads { Spacer(minLength: 0) }
          content()
        }
      }
    } else {
      content()
    }
  }
}

/// A picker with the selected option on a button, and all options in a menu.
struct MenuPicker<Content: View>: View {
  let content: Content
  let choice: PickerChoice
  /// The label of the picker, wherever it is shown.
  let label: AnyView
  @State private var isOpen = false
  @Environment(\.platformProfile) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInsideList) private var isInsideList
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    let isMac = platform == .macOS
    let styled = HStack(spacing: isMac ? 8 : 5) {
      _SubviewsReader(of: content) { options in
        if let chosen = options.first(where: { choice.isChosen($0) }) { chosen }
      }
      ControlGlyph(.upDown, size: isMac ? 8 : 11, weight: isMac ? 1.5 : 1.8)
    }
    .fixedSize(horizontal: !typeSize.isAccessibilitySize, vertical: false)
    .foregroundStyle(isMac ? AnyShapeStyle(.primary) : isInsideList ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint))
    .padding(.horizontal, isMac ? 8 : isInsideList ? 0 : 12)
    .padding(.vertical, isMac ? 4 : 7)
    .frame(minHeight: isMac ? 24 : isInsideList ? nil : 34)
    .background {
      if isMac { RoundedRectangle(cornerRadius: 6).fill(ControlColors.macButton) }
    }
    .opacity(isEnabled ? 1 : 0.4)
    styled
      .tappable(perform: open)
      .controlElement(label: label, value: .children, traits: .isButton, activate: open)
      .popup(isPresented: isOpen, dismiss: close) {
        MenuPanel(close: close) { PickerOptions(content: content, choice: choice) }
      }
  }

  private func open() { withAnimation(.popup) { isOpen = true } }
  private func close() { withAnimation(.popup) { isOpen = false } }
}

/// The options as rows of a menu, with a checkmark for the selected one.
struct PickerOptions<Content: View>: View {
  let content: Content
  let choice: PickerChoice

  var body: some View {
    _SubviewsReader(of: content) { options in
      ForEach(options) { option in
        Button(action: { choice.choose(option) }) {
          MenuChoice(isChosen: choice.isChosen(option)) { option }
        }
        .accessibilityAddTraits(choice.isChosen(option) ? .isSelected : [])
      }
    }
  }
}

/// The options as rows of the enclosing container, with a trailing checkmark for the selected one.
struct InlinePicker<Content: View>: View {
  let content: Content
  let choice: PickerChoice
  @Environment(\.menuSession) private var menuSession
  @Environment(\.isInsideList) private var isInsideList

  var body: some View {
    if menuSession != nil {
      PickerOptions(content: content, choice: choice)
    } else if isInsideList {
      rows
    } else {
      VStack(alignment: .leading, spacing: 12) { rows }
    }
  }

  private var rows: some View {
    _SubviewsReader(of: content) { options in
      ForEach(options) { option in
        HStack(spacing: 8) {
          option
          Spacer(minLength: 0)
          ControlGlyph(.check, size: 13).foregroundStyle(.tint).opacity(choice.isChosen(option) ? 1 : 0)
        }
        .tappable { choice.choose(option) }
        .optionElement(isChosen: choice.isChosen(option)) { choice.choose(option) }
      }
    }
  }
}

/// A group of radio buttons: discs of 16 points, as large as a checkbox on a Mac.
struct RadioPicker<Content: View>: View {
  let content: Content
  let choice: PickerChoice
  @Environment(\.textScale) private var scale

  var body: some View {
    _SubviewsReader(of: content) { options in
      VStack(alignment: .leading, spacing: 6) {
        ForEach(options) { option in
          let isChosen = choice.isChosen(option)
          HStack(spacing: 5) {
            ZStack {
              Circle().fill(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlColors.fill))
              Circle().fill(.white).frame(width: 6 * scale, height: 6 * scale).opacity(isChosen ? 1 : 0)
            }
            .frame(width: 16 * scale, height: 16 * scale)
            option
          }
          .tappable { choice.choose(option) }
          .optionElement(isChosen: isChosen) { choice.choose(option) }
        }
      }
    }
  }
}
