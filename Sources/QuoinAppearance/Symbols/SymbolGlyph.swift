import Foundation
import QuoinGeometry

/// A symbol's drawing and its measures, in units of the font size (1 = one em), origin at the top left of its layout box, y down.
public struct SymbolGlyph: Sendable {
  /// The name it was asked for by.
  public let name: String
  /// True for the dashed box with a question mark that stands for an unknown name.
  public let isPlaceholder: Bool
  /// What is drawn, bottom first; all in one colour.
  public let layers: [SymbolLayer]
  /// Width of the layout box at a font size of 1 and medium scale.
  public let width: Double
  /// Height of the layout box at a font size of 1 and medium scale.
  public let height: Double
  /// Distance from the top of the layout box down to the baseline of the text beside it.
  public let baseline: Double

  /// Where the drawing is in the layout box.
  public let inkBounds: CGRect

  /// The layout box in points at a font size, scale and weight: heavier lines need more room. Not rounded to pixels.
  public func size(pointSize: Double, scale: SymbolScale = .medium, weight: NamedWeight = .regular) -> CGSize {
    let growth = SymbolBoxes.growth(weight)
    return CGSize(width: (width + growth) * pointSize * scale.factor, height: (height + growth) * pointSize * scale.factor)
  }

  /// The drawing without its margins in points: the size of a resizable image of the symbol. Not rounded to pixels.
  public func inkSize(pointSize: Double, scale: SymbolScale = .medium, weight: NamedWeight = .regular) -> CGSize {
    let growth = SymbolBoxes.growth(weight)
    return CGSize(
      width: (inkBounds.width + growth) * pointSize * scale.factor, height: (inkBounds.height + growth) * pointSize * scale.factor)
  }

  /// Distance in points from the top of the layout box to the baseline.
  ///
  /// At every scale the symbol stays centred on the middle of the capitals, as on the phone: a larger one reaches further above
  /// them and further below the baseline.
  public func baseline(pointSize: Double, scale: SymbolScale = .medium, weight: NamedWeight = .regular) -> Double {
    let middle = baseline - SymbolMetrics.capHeight / 2 + SymbolBoxes.growth(weight) / 2
    return (middle * scale.factor + SymbolMetrics.capHeight / 2) * pointSize
  }
}

/// A shape of a symbol.
public struct SymbolLayer: Sendable {
  /// The shape, in ems.
  public var path: Path
  /// The rule that says what is inside, even-odd or nonzero.
  public var evenOdd: Bool
  /// Nothing of the shape is drawn inside these (each read by the even-odd rule): the gap beside a slash or a badge, a symbol cut
  /// out of a disc.
  public var cutouts: [Path]

  init(path: Path, evenOdd: Bool, cutouts: [Path]) {
    self.path = path
    self.evenOdd = evenOdd
    self.cutouts = cutouts
  }
}

/// How large a symbol is beside text (`imageScale`).
public enum SymbolScale: String, Sendable, Hashable, CaseIterable {
  case small, medium, large

  /// Factor on the medium size, as in Apple's symbol templates.
  public var factor: Double {
    switch self {
    case .small: 0.783
    case .medium: 1
    case .large: 1.283
    }
  }
}

/// The measures that turn an icon on a 16×16 board into a symbol beside text.
enum SymbolMetrics {
  /// Height of the capitals in ems (San Francisco's).
  static let capHeight = 0.705
  /// One unit of the 16×16 board in ems: a full disc comes out as wide as Apple's `circle.fill`, just under one em.
  static let unit = 0.996 / 16
  /// One unit of the board for a drawing that reaches so far and of which nothing is recorded.
  ///
  /// The phone draws things about as large to the eye, while the stand-in fits them into its board: of the recorded ones (`SymbolBoxes`;
  /// signs like a plus or a chevron apart) width × height is 0.96 square ems in the geometric mean. Sizes by this rule are off by 8 % (root
  /// mean square) where the board's own are by 13 %.
  static func unit(of ink: CGRect) -> Double {
    let side = (ink.width * ink.height).squareRoot() * unit
    return side < 0.75 ? unit : unit * min(1.3, max(1, 0.98 / side))
  }
  /// Room left and right of the drawing in ems: the mean of those of which drawing and box are recorded (`SymbolBoxes`: 0.08 for circles,
  /// 0.11 to 0.16 for a chevron, plus, cross, check mark, tag, rack, list and house).
  static let sideMargin = 0.12
  /// Room above and below the drawing in ems.
  static let verticalMargin = 0.08
}
