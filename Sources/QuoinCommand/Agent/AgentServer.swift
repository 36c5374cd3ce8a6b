import Glibc

/// The Model Context Protocol: JSON-RPC 2.0, a message a line. Nothing that comes in ends it but the end of the input.
struct AgentServer {
  /// The versions of the protocol that it speaks, the newest last.
  private static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]
  /// The longest message, in bytes.
  private static let longest = 16 << 20

  /// What is wrong with a message, by JSON-RPC's numbers.
  private enum Fault: Int {
    case notJSON = -32700
    case noRequest = -32600
    case noMethod = -32601
    case badParameters = -32602
  }

  func run() {
    var pending: [UInt8] = []
    var isTooLong = false
    while let piece = Pipe.readSome(0) {
      for byte in piece {
        guard byte == 0x0A else {
          if pending.count < Self.longest { pending.append(byte) } else { isTooLong = true }
          continue
        }
        if isTooLong {
          send(Self.failure(.null, .noRequest, "a message is at most \(Self.longest >> 20) MB long"))
        } else if !pending.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) {
          answer(pending)
        }
        pending = []
        isTooLong = false
      }
    }
  }

  private func send(_ message: JSONValue) {
    var line = message.bytes
    line.append(0x0A)
    // Whoever asked may be gone.
    if Pipe.writeAll(line, to: 1) != 0 { exit(0) }
  }

  private func answer(_ bytes: [UInt8]) {
    guard let message = JSONValue(bytes) else { return send(Self.failure(.null, .notJSON, "this is no JSON")) }
    guard case .array(let messages) = message else {
      if let reply = reply(to: message) { send(reply) }
      return
    }
    guard !messages.isEmpty else { return send(Self.failure(.null, .noRequest, "an empty batch asks nothing")) }
    let replies = messages.compactMap { reply(to: $0) }
    if !replies.isEmpty { send(.array(replies)) }
  }

  /// The answer to one message; nil where none is due.
  private func reply(to message: JSONValue) -> JSONValue? {
    guard case .object = message, let method = message["method"]?.text else {
      // An answer of the client's to a question that was never asked.
      if message["result"] != nil || message["error"] != nil { return nil }
      return Self.failure(message["id"] ?? .null, .noRequest, "a request is an object with a method")
    }
    guard let id = message["id"] else { return nil }
    switch id {
    case .string, .number: break
    default: return Self.failure(.null, .noRequest, "an id is a text or a number")
    }
    let parameters = message["params"] ?? [:]
    guard case .object = parameters else { return Self.failure(id, .badParameters, "params is an object") }
    switch method {
    case "initialize": return Self.success(id, greeting(parameters))
    case "ping": return Self.success(id, [:])
    case "tools/list": return Self.success(id, ["tools": .array(AgentTools.all.map(\.description))])
    case "tools/call":
      guard let name = parameters["name"]?.text, let tool = AgentTools.all.first(where: { $0.name == name }) else {
        let names = AgentTools.all.map(\.name).joined(separator: ", ")
        return Self.failure(id, .badParameters, "there is no tool \(parameters["name"]?.text ?? "without a name"); there is \(names)")
      }
      return Self.success(id, tool.result(parameters["arguments"] ?? [:]))
    default: return Self.failure(id, .noMethod, "there is no method \(method)")
    }
  }

  private func greeting(_ parameters: JSONValue) -> JSONValue {
    let wanted = parameters["protocolVersion"]?.text ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(wanted) ? wanted : Self.versions[Self.versions.count - 1]),
      "capabilities": ["tools": [:]],
      "serverInfo": ["name": "quoin", "title": "Quoin: SwiftUI and UIKit previews", "version": "1"],
      "instructions": """
      Draws SwiftUI and UIKit previews and tells why they are laid out as they are. List a file's previews, render one and look at it, \
      ask explain_view with why about the view that is wrong, change the file, and compare_layouts.
      """,
    ]
  }

  private static func success(_ id: JSONValue, _ result: JSONValue) -> JSONValue { ["jsonrpc": "2.0", "id": id, "result": result] }
  private static func failure(_ id: JSONValue, _ fault: Fault, _ words: String) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .number(Double(fault.rawValue)), "message": .string(words)]]
  }
}
