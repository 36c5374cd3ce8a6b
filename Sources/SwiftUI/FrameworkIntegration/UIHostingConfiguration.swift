import Foundation
import QuoinLayout
import UIKit

/// Shows views of SwiftUI in a cell: `cell.contentConfiguration = UIHostingConfiguration { … }`.
///
/// The content is as high as it wants to be at the cell's width, with its margins at least as high as a row of a list (44 points up to iOS
/// 18); the margins are the cell's: 16 points at the sides (20 in cells from 414 points on) and 11 above and below.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  private let content: Content
  private let ground: Background
  private var margins = CellMargins()
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  fileprivate init(content: Content, ground: Background, margins: CellMargins, least: (width: CGFloat?, height: CGFloat?)) {
    self.content = content
    self.ground = ground
    self.margins = margins
    self.least = least
  }

  /// Views one below the other, without a background of their own.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), ground: EmptyView(), margins: CellMargins(), least: (nil, nil))
  }

  /// Views behind the content, over all of the cell.
  public func background<B: View>(@ViewBuilder content ground: () -> B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(content: content, ground: ground(), margins: margins, least: least)
  }
  /// A style behind the content, over all of the cell.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _CellBackground<S>> {
    UIHostingConfiguration<Content, _CellBackground<S>>(
      content: content, ground: _CellBackground(style: style), margins: margins, least: least)
  }
  /// The distances on some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }
  /// The distances on some edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var made = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { made.margins.own[edge] = insets[edge] }
    return made
  }
  /// The least size of the cell's content with its margins; nil leaves an axis to the system.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var made = self
    made.least = (width, height)
    return made
  }
  /// The least size of the cell's content with its margins as the system has it.
  public func minSize() -> Self { minSize(width: nil, height: nil) }

  /// A view that shows the content within its margins.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  /// The same configuration: the content does not depend on the cell's state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// What the cell's hosting view shows.
  func page() -> AnyView {
    AnyView(
      CellPage(margins: margins, least: least) { content }.background { ground })
  }
}

/// A cell's distances from its edges to the content: one's own where set, else the cell's.
struct CellMargins: Sendable {
  var own: [Edge: CGFloat] = [:]
  func insets(side: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: own[.top] ?? 11, leading: own[.leading] ?? side, bottom: own[.bottom] ?? 11, trailing: own[.trailing] ?? side)
  }
}

/// The content within its margins, which depend on the room there is.
private struct CellPage<Content: View>: View {
  let margins: CellMargins
  let least: (width: CGFloat?, height: CGFloat?)
  @ViewBuilder let content: Content
  @Environment(\.cellSideMargin) private var side
  @Environment(\.systemLook) private var look
  var body: some View {
    VStack(spacing: 0) { content }
      .padding(margins.insets(side: side))
      .frame(minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? leastHeight, maxHeight: .infinity, alignment: .leading)
  }
  /// With the line below it a row is as high as any (recorded: swiftui-web, notes on ios/representable/hostingcells).
  private var leastHeight: CGFloat {
    CGFloat(look.list.rowHeight - (look.table.contentHoldsLine ? look.list.separatorThickness : 0))
  }
}

/// A style that fills a cell.
public struct _CellBackground<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}

private struct CellSideKey: EnvironmentKey { static var defaultValue: CGFloat { 16 } }
extension EnvironmentValues {
  /// From a cell's sides to its content.
  fileprivate var cellSideMargin: CGFloat {
    get { self[CellSideKey.self] }
    set { self[CellSideKey.self] = newValue }
  }
}

/// The view of a cell that shows SwiftUI.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private let hosting: _UIHostingView<AnyView>
  private var side: CGFloat = 16

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    hosting = _UIHostingView(rootView: configuration.page())
    super.init(frame: .zero)
    hosting.safeAreaRegions = []
    addSubview(hosting)
  }
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let next = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = next
      show()
    }
  }

  private func show() {
    let side = side
    hosting.rootView = AnyView(shown.page().environment(\.cellSideMargin, side))
  }

  private func adapt(to width: CGFloat) {
    let next: CGFloat = width >= 414 ? 20 : 16
    guard next != side else { return }
    side = next
    show()
  }

  override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    adapt(to: size.width)
    return hosting.sizeThatFits(size)
  }
  override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(CGSize(width: target.width, height: 0)) }
  override func layoutSubviews() {
    super.layoutSubviews()
    adapt(to: bounds.width)
    hosting.frame = bounds
  }
}
