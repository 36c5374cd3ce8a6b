import QuoinLayout

/// Dots, with a rounded ground behind them or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the ground shows; `interactive` means while a finger is there, which a still never has.
  public enum BackgroundDisplayMode: Sendable { case automatic, interactive, always, never }
  /// Whether the ground behind the dots is drawn.
  public let _hasGround: Bool
  /// Dots; only `.always` draws the ground behind them.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { _hasGround = backgroundDisplayMode == .always }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a ground behind them.
  public static var page: Self { .init() }
  /// Dots; only `.always` draws a ground behind them.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    .init(backgroundDisplayMode: backgroundDisplayMode)
  }
}
