import Foundation
import Geometry
import ViewGraph

/// The body of a table: the headers above the rows. On a Mac, rows are 28 points tall, and every second one is
/// shaded; on iOS, lines separate them.
struct TableBody<Value: Identifiable>: View {
  let values: [Value]
  let columns: [_TableColumn<Value>]
  let selection: ListSelection?
  let sorting: TableSorting?
  @Environment(\.platformProfile) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let isCompact = platform == .iOS && sizeClass == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    VStack(spacing: 0) {
      if !isCompact {
        line(shown) { header($0) }.frame(minHeight: 28)
        Rectangle().fill(ControlColors.hairline).frame(height: 1)
      }
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(Array(values.enumerated()), id: \.element.id) { entry in row(entry.element, entry.offset, shown) }
        }
      }
    }
  }

  private func row(_ value: Value, _ index: Int, _ columns: [_TableColumn<Value>]) -> some View {
    let isChosen = selection?.contains(AnyHashable(value.id)) ?? false
    let isMac = platform == .macOS
    return line(columns) { $0.cell(value).lineLimit(isMac ? 1 : nil) }
      .frame(minHeight: isMac ? 24 : 44)
      .background {
        if isChosen {
          Rectangle().fill(.tint).opacity(0.25)
        } else if isMac, !index.isMultiple(of: 2) {
          Rectangle().fill(ControlColors.tertiaryFill).opacity(0.5)
        }
      }
      .overlay(alignment: .bottom) { if !isMac { Rectangle().fill(ControlColors.hairline).frame(height: 0.5) } }
      .contentShape(Rectangle())
      .gesture(TapGesture().onEnded { selection?.choose(AnyHashable(value.id)) }, isEnabled: selection != nil)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  private func line<Cell: View>(
    _ columns: [_TableColumn<Value>], @ViewBuilder cell: @escaping (_TableColumn<Value>) -> Cell
  ) -> some View {
    HStack(spacing: 8) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        let isFixed = column.minimum != nil && column.minimum == column.maximum
        cell(column)
          .frame(
            minWidth: column.minimum, idealWidth: column.ideal, maxWidth: isFixed ? column.maximum : .infinity,
            alignment: column.alignment)
      }
    }
    .padding(.horizontal, platform == .macOS ? 10 : 16)
  }

  @ViewBuilder private func header(_ column: _TableColumn<Value>) -> some View {
    let order = column.comparator.flatMap { sorting?.order($0) }
    let label = HStack(spacing: 4) {
      column.title
      if let order {
        Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
      }
    }
    .font(.subheadline.weight(order == nil ? .regular : .semibold))
    .foregroundStyle(.secondary)
    .lineLimit(1)
    if let comparator = column.comparator, let sorting {
      Button(action: { sorting.press(comparator) }) { label }.buttonStyle(.plain)
    } else {
      label
    }
  }
}
