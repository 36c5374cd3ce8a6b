import SwiftUI

extension Ledger {
  func viewState() {
    topic("Model data: state, bindings, models")

    measure(
      "State", "State.*", says: "is kept from one evaluation to the next, and shown when it changes", from: .documented("swiftui/state")
    ) { judge in
      let shown = try Shown(Counting(), .fixed(100, 80), judge)
      shown.texts("5", "nil", "z")
      shown.tap("more")
      shown.texts("6", "nil", "z")
      shown.tap("more")
      shown.tap("name")
      shown.texts("7", "x", "z")
      // Outside a page a state is its first value, and writes are dropped.
      let state = State(wrappedValue: 3)
      state.wrappedValue = 9
      state.projectedValue.wrappedValue = 9
      judge.equal(state.wrappedValue, 3)
      judge.equal(State(initialValue: 4).projectedValue.wrappedValue, 4)
    }
    measure(
      "State", "View.id", says: "belongs to the view's place and id: another id begins anew", from: .documented("swiftui/view/id(_:)")
    ) { judge in
      let shown = try Shown(Renamed(), .fixed(100, 80), judge)
      shown.texts("0", "0")
      shown.tap("kept")
      shown.tap("named")
      shown.tap("named")
      shown.texts("1", "2")
      shown.tap("rename")
      shown.texts("1", "0")
    }
    measure(
      "Binding", "Binding.*", says: "reads and writes a value that lives elsewhere, or a part of it", from: .documented("swiftui/binding")
    ) { judge in
      let box = Notes<Person>()
      box.note(Person(name: "Ada", tags: ["a", "b"], nick: nil))
      let binding = Binding(get: { box.last! }, set: { box.note($0) })
      judge.equal(binding.wrappedValue.name, "Ada")
      binding.name.wrappedValue = "Bo"
      judge.equal(box.last, Person(name: "Bo", tags: ["a", "b"], nick: nil))
      binding.tags[1].wrappedValue = "c"
      judge.equal(box.last?.tags, ["a", "c"])
      judge.equal(binding.tags.map(\.wrappedValue), ["a", "c"])
      judge.equal(Array(binding.tags.indices), [0, 1])
      judge.equal([binding.tags.startIndex, binding.tags.endIndex, binding.tags.count], [0, 2, 2])
      judge.equal(binding.projectedValue.name.wrappedValue, "Bo")
      judge.equal(Binding(projectedValue: binding).wrappedValue.name, "Bo")
      judge.equal(binding.id, "Bo")
      let constant = Binding.constant(3)
      constant.wrappedValue = 4
      judge.equal(constant.wrappedValue, 3)
      let optional: Binding<String?> = Binding(binding.name)
      optional.wrappedValue = nil
      judge.equal(box.last?.name, "Bo")
      optional.wrappedValue = "Cy"
      judge.equal(box.last?.name, "Cy")
      judge.expect(Binding<String>(binding.nick) == nil, "nothing to bind")
      binding.nick.wrappedValue = "N"
      let nick = Binding<String>(binding.nick)
      nick?.wrappedValue = "M"
      judge.equal(box.last?.nick, "M")
      let any = Binding<AnyHashable>(binding.name)
      any.wrappedValue = 3
      judge.equal(box.last?.name, "Cy")
      any.wrappedValue = "Di"
      judge.equal(any.wrappedValue, "Di")
      binding.animation().transaction(Transaction()).name.wrappedValue = "Ed"
      judge.equal(box.last?.name, "Ed")
      let heard = Notes<Int>()
      let told = Binding<Int>(get: { 1 }, set: { value, _ in heard.note(value) })
      told.wrappedValue = 8
      judge.equal(heard.all, [8])
      var own = Binding.constant(1)
      own.transaction = Transaction(animation: .default)
      judge.expect(own.transaction.animation != nil, "the transaction is kept")
    }
    row(
      "Binding", "State.projectedValue", says: "a view within writes its parent's state", from: .documented("swiftui/binding"),
      in: .fixed(100, 80)
    ) {
      Parent()
    } holds: {
      $0.texts("1", "1")
      $0.tap("child")
      $0.texts("11", "11")
    }
    measure(
      "StateObject", "StateObject.*", "ObservedObject", "ObservedObject.*", "EnvironmentObject", "EnvironmentObject.*",
      "View.environmentObject",
      says: "models of one's own, of others and of the environment: the page follows when they change",
      from: .documented("swiftui/stateobject")
    ) { judge in
      let model = Model()
      let shown = try Shown(Models(other: model).environmentObject(model), .fixed(100, 120), judge)
      shown.texts("own 0", "other 0", "around 0")
      shown.tap("own")
      shown.texts("own 1", "other 0", "around 0")
      shown.tap("other")
      shown.texts("own 1", "other 1", "around 1")
      shown.tap("around")
      shown.texts("own 1", "other 2", "around 2")
      model.count = 7
      shown.wait(0)
      shown.texts("own 1", "other 7", "around 7")
      // The own model is made once.
      judge.equal(Model.made, 2)
      var observed = ObservedObject(wrappedValue: model)
      observed.wrappedValue = Model()
      judge.equal(observed.projectedValue.count.wrappedValue, 0)
      judge.equal(ObservedObject(initialValue: model).wrappedValue.count, 7)
      Model.made = 0
    }
    measure(
      "State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
      says: "what a view changes as it appears is shown at once", from: .documented("swiftui/state")
    ) { judge in
      let model = Model()
      try Shown(WakingState(), .fixed(100, 80), judge).texts("1")
      try Shown(WakingOwn(), .fixed(100, 80), judge).texts("1")
      try Shown(WakingOther(model: model), .fixed(100, 80), judge).texts("1")
      try Shown(WakingAround().environmentObject(model), .fixed(100, 80), judge).texts("2")
      try Shown(WakingNote(note: Note()), .fixed(100, 80), judge).texts("awake")
      // Writing what is there already changes nothing; the page comes to rest.
      try Shown(Idle(), .fixed(100, 80), judge).findsNothing()
      Model.made = 0
    }
    measure(
      "Bindable", "Bindable.*", "View.environment", "Environment", says: "observable models: read where they are shown, bound with $",
      from: .documented("swiftui/bindable")
    ) { judge in
      let note = Note()
      let shown = try Shown(NotePage(note: note).environment(note), .fixed(100, 80), judge)
      shown.texts("a", "a", "a")
      shown.tap("write")
      shown.texts("ab", "ab", "ab")
      note.text = "c"
      shown.wait(0)
      shown.texts("c", "c", "c")
      judge.expect(Bindable(note).wrappedValue === note && Bindable(wrappedValue: note).projectedValue.wrappedValue === note)
      judge.equal(Bindable(projectedValue: Bindable(note)).text.wrappedValue, "c")
      let gone = try Shown(MaybeNote().environment(nil as Note?).environment(note), .fixed(100, 80), judge)
      gone.texts("none")
    }
    measure(
      "DynamicProperty", "DynamicProperty.update", says: "properties made of others are connected and brought up to date before each body",
      from: .documented("swiftui/dynamicproperty")
    ) {
      judge in
      let shown = try Shown(Doubled().environment(\.lineSpacing, 4), .fixed(100, 80), judge)
      shown.texts("2 4")
      shown.tap("more")
      shown.texts("4 4")
    }
    measure(
      "AppStorage", "AppStorage.*", "SceneStorage", "SceneStorage.*", says: "values kept under a name; here for the life of the page",
      from: .documented("swiftui/appstorage")
    ) { judge in
      let shown = try Shown(Stored(), .fixed(100, 80), judge)
      shown.texts("1 a nil nil")
      shown.tap("more")
      shown.texts("2 aa n m")
    }
    measure(
      "FocusState", "FocusState.*", "FocusState.Binding", "FocusState.Binding.*",
      says: "nothing has the focus until it is set; then it is kept", from: .documented("swiftui/focusstate")
    ) { judge in
      let shown = try Shown(Focusing(), .fixed(200, 120), judge)
      shown.texts("false nil true")
      shown.tap("more")
      shown.texts("true 2 true")
    }
    value("GestureState", "GestureState.*", says: "keeps its first value: no gesture goes on", from: .documented("swiftui/gesturestate")) {
      let state = GestureState(wrappedValue: 3)
      $0.equal(state.wrappedValue, 3)
      $0.equal(GestureState(initialValue: 4).wrappedValue, 4)
      $0.equal(state.projectedValue.wrappedValue, 3)
    }
    measure(
      "Namespace", "Namespace.*", says: "a name of its own for each view, the same at every evaluation",
      from: .documented("swiftui/namespace")
    ) { judge in
      let notes = Notes<[Namespace.ID]>()
      let shown = try Shown(
        VStack {
          NamedPlace(notes: notes)
          NamedPlace(notes: notes)
        }, .fixed(100, 80), judge)
      judge.equal(Set(notes.all.flatMap { $0 }).count, 4)
      shown.tap("named")
      judge.equal(Set(notes.all.flatMap { $0 }).count, 4)
    }
    measure(
      "ScaledMetric", "ScaledMetric.*", says: "a length that grows with the text size as a style's lines do: body's by default",
      from: .recorded("Human Interface Guidelines: line heights of body 19, 22, 34, of a large title 38, 41, 52 at xSmall, large, AX1")
    ) { judge in
      for (size, body, title) in [(.large, 22, 41), (.accessibility1, 34, 52), (.xSmall, 19, 38)] as [(DynamicTypeSize, CGFloat, CGFloat)] {
        let shown = try Shown(Scaled().environment(\.dynamicTypeSize, size), .fit, judge)
        shown.frame("body", nil, nil, body, title, within: 0.34)
      }
      judge.equal(ScaledMetric(wrappedValue: 22.0).wrappedValue, 22)
    }
  }
}

