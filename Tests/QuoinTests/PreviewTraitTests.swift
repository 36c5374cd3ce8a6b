import DeveloperToolsSupport
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Quoin

/// What `#Preview` says of its canvas, as the runner understands it.
@Suite @MainActor struct PreviewTraitTests {
  private func request(_ kind: PreviewType.Kind) throws -> PreviewRequest {
    try #require(PreviewType(kind: kind, name: "T").requests(sources: []).first)
  }

  @Test func namesAndCanvases() throws {
    let device = try request(.macro(OnDevice.self))
    #expect(device.summary.name == nil && device.summary.fallbackName == "File" && !device.canvasRequest.isLandscape)
    guard case .device = device.canvasRequest.layout else { return #expect(Bool(false), "no device") }
    let fitting = try request(.macro(Fitting.self))
    #expect(fitting.summary.name == "fits")
    guard case .sizeThatFits = fitting.canvasRequest.layout else { return #expect(Bool(false), "not as large as it fits") }
    let fixed = try request(.macro(Fixed.self))
    guard case .fixed(let size) = fixed.canvasRequest.layout else { return #expect(Bool(false), "not fixed") }
    #expect(size == CGSize(width: 30, height: 40))
    #expect(try request(.macro(Landscape.self)).canvasRequest.isLandscape)
    #expect(try request(.macro(Screen.self)).summary.name == "screen")
    #expect(try request(.macro(Screen.self)).kind == .viewController)
    #expect(try request(.macro(Piece.self)).kind == .view)
  }
}

private protocol InFile: PreviewRegistry {}
extension InFile {
  nonisolated static var fileID: String { "Module/File.swift" }
  nonisolated static var filePath: String { "/folder/File.swift" }
  nonisolated static var line: Int { 1 }
  nonisolated static var column: Int { 1 }
}
private enum OnDevice: InFile {
  static func makePreview() -> Preview { Preview { Text("a") } }
}
private enum Fitting: InFile {
  static func makePreview() -> Preview { Preview("fits", traits: .sizeThatFitsLayout) { Text("a") } }
}
private enum Fixed: InFile {
  static func makePreview() -> Preview { Preview(traits: .fixedLayout(width: 30, height: 40)) { Text("a") } }
}
private enum Landscape: InFile {
  static func makePreview() -> Preview { Preview(traits: .landscapeLeft) { Text("a") } }
}
private enum Screen: InFile {
  static func makePreview() -> Preview { Preview("screen") { UIViewController() } }
}
private enum Piece: InFile {
  static func makePreview() -> Preview { Preview("piece") { UIView() } }
}
