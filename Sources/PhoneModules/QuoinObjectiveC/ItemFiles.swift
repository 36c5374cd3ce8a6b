import Foundation
import QuoinUniformTypes

extension NSItemProvider {
  /// Says how a file of a type is made.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { told in
      loadHandler { url, _, error in told(url.flatMap { try? Data(contentsOf: $0) }, error) }
    }
  }
  /// Gives the bytes of a type as a file, which is gone once `completionHandler` has been called.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? typeIdentifier
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let file = folder.appendingPathComponent(name)
      defer { try? FileManager.default.removeItem(at: folder) }
      guard let data, (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
        (try? data.write(to: file)) != nil
      else { return completionHandler(nil, error) }
      completionHandler(file, nil)
    }
  }
  /// Gives the bytes of a type as a file that may stay where it is: a copy here, as by `loadFileRepresentation`.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in completionHandler(url, false, error) }
  }
  /// The names of its types whose files may be had so.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    fileOptions.isEmpty ? registeredTypeIdentifiers : []
  }
  /// Whether it has a file of a type that may be had so.
  public func hasRepresentationConforming(toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []) -> Bool {
    fileOptions.isEmpty && hasItemConformingToTypeIdentifier(typeIdentifier)
  }
}

// By types instead of their names.
extension NSItemProvider {
  /// Its types, the best first; names that are no type's are left out.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  /// Its types whose files may be opened where they lie: none.
  public var registeredContentTypesForOpenInPlace: [UTType] { [] }
  /// Its types that are of a type.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }
  /// Says how the bytes of a type are made.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping _Told) -> Progress?
  ) { registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler) }
  /// Says how a file of a type is made.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) { registerFileRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler) }
  /// Gives the bytes of a type.
  @discardableResult public func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping _Told) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
  /// Gives the bytes of a type as a file, which is gone once `completionHandler` has been called; whether it lies where it did: never.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
}
