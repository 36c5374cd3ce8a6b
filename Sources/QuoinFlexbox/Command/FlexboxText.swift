/// A text in a font, as a node's "measure" asks for it: {"text": "Hello", "font": "Noto Sans", "size": 16}.
package struct FlexboxText: Sendable, Equatable {
  /// The characters; a line end in them ends a line.
  package var text: String
  /// The family's name; nil is the system's.
  package var font: String?
  /// Points per em, above 0.
  package var size: Double
  /// From 100 to 900; 400 is regular.
  package var weight: Int
  /// Whether the letters are slanted.
  package var isItalic: Bool
  /// Points from line to line; nil is the font's own.
  package var lineHeight: Double?

  /// Says how large the text is for a width.
  package typealias Measure = @Sendable (_ width: FlexProposal) -> FlexMeasurement
  /// Shapes a text, or says what hinders it.
  package typealias Setter = @Sendable (FlexboxText) -> Result<Measure, Refusal>

  /// Why a text could not be set.
  package struct Refusal: Error, Sendable {
    /// A sentence that says what to do.
    package let sentence: String
    /// A refusal by its sentence.
    package init(_ sentence: String) { self.sentence = sentence }
  }

  static let form = """
    "measure" of a text is {"text": "…", "font": "Noto Sans", "size": 16, "weight": 400, "italic": false, "line-height": 24}, all but the \
    text left out where the system's font at 16 points will do.
    """

  /// nil if it is not of that form.
  init?(_ json: OrderedJSON) {
    guard case .object(let members) = json, let text = json["text"]?.text else { return nil }
    (self.text, size, weight, isItalic) = (text, 16, 400, false)
    for (name, value) in members {
      switch (name, value) {
      case ("text", _): break
      case ("font", .string(let name)) where !name.isEmpty: font = name
      case ("italic", .bool(let isOn)): isItalic = isOn
      case ("size", .number(let text)), ("weight", .number(let text)), ("line-height", .number(let text)):
        guard let number = CSSValue.number(text), number > 0, number <= 10_000 else { return nil }
        if name == "size" { size = number } else if name == "weight" { weight = Int(min(number, 1000)) } else { lineHeight = number }
      default: return nil
      }
    }
  }

  /// A measure closure from what a text engine says of a width: below 0 is the narrowest, ∞ the widest.
  package func measure(
    _ ask: @escaping @Sendable (_ width: Double) -> (width: Double, height: Double, first: Double, last: Double, lines: Double)
  ) -> Measure {
    let lineHeight = lineHeight
    return { proposal in
      let answer: (width: Double, height: Double, first: Double, last: Double, lines: Double)
      switch proposal {
      case .exactly(let width), .atMost(let width): answer = ask(width)
      case .minContent: answer = ask(-1)
      case .maxContent: answer = ask(.infinity)
      }
      guard let lineHeight, answer.lines > 0 else {
        return FlexMeasurement(width: answer.width, height: answer.height, firstBaseline: answer.first, lastBaseline: answer.last)
      }
      // Half of what a line is higher by stands above the letters.
      let first = answer.first + (lineHeight - answer.height / answer.lines) / 2
      return FlexMeasurement(
        width: answer.width, height: answer.lines * lineHeight, firstBaseline: first,
        lastBaseline: first + (answer.lines - 1) * lineHeight)
    }
  }
}
