import DeveloperToolsSupport
import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import SwiftUI
import UIKit

/// The page of a `UIView` or a view controller, which fills its canvas.
@MainActor struct RenderedUIKitPage: RenderedPage {
  private let page: UIKitPage
  let size: CGSize
  let scale: CGFloat
  let trace: LayoutTrace

  /// UIKit's layouts round to the screen's pixels, so their scale does not follow the device unless it is asked for.
  static let defaultScale: CGFloat = 2

  init(_ request: PreviewRequest, canvas: CanvasChoice, choices: RenderChoices) throws(RunnerRefusal) {
    scale = canvas.scale
    // Content that cannot be made says why in its place.
    var request = request
    var refusal: RunnerRefusal?
    request.makeContent = { [make = request.makeContent] in
      let content = make()
      if let said = content as? RunnerRefusal { refusal = said }
      return content
    }
    var settings = Self.settings(canvas, choices)
    if case .fit = canvas.canvas {
      var fitting = CGSize.zero
      _ = Self.page(of: request, settings) { fitting = Self.ownSize(of: $0) }
      settings.size = fitting
    }
    try CanvasChoice.check(settings.size)
    size = settings.size
    let recorder = choices.explanation != nil ? TraceRecorder() : nil
    LayoutExplaining.recorder = recorder
    page = Self.page(of: request, settings)
    LayoutExplaining.recorder = nil
    if let refusal { throw refusal }
    trace = recorder?.trace ?? LayoutTrace()
  }

  var findings: [Finding] { page.findings.map(\.finding) }
  func displayList() -> DisplayList { page.displayList }
  func layoutTree() -> LayoutTree { page.layout.layoutTree(on: PixelGrid(scale: scale)) }

  private static func page(of request: PreviewRequest, _ settings: UIKitPageSettings, seeing see: (UIView) -> Void = { _ in })
    -> UIKitPage
  {
    guard request.kind == .viewController else {
      return UIKitPage.make(
        settings,
        view: {
          let view = request.makeContent() as? UIView ?? UIView()
          see(view)
          return view
        })
    }
    return UIKitPage.make(
      settings,
      controller: {
        let controller = request.makeContent() as? UIViewController ?? UIViewController()
        if controller.preferredContentSize == .zero { see(controller.view) }
        return controller
      })
  }

  /// What a view would like to be: what Auto Layout makes of it, else what it says fits.
  private static func ownSize(of view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if fitting.width > 0, fitting.height > 0 { return fitting }
    let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let own = view.sizeThatFits(most)
    return own.width > 0 && own.height > 0 ? own : view.bounds.size
  }

  private static func settings(_ canvas: CanvasChoice, _ choices: RenderChoices) -> UIKitPageSettings {
    var settings = UIKitPageSettings(size: CGSize(width: Device.standard.portrait.width, height: Device.standard.portrait.height))
    settings.scale = canvas.scale
    switch canvas.canvas {
    case .fixed(let size): settings.size = size
    case .device(let size, let area):
      settings.size = size
      settings.safeArea = UIEdgeInsets(top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing)
    case .fit, .proposed: break
    }
    settings.namesNodes = choices.namesNodes
    settings.isDark = choices.isDark
    settings.isRightToLeft = choices.readsRightToLeft
    settings.accessibility = choices.accessibilitySettings
    settings.contentSize = category(choices.dynamicType)
    settings.generation = choices.system.flatMap { SystemGeneration(named: $0) } ?? .standard
    if let screen = canvas.screen {
      settings.idiom = screen.idiom == "ipad" ? .pad : .phone
      settings.horizontal = screen.horizontalSizeClass == .regular ? .regular : .compact
      settings.vertical = screen.verticalSizeClass == .regular ? .regular : .compact
    }
    return settings
  }

  private static func category(_ name: String?) -> UIContentSizeCategory {
    let categories: [TypeSize: String] = [
      .xSmall: "XS", .small: "S", .medium: "M", .large: "L", .xLarge: "XL", .xxLarge: "XXL", .xxxLarge: "XXXL",
      .accessibility1: "AccessibilityM", .accessibility2: "AccessibilityL", .accessibility3: "AccessibilityXL",
      .accessibility4: "AccessibilityXXL", .accessibility5: "AccessibilityXXXL",
    ]
    let short = name.flatMap { TypeSize(named: $0) }.flatMap { categories[$0] } ?? "L"
    return UIContentSizeCategory(rawValue: "UICTContentSizeCategory" + short)
  }
}

extension UIKitLayoutNode {
  /// The node and those inside as the public layout tree. UIKit proposes nothing.
  package func layoutTree(on grid: PixelGrid) -> LayoutTree { tree(on: grid).numbered }

  private func tree(on grid: PixelGrid) -> LayoutTree {
    var tree = LayoutTree(
      kind: type, frame: frame, pixelFrame: grid.snap(frame), proposal: nil, children: children.map { $0.tree(on: grid) })
    tree.identifier = identifier
    tree.text = text
    return tree
  }
}
