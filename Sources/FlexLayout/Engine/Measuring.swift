import QuoinFlexbox
import UIKit

/// Asking a view without items of its own for its size.
extension Flex {
  func measured(_ width: FlexProposal, _ height: FlexProposal) -> FlexMeasurement {
    guard let host else { return FlexMeasurement(width: 0, height: 0) }
    // A plain view shows nothing, so it needs no room; its present frame is no wish.
    if type(of: host) == UIView.self, host.children.isEmpty { return FlexMeasurement(width: 0, height: 0) }
    let answer = host.sizeThatFits(CGSize(width: offer(width), height: offer(height)))
    LayoutExplaining.measured(host, in: CGSize(width: offer(width), height: offer(height)), answer)
    let baseline = host.flexBaseline.map(Double.init)
    return FlexMeasurement(
      width: settled(Double(answer.width), width), height: settled(Double(answer.height), height), firstBaseline: baseline,
      lastBaseline: baseline)
  }

  private func offer(_ proposal: FlexProposal) -> CGFloat {
    switch proposal {
    case .exactly(let size), .atMost(let size): CGFloat(size)
    case .minContent: 0
    case .maxContent: .greatestFiniteMagnitude
    }
  }

  private func settled(_ answer: Double, _ proposal: FlexProposal) -> Double {
    switch proposal {
    case .exactly(let size): size
    case .atMost(let size): min(answer, size)
    case .minContent, .maxContent: answer
    }
  }
}
