/// Shows views in the previews of an editor, and in `glowworm`.
///
/// - Parameters:
///   - name: What the preview is called; its place in the file without one.
///   - body: Makes the views to show.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows views in the previews of an editor, and in `glowworm`, with traits such as a size or an orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a dynamic property such as `@State` stand in the closure of a `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a property of an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an
/// entry of its own, with the property's value as its default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes a type `Animatable`: its data are all its stored variables, in their order, that are not marked
/// `@AnimatableIgnored`.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a variable of an `@Animatable` type out of its data.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
