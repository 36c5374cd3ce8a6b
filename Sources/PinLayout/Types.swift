/// How a view lies beside another, or between its left and right coordinates.
public enum HorizontalAlign: Int, Sendable {
  /// The left sides meet.
  case left
  /// The middles meet.
  case center
  /// The right sides meet.
  case right
  /// Nothing is aligned.
  case none
  /// The sides where reading begins meet.
  case start
  /// The sides where reading ends meet.
  case end
}

/// How a view lies beside another, or between its top and bottom coordinates.
public enum VerticalAlign: Int, Sendable {
  /// The tops meet.
  case top
  /// The middles meet.
  case center
  /// The bottoms meet.
  case bottom
  /// Nothing is aligned.
  case none
}

/// What `sizeToFit` asks the view for.
public enum FitType: Sendable {
  /// Its size for its present bounds.
  case content
  /// Its height for the width that pins give; the width stays.
  case width
  /// Its width for the height that pins give; the height stays.
  case height
  /// Its size for the width that pins give; it may come out narrower or wider.
  case widthFlexible
  /// Its size for the height that pins give; it may come out lower or higher.
  case heightFlexible
}

/// Which sides `wrapContent` wraps.
public enum WrapType: Int, Sendable {
  /// The width.
  case horizontally
  /// The height.
  case vertically
  /// Both.
  case all
}

/// What start and end mean.
public enum LayoutDirection: Int, Sendable {
  /// As each view's `effectiveUserInterfaceLayoutDirection` says.
  case auto
  /// Start is left.
  case ltr
  /// Start is right.
  case rtl
}

/// What a view that asks to hear `safeAreaInsetsDidChange` conforms to on old systems; here every view hears it.
@MainActor @preconcurrency public protocol PinSafeAreaInsetsUpdate {
  /// Called when the view's safe area became other.
  func safeAreaInsetsDidChange()
}

/// Which views hear `safeAreaInsetsDidChange` on old systems. Here every view hears it, so the mode is only kept.
public enum PinSafeAreaInsetsDidChangeMode: Int, Sendable {
  /// All.
  case always
  /// Those that conform to a protocol.
  case optIn
  /// None.
  case disable
}

extension FitType {
  var word: String {
    switch self {
    case .content: ""
    case .width: ".width"
    case .height: ".height"
    case .widthFlexible: ".widthFlexible"
    case .heightFlexible: ".heightFlexible"
    }
  }
}
