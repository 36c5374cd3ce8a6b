import QuoinAppearance
import QuoinLayout

/// What stands for a page in the tab bar: made when it is known whether the page is the chosen one.
struct TabLabel {
  let make: (_ isChosen: Bool, inout [ViewNode]) -> Void
}
enum TabItemTrait: LayoutValueKey {
  static var defaultValue: TabLabel? { nil }
}

extension View {
  /// What stands for the page in the tab bar: a symbol and a word.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return changingNodes { node, scope in
      node.setValue(
        TabLabel { isChosen, nodes in
          var inner = scope.child(0x7AB)
          inner.environment.font = .system(size: BarLook.tabLabelSize, weight: .medium)
          let style: any ShapeStyle = isChosen ? TintShapeStyle() : SystemStyle(.gray)
          inner.environment.foregroundStyles = [style.resolvedStyle(in: inner.environment)]
          inner.environment.dressTabLabel()
          V._emit(label, inner, into: &nodes)
        }, for: TabItemTrait.self)
      return node
    }
  }
}

/// The bar below the pages of a tab view.
struct TabBar: View {
  struct Item {
    let label: TabLabel?
    let badge: Text?
    let isChosen: Bool
    /// Shows the page.
    let choose: @MainActor () -> Void
  }
  nonisolated(unsafe) let items: [Item]
  @Environment(\.self) private var environment
  nonisolated init(items: [Item]) { self.items = items }
  private var height: CGFloat {
    let measures = environment.systemLook.bar
    return CGFloat(max(measures.tab, measures.tabTotal - Double(environment.windowInsets.bottom)))
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count) { index in
        VStack(spacing: 2) { TabLabelView(label: items[index].label, isChosen: items[index].isChosen) }
          .lineLimit(1)
          .overlay(alignment: .top) { badge(items[index].badge).frame(width: 0).offset(x: 18, y: -2) }
          // Words stand on one line, however high the symbols above them are.
          .alignmentGuide(.top) { $0[.lastTextBaseline] - BarLook.tabLabelBaseline }
          .frame(maxWidth: .infinity, minHeight: height, alignment: .top)
          .keepingAction(items[index].choose)
      }
    }
    .background(SystemStyle(.background))
    .overlay(alignment: .top) { Divider() }
  }

  @ViewBuilder private func badge(_ text: Text?) -> some View {
    if let text {
      text.font(.system(size: 13)).foregroundStyle(Color.white).padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
        .background(SystemStyle(.red), in: Capsule()).fixedSize()
    }
  }
}

struct TabLabelView {
  let label: TabLabel?
  let isChosen: Bool
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) { label?.make(isChosen, &nodes) }
}
extension TabLabelView: PrimitiveView {}

/// The dots below pages: the one in sight is solid.
struct PageDots: View {
  let count: Int
  let chosen: Int
  let hasGround: Bool
  nonisolated init(count: Int, chosen: Int, hasGround: Bool) {
    self.count = count
    self.chosen = chosen
    self.hasGround = hasGround
  }
  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count) { index in
        Circle().fill(Color.white.opacity(index == chosen ? 1 : 0.4)).frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, 10)
    .frame(height: 26)
    .background { if hasGround { Capsule().fill(SystemStyle(.tertiaryLabel)) } }
    .padding(.bottom, 13)
  }
}
