/// What a preview was made for beside what it asks for itself: a device, the dark, a language. A snapshot of it is one of its own.
public struct SnapshotVariant: Equatable, Sendable {
  /// What was chosen, each in a word or two: "iPhone SE", "dark", "iOS 26"; none where everything is left to the preview.
  public let words: [String]
  /// The options of the command that choose the same, each with its value.
  public let options: [String]

  /// What some choices leave not to the preview. The scale, fonts and pictures are no look of their own.
  public init(_ choices: RenderChoices) {
    var chosen: [(word: String, options: [String])] = []
    if let device = choices.device { chosen.append((device, ["--device", device])) }
    switch choices.size {
    case .fit: chosen.append(("fit", ["--size", "fit"]))
    case .fixed(let width, let height):
      let size = "\(Self.plain(width))x\(Self.plain(height))"
      chosen.append((size, ["--size", size]))
    case nil: break
    }
    if choices.isDark { chosen.append(("dark", ["--dark"])) }
    if let isRightToLeft = choices.isRightToLeft {
      chosen.append(isRightToLeft ? ("rtl", ["--rtl"]) : ("ltr", ["--matrix", "direction=ltr"]))
    }
    if let size = choices.dynamicType { chosen.append((size, ["--dynamic-type", size])) }
    if let locale = choices.locale { chosen.append((locale, ["--locale", locale])) }
    for setting in choices.accessibility { chosen.append((setting.rawValue, [])) }
    if !choices.accessibility.isEmpty {
      chosen[chosen.count - 1].options = ["--accessibility", AccessibilitySetting.word(for: choices.accessibility)]
    }
    if let system = choices.system { chosen.append(("iOS \(system)", ["--os", system])) }
    words = chosen.map(\.word)
    options = chosen.flatMap(\.options)
  }

  /// Whether everything is left to the preview.
  public var isPlain: Bool { words.isEmpty }
  /// For people: "iPhone SE, dark".
  public var name: String { words.joined(separator: ", ") }
  /// As a part of a file's name, without spaces: "iPhone-SE_dark".
  public var fileName: String { words.map { word in String(word.map { $0 == " " ? "-" : $0 }) }.joined(separator: "_") }

  private static func plain(_ length: Double) -> String {
    length == length.rounded() && abs(length) < 1e9 ? String(Int(length)) : String(length)
  }
}
