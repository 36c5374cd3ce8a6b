/// What a node with `"measure"` holds, by its metrics.
enum FlexboxContent: Sendable {
  /// Content of one size.
  case fixed(width: Double, height: Double, baseline: Double?)
  /// Content as wide as there is room, up to a width, and as high as its ratio says: a picture.
  case ratio(width: Double, Double)
  /// Lines of a height that hold so much in all, a word's width at least: a text.
  case lines(width: Double, word: Double, height: Double, baseline: Double?)

  static let form = """
    "measure" is {"width": 30, "height": 20}, {"width": 300, "ratio": 1.5} or {"width": 300, "line-height": 20, "word": 40}, \
    numbers from 0 up, with "baseline" for the first and the last form.
    """

  /// nil if the numbers do not make one of the forms.
  init?(_ json: OrderedJSON) {
    guard case .object(let members) = json else { return nil }
    var numbers: [String: Double] = [:]
    for (key, value) in members {
      guard case .number(let text) = value, let number = CSSValue.number(text), number >= 0, number <= FlexLength.limit else { return nil }
      numbers[key] = number
    }
    guard let width = numbers.removeValue(forKey: "width") else { return nil }
    let baseline = numbers["baseline"]
    switch Set(numbers.keys) {
    case ["height"], ["height", "baseline"]: self = .fixed(width: width, height: numbers["height"] ?? 0, baseline: baseline)
    case ["ratio"]:
      guard let ratio = numbers["ratio"], ratio > 0 else { return nil }
      self = .ratio(width: width, ratio)
    case ["line-height"], ["line-height", "word"], ["line-height", "baseline"], ["line-height", "word", "baseline"]:
      self = .lines(width: width, word: min(numbers["word"] ?? 0, width), height: numbers["line-height"] ?? 0, baseline: baseline)
    default: return nil
    }
  }

  func measure(_ proposal: FlexProposal) -> FlexMeasurement {
    let room: Double
    switch proposal {
    case .exactly(let width), .atMost(let width): room = width
    case .minContent: room = 0
    case .maxContent: room = .infinity
    }
    switch self {
    case .fixed(let width, let height, let baseline): return FlexMeasurement(width: width, height: height, firstBaseline: baseline)
    case .ratio(let width, let ratio):
      let used = proposal == .minContent ? width : min(width, room)
      return FlexMeasurement(width: used, height: used / ratio)
    case .lines(let width, let word, let height, let baseline):
      // A column narrower than a hundredth of a point would count lines without end.
      let column = max(min(room, width), max(word, 0.01))
      let count = width <= column ? 1 : (width / column).rounded(.up)
      return FlexMeasurement(
        width: min(width, column), height: count * height, firstBaseline: baseline,
        lastBaseline: baseline.map { (count - 1) * height + $0 })
    }
  }
}
