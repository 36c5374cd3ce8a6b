import Foundation
import Quoin
import Testing

@testable import SwiftUI

/// One published box of a flow: rigid views, what is proposed, and where everything lies.
///
/// The figures are those of the published cases of SwiftUI-Flow (`HFlow` and `VFlow`), where both speak of the same rule; its justified
/// lines are gaps that share what is left.
private struct FlowBox: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let flow: Flow
  let sizes: [CGSize]
  /// nil = the ideal size is asked for along that axis.
  let width, height: CGFloat?
  let size: CGSize
  let origins: [CGPoint]

  init(
    _ name: String, _ flow: Flow, _ sizes: [(Double, Double)], in proposal: (Double?, Double?), is size: (Double, Double),
    at origins: [(Double, Double)]
  ) {
    testDescription = name
    self.flow = flow
    // Twelvefold, so that every fraction is a whole point.
    self.sizes = sizes.map { CGSize(width: $0.0 * 12, height: $0.1 * 12) }
    (width, height) = (proposal.0.map { CGFloat($0 * 12) }, proposal.1.map { CGFloat($0 * 12) })
    self.size = CGSize(width: size.0 * 12, height: size.1 * 12)
    self.origins = origins.map { CGPoint(x: $0.0 * 12, y: $0.1 * 12) }
  }
}

private func across(
  _ spacing: Double = 0, _ lineSpacing: Double = 0, _ alignment: Alignment = .center, line: Flow.LineAlignment = .leading,
  _ distribution: Flow.Distribution = .packed, _ breaking: Flow.Breaking = .greedy
) -> Flow {
  Flow(
    alignment: alignment, lineAlignment: line, distribution: distribution, breaking: breaking, spacing: spacing * 12,
    lineSpacing: lineSpacing * 12)
}
private func down(
  _ spacing: Double = 0, _ lineSpacing: Double = 0, _ alignment: Alignment = .center, _ distribution: Flow.Distribution = .packed,
  _ breaking: Flow.Breaking = .greedy
) -> Flow {
  Flow(
    .vertical, alignment: alignment, distribution: distribution, breaking: breaking, spacing: spacing * 12, lineSpacing: lineSpacing * 12)
}

