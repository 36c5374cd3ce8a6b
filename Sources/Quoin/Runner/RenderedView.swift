import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import SwiftUI

/// The page of a SwiftUI view.
@MainActor struct RenderedView: RenderedPage {
  private let page: PlacedPage
  /// The page that goes on, where a moment of it or a moving picture is asked for.
  private let playing: LivePage?
  let scale: CGFloat
  private let namesNodes: Bool

  /// How long tasks that the views started are waited for.
  private static let patience: TimeInterval = 2

  /// `catcher` takes documents out of the view.
  init(_ view: any View, canvas: CanvasChoice, choices: RenderChoices, catcher: DocumentCollector? = nil) throws(RunnerRefusal) {
    let options = Self.options(canvas, choices, catcher)
    scale = canvas.scale
    namesNodes = choices.namesNodes
    guard choices.moment == nil, choices.film == nil else {
      let live = Self.live(view, canvas: canvas, choices: choices, catcher: catcher ?? DocumentCollector(), patience: 0, time: .isTold)
      live.advance(to: choices.moment ?? 0)
      playing = live
      page = live.current
      try CanvasChoice.check(page.size)
      return
    }
    playing = nil
    page = PreviewStage.page(of: view, options: options, patience: Self.patience)
    if catcher?.documents.isEmpty ?? true { try CanvasChoice.check(page.size) }
  }

  /// The same page, alive.
  static func live(
    _ view: any View, canvas: CanvasChoice, choices: RenderChoices, catcher: DocumentCollector, patience: TimeInterval,
    time: LivePage.Time
  ) -> LivePage {
    func page(of view: some View) -> LivePage {
      LivePage(view, options: options(canvas, choices, catcher), patience: patience, time: time)
    }
    return page(of: view)
  }

  /// How a page of a preview is made.
  static func options(_ canvas: CanvasChoice, _ choices: RenderChoices, _ catcher: DocumentCollector?) -> PageOptions {
    var options = PageOptions()
    options.canvas = canvas.canvas
    options.scale = canvas.scale
    options.isTraced = choices.explanation != nil
    options.tracesDoubts = true
    // A screen and a canvas have a ground; a picture as large as its view is cut out of it.
    options.isOpaque = canvas.canvas != .fit || choices.hasGround
    let screen = canvas.screen
    var resources = RunnerResources.pictures
    if let screen { resources.idiom = screen.idiom }
    let found = resources
    nonisolated(unsafe) let catching = catcher
    options.environment = { environment in
      environment.resources = found
      environment.documentCatcher = catching
      RunnerEnvironment.set(&environment, choices, screen)
    }
    return options
  }

  var size: CGSize { page.size }
  var findings: [Finding] { page.findings }
  var trace: LayoutTrace { page.trace }
  var doubts: LayoutTrace { page.doubts }
  func displayList() -> DisplayList { page.displayList(namingNodes: namesNodes) }
  func layoutTree() -> LayoutTree { page.layoutTree() }

  func film(_ order: RenderOrder) throws(RunnerRefusal) -> Data? {
    guard let playing, let film = order.choices.film else { return nil }
    guard let format = AnimatedPictureExporter.Format(rawValue: order.format.rawValue) else {
      throw RunnerRefusal("--animate writes moving pictures as png, webp or gif, not \(order.format.rawValue)")
    }
    let start = order.choices.moment ?? 0
    let count = max(1, Int((film.seconds * film.rate).rounded()))
    do throws(DrawingError) {
      var exporter = AnimatedPictureExporter(format, scale: scale)
      for frame in 0..<count {
        playing.advance(to: start + Double(frame) / film.rate)
        try exporter.add(playing.current.displayList(), seconds: 1 / film.rate)
      }
      return try exporter.finish()
    } catch {
      throw RunnerRefusal("\(error)")
    }
  }

  /// Whether a document is all there is: nothing stands beside the spot that it left.
  var isDocument: Bool {
    var tree = page.layoutTree()
    while tree.children.count == 1 { tree = tree.children[0] }
    return tree.kind == DocumentPlaceholder.kind
  }
}
