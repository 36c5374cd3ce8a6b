import Foundation
import Quoin
import QuoinDrawing
import SwiftUI
import UIKit

@testable import SwiftUI

/// Where a row's view is shown.
enum Canvas: Sendable {
  /// Proposed exactly this, on white, without a safe area.
  case fixed(CGFloat, CGFloat)
  /// Proposed nothing; the answer is the page.
  case fit
  /// A screen with a safe area: width, height, top, bottom.
  case screen(CGFloat, CGFloat, top: CGFloat, bottom: CGFloat)

  fileprivate var page: PageOptions.Canvas {
    switch self {
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    case .fit: .fit
    case .screen(let width, let height, let top, let bottom):
      .device(CGSize(width: width, height: height), EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    }
  }
}

/// A view as it is shown: frames, pixels, words; with what can be asked of them. Points, origin top left. The page lies on white.
@MainActor final class Shown {
  let judge: Judge
  let canvas: Canvas
  let scale: CGFloat
  private let source: any ShownSource
  private(set) var tree: LayoutTree
  private(set) var list: DisplayList
  private(set) var findings: [Finding]
  private var pixels: Bitmap?

  /// A view of SwiftUI. It stays alive: ``tap(_:)`` and ``wait(_:)`` show it anew.
  convenience init(_ view: some View, _ canvas: Canvas = .fixed(100, 100), scale: CGFloat = 1, _ judge: Judge) throws {
    self.init(source: ViewSource(view, canvas, scale: scale), canvas, scale, judge)
  }
  /// A view of UIKit.
  convenience init(uiView: @escaping @MainActor () -> UIView, _ canvas: Canvas = .fixed(100, 100), scale: CGFloat = 1, _ judge: Judge)
    throws
  {
    self.init(source: UIKitSource(canvas, scale) { UIKitPage.make($0, view: uiView) }, canvas, scale, judge)
  }
  /// A controller of UIKit.
  convenience init(
    controller: @escaping @MainActor () -> UIViewController, _ canvas: Canvas = .fixed(390, 844), scale: CGFloat = 1, _ judge: Judge
  ) throws {
    self.init(source: UIKitSource(canvas, scale) { UIKitPage.make($0, controller: controller) }, canvas, scale, judge)
  }

  private init(source: any ShownSource, _ canvas: Canvas, _ scale: CGFloat, _ judge: Judge) {
    self.source = source
    self.canvas = canvas
    self.scale = scale
    self.judge = judge
    (tree, list, findings) = source.shoot()
    judge.sees(PageWords.of(tree, list, scale: scale))
    for world in judge.worlds {
      judge.mayShow {
        let (tree, list) = source.shoot(in: world)
        return PageWords.of(tree, list, scale: scale)
      }
    }
  }

  private func shootAgain() {
    (tree, list, findings) = source.shoot()
    judge.sees(PageWords.of(tree, list, scale: scale))
    pixels = nil
  }

  /// The page's size.
  var size: CGSize { list.size }

  /// The picture, on white; a page without an area is one white pixel.
  var bitmap: Bitmap {
    if let pixels { return pixels }
    let made = try? PNGExporter(scale: scale, background: PaintColor(white: 1)).bitmap(for: list)
    let bitmap = made ?? (try! Bitmap(width: 1, height: 1, rgba: [255, 255, 255, 255]))
    pixels = bitmap
    return bitmap
  }
}

// MARK: - Frames and words

extension Shown {
  /// The frame of the first view with this identifier.
  func frame(_ id: String) -> CGRect? { tree.first(identifier: id)?.frame.cgRect }

  /// The view with this identifier lies there; nil is not judged.
  func frame(
    _ id: String, _ x: CGFloat?, _ y: CGFloat?, _ width: CGFloat?, _ height: CGFloat?, within tolerance: CGFloat = 0.01,
    at line: Int = #line
  ) {
    guard let frame = frame(id) else { return judge.expect(false, "there is no \(id)", at: line) }
    func fits(_ value: CGFloat, _ expected: CGFloat?) -> Bool { expected.map { abs($0 - value) <= tolerance } ?? true }
    func words(_ value: CGFloat?) -> String { value.map { "\($0)" } ?? "_" }
    judge.expect(
      fits(frame.minX, x) && fits(frame.minY, y) && fits(frame.width, width) && fits(frame.height, height),
      "\(id) lies at \(frame.minX) \(frame.minY) \(frame.width) \(frame.height), not \(words(x)) \(words(y)) \(words(width)) \(words(height))",
      at: line)
  }

  /// The page is so large; nil is not judged.
  func size(_ width: CGFloat?, _ height: CGFloat?, within tolerance: CGFloat = 0.01, at line: Int = #line) {
    if let width { judge.near(size.width, width, within: tolerance, "the page's width", at: line) }
    if let height { judge.near(size.height, height, within: tolerance, "the page's height", at: line) }
  }