private struct Counting: View {
  @State private var count = 5
  @State private var name: String?
  @State private var fixed = "z"
  var body: some View {
    VStack {
      Text("\(count)").onTapGesture { count += 1 }.accessibilityIdentifier("more")
      Text(name ?? "nil").onTapGesture { name = "x" }.accessibilityIdentifier("name")
      Text(fixed)
    }
  }
}
private struct Tally: View {
  let id: String
  @State private var count = 0
  var body: some View { Text("\(count)").onTapGesture { count += 1 }.accessibilityIdentifier(id) }
}
private struct Renamed: View {
  @State private var name = 1
  var body: some View {
    VStack {
      Tally(id: "kept")
      Tally(id: "named").id(name)
    }.background { Color.clear.onTapGesture { name += 1 }.accessibilityIdentifier("rename") }
  }
}
private struct Person: Equatable, Identifiable {
  var name: String
  var tags: [String]
  var nick: String?
  var id: String { name }
}
private struct Parent: View {
  @State private var count = 1
  var body: some View {
    VStack {
      Text("\(count)")
      Child(count: $count)
    }
  }
}
private struct Child: View {
  @Binding var count: Int
  var body: some View { Text("\(count)").onTapGesture { $count.wrappedValue += 10 }.accessibilityIdentifier("child") }
}
private final class Model: ObservableObject {
  nonisolated(unsafe) static var made = 0
  @Published var count = 0
  init() { Self.made += 1 }
}
private struct Models: View {
  @StateObject private var own = Model()
  @ObservedObject var other: Model
  @EnvironmentObject private var around: Model
  var body: some View {
    VStack {
      Text("own \(own.count)").onTapGesture { own.count += 1 }.accessibilityIdentifier("own")
      Text("other \(other.count)").onTapGesture { $other.count.wrappedValue += 1 }.accessibilityIdentifier("other")
      Text("around \(around.count)").onTapGesture { $around.count.wrappedValue += 1 }.accessibilityIdentifier("around")
    }
  }
}
@Observable private final class Note {
  var text = "a"
}
private struct WakingState: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear { count += 1 } }
}
private struct WakingOwn: View {
  @StateObject private var model = Model()
  var body: some View { Text("\(model.count)").onAppear { model.count += 1 } }
}
private struct WakingOther: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.count)").onAppear { model.count += 1 } }
}
private struct WakingAround: View {
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(model.count)").onAppear { model.count += 1 } }
}
private struct WakingNote: View {
  let note: Note
  var body: some View { Text(note.text).onAppear { note.text = "awake" } }
}
private struct Idle: View {
  @State private var length: CGFloat = 5
  @State private var words = ["a"]
  var body: some View {
    Box("a", length, 5).onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      length = $0
    }
    .onAppear { words = ["a"] }
  }
}
private struct NotePage: View {
  @Bindable var note: Note
  @Environment(Note.self) private var around
  var body: some View {
    VStack {
      Text(note.text)
      Text(around.text)
      Text($note.text.wrappedValue).onTapGesture { $note.text.wrappedValue += "b" }.accessibilityIdentifier("write")
    }
  }
}
private struct MaybeNote: View {
  @Environment(Note.self) private var note: Note?
  var body: some View { Text(note?.text ?? "none") }
}
private struct Twice: DynamicProperty {
  @State var count = 1
  @Environment(\.lineSpacing) var spacing
  var doubled = 0
  mutating func update() { doubled = count * 2 }
}
private struct Doubled: View {
  private var twice = Twice()
  var body: some View {
    Text("\(twice.doubled) \(Int(twice.spacing))").onTapGesture { twice.count += 1 }.accessibilityIdentifier("more")
  }
}
private struct Stored: View {
  @AppStorage("ledger count") private var count = 1
  @SceneStorage("ledger word") private var word = "a"
  @AppStorage("ledger name") private var name: String?
  @SceneStorage("ledger more") private var more: String?
  var body: some View {
    Text("\(count) \(word) \(name ?? "nil") \(more ?? "nil")").onTapGesture {
      $count.wrappedValue += 1
      $word.wrappedValue += "a"
      name = "n"
      more = "m"
    }.accessibilityIdentifier("more")
  }
}
private struct Focusing: View {
  @FocusState private var isOn: Bool
  @FocusState private var field: Int?
  var body: some View {
    Reader(isOn: $isOn, field: field)
      .onTapGesture {
        isOn = true
        $field.wrappedValue = 2
      }.accessibilityIdentifier("more")
  }
  private struct Reader: View {
    @FocusState.Binding var isOn: Bool
    let field: Int?
    var body: some View { Text("\(isOn) \(field.map { "\($0)" } ?? "nil") \($isOn.wrappedValue == isOn)") }
  }
}
private struct NamedPlace: View {
  let notes: Notes<[Namespace.ID]>
  @Namespace private var one
  @Namespace private var two
  @State private var count = 0
  var body: some View {
    let _ = notes.note([one, two])
    Text("\(count)").onTapGesture { count += 1 }.accessibilityIdentifier("named")
  }
}
private struct Scaled: View {
  @ScaledMetric private var length = 22.0
  @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 41
  var body: some View { Box("body", length, title) }
}
