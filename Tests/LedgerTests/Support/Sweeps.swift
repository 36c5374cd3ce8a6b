import SwiftUI
import UIKit

// Many ways to say something, side by side: what is true of each, and that none looks as another.
extension Judge {
  /// Shows every variant in a canvas of its own; no two look the same.
  @discardableResult func apart<Variant>(
    _ variants: [Variant], in canvas: Canvas, at line: Int = #line, _ view: @escaping @MainActor (Variant) -> some View
  ) throws -> [Shown] {
    try apart(variants, at: line) { variant in try Shown(view(variant), canvas, self) }
  }
  /// Shows every variant in a canvas of its own; no two look the same.
  @discardableResult func apart<Variant>(
    _ variants: [Variant], in canvas: Canvas, at line: Int = #line, ui view: @escaping @MainActor (Variant) -> UIView
  ) throws -> [Shown] {
    try apart(variants, at: line) { variant in try Shown(uiView: { view(variant) }, canvas, self) }
  }
  /// Shows every variant's controller; no two look the same.
  @discardableResult func apart<Variant>(
    _ variants: [Variant], in canvas: Canvas, at line: Int = #line, controller: @escaping @MainActor (Variant) -> UIViewController
  ) throws -> [Shown] {
    try apart(variants, at: line) { variant in try Shown(controller: { controller(variant) }, canvas, self) }
  }

  private func apart<Variant>(_ variants: [Variant], at line: Int, _ show: @MainActor (Variant) throws -> Shown) throws -> [Shown] {
    let shown = try variants.map(show)
    let pictures = shown.map(\.svg)
    for (index, picture) in pictures.enumerated() {
      if let twin = pictures[..<index].firstIndex(of: picture) {
        expect(false, "variant \(index) (\(variants[index])) looks as variant \(twin) (\(variants[twin]))", at: line)
      }
    }
    return shown
  }

  /// Shows every variant; all look the same.
  func alike(_ canvas: Canvas, at line: Int = #line, _ views: AnyView...) throws {
    let pictures = try views.map { try Shown($0, canvas, self).svg }
    for (index, picture) in pictures.enumerated() {
      expect(picture == pictures[0], "way \(index) looks otherwise than the first", at: line)
    }
  }
}
