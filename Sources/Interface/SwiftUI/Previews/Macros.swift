/// Shows views in the previews of an editor, and in `glowworm`.
///
/// - Parameters:
///   - name: The name of the preview. Without a name, its position in the file identifies it.
///   - body: A closure that creates the views to show.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows views in the previews of an editor, and in `glowworm`, with traits such as a size or an orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows the views of each argument as a preview of its own.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Allows a dynamic property such as `@State` in the closure of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a property of an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a new
/// entry, with the property's initial value as its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes a type `Animatable`. Its animatable data consists of all stored variables, in order, that are not marked
/// `@AnimatableIgnored`.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Excludes a variable of an `@Animatable` type from its animatable data.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
