import QuoinAppearance
import QuoinLayout

/// The bar above a page: buttons, title, search field. At the start of the content it has no background of its own.
struct NavigationBar: View {
  nonisolated(unsafe) let leading: [ViewNode]
  nonisolated(unsafe) let trailing: [ViewNode]
  nonisolated(unsafe) let principal: [ViewNode]
  let title: Text?
  let isLarge: Bool
  let back: Text?
  let goBack: @MainActor () -> Void
  let search: Text?
  @Environment(\.self) private var environment
  nonisolated init(
    _ report: NavigationReport, title: Text?, isLarge: Bool, back: Text?, goBack: @escaping @MainActor () -> Void = {}
  ) {
    self.goBack = goBack
    leading = report.pieces(at: [.leading])
    trailing = report.pieces(at: [.trailing])
    principal = report.pieces(at: [.principal])
    search = report.searchPrompt
    self.title = title
    self.isLarge = isLarge
    self.back = back
  }

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        HStack(spacing: BarLook.margin) {
          if let back { backButton(back) }
          if !leading.isEmpty { MadeView(leading) }
          Spacer(minLength: 0)
          if !trailing.isEmpty { MadeView(trailing) }
        }
        if !principal.isEmpty {
          HStack { MadeView(principal) }
        } else if let title, !isLarge {
          title.font(.headline).lineLimit(1)
        }
      }
      // Bars follow the text size that the user chose up to the standard one; only large titles go on.
      .dynamicTypeSize(...DynamicTypeSize.large)
      .frame(height: CGFloat(environment.systemLook.bar.navigation))
      if let title, isLarge {
        title.font(.largeTitle).bold().lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(minHeight: CGFloat(environment.systemLook.bar.largeTitle))
      }
      if let search { field(search) }
    }
    .padding(.horizontal, BarLook.margin)
  }

  private func backButton(_ label: Text) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "chevron.backward").fontWeight(.semibold).foregroundStyle(.tint)
      label.foregroundStyle(.tint)
    }
    .keepingAction(goBack)
  }

  private func field(_ prompt: Text) -> some View {
    prompt.foregroundStyle(SystemStyle(.secondaryLabel))
      .padding(.leading, 30)
      .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
      .background(alignment: .leading) {
        RoundedRectangle(cornerRadius: 10, style: .continuous).fill(SystemStyle(.tertiaryFill))
          .overlay(alignment: .leading) { magnifier.padding(.leading, 8) }
      }
      .padding(.bottom, BarLook.search - 36)
  }

  private var magnifier: some View {
    Image(systemName: "magnifyingglass").font(.system(size: 15)).foregroundStyle(SystemStyle(.secondaryLabel))
  }
}

/// A bar below a page.
struct BottomBar: View {
  nonisolated(unsafe) let items: [ViewNode]
  @Environment(\.self) private var environment
  nonisolated init(items: [ViewNode]) { self.items = items }
  var body: some View {
    HStack { MadeView(items) }
      .padding(.horizontal, BarLook.margin)
      .frame(maxWidth: .infinity, minHeight: CGFloat(environment.systemLook.bar.toolbar))
      .background(SystemStyle(.background))
      .overlay(alignment: .top) { Divider() }
  }
}
