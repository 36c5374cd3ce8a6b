import Foundation
@_exported import FoundationNetworking

/// What fetched pages before sessions did: each by one here.
@available(*, deprecated, message: "Use URLSession") open class NSURLConnection: NSObject, @unchecked Sendable {
  /// What was asked first.
  public let originalRequest: URLRequest
  /// What is asked.
  open var currentRequest: URLRequest { originalRequest }
  private weak var delegate: AnyObject?
  private var task: URLSessionDataTask?

  /// Asks at once.
  public convenience init?(request: URLRequest, delegate: Any?) { self.init(request: request, delegate: delegate, startImmediately: true) }
  /// Asks at once, or when it is started.
  public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
    (originalRequest, self.delegate) = (request, delegate as AnyObject?)
    super.init()
    if startImmediately { start() }
  }
  /// Asks.
  open func start() {
    let told = delegate
    nonisolated(unsafe) let listener = told
    task = URLSession.shared.dataTask(with: originalRequest) { data, response, error in
      OperationQueue.main.addOperation {
        if let error {
          (listener as? any NSURLConnectionDelegate)?.connection(self, didFailWithError: error)
          return
        }
        let reader = listener as? any NSURLConnectionDataDelegate
        if let response { reader?.connection(self, didReceive: response) }
        if let data { reader?.connection(self, didReceive: data) }
        reader?.connectionDidFinishLoading(self)
      }
    }
    task?.resume()
  }
  /// Asks no longer.
  open func cancel() { task?.cancel() }
  /// Whether a request can be asked: one of the web, or of a file.
  open class func canHandle(_ request: URLRequest) -> Bool {
    ["http", "https", "file", "data"].contains(request.url?.scheme?.lowercased() ?? "")
  }
  /// Asks, and tells of the answer on a queue.
  open class func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in
      queue.addOperation { handler(response, data, error) }
    }.resume()
  }
}
/// Who is told what becomes of a connection.
@available(*, deprecated, message: "Use URLSession") public protocol NSURLConnectionDelegate: NSObjectProtocol {
  /// Nothing came of it.
  func connection(_ connection: NSURLConnection, didFailWithError error: any Error)
}
/// Who is told what a connection brings.
@available(*, deprecated, message: "Use URLSession") public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
  /// It is answered.
  func connection(_ connection: NSURLConnection, didReceive response: URLResponse)
  /// Bytes have come.
  func connection(_ connection: NSURLConnection, didReceive data: Data)
  /// All has come.
  func connectionDidFinishLoading(_ connection: NSURLConnection)
}
@available(*, deprecated, message: "Use URLSession") extension NSURLConnectionDelegate {
  /// Does nothing.
  public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) {}
}
@available(*, deprecated, message: "Use URLSession") extension NSURLConnectionDataDelegate {
  /// Does nothing.
  public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) {}
  /// Does nothing.
  public func connection(_ connection: NSURLConnection, didReceive data: Data) {}
  /// Does nothing.
  public func connectionDidFinishLoading(_ connection: NSURLConnection) {}
}
