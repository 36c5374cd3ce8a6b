import Foundation
import QuoinLayout
import QuoinMessages
import QuoinSnapshots

/// Two layouts beside each other: what lies elsewhere, and the first step at which the two part.
@MainActor struct LayoutComparison {
  private let difference: LayoutDifference
  private let sizes: (old: CGSize, new: CGSize)
  private let traces: (old: LayoutTrace, new: LayoutTrace)
  private let sources: [(path: String, text: String)]

  /// What is read of a layout that the runner printed.
  private struct Printed: Decodable {
    struct Size: Decodable {
      var width, height: Double
    }
    var size: Size
    var tree: LayoutTree?
    var trace: LayoutTrace?
  }

  init(_ request: PreviewRequest, _ order: RenderOrder, _ other: LayoutCounterpart) throws(RunnerRefusal) {
    var choices = order.choices
    choices.explanation = RenderChoices.Explanation()
    let new: any RenderedPage
    let old: (tree: LayoutTree, trace: LayoutTrace, size: CGSize)
    switch other {
    case .choices(var otherwise):
      // The command's own choices are what was, the others what is.
      otherwise.explanation = RenderChoices.Explanation()
      let first = try Self.page(request, choices)
      new = try Self.page(request, otherwise)
      old = (first.layoutTree(), first.trace, first.size)
    case .layout(let path):
      new = try Self.page(request, choices)
      guard let data = FileManager.default.contents(atPath: path), let printed = try? JSONDecoder().decode(Printed.self, from: data),
        let tree = printed.tree
      else { throw RunnerRefusal("the layout to compare with cannot be read") }
      old = (tree, printed.trace ?? LayoutTrace(), CGSize(width: printed.size.width, height: printed.size.height))
    }
    sizes = (old.size, new.size)
    difference = LayoutDifference(old.tree, new.layoutTree())
    traces = (old.trace.told, new.trace.told)
    sources = choices.sources.compactMap { path in
      FileManager.default.contents(atPath: path).map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
  }

  private static func page(_ request: PreviewRequest, _ choices: RenderChoices) throws(RunnerRefusal) -> any RenderedPage {
    guard let page = try request.rendered(choices) as? any RenderedPage else {
      throw RunnerRefusal("a document has pages of its own, which are not compared; give its content a preview")
    }
    return page
  }

  func lines() -> [String] {
    var lines: [String] = []
    if sizes.old != sizes.new {
      lines.append("The canvas is \(Self.words(sizes.new)), and was \(Self.words(sizes.old)).")
    }
    lines += firstStep
    lines += difference.report(sources: sources)
    return lines.isEmpty ? ["The layouts are the same."] : lines
  }

  private static func words(_ size: CGSize) -> String { "\(describe(size.width))×\(describe(size.height))" }

  /// The first step that both do not tell alike; what the window proposes differs where the canvas does, which was told.
  private var firstStep: [String] {
    let (old, new) = (traces.old.bareSentences(), traces.new.bareSentences())
    let differing = (0..<max(old.count, new.count)).first { index in
      guard index < old.count, index < new.count else { return true }
      return old[index] != new[index] && !(sizes.old != sizes.new && new[index].hasPrefix("the window proposes"))
    }
    guard let index = differing else { return [] }
    let count = "The steps part at step \(index + 1):"
    return [
      count, "  before: \(index < old.count ? old[index] : "no more steps")",
      "  now:    \(index < new.count ? new[index] : "no more steps")",
    ]
  }
}
