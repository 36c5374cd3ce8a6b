import Foundation
import QuoinDrawing
import QuoinLayout
import SwiftUI

// Questions that containers and controls are asked: where words stand, where a colour begins and ends along a line.
extension Shown {
  /// The frame of the first text with these words; null, and a failure, where there is none.
  func words(_ words: String, at line: Int = #line) -> CGRect {
    func find(_ tree: LayoutTree) -> CGRect? {
      if tree.text == words { return tree.frame.cgRect }
      for child in tree.children { if let found = find(child) { return found } }
      return nil
    }
    let found = find(tree)
    judge.expect(found != nil, "“\(words)” is not among \(texts)", at: line)
    return found ?? .null
  }
  /// The frame of a view; null, and a failure, where there is none.
  func place(_ id: String, at line: Int = #line) -> CGRect {
    let found = frame(id)
    judge.expect(found != nil, "there is no \(id)", at: line)
    return found ?? .null
  }
  /// Another view gives the same picture.
  func same(at line: Int = #line, @ViewBuilder as view: () -> some View) {
    guard let other = try? other(view) else { return judge.expect(false, "the other view is not shown", at: line) }
    looks(like: other, at: line)
  }
  /// Notes a failure unless `condition` holds.
  func expect(_ condition: Bool, _ message: @autoclosure () -> String, at line: Int = #line) {
    judge.expect(condition, message(), at: line)
  }
  /// Notes a failure unless both numbers are as near as `tolerance`.
  func near(_ value: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 0.51, _ what: String = "", at line: Int = #line) {
    judge.near(value, expected, within: tolerance, what, at: line)
  }

  /// Where pixels of a colour begin and end along the column of pixels at `x`, from top to bottom.
  func runs(of color: Int, atX x: CGFloat, from top: CGFloat = 0, within tolerance: Int = 8) -> [ClosedRange<CGFloat>] {
    runs(count: bitmap.height, from: top) { Self.isNear(self.color(x, $0), color, tolerance) }
  }
  /// Where pixels of a colour begin and end along the row of pixels at `y`, from left to right.
  func runs(of color: Int, atY y: CGFloat, from left: CGFloat = 0, within tolerance: Int = 8) -> [ClosedRange<CGFloat>] {
    runs(count: bitmap.width, from: left) { Self.isNear(self.color($0, y), color, tolerance) }
  }
  private func runs(count: Int, from start: CGFloat, _ matches: (CGFloat) -> Bool) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var begin: CGFloat?
    for pixel in Int(start * scale)..<count {
      let here = CGFloat(pixel) / scale
      let fits = matches(here)
      if fits, begin == nil { begin = here }
      if !fits, let first = begin {
        result.append(first...here)
        begin = nil
      }
    }
    if let begin { result.append(begin...CGFloat(count) / scale) }
    return result
  }
  private static func isNear(_ one: Int, _ other: Int, _ tolerance: Int) -> Bool {
    for shift in [16, 8, 0] {
      let (mine, its): (Int, Int) = ((one >> shift) & 255, (other >> shift) & 255)
      if abs(mine - its) > tolerance { return false }
    }
    return true
  }

  /// How bright the pixel at a point is, 0 black … 255 white: the mean of its parts.
  func grey(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    guard x.isFinite, y.isFinite else { return 255 }
    let found: Int = color(x, y)
    let (red, green, blue): (Int, Int, Int) = ((found >> 16) & 255, (found >> 8) & 255, found & 255)
    return CGFloat(red + green + blue) / 3
  }
  /// The brightness of the darkest pixel of a rectangle, 0 black … 255 white.
  func darkest(in area: CGRect) -> CGFloat {
    var result: CGFloat = 255
    for y in stride(from: area.minY, to: min(area.maxY, size.height), by: 1 / scale) {
      for x in stride(from: area.minX, to: min(area.maxX, size.width), by: 1 / scale) { result = min(result, grey(x, y)) }
    }
    return result
  }
}

extension DisplayList {
  /// Where the page's parts lead to.
  var links: [URL] {
    func links(_ items: [DisplayItem]) -> [URL] {
      items.flatMap { item -> [URL] in
        guard case .group(let group) = item else { return [] }
        return (group.mark?.link.map { [$0] } ?? []) + links(group.items)
      }
    }
    return links(items)
  }
}

extension CGRect {
  /// Its middle.
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension View {
  /// The view where text runs from right to left.
  func rightToLeft() -> some View { environment(\.layoutDirection, .rightToLeft) }
  /// The view in the dark, on black.
  func inTheDark() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(Color(red: 0, green: 0, blue: 0)).environment(\.colorScheme, .dark)
  }
}

/// A view with something that may change: its content is made of a binding.
struct Holding<Value, Content: View>: View {
  @State var value: Value
  let content: (Binding<Value>) -> Content
  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
  var body: some View { content($value) }
}

/// An element with a name, for collections.
struct Named: Identifiable, Hashable {
  let id: String
  var children: [Named]?
  init(_ id: String, _ children: [Named]? = nil) {
    self.id = id
    self.children = children
  }
}

extension Canvas {
  /// A small phone's screen: a status bar of 20, a home indicator of 30.
  static let phone = Canvas.screen(320, 480, top: 20, bottom: 30)
}

/// A page with one word that takes all the room there is.
struct PlainPage: View {
  let id: String
  init(_ id: String = "page") { self.id = id }
  var body: some View { Text(id == "page" ? "body" : id).frame(maxWidth: .infinity, maxHeight: .infinity).accessibilityIdentifier(id) }
}
