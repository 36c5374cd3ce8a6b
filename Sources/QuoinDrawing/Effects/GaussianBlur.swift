import Foundation

/// The one blur: shadows and softened groups of all exporters go through it.
///
/// A true Gaussian, on a picture made smaller when it is wide: a Gaussian of more than five pixels holds nothing that
/// a coarser grid and a straight line between its points can't show to less than half a step of 255.
struct GaussianBlur {
  /// The standard deviation, in pixels of the result.
  let sigma: Double
  /// How many pixels of the result on a side become one while blurring: a power of two.
  let reduction: Int

  init(sigma: Double) {
    self.sigma = sigma
    var reduction = 1
    while sigma / Double(reduction * 2) >= 2.5, reduction < 64 { reduction *= 2 }
    self.reduction = reduction
  }

  /// Beyond this many pixels a point has no more influence.
  var reach: Int { Int((sigma * 3).rounded(.up)) }

  /// The weights from the middle outwards, for the reduced picture.
  private var weights: [Float] {
    let sigma = sigma / Double(reduction)
    let count = max(1, Int((sigma * 3).rounded(.up)))
    let raw = (0...count).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return raw.map { Float($0 / sum) }
  }

  /// Blurs a reduced picture in place. Beyond its edges there is nothing.
  func apply(to plane: FloatPlane) {
    guard sigma > 0 else { return }
    let weights = weights
    let other = FloatPlane(width: plane.width, height: plane.height, channels: plane.channels)
    let row = plane.width * plane.channels
    for y in 0..<plane.height {
      Self.gather(weights, step: plane.channels, from: plane.row(y), to: other.row(y), before: 0, count: row)
    }
    for y in 0..<plane.height {
      let target = plane.row(y)
      Self.scale(other.row(y), by: weights[0], to: target, count: row)
      for offset in 1..<weights.count {
        let above = y - offset
        let below = y + offset
        if above >= 0 { Self.add(other.row(above), times: weights[offset], to: target, count: row) }
        if below < plane.height { Self.add(other.row(below), times: weights[offset], to: target, count: row) }
      }
    }
  }

  /// Weighs each value with its neighbours in the row.
  private static func gather(
    _ weights: [Float], step: Int, from source: UnsafeMutablePointer<Float>, to target: UnsafeMutablePointer<Float>, before: Int, count: Int
  ) {
    scale(source, by: weights[0], to: target, count: count)
    for offset in 1..<weights.count {
      let shift = offset * step
      guard shift < count else { break }
      add(source, times: weights[offset], to: target + shift, count: count - shift)
      add(source + shift, times: weights[offset], to: target, count: count - shift)
    }
  }

  private static func scale(
    _ source: UnsafeMutablePointer<Float>, by weight: Float, to target: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { target[index] = source[index] * weight }
  }

  private static func add(
    _ source: UnsafeMutablePointer<Float>, times weight: Float, to target: UnsafeMutablePointer<Float>, count: Int
  ) {
    for index in 0..<count { target[index] += source[index] * weight }
  }
}

/// Pixels as numbers, 0…255, one or four to a pixel.
final class FloatPlane {
  let width, height, channels: Int
  private let values: UnsafeMutablePointer<Float>

  init(width: Int, height: Int, channels: Int) {
    self.width = width
    self.height = height
    self.channels = channels
    values = .allocate(capacity: max(1, width * height * channels))
  }

  /// A surface's pixels.
  convenience init(_ surface: CairoSurface) {
    self.init(width: surface.width, height: surface.height, channels: surface.format == .color ? 4 : 1)
    let bytes = surface.bytes
    let stride = surface.stride
    let count = width * channels
    for y in 0..<height {
      let source = bytes + y * stride
      let target = row(y)
      for index in 0..<count { target[index] = Float(source[index]) }
    }
  }

  deinit { values.deallocate() }

  func row(_ y: Int) -> UnsafeMutablePointer<Float> { values + y * width * channels }

  /// The picture `reduction` times as large on a surface of the given size, by straight lines between its points.
  func enlarged(by reduction: Int, width: Int, height: Int) throws(DrawingError) -> CairoSurface {
    let surface = try CairoSurface(channels == 4 ? .color : .coverage, width: width, height: height)
    let bytes = surface.bytes
    let stride = surface.stride
    let line = UnsafeMutablePointer<Float>.allocate(capacity: self.width * channels)
    defer { line.deallocate() }
    for y in 0..<height {
      mix(at: y, reduction, into: line)
      spread(line, reduction, into: bytes + y * stride, width: width)
    }
    surface.finishWriting()
    return surface
  }

  /// The row between two rows that lies at `y` of the enlarged picture.
  private func mix(at y: Int, _ reduction: Int, into line: UnsafeMutablePointer<Float>) {
    let place = (Float(y) + 0.5) / Float(reduction) - 0.5
    let low = Int(place.rounded(.down))
    let share = place - Float(low)
    let first = row(min(height - 1, max(0, low)))
    let second = row(min(height - 1, max(0, low + 1)))
    for index in 0..<(width * channels) { line[index] = first[index] + (second[index] - first[index]) * share }
  }

  private func spread(_ line: UnsafeMutablePointer<Float>, _ reduction: Int, into target: UnsafeMutablePointer<UInt8>, width: Int) {
    let last = self.width - 1
    if reduction == 1 {
      for index in 0..<(min(width, self.width) * channels) { target[index] = UInt8(min(255, line[index] + 0.5)) }
      return
    }
    let half = reduction / 2
    var x = 0
    // From the middle of one point to the middle of the next.
    var low = -1
    while x < width {
      let begin = low < 0 ? 0 : half + low * reduction
      let end = min(width, half + (low + 1) * reduction)
      for channel in 0..<channels {
        let a = line[max(0, low) * channels + channel]
        let b = line[min(last, low + 1) * channels + channel]
        let step = (b - a) / Float(reduction)
        var value = a + step * (Float(begin - half - low * reduction) + 0.5) + 0.5
        if low < 0 { value = b + 0.5 }
        for place in begin..<max(begin, end) {
          target[place * channels + channel] = UInt8(min(255, value))
          if low >= 0 { value += step }
        }
      }
      x = end
      low += 1
    }
  }
}
