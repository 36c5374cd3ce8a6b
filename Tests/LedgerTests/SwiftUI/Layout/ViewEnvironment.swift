import SwiftUI

extension Ledger {
  func viewEnvironment() {
    topic("Environment values")

    measure(
      "EnvironmentValues", "EnvironmentKey", "Environment", "Environment.wrappedValue", "View.environment", "View.transformEnvironment",
      "Entry", says: "values handed down: the nearest counts, and a change works on what is around",
      from: .documented("swiftui/environmentvalues")
    ) { judge in
      let shown = try Shown(
        VStack {
          Card()
          Card().environment(\.level, 3)
          Card().transformEnvironment(\.level) { $0 += 10 }.environment(\.level, 4)
          Card().environment(\.level, 6).environment(\.level, 5)
          Card().environment(\.title, "t").environment(\.level, 8).environment(\.title, "u")
        }, .fixed(200, 200), judge)
      shown.texts("1 e", "3 e", "14 e", "6 e", "8 t")
      judge.equal(Environment(\.level).wrappedValue, 1)
      var values = EnvironmentValues()
      values.level = 7
      var copy = values
      copy.level = 9
      judge.equal([values.level, copy.level, EnvironmentValues().level], [7, 9, 1])
      judge.expect(!values.description.isEmpty)
      let mark = Mark()
      values[Mark.self] = mark
      judge.expect(values[Mark.self] === mark && EnvironmentValues()[Mark.self] == nil)
    }
    measure(
      "EnvironmentValues.colorScheme", "ColorScheme", "ColorScheme.*", "View.colorScheme",
      says: "light by default; system colours follow it", from: .recorded("iOS 17: label, systemBackground")
    ) { judge in
      let shown = try Shown(
        HStack(spacing: 0) {
          Color(uiColor: .label)
          Color(uiColor: .label).environment(\.colorScheme, .dark)
          Color(uiColor: .systemBackground).colorScheme(.dark)
          Color(uiColor: .label).colorScheme(.light).environment(\.colorScheme, .dark)
        }, .fixed(80, 20), judge)
      shown.color(10, 10, is: 0x000000)
      shown.color(30, 10, is: 0xFFFFFF)
      shown.color(50, 10, is: 0x000000)
      shown.color(70, 10, is: 0x000000)
    }
    measure(
      "View.preferredColorScheme", says: "makes the whole page light or dark; nil asks for nothing",
      from: .documented("swiftui/view/preferredcolorscheme(_:)")
    ) { judge in
      let dark = try Shown(
        HStack(spacing: 0) {
          Color(uiColor: .label)
          Box("a", 20, 20).preferredColorScheme(.dark)
        }, .fixed(80, 20), judge)
      dark.color(10, 10, is: 0xFFFFFF)
      let plain = try Shown(Color(uiColor: .label).preferredColorScheme(nil), .fixed(80, 20), judge)
      plain.color(10, 10, is: 0x000000)
      let light = try Shown(Color(uiColor: .label).preferredColorScheme(.light), .fixed(80, 20), judge)
      light.color(10, 10, is: 0x000000)
      let unshown = try Shown(
        ViewThatFits {
          Box("a", 200, 20).preferredColorScheme(.dark)
          Color(uiColor: .label)
        }, .fixed(80, 20), judge)
      unshown.color(10, 10, is: 0x000000)
    }
    measure(
      "EnvironmentValues.isEnabled", "View.disabled", says: "true by default; false below what is disabled, whatever is said within",
      from: .documented("swiftui/view/disabled(_:)")
    ) { judge in
      let shown = try Shown(
        VStack {
          Enabled()
          Enabled().disabled(true)
          Enabled().disabled(false)
          Enabled().disabled(false).disabled(true)
          Enabled().disabled(true).disabled(false)
        }, .fixed(100, 150), judge)
      shown.texts("true", "false", "true", "false", "false")
      let button = try Shown(Button("Press") {}.disabled(true), .fixed(100, 50), judge)
      let usable = try Shown(Button("Press") {}, .fixed(100, 50), judge)
      judge.expect(button.brightness() > usable.brightness(), "a disabled button is paler")
    }
    measure(
      "EnvironmentValues.redactionReasons", "RedactionReasons", "RedactionReasons.*", "View.redacted", "View.unredacted",
      says: "a placeholder shows bars for words; the other reasons change nothing here", from: .documented("swiftui/view/redacted(reason:)")
    ) { judge in
      let words = try Shown(Text("Words of a line").padding(10), .fit, judge)
      let bars = try words.other { Text("Words of a line").redacted(reason: .placeholder).padding(10) }
      judge.equal(bars.size, words.size)
      bars.differs(from: words, by: 100)
      judge.expect(bars.coverage() > words.coverage() + 0.2, "bars cover more than letters")
      let shown = try words.other { Text("Words of a line").unredacted().redacted(reason: .placeholder).padding(10) }
      shown.looks(like: words)
      for reason in [RedactionReasons.privacy, .invalidated] {
        let other = try words.other { Text("Words of a line").redacted(reason: reason).padding(10) }
        other.looks(like: words)
      }
      let both = try Shown(Reasons().redacted(reason: .privacy).redacted(reason: .placeholder), .fixed(100, 50), judge)
      both.texts("true true false")
      judge.expect(
        RedactionReasons.placeholder.isDisjoint(with: [.privacy, .invalidated]) && RedactionReasons.privacy.isDisjoint(with: .invalidated))
    }
    measure(
      "EnvironmentValues.displayScale", "EnvironmentValues.pixelLength", "EnvironmentValues.colorSchemeContrast", "ColorSchemeContrast",
      "EnvironmentValues.horizontalSizeClass", "EnvironmentValues.verticalSizeClass",
      "UserInterfaceSizeClass", "EnvironmentValues.calendar", "EnvironmentValues.timeZone", says: "what the page is made for",
      from: .documented("swiftui/environmentvalues")
    ) { judge in
      for scale in [1, 2, 3] as [CGFloat] {
        let shown = try Shown(Scales(), .fixed(200, 50), scale: scale, judge)
        shown.texts("\(scale) \(1 / scale)")
      }
      var values = EnvironmentValues()
      judge.equal(values.colorSchemeContrast, .standard)
      judge.equal(values.horizontalSizeClass, .compact)
      judge.equal(values.verticalSizeClass, .regular)
      judge.equal(values.layoutDirection, .leftToRight)
      judge.equal(values.colorScheme, .light)
      judge.equal(values.isEnabled, true)
      judge.equal(values.redactionReasons, [])
      judge.equal(values.calendar.identifier, .gregorian)
      judge.equal(values.timeZone.secondsFromGMT(), 0)
      values.horizontalSizeClass = .regular
      values.verticalSizeClass = .compact
      values.calendar = Calendar(identifier: .buddhist)
      values.timeZone = TimeZone(secondsFromGMT: 3600)!
      values.displayScale = 4
      judge.equal([values.horizontalSizeClass, values.verticalSizeClass], [.regular, .compact])
      judge.equal(values.calendar.identifier, .buddhist)
      judge.equal(values.timeZone.secondsFromGMT(), 3600)
      judge.equal(values.pixelLength, 0.25)
    }
    value(
      "EnvironmentValues.isFocused", "EnvironmentValues.isLuminanceReduced", "EnvironmentValues.isPresented",
      "EnvironmentValues.isSceneCaptured", "EnvironmentValues.isSearching", "EnvironmentValues.legibilityWeight",
      "LegibilityWeight", "EnvironmentValues.scenePhase", "ScenePhase", "EnvironmentValues.supportsMultipleWindows",
      "EnvironmentValues.refresh", "EnvironmentValues.presentationMode", "PresentationMode", "PresentationMode.isPresented",
      "PresentationMode.dismiss", says: "a page at rest: active, not presented, not searching, nothing to refresh",
      from: .law("a still picture")
    ) {
      var values = EnvironmentValues()
      $0.equal(
        [
          values.isFocused, values.isLuminanceReduced, values.isPresented, values.isSceneCaptured, values.isSearching,
          values.supportsMultipleWindows,
        ],
        [false, false, false, false, false, false])
      $0.equal(values.legibilityWeight, .regular)
      $0.equal(values.scenePhase, .active)
      values.scenePhase = .background
      $0.equal(values.scenePhase, .background)
      $0.expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
      $0.expect(values.refresh == nil)
      var mode = values.presentationMode.wrappedValue
      mode.dismiss()
      $0.equal(mode.isPresented, false)
    }
    measure(
      "EnvironmentValues.openURL", "OpenURLAction", "OpenURLAction.*",
      says: "hands addresses to the handler that was set; without one nothing opens", from: .documented("swiftui/openurlaction")
    ) { judge in
      let notes = Notes<String>()
      let url = URL(string: "https://example.org/a")!
      var values = EnvironmentValues()
      values.openURL(url)
      values.openURL(url) { notes.note("\($0)") }
      values.openURL = OpenURLAction { url in
        MainActor.assumeIsolated { notes.note(url.path) }
        return .handled
      }
      values.openURL(url)
      values.openURL(url) { notes.note("\($0)") }
      judge.equal(notes.all, ["false", "/a", "/a", "true"])
      _ = [OpenURLAction.Result.handled, .discarded, .systemAction, .systemAction(url)]
      let shown = try Shown(Opening().environment(\.openURL, values.openURL), .fixed(100, 50), judge)
      shown.tap("open")
      judge.equal(notes.last, "/b")
    }
    none(
      "EnvironmentValues.dismiss", "DismissAction", "DismissAction.callAsFunction", "EnvironmentValues.dismissSearch",
      "DismissSearchAction", "DismissSearchAction.callAsFunction", "EnvironmentValues.openWindow",
      "OpenWindowAction", "OpenWindowAction.callAsFunction", "RefreshAction", "RefreshAction.callAsFunction",
      why: "what is presented stays in the picture; there are no other windows or searches"
    ) { specimen in specimen.modifier(Closing()) }
  }
}

private final class Mark {}
private struct LevelKey: EnvironmentKey { static let defaultValue = 1 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  @Entry fileprivate var title = "e"
}
private struct Card: View {
  @Environment(\.level) private var level
  @Environment(\.title) private var title
  var body: some View { Text("\(level) \(title)") }
}
private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled
  var body: some View { Text("\(isEnabled)") }
}
private struct Reasons: View {
  @Environment(\.redactionReasons) private var reasons
  var body: some View { Text("\(reasons.contains(.placeholder)) \(reasons.contains(.privacy)) \(reasons.contains(.invalidated))") }
}
private struct Scales: View {
  @Environment(\.displayScale) private var scale
  @Environment(\.pixelLength) private var pixel
  var body: some View { Text(verbatim: "\(scale) \(pixel)") }
}
private struct Opening: View {
  @Environment(\.openURL) private var openURL
  var body: some View { Text("open").onTapGesture { openURL(URL(string: "https://example.org/b")!) }.accessibilityIdentifier("open") }
}
private struct Closing: ViewModifier {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.openWindow) private var openWindow
  func body(content: Content) -> some View {
    content.onAppear {
      dismiss()
      dismissSearch()
      openWindow(id: "other")
      openWindow(value: 3)
    }
  }
}
