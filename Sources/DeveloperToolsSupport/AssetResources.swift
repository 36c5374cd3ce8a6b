import Foundation

/// A picture of an asset catalogue by its name, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  /// The picture filed as `name`; the page's own catalogues are searched whatever the bundle is.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of an asset catalogue by its name, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  /// The colour filed as `name`; the page's own catalogues are searched whatever the bundle is.
  public init(name: String, bundle: Bundle) { self.name = name }
}
