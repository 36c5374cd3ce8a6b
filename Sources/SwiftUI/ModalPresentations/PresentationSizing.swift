import QuoinLayout

/// How large a sheet is where there is room for more than one size. A phone has no such room: its sheets keep their own.
@MainActor @preconcurrency public protocol PresentationSizing {
  /// What a sheet of `root` is proposed.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
/// What a sheet shows, to be measured.
public struct PresentationSizingRoot {
  let size: (ProposedViewSize) -> CGSize
  /// How large it is when `proposal` is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
/// What a sheet's surroundings say of sizes; nothing yet.
public struct PresentationSizingContext {}

/// As the system likes.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// What the content asks for.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}
/// As a page of paper.
public struct PagePresentationSizing: PresentationSizing {
  /// What the content asks for.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}
/// As a form.
public struct FormPresentationSizing: PresentationSizing {
  /// What the content asks for.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}
/// As its content.
public struct FittedPresentationSizing: PresentationSizing {
  /// What the content asks for.
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}
private struct FittedAxes<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    let own = base.proposedSize(for: root, context: context)
    let fit = root.sizeThatFits(own)
    return ProposedViewSize(width: horizontal ? fit.width : own.width, height: vertical ? fit.height : own.height)
  }
}
extension PresentationSizing {
  /// As its content along the axes that are said.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAxes(base: self, horizontal: horizontal, vertical: vertical)
  }
  /// No smaller than it was, along the axes that are said. Ignored: a sheet here never was another size.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// As the system likes.
  nonisolated public static var automatic: AutomaticPresentationSizing { .init() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  /// As a page of paper.
  nonisolated public static var page: PagePresentationSizing { .init() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  /// As a form.
  nonisolated public static var form: FormPresentationSizing { .init() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  /// As its content.
  nonisolated public static var fitted: FittedPresentationSizing { .init() }
}
extension View {
  /// How large a sheet is where there is room. Ignored: a phone has none.
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
