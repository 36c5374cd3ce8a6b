import Foundation
import QuoinLayout

// A page is drawn with what it presents: a sheet, a cover, or an alert (see `AlertModifiers.swift`).
extension View {
  /// Draws `content` on a card over the page while the binding is true. `onDismiss` is called when a touch takes it away.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, dismiss: dismissing(isPresented, false, onDismiss)) { isPresented.wrappedValue ? AnyView(content()) : nil }
  }
  /// Draws `content` on a card over the page while there is an item. `onDismiss` is called when a touch takes it away.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, dismiss: dismissing(item, nil, onDismiss)) { item.wrappedValue.map { AnyView(content($0)) } } }
  /// Draws `content` over all of the page while the binding is true. `onDismiss` is called when a touch takes it away.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, dismiss: dismissing(isPresented, false, onDismiss)) { isPresented.wrappedValue ? AnyView(content()) : nil }
  }
  /// Draws `content` over all of the page while there is an item. `onDismiss` is called when a touch takes it away.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, dismiss: dismissing(item, nil, onDismiss)) { item.wrappedValue.map { AnyView(content($0)) } } }
  /// Draws `content` on a card beside the view while the binding is true: where there is width, or where
  /// ``presentationCompactAdaptation(_:)`` says so; elsewhere on a sheet, as on a phone. `arrowEdge` is ignored: the card stands where
  /// there is room, below first.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, at: attachmentAnchor, dismiss: dismissing(isPresented, false)) {
      isPresented.wrappedValue ? AnyView(content()) : nil
    }
  }
  /// The same, while there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, at: attachmentAnchor, dismiss: dismissing(item, nil)) { item.wrappedValue.map { AnyView(content($0)) } }
  }
  /// Draws `content` on a sheet over the page while the binding is true, where there is little width; elsewhere, where it would be a column
  /// beside the page, it is ignored.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    let made = isPresented.wrappedValue ? AnyView(content()) : nil
    return presenting(.inspector, dismiss: dismissing(isPresented, false)) { made }
  }

  /// The heights that the sheet around can stand at; it opens at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    reportingPresentation { $0.detents = detents }
  }
  /// The heights that the sheet around can stand at; it stands at `selection`.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
    reportingPresentation {
      $0.detents = detents
      $0.selected = selection.wrappedValue
    }
  }
  /// Whether the sheet around shows a handle at its top; where the place decides, with several detents only.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    reportingPresentation { $0.showsIndicator = visibility }
  }
  /// How round the corners of the sheet around are, in points; `nil` for the 10 of the system.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    reportingPresentation { $0.cornerRadius = cornerRadius }
  }
  /// What the sheet or cover around is filled with.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    reportingPresentation { $0.background = AnyView(Rectangle().fill(style)) }
  }
  /// What lies behind the content of the sheet or cover around; `alignment` is ignored.
  nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    let ground = AnyView(content())
    return reportingPresentation { $0.background = ground }
  }
  /// Whether the page behind the sheet around can be used. Ignored.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Whether dragging in the sheet around resizes it or scrolls its content. Ignored.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// What the presentation around becomes where there is little width: a popover stays one for `none` and `popover`.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    reportingPresentation { $0.adaptation = adaptation }
  }
  /// The same by what there is little of; what holds for little width counts, as covers and sheets fit little height anyway.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontalAdaptation) }
  /// Whether the sheet around stays when it is dragged down. Ignored: it stays.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// A menu that a long press opens. Ignored: it is never open, and `menuItems` are never made.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// A menu that a long press opens, or none. Ignored: it is never open.
  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
  /// A menu that a long press opens, with another view beside it. Ignored: neither is ever made.
  nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
    self
  }
  /// Explains the view to a pointer that rests on it. Ignored.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Explains the view by a text. Ignored.
  nonisolated public func help(_ text: Text) -> some View { self }
  /// Explains the view by words that stand as they are. Ignored.
  @_disfavoredOverload nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Whether the bar with the time is left out. Ignored: there is none.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// As it was written before iOS 16. Ignored.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Whether the system's own signs lie over the page. Ignored: there are none.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Whether the view is covered where strangers may look. Ignored: it is drawn.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// Where a popover points to.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, as parts of its size.
  case point(UnitPoint)
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  /// The system's choice.
  public static let automatic = PresentationBackgroundInteraction()
  /// It can.
  public static let enabled = PresentationBackgroundInteraction()
  /// It cannot.
  public static let disabled = PresentationBackgroundInteraction()
  /// It can while the sheet stands no higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

/// What dragging in a sheet does.
public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String
  /// The system's choice.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Resizes the sheet first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolls the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Takes away what a binding presents, and tells who wants to know.
private func dismissing<Value>(
  _ binding: Binding<Value>, _ nothing: Value, _ onDismiss: (() -> Void)? = nil
) -> @MainActor () -> Void {
  nonisolated(unsafe) let (binding, nothing, onDismiss) = (binding, nothing, onDismiss)
  return {
    binding.wrappedValue = nothing
    onDismiss?()
  }
}
