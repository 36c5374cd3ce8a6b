import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// The current background style: white, or black in the dark.
public struct BackgroundStyle: PrimitiveStyle {
  /// What `backgroundStyle` says; where it says nothing, the system's background.
  public init() {}
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    if let own = environment.backgroundStyle { return own.resolvedStyle(in: environment, level: level) }
    return Color.systemBackground(level).style(in: environment, level: 0)
  }
}

extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { BackgroundStyle() } }