  /// The words shown, in reading order of the tree.
  var texts: [String] {
    var found: [String] = []
    func visit(_ tree: LayoutTree) {
      if let text = tree.text { found.append(text) }
      for child in tree.children { visit(child) }
    }
    visit(tree)
    return found
  }
  /// These words are shown, and no others.
  func texts(_ expected: String..., at line: Int = #line) { judge.equal(texts, expected, "the text", at: line) }

  /// A finding of this kind was made, whose sentence contains `words`.
  func finds(_ kind: Finding.Kind, _ words: String = "", at line: Int = #line) {
    let found = findings.contains { $0.kind == kind && (words.isEmpty || $0.message.contains(words)) }
    judge.expect(found, "no finding \(kind.rawValue) “\(words)” among \(findings.map(\.message))", at: line)
  }
  /// Nothing doubtful was found.
  func findsNothing(at line: Int = #line) {
    judge.expect(findings.isEmpty, "found: \(findings.map(\.message))", at: line)
  }
}

// MARK: - Acting

extension Shown {
  /// Runs the action of the control with this identifier, or of the first one inside it, and shows the page that follows.
  func tap(_ id: String, at line: Int = #line) {
    judge.expect(source.tap(id), "nothing to tap in \(id)", at: line)
    shootAgain()
  }
  /// Lets tasks and timers run for up to `seconds`, then shows the page that follows.
  func wait(_ seconds: TimeInterval) {
    source.wait(seconds)
    shootAgain()
  }
  /// Shows the page again, after something that it shows was changed from outside.
  func refresh() { shootAgain() }
}

/// What is shown, again and again.
@MainActor private protocol ShownSource: AnyObject {
  func shoot() -> (LayoutTree, DisplayList, [Finding])
  /// The same made anew in another world.
  func shoot(in world: OtherWorld) -> (LayoutTree, DisplayList)
  func tap(_ id: String) -> Bool
  func wait(_ seconds: TimeInterval)
}

@MainActor private final class ViewSource<Content: View>: ShownSource {
  private let view: Content
  private var options = PageOptions()
  private let page: Page<Content>
  private var patience: TimeInterval = 0

  init(_ view: Content, _ canvas: Canvas, scale: CGFloat) {
    self.view = view
    options.canvas = canvas.page
    options.scale = scale
    page = Page(view, options: options)
  }

  func shoot() -> (LayoutTree, DisplayList, [Finding]) {
    let placed = page.settle(patience: patience)
    return (placed.layoutTree(), placed.displayList(), placed.findings)
  }
  func shoot(in world: OtherWorld) -> (LayoutTree, DisplayList) {
    let placed = Page(view, options: world.options(options)).settle(patience: patience)
    return (placed.layoutTree(), placed.displayList())
  }
  func wait(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end { _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.005))) }
  }
  func tap(_ id: String) -> Bool {
    func find(_ node: _ViewNode, inside: Bool) -> ControlAction? {
      let inside = inside || node.identifier == id
      if inside, let action = node.value(ActionTrait.self) { return action }
      for child in node.views { if let found = find(child, inside: inside) { return found } }
      return nil
    }
    guard let action = find(page.node, inside: false) else { return false }
    action.run?()
    return true
  }
}

@MainActor private final class UIKitSource: ShownSource {
  private let settings: UIKitPageSettings
  private let make: @MainActor (UIKitPageSettings) -> UIKitPage

  init(_ canvas: Canvas, _ scale: CGFloat, make: @escaping @MainActor (UIKitPageSettings) -> UIKitPage) {
    var settings = UIKitPageSettings(size: CGSize(width: 100, height: 100), scale: scale)
    switch canvas {
    case .fixed(let width, let height): settings.size = CGSize(width: width, height: height)
    case .screen(let width, let height, let top, let bottom):
      settings.size = CGSize(width: width, height: height)
      settings.safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    case .fit: break
    }
    self.settings = settings
    self.make = make
  }

  func shoot() -> (LayoutTree, DisplayList, [Finding]) { shoot(settings) }
  func shoot(in world: OtherWorld) -> (LayoutTree, DisplayList) {
    let (tree, list, _) = shoot(world.settings(settings))
    return (tree, list)
  }
  private func shoot(_ settings: UIKitPageSettings) -> (LayoutTree, DisplayList, [Finding]) {
    let page = make(settings)
    func tree(_ node: UIKitLayoutNode) -> LayoutTree {
      var tree = LayoutTree(
        kind: node.type, frame: node.frame, pixelFrame: node.frame, proposal: nil, children: node.children.map(tree))
      tree.identifier = node.identifier
      tree.text = node.text
      return tree
    }
    return (tree(page.layout), page.displayList, page.findings.map { Finding(.approximation, in: $0.subject, $0.message) })
  }
  func tap(_ id: String) -> Bool { false }
  func wait(_ seconds: TimeInterval) {}
}
