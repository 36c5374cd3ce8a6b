import Foundation
import Testing

/// What users' files take from Objective-C, read as Swift takes it everywhere.
@Suite struct CommandObjectiveCTests {
  private func render(_ text: String, name: String = "O.swift") throws -> (status: Int32, output: String, complaints: String) {
    let bench = try CommandBench()
    let file = try bench.write(name, text)
    let run = try bench.render(file, "--scale", "1", "--format", "json", "-o", "-")
    return (run.status, run.output, run.complaints)
  }

  @Test("Optional members of protocols are called where somebody has them, and are nil elsewhere")
  func optionalMembers() throws {
    let run = try render(
      """
      import UIKit
      @objc protocol Rules: AnyObject { @objc optional func width(of name: String, _: Bool) -> CGFloat
        @objc optional func height() -> CGFloat
        @objc optional var title: String? { get }
        func must() -> CGFloat }
      final class Has: Rules {
        func width(of name: String, _ wide: Bool) -> CGFloat { wide ? CGFloat(name.count) : 1 }
        func height() -> CGFloat { 7 }
        func must() -> CGFloat { 1 }
      }
      final class HasNot: Rules { func must() -> CGFloat { 2 } }
      final class Asks: UIView {
        let rules: [any Rules] = [Has(), HasNot()]
        weak var nobody: (any Rules)?
        override var intrinsicContentSize: CGSize {
          var width: CGFloat = 0
          for rule in rules { width += rule.width?(of: "four", true) ?? 20 }
          if let height = rules[0].height?(), rules[1].height?() == nil, nobody?.height?() == nil, rules[1].title == nil {
            return CGSize(width: width + rules[1].must(), height: height)
          }
          return .zero
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      }
      #Preview("O", traits: .sizeThatFitsLayout) { Asks() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    // 4 from the one that has it, 20 for the other, 2 from what both must have.
    #expect(run.output.contains("\"width\" : 26") && run.output.contains("\"height\" : 7"), "\(run.output.prefix(600))")
  }

  @Test("An error behind optional members is told at its own line; a requirement that nobody has is still missed")
  func optionalErrors() throws {
    let run = try render(
      "import UIKit\n@objc protocol P { @objc optional func a()\n  func b()\n}\nclass C: P { let x: Nowhere }\n")
    #expect(run.status != 0)
    #expect(run.complaints.contains("O.swift:5:21: error: cannot find type 'Nowhere' in scope"), "\(run.complaints)")
    #expect(run.complaints.contains("type 'C' does not conform to protocol 'P'"), "\(run.complaints)")
  }

  @Test("What overrides in an extension of an own class is run, and may call what lies above it")
  func extensionOverrides() throws {
    let run = try render(
      """
      import UIKit
      class Box: UIView { var width: CGFloat = 3 }
      extension Box {
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 5) }
        open override func sizeThatFits(_: CGSize) -> CGSize { intrinsicContentSize }
        override func didMoveToWindow() { super.didMoveToWindow(); width = 11 }
        override class var layerClass: AnyClass { CAShapeLayer.self }
      }
      #Preview("O", traits: .sizeThatFitsLayout) { let box = Box(); box.didMoveToWindow(); box.width += box.layer is CAShapeLayer ? 1 : 0; return box }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 12") && run.output.contains("\"height\" : 5"), "\(run.output.prefix(600))")
  }

  @Test("What overrides in an extension of UIKit's classes compiles, and a sentence says that it is not run")
  func foreignOverrides() throws {
    let run = try render(
      """
      import UIKit
      extension UINavigationController { open override func viewDidLoad() { super.viewDidLoad(); title = "never" } }
      #Preview("O", traits: .fixedLayout(width: 10, height: 10)) { UIView() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.complaints.contains("viewDidLoad in an extension of UINavigationController is not run"), "\(run.complaints)")
  }

  @Test("What one extension declares another may override for a class below it, whichever type the object is known by")
  func overridesOfExtensions() throws {
    let run = try render(
      """
      import UIKit
      extension UIView { func width(of views: [UIView]) -> CGFloat { CGFloat(views.count) }
        func height() -> CGFloat {
          return 3
        }
      }
      extension UITableViewCell { override func width(of views: [UIView]) -> CGFloat { 20 + CGFloat(views.count) }
        override func height() -> CGFloat { 7 } }
      final class Box: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        override var intrinsicContentSize: CGSize {
          let cell: UIView = UITableViewCell()
          return CGSize(width: cell.width(of: [self]) + width(of: [self]), height: cell.height() + height())
        }
      }
      #Preview("O", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 22") && run.output.contains("\"height\" : 10"), "\(run.output.prefix(600))")
  }

  @Test("The phone's own protocols are asked by `?`, own closures of such names keep it")
  func optionalCalls() throws {
    let run = try render(
      """
      import UIKit
      final class Both: UIScrollView, UIScrollViewDelegate {
        var scrollViewDidEndDragging: ((Int) -> Void)?
        var told = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { told += 4 }
        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
        override var intrinsicContentSize: CGSize {
          delegate = self
          told = 0
          (delegate as? UIScrollViewDelegate)?.scrollViewDidScroll?(self)
          scrollViewDidEndDragging = { self.told += $0 }
          scrollViewDidEndDragging?(5)
          return CGSize(width: told, height: 2)
        }
      }
      #Preview("O", traits: .sizeThatFitsLayout) { Both() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 9"), "\(run.output.prefix(600))")
  }

  @Test("A package's settings hold for its targets: SWIFT_PACKAGE, its own conditions, features and isolation")
  func packageSettings() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P",
        targets: [
          .target(name: "P", swiftSettings: [
            .define("WIDE", .when(platforms: [.iOS])), .define("NARROW", .when(platforms: [.macOS])), .enableUpcomingFeature("InternalImportsByDefault"),
          ])
        ])
      """)
    try bench.write(
      "P/Sources/P/A.swift",
      """
      public import SwiftUI
      #if SWIFT_PACKAGE && WIDE && !NARROW
        let width: CGFloat = 13
      #endif
      @MainActor final class Held { init() {} }
      @MainActor struct Holds { init(_ held: Held = Held()) {} }
      #Preview("A", traits: .sizeThatFitsLayout) { _ = Holds(); return Color.red.frame(width: width, height: 2) }
      """)
    try bench.write("P/Sources/P/B.swift", "import SwiftUI\nlet other = Color.red\n")
    let run = try bench.render("--package", "P", "--target", "P", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [13, 2])
  }
}
