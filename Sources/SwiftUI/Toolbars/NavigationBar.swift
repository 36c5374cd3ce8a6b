import QuoinAppearance
import QuoinLayout

/// The bar above a page: buttons, title, search field. At the start of the content it has no background of its own.
struct NavigationBar: View {
  nonisolated(unsafe) let leading: [_ToolbarPiece]
  nonisolated(unsafe) let trailing: [_ToolbarPiece]
  nonisolated(unsafe) let principal: [_ViewNode]
  let title: Text?
  let subtitle: Text?
  let isLarge: Bool
  let back: Text?
  let goBack: @MainActor () -> Void
  let search: SearchField?
  let ground: BarGrounds.Ground
  @Environment(\.self) private var environment
  nonisolated init(
    _ report: NavigationReport, title: Text?, isLarge: Bool, back: Text?, goBack: @escaping @MainActor () -> Void, hasSearch: Bool
  ) {
    self.goBack = goBack
    leading = report.pieces(at: .leading)
    trailing = report.pieces(at: .trailing)
    principal = report.pieces(at: .principal).flatMap(\.nodes)
    search = hasSearch ? report.search : nil
    ground = report.grounds[.navigationBar]
    self.title = title
    subtitle = report.subtitle
    self.isLarge = isLarge
    self.back = back
  }

  var body: some View {
    let measures = environment.barMeasures
    VStack(spacing: 0) {
      // Plates stand at the bar's top.
      if measures.item > 0 {
        row(measures).frame(height: CGFloat(measures.item)).padding(.bottom, CGFloat(measures.navigation - measures.item))
      } else {
        row(measures).frame(height: CGFloat(measures.navigation))
      }
      if let title, isLarge {
        let line = title.font(.largeTitle).bold().lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(minHeight: CGFloat(measures.largeTitle))
        if measures.largeTitleLift != 0 { line.offset(y: CGFloat(-measures.largeTitleLift)) } else { line }
        if let subtitle {
          subtitle.font(.subheadline).foregroundStyle(.secondary).lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
            .padding(.bottom, BarTitle.largeSubtitleBottom)
        }
      }
      if let search { SearchBox(search).padding(.bottom, CGFloat(measures.search - measures.searchField)) }
    }
    .padding(.horizontal, BarLook.margin)
    .onGround(ground, at: .top, standard: false, overlap: measures.overlap(top: Double(environment.windowInsets.top)))
  }
}

extension NavigationBar {
  fileprivate func row(_ measures: BarMeasures) -> some View {
    BarRow {
      if let back { BackButton(label: back).keepingAction(goBack) }
      BarItems(pieces: leading)
    } middle: {
      if !principal.isEmpty {
        MadeView(principal)
      } else if let title, !isLarge {
        BarTitle(title: title, subtitle: subtitle)
      }
    } end: {
      BarItems(pieces: trailing)
    }
    // Bars do not follow the text size that the user chose; only large titles do (recorded: home-assistant/iOS at `medium`).
    .dynamicTypeSize(.large)
  }
}

/// The way back: a chevron with the words of where it leads, or on a plate of its own.
private struct BackButton: View {
  let label: Text
  @Environment(\.self) private var environment
  nonisolated init(label: Text) { self.label = label }
  var body: some View {
    let measures = environment.barMeasures
    let style = measures.itemsAreTinted ? AnyShapeStyle(TintShapeStyle()) : environment.tintStyle ?? AnyShapeStyle(Color.primary)
    let chevron = Image(systemName: "chevron.backward").fontWeight(.semibold).foregroundStyle(style)
    if measures.showsBackTitle {
      // Documented (UINavigationItem.BackButtonDisplayMode.default): the title, else the general word, else none, by the room there is.
      ViewThatFits(in: .horizontal) {
        HStack(spacing: CGFloat(measures.backGap)) {
          chevron.imageScale(.large)
          label.foregroundStyle(style).lineLimit(1)
        }
        HStack(spacing: CGFloat(measures.backGap)) {
          chevron.imageScale(.large)
          Text(verbatim: "Back").foregroundStyle(style).lineLimit(1)
        }
        chevron.imageScale(.large)
      }
      // The chevron stands nearer to the edge than a bar's other items.
      .padding(.leading, CGFloat(measures.backLeading - BarLook.margin))
    } else {
      chevron.frame(width: CGFloat(measures.item), height: CGFloat(measures.item)).background { GlassPlate(in: Capsule()) }
    }
  }
}

