/// Reads constraints from lines such as `H:|-[name(>=80)]-8-[value]-|`.
///
/// Source: Apple's Auto Layout Guide, "Visual Format Language". A line that cannot be read gives no constraints and a finding with the
/// place; the phone throws an exception there.
@MainActor struct VisualFormat {
  private let text: [Character]
  private var place = 0
  private let views: [String: Any]
  private let metrics: [String: Any]
  private var isVertical = false

  /// One of the boxes of a line, or an edge of the superview.
  private struct Link {
    var item: AnyObject
    var isSuperview = false
  }
  /// What stands between brackets or hyphens: relation, number or view, priority.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var other: AnyObject?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }
  /// What stands between two links.
  private enum Gap {
    case none, standard
    case given([Predicate])
  }
  private struct Failure: Error {
    var message: String
  }

  private init(_ format: String, views: [String: Any], metrics: [String: Any]) {
    text = Array(format.filter { !$0.isWhitespace })
    self.views = views
    self.metrics = metrics
  }

  static func read(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, views: views, metrics: metrics ?? [:])
    do {
      return try reader.line(options)
    } catch {
      LayoutFindings.report(
        LayoutFinding(
          subject: "NSLayoutConstraint",
          message:
            "The format \"\(format)\" cannot be read: \((error as? Failure)?.message ?? "\(error)") (character \(reader.place + 1)). "
            + "It gives no constraints."))
      return []
    }
  }

  // MARK: The line

  private mutating func line(_ options: NSLayoutConstraint.FormatOptions) throws -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var made: [NSLayoutConstraint] = []
    var boxes: [UIView] = []
    var last: Link?
    var gap = Gap.none
    while place < text.count {
      if take("-") {
        gap = try connection()
        continue
      }
      let isEdge = take("|")
      guard isEdge || take("[") else { throw Failure(message: "a box in brackets or | is expected") }
      let next: Link
      if isEdge {
        next = try edge(boxes.first, isFirst: last == nil)
      } else {
        let (view, constraints) = try box()
        made += constraints
        boxes.append(view)
        next = Link(item: view)
      }
      // The first box after | says whose superview it is.
      if let before = last {
        let first = before.isSuperview && boxes.count == 1 ? try edge(boxes.first, isFirst: true) : before
        made += join(first, next, gap, options)
      }
      last = next
      gap = .none
    }
    return made + align(boxes, options)
  }

  private func edge(_ box: UIView?, isFirst: Bool) throws -> Link {
    guard let box else { return Link(item: NSNull(), isSuperview: true) }
    guard let outer = box.superview else { throw Failure(message: "| is used, but the view is in no superview yet") }
    return Link(item: outer, isSuperview: true)
  }

  private mutating func box() throws -> (UIView, [NSLayoutConstraint]) {
    let name = word()
    guard let view = views[name] as? UIView else { throw Failure(message: "there is no view called \"\(name)\"") }
    var made: [NSLayoutConstraint] = []
    if take("(") { made = try predicates().map { size(view, $0) } }
    guard take("]") else { throw Failure(message: "] is expected") }
    return (view, made)
  }

  /// The gaps written between two hyphens; a hyphen alone is the standard distance.
  private mutating func connection() throws -> Gap {
    guard place < text.count, text[place] != "[", text[place] != "|" else { return .standard }
    let found = take("(") ? try predicates() : [try predicate(mayNameView: false)]
    guard take("-") else { throw Failure(message: "- is expected after the distance") }
    return .given(found)
  }

  private mutating func predicates() throws -> [Predicate] {
    var all = [try predicate(mayNameView: true)]
    while take(",") { all.append(try predicate(mayNameView: true)) }
    guard take(")") else { throw Failure(message: ") is expected") }
    return all
  }

  private mutating func predicate(mayNameView: Bool) throws -> Predicate {
    var made = Predicate()
    if take(">=") { made.relation = .greaterThanOrEqual } else if take("<=") { made.relation = .lessThanOrEqual } else { _ = take("==") }
    let value = word(allowing: "-+.")
    if let number = Double(value) {
      made.constant = CGFloat(number)
    } else if let metric = metrics[value] {
      made.constant = try number(metric, value)
    } else if mayNameView, let view = views[value] as? UIView {
      made.other = view
      if take("*") { made.multiplier = CGFloat(Double(word(allowing: ".")) ?? 1) }
      if take("/") { made.multiplier = 1 / CGFloat(Double(word(allowing: ".")) ?? 1) }
      if place < text.count, text[place] == "+" || text[place] == "-" { made.constant = CGFloat(Double(word(allowing: "-+.")) ?? 0) }
    } else {
      throw Failure(message: "\"\(value)\" is no number, metric or view")
    }
    if take("@") {
      let value = word(allowing: ".")
      guard let priority = Double(value) ?? (try? metrics[value].map { Double(try number($0, value)) }) ?? nil else {
        throw Failure(message: "\"\(value)\" is no priority")
      }
      made.priority = UILayoutPriority(Float(priority))
    }
    return made
  }

  private func number(_ value: Any, _ name: String) throws -> CGFloat {
    switch value {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: throw Failure(message: "the metric \"\(name)\" is no number")
    }
  }

  // MARK: Reading

  private mutating func take(_ wanted: String) -> Bool {
    let wanted = Array(wanted)
    guard place + wanted.count <= text.count, Array(text[place..<place + wanted.count]) == wanted else { return false }
    place += wanted.count
    return true
  }

  private mutating func word(allowing more: String = "") -> String {
    var found = ""
    while place < text.count {
      let character = text[place]
      let isSign = more.contains(character) && (character == "." || found.isEmpty)
      guard character.isLetter || character.isNumber || character == "_" || isSign else { break }
      found.append(character)
      place += 1
    }
    return found
  }

  // MARK: Constraints

  private func size(_ view: UIView, _ predicate: Predicate) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: predicate.relation, toItem: predicate.other,
      attribute: predicate.other == nil ? .notAnAttribute : attribute, multiplier: predicate.multiplier, constant: predicate.constant)
    made.priority = predicate.priority
    return made
  }

  private func ends(_ options: NSLayoutConstraint.FormatOptions) -> (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  /// The distance from one link to the next: none written = touching, a hyphen = the standard, 8, or the margin at the superview's edge.
  private func join(_ first: Link, _ second: Link, _ gap: Gap, _ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let (start, end) = ends(options)
    let isEdge = first.isSuperview || second.isSuperview
    // From right to left, what comes after lies at smaller places.
    let flips = start == .right
    let wanted =
      switch gap {
      case .none: [Predicate()]
      case .standard: [Predicate(constant: isEdge ? standardMargin(first, second, start) : 8)]
      case .given(let all): all
      }
    return wanted.map { gap in
      let relation = flips ? NSLayoutConstraint.Relation(rawValue: -gap.relation.rawValue) ?? .equal : gap.relation
      let made = NSLayoutConstraint(
        item: second.item, attribute: second.isSuperview ? end : start, relatedBy: relation, toItem: first.item,
        attribute: first.isSuperview ? start : end, multiplier: 1, constant: flips ? -gap.constant : gap.constant)
      made.priority = gap.priority
      return made
    }
  }

  /// From the superview's edge: its layout margin, where that is known.
  private func standardMargin(_ first: Link, _ second: Link, _ start: NSLayoutConstraint.Attribute) -> CGFloat {
    guard let outer = (first.isSuperview ? first.item : second.item) as? UIView else { return 8 }
    let margins = outer.layoutMargins
    if isVertical { return first.isSuperview ? margins.top : margins.bottom }
    let beginsAtRight = start == .right || (start == .leading && outer.isRightToLeft)
    return first.isSuperview != beginsAtRight ? margins.left : margins.right
  }

  private func align(_ boxes: [UIView], _ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    guard let first = boxes.first else { return [] }
    return NSLayoutConstraint.FormatOptions.alignments.filter { options.contains($0.0) }.flatMap { _, attribute in
      boxes.dropFirst().map {
        NSLayoutConstraint(
          item: $0, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// The constraints that a line of the visual format language says, such as `V:|-[title]-8-[text(>=40)]|`. A line that cannot be read gives
  /// none, and a finding.
  /// - Parameters:
  ///   - format: the line.
  ///   - options: how the boxes of the line are aligned.
  ///   - metrics: numbers by name.
  ///   - views: views by name; they must be in their superviews where the line names its edges.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] { VisualFormat.read(format, options, metrics: metrics, views: views) }

  /// How the boxes of a line are aligned across it.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit for each option, with UIKit's numbers.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At their left sides.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// At their right sides.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// At their tops.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// At their bottoms.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Where reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// At their middles across.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// At their middles from top to bottom.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// On their last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// On their first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// As one reads.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    static let alignments: [(FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
  }
}
