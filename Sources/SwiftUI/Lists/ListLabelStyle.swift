import QuoinAppearance
import QuoinLayout

/// Labels in a list: the picture in the tint, in a column of its own.
struct ListLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View { ListLabel(configuration: configuration) }
}

private struct ListLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.self) private var environment
  var body: some View {
    let measures = environment.systemLook.list
    HStack(spacing: CGFloat(measures.labelGap)) {
      // Pictures too wide for their column stick out of it.
      configuration.icon.foregroundStyle(.tint).imageScale(Image.Scale(measures.labelSymbols))
        // A large symbol makes no row higher (recorded: home-assistant/iOS, iOS 26).
        .padding(.vertical, -2)
        .frame(width: CGFloat(TextStyle.body.scaledValue(measures.labelColumn, at: environment.dynamicTypeSize.typeSize)))
      configuration.title
    }
  }
}

/// Labels in a tab bar: the picture above the title, or before it where bars have little height or much width.
struct TabLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View { TabLabelBody(configuration: configuration) }
}

private struct TabLabelBody: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.self) private var environment
  var body: some View {
    let measures = environment.systemLook.tabs
    let box = CGFloat(measures.symbolBox)
    if measures.besideSize(environment.barRoom) != nil {
      HStack(spacing: CGFloat(measures.labelGap)) {
        configuration.icon
        configuration.title
      }
    } else {
      VStack(spacing: 2) {
        if box > 0 { configuration.icon.frame(height: box) } else { configuration.icon }
        configuration.title
      }
    }
  }
}

private struct BarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TabBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Lets labels stand as a list wants them.
  mutating func dressListLabel() {
    self[StyleKey<LabelStyleConfiguration>.self] = StyleChoice(ListLabelStyle()) { $0.makeBody(configuration: $1) }
  }
  /// Lets labels stand as a tab bar wants them.
  mutating func dressTabLabel(isApart: Bool) {
    self[StyleKey<LabelStyleConfiguration>.self] =
      isApart
      ? StyleChoice(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }
      : StyleChoice(TabLabelStyle()) { $0.makeBody(configuration: $1) }
    isInTabBar = true
    symbolVariants = .fill
  }
  /// Whether symbols stand for a page in a tab bar, larger than the words below them.
  var isInTabBar: Bool {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
  /// Whether buttons stand in a bar, where all look alike.
  var isInBar: Bool {
    get { self[BarKey.self] }
    set { self[BarKey.self] = newValue }
  }
  /// Lets labels stand as everywhere.
  mutating func undressLabel() { self[StyleKey<LabelStyleConfiguration>.self] = LabelStyleConfiguration.standard }
}
