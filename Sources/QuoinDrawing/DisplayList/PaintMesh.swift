import Foundation
import QuoinGeometry

/// Quadrilaterals whose colours are mixed from those of their corners. Later ones lie over earlier ones.
public struct PaintMesh: Hashable, Sendable {
  /// A quadrilateral between straight edges.
  public struct Patch: Hashable, Sendable {
    /// The four corners in the order of going around, in points.
    public var corners: [CGPoint]
    /// The colour of each corner.
    public var colors: [PaintColor]
    /// A quadrilateral; both arrays hold four.
    public init(corners: [CGPoint], colors: [PaintColor]) {
      self.corners = corners
      self.colors = colors
    }
  }
  /// The quadrilaterals, the lowest first. Those that have not four corners and colours, or a corner that is no number, show nothing.
  public var patches: [Patch]
  /// What shows where no quadrilateral lies.
  public var background: PaintColor
  /// Quadrilaterals, the lowest first, over a ground.
  public init(patches: [Patch], background: PaintColor = PaintColor(white: 0, alpha: 0)) {
    self.patches = patches
    self.background = background
  }

  /// The mesh with every colour changed.
  func mapColors(_ change: (PaintColor) -> PaintColor) -> PaintMesh {
    PaintMesh(patches: patches.map { Patch(corners: $0.corners, colors: $0.colors.map(change)) }, background: change(background))
  }

  var isInvisible: Bool { background.alpha <= 0 && patches.allSatisfy { $0.colors.allSatisfy { $0.alpha <= 0 } } }
}
