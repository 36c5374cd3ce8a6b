import CoreGraphics
import Foundation

/// Filters that make a pixel, a row or a column of a part of a picture.
enum Reductions {
  static func add(to catalog: inout FilterCatalog) {
    let ways: [(String, @Sendable ([Pixel]) -> Pixel)] = [
      ("CIAreaAverage", { $0.reduce(.zero, +) / Float(max(1, $0.count)) }),
      ("CIAreaMaximum", { $0.reduce(.zero) { pointwiseMax($0, $1) } }),
      ("CIAreaMinimum", { pixels in pixels.reduce(pixels.first ?? .zero) { pointwiseMin($0, $1) } }),
      ("CIAreaMaximumAlpha", { $0.max { $0.w < $1.w } ?? .zero }),
      ("CIAreaMinimumAlpha", { $0.min { $0.w < $1.w } ?? .zero }),
    ]
    for (name, reduce) in ways {
      catalog[name] = reducing { part, raster in
        Raster(area: PixelArea(x: 0..<1, y: 0..<1)) { _, _ in
          reduce(part.y.flatMap { y in part.x.map { raster[$0, y] } })
        }
      }
    }
    catalog["CIColumnAverage"] = reducing(width: { $0 }) { part, raster in
      Raster(area: PixelArea(x: 0..<part.x.count, y: 0..<1)) { x, _ in
        part.y.reduce(into: Pixel.zero) { $0 += raster[part.x.lowerBound + x, $1] } / Float(max(1, part.y.count))
      }
    }
    catalog["CIRowAverage"] = reducing(height: { $0 }) { part, raster in
      Raster(area: PixelArea(x: 0..<1, y: 0..<part.y.count)) { _, y in
        part.x.reduce(into: Pixel.zero) { $0 += raster[$1, part.y.lowerBound + y] } / Float(max(1, part.x.count))
      }
    }
  }

  /// Of the part that `inputExtent` names, which is 640 × 80 from the lower left where nothing is said (recorded: FilterDefaults.swift).
  private static func reducing(
    width: @escaping @Sendable (CGFloat) -> CGFloat = { _ in 1 }, height: @escaping @Sendable (CGFloat) -> CGFloat = { _ in 1 },
    _ reduce: @escaping @Sendable (PixelArea, Raster) -> Raster
  ) -> FilterKind {
    .changing(["inputExtent": .rect(CGRect(x: 0, y: 0, width: 640, height: 80))]) { image, inputs in
      let part = PixelArea(inputs.rect("inputExtent").intersection(image.extent))
      guard !part.isEmpty, part.count <= 1 << 26 else { return nil }
      let size = CGSize(width: width(CGFloat(part.x.count)), height: height(CGFloat(part.y.count)))
      return CIImage(extent: CGRect(origin: .zero, size: size)) { _, rendering in reduce(part, rendering.raster(image, in: part)) }
    }
  }
}
