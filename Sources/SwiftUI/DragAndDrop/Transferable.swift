import Foundation
import QuoinUniformTypes

/// What can be dragged, pasted and shared.
public protocol Transferable {
  /// How it is carried.
  associatedtype Representation: TransferRepresentation
  /// How it is carried.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something is carried. Nothing is carried out of a still picture.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is carried.
  associatedtype Item
}

/// Puts ways of carrying together.
@resultBuilder public struct TransferRepresentationBuilder<Item> {
  /// A way of carrying the thing.
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
  /// One way.
  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
  /// Several ways, the best first.
  public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content) -> SeveralRepresentations<Item> {
    SeveralRepresentations()
  }
}

/// Several ways of carrying.
public struct SeveralRepresentations<Item>: TransferRepresentation {}

/// Carried as JSON, or by another coder.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// As JSON of a type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL
  /// A file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is got.
public struct ReceivedTransferredFile: Sendable {
  /// Where it lies.
  public let file: URL
  /// Whether it lies where it lay.
  public let isOriginalFile: Bool
}

/// Carried as another thing that can be carried.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// Out and in.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  /// Out only.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// In only.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

extension Image: Transferable {
  /// As a picture.
  public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(exportedContentType: .image) { (_: Image) in Data() }
  }
}
extension String: Transferable {
  /// As plain text.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(exportedContentType: .plainText) { (text: String) in Data(text.utf8) }
  }
}

extension Data: Transferable {
  /// As bytes.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(exportedContentType: .data) { (bytes: Data) in bytes }
  }
}

extension URL: Transferable {
  /// As an address.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(exportedContentType: .url) { (address: URL) in Data(address.absoluteString.utf8) }
  }
}
