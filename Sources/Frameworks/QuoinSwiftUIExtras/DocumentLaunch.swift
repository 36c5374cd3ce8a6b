import QuoinUniformTypes
import SwiftUI

// How an app of documents begins: its own picture, and buttons for what one can begin with.

/// What a launch of documents is told of where its title stands.
public struct DocumentLaunchGeometryProxy: Sendable {
  /// All there is, in points.
  public let frame: CGRect
  /// Where the title and the buttons are.
  public let titleViewFrame: CGRect
}

/// What an app of documents begins with: a title, actions, and what is before and behind them.
public struct DocumentGroupLaunchScene<Actions: View>: Scene {
  private let title: Text?
  private let actions: Actions
  private let background: AnyView?
  /// Actions below the app's name.
  public init(@ViewBuilder _ actions: () -> Actions) { self.init(nil, actions(), nil) }
  /// Actions below a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) { self.init(Text(titleKey), actions(), nil) }
  /// Actions below a title, before a picture.
  public init<B: View>(_ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B) {
    self.init(Text(titleKey), actions(), AnyView(background()))
  }
  /// Actions below a title, before a picture; what would stand beside the title is not shown.
  public init<B: View, O: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> O
  ) { self.init(Text(titleKey), actions(), AnyView(background())) }
  /// Actions below a title, before a picture; what would stand beside the title is not shown.
  public init<B: View, A: View, O: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> B,
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> A,
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> O
  ) { self.init(Text(titleKey), actions(), AnyView(background())) }
  private init(_ title: Text?, _ actions: Actions, _ background: AnyView?) {
    (self.title, self.actions, self.background) = (title, actions, background)
  }
  /// A window with the title and the actions.
  public var body: some Scene { WindowGroup { LaunchPage(title: title, actions: actions, background: background) } }
}

/// What an app of documents begins with, as a view.
public struct DocumentLaunchView<Actions: View>: View {
  private let title: Text?
  private let actions: Actions
  private let background: AnyView?
  /// Actions below a title; nobody opens a document, so its view is not made.
  public init<D: View>(
    _ titleKey: LocalizedStringKey = "", for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> D
  ) {
    title = Text(titleKey)
    self.actions = actions()
    background = nil
  }
  /// Actions below a title, before a picture; nobody opens a document, so its view is not made.
  public init<D: View, B: View>(
    _ titleKey: LocalizedStringKey = "", for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> D, @ViewBuilder background: () -> B
  ) {
    title = Text(titleKey)
    self.actions = actions()
    self.background = AnyView(background())
  }
  public var body: some View { LaunchPage(title: title, actions: actions, background: background) }
}

/// The title and the actions in the middle of the page (their sizes are assumed).
private struct LaunchPage<Actions: View>: View {
  let title: Text?
  let actions: Actions
  let background: AnyView?
  var body: some View {
    VStack(spacing: 16) {
      title?.font(.largeTitle.bold())
      actions.buttonStyle(.borderedProminent)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { ZStack { background }.ignoresSafeArea() }
  }
}

/// A button for a new document.
public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  init(made label: Label) { self.label = label }
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
extension NewDocumentButton where Label == Text {
  /// A button; `contentType` is not read.
  nonisolated public init(_ titleKey: LocalizedStringKey = "Create Document", contentType: UTType? = nil) {
    label = Text(titleKey)
  }
  /// A button; what it would prepare is not made.
  nonisolated public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey = "Create Document", for documentType: D.Type, contentType: UTType,
    prepareDocument: @escaping () async throws -> D
  ) { label = Text(titleKey) }
  /// A button; what it would prepare is not made.
  nonisolated public init(
    _ titleKey: LocalizedStringKey = "Create Document", contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
  ) { label = Text(titleKey) }
}
