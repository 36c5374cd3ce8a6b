import Foundation
import QuoinLayout
import Testing

/// The layout core without any view, as the README shows it.
@Suite struct CoreAloneTests {
  @Test("nodes made by hand lie as the README says, and say why")
  func readme() {
    let context = LayoutContext(scale: 2)
    let icon = LayoutNode(FixedRule("icon", size: CGSize(width: 24, height: 24)), in: context)
    let title = LayoutNode(MeasuredRule("title") { CGSize(width: min(120, $0.width ?? 120), height: 20) }, in: context)
    let row = LayoutNode(HStackLayout(spacing: 8).makeRule(), [icon, title], in: context)
    let card = LayoutNode(PaddingRule(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)), [row], in: context)
    let recorder = TraceRecorder()
    context.tracer = recorder
    card.layOutAsRoot(proposal: ProposedViewSize(width: 120, height: nil), in: CGRect(x: 0, y: 0, width: 120, height: 100))
    #expect(title.frame == CGRect(x: 42, y: 40, width: 68, height: 20))
    #expect(recorder.trace.sentences().contains { $0.hasSuffix("padding proposes 100×nil to HStack, less 10 on every side") })
  }
}
