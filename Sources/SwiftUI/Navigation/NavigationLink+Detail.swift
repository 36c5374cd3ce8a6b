extension NavigationLink {
  /// Whether it opens in the column beside. Ignored: links are at rest.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
