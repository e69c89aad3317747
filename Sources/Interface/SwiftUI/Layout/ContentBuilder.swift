import ViewGraph

/// A custom parameter attribute that constructs content from closures: the builder of views, under its newer name.
public typealias ContentBuilder = ViewBuilder
