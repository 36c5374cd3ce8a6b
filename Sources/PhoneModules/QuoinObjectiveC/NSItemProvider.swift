import Foundation
import QuoinUniformTypes

/// Something that is dragged, pasted or shared, with its forms. It gives what it was given.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Who is told of the bytes of a form.
  public typealias _Told = @Sendable (Data?, (any Error)?) -> Void
  /// Who is told of an item, as it is loaded.
  public typealias CompletionHandler = (Any?, (any Error)?) -> Void
  /// Makes an item: whom to tell, of which class it should be (nil: any), and what is asked besides.
  public typealias LoadHandler = (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

  private let lock = NSLock()
  // Guarded by the lock.
  private var types: [String] = []
  private var loaders: [String: @Sendable (@escaping _Told) -> Progress?] = [:]
  private var items: [String: LoadHandler] = [:]
  private var made: Any?
  /// A name for a file of it.
  open var suggestedName: String?
  /// Makes a picture that shows it before it is loaded; nil for none.
  open var previewImageHandler: LoadHandler?

  /// Nothing.
  public override init() {}
  /// An object, in each form that its class can be written in.
  public init(object: any NSItemProviderWriting) {
    super.init()
    take(object)
  }
  /// An item of a type.
  public init(item: Any?, typeIdentifier: String?) {
    made = item
    types = typeIdentifier.map { [$0] } ?? []
  }
  /// A file, by what its name says that it is; nil without one.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(contentsOf: fileURL, contentType: UTType(filenameExtension: fileURL.pathExtension))
  }
  /// A file of a type; nil = what its name says. It is read when its bytes are asked for.
  public init(
    contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
    visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    super.init()
    made = fileURL as NSURL
    types = [contentType?.identifier ?? "public.data", "public.file-url"]
    loaders[types[0]] = { told in
      do { told(try Data(contentsOf: fileURL), nil) } catch { told(nil, error) }
      return nil
    }
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  private func take(_ object: any NSItemProviderWriting) {
    let forms = type(of: object).writableTypeIdentifiersForItemProvider
    nonisolated(unsafe) let object = object
    lock.withLock {
      if made == nil { made = object }
      for form in forms {
        if !types.contains(form) { types.append(form) }
        loaders[form] = { object.loadData(withTypeIdentifier: form, forItemProviderCompletionHandler: $0) }
      }
    }
  }

  // MARK: What it has

  /// The names of its types, the best first.
  open var registeredTypeIdentifiers: [String] { lock.withLock { types } }
  /// Whether it has an item of a type, or of one below it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(of: typeIdentifier) != nil }

  /// The form that is asked for by a type's name: that type, or the first one below it.
  private func form(of identifier: String) -> String? {
    let types = registeredTypeIdentifiers
    if types.contains(identifier) { return identifier }
    guard let wanted = UTType(identifier) else { return nil }
    return types.first { UTType($0)?.conforms(to: wanted) == true }
  }

  // MARK: Bytes

  /// Says how the bytes of a type are made.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping _Told) -> Progress?
  ) {
    lock.withLock {
      if !types.contains(typeIdentifier) { types.append(typeIdentifier) }
      loaders[typeIdentifier] = loadHandler
    }
  }
  /// Gives the bytes of a type, or of one below it; an error of `NSItemProvider.ErrorCode` where there are none.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping _Told
  ) -> Progress {
    let form = form(of: typeIdentifier)
    let (loader, item) = lock.withLock { (form.flatMap { loaders[$0] }, form == nil ? nil : made) }
    if let loader { return loader(completionHandler) ?? Progress(totalUnitCount: 1) }
    switch item {
    case let data as Data: completionHandler(data, nil)
    case let text as String: completionHandler(Data(text.utf8), nil)
    case let url as URL where url.isFileURL: completionHandler(try? Data(contentsOf: url), nil)
    default: completionHandler(nil, ErrorCode.itemUnavailableError.told)
    }
    return Progress(totalUnitCount: 1)
  }

  // MARK: Items

  /// Says how an item of a type is made.
  open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
    lock.withLock {
      if !types.contains(typeIdentifier) { types.append(typeIdentifier) }
      items[typeIdentifier] = loadHandler
    }
  }
  /// Gives an item of a type: what it was made with, what is registered for it, or its bytes.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let form = form(of: typeIdentifier) else {
      completionHandler?(nil, ErrorCode.itemUnavailableError.told)
      return
    }
    let (item, loader, bytes) = lock.withLock { (made, items[form], loaders[form]) }
    if let loader { return loader(completionHandler.map { told in { told($0, $1) } }, nil, options) }
    if let item {
      completionHandler?(item, nil)
      return
    }
    _ = bytes?({ completionHandler?($0, $1) })
  }
  /// Gives the picture that shows it; nil where nobody makes one.
  open func loadPreviewImage(
    options: [AnyHashable: Any]? = nil, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
  ) {
    guard let previewImageHandler else { return completionHandler(nil, ErrorCode.itemUnavailableError.told) }
    previewImageHandler({ completionHandler($0, $1) }, nil, options)
  }

  // MARK: Objects

  /// Has an object, in each form that its class can be written in.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) { take(object) }
  /// Says how an object of a class is made.
  open func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for form in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: form, visibility: visibility) { told in
        loadHandler { object, error in
          guard let object else { return told(nil, error) }
          _ = object.loadData(withTypeIdentifier: form, forItemProviderCompletionHandler: told)
        }
      }
    }
  }
  /// Whether it can give an object of a class: it was made with one, or has a form that the class reads.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    if let made = lock.withLock({ made }), type(of: made) == aClass { return true }
    return aClass.readableTypeIdentifiersForItemProvider.contains { form(of: $0) != nil }
  }
  /// Gives an object of a class; an error of `NSItemProvider.ErrorCode` where it has none.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let made = lock.withLock({ made }), type(of: made) == aClass {
      completionHandler(made as? any NSItemProviderReading, nil)
      return Progress(totalUnitCount: 1)
    }
    guard let form = aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap({ self.form(of: $0) }).first else {
      completionHandler(nil, ErrorCode.unavailableCoercionError.told)
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let asked = aClass
    return loadDataRepresentation(forTypeIdentifier: form) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try asked.object(withItemProviderData: data, typeIdentifier: form), nil) } catch {
        completionHandler(nil, error)
      }
    }
  }
}

