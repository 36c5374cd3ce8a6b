import Foundation
import QuoinAppearance
import QuoinLayout

/// What stands for a page in the tab bar: made when it is known whether the page is the chosen one.
struct TabLabel {
  let make: (_ isChosen: Bool, _ isApart: Bool, inout [_ViewNode]) -> Void
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
        TabLabel { isChosen, isApart, nodes in
          var inner = scope.child(0x7AB)
          let measures = inner.environment.systemLook.tabs
          let weight = isChosen ? measures.chosenWeight : measures.labelWeight
          let size = measures.besideSize(inner.environment.barRoom) ?? BarLook.tabLabelSize
          inner.environment.font = .system(size: size, weight: Font.Weight(value: weight.rawValue))
          let style: any ShapeStyle = isChosen ? TintShapeStyle() : SystemStyle(measures.othersAreGray ? .gray : .label)
          inner.environment.foregroundStyles = [style.resolvedStyle(in: inner.environment)]
          inner.environment.dressTabLabel(isApart: isApart)
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
    /// Whether it stands on a plate of its own, where tabs have plates: its symbol alone.
    let isApart: Bool
    /// Shows the page.
    let choose: @MainActor () -> Void
  }
  nonisolated(unsafe) let items: [Item]
  let ground: BarGrounds.Ground
  @Environment(\.self) private var environment
  nonisolated init(items: [Item], ground: BarGrounds.Ground) {
    self.items = items
    self.ground = ground
  }
  private var height: CGFloat {
    CGFloat(environment.barMeasures.tabHeight(above: Double(environment.windowInsets.bottom)))
  }

  @ViewBuilder var body: some View {
    let measures = environment.systemLook
    if measures.tabs.plate > 0 {
      TabPlaces(
        system: environment.systemGeneration, height: max(height, CGFloat(measures.tabs.plate)),
        chosen: items.firstIndex { $0.isChosen } ?? 0, lastIsApart: items.last?.isApart ?? false
      ) {
        GlassPlate(in: Capsule())
        ControlFace("TabLens") { GlassLook.lens(in: $0, context: $1) }
        ForEach(0..<items.count) { index in
          if items[index].isApart { lonelyTab(items[index]) } else { tab(items[index], measures.tabs) }
        }
      }
      // The plate may reach down beside the home indicator.
      .frame(height: height, alignment: .top)
      .onGround(ground, at: .bottom, standard: measures.bar.hasGround)
    } else {
      let isBeside = measures.tabs.besideSize(environment.barRoom) != nil
      let width = environment.barRoom == .roomy && measures.tabs.roomyItem > 0 ? CGFloat(measures.tabs.roomyItem) : CGFloat.infinity
      HStack(spacing: 0) {
        ForEach(0..<items.count) { index in
          let stack = isBeside ? AnyLayout(HStackLayout(spacing: CGFloat(measures.tabs.labelGap))) : AnyLayout(VStackLayout(spacing: 2))
          let label = stack { TabLabelView(label: items[index].label, isChosen: items[index].isChosen) }.lineLimit(1)
          if isBeside {
            label
              .overlay(alignment: .topLeading) { badge(items[index].badge).offset(x: CGFloat(measures.tabs.badgeLeading), y: -6) }
              .frame(minWidth: width.isFinite ? width : nil, maxWidth: width.isFinite ? nil : width, minHeight: height)
              .keepingAction(items[index].choose)
          } else {
            label
              // Words stand on one line, however high the symbols above them are.
              .alignmentGuide(.top) { $0[.lastTextBaseline] - CGFloat(measures.tabs.labelBaseline) }
              .frame(maxWidth: .infinity, minHeight: height, alignment: .top)
              .overlay(alignment: .top) {
                badge(items[index].badge).alignmentGuide(HorizontalAlignment.center) { _ in CGFloat(-measures.tabs.badgeLeading) }
                  .padding(.top, CGFloat(measures.tabs.badgeTop))
              }
              .keepingAction(items[index].choose)
          }
        }
      }
      .frame(maxWidth: .infinity)
      .onGround(ground, at: .bottom, standard: measures.bar.hasGround)
    }
  }

  /// A tab on a plate of its own.
  private func lonelyTab(_ item: Item) -> some View {
    HStack { TabLabelView(label: item.label, isChosen: item.isChosen, isApart: true) }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background { GlassPlate(in: Capsule()) }
      .overlay(alignment: .topTrailing) { badge(item.badge) }
      .keepingAction(item.choose)
  }

  /// A tab on a plate.
  private func tab(_ item: Item, _ measures: TabBarMeasures) -> some View {
    VStack(spacing: 2) { TabLabelView(label: item.label, isChosen: item.isChosen) }
      .lineLimit(1)
      .alignmentGuide(.top) { $0[.lastTextBaseline] - CGFloat(measures.labelBaseline - measures.inset) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .overlay(alignment: .top) {
        badge(item.badge)
          .alignmentGuide(HorizontalAlignment.center) { _ in CGFloat(-measures.symbolBox / 2 - measures.badgeLeading) }
          .padding(.top, CGFloat(measures.badgeTop - measures.inset))
      }
      .keepingAction(item.choose)
  }

  @ViewBuilder private func badge(_ text: Text?) -> some View {
    if let text {
      text.font(.system(size: 13)).foregroundStyle(Color.white).padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
        .background(SystemStyle(.red), in: Capsule()).fixedSize()
    }
  }
}

/// Where the plate, the lens on the chosen tab and the tabs stand in a bar.
private struct TabPlaces: InternalLayout {
  let system: SystemGeneration
  let height: CGFloat
  let chosen: Int
  let lastIsApart: Bool
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count > 2 else { return }
    let places = BarLook.tabs(count: subviews.count - 2, lastIsApart: lastIsApart, in: bounds, on: system)
    func place(_ subview: LayoutSubview, _ rect: CGRect) {
      subview.place(at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
    }
    place(subviews[0], places.plate ?? bounds)
    let lens = places.items[min(chosen, places.items.count - 1)]
    // What stands apart has its plate for a lens.
    place(subviews[1], lastIsApart && chosen == places.items.count - 1 ? CGRect(origin: lens.origin, size: .zero) : lens)
    for (index, rect) in places.items.enumerated() { place(subviews[index + 2], rect) }
  }
}

struct TabLabelView {
  let label: TabLabel?
  let isChosen: Bool
  var isApart = false
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) { label?.make(isChosen, isApart, &nodes) }
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