/// A title in a bar's line, with what it adds in small below it.
private struct BarTitle: View {
  /// From a large title's second line to the end of the bar (assumed).
  static let largeSubtitleBottom: CGFloat = 8
  let title: Text
  let subtitle: Text?
  nonisolated init(title: Text, subtitle: Text?) { (self.title, self.subtitle) = (title, subtitle) }
  var body: some View {
    if let subtitle {
      // Its size is assumed.
      VStack(spacing: 0) {
        title.font(.headline).lineLimit(1)
        subtitle.font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    } else {
      title.font(.headline).lineLimit(1)
    }
  }
}

/// The items at one side of a bar, each on a plate of its own where the system has them.
private struct BarItems: View {
  nonisolated(unsafe) let pieces: [_ToolbarPiece]
  @Environment(\.self) private var environment
  nonisolated init(pieces: [_ToolbarPiece]) { self.pieces = pieces }
  var body: some View {
    let height = CGFloat(environment.barMeasures.item)
    ForEach(pieces.indices, id: \.self) { index in
      if height > 0 {
        BarPlate(nodes: pieces[index].nodes, height: height, isProminent: pieces[index].placement.isProminent)
      } else {
        MadeView(pieces[index].nodes)
      }
    }
  }
}

/// Items of a bar on one plate: words with room at their sides, a picture in the middle of a round one.
struct BarPlate: View {
  nonisolated(unsafe) let nodes: [_ViewNode]
  let height: CGFloat
  let isProminent: Bool
  @Environment(\.self) private var environment
  nonisolated init(nodes: [_ViewNode], height: CGFloat, isProminent: Bool) {
    self.nodes = nodes
    self.height = height
    self.isProminent = isProminent
  }
  var body: some View {
    HStack(spacing: 16) { MadeView(nodes) }
      .padding(.horizontal, isPicture ? 0 : CGFloat(environment.barMeasures.itemPadding))
      .frame(minWidth: height, minHeight: height, maxHeight: height)
      .background { if isProminent { Capsule().fill(tint) } else { GlassPlate(in: Capsule()) } }
  }
  private var isPicture: Bool { nodes.count == 1 && !nodes[0].holdsText }
  // What cannot be used is not known of the plate, only of what stands on it.
  private var tint: AnyShapeStyle { environment.tintStyle ?? AnyShapeStyle(Color.accentColor) }
}

extension _ViewNode {
  /// Whether there are words in here.
  fileprivate var holdsText: Bool {
    rule is TextRule || children.contains { ($0 as? _ViewNode)?.holdsText ?? false }
  }
  /// Whether this is room that grows.
  fileprivate var isSpacer: Bool { rule is SpacerRule || (children.count == 1 && (children[0] as? _ViewNode)?.isSpacer ?? false) }
}

/// A bar below a page.
struct BottomBar: View {
  nonisolated(unsafe) let pieces: [_ToolbarPiece]
  let search: SearchField?
  let ground: BarGrounds.Ground
  @Environment(\.self) private var environment
  nonisolated init(_ report: NavigationReport, hasSearch: Bool) {
    pieces = report.pieces(at: .bottom)
    search = hasSearch ? report.search : nil
    ground = report.grounds[.bottomBar]
  }
  var body: some View {
    let measures = environment.barMeasures
    let height = CGFloat(max(measures.item > 0 ? 0 : measures.toolbar, measures.toolbarTotal - Double(environment.windowInsets.bottom)))
    HStack(spacing: measures.item > 0 ? CGFloat(measures.toolbarGap) : nil) {
      if measures.item > 0 {
        let groups = plates
        ForEach(groups.indices, id: \.self) { index in
          if groups[index].isRoom {
            Spacer(minLength: 0)
          } else {
            BarPlate(nodes: groups[index].nodes, height: CGFloat(measures.toolbar), isProminent: groups[index].isProminent)
          }
        }
        if let search { SearchBox(search, isFloating: true) }
      } else {
        MadeView(pieces.flatMap(\.nodes))
      }
    }
    .padding(.horizontal, CGFloat(measures.toolbarMargin))
    .frame(maxWidth: .infinity, minHeight: height, alignment: measures.item > 0 ? .top : .center)
    .onGround(ground, at: .bottom, standard: measures.hasGround)
  }

  private struct Group {
    var nodes: [_ViewNode]
    var isProminent = false
    var isRoom = false
  }
  /// Items between which there is room stand on plates of their own, those of one group on one.
  private var plates: [Group] {
    var groups: [Group] = []
    for piece in pieces {
      var open = false
      for node in piece.nodes {
        if node.isSpacer {
          groups.append(Group(nodes: [], isRoom: true))
          open = false
        } else if open {
          groups[groups.count - 1].nodes.append(node)
        } else {
          groups.append(Group(nodes: [node], isProminent: piece.placement.isProminent))
          open = true
        }
      }
    }
    return groups
  }
}
