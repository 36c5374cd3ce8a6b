import Foundation
import QuoinLayout

/// Where content margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  /// Around the content.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Around the content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Around the indicators, which a still does not show.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
/// When scroll indicators show; a still shows none.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While scrolling.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not unless the user wants them always.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
/// When a scroll view bounces; kept, without effect.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where the content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}
/// How scrolling dismisses the keyboard; kept, without effect.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  /// As the system decides.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As the finger draws it down.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
/// Where scrolling comes to rest; kept, without effect: it is never asked.
public protocol ScrollTargetBehavior {
  /// Moves where scrolling would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// What is told beside.
  typealias TargetContext = ScrollTargetBehaviorContext
}
extension ScrollTargetBehavior {
  /// Leaves it.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
/// What lies in sight when scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content.
  public var rect: CGRect
  /// Which of its points is held.
  public var anchor: UnitPoint?
}
/// What is told of a scroll view beside its target.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast, in points a second.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the view.
  public let containerSize: CGSize
  /// Along which axes it scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}
/// At a whole page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The behaviour without choices.
  public init() {}
}
/// How far scrolling may go past views.
extension ViewAlignedScrollTargetBehavior {
  /// How many views at once.
  public struct LimitBehavior: Hashable, Sendable {
    let name: String
    /// As the system says.
    public static let automatic = LimitBehavior(name: "automatic")
    /// One, always.
    public static let always = LimitBehavior(name: "always")
    /// As many as it goes.
    public static let never = LimitBehavior(name: "never")
    /// One, always.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// As few as it goes.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
  }
}
/// At the edge of a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// The behaviour without choices.
  public init() {}
  /// So many views at once.
  public init(limitBehavior: LimitBehavior) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { .init() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the edge of a view.
  public static var viewAligned: Self { .init() }
  /// At the edge of a view, so many at once.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self { .init() }
  /// At the edge of a view, so many at once, by a point of it.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?) -> Self { .init() }
  /// At the edge of a view, by a point of it.
  public static func viewAligned(anchor: UnitPoint?) -> Self { .init() }
}

extension View {
  /// Space of `insets` points between the scroll views inside and their content.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    settingEnvironment { environment in
      guard placement != .scrollIndicators else { return }
      for edge in Edge.allCases where edges.contains(edge) { environment.scrolling.margins[edge] = max(0, insets[edge]) }
      environment.scrolling.said.formUnion(edges)
    }
  }
  /// Space of `length` points between the scroll views inside and their content; nil means 16.
  nonisolated public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }
  /// Space of `length` points on all sides between the scroll views inside and their content.
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
  /// Where the scroll views inside start: the point of the content that lies at the same point of the view.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrolling.anchor, anchor) }
  /// Lets the content of the scroll views inside show beyond their edges.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.scrolling.clips, !disabled) }

  /// Unchanged: a still shows no indicators.
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
  { self }
  /// Unchanged: nobody scrolls a still picture.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Unchanged: nobody scrolls a still picture.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Unchanged: a still picture shows no keyboard.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Unchanged: nobody scrolls a still picture.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Unchanged: nobody scrolls a still picture.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Unchanged: nobody scrolls a still picture.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  /// Shows the view that `id` names in the scroll views inside.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    settingEnvironment { environment in
      environment.marksScrollTargets = true
      if let wanted = id.wrappedValue { environment.scrollTarget = ScrollAim(id: AnyHashable(wanted), anchor: anchor) }
    }
  }
}
