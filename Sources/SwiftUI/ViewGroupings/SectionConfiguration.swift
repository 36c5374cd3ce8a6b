import QuoinLayout

/// One section of the views within a view: what a `Section` holds, or views that stand outside any.
public struct SectionConfiguration: Identifiable {
  /// Who a section is.
  public struct ID: Hashable, Sendable { let index: Int }
  public let id: ID
  /// The views of the section's header; none where it has none.
  public let header: SubviewsCollection
  /// The views between header and footer.
  public let content: SubviewsCollection
  /// The views of the section's footer; none where it has none.
  public let footer: SubviewsCollection
  /// What the first view of the content tells its container; the defaults where there is none.
  public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}
