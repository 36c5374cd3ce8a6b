import Foundation
import QuoinLayout

extension Flow {
  /// A flow whose hidden views are counted: `overflow` makes what stands for them ("+3 more"), made when the count is known.
  ///
  ///     Flow(spacing: 8, maxLines: 2).capped { tags } overflow: { Text("+\($0) more") }
  public func capped<Content: View, More: View>(
    @ViewBuilder _ content: () -> Content, @ViewBuilder overflow: @escaping (_ hidden: Int) -> More
  ) -> some View {
    FlowContainer(style: style, content: content(), separator: nil as EmptyView?, overflow: overflow)
  }

  /// A flow with a view between each two of one line; none at a line's ends.
  public func separated<Content: View, Separator: View>(@ViewBuilder _ content: () -> Content, @ViewBuilder by separator: () -> Separator)
    -> some View
  {
    FlowContainer(style: style, content: content(), separator: separator(), overflow: nil as ((Int) -> EmptyView)?)
  }
}

/// A flow with what a layout value alone cannot make.
struct FlowContainer<Content: View, Separator: View, More: View> {
  let style: FlowStyle
  let content: Content
  let separator: Separator?
  let overflow: ((Int) -> More)?

  nonisolated func makeNodes(_ maker: NodeMaker) -> [MadeNode] {
    var children: [MadeNode] = []
    for (index, item) in maker.nodes(of: content, step: 0).enumerated() {
      item.setValue(index, for: FlowPosition.self)
      if index > 0, let separator, let own = maker.node(of: separator, step: index) {
        own.setValue(.separator, for: FlowRole.self)
        children.append(own)
      }
      children.append(item)
    }
    guard let overflow else { return [maker.node(FlowRule(style), children)] }
    let rule = FlowRule(style) { count in maker.node(of: overflow(count), step: -1 - count) ?? maker.node(EmptyRule(), []) }
    return [maker.node(rule, children)]
  }
}

/// A flow of which, inside a scroll view, only the lines in sight are made: a million chips cost what those in sight cost.
///
/// Lines are broken greedily. Outside a scroll view everything is made.
public struct LazyFlow<Content: View> {
  let flow: Flow
  let content: Content
  /// The arguments are those of `Flow`.
  nonisolated public init(
    _ axis: Axis = .horizontal, alignment: Alignment = .center, lineAlignment: Flow.LineAlignment = .leading,
    distribution: Flow.Distribution = .packed, spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    flow = Flow(
      axis, alignment: alignment, lineAlignment: lineAlignment, distribution: distribution, spacing: spacing, lineSpacing: lineSpacing)
    self.content = content()
  }
}
extension LazyFlow: View {
  public var body: some View { LazyFlowNodes(style: flow.style, content: content) }
}
extension LazyFlowNodes: NodeMakingView {}
extension FlowContainer: NodeMakingView {}

private struct LazyFlowNodes<Content: View> {
  let style: FlowStyle
  let content: Content
  nonisolated func makeNodes(_ maker: NodeMaker) -> [MadeNode] {
    [maker.node(LazyRules.flow(style, source: maker.lazySource(of: content)), [])]
  }
}
