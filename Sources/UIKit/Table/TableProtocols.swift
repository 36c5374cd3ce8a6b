extension UITableViewCell {
  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It goes.
    case delete
    /// It comes.
    case insert
  }
  /// How the line below a cell is drawn.
  public enum SeparatorStyle: Int, Sendable {
    /// Not at all.
    case none
    /// As a hairline.
    case singleLine
  }
}
