import Foundation
import QuoinUniformTypes

/// Carried as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Out and in.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Out only.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// In only.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}