extension NSItemProvider {
  /// Whether it can give a value of one of Foundation's kinds: `String`, `URL`.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool where T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }
  /// Gives a value of one of Foundation's kinds: `String`, `URL`.
  @discardableResult public func loadObject<T: _ObjectiveCBridgeable & Sendable>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: T._ObjectiveCType.self) { object, error in
      completionHandler(object as? T ?? (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }
  /// The item of a type, once it is there.
  @preconcurrency public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> any NSSecureCoding {
    // Handed from one who makes it to one who asked.
    struct Handed: @unchecked Sendable { let item: any NSSecureCoding }
    let handed: Handed = try await withCheckedThrowingContinuation { done in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
        // What carries itself through archives on the phone: Foundation's classes, whose values are theirs here.
        let coded: (any NSSecureCoding)? =
          switch item {
          case let text as String: text as NSString
          case let url as URL: url as NSURL
          case let data as Data: data as NSData
          default: item as? any NSSecureCoding
          }
        guard let coded else { return done.resume(throwing: error ?? ErrorCode.unexpectedValueClassError.told) }
        done.resume(returning: Handed(item: coded))
      }
    }
    return handed.item
  }

  /// Why something could not be loaded, by Apple's numbers.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1, itemUnavailableError = -1000, unexpectedValueClassError = -1100, unavailableCoercionError = -1200
    fileprivate var told: NSError { NSError(domain: NSItemProvider.errorDomain, code: rawValue) }
  }
  /// The domain of its errors.
  public static var errorDomain: String { "NSItemProviderErrorDomain" }
}

/// How large a preview should be, in `loadPreviewImage(options:)`.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"
