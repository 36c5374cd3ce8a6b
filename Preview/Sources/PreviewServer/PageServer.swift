import FlyingFox
import FlyingSocks
import Foundation

/// Serves the page's own files, and passes what it asks to the command. Nothing else: no path is looked up, and nobody but a page of this
/// address that knows the token is answered.
struct PageServer: Sendable {
  /// The folder of the page's files.
  let page: String
  let port: UInt16
  let token: String
  let line: CommandPipe

  /// The page's files, with their types. No other is ever read.
  private static let files = [
    "/": ("index.html", "text/html; charset=utf-8"), "/page.css": ("page.css", "text/css; charset=utf-8"),
    "/page.js": ("page.js", "text/javascript; charset=utf-8"), "/inspector.js": ("inspector.js", "text/javascript; charset=utf-8"),
    "/stage.js": ("stage.js", "text/javascript; charset=utf-8"), "/icon.svg": ("icon.svg", "image/svg+xml"),
  ]
  /// The longest question, in bytes.
  private static let longest = 1 << 20

  func run() async {
    do {
      let server = HTTPServer(address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: 120, logger: .disabled)
      await server.appendRoute("*") { request in await respond(to: request) }
      let task = Task { try await server.run() }
      let starting = Task { try await server.waitUntilListening() }
      // Whichever comes first: a server that cannot listen ends.
      Task {
        do { try await task.value } catch { line.say("failed ", Data("{\"why\":\"\(Self.words(error))\"}".utf8)) }
        exit(1)
      }
      try await starting.value
      Self.sendAtOnce()
      line.start()
      line.say("listening ", Data("{\"port\":\(port)}".utf8))
      while true { try await Task.sleep(for: .seconds(3600)) }
    } catch {
      line.say("failed ", Data("{\"why\":\"\(Self.words(error))\"}".utf8))
      exit(1)
    }
  }

  /// Lets small answers go at once. The server writes an answer's head and its body one after the other; by itself the system would hold the
  /// body back until the browser has told that it has the head, which browsers put off for 40 milliseconds.
  private static func sendAtOnce() {
    var yes: Int32 = 1
    // What listens hands this on to each connection. The server does not tell its socket, so it is looked for.
    for descriptor in Int32(3)..<256 {
      var (listens, length) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
      guard getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) == 0, listens != 0 else { continue }
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, length)
    }
  }

  private static func words(_ error: any Error) -> String {
    String(describing: error).filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
  }

  private func respond(to request: HTTPRequest) async -> HTTPResponse {
    guard isOurs(request) else { return refuse(.forbidden, "This page talks to its own address alone.") }
    switch (request.method, request.path) {
    case (.GET, "/events"):
      guard knowsToken(request) else { return refuse(.forbidden, "The token is missing: open the address that quoin preview printed.") }
      let after = request.query.first { $0.name == "after" }.flatMap { Int($0.value) } ?? 0
      return answer(await line.events.next(after: after, seconds: 25), "application/json")
    case (.POST, "/ask"):
      guard knowsToken(request) else { return refuse(.forbidden, "The token is missing: open the address that quoin preview printed.") }
      guard request.headers[.contentType]?.hasPrefix("application/json") == true else { return refuse(.badRequest, "Ask in JSON.") }
      if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > Self.longest {
        return refuse(.badRequest, "This is too long.")
      }
      guard let body = try? await request.bodyData, body.count <= Self.longest,
        (try? JSONSerialization.jsonObject(with: body)) is [String: Any]
      else { return refuse(.badRequest, "This is no JSON object.") }
      guard let reply = await line.ask(body) else { return refuse(.internalServerError, "quoin preview has ended.") }
      return answer(reply, "application/json")
    case (.GET, let path), (.HEAD, let path):
      guard let (name, type) = Self.files[path], let data = FileManager.default.contents(atPath: "\(page)/\(name)") else {
        return refuse(.notFound, "There is no such page.")
      }
      return answer(data, type)
    default: return refuse(.methodNotAllowed, "That is not asked here.")
    }
  }

  /// Whether the request comes from a page of this address, or from the address line: other pages, and names that lead here, are refused.
  private func isOurs(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host], ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else { return false }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" { return false }
    if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], site != "same-origin", site != "none" { return false }
    return true
  }

  private func knowsToken(_ request: HTTPRequest) -> Bool {
    let given = Array((request.headers[HTTPHeader("X-Quoin-Token")] ?? "").utf8)
    let known = Array(token.utf8)
    // As long for a wrong letter at the beginning as at the end.
    return given.count == known.count && zip(given, known).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private static let headers: HTTPHeaders = [
    HTTPHeader("Content-Security-Policy"):
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'",
    HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin", HTTPHeader("Cache-Control"): "no-store",
  ]

  private func answer(_ body: Data, _ type: String) -> HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = type
    return HTTPResponse(statusCode: .ok, headers: headers, body: body)
  }
  private func refuse(_ status: HTTPStatusCode, _ words: String) -> HTTPResponse {
    var headers = Self.headers
    headers[.contentType] = "text/plain; charset=utf-8"
    return HTTPResponse(statusCode: status, headers: headers, body: Data((words + "\n").utf8))
  }
}
