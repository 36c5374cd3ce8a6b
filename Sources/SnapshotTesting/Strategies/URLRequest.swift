import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// The request as it goes over the line: method and address, headers sorted, body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// The request as it goes over the line; with `pretty` a body of JSON is laid out with its keys sorted.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url.map { $0.withSortedQuery.absoluteString } ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0.key): \($0.value)" }.sorted()
      let body = request.httpBody.map { ["\n" + words(of: $0, pretty: pretty)] } ?? []
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + body).joined(separator: "\n")
    }
  }

  /// The request as a command line of `curl`.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
        parts.append("--header \"\(field): \(quoted(value))\"")
      }
      if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
        parts.append("--data \"\(quoted(body.replacingOccurrences(of: "\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
      parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "(null)")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func words(of body: Data, pretty: Bool) -> String {
    guard pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return String(decoding: body, as: UTF8.self) }
    return String(decoding: data, as: UTF8.self)
  }

  private static func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }
}

extension URL {
  fileprivate var withSortedQuery: URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false), let items = parts.queryItems else { return self }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url ?? self
  }
}
