import SwiftUI

/// In which family a preview of `PreviewProvider` shows.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily
  /// A widget of a family.
  public init(family: WidgetFamily) { self.family = family }
}
/// In which surroundings a preview shows.
public protocol PreviewContext {}
extension View {
  /// The view as a widget of the context's family.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    WidgetFrame(family: (value as? WidgetPreviewContext)?.family ?? .systemSmall, content: AnyView(self))
  }
}

/// Makes a timeline out of entries written one below the other.
@resultBuilder public enum PreviewTimelineBuilder<Entry> {
  /// One entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  /// Several.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
  /// `for`.
  public static func buildArray(_ entries: [[Entry]]) -> [Entry] { entries.flatMap { $0 } }
  /// `if` without `else`.
  public static func buildOptional(_ entries: [Entry]?) -> [Entry] { entries ?? [] }
  /// The first branch.
  public static func buildEither(first entries: [Entry]) -> [Entry] { entries }
  /// The second branch.
  public static func buildEither(second entries: [Entry]) -> [Entry] { entries }
}

extension DeveloperToolsSupport.Preview {
  /// A preview of a widget: its entries one below the other.
  @MainActor public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<any TimelineEntry> timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) { WidgetTimeline(widget: widget(), family: family, entries: timeline()) }
  }
  /// A preview of a widget: the entries of its provider's timeline.
  @MainActor public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) where Provider.Entry: SendableMetatype {
    self.init(name, traits: .sizeThatFitsLayout) {
      // A provider may answer from another thread; what it has not said by now is not shown.
      nonisolated(unsafe) var entries: [any TimelineEntry] = []
      let lock = NSLock()
      timelineProvider().getTimeline(in: TimelineProviderContext(family: family)) { told in lock.withLock { entries = told.entries } }
      return WidgetTimeline(widget: widget(), family: family, entries: lock.withLock { Array(entries.prefix(8)) })
    }
  }
}

/// A widget's entries, one below the other.
private struct WidgetTimeline: View {
  let widget: any Widget
  let family: WidgetFamily
  let entries: [any TimelineEntry]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(entries.indices, id: \.self) { index in
        if let view = Self.view(of: widget, entries[index], family) { WidgetFrame(family: family, content: view) }
      }
    }
    .padding(12)
    .background(Color(uiColor: .systemGray5))
  }

  private static func view(of widget: some Widget, _ entry: any TimelineEntry, _ family: WidgetFamily) -> AnyView? {
    widget.body._view(of: entry, in: family)
  }
}

/// Declares a preview of a widget in a family; each entry of the timeline shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder<any TimelineEntry> timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")

/// Declares a preview of a widget in a family; the entries of its provider's timeline show.
@freestanding(declaration)
public macro Preview<Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")
