import Foundation
import Quoin
import QuoinAppearance
import QuoinDrawing
import SwiftUI
import UIKit

/// A view laid out for a test: its frames, who proposed what to whom, and what was doubtful.
@MainActor public struct TestedLayout {
  /// The page's size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Every view with its frame.
  public let tree: LayoutTree
  /// Every proposal and answer, in order.
  public let trace: LayoutTrace
  /// What was doubtful.
  public let findings: [Finding]
  let displayList: () -> DisplayList

  /// Where a view lies on the page, in points; nil when there is none of that name. A name is an `accessibilityIdentifier`, else a view's type, a
  /// text or a kind such as `HStack`; of several the first in the order of reading. O(views).
  public func frame(_ name: String) -> CGRect? { node(name)?.frame.cgRect }

  /// What a view was proposed, in order, questions that were repeated left out. Empty for views of UIKit without a trace. O(steps).
  public func proposals(to name: String) -> [ProposedViewSize] {
    let chosen = trace.subjects(called: name)
    return trace.withoutRepeats.steps.compactMap { step in
      guard chosen.contains(step.subject), case .isProposed(let proposal, _) = step.act else { return nil }
      return ProposedViewSize(width: proposal.width, height: proposal.height)
    }
  }

  /// What a view answered, in order, in points; answers that were repeated left out. O(steps).
  public func answers(of name: String) -> [CGSize] {
    let chosen = trace.subjects(called: name)
    return trace.withoutRepeats.steps.compactMap { step in
      guard chosen.contains(step.subject), case .answers(let width, let height, _) = step.act else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// What concerns a view, a sentence a step, as `quoin explain --about` tells it. O(steps).
  public func steps(about name: String) -> [String] { trace.withoutRepeats.about(trace.subjects(called: name)).sentences() }

  /// The first view that a name means.
  func node(_ name: String) -> LayoutTree? {
    let meanings: [(LayoutTree) -> Bool] = [
      { $0.identifier == name }, { $0.view == name }, { $0.text == name }, { $0.kind == name }, { $0.text?.contains(name) ?? false },
    ]
    for meaning in meanings {
      if let found = first(in: tree, where: meaning) { return found }
    }
    return nil
  }

  private func first(in node: LayoutTree, where isMeant: (LayoutTree) -> Bool) -> LayoutTree? {
    if isMeant(node) { return node }
    for child in node.children {
      if let found = first(in: child, where: isMeant) { return found }
    }
    return nil
  }

  /// What views may be called, for a failure that says so.
  var names: [String] {
    var names: [String] = []
    func visit(_ node: LayoutTree) {
      if let name = node.identifier ?? node.text, !names.contains(name) { names.append(name) }
      node.children.forEach(visit)
    }
    visit(tree)
    return names
  }
}

/// Lays a view out in what it is proposed: nothing, unless said, so that it takes its ideal size.
///
/// - Parameters:
///   - view: The view.
///   - proposal: What it is proposed, in points.
///   - device: A device to lay it out on instead, such as "iPhone 15 Pro", with its safe area; an unknown one is as if there were none.
@MainActor public func layout(of view: some View, proposing proposal: ProposedViewSize = .unspecified, on device: String? = nil)
  -> TestedLayout
{
  var options = PageOptions()
  options.canvas = .proposed(proposal)
  options.scale = 2
  options.isTraced = true
  if let screen = device.flatMap({ Device.named($0) })?.portrait {
    let area = screen.safeArea
    options.canvas = .device(
      CGSize(width: screen.width, height: screen.height),
      EdgeInsets(top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right))
    options.scale = CGFloat(screen.scale)
    options.isOpaque = true
  }
  let page = PreviewStage.page(of: view, options: options, patience: 2)
  return TestedLayout(
    size: page.size, scale: options.scale, tree: page.layoutTree(), trace: page.trace, findings: page.findings,
    displayList: page.displayList)
}

/// Lays a view of UIKit out in a window of `size` points, or at the size it wants.
@MainActor public func layout(of view: UIView, in size: CGSize? = nil) -> TestedLayout {
  var settings = UIKitPageSettings(size: size ?? view.bounds.size)
  if settings.size.width <= 0 || settings.size.height <= 0 {
    settings.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
  return layout(settings) { UIKitPage.make(settings, view: { view }) }
}

/// Lays a controller out in a window of `size` points; 393×852 unless said.
@MainActor public func layout(of controller: UIViewController, in size: CGSize = CGSize(width: 393, height: 852)) -> TestedLayout {
  let settings = UIKitPageSettings(size: size)
  return layout(settings) { UIKitPage.make(settings, controller: { controller }) }
}

@MainActor private func layout(_ settings: UIKitPageSettings, _ make: () -> UIKitPage) -> TestedLayout {
  let recorder = TraceRecorder()
  LayoutExplaining.recorder = recorder
  let page = make()
  LayoutExplaining.recorder = nil
  return TestedLayout(
    size: settings.size, scale: settings.scale, tree: page.layout.layoutTree(on: PixelGrid(scale: settings.scale)), trace: recorder.trace,
    findings: page.findings.map(\.finding), displayList: { page.displayList })
}
