import Foundation
import Geometry
import ViewGraph

private struct InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

nonisolated extension View {
  /// Inserts an inspector at the applied position in the view hierarchy: a trailing column, or a sheet in a compact
  /// width.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets a fixed, preferred width for the inspector containing this view when presented as a trailing column.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets a flexible, preferred width for the inspector in a trailing-column presentation. Its initial width is the
  /// ideal one.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    inspectorColumnWidth(Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity))
  }
}

/// The modifier of `inspector`. On a Mac, an inspector is 225 points wide by default (its documented minimum).
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inspector: Inspector
  @State private var width: CGFloat?
  @Environment(\.platformProfile) private var platform
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    if platform == .iOS, sizeClass == .compact {
      content.sheet(isPresented: $isPresented) { inspector }
    } else {
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          HStack(spacing: 0) {
            Divider()
            inspector
              .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
              .frame(width: width ?? 225)
              .frame(maxHeight: .infinity)
          }
          .transition(.move(edge: .trailing))
        }
      }
      .animation(.default, value: isPresented)
    }
  }
}
