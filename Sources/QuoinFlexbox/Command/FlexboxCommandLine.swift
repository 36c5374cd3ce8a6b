/// The `quoin flexbox` command without its streams: a line with a tree in, a line with its boxes out.
///
///     {"root": {"style": {"width": "100px"}, "children": [{"text": "XX XX"}]}, "defaults": "css", "direction": "ltr"}
///     {"x":0,"y":0,"w":100,"h":10,"children":[{"x":0,"y":0,"w":50,"h":10,"children":[]}]}
///
/// The root is an item of a row that is as large as its content, and its place is measured from that row. A node without a box
/// (`none`, `contents`) answers like a browser's `getBoundingClientRect`: all zero, seen from its parent.
public struct FlexboxCommandLine: Sendable {
  let defaults: FlexDefaults
  let rightToLeft: Bool
  let scale: Double
  let explains: Bool

  /// What counts for lines that do not say it themselves. `round` is the pixels per point of the grid to round to, 0 for none;
  /// `explain` adds to each box the sentences of its `FlexRecord`, as "steps".
  public init(defaults: FlexDefaults = .css, rightToLeft: Bool = false, round: Double = 0, explain: Bool = false) {
    (self.defaults, self.rightToLeft, scale, explains) = (defaults, rightToLeft, round, explain)
  }

  /// The answer to one line; `number` is its place in the input, counted from 1, for the error. Blank lines answer blank.
  public func answer(line: String, number: Int) throws(FlexboxCommandError) -> String {
    if line.allSatisfy(\.isWhitespace) { return "" }
    let result: Result<String, FlexboxCommandError> = DeepStack.sized(for: Self.nesting(line)) {
      do throws(FlexboxCommandError) {
        return .success(try lay(line, number))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func lay(_ line: String, _ number: Int) throws(FlexboxCommandError) -> String {
    let json: OrderedJSON
    do {
      json = try OrderedJSONReader.read(line)
    } catch {
      throw FlexboxCommandError(line: number, problem: .notJSON(error.what, offset: error.offset))
    }
    guard let root = json["root"], case .object = root else { throw FlexboxCommandError(line: number, problem: .noRoot) }
    var reader = FlexboxTreeReader(defaults: try defaults(json, number), line: number)
    let isRightToLeft = try direction(json, number)
    reader.tree.pointScaleFactor = scale
    let stage = reader.addStage(rightToLeft: isRightToLeft)
    let node = try reader.read(root, into: stage, path: "root", rightToLeft: isRightToLeft)
    var answer = ""
    if explains {
      var record = FlexRecord()
      reader.tree.layout(in: FlexSpace(fills: false), root: stage, recording: &record)
      FlexboxAnswer(tree: reader.tree, steps: record.stepsByNode).write(node, to: &answer)
    } else {
      reader.tree.layout(in: FlexSpace(fills: false), root: stage)
      FlexboxAnswer(tree: reader.tree, steps: nil).write(node, to: &answer)
    }
    return answer
  }

  private func defaults(_ json: OrderedJSON, _ number: Int) throws(FlexboxCommandError) -> FlexDefaults {
    guard let value = json["defaults"] else { return defaults }
    switch value.text {
    case "css": return .css
    case "yoga": return .yoga
    default: throw FlexboxCommandError(line: number, problem: .badSetting("defaults", "css or yoga"))
    }
  }

  private func direction(_ json: OrderedJSON, _ number: Int) throws(FlexboxCommandError) -> Bool {
    guard let value = json["direction"] else { return rightToLeft }
    switch value.text {
    case "ltr": return false
    case "rtl": return true
    default: throw FlexboxCommandError(line: number, problem: .badSetting("direction", "ltr or rtl"))
    }
  }

  /// How deep brackets nest, strings read as brackets too: an upper bound is enough.
  private static func nesting(_ line: String) -> Int {
    var depth = 0
    var deepest = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { depth -= 1 }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}

/// A line that could not be answered.
public struct FlexboxCommandError: Error, Sendable, CustomStringConvertible {
  /// The line's place in the input, counted from 1.
  public let line: Int
  let problem: Problem

  enum Problem: Sendable {
    case notJSON(String, offset: Int)
    case noRoot
    case badSetting(String, String)
    case badNode(path: String, String)
    case unknownProperty(path: String, String)
    case badValue(path: String, property: String, value: String)
  }

  /// One sentence that names the line, the node's path and the property, and says what to do.
  public var description: String {
    switch problem {
    case .notJSON(let what, let offset): "line \(line): not JSON at byte \(offset): \(what). Write one object a line."
    case .noRoot: "line \(line): there is no \"root\" object. Write {\"root\": {\"style\": {…}, \"children\": […]}}."
    case .badSetting(let name, let allowed): "line \(line): \"\(name)\" is not known. Use \(allowed)."
    case .badNode(let path, let what): "line \(line), \(path): \(what)"
    case .unknownProperty(let path, let name):
      "line \(line), \(path): unknown property \"\(name)\". Use a CSS name such as flex-direction or margin-left."
    case .badValue(let path, let property, let value):
      "line \(line), \(path): \"\(value)\" is no value of \(property). Lengths are written 10px, 50% or 0."
    }
  }
}
