import Foundation

/// Bytes as lines of UTF-8, without their ends.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  let base: Base

  /// Goes from line to line.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator

    /// The next line that is not empty; nil at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await bytes.next() {
        switch byte {
        case 10, 11, 12, 13: if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
        default: line.append(byte)
        }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }
  /// Does nothing.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }
}
extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as lines of UTF-8, without their ends; empty lines are left out, as Foundation does.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

extension URL {
  /// A file's bytes; they are read when the first one is asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let url: URL
    /// Goes from byte to byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      var rest: Data.Iterator?
      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? {
        if rest == nil { rest = try Data(contentsOf: url).makeIterator() }
        return rest?.next()
      }
    }
    /// Does nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }
  /// The file's bytes.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The file's lines, without their ends; empty lines are left out, as Foundation does.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// What is left of a file, byte by byte.
  public struct AsyncBytes: AsyncSequence, @unchecked Sendable {
    public typealias Element = UInt8
    let handle: FileHandle
    /// Goes from byte to byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let handle: FileHandle
      var rest = Data().makeIterator()
      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? {
        if let byte = rest.next() { return byte }
        rest = (try handle.read(upToCount: 1 << 14) ?? Data()).makeIterator()
        return rest.next()
      }
    }
    /// Does nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle: handle) }
  }
  /// What is left of the file.
  public var bytes: AsyncBytes { AsyncBytes(handle: self) }
}

extension AttributedString {
  /// The translation of a key in a bundle's tables, or its own words, without attributes of its own.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(String(localized: key, table: table, bundle: bundle, locale: locale, comment: comment))
  }
}
