import Foundation
import QuoinUniformTypes

/// A document that is a value.
public protocol FileDocument {
  /// What it is read from.
  static var readableContentTypes: [UTType] { get }
  /// What it is written to.
  static var writableContentTypes: [UTType] { get }
  /// What a reader is given.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a writer is given.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// Writes it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What it is read from, where nothing is said.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
