import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import SwiftUI

/// The page of a SwiftUI view.
@MainActor struct RenderedView: RenderedPage {
  private let page: PlacedPage
  let scale: CGFloat

  /// How long tasks that the views started are waited for.
  private static let patience: TimeInterval = 2

  /// `catcher` takes documents out of the view.
  init(_ view: any View, canvas: CanvasChoice, choices: RenderChoices, catcher: DocumentCollector? = nil) throws(RunnerRefusal) {
    let options = Self.options(canvas, choices, catcher)
    scale = canvas.scale
    page = PreviewStage.page(of: view, options: options, patience: Self.patience)
    if catcher?.documents.isEmpty ?? true { try CanvasChoice.check(page.size, scale: scale) }
  }

  /// The same page, alive.
  static func live(
    _ view: any View, canvas: CanvasChoice, choices: RenderChoices, catcher: DocumentCollector, patience: TimeInterval
  ) -> LivePage {
    func page(of view: some View) -> LivePage { LivePage(view, options: options(canvas, choices, catcher), patience: patience) }
    return page(of: view)
  }

  /// How a page of a preview is made.
  static func options(_ canvas: CanvasChoice, _ choices: RenderChoices, _ catcher: DocumentCollector?) -> PageOptions {
    var options = PageOptions()
    options.canvas = canvas.canvas
    options.scale = canvas.scale
    options.isTraced = choices.explanation != nil
    // A screen and a canvas have a ground; a picture as large as its view is cut out of it.
    options.isOpaque = canvas.canvas != .fit
    let screen = canvas.screen
    var resources = RunnerResources.pictures
    if let screen, screen.horizontalSizeClass == .regular, screen.verticalSizeClass == .regular { resources.idiom = "ipad" }
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
  func displayList() -> DisplayList { page.displayList() }
  func layoutTree() -> LayoutTree { page.layoutTree() }

  /// Whether a document is all there is: nothing stands beside the spot that it left.
  var isDocument: Bool {
    var tree = page.layoutTree()
    while tree.children.count == 1 { tree = tree.children[0] }
    return tree.kind == DocumentPlaceholder.kind
  }
}
