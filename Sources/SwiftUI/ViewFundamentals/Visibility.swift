/// Whether a part is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the place asks for; shown; not shown.
  case automatic, visible, hidden
}
