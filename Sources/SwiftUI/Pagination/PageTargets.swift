import QuoinDrawing
import QuoinLayout

/// On which pages of a document the places stand that its links lead to. They are known only once the document has been broken into pages,
/// and what is said of them may change where it breaks: so it is broken again until they stay.
@MainActor final class PageTargets {
  /// The pages by the targets' names, as far as they are known.
  private var pages: [String: Int] = [:]
  private var found: [String: Int] = [:]
  /// Whether somebody wants to know before it is known.
  private(set) var areMissed = false
  private var areKnown = false
  private var missing: Set<String> = []
  private let context: LayoutContext

  init(context: LayoutContext) { self.context = context }

  /// The page of a target, from 1; nil while it is not known, and where there is none, which is a finding.
  func page(of name: String) -> Int? {
    if !areKnown { areMissed = true }
    let page = pages[name]
    if areKnown, page == nil { missing.insert(name) }
    return page
  }

  /// Tells of the places that somebody asked for and that are not there. Once the document is made: what is found while a part of it is
  /// evaluated is forgotten with the part.
  func reportMissing() {
    for name in missing.sorted() {
      context.report(
        Finding(
          .badArgument, in: "PageNumber",
          "asks for the page of “\(name)”, and the document has no such place. Give the view it means linkTarget(\"\(name)\").", about: name
        ))
    }
  }

  /// Notes the targets on a page.
  func note(_ slices: [PageSlice], on page: Int) {
    for slice in slices { note(slice.block.page.root, within: slice, on: page) }
  }
  private func note(_ node: PlacedNode, within slice: PageSlice, on page: Int) {
    if let name = (node.look as? MarkLook)?.mark.anchor, found[name] == nil {
      // A page begins a little below where the one before ended, and a target stands where its upper edge is.
      let top = max(0, min(node.frame.minY, slice.block.height))
      if top >= slice.part.lowerBound - 0.01, top < slice.part.upperBound - 0.01 || slice.part.upperBound >= slice.block.height {
        found[name] = page
      }
    }
    for child in node.children { note(child, within: slice, on: page) }
  }

  /// Takes what was found for known. Answers whether it was known so before.
  func settle() -> Bool {
    let isSame = pages == found
    (pages, found) = (found, [:])
    return isSame
  }
  /// From now on a target that is not known is missing.
  func finish() { (areKnown, areMissed) = (true, false) }
}

private struct PageTargetsKey: EnvironmentKey { static var defaultValue: PageTargets? { nil } }
extension EnvironmentValues {
  /// The targets of the document that is being made; nil outside of documents.
  var pageTargets: PageTargets? {
    get { self[PageTargetsKey.self] }
    set { self[PageTargetsKey.self] = newValue }
  }
}

/// What is shown of the page on which a target of the document stands.
package struct PageOfTarget<Content: View>: View {
  private let name: String
  private let content: @MainActor (Int?) -> Content
  @Environment(\.pageTargets) private var targets

  nonisolated package init(_ name: String, @ViewBuilder content: @escaping @MainActor (Int?) -> Content) {
    self.name = name
    self.content = content
  }
  package var body: some View { content(targets?.page(of: name)) }
}
