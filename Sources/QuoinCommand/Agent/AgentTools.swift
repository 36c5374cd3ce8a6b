import FoundationEssentials
import QuoinSources

/// Something that an agent may ask for.
struct AgentTool: Sendable {
  let name: String
  let title: String
  let words: String
  /// The properties of its arguments, as JSON Schema has them.
  let properties: [String: JSONValue]
  let required: [String]
  /// Whether it leaves every file as it is.
  var isReadOnly = true
  let call: @Sendable (AgentArguments) throws(CommandFailure) -> [JSONValue]

  /// As `tools/list` tells of it.
  var description: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(words),
      "inputSchema": ["type": "object", "properties": .object(properties), "required": .array(required.map { .string($0) })],
      "annotations": ["readOnlyHint": .bool(isReadOnly)],
    ]
  }

  /// What `tools/call` gives back: content, and whether it is an error that the agent may mend.
  func result(_ arguments: JSONValue) -> JSONValue {
    do throws(CommandFailure) {
      guard case .object(let members) = arguments else { throw CommandFailure("arguments is an object.") }
      for name in members.keys.sorted() where properties[name] == nil {
        throw CommandFailure("\(self.name) has no argument \(name); it has \(properties.keys.sorted().joined(separator: ", ")).")
      }
      for name in required where members[name] == nil { throw CommandFailure("\(self.name) needs the argument \(name).") }
      return ["content": .array(try call(AgentArguments(members: members))), "isError": false]
    } catch {
      return ["content": [["type": "text", "text": .string(error.message)]], "isError": true]
    }
  }
}

/// The arguments of a call, read with their types.
struct AgentArguments {
  let members: [String: JSONValue]

  func text(_ name: String) throws(CommandFailure) -> String? {
    guard let value = members[name], value != .null else { return nil }
    guard let text = value.text else { throw CommandFailure("\(name) is a text.") }
    guard !text.contains("\0") else { throw CommandFailure("\(name) has a character in it that no file's name has.") }
    return text
  }
  func texts(_ name: String) throws(CommandFailure) -> [String] {
    guard let value = members[name], value != .null else { return [] }
    guard let texts = value.texts, !texts.contains(where: { $0.contains("\0") }) else {
      throw CommandFailure("\(name) is a list of texts.")
    }
    return texts
  }
  func flag(_ name: String) throws(CommandFailure) -> Bool {
    guard let value = members[name], value != .null else { return false }
    guard case .bool(let flag) = value else { throw CommandFailure("\(name) is true or false.") }
    return flag
  }

  /// The options that all commands share, as a command line.
  func options() throws(CommandFailure) -> [String] {
    var line: [String] = []
    for (name, option) in AgentTools.optionNames {
      // A system or a time may be written as the number that it is.
      if let number = members[name]?.number {
        line.append("--\(option)=\(number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)")")
      } else if let text = try text(name) {
        guard name != "scale" else { throw CommandFailure("scale is a number.") }
        line.append("--\(option)=\(text)")
      }
    }
    for name in ["dark", "rtl"] where try flag(name) { line.append("--\(name)") }
    return line
  }

  /// Where the previews are: the target of a package or a project, or files, after which nothing is an option any more; and where fonts and
  /// pictures lie.
  func sources() throws(CommandFailure) -> [String] {
    var line: [String] = []
    for name in ["package", "project", "target"] { if let text = try text(name) { line.append("--\(name)=\(text)") } }
    for (name, option) in [("assets", "assets"), ("font_dir", "font-dir")] { line += try texts(name).map { "--\(option)=\($0)" } }
    let paths = try texts("paths")
    let isTarget = members["package"] != nil || members["project"] != nil
    guard isTarget || !paths.isEmpty, paths.allSatisfy({ !$0.isEmpty }) else {
      throw CommandFailure("paths names at least one Swift file or folder; or give package or project, with target.")
    }
    return line + (paths.isEmpty ? [] : ["--"] + paths)
  }
}

enum AgentTools {
  /// Names of arguments, and the options they become.
  static let optionNames = [
    ("preview", "preview"), ("size", "size"), ("device", "device"), ("locale", "locale"), ("dynamic_type", "dynamic-type"), ("os", "os"),
    ("accessibility", "accessibility"),
    ("timeout", "timeout"), ("scale", "scale"),
  ]

  private static func string(_ words: String) -> JSONValue { ["type": "string", "description": .string(words)] }
  private static func list(_ words: String) -> JSONValue { ["type": "array", "items": ["type": "string"], "description": .string(words)] }

  private static let sources: [String: JSONValue] = [
    "paths": list("Swift files, or folders of files that belong together. Not needed with package or project."),
    "package": string("The folder of a SwiftPM package, whose target is drawn."),
    "project": string("An Xcode project or workspace, whose target is drawn."),
    "target": string("The target of package or project."),
    "assets": list("Folders of pictures or asset catalogues."),
    "font_dir": list("Folders of fonts."),
  ]
  private static let canvas: [String: JSONValue] = [
    "preview": string("The name of one preview; all without it."),
    "size": string("The canvas in points, such as 390x844, or fit."),
    "device": string("The device to lay out for, such as iPhone SE."),
    "locale": string("Such as de_DE."),
    "dynamic_type": string("xSmall, small, medium, large, xLarge … accessibility5."),
    "os": string("17, 18 or 26."),
    "accessibility": string("What the reader turned on, such as bold-text+increase-contrast."),
    "timeout": ["type": "number", "description": "Seconds that one preview may take."],
    "scale": ["type": "number", "description": "Pixels per point."],
    "dark": ["type": "boolean", "description": "Dark appearance."],
    "rtl": ["type": "boolean", "description": "Right-to-left layout."],
  ]
  private static func all(_ more: [String: JSONValue]) -> [String: JSONValue] {
    sources.merging(canvas) { $1 }.merging(more) { $1 }
  }

