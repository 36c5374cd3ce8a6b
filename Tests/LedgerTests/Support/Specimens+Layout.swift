import SwiftUI

/// A colour with a name that takes all it is proposed: pure blue unless said.
struct Fill: View {
  let id: String
  let color: Color

  init(_ id: String = "fill", _ color: Color = .pureBlue) {
    self.id = id
    self.color = color
  }
  var body: some View { color.accessibilityIdentifier(id) }
}

/// Where a box of 20×10 lies in one of 60×40 when the guides of an alignment meet: what every container with an alignment must answer.
struct Aligned: Sendable {
  let alignment: Alignment
  let x: CGFloat
  let y: CGFloat
}

extension Aligned {
  /// The nine alignments by sides; without text the baselines lie at the bottom.
  static let all = [
    Aligned(alignment: .topLeading, x: 0, y: 0), Aligned(alignment: .top, x: 20, y: 0), Aligned(alignment: .topTrailing, x: 40, y: 0),
    Aligned(alignment: .leading, x: 0, y: 15), Aligned(alignment: .center, x: 20, y: 15), Aligned(alignment: .trailing, x: 40, y: 15),
    Aligned(alignment: .bottomLeading, x: 0, y: 30), Aligned(alignment: .bottom, x: 20, y: 30),
    Aligned(alignment: .bottomTrailing, x: 40, y: 30), Aligned(alignment: .leadingFirstTextBaseline, x: 0, y: 30),
    Aligned(alignment: .centerFirstTextBaseline, x: 20, y: 30), Aligned(alignment: .trailingFirstTextBaseline, x: 40, y: 30),
    Aligned(alignment: .leadingLastTextBaseline, x: 0, y: 30), Aligned(alignment: .centerLastTextBaseline, x: 20, y: 30),
    Aligned(alignment: .trailingLastTextBaseline, x: 40, y: 30),
  ]
}

/// Keeps what code in a row tells, to be looked at afterwards.
@MainActor final class Notes<Value> {
  var all: [Value] = []
  var last: Value? { all.last }
  func note(_ value: Value) { all.append(value) }
}
