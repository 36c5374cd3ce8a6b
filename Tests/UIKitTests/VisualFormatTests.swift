import Testing

@testable import UIKit

/// The examples of Apple's "Visual Format Language", with the constraints that they stand for.
@Suite(.serialized) @MainActor struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let one = UIView()
  private let two = UIView()

  private func words(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) -> [String] {
    for (view, name) in [(root, "root"), (one, "one"), (two, "two")] { view.accessibilityIdentifier = name }
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["one": one, "two": two]
    ).map { $0.words + ($0.priority == .required ? "" : " @\(Int($0.priority.rawValue))") }
  }

  @Test func distances() {
    #expect(words("[one]-[two]") == ["two.leading = one.trailing × 1.0 + 8.0"])
    #expect(words("[one][two]") == ["two.leading = one.trailing × 1.0 + 0.0"])
    #expect(words("V:[one]-10-[two]") == ["two.top = one.bottom × 1.0 + 10.0"])
    #expect(words("[one]-(>=20)-[two]") == ["two.leading ≥ one.trailing × 1.0 + 20.0"])
    #expect(words("H:[one]-gap-[two]", metrics: ["gap": 12]) == ["two.leading = one.trailing × 1.0 + 12.0"])
    #expect(
      words("[one]-(>=5@700,<=9)-[two]") == ["two.leading ≥ one.trailing × 1.0 + 5.0 @700", "two.leading ≤ one.trailing × 1.0 + 9.0"])
  }

  @Test func edges() {
    #expect(
      words("|-50-[one]-50-|") == ["one.leading = root.leading × 1.0 + 50.0", "root.trailing = one.trailing × 1.0 + 50.0"])
    // A hyphen at the edge is the superview's margin: 8.
    #expect(words("V:|-[one]") == ["one.top = root.top × 1.0 + 8.0"])
    #expect(words("|[one]|") == ["one.leading = root.leading × 1.0 + 0.0", "root.trailing = one.trailing × 1.0 + 0.0"])
  }

  @Test func sizes() {
    #expect(words("[one(>=50)]") == ["one.width ≥ 50.0"])
    #expect(words("V:[one(44)]") == ["one.height = 44.0"])
    #expect(words("[one(100@20)]") == ["one.width = 100.0 @20"])
    #expect(words("[one(==two)]") == ["one.width = two.width × 1.0 + 0.0"])
    #expect(words("[one(two/2)]") == ["one.width = two.width × 0.5 + 0.0"])
    #expect(words("[one(>=two*3+5)]") == ["one.width ≥ two.width × 3.0 + 5.0"])
    #expect(words("[one(>=70,<=100)]") == ["one.width ≥ 70.0", "one.width ≤ 100.0"])
  }

  @Test func aWholeLine() {
    #expect(
      words("H:|-[one(==two)]-10-[two(>=20)]-|", [.alignAllTop, .alignAllBottom]) == [
        "one.width = two.width × 1.0 + 0.0", "one.leading = root.leading × 1.0 + 8.0", "two.width ≥ 20.0",
        "two.leading = one.trailing × 1.0 + 10.0", "root.trailing = two.trailing × 1.0 + 8.0", "two.top = one.top × 1.0 + 0.0",
        "two.bottom = one.bottom × 1.0 + 0.0",
      ])
  }

  @Test(arguments: [
    ("[three]", "there is no view called \"three\" (character 7)"), ("[one", "] is expected (character 5)"),
    ("[one]-x-[two]", "\"x\" is no number, metric or view (character 8)"), ("one", "a box in brackets or | is expected (character 1)"),
  ])
  func whatCannotBeRead(format: String, why: String) {
    var findings: [String] = []
    LayoutFindings.onFinding = { findings.append($0.message) }
    defer { LayoutFindings.onFinding = nil }
    #expect(words(format) == [])
    #expect(findings == ["The format \"\(format)\" cannot be read: \(why). It gives no constraints."])
  }
}