  static let all: [AgentTool] = [
    AgentTool(
      name: "list_previews", title: "List previews", words: "The names of the previews in Swift files, one a line.", properties: sources,
      required: []
    ) { arguments throws(CommandFailure) in try say(OwnCommand.run(["render", "--list"] + (try arguments.sources()))) },
    AgentTool(
      name: "render_preview", title: "Render a preview",
      words: "Draws one preview. Gives back the picture as PNG, and in words what is doubtful about the layout.", properties: all([:]),
      required: [], call: render),
    AgentTool(
      name: "explain_view", title: "Explain a layout",
      words: """
        Why views are as they are. With why: a few sentences on what gave a view its size, its place, the gap before it, the cut of its \
        text. With about: the steps that concern a view. Without either: every step. Views are named by accessibilityIdentifier, own type, \
        kind (HStack, padding, Text) or text.
        """,
      properties: all(["why": list("Views to answer for in sentences."), "about": list("Views whose steps are told.")]), required: []
    ) { arguments throws(CommandFailure) in
      var line = ["explain"] + (try arguments.options())
      for word in try arguments.texts("why") { line.append("--why=\(word)") }
      for word in try arguments.texts("about") { line.append("--about=\(word)") }
      return try tell(OwnCommand.run(line + (try arguments.sources())))
    },
    AgentTool(
      name: "compare_layouts", title: "Compare two layouts",
      words:
        "In what the layout of a preview differs from that of another file, or from its own on another canvas, and at which step the two part.",
      properties: all(["with": string("Another Swift file, or a size such as 320x568, a device, dark, rtl, a locale, a type size.")]),
      required: ["with"]
    ) { arguments throws(CommandFailure) in
      guard let other = try arguments.text("with") else { throw CommandFailure("with is a text.") }
      return try tell(OwnCommand.run(["explain"] + (try arguments.options()) + ["--compare=\(other)"] + (try arguments.sources())))
    },
    AgentTool(
      name: "check_folder", title: "Check previews",
      words: "Compares every preview of files or folders with its recorded snapshot; or only compiles them.",
      properties: sources.merging(["compile_only": ["type": "boolean", "description": "Only whether the files compile."]]) { $1 },
      required: [], isReadOnly: false
    ) { arguments throws(CommandFailure) in
      try say(OwnCommand.run(["check"] + (try arguments.flag("compile_only") ? ["--compile-only"] : []) + (try arguments.sources())))
    },
  ]

  /// An explanation, with what is missing on its page beside it; an error where there is none.
  private static func tell(_ outcome: OwnCommand.Outcome) throws(CommandFailure) -> [JSONValue] {
    guard !outcome.output.isEmpty else { return try say(outcome) }
    let words = [String(decoding: outcome.output, as: UTF8.self), outcome.complaints].filter { !$0.isEmpty }.joined(separator: "\n")
    return [["type": "text", "text": .string(words)]]
  }

  /// What a command said; an error where it failed.
  private static func say(_ outcome: OwnCommand.Outcome) throws(CommandFailure) -> [JSONValue] {
    let words = [String(decoding: outcome.output, as: UTF8.self), outcome.complaints].filter { !$0.isEmpty }.joined(separator: "\n")
    guard outcome.isGood else { throw CommandFailure(words.isEmpty ? "It failed without a word." : words) }
    return [["type": "text", "text": .string(words.isEmpty ? "Nothing to say." : words)]]
  }

  @Sendable private static func render(_ arguments: AgentArguments) throws(CommandFailure) -> [JSONValue] {
    guard let folder = TemporaryFolder() else { throw CommandFailure("no temporary folder can be made. Is the disk full?") }
    defer { folder.remove() }
    let outcome = try OwnCommand.run(
      ["render"] + (try arguments.options()) + ["--format=png", "--output=\(folder.path)/"] + (try arguments.sources()))
    let pictures = (FilePaths.names(in: folder.path) ?? []).filter { $0.hasSuffix(".png") }
    guard !pictures.isEmpty else { throw CommandFailure(outcome.complaints.isEmpty ? "No picture came out." : outcome.complaints) }
    var content: [JSONValue] = []
    for name in pictures.prefix(8) {
      guard let bytes = FileBytes.read("\(folder.path)/\(name)") else { continue }
      content.append(["type": "image", "mimeType": "image/png", "data": .string(Base64.text(bytes))])
    }
    var words = pictures.prefix(8).map { "Drawn: \(FilePaths.stem(of: $0))" }
    if pictures.count > 8 { words.append("There are \(pictures.count - 8) more pictures; name one with preview.") }
    let findings = outcome.complaints.split(separator: "\n").map(String.init)
    content.append([
      "type": "text", "text": .string((words + (findings.isEmpty ? ["Nothing is doubtful."] : findings)).joined(separator: "\n")),
    ])
    return content
  }
}
