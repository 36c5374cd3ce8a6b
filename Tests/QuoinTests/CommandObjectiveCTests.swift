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

  @Test("A manifest that asks for later tools of this version, or imports an Apple framework, is read")
  func foreignManifests() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 6.0.99
      import PackageDescription
      import SwiftUI
      let package = Package(name: "P", targets: [.target(name: "P")])
      """)
    try bench.write(
      "P/Sources/P/A.swift",
      "import SwiftUI\n#Preview(\"A\", traits: .sizeThatFitsLayout) { Color.red.frame(width: 9, height: 2) }\n")
    let run = try bench.render("--package", "P", "--target", "P", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [9, 2])
  }

  @Test("Protocols of Objective-C are for classes; optional members may stand on lines of their own and have a type without a nil")
  func classProtocols() throws {
    let run = try render(
      """
      import UIKit
      @objc
      public protocol Rates {
        @objc optional
        var rate: CGFloat { get }
        @objc(sizeOf:) optional
        func size(of count: Int) -> CGFloat
      }
      @objc protocol Hears: NSObjectProtocol { func heard() }
      final class Has: NSObject, Rates { var rate: CGFloat = 4; func size(of count: Int) -> CGFloat { CGFloat(count) } }
      final class HasNot: NSObject, Rates {}
      final class Asks: UIView {
        weak var rates: Rates?
        weak var hears: Hears?
        let kept: [any Rates] = [Has(), HasNot()]
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          rates = kept[0]
          var width = rates?.rate ?? 100
          if let rate = kept[1].rate { width += rate * 100 }
          return CGSize(width: width + (kept[1].rate ?? 20), height: (rates?.size?(of: 3) ?? 50) + (kept[1].size?(of: 3) ?? 5))
        }
      }
      #Preview("O", traits: .sizeThatFitsLayout) { Asks() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 24") && run.output.contains("\"height\" : 8"), "\(run.output.prefix(600))")
  }

  @Test("Class values are made by every initializer of UIKit's classes; a class whose initializers are its own is still asked for them")
  func classValues() throws {
    let run = try render(
      """
      import UIKit
      final class Wide: UIView {
        let extra: CGFloat
        override init(frame: CGRect) { extra = 5; super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: frame.width + extra, height: frame.height) }
      }
      final class Page: UIViewController { override func viewDidLoad() { super.viewDidLoad(); title = "page" } }
      struct Maker<View: UIView> {
        var make: (CGRect) -> View = { View(frame: $0) }
        var plain: () -> View = View.init
      }
      func page<P: UIViewController>(_ type: P.Type) -> P { type.init(nibName: nil, bundle: nil) }
      #Preview("O", traits: .sizeThatFitsLayout) {
        let made = Maker<Wide>().make(CGRect(x: 0, y: 0, width: 8, height: 3))
        let page = page(Page.self)
        page.loadViewIfNeeded()
        made.frame.size.width += Maker<Wide>().plain().extra + CGFloat(page.title?.count ?? 0)
        return made
      }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    // 8 as it was made, 5 of another, 4 letters, 5 of its own.
    #expect(run.output.contains("\"width\" : 22") && run.output.contains("\"height\" : 3"), "\(run.output.prefix(600))")
    let wrong = try render(
      "import UIKit\nfinal class Own: UIView { init(title: String) { super.init(frame: .zero) }\n required init?(coder: NSCoder) { nil } }\nlet a = Own(frame: .zero)\n"
    )
    #expect(wrong.status != 0 && wrong.complaints.contains("O.swift:4"), "\(wrong.complaints)")
  }

  @Test("Functions go through pointers and back, as code does that walks along paths")
  func functionPointers() throws {
    let run = try render(
      """
      import QuartzCore
      import UIKit
      extension CGPath {
        typealias Applier = @convention(block) (UnsafePointer<CGPathElement>) -> Void
        func each(_ body: @escaping Applier) {
          let callback: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void = { info, element in
            unsafeBitCast(info, to: Applier.self)(element)
          }
          apply(info: unsafeBitCast(body, to: UnsafeMutableRawPointer.self), function: unsafeBitCast(callback, to: CGPathApplierFunction.self))
        }
      }
      final class Counts: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          var count: CGFloat = 0
          UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3)).cgPath.each { _ in count += 1 }
          return CGSize(width: count, height: 2)
        }
      }
      #Preview("O", traits: .sizeThatFitsLayout) { Counts() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    // A rectangle is a move, three lines and an end.
    #expect(run.output.contains("\"width\" : 5"), "\(run.output.prefix(600))")
  }

  @Test("What the compiler cannot take is mended where it points: asked by `?`, overridden, of two types behind `#available`")
  func repairs() throws {
    let run = try render(
      """
      import SwiftUI
      import UIKit
      final class Router: NSObject, UINavigationControllerDelegate {
        weak var other: (any UINavigationControllerDelegate)?
        override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) || true }
        override func forwardingTarget(for selector: Selector!) -> Any? { super.forwardingTarget(for: selector) }
        func navigationController(_ controller: UINavigationController, didShow page: UIViewController, animated: Bool) {
          other?.navigationController?(controller, didShow: page, animated: animated)
        }
      }
      final class Tap: UITapGestureRecognizer { init() { super.init(target: nil, action: nil); name = "four" } }
      enum Ground { case plain
        @available(iOS, unavailable) case window
        var width: CGFloat { switch self { case .plain: 3 } }
      }
      extension View {
        func hued() -> some View {
          if #available(iOS 16.0, *) { return self.tint(Color.red) } else { return self.foregroundColor(Color.red) }
        }
      }
      let hasSafeArea = #selector(getter: UIView.safeAreaLayoutGuide)
      #Preview("O", traits: .sizeThatFitsLayout) {
        let width = Ground.plain.width + CGFloat(Tap().name?.count ?? 0) + (Router().responds(to: nil) ? 2 : 0)
        return Color.red.frame(width: width, height: 2).hued()
      }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 9"), "\(run.output.prefix(600))")
  }

  @Test("The app and the windows of delegates are reached as the phone gives them")
  func delegatesOfApps() throws {
    let run = try render(
      """
      import UIKit
      @MainActor func shared() -> UIApplication? {
        guard UIApplication.responds(to: NSSelectorFromString("sharedApplication")),
          let found = UIApplication.perform(NSSelectorFromString("sharedApplication")) else { return nil }
        return found.takeUnretainedValue() as? UIApplication
      }
      final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
      #Preview("O", traits: .sizeThatFitsLayout) {
        let delegate = Delegate()
        let known: any UIApplicationDelegate = delegate
        var width: CGFloat = 0
        if let twice = known.window, let window = twice { width += window.frame.width }
        if let app = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication, app === shared() { width += 4 }
        if UIWindow.Level.alert > .normal { width += 1 }
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: 2).isActive = true
        return view
      }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 12"), "\(run.output.prefix(600))")
  }
}
