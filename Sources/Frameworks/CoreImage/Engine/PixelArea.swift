import Foundation

/// A rectangle of whole pixels, `y` counted upwards as Core Image counts.
struct PixelArea: Hashable, Sendable {
  var x: Range<Int>
  var y: Range<Int>

  /// Farther than this no pixel is asked for: pictures without end stop here.
  private static let farthest = CGFloat(1 << 24)

  /// The pixels that a rectangle touches; none where it is empty or no rectangle.
  init(_ rect: CGRect) {
    func range(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
      guard low < high else { return 0..<0 }
      // What is a hair beyond a pixel's edge by rounding does not touch the next pixel.
      let begin = max(-Self.farthest, min(Self.farthest, (low + 1e-6).rounded(.down)))
      let end = max(-Self.farthest, min(Self.farthest, (high - 1e-6).rounded(.up)))
      return Int(begin)..<max(Int(begin), Int(end))
    }
    x = range(rect.minX, rect.maxX)
    y = range(rect.minY, rect.maxY)
  }
  init(x: Range<Int>, y: Range<Int>) { (self.x, self.y) = (x, y) }

  var isEmpty: Bool { x.isEmpty || y.isEmpty }
  var count: Int { x.count * y.count }

  func intersection(_ other: PixelArea) -> PixelArea { PixelArea(x: x.clamped(to: other.x), y: y.clamped(to: other.y)) }
  /// Wider on all sides by a number of pixels.
  func grown(by margin: Int) -> PixelArea {
    guard !isEmpty else { return self }
    return PixelArea(x: x.lowerBound - margin..<x.upperBound + margin, y: y.lowerBound - margin..<y.upperBound + margin)
  }
  /// The pixels of `whole` that are nearest to these; at least one, where `whole` has any.
  func clamped(into whole: PixelArea) -> PixelArea {
    func range(_ range: Range<Int>, _ whole: Range<Int>) -> Range<Int> {
      let low = min(max(range.lowerBound, whole.lowerBound), whole.upperBound - 1)
      return low..<max(low + 1, min(range.upperBound, whole.upperBound))
    }
    guard !whole.isEmpty, !isEmpty else { return whole }
    return PixelArea(x: range(x, whole.x), y: range(y, whole.y))
  }
  var rect: CGRect { CGRect(x: CGFloat(x.lowerBound), y: CGFloat(y.lowerBound), width: CGFloat(x.count), height: CGFloat(y.count)) }
}
