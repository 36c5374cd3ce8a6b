import SwiftUI
import UIKit

// Symbols that move in UIKit's views. Ignored: a still picture shows them at rest.

extension UIImageView {
  /// Lets a symbol move. Ignored.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {}
  /// Ends what `addSymbolEffect` began. Ignored.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {}
  /// Ends all of them. Ignored.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Shows another picture, which comes at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) { self.image = image }
}
extension UIBarButtonItem {
  /// Lets a symbol move. Ignored.
  public func addSymbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Ends what `addSymbolEffect` began. Ignored.
  public func removeSymbolEffect(ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Ends all of them. Ignored.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
  /// Shows another picture, which comes at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}
/// How a symbol's way ended; never told.
@MainActor @preconcurrency public final class UISymbolEffectCompletionContext: NSObject {
  /// Whether it came to its end.
  public var isFinished: Bool { true }
}
