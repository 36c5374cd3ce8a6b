import ActivityKit
import DeveloperToolsSupport
import SwiftUI

/// What an activity's views are told.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What it is about.
  public let attributes: Attributes
  /// What is shown.
  public let state: Attributes.ContentState
  /// Whether it is out of date: no.
  public var isStale: Bool { false }
  /// A name of its own.
  public let activityID: String
}

/// A widget that shows a live activity. On a page its content is drawn as on the lock screen; the island is not drawn.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView
  /// What is shown on the lock screen, and in the island.
  public init<Content: View>(
    for attributesType: Attributes.Type, @ViewBuilder content: @escaping @MainActor (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping @MainActor (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
  }
  /// The content of an entry; nil, as activities have no entries.
  public func _view(of entry: any TimelineEntry, in family: WidgetFamily) -> AnyView? { nil }
  /// What the lock screen shows.
  public func _view(_ attributes: Attributes, _ state: Attributes.ContentState) -> AnyView {
    content(ActivityViewContext(attributes: attributes, state: state, activityID: "preview"))
  }
  /// Families besides; kept by the phone only.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
}
/// How large an activity is shown.
public enum ActivityFamily: Sendable { case small, medium }

/// What stands around the camera. It is built and not drawn.
public struct DynamicIsland {
  /// The parts of the large form, and the small forms.
  nonisolated public init<Expanded: View, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: () -> DynamicIslandExpandedContent<Expanded>, @ViewBuilder compactLeading: () -> Leading,
    @ViewBuilder compactTrailing: () -> Trailing, @ViewBuilder minimal: () -> Minimal
  ) {}
  /// What a tap opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  /// The colour of its edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// The room around its content.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland { self }
}
/// A form of the island.
public struct DynamicIslandMode: Sendable {
  /// Large.
  public static let expanded = DynamicIslandMode()
  /// Small, before the camera.
  public static let compactLeading = DynamicIslandMode()
  /// Small, behind the camera.
  public static let compactTrailing = DynamicIslandMode()
  /// As small as can be.
  public static let minimal = DynamicIslandMode()
}
/// Where a part of the large form stands.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  /// Before the camera.
  public static let leading = DynamicIslandExpandedRegionPosition()
  /// Behind the camera.
  public static let trailing = DynamicIslandExpandedRegionPosition()
  /// Below the camera.
  public static let center = DynamicIslandExpandedRegionPosition()
  /// Below all.
  public static let bottom = DynamicIslandExpandedRegionPosition()
}
/// Parts of the large form, with all their views.
public struct DynamicIslandExpandedContent<Content: View> {
  nonisolated init() {}
}
/// A part of the large form.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// A part and where it stands.
  nonisolated public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: @escaping () -> Content
  ) {}
}
/// Puts parts together.
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
  /// One part.
  public static func buildExpression<Content: View>(_ part: DynamicIslandExpandedRegion<Content>) -> DynamicIslandExpandedContent<Content> {
    DynamicIslandExpandedContent()
  }
  /// Parts that were put together elsewhere.
  public static func buildExpression<Content: View>(_ parts: DynamicIslandExpandedContent<Content>) -> DynamicIslandExpandedContent<Content>
  {
    parts
  }
  /// All of them.
  public static func buildBlock<each Content: View>(_ parts: repeat DynamicIslandExpandedContent<each Content>)
    -> DynamicIslandExpandedContent<TupleView<(repeat each Content)>>
  { DynamicIslandExpandedContent() }
  /// One of them.
  public static func buildBlock<Content: View>(_ parts: DynamicIslandExpandedContent<Content>) -> DynamicIslandExpandedContent<Content> {
    parts
  }
  /// One that may be missing.
  public static func buildOptional<Content: View>(_ parts: DynamicIslandExpandedContent<Content>?) -> DynamicIslandExpandedContent<Content?>
  {
    DynamicIslandExpandedContent()
  }
  /// One of two.
  public static func buildEither<Content: View>(first parts: DynamicIslandExpandedContent<Content>) -> DynamicIslandExpandedContent<AnyView>
  {
    DynamicIslandExpandedContent()
  }
  /// One of two.
  public static func buildEither<Content: View>(second parts: DynamicIslandExpandedContent<Content>)
    -> DynamicIslandExpandedContent<AnyView>
  { DynamicIslandExpandedContent() }
}
extension View {
  /// The colour behind an activity; kept by the phone only.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// The colour of the system's buttons beside an activity; kept by the phone only.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Where in the island's form a view lies; kept by the phone only.
  nonisolated public func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View { self }
}
/// Where in the island's large form a view lies.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable { case `default`, belowIfTooWide }

/// Which of an activity's pictures a preview shows.
public struct ActivityPreviewViewKind: Sendable {
  /// A form of the island.
  public enum DynamicIslandState: Sendable { case compact, expanded, minimal }
  /// The lock screen's.
  public static let content = ActivityPreviewViewKind()
  /// The island's; the lock screen's stands for it here.
  public static func dynamicIsland(_ state: DynamicIslandState) -> ActivityPreviewViewKind { ActivityPreviewViewKind() }
}

extension ActivityAttributes {
  /// A preview of the activity in a state, as a `PreviewProvider` has it. The view is one without a widget to draw it: nothing shows.
  nonisolated public func previewContext(_ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind)
    -> some View
  {
    EmptyView()
  }
}

extension DeveloperToolsSupport.Preview {
  /// A preview of a live activity: its states one below the other, as on the lock screen.
  @MainActor public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> any Widget,
    @PreviewTimelineBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      ActivityStates(views: Self.views(of: widget(), attributes, contentStates()))
    }
  }

  @MainActor private static func views<Attributes: ActivityAttributes>(
    of widget: some Widget, _ attributes: Attributes, _ states: [Attributes.ContentState]
  ) -> [AnyView] {
    guard let configuration = widget.body as? ActivityConfiguration<Attributes> else { return [] }
    return states.map { configuration._view(attributes, $0) }
  }
}

/// Declares a preview of a live activity; each state shows.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes, widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder<Attributes.ContentState> contentStates: @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")

/// An activity's states on the lock screen, one below the other.
private struct ActivityStates: View {
  let views: [AnyView]

  var body: some View {
    VStack(spacing: 12) {
      ForEach(views.indices, id: \.self) { index in
        views[index].frame(width: 361).background(.regularMaterial).clipShape(RoundedRectangle(cornerRadius: 24))
      }
    }
    .padding(16)
    .background(Color(uiColor: .systemGray5))
  }
}
