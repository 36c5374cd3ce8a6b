import Foundation
import QuoinDrawing
import SwiftUI
import UIKit

// What can be asked of a picture. Colours are 0xRRGGBB; positions and rectangles are points.
extension Shown {
  /// The colour of the pixel whose top left corner is at (or that contains) a point.
  func color(_ x: CGFloat, _ y: CGFloat) -> Int {
    let color = bitmap[Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down))]
    func part(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }
  /// The pixel at a point has this colour, each part within `tolerance` of 255 levels.
  func color(_ x: CGFloat, _ y: CGFloat, is expected: Int, within tolerance: Int = 2, at line: Int = #line) {
    let found = color(x, y)
    judge.expect(
      Self.difference(found, expected) <= tolerance, "the colour at (\(x), \(y)) is #\(Self.hex(found)), not #\(Self.hex(expected))",
      at: line)
  }
  /// The pixel at a point has any other colour.
  func color(_ x: CGFloat, _ y: CGFloat, isNot other: Int, within tolerance: Int = 8, at line: Int = #line) {
    judge.expect(Self.difference(color(x, y), other) > tolerance, "the colour at (\(x), \(y)) is #\(Self.hex(other))", at: line)
  }

  /// How bright the picture is in a rectangle, 0 black … 1 white, on the average; nil for the whole page.
  func brightness(_ area: CGRect? = nil) -> Double {
    var sum = 0.0
    var count = 0
    visit(area) { color, _, _ in
      sum += 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      count += 1
    }
    return count == 0 ? 1 : sum / Double(count)
  }

  /// The smallest rectangle of whole pixels around all that is not the background; null where there is nothing.
  func ink(in area: CGRect? = nil, background: Int = 0xFFFFFF, within tolerance: Int = 8) -> CGRect {
    bounds(area) { Self.difference($0, background) > tolerance }
  }
  /// The smallest rectangle of whole pixels around all pixels of this colour; null where there is none.
  func area(_ color: Int, in area: CGRect? = nil, within tolerance: Int = 8) -> CGRect {
    bounds(area) { Self.difference($0, color) <= tolerance }
  }
  /// The pixels of this colour span this rectangle.
  func area(
    _ color: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.01,
    at line: Int = #line
  ) {
    let found = area(color)
    let expected = CGRect(x: x, y: y, width: width, height: height)
    judge.expect(
      Self.isNear(found, expected, tolerance), "#\(Self.hex(color)) spans \(Self.words(found)), not \(Self.words(expected))", at: line)
  }
  /// What is not the background spans this rectangle.
  func ink(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.01,
    at line: Int = #line
  ) {
    let found = ink()
    let expected = CGRect(x: x, y: y, width: width, height: height)
    judge.expect(Self.isNear(found, expected, tolerance), "ink spans \(Self.words(found)), not \(Self.words(expected))", at: line)
  }
  /// Nothing but background is seen.
  func isBlank(at line: Int = #line) {
    let found = ink()
    judge.expect(found.isNull, "ink at \(Self.words(found))", at: line)
  }

  /// The share of a rectangle's pixels that have this colour, 0…1.
  func share(_ color: Int, in area: CGRect? = nil, within tolerance: Int = 8) -> Double {
    var hits = 0
    var count = 0
    visit(area) { pixel, _, _ in
      if Self.difference(Self.hexValue(pixel), color) <= tolerance { hits += 1 }
      count += 1
    }
    return count == 0 ? 0 : Double(hits) / Double(count)
  }
  /// The share of a rectangle's pixels that are not the background, 0…1.
  func coverage(_ area: CGRect? = nil, background: Int = 0xFFFFFF) -> Double { 1 - share(background, in: area) }
}

// MARK: - One picture beside another

extension Shown {
  /// Another view in the same canvas.
  func other(@ViewBuilder _ view: () -> some View) throws -> Shown { try Shown(view(), canvas, scale: scale, judge) }
  /// Another view of UIKit in the same canvas.
  func other(uiView: @escaping @MainActor () -> UIView) throws -> Shown { try Shown(uiView: uiView, canvas, scale: scale, judge) }

