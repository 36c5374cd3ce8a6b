import SwiftUI

extension Ledger {
  func viewLifecycle() {
    topic("View fundamentals: what happens while a view lives")

    measure("View.onAppear", says: "runs once, when the view is first shown", from: .documented("swiftui/view/onappear(perform:)")) {
      judge in
      let notes = Notes<String>()
      let shown = try Shown(
        VStack {
          Appearing(notes: notes)
          ViewThatFits {
            Box("large", 300, 10).onAppear { notes.note("large") }
            Box("small", 10, 10).onAppear { notes.note("small") }
          }
        }, .fixed(100, 80), judge)
      judge.equal(notes.all.sorted(), ["in", "small"])
      shown.texts("shown")
      shown.refresh()
      judge.equal(notes.all.count, 2)
      let none = try Shown(Box().onAppear(), .fixed(50, 50), judge)
      none.frame("box", 15, 15, 20, 20)
    }
    row(
      "View.task", says: "begins when the view is shown; a page that nobody waits for shows what is there before",
      from: .documented("swiftui/view/task(priority:_:)"), in: .fixed(100, 80)
    ) {
      Loading()
    } holds: {
      $0.texts("waiting", "0")
    }
    measure(
      "View.onChange", says: "runs when the value differs from the last evaluation's, with both; at first only where asked",
      from: .documented("swiftui/view/onchange(of:initial:_:)-4psgg")
    ) { judge in
      let notes = Notes<String>()
      let shown = try Shown(Changing(notes: notes), .fixed(100, 80), judge)
      judge.equal(notes.all, ["at first 1 1", "plain at first"])
      shown.tap("more")
      judge.equal(Array(notes.all.dropFirst(2)).sorted(), ["at first 1 2", "before 1 after 2", "one 2", "plain", "plain at first"])
      shown.texts("2", "2")
      shown.tap("same")
      judge.equal(notes.all.count, 7)
    }
    measure(
      "SubscriptionView", "SubscriptionView.*", says: "shows its content and runs for what a publisher sends",
      from: .documented("swiftui/subscriptionview")
    ) { judge in
      let subject = PassthroughSubject<Int, Never>()
      let notes = Notes<Int>()
      let shown = try Shown(SubscriptionView(content: Text("own"), publisher: subject) { notes.note($0) }, .fixed(100, 80), judge)
      shown.texts("own")
      subject.send(5)
      judge.equal(notes.all, [5])
    }
    measure("View.onReceive", says: "runs for what a publisher sends", from: .documented("swiftui/view/onreceive(_:perform:)")) { judge in
      let subject = PassthroughSubject<Int, Never>()
      let notes = Notes<Int>()
      let shown = try Shown(Receiving(subject: subject, notes: notes), .fixed(100, 80), judge)
      shown.texts("0 3")
      subject.send(5)
      shown.refresh()
      shown.texts("5 3")
      judge.equal(notes.all, [5])
    }
    none("View.onDisappear", why: "nothing disappears from a still picture") { $0.onDisappear { fatalError("never called") } }
    none("View.task", why: "another id does not start the task again in a picture at rest") { $0.task(id: 3) {} }
  }
}

private struct Appearing: View {
  let notes: Notes<String>
  @State private var word = "not yet"
  var body: some View {
    Text(word).onAppear {
      notes.note("in")
      word = "shown"
    }
  }
}
private struct Loading: View {
  @State private var word = "waiting"
  @State private var number = 0
  var body: some View {
    VStack {
      Text(word).task {
        await Task.yield()
        word = "loaded"
      }
      Text("\(number)").task(id: word) { number += 7 }
    }
  }
}
private struct Changing: View {
  let notes: Notes<String>
  @State private var count = 1
  @State private var copy = 1
  var body: some View {
    VStack {
      Text("\(count)").onTapGesture { count += 1 }.accessibilityIdentifier("more")
      Text("\(copy)").onTapGesture { copy = count }.accessibilityIdentifier("same")
    }
    .onChange(of: count) { old, new in
      notes.note("before \(old) after \(new)")
      copy = new
    }
    .onChange(of: count, initial: true) { old, new in notes.note("at first \(old) \(new)") }
    .onChange(of: count) { notes.note("plain") }
    .onChange(of: count, initial: true) { notes.note("plain at first") }
    .modifier(Older(count: count, notes: notes))
  }
}
private struct Older: ViewModifier {
  let count: Int
  let notes: Notes<String>
  @available(*, deprecated, message: "asks for what was deprecated")
  private func old(_ content: Content) -> some View { content.onChange(of: count, perform: { new in notes.note("one \(new)") }) }
  func body(content: Content) -> some View { (self as any OlderBody).oldBody(content) }
}
@MainActor private protocol OlderBody { func oldBody(_ content: Older.Content) -> AnyView }
extension Older: OlderBody {
  @available(*, deprecated, message: "asks for what was deprecated")
  func oldBody(_ content: Content) -> AnyView { AnyView(old(content)) }
}
private struct Receiving: View {
  let subject: PassthroughSubject<Int, Never>
  let notes: Notes<Int>
  @State private var last = 0
  @State private var just = 0
  var body: some View {
    Text("\(last) \(just)")
      .onReceive(subject) {
        notes.note($0)
        last = $0
      }
      .onReceive(Just(3)) { just = $0 }
  }
}
