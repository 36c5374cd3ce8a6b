import Foundation
import QuoinLayout

// A page is drawn with the sheet or cover that it presents. Other things that lie over a page are not drawn, which is said in a finding.
extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet) { isPresented.wrappedValue ? AnyView(content()) : nil } }
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet) { item.wrappedValue.map { AnyView(content($0)) } } }
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.cover) { isPresented.wrappedValue ? AnyView(content()) : nil } }
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover) { item.wrappedValue.map { AnyView(content($0)) } } }
  /// On a phone a popover is a sheet, and so it is drawn.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet) { isPresented.wrappedValue ? AnyView(content()) : nil } }
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet) { item.wrappedValue.map { AnyView(content($0)) } } }
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }

  nonisolated public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  { presentingUndrawn("alert") { isPresented.wrappedValue } }
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presentingUndrawn("alert") { isPresented.wrappedValue } }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { presentingUndrawn("alert") { isPresented.wrappedValue } }
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presentingUndrawn("alert") { isPresented.wrappedValue } }
  nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
    presentingUndrawn("alert") { isPresented.wrappedValue }
  }
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presentingUndrawn("alert") { isPresented.wrappedValue } }
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { presentingUndrawn("alert") { isPresented.wrappedValue } }
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { presentingUndrawn("alert") { isPresented.wrappedValue } }
  nonisolated public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A)
    -> some View
  { presentingUndrawn("alert") { isPresented.wrappedValue } }
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presentingUndrawn("alert") { isPresented.wrappedValue }
  }
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    presentingUndrawn("alert") { item.wrappedValue != nil }
  }

  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presentingUndrawn("confirmationDialog") { isPresented.wrappedValue } }
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { presentingUndrawn("confirmationDialog") { isPresented.wrappedValue } }
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presentingUndrawn("confirmationDialog") { isPresented.wrappedValue } }
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presentingUndrawn("actionSheet") { isPresented.wrappedValue }
  }

  /// The heights that the sheet around can stand at; it opens at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    reportingPresentation { $0.detents = detents }
  }
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
    reportingPresentation {
      $0.detents = detents
      $0.selected = selection.wrappedValue
    }
  }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    reportingPresentation { $0.showsIndicator = visibility }
  }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    reportingPresentation { $0.cornerRadius = cornerRadius }
  }
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    reportingPresentation { $0.background = AnyView(Rectangle().fill(style)) }
  }
  nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let ground = AnyView(content())
    return reportingPresentation { $0.background = ground }
  }
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
    self
  }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  nonisolated public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  var length: CGFloat = 0
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "fraction", length: fraction) }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height", length: height) }
}
/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
/// An alert as it was written before iOS 15.
public struct Alert {
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
/// An action sheet as it was written before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}
