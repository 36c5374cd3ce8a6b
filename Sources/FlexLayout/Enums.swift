extension Flex {
  /// The main axis.
  public enum Direction: Int, Sendable {
    /// Down.
    case column
    /// Up.
    case columnReverse
    /// In reading direction.
    case row
    /// Against reading direction.
    case rowReverse
  }
  /// How items share the main axis.
  public enum JustifyContent: Int, Sendable {
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
    /// Space between them.
    case spaceBetween
    /// Space around each.
    case spaceAround
    /// Equal spaces.
    case spaceEvenly
  }
  /// How lines share the cross axis.
  public enum AlignContent: Int, Sendable {
    /// They grow.
    case stretch
    /// At the start.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
    /// Space between them.
    case spaceBetween
    /// Space around each.
    case spaceAround
    /// Equal spaces.
    case spaceEvenly
  }
  /// How items lie across their line.
  public enum AlignItems: Int, Sendable {
    /// As thick as the line.
    case stretch
    /// At its start.
    case start
    /// In its middle.
    case center
    /// At its end.
    case end
    /// On one baseline.
    case baseline
  }
  /// How one item lies across its line.
  public enum AlignSelf: Int, Sendable {
    /// As the container says.
    case auto
    /// As thick as the line.
    case stretch
    /// At its start.
    case start
    /// In its middle.
    case center
    /// At its end.
    case end
    /// On the common baseline.
    case baseline
  }
  /// Whether items break into lines.
  public enum Wrap: Int, Sendable {
    /// One line.
    case noWrap
    /// As many as it takes.
    case wrap
    /// The same, the first line at the end.
    case wrapReverse
  }
  /// In the flow, or out of it.
  public enum Position: Int, Sendable {
    /// In the flow, moved by its insets.
    case relative
    /// Out of the flow, placed by its insets.
    case absolute
    /// In the flow; insets mean nothing.
    case `static`
  }
  /// The reading direction.
  public enum LayoutDirection: Int, Sendable {
    /// The parent's; left to right at the top.
    case inherit
    /// Left to right.
    case ltr
    /// Right to left.
    case rtl
    /// As the view's `effectiveUserInterfaceLayoutDirection` says when it is laid out.
    case auto
  }
  /// Which extents `layout` keeps.
  public enum LayoutMode: Int, Sendable {
    /// Width and height.
    case fitContainer
    /// The width; the height follows the content.
    case adjustHeight
    /// The height; the width follows the content.
    case adjustWidth
  }
  /// How an item takes part.
  public enum Display: Int, Sendable {
    /// As an item that lays out its own.
    case flex
    /// Not at all: it gets an empty frame.
    case none
    /// Only its items do, in its place.
    case contents
  }
  /// What sizes measure.
  public enum BoxSizing: Int, Sendable {
    /// With the padding.
    case borderBox
    /// Without the padding.
    case contentBox
  }
}
