import SwiftUI

extension Ledger {
  func viewPreferences() {
    topic("Preferences")

    measure(
      "PreferenceKey", "View.preference", "View.transformPreference", "View.onPreferenceChange",
      says: "values go up and are joined in order; the outer one wins, a change works on what comes",
      from: .documented("swiftui/preferencekey")
    ) {
      judge in
      let notes = Notes<[String]>()
      @MainActor func told(_ view: some View) throws -> [String]? {
        _ = try Shown(view.onPreferenceChange(Words.self) { notes.note($0) }, .fixed(100, 80), judge)
        return notes.last
      }
      let two = VStack {
        Box("a", 10, 10).preference(key: Words.self, value: ["a"])
        HStack {
          Box("b", 10, 10).preference(key: Words.self, value: ["b"])
          Box("plain", 10, 10)
          Box("c", 10, 10).preference(key: Words.self, value: ["c"])
        }
      }
      judge.equal(try told(two), ["a", "b", "c"])
      judge.equal(try told(Box("none", 10, 10)), ["nothing"])
      judge.equal(try told(two.preference(key: Words.self, value: ["outer"])), ["outer"])
      judge.equal(try told(two.transformPreference(Words.self) { $0.append("more") }), ["a", "b", "c", "more"])
      judge.equal(try told(Box("none", 10, 10).transformPreference(Words.self) { $0.append("more") }), ["nothing", "more"])
      judge.equal(try told(two.preference(key: Other.self, value: 3)), ["a", "b", "c"])
      judge.equal(
        try told(
          Box("main", 10, 10).preference(key: Words.self, value: ["main"])
            .overlay { Box("over", 5, 5).preference(key: Words.self, value: ["over"]) }
            .background { Box("under", 5, 5).preference(key: Words.self, value: ["under"]) }), ["main", "over", "under"])
      judge.equal(
        try told(
          ViewThatFits {
            Box("large", 200, 10).preference(key: Words.self, value: ["large"])
            Box("small", 10, 10).preference(key: Words.self, value: ["small"])
          }), ["small"])
    }
    measure(
      "View.onPreferenceChange", says: "is called at first and when the value changes; the page follows",
      from: .documented("swiftui/view/onpreferencechange(_:perform:)")
    ) { judge in
      let shown = try Shown(Following(), .fixed(100, 80), judge)
      shown.texts("w 20", "+")
      shown.tap("more")
      shown.texts("w 25", "+")
    }
    row(
      "View.overlayPreferenceValue", "View.backgroundPreferenceValue",
      says: "views made of what the view hands up lie in front of it, or behind",
      from: .documented("swiftui/view/overlaypreferencevalue(_:_:)"), in: .fit
    ) {
      HStack(spacing: 0) {
        Box("a", 40, 30, .pureRed).preference(key: Other.self, value: 12)
          .overlayPreferenceValue(Other.self, alignment: .bottomTrailing) { Box("over", CGFloat($0), 8, .pureBlue) }
        Box("b", 40, 30, .pureRed).preference(key: Other.self, value: 20)
          .backgroundPreferenceValue(Other.self, alignment: .topLeading) { Box("under", CGFloat($0), 50, .pureGreen) }
        Box("c", 40, 30, .pureRed).overlayPreferenceValue(Other.self) { Box("plain", CGFloat($0), 8, .pureBlue) }
        Box("d", 40, 30, .pureRed).backgroundPreferenceValue(Other.self) { Box("rear", CGFloat($0), 40, .pureGreen) }
      }
    } holds: {
      $0.size(160, 30)
      $0.frame("over", 28, 22, 12, 8)
      $0.color(35, 25, is: 0x0000FF)
      $0.frame("under", 40, 0, 20, 50)
      $0.color(45, 5, is: 0xFF0000)
      // The key's default, in the middle.
      $0.frame("plain", 98, 11, 4, 8)
      $0.frame("rear", 138, -5, 4, 40)
    }
  }
}

private struct Words: PreferenceKey {
  static let defaultValue = ["nothing"]
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
private struct Other: PreferenceKey {
  static let defaultValue = 4
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Following: View {
  @State private var told = 0
  @State private var value = 20
  var body: some View {
    VStack {
      Text("w \(told)")
      Button("+") { value += 5 }.accessibilityIdentifier("more").preference(key: Other.self, value: value)
    }.onPreferenceChange(Other.self) { told = $0 }
  }
}
