import CoreGraphics
import Foundation

/// Filters that cut, move and repeat pictures.
enum Geometry {
  static func add(to catalog: inout FilterCatalog) {
    catalog["CICrop"] = .changing(["inputRectangle": .rect(.infinite)]) { image, inputs in image.cropped(to: inputs.rect("inputRectangle"))
    }
    catalog["CIAffineTransform"] = .changing(["inputTransform": .transform]) { image, inputs in
      image.transformed(by: inputs.transform("inputTransform"))
    }
    catalog["CIAffineClamp"] = .changing(["inputTransform": .transform]) { image, inputs in
      image.clampedToExtent().transformed(by: inputs.transform("inputTransform"))
    }
    catalog["CIAffineTile"] = .changing(["inputTransform": .transform]) { image, inputs in
      tiled(image).transformed(by: inputs.transform("inputTransform"))
    }
    for name in ["CILanczosScaleTransform", "CIBicubicScaleTransform"] {
      catalog[name] = .changing(["inputScale": .number(1), "inputAspectRatio": .number(1)]) { image, inputs in
        scaled(image, across: inputs.number("inputScale") * inputs.number("inputAspectRatio"), up: inputs.number("inputScale"))
      }
    }
    let corners: KeyValuePairs<String, FilterInput> = [
      "inputTopLeft": .point(118, 484), "inputTopRight": .point(646, 507), "inputBottomRight": .point(548, 140),
      "inputBottomLeft": .point(155, 153),
    ]
    catalog["CIPerspectiveTransform"] = .changing(corners) { image, inputs in
      let corners = Self.corners(inputs)
      guard !image.extent.isInfinite, let map = Homography(from: corners, to: Self.corners(image.extent)) else { return image }
      let whole = image.extent
      return Distortions.warped(image, extent: Self.bounds(corners), needing: { _ in whole }) { map.apply($0) }
    }
    catalog["CIPerspectiveCorrection"] = .changing(corners) { image, inputs in
      let corners = Self.corners(inputs)
      func length(_ a: Int, _ b: Int) -> CGFloat { hypot(corners[a].x - corners[b].x, corners[a].y - corners[b].y) }
      // As wide and high as the longer of two opposite sides (assumed).
      let size = CGSize(width: max(length(0, 1), length(3, 2)).rounded(), height: max(length(0, 3), length(1, 2)).rounded())
      let straight = CGRect(origin: .zero, size: size)
      guard let map = Homography(from: Self.corners(straight), to: corners) else { return image }
      let whole = Self.bounds(corners)
      return Distortions.warped(image, extent: straight, needing: { _ in whole }) { map.apply($0) }
    }
  }

  private static func corners(_ inputs: FilterInputs) -> [CGPoint] {
    ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"].map(inputs.point)
  }
  private static func corners(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.minY),
    ]
  }
  private static func bounds(_ points: [CGPoint]) -> CGRect {
    points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: CGSize(width: 0, height: 0))) }
  }

  /// Again and again without end.
  private static func tiled(_ image: CIImage) -> CIImage {
    let whole = PixelArea(image.extent)
    guard !whole.isEmpty, !image.extent.isInfinite else { return image }
    return CIImage(extent: .infinite, isCrisp: image.isCrisp) { area, rendering in
      let source = rendering.raster(image, in: whole)
      func wrapped(_ value: Int, _ range: Range<Int>) -> Int {
        let rest = (value - range.lowerBound) % range.count
        return range.lowerBound + (rest < 0 ? rest + range.count : rest)
      }
      return Raster(area: area) { x, y in source[wrapped(x, whole.x), wrapped(y, whole.y)] }
    }
  }
  /// Larger or smaller; where it becomes smaller each pixel is the mean of those it covers.
  private static func scaled(_ image: CIImage, across: Double, up: Double) -> CIImage {
    guard across > 0, up > 0 else { return .empty() }
    guard across < 1 || up < 1 else { return image.transformed(by: CGAffineTransform(scaleX: across, y: up)) }
    let extent = image.extent.isInfinite ? image.extent : image.extent.applying(CGAffineTransform(scaleX: across, y: up))
    return CIImage(extent: extent) { area, rendering in
      func back(_ rect: CGRect) -> PixelArea {
        PixelArea(CGRect(x: rect.minX / across, y: rect.minY / up, width: rect.width / across, height: rect.height / up))
      }
      let source = rendering.raster(image, in: back(area.rect))
      return Raster(area: area) { x, y in
        let covered = back(CGRect(x: x, y: y, width: 1, height: 1))
        var sum = Pixel.zero
        for v in covered.y { for u in covered.x { sum += source[u, v] } }
        return sum / Float(max(1, covered.count))
      }
    }
  }
}

/// The map that takes four points to four others and lines to lines.
struct Homography: Sendable {
  private let numbers: [Double]

  /// nil where three of the points lie on a line, so that there is none.
  init?(from: [CGPoint], to: [CGPoint]) {
    guard from.count == 4, to.count == 4 else { return nil }
    // Eight equations for eight numbers, solved by elimination.
    var rows: [[Double]] = []
    for (a, b) in zip(from, to) {
      let (x, y, u, v) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
      rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y, u])
      rows.append([0, 0, 0, x, y, 1, -v * x, -v * y, v])
    }
    for column in 0..<8 {
      guard let pivot = (column..<8).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }), abs(rows[pivot][column]) > 1e-9 else {
        return nil
      }
      rows.swapAt(column, pivot)
      for row in 0..<8 where row != column {
        let factor = rows[row][column] / rows[column][column]
        for place in column..<9 { rows[row][place] -= factor * rows[column][place] }
      }
    }
    numbers = (0..<8).map { rows[$0][8] / rows[$0][$0] }
  }

  /// Where a point comes to lie; nil at the horizon.
  func apply(_ point: CGPoint) -> CGPoint? {
    let (x, y) = (Double(point.x), Double(point.y))
    let depth = numbers[6] * x + numbers[7] * y + 1
    guard abs(depth) > 1e-12 else { return nil }
    return CGPoint(x: (numbers[0] * x + numbers[1] * y + numbers[2]) / depth, y: (numbers[3] * x + numbers[4] * y + numbers[5]) / depth)
  }
}
