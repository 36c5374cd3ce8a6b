import Foundation

/// What can be carried by an item provider: an object that can be written as bytes of some types.
public protocol NSItemProviderWriting: AnyObject {
  /// The names of the types it can be written in, the best first; none by default, so that it is handed on as it is.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes it in a type, and tells of the bytes.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}
extension NSItemProviderWriting {
  /// None: it is handed on as it is.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  /// Tells of no bytes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, nil)
    return nil
  }
}

/// What can be got from an item provider: an object that can be read from bytes of some types.
public protocol NSItemProviderReading: AnyObject {
  /// The names of the types it can be read from, the best first; none by default, so that it is only had as it was handed over.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Reads one.
  /// - Throws: that the bytes are none of its own.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
extension NSItemProviderReading {
  /// None: it is only had as it was handed over.
  public static var readableTypeIdentifiersForItemProvider: [String] { [] }
  /// Cannot be read.
  /// - Throws: always.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    throw CocoaError(.fileReadCorruptFile)
  }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Text, as UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text"] }
  /// Tells of its UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }
  /// A text of UTF-8; what is none of it is shown as such.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    self.init(string: String(decoding: data, as: UTF8.self))
  }
}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// An address.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// Tells of its text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let text: String? = absoluteString
    completionHandler(text.map { Data($0.utf8) }, nil)
    return nil
  }
  /// An address from its text.
  /// - Throws: that it is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return url
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
