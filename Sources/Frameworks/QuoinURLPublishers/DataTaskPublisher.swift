import Combine
import Foundation
@_exported import FoundationNetworking

extension URLSession {
  /// What comes of a request, told to one who asks for it.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    /// What is asked.
    public let request: URLRequest
    /// Who asks.
    public let session: URLSession
    /// A request.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Asks for `subscriber`, once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: Asking(self) { result in
          switch result {
          case .success(let output):
            _ = subscriber.receive(output)
            subscriber.receive(completion: .finished)
          case .failure(let error): subscriber.receive(completion: .failure(error))
          }
        })
    }
  }
  /// What comes of a request for a page.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  /// What comes of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }
}

private final class Asking: Subscription, @unchecked Sendable {
  typealias Answer = Result<URLSession.DataTaskPublisher.Output, URLError>
  private let lock = NSLock()
  // Guarded by the lock.
  private var deliver: ((Answer) -> Void)?
  private var task: URLSessionDataTask?
  private let publisher: URLSession.DataTaskPublisher

  init(_ publisher: URLSession.DataTaskPublisher, _ deliver: @escaping (Answer) -> Void) {
    (self.publisher, self.deliver) = (publisher, deliver)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock {
      guard task == nil, deliver != nil else { return }
      task = publisher.session.dataTask(with: publisher.request) { data, response, error in
        if let response, error == nil {
          self.answer(.success((data ?? Data(), response)))
        } else {
          self.answer(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      task?.resume()
    }
  }
  private func answer(_ result: Answer) {
    let deliver = lock.withLock {
      defer { self.deliver = nil }
      return self.deliver
    }
    deliver?(result)
  }
  func cancel() {
    let task = lock.withLock {
      deliver = nil
      return self.task
    }
    task?.cancel()
  }
}
