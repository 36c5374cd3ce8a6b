import SwiftUI
import Testing
import UIKit

/// The rows of one module, by topic, as they are written down by the files beside.
final class Ledger {
  /// A chapter of the ledger: the rows of one file.
  struct Topic: Sendable, CustomTestStringConvertible {
    let title: String
    var rows: [Row] = []
    var testDescription: String { title }
  }

  private(set) var topics: [Topic] = []

  /// Begins a chapter, called as Apple's documentation calls the topic.
  func topic(_ title: String) { topics.append(Topic(title: title)) }

  private func add(
    _ names: [String], _ says: String, _ standing: Row.Standing, _ source: Source, _ place: (file: String, line: Int),
    _ check: @escaping @MainActor @Sendable (Judge) throws -> Void
  ) {
    topics[topics.count - 1].rows.append(
      Row(names: names, says: says, standing: standing, source: source, file: place.file, line: place.line, check: check))
  }
}

extension Ledger {
  /// What a view of SwiftUI shows.
  func row(
    _ names: String..., says: String, from source: Source, in canvas: Canvas = .fixed(100, 100), scale: CGFloat = 1,
    file: String = #filePath, line: Int = #line, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View,
    holds: @escaping @MainActor @Sendable (Shown) throws -> Void
  ) {
    add(names, says, .effect, source, (file, line)) { judge in try holds(Shown(view(), canvas, scale: scale, judge)) }
  }

  /// What a view of UIKit, or a controller's, shows. It fills the canvas.
  func uiRow(
    _ names: String..., says: String, from source: Source, in canvas: Canvas = .fixed(100, 100), scale: CGFloat = 1,
    file: String = #filePath, line: Int = #line, _ view: @escaping @MainActor @Sendable () -> UIView,
    holds: @escaping @MainActor @Sendable (Shown) throws -> Void
  ) {
    add(names, says, .effect, source, (file, line)) { judge in try holds(Shown(uiView: view, canvas, scale: scale, judge)) }
  }

  /// What a controller of UIKit shows, presented as a window's root.
  func controllerRow(
    _ names: String..., says: String, from source: Source, in canvas: Canvas = .fixed(390, 844), scale: CGFloat = 1,
    file: String = #filePath, line: Int = #line, _ controller: @escaping @MainActor @Sendable () -> UIViewController,
    holds: @escaping @MainActor @Sendable (Shown) throws -> Void
  ) {
    add(names, says, .effect, source, (file, line)) { judge in try holds(Shown(controller: controller, canvas, scale: scale, judge)) }
  }

  /// What is measured or computed: a size that fits, a path's bounds, a colour's parts.
  func measure(
    _ names: String..., says: String, from source: Source, file: String = #filePath, line: Int = #line,
    _ check: @escaping @MainActor @Sendable (Judge) throws -> Void
  ) {
    add(names, says, .effect, source, (file, line), check)
  }

  /// What is kept where other code reads it; nothing is seen.
  func value(
    _ names: String..., says: String, from source: Source, file: String = #filePath, line: Int = #line,
    _ check: @escaping @MainActor @Sendable (Judge) throws -> Void
  ) {
    add(names, says, .keepsValue, source, (file, line), check)
  }

  /// What changes nothing in a still picture, and why. `change` is tried on a specimen, whose picture must stay as it is.
  func none(
    _ names: String..., why: String, file: String = #filePath, line: Int = #line,
    _ change: @escaping @MainActor @Sendable (Specimen) -> some View
  ) {
    add(names, why, .none, .law("the picture is the same with and without"), (file, line)) { judge in
      let plain = try Shown(Specimen(), .fixed(200, 100), judge)
      plain.looks(like: { change(Specimen()) }, at: line)
    }
  }

  /// What changes nothing in a still picture of UIKit, and why.
  func uiNone(
    _ names: String..., why: String, file: String = #filePath, line: Int = #line, _ change: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    add(names, why, .none, .law("the picture is the same with and without"), (file, line)) { judge in
      let plain = try Shown(uiView: { UISpecimen.make() }, .fixed(200, 100), judge)
      plain.looks(
        likeUI: {
          let view = UISpecimen.make()
          change(view)
          return view
        }, at: line)
    }
  }

  /// What has nothing to show and nothing to keep, and why; for what a picture cannot be asked about.
  func none(_ names: String..., why: String, file: String = #filePath, line: Int = #line) {
    add(names, why, .none, .law("nothing to see"), (file, line)) { _ in }
  }

  /// What the phone has and this does not.
  func missing(_ names: String..., why: String, file: String = #filePath, line: Int = #line) {
    add(names, why, .missing, .law("not there"), (file, line)) { _ in }
  }
}
