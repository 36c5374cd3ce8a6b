import DeveloperToolsSupport
import Foundation
import QuoinMessages
import SwiftUI
import UIKit

/// One preview that was found: what it is called, what canvas it asks for, and how its content is made.
@MainActor struct PreviewSpecimen {
  /// What a preview asks for by itself.
  struct Wishes {
    enum Layout {
      case device, sizeThatFits
      case fixed(CGSize)
    }
    var layout = Layout.device
    var device: String?
    var isLandscape = false
  }
  var summary: PreviewSummary
  var wishes = Wishes()
  var kind = Preview.Kind.swiftUI
  var makeContent: @MainActor () -> Any

  /// The finished page.
  func sheet(_ choices: RenderChoices) throws(RunnerRefusal) -> any Sheet {
    switch kind {
    case .swiftUI:
      guard let view = makeContent() as? any View else { throw RunnerRefusal("its body gave no view") }
      return try sheet(of: view, choices)
    case .view, .viewController:
      let canvas = try CanvasChoice(choices, wishes, defaultScale: UIKitSheet.defaultScale)
      return try UIKitSheet(self, canvas: canvas, choices: choices)
    }
  }

  private func sheet(of view: any View, _ choices: RenderChoices) throws(RunnerRefusal) -> any Sheet {
    let canvas = try CanvasChoice(choices, wishes, defaultScale: nil)
    let catcher = DocumentCatcher()
    let page = try ViewSheet(view, canvas: canvas, choices: choices, catcher: catcher)
    guard let document = catcher.documents.last else { return page }
    if page.isDocument { return DocumentSheet(document, choices: choices, findings: page.findings) }
    // A document among other views shows its sheets there.
    return try ViewSheet(view, canvas: canvas, choices: choices)
  }
}

extension PreviewType {
  /// The previews that the type makes. User code runs here.
  func specimens(sources: [String]) -> [PreviewSpecimen] {
    switch kind {
    case .macro(let registry): return (try? registry.makePreview()).map { [Self.specimen(of: $0, registry)] } ?? []
    case .provider(let provider): return Self.specimens(of: provider, name: name, file: PreviewOrder.file(of: name, sources: sources))
    case .app(let app):
      let summary = PreviewSummary(name: nil, fallbackName: name, file: PreviewOrder.file(of: name, sources: sources))
      return [PreviewSpecimen(summary: summary, makeContent: { PreviewStage.window(of: app) })]
    }
  }

  private static func specimen(of preview: Preview, _ registry: any PreviewRegistry.Type) -> PreviewSpecimen {
    let file = registry.filePath
    let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    var wishes = PreviewSpecimen.Wishes()
    var makeContent = preview.makeContent
    for trait in preview.traits {
      switch trait.kind {
      case .device: wishes.layout = .device
      case .sizeThatFits: wishes.layout = .sizeThatFits
      case .fixed(let width, let height): wishes.layout = .fixed(CGSize(width: width, height: height))
      case .orientation(let orientation): wishes.isLandscape = orientation.isLandscape
      case .wrapping(let wrap):
        let inner = makeContent
        makeContent = { wrap(inner()) }
      }
    }
    let summary = PreviewSummary(name: preview.displayName, fallbackName: stem, file: file)
    return PreviewSpecimen(summary: summary, wishes: wishes, kind: preview.kind, makeContent: makeContent)
  }

  private static func specimens(of provider: any PreviewProvider.Type, name: String, file: String) -> [PreviewSpecimen] {
    provider.providedPreviews().map { provided in
      var wishes = PreviewSpecimen.Wishes(device: provided.device, isLandscape: provided.orientation.isLandscape)
      switch provided.layout {
      case .device: wishes.layout = .device
      case .sizeThatFits: wishes.layout = .sizeThatFits
      case .fixed(let width, let height): wishes.layout = .fixed(CGSize(width: width, height: height))
      }
      let content = provided.content
      return PreviewSpecimen(
        summary: PreviewSummary(name: provided.displayName, fallbackName: name, file: file), wishes: wishes, makeContent: { content })
    }
  }
}