private let boxes: [FlowBox] = [
  FlowBox("one view", across(10, 20), [(50, 50)], in: (100, 100), is: (50, 50), at: [(0, 0)]),
  FlowBox("one view, down", down(10, 20), [(50, 50)], in: (100, 100), is: (50, 50), at: [(0, 0)]),
  FlowBox("two a line", across(1, 1), [(2, 1), (2, 1), (2, 1), (2, 1)], in: (5, 10), is: (5, 3), at: [(0, 0), (3, 0), (0, 2), (3, 2)]),
  FlowBox("two a column", down(1, 1), [(1, 2), (1, 2), (1, 2), (1, 2)], in: (10, 5), is: (3, 5), at: [(0, 0), (0, 3), (2, 0), (2, 3)]),
  FlowBox(
    "a short line in the middle", across(1, 1, .top, line: .center), [(2, 1), (2, 1), (2, 1)], in: (5, 10), is: (5, 3),
    at: [(0, 0), (3, 0), (1.5, 2)]),
  FlowBox(
    "a narrow view in the middle of its column", down(1, 1), [(1, 2), (3, 2), (1, 2)], in: (10, 5), is: (5, 5),
    at: [(1, 0), (0, 3), (4, 0)]),
  FlowBox("views of several heights", across(0.5), [(1, 2.5), (1, 1.5)], in: (10, 10), is: (2.5, 2.5), at: [(0, 0), (1.5, 0.5)]),
  FlowBox("views of several widths, down", down(0.5), [(2.5, 1), (1.5, 1)], in: (10, 10), is: (2.5, 2.5), at: [(0, 0), (0.5, 1.5)]),
  FlowBox(
    "fractions", across(0.5, 0.25, .top), [(1.5, 1.25), (2, 1.25), (1, 1.25)], in: (4.25, 10), is: (4, 2.75),
    at: [(0, 0), (2, 0), (0, 1.5)]),
  FlowBox(
    "fractions, down", down(0.5, 0.25, .leading), [(1.25, 1.5), (1.25, 2), (1.25, 1)], in: (10, 4.25), is: (2.75, 4),
    at: [(0, 0), (0, 2), (1.5, 0)]),
  FlowBox(
    "a view without size counts its gaps", across(1), [(3, 2), (0, 0), (3, 2)], in: (100, 100), is: (8, 2), at: [(0, 0), (4, 1), (5, 0)]),
  FlowBox("a view without size, down", down(1), [(2, 3), (0, 0), (2, 3)], in: (100, 100), is: (2, 8), at: [(0, 0), (1, 4), (0, 5)]),
  FlowBox("a view longer than the line", across(), [(10, 3)], in: (5, 5), is: (10, 3), at: [(0, 0)]),
  FlowBox(
    "a long view among others", across(), [(3, 1), (10, 1), (3, 1), (3, 1)], in: (5, 4), is: (10, 4), at: [(0, 0), (0, 1), (0, 2), (0, 3)]),
  FlowBox(
    "a high view among others, down", down(), [(1, 3), (1, 10), (1, 3), (1, 3)], in: (4, 5), is: (4, 10),
    at: [(0, 0), (1, 0), (2, 0), (3, 0)]),
  FlowBox("a long view, balanced", across(0, 0, .center, .packed, .balanced), [(10, 3)], in: (5, 5), is: (10, 3), at: [(0, 0)]),
  FlowBox("a high view, balanced", down(0, 0, .center, .packed, .balanced), [(3, 10)], in: (5, 5), is: (3, 10), at: [(0, 0)]),
  FlowBox("nothing proposed", across(1, 1), [(3, 2), (4, 2), (5, 2)], in: (nil, 2), is: (14, 2), at: [(0, 0), (4, 0), (9, 0)]),
  FlowBox("nothing proposed, down", down(1, 1), [(2, 3), (2, 4), (2, 5)], in: (2, nil), is: (2, 14), at: [(0, 0), (0, 4), (0, 9)]),
  FlowBox("zero proposed", across(1, 1), [(3, 2), (4, 2)], in: (0, 0), is: (4, 5), at: [(0, 0), (0, 3)]),
  FlowBox("zero proposed, down", down(1, 1), [(2, 3), (2, 4)], in: (0, 0), is: (5, 4), at: [(0, 0), (3, 0)]),
  FlowBox("views that overlap", across(-2), [(5, 3), (5, 3), (5, 3)], in: (100, 100), is: (11, 3), at: [(0, 0), (3, 0), (6, 0)]),
  FlowBox("views that overlap, down", down(-2), [(3, 5), (3, 5), (3, 5)], in: (100, 100), is: (3, 11), at: [(0, 0), (0, 3), (0, 6)]),
  FlowBox(
    "gaps share the rest", across(1, 0, .center, .gaps), [(2, 1), (2, 1), (2, 1)], in: (10, 1), is: (10, 1), at: [(0, 0), (4, 0), (8, 0)]),
  FlowBox(
    "gaps share the rest, down", down(1, 0, .center, .gaps), [(1, 2), (1, 2), (1, 2)], in: (1, 10), is: (1, 10),
    at: [(0, 0), (0, 4), (0, 8)]),
  FlowBox("one gap takes the rest", down(0, 0, .center, .gaps), [(2, 1), (2, 1)], in: (2, 5), is: (2, 5), at: [(0, 0), (0, 4)]),
  FlowBox(
    "gaps in much room", across(0, 0, .center, .gaps), [(50, 50), (50, 50)], in: (1000, 1000), is: (1000, 50), at: [(0, 0), (950, 0)]),
  FlowBox("a line without gaps stays at its start", across(1, 0, .center, .gaps), [(5, 1)], in: (10, 1), is: (10, 1), at: [(0, 0)]),
  FlowBox(
    "gaps, and a line that is full", across(1, 0, .center, .gaps), [(3, 1), (3, 1), (8, 1)], in: (8, 2), is: (8, 2),
    at: [(0, 0), (5, 0), (0, 1)]),
  FlowBox(
    "gaps, and a column that is full", down(1, 0, .center, .gaps), [(1, 3), (1, 3), (1, 8)], in: (2, 8), is: (2, 8),
    at: [(0, 0), (0, 5), (1, 0)]),
]

@MainActor @Suite("Published: flows") struct FlowPublishedTests {
  @Test("as published", arguments: boxes) private func box(_ box: FlowBox) {
    let flow = box.flow {
      ForEach(box.sizes.indices, id: \.self) { index in
        Color.purple.frame(width: box.sizes[index].width, height: box.sizes[index].height).accessibilityIdentifier("\(index)")
      }
    }
    .accessibilityIdentifier("flow")
    .fixedSize(horizontal: box.width == nil, vertical: box.height == nil)
    .frame(width: box.width ?? 0, height: box.height ?? 0, alignment: .topLeading)
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 2000, height: 2000))
    let frames = Page(flow.frame(width: 2000, height: 2000, alignment: .topLeading), options: options).settle().framesByIdentifier()
    #expect(frames["flow"] == CGRect(origin: .zero, size: box.size))
    for (index, origin) in box.origins.enumerated() { #expect(frames["\(index)"]?.origin == origin, "view \(index)") }
  }
}
