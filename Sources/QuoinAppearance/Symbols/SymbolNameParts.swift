/// What the dotted words of an unlisted name say: `envelope.badge.fill` is an envelope, filled, with a badge.
struct SymbolNameParts {
  struct Frame {
    /// The symbol inside.
    var base: String
    /// The symbol around it.
    var frame: String
    /// Whether the frame is filled and the base cut out of it.
    var solid: Bool

    /// Size of the base in the frame, relative to its own.
    var innerSize: Double {
      switch frame {
      case "circle", "square", "app": 0.58
      case "triangle": 0.4
      default: 0.46
      }
    }
  }

  private var words: [Substring]

  init(_ name: String) { words = name.split(separator: ".", omittingEmptySubsequences: true) }

  private static let frames: Set<Substring> = [
    "circle", "square", "triangle", "diamond", "hexagon", "octagon", "pentagon", "shield", "seal", "app", "rectangle", "capsule",
  ]

  private static let scripts: Set<Substring> = ["ar", "he", "hi", "ja", "ko", "th", "zh", "rtl", "km", "my", "mr", "bn"]

  /// The base of a name that ends in `fill`.
  var unfilled: String? { words.count > 1 && words.last == "fill" ? words.dropLast().joined(separator: ".") : nil }

  /// The base of a name that ends in a script's or language's code.
  var withoutScript: String? {
    guard words.count > 1, let last = words.last, Self.scripts.contains(last) else { return nil }
    return words.dropLast().joined(separator: ".")
  }

  /// The frame at the end of a name, `circle` or `circle.fill`.
  var frame: Frame? {
    let solid = words.last == "fill"
    let rest = solid ? words.dropLast() : words[...]
    guard rest.count > 1, let last = rest.last, Self.frames.contains(last) else { return nil }
    return Frame(base: rest.dropLast().joined(separator: "."), frame: String(last), solid: solid)
  }

  /// The base of a name with a `slash`; a `fill` beside it stays with the base.
  var slashed: String? {
    guard let index = words.lastIndex(of: "slash"), index > 0 else { return nil }
    var rest = words
    rest.remove(at: index)
    return rest.joined(separator: ".")
  }

  /// The base and the mark of a name with a `badge`; the mark is nil for a plain dot.
  var badge: (base: String, mark: String?)? {
    guard let index = words.lastIndex(of: "badge"), index > 0 else { return nil }
    var rest = Array(words[(index + 1)...])
    var base = Array(words[..<index])
    if rest.last == "fill" {
      rest.removeLast()
      if base.last != "fill" { base.append("fill") }
    }
    return (base.joined(separator: "."), rest.isEmpty ? nil : rest.joined(separator: "."))
  }
}
