import Foundation
import Quoin
import QuoinSnapshots
@_spi(Internals) import SnapshotTesting
import SwiftUI
import UIKit

/// Fails the test unless views lie where they are said to.
///
/// ```swift
/// expectLayout(of: Ticket(), proposing: .init(width: 320, height: 120), frames: [
///   "seat": CGRect(x: 16, y: 60, width: 48, height: 20),
/// ])
/// ```
///
/// - Parameters:
///   - view: The view; its body runs once.
///   - proposal: What it is proposed, in points; nothing, unless said.
///   - frames: Where views lie on the page, by their `accessibilityIdentifier`, else by type, text or kind.
///   - tolerance: How far an edge may lie away, in points.
/// - Returns: The layout, for further questions.
@MainActor @discardableResult public func expectLayout(
  of view: some View, proposing proposal: ProposedViewSize = .unspecified, frames: KeyValuePairs<String, CGRect>,
  tolerance: CGFloat = 0.5, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> TestedLayout {
  let tested = layout(of: view, proposing: proposal)
  let complaints = LayoutExpectation(tested, tolerance: tolerance).complaints(frames.map { ($0.key, $0.value) })
  if !complaints.isEmpty {
    recordIssue(complaints.joined(separator: "\n"), fileID: fileID, filePath: file, line: line, column: column)
  }
  return tested
}

/// Fails the test unless views lie as on a board drawn in text: every letter stands for a view and fills what the view covers.
///
/// ```swift
/// expectLayout(of: Row(), proposing: .init(width: 60, height: 20), names: ["i": "icon", "t": "title"], board: """
///   iit…
///   iit…
///   """)
/// ```
///
/// - Parameters:
///   - view: The view; its body runs once.
///   - proposal: What it is proposed, in points; nothing, unless said.
///   - cell: What a letter is wide and high, in points.
///   - names: What letters stand for; one that is not named stands for the view of that `accessibilityIdentifier`.
///   - tolerance: How far an edge may lie from the board's, in points; half a cell unless said.
///   - board: The board. Blanks and `.` are empty; its size is the page's.
/// - Returns: The layout, for further questions.
@MainActor @discardableResult public func expectLayout(
  of view: some View, proposing proposal: ProposedViewSize = .unspecified, cell: CGSize = CGSize(width: 10, height: 10),
  names: [Character: String] = [:], tolerance: CGFloat? = nil, board: String, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> TestedLayout {
  let tested = layout(of: view, proposing: proposal)
  func fail(_ words: String) { recordIssue(words, fileID: fileID, filePath: file, line: line, column: column) }
  guard cell.width > 0, cell.height > 0 else {
    fail("A cell of \(snapshotWords(width: cell.width, height: cell.height)) holds nothing: give it a width and a height above 0.")
    return tested
  }
  let drawn = LayoutBoard(board, cell: cell, names: names)
  let slack = tolerance ?? max(cell.width, cell.height) / 2
  let complaints = LayoutExpectation(tested, tolerance: slack).complaints(drawn.frames)
  if !complaints.isEmpty {
    fail((complaints + ["As it is:", LayoutBoard.text(of: tested, like: drawn)]).joined(separator: "\n"))
  }
  return tested
}

/// Fails the test unless views of UIKit lie where they are said to, in a window of `size` points.
@MainActor @discardableResult public func expectLayout(
  of view: UIView, in size: CGSize? = nil, frames: KeyValuePairs<String, CGRect>, tolerance: CGFloat = 0.5,
  fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> TestedLayout {
  let tested = layout(of: view, in: size)
  let complaints = LayoutExpectation(tested, tolerance: tolerance).complaints(frames.map { ($0.key, $0.value) })
  if !complaints.isEmpty {
    recordIssue(complaints.joined(separator: "\n"), fileID: fileID, filePath: file, line: line, column: column)
  }
  return tested
}

/// Compares a layout with frames that are expected.
@MainActor struct LayoutExpectation {
  private let tested: TestedLayout
  private let tolerance: CGFloat

  init(_ tested: TestedLayout, tolerance: CGFloat) {
    self.tested = tested
    self.tolerance = tolerance.isNaN ? 0 : max(0, tolerance)
  }

  func complaints(_ frames: [(name: String, frame: CGRect)]) -> [String] {
    frames.flatMap { name, expected -> [String] in
      guard let actual = tested.frame(name) else {
        return ["There is no view \(name). There is: \(tested.names.prefix(12).joined(separator: ", "))."]
      }
      let distances = [
        expected.minX - actual.minX, expected.minY - actual.minY, expected.maxX - actual.maxX, expected.maxY - actual.maxY,
      ]
      guard distances.contains(where: { !(abs($0) <= tolerance) }) else { return [] }
      let steps = tested.steps(about: name).suffix(4).map { "  \($0)" }
      return ["\(name) lies at \(words(actual)), not at \(words(expected))."] + steps
    }
  }

  private func words(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { snapshotWords(Double($0)) }
    return "(\(numbers[0]), \(numbers[1])) \(numbers[2])×\(numbers[3])"
  }
}
