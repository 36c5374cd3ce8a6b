import Foundation
import Testing

/// `quoin explain`: the steps of a layout as sentences.
@Suite struct CommandExplainTests {
  private let source = """
    import PinLayout
    import SwiftUI
    #Preview("Card", traits: .fixedLayout(width: 120, height: 80)) {
      HStack(spacing: 10) {
        Color.red.frame(width: 50).accessibilityIdentifier("fixed")
        Color.blue
      }
    }
    final class Pinned: UIView {
      let inner = UIView()
      init() {
        super.init(frame: .zero)
        inner.accessibilityIdentifier = "inner"
        addSubview(inner)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() { inner.pin.all(10) }
    }
    #Preview("Pins", traits: .fixedLayout(width: 100, height: 60)) { Pinned() }
    """

  @Test("the steps of every preview come under its name, or only those about a view")
  func steps() throws {
    let bench = try CommandBench()
    let all = try bench.explain(bench.write("Two.swift", source))
    #expect(all.status == 0, "\(all.complaints)")
    #expect(all.paths.first == "Card")
    #expect(all.output.contains("HStack proposes 60×80 to Color"))
    #expect(all.output.contains("Pins\n"))
    #expect(all.output.contains("UIView inner: left at 10: 10 by all(10)"))
    let fixed = try bench.explain("Two.swift", "--preview", "Card", "--about", "fixed")
    #expect(fixed.paths.allSatisfy { $0.contains("fixed") || $0.contains("Color") }, "\(fixed.output)")
    #expect(!fixed.output.contains("the window"))
  }

  @Test("a view that is not there is named with those that are; JSON carries the steps under trace")
  func unknownAndJSON() throws {
    let bench = try CommandBench()
    let unknown = try bench.explain(bench.write("Two.swift", source), "--preview", "Card", "--about", "nobody")
    #expect(unknown.status == 1)
    #expect(unknown.complaints.contains("there is no nobody in it; there is fixed, Color"))
    let json = try bench.explain("Two.swift", "--preview", "Card", "--json")
    let layout = try #require(try bench.layouts(json.output)["Card"])
    let trace = try #require(layout["trace"] as? [String: Any])
    let steps = try #require(trace["steps"] as? [[String: Any]])
    #expect(steps.first?["does"] as? String == "isProposed" && steps.first?["width"] as? Double == 120)
    #expect(try bench.render("Two.swift", "--format", "txt", "-o", "steps.txt", "--preview", "Card").paths == ["steps.txt"])
  }
}
