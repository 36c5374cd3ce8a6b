import DeveloperToolsSupport
import Foundation
import QuoinMessages
import SwiftUI
import UIKit

/// One preview that was found: what it is called, what canvas it asks for, and how its content is made.
@MainActor struct PreviewRequest {
  /// What a preview asks for by itself.
  struct CanvasRequest {
    enum Layout {
      case device, sizeThatFits
      case fixed(CGSize)
    }
    var layout = Layout.device
    var device: String?
    var isLandscape = false
  }
  var summary: PreviewSummary
  var canvasRequest = CanvasRequest()
  var kind = Preview.Kind.swiftUI
  var makeContent: @MainActor () -> Any

  /// The finished page.
  func rendered(_ choices: RenderChoices) throws(RunnerRefusal) -> any RenderedPreview {
    RunnerResources.speak(choices, on: canvasRequest.device)
    switch kind {
    case .swiftUI: return try rendered(of: try view(), choices)
    case .view, .viewController:
      guard choices.moment == nil, choices.film == nil else {
        throw RunnerRefusal("it is made of UIKit's views, which do not move here; leave --at and --animate out")
      }
      let canvas = try CanvasChoice(choices, canvasRequest, defaultScale: RenderedUIKitPage.defaultScale)
      return try RenderedUIKitPage(self, canvas: canvas, choices: choices)
    }
  }

  /// The view of a SwiftUI preview. User code runs here.
  func view() throws(RunnerRefusal) -> any View {
    guard let view = makeContent() as? any View else { throw RunnerRefusal("its body gave no view") }
    return view
  }

  private func rendered(of view: any View, _ choices: RenderChoices) throws(RunnerRefusal) -> any RenderedPreview {
    let canvas = try CanvasChoice(choices, canvasRequest, defaultScale: nil)
    let catcher = DocumentCollector()
    let page = try RenderedView(view, canvas: canvas, choices: choices, catcher: catcher)
    guard let document = catcher.documents.last else { return page }
    guard choices.film == nil else { throw RunnerRefusal("it is a document, whose pages do not move; leave --animate out") }
    if page.isDocument { return RenderedDocument(document, choices: choices, findings: page.findings, doubts: page.doubts) }
    // A document among other views shows its sheets there.
    return try RenderedView(view, canvas: canvas, choices: choices)
  }
}

extension PreviewType {
  /// The previews that the type makes. User code runs here.
  func requests(sources: [String]) -> [PreviewRequest] {
    switch kind {
    case .macro(let registry): return (try? registry.makePreview()).map { [Self.request(of: $0, registry)] } ?? []
    case .provider(let provider): return Self.requests(of: provider, name: name, file: PreviewOrder.file(of: name, sources: sources))
    case .app(let app):
      let summary = PreviewSummary(name: nil, fallbackName: name, file: PreviewOrder.file(of: name, sources: sources))
      return [PreviewRequest(summary: summary, makeContent: { PreviewStage.window(of: app) })]
    case .delegates(let delegates):
      let summary = PreviewSummary(name: nil, fallbackName: "FirstWindow", file: PreviewOrder.file(of: name, sources: sources))
      return [
        PreviewRequest(summary: summary, kind: .viewController) {
          guard let controller = FirstWindow.controller(by: delegates) else {
            return RunnerRefusal(
              "\(name) makes no window in code, and no storyboard with a first controller is among the app's resources; add a #Preview"
                + " that makes a view or a controller, or give the app by --project")
          }
          return controller
        }
      ]
    }
  }

  private static func request(of preview: Preview, _ registry: any PreviewRegistry.Type) -> PreviewRequest {
    let file = registry.filePath
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var canvasRequest = PreviewRequest.CanvasRequest()
    var makeContent = preview.makeContent
    for trait in preview.traits {
      switch trait.kind {
      case .device: canvasRequest.layout = .device
      case .sizeThatFits: canvasRequest.layout = .sizeThatFits
      case .fixed(let width, let height): canvasRequest.layout = .fixed(CGSize(width: width, height: height))
      case .orientation(let orientation): canvasRequest.isLandscape = orientation.isLandscape
      case .wrapping(let wrap):
        let inner = makeContent
        makeContent = { wrap(inner()) }
      }
    }
    let summary = PreviewSummary(name: preview.displayName, fallbackName: stem, file: file, line: Int(registry.line))
    return PreviewRequest(summary: summary, canvasRequest: canvasRequest, kind: preview.kind, makeContent: makeContent)
  }

  private static func requests(of provider: any PreviewProvider.Type, name: String, file: String) -> [PreviewRequest] {
    provider.providedPreviews().map { provided in
      var canvasRequest = PreviewRequest.CanvasRequest(device: provided.device, isLandscape: provided.orientation.isLandscape)
      switch provided.layout {
      case .device: canvasRequest.layout = .device
      case .sizeThatFits: canvasRequest.layout = .sizeThatFits
      case .fixed(let width, let height): canvasRequest.layout = .fixed(CGSize(width: width, height: height))
      }
      let content = provided.content
      return PreviewRequest(
        summary: PreviewSummary(name: provided.displayName, fallbackName: name, file: file), canvasRequest: canvasRequest,
        makeContent: { content })
    }
  }
}
