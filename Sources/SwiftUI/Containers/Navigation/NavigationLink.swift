import QuoinLayout

/// A row or a word that leads to another page.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  let isPresented: Bool
  let destination: Destination?
  nonisolated init(made label: Label, destination: Destination?, isPresented: Bool = false) {
    self.label = label
    self.destination = destination
    self.isPresented = isPresented
  }
  nonisolated func emit(_ scope: Scope, into nodes: inout [ViewNode]) {
    if isPresented, let destination { scope.environment.navigationReport?.presented.append(AnyView(destination)) }
    if scope.environment.listPart != nil {
      let row = HStack { label }.rowTrait { $0.leadsOn = true }
      type(of: row)._emit(row, scope, into: &nodes)
    } else {
      let word = HStack { label }.foregroundStyle(.tint)
      type(of: word)._emit(word, scope, into: &nodes)
    }
  }
}
extension NavigationLink: PrimitiveView {}

extension NavigationLink {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(made: label(), destination: destination())
  }
  @available(*, deprecated, message: "Use init(destination:label:).")
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(made: label(), destination: destination) }
  nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(made: label(), destination: destination(), isPresented: isActive.wrappedValue)
  }
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(made: label(), destination: destination, isPresented: isActive.wrappedValue)
  }
  nonisolated public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(made: label(), destination: destination, isPresented: selection.wrappedValue == tag)
  }
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(made: label(), destination: destination(), isPresented: selection.wrappedValue == tag)
  }
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(made: label(), destination: nil) }
}
extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(made: Text(titleKey), destination: destination())
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(made: Text(titleKey), destination: destination)
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(made: Text(title), destination: destination())
  }
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(made: Text(title), destination: destination)
  }
}
extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(made: Text(titleKey), destination: nil) }
  @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(made: Text(title), destination: nil)
  }
}
