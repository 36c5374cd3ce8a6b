import Foundation
@_exported import FoundationNetworking
import QuoinFoundation

extension URLSession {
  /// A response's bytes. They are read as a whole before the first one is told: a page has no time to wait for parts.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data
    /// What is asked; it is over when its bytes are told.
    public let task: URLSessionDataTask

    /// Goes from byte to byte.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.Iterator
      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? { rest.next() }
    }
    /// Does nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
  }
  /// The bytes of a page, and what came before them.
  public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
  /// The bytes that a request is answered with, and what came before them.
  public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data, task: dataTask(with: request)), response)
  }
}
extension URLCache {
  /// Answers that are kept in memory and in files, by how many bytes at most; the folder is the system's where none is said.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
extension URLRequest.NetworkServiceType {
  /// For what somebody waits for; as any other here.
  public static var responsiveData: Self { .default }
}
