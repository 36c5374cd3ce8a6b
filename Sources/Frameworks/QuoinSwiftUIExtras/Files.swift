import QuoinUniformTypes
import SwiftUI

// Windows in which files are chosen, which can be given up. Ignored: a still picture shows the page before them.

extension View {
  /// Lets the user choose files. Ignored.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Lets the user choose where a document is kept. Ignored.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Lets the user choose where documents are kept. Ignored.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument { self }
  /// Lets the user choose where something is kept. Ignored.
  nonisolated public func fileExporter<T>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Lets the user choose where things are kept. Ignored.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { self }
  /// Lets the user choose where a file goes. Ignored.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { self }
  /// Lets the user choose where files go. Ignored.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { self }
  /// Which windows take what comes from outside. Ignored: nothing comes.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// What is dragged from the view, as old systems ask for it. Ignored: never made.
  nonisolated public func itemProvider(_ action: @escaping () -> NSItemProvider?) -> some View { self }
  /// What a page's title stands for, with a picture of it. Ignored.
  nonisolated public func navigationDocument<D, P>(_ document: D, preview: P) -> some View { self }
  /// Takes something out of the bar that comes by itself. Ignored: a phone's bar has none of it.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  /// Menus over the rows that are chosen, and what two taps on them do. Ignored: neither is opened.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
  /// How much brighter than white pictures may be. Ignored: a picture here is not.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Whether the bar of a window that fills the screen is seen. Ignored: a phone has none.
  nonisolated public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
  /// Whether a touch that brings a window to the front does something too. Ignored.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// How materials look while a window is behind others. Ignored.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
/// What stands in a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  let name: String
  /// What shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field to search with.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
/// Whether the bar of a window that fills the screen is seen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  let name: String
  /// As the system likes.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// When a pointer comes near.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
}
