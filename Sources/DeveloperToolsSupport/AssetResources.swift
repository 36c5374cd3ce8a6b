import Foundation

/// A picture of an asset catalogue by its name, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let folder: String?
  /// The picture filed as `name`, in the bundle's catalogues or, where these have none, in the page's own.
  public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.ownFolder) }
}

/// A colour of an asset catalogue by its name, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let folder: String?
  /// The colour filed as `name`, in the bundle's catalogues or, where these have none, in the page's own.
  public init(name: String, bundle: Bundle) { (self.name, folder) = (name, bundle.ownFolder) }
}

extension Bundle {
  /// The folder of the bundle's resources; nil for the main one, whose resources are those of the page.
  package var ownFolder: String? { bundlePath == Bundle.main.bundlePath ? nil : resourcePath ?? bundlePath }
}
