import QuoinLayout

/// A row or a word that leads to another page.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let isPresented: Bool
  let destination: Destination?
  /// The value whose page it leads to.
  let value: AnyHashable?
  /// Says where the user's state says whether the page shows.
  let present: (@MainActor () -> Void)?
  nonisolated init(
    made label: Label, destination: Destination?, value: AnyHashable? = nil, isPresented: Bool = false,
    present: (@MainActor () -> Void)? = nil
  ) {
    self.value = value
    self.present = present
    self.label = label
    self.destination = destination
    self.isPresented = isPresented
  }
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    if isPresented, let destination, let report = scope.environment.navigationReport {
      let page = AnyView(destination)
      scope.record.tell(report.owner) { report.presented.append(page) }
    }
    let report = scope.environment.navigationReport
    let page = value.map { PushedPage.value($0) } ?? destination.map { PushedPage.view(AnyView($0)) }
    nonisolated(unsafe) let bars = report
    // In a list whose rows can be chosen, a link of a value chooses its row.
    let choose = value.flatMap { value in
      scope.environment.listChoice.flatMap { $0.selection.isFit(value) ? $0.choosing(value) : nil }
    }
    let follow: @MainActor () -> Void = { [present] in
      choose?()
      if let present {
        present()
      } else if let page {
        bars?.push?(page)
      }
    }
    if scope.environment.listPart != nil {
      var made: [_ViewNode] = []
      Label._emit(label, scope.child(0), into: &made)
      let row = HStack { MadeView(made) }.rowTrait { traits in
        // What a single view says of its row holds for the row.
        if made.count == 1 { traits = made[0].value(RowTraits.self) }
        traits.leadsOn = true
        traits.leadsNowhere = report == nil && choose == nil && !scope.environment.linksLeadOn
      }
      let start = nodes.count
      type(of: row)._emit(row, scope, into: &nodes)
      for node in nodes[start...] {
        node.keep(ControlAction(run: follow), in: scope)
        if let value, node.value(TagTrait.self) == nil { node.setValue(value, for: TagTrait.self) }
      }
    } else {
      // Outside lists a link is a button: it looks as the button style around says.
      let word = Button(action: follow) { HStack { label } }
      let start = nodes.count
      type(of: word)._emit(word, scope, into: &nodes)
      for node in nodes[start...] { node.name(declaredBy: Self.self, in: scope.graph) }
    }
  }
}
extension NavigationLink: PrimitiveView {}

extension NavigationLink {
  /// Writes what shows the page.
  nonisolated private static func presenting<V>(_ binding: Binding<V>, _ value: V) -> @MainActor () -> Void {
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return { binding.wrappedValue = value }
  }
}

extension NavigationLink {
  /// Any views that lead to `destination`, which is made but not shown.
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(made: label(), destination: destination())
  }
  @available(*, deprecated, message: "Use init(destination:label:).")
  /// Any views that lead to `destination`, which is not shown.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(made: label(), destination: destination) }
  /// Any views that lead to `destination`; it is the page that shows where the binding says so.
  nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(
      made: label(), destination: destination(), isPresented: isActive.wrappedValue, present: NavigationLink.presenting(isActive, true))
  }
  /// Any views that lead to `destination`; it is the page that shows where the binding says so.
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(
      made: label(), destination: destination, isPresented: isActive.wrappedValue, present: NavigationLink.presenting(isActive, true))
  }
  /// Any views that lead to `destination`; it is the page that shows where `selection` is `tag`.
  nonisolated public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(
      made: label(), destination: destination, isPresented: selection.wrappedValue == tag,
      present: NavigationLink.presenting(selection, tag))
  }
  /// Any views that lead to `destination`; it is the page that shows where `selection` is `tag`.
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      made: label(), destination: destination(), isPresented: selection.wrappedValue == tag,
      present: NavigationLink.presenting(selection, tag))
  }
}
extension NavigationLink where Destination == Never {
  /// Any views that lead to the page of a value; nil leads nowhere.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(made: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}
extension NavigationLink where Label == Text {
  /// A title to be translated that leads to `destination`, which is made but not shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(made: Text(titleKey), destination: destination())
  }
  /// A title to be translated that leads to `destination`, which is not shown.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(made: Text(titleKey), destination: destination)
  }
  /// A title, shown as it is, that leads to `destination`, which is made but not shown.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(made: Text(title), destination: destination())
  }
  /// A title, shown as it is, that leads to `destination`, which is not shown.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(made: Text(title), destination: destination)
  }
  /// A title to be translated that leads to `destination`; it is the page that shows where the binding says so.
  nonisolated public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
  /// A title to be translated that leads to `destination`; it is the page that shows where the binding says so.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  /// A title, shown as it is, that leads to `destination`; it is the page that shows where the binding says so.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
  /// A title, shown as it is, that leads to `destination`; it is the page that shows where the binding says so.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// A title to be translated that leads to `destination`; it is the page that shows where `selection` is `tag`.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  /// A title to be translated that leads to `destination`; it is the page that shows where `selection` is `tag`.
  nonisolated public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}
extension NavigationLink where Label == Text, Destination == Never {
  /// A title to be translated that leads to the page of a value; nil leads nowhere.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(made: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }
  /// A title, shown as it is, that leads to the page of a value; nil leads nowhere.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(made: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}

private struct LinksLeadOnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether links lead on without a stack around them, as in a hosting controller, which may stand in a stack of UIKit's.
  var linksLeadOn: Bool {
    get { self[LinksLeadOnKey.self] }
    set { self[LinksLeadOnKey.self] = newValue }
  }
}
