import Foundation

@testable import QuoinLayout
@testable import SwiftUI

/// What a leaf was proposed, in order.
final class Log: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []
  var placed: [ProposedViewSize] = []
}

/// A leaf that answers by a function and writes down what it is proposed. A layout without subviews is a leaf like any other (fact 112).
struct Recorder: Layout {
  let log: Log
  var answer: @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.proposals.append(proposal)
    return answer(proposal)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { log.placed.append(proposal) }
}

extension View {
  /// A name for the probe.
  func named(_ id: String) -> some View { accessibilityIdentifier(id) }
}

/// A leaf that takes what it is offered between two lengths on the horizontal axis, and 10 in height.
@MainActor func stretch(_ id: String, _ least: CGFloat, _ most: CGFloat) -> some View {
  Color.red.frame(minWidth: least, maxWidth: most).frame(height: 10).named(id)
}

/// A leaf that logs its proposals.
@MainActor func recording(_ log: Log, _ answer: @escaping @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() })
  -> some View
{
  Recorder(log: log, answer: answer) { EmptyView() }
}

func offer(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: height) }
