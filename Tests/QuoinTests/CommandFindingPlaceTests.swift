import Foundation
import Testing

/// What is doubtful is told with the line that it comes from.
@Suite(.serialized) struct CommandFindingPlaceTests {
  @Test("SwiftUI: the modifier, the container, the row's own view, what was measured, and who never settles")
  func swiftUI() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "S.swift",
      """
      import SwiftUI
      struct Zag: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: -1, height: 20) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct Row: View {
        let n: Int
        var body: some View {
          Text("row \\(n)").frame(width: -5)
        }
      }
      struct Card: View {
        var body: some View {
          VStack(spacing: 4) {
            Text("a").frame(width: 30)
            Text("b").frame(minWidth: 300, maxWidth: 100)
            ForEach([1, 1, 2], id: \\.self) { Row(n: $0) }
            LazyVGrid(columns: []) { Text("x") }
            Text("long").frame(height: .nan)
            Grid { GridRow { Text("y").gridCellColumns(0) } }
            LazyHStack(spacing: -3) { Text("z") }
            Zag { Text("w") }
          }
        }
      }
      struct Turning: View {
        @State private var count = 0
        var body: some View { Text("\\(count)").onAppear { count += 1 }.onChange(of: count) { count += 1 } }
      }
      #Preview("Card") { Card() }
      #Preview("Turning") {
        Turning()
      }
      """)
    let run = try bench.render(file)
    #expect(run.status == 0, "doubts are no failures")
    for line in [
      "S.swift:9:1: warning: Card: frame: width -5", "S.swift:16:1: warning: Card: flexible frame: width 300",
      "S.swift:17:1: warning: Card: ForEach: The id 1 ", "S.swift:18:1: warning: Card: LazyVGrid: has no columns",
      "S.swift:19:1: warning: Card: frame: width nil, height NaN", "S.swift:20:1: warning: Card: gridCellColumns: 0 columns",
      "S.swift:21:1: warning: Card: LazyHStack: spacing -3", "S.swift:22:1: warning: Card: Zag: answered -1×20",
      "S.swift:26:1: warning: Turning: still changes its state",
    ] {
      #expect(run.complaints.contains(line), "\(line)\n\(run.complaints)")
    }
    let json = try bench.render(file, "--preview", "Card", "--format", "json", "-o", "-").output
    for line in [9, 16, 17, 18, 19, 20, 21, 22] { #expect(json.contains("\"line\" : \(line),"), "\(line)") }
  }

  @Test("UIKit: the property that holds the view, its identifier, else its class")
  func uikit() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "U.swift",
      """
      import PinLayout
      import UIKit
      final class Card: UIView {
        private let title = UILabel()
        private lazy var box: UIView = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          addSubview(box)
          let badge = UILabel()
          badge.accessibilityIdentifier = "badge"
          badge.translatesAutoresizingMaskIntoConstraints = false
          addSubview(badge)
          title.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            title.widthAnchor.constraint(equalToConstant: 100), title.widthAnchor.constraint(equalToConstant: 140),
            title.leadingAnchor.constraint(equalTo: leadingAnchor), title.topAnchor.constraint(equalTo: topAnchor),
            badge.heightAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 20),
            badge.leadingAnchor.constraint(equalTo: leadingAnchor), badge.topAnchor.constraint(equalTo: topAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          box.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
          addSubview(self)
        }
      }
      #Preview { Card() }
      """)
    let complaints = try bench.render(file).complaints
    #expect(try bench.render(bench.folder.appendingPathComponent(file).path).complaints == complaints, "paths begin where the user stands")
    for line in [
      "U.swift:4:1: warning: U: title: The constraint", "U.swift:5:1: warning: U: box: Its frame",
      "U.swift:11:1: warning: U: badge: The constraint", "U.swift:3:1: warning: U: Card: It was to be added to itself",
    ] {
      #expect(complaints.contains(line), "\(line)\n\(complaints)")
    }
  }
}
