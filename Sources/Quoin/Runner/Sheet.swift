import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import SwiftUI

/// A finished page of a preview, whoever laid it out.
@MainActor protocol Sheet {
  var size: CGSize { get }
  var scale: CGFloat { get }
  var findings: [Finding] { get }
  func displayList() -> DisplayList
  func layoutTree() -> LayoutTree
}

extension Sheet {
  /// The page in a format.
  func bytes(_ format: PictureFormat, specimen: PreviewSpecimen, choices: RenderChoices) throws(RunnerRefusal) -> Data {
    do {
      switch format {
      case .png: return try PNGExporter(scale: scale).data(for: displayList())
      case .svg: return try SVGExporter(text: choices.outlinesText ? .outlines : .selectable, pixelScale: scale).data(for: displayList())
      case .pdf: return try PDFExporter(pixelScale: scale).data(for: displayList())
      case .json: return try LayoutDocument(self, specimen).data
      }
    } catch {
      throw RunnerRefusal("\(error)")
    }
  }
}

/// The page of a SwiftUI view.
@MainActor struct ViewSheet: Sheet {
  private let page: PlacedPage
  let scale: CGFloat

  /// How long tasks that the views started are waited for.
  private static let patience: TimeInterval = 2

  init(_ view: any View, canvas: CanvasChoice, choices: RenderChoices) throws(RunnerRefusal) {
    var options = PageOptions()
    options.canvas = canvas.canvas
    options.scale = canvas.scale
    // A screen and a canvas have a ground; a picture as large as its view is cut out of it.
    options.isOpaque = canvas.canvas != .fit
    let screen = canvas.screen
    var resources = RunnerResources.pictures
    if let screen, screen.horizontalSizeClass == .regular, screen.verticalSizeClass == .regular { resources.idiom = "ipad" }
    let found = resources
    options.environment = { environment in
      environment.resources = found
      RunnerEnvironment.set(&environment, choices, screen)
    }
    scale = canvas.scale
    page = PreviewStage.page(of: view, options: options, patience: Self.patience)
    try CanvasChoice.check(page.size, scale: scale)
  }

  var size: CGSize { page.size }
  var findings: [Finding] { page.findings }
  func displayList() -> DisplayList { page.displayList() }
  func layoutTree() -> LayoutTree { page.layoutTree() }
}

/// The environment that the command line's choices make.
enum RunnerEnvironment {
  static func set(_ environment: inout EnvironmentValues, _ choices: RenderChoices, _ screen: Screen?) {
    if choices.isDark { environment.colorScheme = .dark }
    if choices.isRightToLeft { environment.layoutDirection = .rightToLeft }
    if let locale = choices.locale { environment.locale = Locale(identifier: locale) }
    if let size = choices.dynamicType.flatMap({ TypeSize(named: $0) }),
      let own = DynamicTypeSize.allCases.first(where: { "\($0)" == size.name })
    {
      environment.dynamicTypeSize = own
    }
    if let screen {
      environment.horizontalSizeClass = screen.horizontalSizeClass == .regular ? .regular : .compact
      environment.verticalSizeClass = screen.verticalSizeClass == .regular ? .regular : .compact
    }
  }
}
