import QuoinAppearance

/// Bytes of an asset catalogue under a name. Catalogues' bytes are not read here, so there are none.
public final class NSDataAsset: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: String
  /// Its bytes.
  public let data: Data
  /// Of which kind.
  public let typeIdentifier = "public.data"
  /// nil: there is none of that name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
  /// The bytes of a file of that name beside the bundle's; nil: there is none.
  public init?(name: String, bundle: Bundle) {
    guard let url = bundle.url(forResource: name, withExtension: nil) ?? bundle.url(forResource: name, withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return nil }
    (self.name, self.data) = (name, data)
  }
}
