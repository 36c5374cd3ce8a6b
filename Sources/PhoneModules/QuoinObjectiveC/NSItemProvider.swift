import Foundation

/// What can be carried by an item provider.
public protocol NSItemProviderWriting: AnyObject {}
/// What can be got from an item provider.
public protocol NSItemProviderReading: AnyObject {}
extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}

/// Something that is dragged or pasted, with its forms. It gives what it was given.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by the lock.
  private var types: [String] = []
  private var loaders: [String: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?] = [:]
  private let object: Any?
  /// A name for a file of it.
  open var suggestedName: String?

  /// Nothing.
  public override init() { object = nil }
  /// An object.
  public init(object: any NSItemProviderWriting) { self.object = object }
  /// An item of a type.
  public init(item: Any?, typeIdentifier: String?) {
    object = item
    types = typeIdentifier.map { [$0] } ?? []
  }
  /// A file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    object = fileURL as NSURL
    types = ["public.file-url"]
  }
  /// The names of its types.
  open var registeredTypeIdentifiers: [String] { lock.withLock { types } }
  /// Whether it has an item of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { registeredTypeIdentifiers.contains(typeIdentifier) }
  /// Whether it can give an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { object.map { type(of: $0) == aClass } ?? false }
  /// Gives an object of a class.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? any NSItemProviderReading, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Gives an item of a type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(hasItemConformingToTypeIdentifier(typeIdentifier) ? object : nil, nil) }
  /// Says how the bytes of a type are made.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock {
      types.append(typeIdentifier)
      loaders[typeIdentifier] = loadHandler
    }
  }
  /// Gives the bytes of a type.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let loader = lock.withLock { loaders[typeIdentifier] }
    guard let progress = loader?(completionHandler) else {
      if loader == nil { completionHandler(nil, nil) }
      return Progress(totalUnitCount: 1)
    }
    return progress
  }
}

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
/// How a file may be had.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Who may see what is dragged.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All.
  case all
  /// Programs of the same team.
  case team
  /// Programs of the same group.
  case group
  /// This program.
  case ownProcess
}
