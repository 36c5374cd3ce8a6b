import Foundation
import Testing

/// `--accessibility`, and the matrix's axis of that name: what a reader turned on reaches both frameworks.
@Suite struct CommandAccessibilityTests {
  private let source = """
    import SwiftUI
    import UIKit
    private struct Card: View {
      @Environment(\\.legibilityWeight) var weight
      @Environment(\\.colorSchemeContrast) var contrast
      @Environment(\\.accessibilityReduceMotion) var motion
      @Environment(\\.accessibilityReduceTransparency) var transparency
      @Environment(\\.accessibilityDifferentiateWithoutColor) var differentiate
      @Environment(\\.accessibilityInvertColors) var invert
      @Environment(\\.accessibilityShowButtonShapes) var shapes
      var body: some View {
        let on = [weight == .bold, contrast == .increased, transparency, motion, differentiate, invert, shapes]
        let asked = [
          UIAccessibility.isBoldTextEnabled, UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isReduceTransparencyEnabled,
          UIAccessibility.isReduceMotionEnabled, UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.isInvertColorsEnabled,
          UIAccessibility.buttonShapesEnabled,
        ]
        Text((on + asked).map { $0 ? "1" : "0" }.joined())
      }
    }
    private final class Panel: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel()
        let traits = UITraitCollection.current
        label.text = "\\(traits.legibilityWeight == .bold)/\\(traits.accessibilityContrast == .high)/\\(UIAccessibility.isOnOffSwitchLabelsEnabled)"
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
    #Preview("Panel", traits: .fixedLayout(width: 90, height: 40)) { Panel() }
    """

  @Test("each setting is on by itself, for SwiftUI's environment and for UIKit's questions alike")
  func settings() throws {
    let bench = try CommandBench()
    let names = [
      "bold-text", "increase-contrast", "reduce-transparency", "reduce-motion", "differentiate-without-color", "invert-colors",
      "button-shapes",
    ]
    let run = try bench.render(
      bench.write("Card.swift", source), "--preview", "Card", "--format", "json", "-o", "-", "--matrix",
      "accessibility=standard|" + names.joined(separator: "|") + "|Reduce-Motion+bold-text")
    #expect(run.status == 0, "\(run.complaints)")
    let cells = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(cells.map { $0["cell"] as? String } == ["standard"] + names + ["bold-text+reduce-motion"])
    #expect(
      cells.map(Self.text) == [
        "00000000000000", "10000001000000", "01000000100000", "00100000010000", "00010000001000", "00001000000100", "00000100000010",
        "00000010000001", "10010001001000",
      ])
  }

  @Test("a page of UIKit hears of them by its traits")
  func uiKit() throws {
    let bench = try CommandBench()
    let file = try bench.write("Card.swift", source)
    for (word, said) in [("standard", "false/false/false"), ("increase-contrast+on-off-labels+bold-text", "true/true/true")] {
      let run = try bench.render(file, "--preview", "Panel", "--format", "json", "-o", "-", "--accessibility", word)
      #expect(run.status == 0 && run.output.contains(said), "\(run.output) \(run.complaints)")
    }
  }

  @Test("an unknown setting is refused with those that there are; the option and the axis do not go together")
  func refusals() throws {
    let bench = try CommandBench()
    let file = try bench.write("Card.swift", source)
    for words in [["--accessibility", "boldtext"], ["--matrix", "accessibility=bold-text+loud"]] {
      let run = try bench.render([file] + words)
      #expect(run.status != 0 && run.complaints.contains("takes bold-text, increase-contrast, "), "\(run.complaints)")
    }
    let both = try bench.render(file, "--accessibility", "bold-text", "--matrix", "accessibility")
    #expect(both.complaints.contains("--accessibility and the matrix's accessibility both say what it is"), "\(both.complaints)")
  }

  @Test("a look of a check has its settings in its files' names, and in the command that records it")
  func looks() throws {
    let bench = try CommandBench()
    _ = try bench.write("Views/A.swift", "import SwiftUI\n#Preview(\"Card\", traits: .sizeThatFitsLayout) { Text(\"a\") }")
    let run = try bench.check("Views", "--accessibility", "reduce-motion+bold-text")
    #expect(
      run.complaints.contains(
        "This records it: quoin check Views --accessibility bold-text+reduce-motion --only A.swift/Card --record"), "\(run.complaints)")
    #expect(try bench.check("Views", "--accessibility", "bold-text", "--record").status == 0)
    #expect(try bench.check("Views", "--matrix", "accessibility", "--record").status == 0)
    #expect(
      bench.names(in: "Views/__Snapshots__/A").filter { $0.hasSuffix("png") } == [
        "Card.bold-text.png", "Card.increase-contrast.png", "Card.png",
      ])
  }

  private static func text(_ cell: [String: Any]) -> String? {
    func find(_ node: [String: Any]) -> String? {
      (node["text"] as? String) ?? (node["children"] as? [[String: Any]])?.lazy.compactMap(find).first
    }
    return (cell["tree"] as? [String: Any]).flatMap(find)
  }
}
