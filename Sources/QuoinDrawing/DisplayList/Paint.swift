import Foundation
import QuoinGeometry

/// A colour at a place along a gradient.
public struct PaintStop: Hashable, Sendable {
  /// The colour there.
  public var color: PaintColor
  /// The place, 0 at the start and 1 at the end.
  public var location: Double

  /// A colour at a place.
  public init(_ color: PaintColor, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// What fills a path, a line or letters. Places are points in the coordinates of the item that it paints.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(PaintColor)
  /// Colours along a line; beyond its ends the end colours go on.
  case linear([PaintStop], start: CGPoint, end: CGPoint)
  /// Colours along the radii of circles; `stretch` makes ellipses of them (their height per width about the centre).
  case radial([PaintStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, stretch: CGFloat = 1)
  /// Colours around a centre, between two angles in radians, from +x towards +y (clockwise). Beyond them the end colours
  /// share what is left of the turn.
  case angular([PaintStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// Colours at the corners of quadrilaterals.
  case mesh(PaintMesh)
  /// A picture, laid over the area of `rect` and, if `isTiled`, again and again beside it.
  case image(Bitmap, rect: CGRect, isTiled: Bool, interpolation: Interpolation)

  /// The paint with every colour's coverage multiplied. A picture is left as it is: put it in a group.
  public func opacity(_ factor: Double) -> Paint {
    func fade(_ stops: [PaintStop]) -> [PaintStop] { stops.map { PaintStop($0.color.opacity(factor), at: $0.location) } }
    return switch self {
    case .color(let color): .color(color.opacity(factor))
    case .linear(let stops, let start, let end): .linear(fade(stops), start: start, end: end)
    case .radial(let stops, let center, let from, let to, let stretch):
      .radial(fade(stops), center: center, startRadius: from, endRadius: to, stretch: stretch)
    case .angular(let stops, let center, let from, let to): .angular(fade(stops), center: center, startAngle: from, endAngle: to)
    case .mesh(let mesh): .mesh(mesh.mapColors { $0.opacity(factor) })
    case .image: self
    }
  }

  /// Whether the paint covers nothing at all.
  var isInvisible: Bool {
    switch self {
    case .color(let color): color.alpha <= 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _, _), .angular(let stops, _, _, _): stops.allSatisfy { $0.color.alpha <= 0 }
    case .mesh(let mesh): mesh.isInvisible
    case .image: false
    }
  }
}

/// How a picture's pixels become the page's when their sizes differ.
public enum Interpolation: Hashable, Sendable {
  /// The nearest pixel: hard edges.
  case none
  /// Between the four nearest pixels.
  case low
  /// As `low`, and averaged when made much smaller.
  case medium
  /// The best there is.
  case high
}

/// How colours meet what lies below. The names are Core Graphics'.
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}
