import QuoinAppearance
import QuoinLayout

/// The bar above a page: buttons, title, search field. At the start of the content it has no background of its own; over content that has
/// gone below it the page's (a material on the phone, which shows next to nothing of it).
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
  /// Whether content has gone below the bar.
  let isScrolled: Bool
  @Environment(\.self) private var environment
  nonisolated init(
    _ report: NavigationReport, title: Text?, isLarge: Bool, back: Text?, goBack: @escaping @MainActor () -> Void, hasSearch: Bool,
    isScrolled: Bool
  ) {
    self.isScrolled = isScrolled
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
    .background { if isScrolled, measures.item > 0, !ground.isShown(otherwise: false) { ScrollEdge() } }
    .onGround(
      ground, at: .top, standard: isScrolled && measures.item == 0, overlap: measures.overlap(top: Double(environment.windowInsets.top)))
  }
}

/// Where bars have plates, content fades below them instead of going below a ground; how soon is assumed.
private struct ScrollEdge: View {
  var body: some View {
    LinearGradient(
      stops: [
        .init(color: Color(.systemBackground), location: 0), .init(color: Color(.systemBackground).opacity(0.85), location: 0.7),
        .init(color: Color(.systemBackground).opacity(0), location: 1),
      ], startPoint: .top, endPoint: .bottom
    )
    .padding(.horizontal, -BarLook.margin).ignoresSafeArea(edges: [.top, .horizontal])
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

/// The items at one side of a bar, on plates where the system has them.
private struct BarItems: View {
  nonisolated(unsafe) let pieces: [_ToolbarPiece]
  @Environment(\.self) private var environment
  nonisolated init(pieces: [_ToolbarPiece]) { self.pieces = pieces }
  var body: some View {
    let height = CGFloat(environment.barMeasures.item)
    if height > 0 {
      let groups = BarGroup.groups(of: pieces)
      ForEach(groups.indices, id: \.self) { BarPlate(group: groups[$0], height: height) }
    } else {
      ForEach(pieces.indices, id: \.self) { MadeView(pieces[$0].nodes) }
    }
  }
}
