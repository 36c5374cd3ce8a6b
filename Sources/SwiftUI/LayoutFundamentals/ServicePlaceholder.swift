import QuoinLayout
import UIKit

/// Stands for what a service of the phone would draw: a map, a film, a page of the web. A labelled plate, and a finding that says so.
public struct _ServicePlaceholder: View {
  private let name: String
  private let symbol: String

  /// A plate that fills what it is offered.
  /// - Parameters:
  ///   - name: what would be there: `Map`.
  ///   - symbol: a system symbol's name.
  nonisolated public init(_ name: String, symbol: String) {
    self.name = name
    self.symbol = symbol
  }

  public var body: some View {
    Rectangle().fill(Color(uiColor: .secondarySystemFill))
      .overlay {
        VStack(spacing: 4) {
          Image(systemName: symbol).font(.title2)
          Text(verbatim: name).font(.caption)
        }
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .minimumScaleFactor(0.3)
      }
      .clipped()
      .background { ServiceFinding(name: name) }
  }
}

/// Says that something was left out, and shows nothing.
private struct ServiceFinding: PrimitiveView {
  let name: String
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    scope.graph.report(Finding(.approximation, in: name, "needs a service of the phone; a plate stands in its place, of the same size."))
  }
}
