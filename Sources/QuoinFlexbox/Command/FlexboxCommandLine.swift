/// The `quoin flexbox` command without its streams: a line with a tree in, a line with its boxes out.
///
///     {"root": {"style": {"width": "100px"}, "children": [{"text": "XX XX"}]}, "defaults": "css", "direction": "ltr"}
///     {"x":0,"y":0,"w":100,"h":10,"children":[{"x":0,"y":0,"w":50,"h":10,"children":[]}]}
///
/// The root is an item of a row that is as large as its content, and its place is measured from that row; with a `space` it fills that
/// instead. A node without a box (`none`, `contents`) answers like a browser's `getBoundingClientRect`: all zero, seen from its parent.
package struct FlexboxCommandLine: Sendable {
  private let settings: FlexboxSettings
  private let explains: Bool

  /// What counts for lines that do not say it themselves. `explain` adds to each box the sentences of its `FlexRecord`, as "steps".
  package init(_ settings: FlexboxSettings = FlexboxSettings(), explain: Bool = false) {
    (self.settings, explains) = (settings, explain)
  }

  /// The answer to one line; `number` is its place in the input, counted from 1, for the error. Blank lines answer blank. A tree may be
  /// 10,000 nodes deep; memory grows with the line's length.
  package func answer(line: String, number: Int) throws(FlexboxCommandError) -> String {
    if line.utf8.allSatisfy({ [32, 9, 10, 13].contains($0) }) { return "" }
    let nesting = Self.nesting(line)
    // A level of nodes is an object and its array; the line's own object and a style come on top.
    guard nesting <= 2 * FlexboxTreeReader.deepest + 2 else {
      throw FlexboxCommandError(
        line: number, id: nil, path: nil,
        sentence: "the tree is more than \(FlexboxTreeReader.deepest) nodes deep. Lay out what is further down as a tree of its own.")
    }
    let result: Result<String, FlexboxCommandError> = DeepStack.sized(for: nesting) { _ in
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
      throw FlexboxCommandError(
        line: number, id: nil, path: nil, sentence: "not JSON at byte \(error.offset): \(error.what). Write one object a line.")
    }
    let id = json["id"]?.scalar
    do throws(FlexboxProblem) {
      return try answer(json, id)
    } catch {
      throw FlexboxCommandError(line: number, id: id, path: error.path.isEmpty ? nil : error.path, sentence: error.sentence)
    }
  }

  private func answer(_ json: OrderedJSON, _ id: String?) throws(FlexboxProblem) -> String {
    guard let root = json["root"], case .object = root else {
      throw FlexboxProblem(path: "", sentence: "there is no \"root\" object. Write {\"root\": {\"style\": {…}, \"children\": […]}}.")
    }
    if id != nil, root["id"] != nil {
      throw FlexboxProblem(path: "", sentence: "the line and its root both have an \"id\", and their answer is one. Name one of them.")
    }
    let settings = try settings.reading(json)
    var reader = FlexboxTreeReader(settings)
    let stage = settings.space == nil ? reader.addStage(rightToLeft: settings.rightToLeft) : nil
    let node = try reader.read(root: root, into: stage, rightToLeft: settings.rightToLeft)
    var space = settings.space ?? FlexSpace(fills: false)
    space.rightToLeft = settings.rightToLeft
    var record = FlexRecord()
    if explains {
      reader.tree.layout(in: space, root: stage ?? node, recording: &record)
    } else {
      reader.tree.layout(in: space, root: stage ?? node)
    }
    let dropped = reader.warnings.map { OrderedJSON.quoted("\($0.path): \($0.sentence)") }.joined(separator: ",")
    var answer = ""
    FlexboxAnswer(
      tree: reader.tree, names: reader.names, texts: reader.texts, steps: explains ? record.stepsByNode : nil,
      head: id.map { "\"id\":\($0)," } ?? "", tail: dropped.isEmpty ? "" : ",\"dropped\":[\(dropped)]"
    ).write(node, shift: shift(of: node, in: space, of: reader.tree), to: &answer)
    return answer
  }

  /// What a root that is narrower than its room stands away from the left, where lines run right to left: a browser has it at their start.
  private func shift(of root: FlexNode, in space: FlexSpace, of tree: FlexTree) -> Double {
    guard space.rightToLeft, let room = space.width, tree.style(of: root).position != .absolute, let details = tree.details(of: root) else {
      return 0
    }
    return max(room - details.margin.left - details.margin.right - tree.unroundedBox(of: root).width, 0)
  }

  /// How deep brackets nest outside strings.
  private static func nesting(_ line: String) -> Int {
    var depth = 0
    var deepest = 0
    var isString = false
    var isEscaped = false
    for byte in line.utf8 {
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return deepest
  }
}

/// How trees are read and laid out, unless a line says otherwise.
package struct FlexboxSettings: Sendable {
  /// What a node is before its style is read.
  package var defaults: FlexDefaults
  /// The direction of text at the root.
  package var rightToLeft: Bool
  /// Pixels per point of the grid to round to; 0 leaves boxes as they are, 64 is a browser's unit.
  package var round: Double
  /// Whether pages have no doctype: percentages of heights in blocks of automatic height then count from further up.
  package var isQuirky: Bool
  /// Whether lengths and scroll positions are cut as a browser cuts them, to compare with one; else they are exact.
  package var isBrowserCut: Bool
  /// Whether declarations that cannot be read are dropped and told in the answer, as a browser drops them; else they refuse the line.
  package var dropsUnread: Bool
  /// The room the root fills; nil lays it out as an item of a row as large as its content.
  package var space: FlexSpace?

  /// Sets texts in fonts; nil has them refused.
  package var setText: FlexboxText.Setter?

  /// Settings by name; what is left out is a page with a doctype, exact and not rounded.
  package init(
    defaults: FlexDefaults = .css, rightToLeft: Bool = false, round: Double = 0, quirks: Bool = false, browserUnits: Bool = false,
    dropsUnread: Bool = false, space: FlexSpace? = nil
  ) {
    (self.defaults, self.rightToLeft, self.round, isQuirky) = (defaults, rightToLeft, round, quirks)
    (isBrowserCut, self.dropsUnread, self.space) = (browserUnits, dropsUnread, space)
  }

  var scale: Double { round }

  /// The texts of the command are lines, which a page's blocks know.
  var errata: FlexErrata {
    var errata: FlexErrata = .leavesAreLines
    if isQuirky { errata.insert(.quirkyPercentHeights) }
    if isBrowserCut { errata.formUnion(.browser) }
    return errata
  }

  /// The same with what a line says of its own.
  func reading(_ json: OrderedJSON) throws(FlexboxProblem) -> FlexboxSettings {
    var own = self
    if let value = json["defaults"] { own.defaults = try Self.choice(value, "defaults", ("css", .css), ("yoga", .yoga)) }
    if let value = json["direction"] { own.rightToLeft = try Self.choice(value, "direction", ("ltr", false), ("rtl", true)) }
    if let value = json["mode"] { own.isQuirky = try Self.choice(value, "mode", ("standards", false), ("quirks", true)) }
    if let value = json["units"] { own.isBrowserCut = try Self.choice(value, "units", ("exact", false), ("browser", true)) }
    if let value = json["space"] { own.space = try Self.space(value) }
    return own
  }

  private static func choice<Value>(
    _ json: OrderedJSON, _ name: String, _ first: (String, Value), _ second: (String, Value)
  ) throws(FlexboxProblem) -> Value {
    if json.text == first.0 { return first.1 }
    if json.text == second.0 { return second.1 }
    throw FlexboxProblem(path: "", sentence: "\"\(name)\" is not known. Use \(first.0) or \(second.0).")
  }

  private static func space(_ json: OrderedJSON) throws(FlexboxProblem) -> FlexSpace {
    let wrong = FlexboxProblem(
      path: "", sentence: "\"space\" is {\"width\": 320, \"height\": 480}, either left out where there is no limit.")
    guard case .object(let members) = json else { throw wrong }
    var space = FlexSpace()
    for (key, value) in members {
      guard case .number(let text) = value, let number = CSSValue.number(text), number >= 0 else { throw wrong }
      switch key {
      case "width": space.width = number
      case "height": space.height = number
      default: throw wrong
      }
    }
    return space
  }
}

/// A line that could not be answered.
package struct FlexboxCommandError: Error, Sendable, CustomStringConvertible {
  /// The line's place in the input, counted from 1.
  package let line: Int
  /// The line's own name, as JSON, if it could be read.
  let id: String?
  /// The node at which the trouble is, as in "root.children[1]"; nil if it is the line itself.
  package let path: String?
  let sentence: String

  /// One sentence that names the line, the node's path and the property, and says what to do.
  package var description: String { "line \(line)\(path.map { ", " + $0 } ?? ""): \(sentence)" }

  /// The same as a line of JSON, which stands where the answer would.
  package var json: String {
    let name = id.map { "\"id\":\($0)," } ?? ""
    let place = path.map { ",\"path\":" + OrderedJSON.quoted($0) } ?? ""
    return "{\(name)\"error\":\(OrderedJSON.quoted(sentence)),\"line\":\(line)\(place)}"
  }
}