  /// How many pixels differ by more than `tolerance` levels; nil where the pictures have different sizes.
  func pixelsThatDiffer(from other: Shown, tolerance: Int = 2) -> Int? {
    bitmap.difference(to: other.bitmap, tolerance: tolerance)?.pixels
  }
  /// Both pictures are the same, but for `pixels` pixels.
  func looks(like other: Shown, but pixels: Int = 0, at line: Int = #line) {
    guard let count = pixelsThatDiffer(from: other) else {
      return judge.expect(false, "the page is \(size), the other \(other.size)", at: line)
    }
    judge.expect(count <= pixels, "\(count) pixels differ from the other view", at: line)
  }
  /// The pictures differ, in at least `pixels` pixels.
  func differs(from other: Shown, by pixels: Int = 1, at line: Int = #line) {
    guard let count = pixelsThatDiffer(from: other) else { return }
    judge.expect(count >= pixels, "only \(count) pixels differ from the other view", at: line)
  }
  /// The picture is that of `view`, but for `pixels` pixels.
  func looks(but pixels: Int = 0, @ViewBuilder like view: () -> some View, at line: Int = #line) {
    guard let other = try? other(view) else { return }
    looks(like: other, but: pixels, at: line)
  }
  /// The picture is that of a view of UIKit.
  func looks(but pixels: Int = 0, likeUI view: @escaping @MainActor () -> UIView, at line: Int = #line) {
    guard let other = try? other(uiView: view) else { return }
    looks(like: other, but: pixels, at: line)
  }
  /// The picture differs from that of `view`, in at least `pixels` pixels.
  func differs(by pixels: Int = 1, @ViewBuilder from view: () -> some View, at line: Int = #line) {
    guard let other = try? other(view) else { return }
    differs(from: other, by: pixels, at: line)
  }
  /// The picture differs from that of a view of UIKit.
  func differs(by pixels: Int = 1, fromUI view: @escaping @MainActor () -> UIView, at line: Int = #line) {
    guard let other = try? other(uiView: view) else { return }
    differs(from: other, by: pixels, at: line)
  }
  /// The picture is the other's, mirrored left to right, but for `pixels` pixels.
  func mirrors(_ other: Shown, but pixels: Int = 0, tolerance: Int = 3, at line: Int = #line) {
    let (mine, its) = (bitmap, other.bitmap)
    guard mine.width == its.width, mine.height == its.height else { return judge.expect(false, "the sizes differ", at: line) }
    var count = 0
    for y in 0..<mine.height {
      for x in 0..<mine.width
      where Self.difference(Self.hexValue(mine[x, y]), Self.hexValue(its[mine.width - 1 - x, y])) > tolerance { count += 1 }
    }
    judge.expect(count <= pixels, "\(count) pixels are not mirrored", at: line)
  }
}

// MARK: - Pixels

extension Shown {
  private func visit(_ area: CGRect?, _ body: (PaintColor, Int, Int) -> Void) {
    let picture = bitmap
    var (left, top, right, bottom) = (0, 0, picture.width, picture.height)
    if let area {
      left = max(left, Int((area.minX * scale).rounded()))
      top = max(top, Int((area.minY * scale).rounded()))
      right = min(right, Int((area.maxX * scale).rounded()))
      bottom = min(bottom, Int((area.maxY * scale).rounded()))
    }
    guard left < right, top < bottom else { return }
    for y in top..<bottom { for x in left..<right { body(picture[x, y], x, y) } }
  }
  private func bounds(_ area: CGRect?, _ matches: (Int) -> Bool) -> CGRect {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    visit(area) { color, x, y in
      guard matches(Self.hexValue(color)) else { return }
      (left, right) = (min(left, x), max(right, x + 1))
      (top, bottom) = (min(top, y), max(bottom, y + 1))
    }
    guard left < right else { return .null }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left) / scale, height: CGFloat(bottom - top) / scale)
  }

  private static func hexValue(_ color: PaintColor) -> Int {
    func part(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }
  private static func difference(_ one: Int, _ other: Int) -> Int {
    [16, 8, 0].map { abs((one >> $0 & 255) - (other >> $0 & 255)) }.max()!
  }
  private static func hex(_ color: Int) -> String { String(format: "%06X", color) }
  private static func words(_ rect: CGRect) -> String { rect.isNull ? "nothing" : "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }
  private static func isNear(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat) -> Bool {
    !one.isNull && abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
      && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
  }
}
