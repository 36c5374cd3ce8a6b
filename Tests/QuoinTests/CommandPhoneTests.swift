import Foundation
import Testing

/// Users' files are the phone's: its branches, its modules, its selectors, its names of assets.
@Suite struct CommandPhoneTests {
  @Test("The phone's branch is taken, and messages keep the user's lines and columns")
  func branches() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "A.swift",
      #"""
      import SwiftUI
      #Preview("A", traits: .sizeThatFitsLayout) {
        Color.red.frame(width: 10, height: 10)
          #if canImport(Glibc) || os(Linux)
            .nothing()
          #endif
          #if os(iOS) && targetEnvironment(simulator)
            .padding(.leading, "#if os(iOS) @objc #selector(".count == 28 ? 5 : 0)
          #else
            .nothing()
          #endif
      }
      """#)
    let run = try bench.render(file, "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [15, 10])
    let wrong = try bench.write(
      "B.swift", "import UIKit\n#if !os(iOS)||os(tvOS)\n#else\n@objc class B: NSObject { let a: Nowhere }\n#endif\n")
    let told = try bench.render(wrong)
    #expect(told.status != 0)
    #expect(told.complaints.contains("B.swift:4:34: error: cannot find type 'Nowhere' in scope"), "\(told.complaints)")
  }

  @Test("Foundation brings Combine, Observation, CoreGraphics and the network; small modules of Apple's are there")
  func modules() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/M.swift",
      """
      import CoreFoundation
      import Foundation
      import ObjectiveC
      import OSLog
      import SwiftUICore
      import UIKit.UIView
      import UniformTypeIdentifiers
      import os.log
      import simd
      class Cart: ObservableObject { @Published var n = 3 }
      @Observable final class Order { var v = CGVector(dx: 1, dy: 2) }
      func load() async throws -> Data { try await URLSession.shared.data(for: URLRequest(url: URL(string: "a")!)).0 }
      let log = os.Logger(subsystem: "test", category: "words")
      func say() { log.error("said \\(3, privacy: .public)"); os_log("told %{public}@", log: .default, type: .error, "you") }
      let eased: CGFloat = simd_smoothstep(0, 1, simd_mix(0, 2, 0.5))
      let stepped: CGFloat = simd_step(1, 2) + simd_clamp(9, -1, 0) - eased
      let width = CGFloat(simd_length(simd_float2(6, 8))) + stepped + (UTType("public.png")!.conforms(to: .image) ? 1 : 0)
      """)
    try bench.write(
      "App/P.swift",
      "import SwiftUI\n#Preview(\"P\", traits: .sizeThatFitsLayout) { say(); return Color.red.frame(width: width, height: 4) }\n")
    let run = try bench.render("App", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("P.png") == [11, 4])
    #expect(run.complaints.contains("[test:words] error: said 3") && run.complaints.contains("told you"), "\(run.complaints)")
  }

  @Test("Selectors, outlets and an old delegate compile, and a control's action runs")
  func selectors() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "S.swift",
      """
      import UIKit
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class Tapped: UIView {
        @IBOutlet weak var label: UILabel!
        @IBInspectable var gap: CGFloat = 2
        private var width: CGFloat = 5
        override init(frame: CGRect) {
          super.init(frame: frame)
          let button = UIButton()
          button.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside)
          NotificationCenter.default.addObserver(self, selector: #selector(Tapped.noted), name: .init("N"), object: nil)
          button.sendActions(for: .touchUpInside)
          NotificationCenter.default.post(name: .init("N"), object: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func tap(_ sender: UIButton) { width *= 2 }
        @objc private func noted(_ notification: Notification) { width += 1 }
        override var intrinsicContentSize: CGSize { CGSize(width: width, height: 3) }
        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      }
      #Preview("S", traits: .sizeThatFitsLayout) { Tapped() }
      """)
    let run = try bench.render(file, "--scale", "1", "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 11"), "\(run.output.prefix(600))")
  }

  @Test("Names of asset catalogues are symbols, with folders as namespaces; an own name of the same kind wins")
  func assets() throws {
    let bench = try CommandBench()
    let color =
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#
    for name in ["BrandColor", "Side/URLTint", "own", "BG", "default", "EBA72B"] {
      try bench.write("Assets.xcassets/\(name).colorset/Contents.json", color)
    }
    try bench.write("Assets.xcassets/Side/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    let file = try bench.write(
      "A.swift",
      """
      import SwiftUI
      extension Color { static let own = Color.blue }
      #Preview("A", traits: .sizeThatFitsLayout) {
        HStack(spacing: 0) {
          Color.brand.frame(width: 3, height: 4)
          Color(.Side.urlTint).frame(width: 3, height: 4)
          Rectangle().fill(.brand).frame(width: 3, height: 4)
          Color(uiColor: UIColor(resource: .BG)).frame(width: 3, height: 4)
          Color(uiColor: .brand).overlay(Color.own.opacity(0)).frame(width: 3, height: 4)
          Color(.default).frame(width: 3, height: 4)
          Color.EBA_72_B.frame(width: 3, height: 4)
        }
      }
      """)
    let run = try bench.render(file, "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [21, 4])
  }

  @Test("The app's accent is the colour called AccentColor, in both frameworks; a set without a colour leaves the system's blue")
  func accentColors() throws {
    let bench = try CommandBench()
    let words = """
      import SwiftUI
      #Preview("S", traits: .fixedLayout(width: 60, height: 40)) {
        HStack(spacing: 0) { Color.accentColor; Rectangle().fill(.tint); Toggle("", isOn: .constant(true)).labelsHidden() }
      }
      #Preview("U", traits: .fixedLayout(width: 20, height: 20)) {
        let view = UIView()
        view.backgroundColor = view.tintColor
        return view
      }
      """
    func looks(_ name: String, _ colors: String) throws -> String {
      try bench.write("\(name)/Assets.xcassets/AccentColor.colorset/Contents.json", colors)
      let run = try bench.render(try bench.write("\(name)/A.swift", words), "-o", "\(name).svg", "--preview", "S")
      #expect(run.status == 0, "\(run.complaints)")
      let other = try bench.render("\(name)/A.swift", "-o", "\(name)U.svg", "--preview", "U")
      #expect(other.status == 0, "\(other.complaints)")
      return String(decoding: bench.bytes("\(name).svg") + bench.bytes("\(name)U.svg"), as: UTF8.self).lowercased()
    }
    let entry = #"{"idiom":"universal","color":{"components":{"red":"0xC0","green":"0x20","blue":"0x40","alpha":"1"}}}"#
    let own = try looks("Own", #"{"colors":[\#(entry)]}"#)
    #expect(own.components(separatedBy: "#c02040").count == 4, "\(own)")
    #expect(!own.contains("#007aff") && own.contains("#34c759"), "a switch stays green where nobody tints it: \(own)")
    let plain = try looks("Plain", #"{"colors":[{"idiom":"universal"}]}"#)
    #expect(plain.components(separatedBy: "#007aff").count == 4, "\(plain)")
  }

  @Test("Matches are gone through by a closure that does not escape, but where a file has a function of that name")
  func matches() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/A.swift",
      """
      import UIKit
      final class Finder {
        var count = 0
        func find(_ text: String) throws {
          let expression = try NSRegularExpression(pattern: "a")
          expression.enumerateMatches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count)) { match, _, stop in
            count += match?.range.location ?? 0
            stop.pointee = true
          }
        }
      }
      """)
    let run = try bench.check("App", "--compile-only")
    #expect(run.status == 0, "\(run.complaints)")
    try bench.write(
      "Own/A.swift",
      """
      import Foundation
      struct Own { func enumerateMatches(_ body: (Int) -> Void) { body(1) } }
      func go(_ own: Own) { own.enumerateMatches { print($0) } }
      """)
    let own = try bench.check("Own", "--compile-only")
    #expect(own.status == 0, "\(own.complaints)")
  }

  @Test("Classes that Foundation has here by name alone are ours, and come without an import")
  func namesAlone() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/A.swift",
      """
      import UIKit
      func result(of words: String) -> Double? {
        NSExpression(format: words).expressionValue(with: nil, context: nil) as? Double
      }
      func initials(_ name: PersonNameComponents) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = .abbreviated
        return formatter.string(from: name)
      }
      func isNamed(_ key: String) -> NSPredicate {
        NSComparisonPredicate(
          leftExpression: NSExpression(forKeyPath: key), rightExpression: NSExpression(forConstantValue: 1), modifier: .direct,
          type: .equalTo, options: [])
      }
      final class Item: NSObject {
        override func setValue(_ value: Any?, forUndefinedKey key: String) {}
      }
      func undo(_ manager: UndoManager?) -> Int { manager?.groupingLevel ?? NSBundleResourceRequest(tags: []).tags.count }
      """)
    let run = try bench.check("App", "--compile-only")
    #expect(run.status == 0, "\(run.complaints)")
  }

  @Test("Expressions, hints with rules and live activities compile as apps write them")
  func sweptFrameworks() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/Sum.swift",
      """
      import CoreData
      func total(of keyPath: String) -> NSExpressionDescription {
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: keyPath)])
        sum.expressionResultType = .doubleAttributeType
        return sum
      }
      func reckoned(_ words: String) -> Double? {
        NSExpression(format: words).expressionValue(with: nil, context: nil) as? Double
      }
      """)
    try bench.write(
      "App/Tip.swift",
      """
      import SwiftUI
      import TipKit
      struct FavoriteTip: Tip {
        @Parameter
        static var isSignedIn: Bool = false
        static let opened = Event(id: "opened")
        var title: Text { Text("Save as a favorite") }
        var rules: [Rule] {
          [
            #Rule(Self.$isSignedIn) { $0 == true },
            #Rule(Self.opened) { $0.donations.count >= 3 },
          ]
        }
        var options: [Option] { [Tips.MaxDisplayCount(1)] }
      }
      struct Page: View {
        var body: some View {
          TipView(FavoriteTip(), arrowEdge: .bottom)
            .task {
              try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
              FavoriteTip.isSignedIn = true
              await FavoriteTip.opened.donate()
            }
        }
      }
      """)
    try bench.write(
      "App/Activity.swift",
      """
      import ActivityKit
      struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
        var name: String
      }
      func stop(_ activity: Activity<Ride>) async {
        await activity.end(dismissalPolicy: .immediate)
        await activity.end(nil, dismissalPolicy: .default)
      }
      """)
    let run = try bench.check("App", "--compile-only")
    #expect(run.status == 0, "\(run.complaints)")
  }

  @Test("check --compile-only compiles without drawing")
  func check() throws {
    let bench = try CommandBench()
    let good = try bench.write("Good.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n")
    let bad = try bench.write("Bad.swift", "import SwiftUI\nstruct B: View { var body: some View { Nothing() } }\n")
    #expect(try bench.check(good, "--compile-only").status == 0)
    let run = try bench.check(bad, "--compile-only")
    #expect(run.status == 1)
    #expect(run.complaints.contains("Bad.swift:2:40: error: cannot find 'Nothing' in scope"), "\(run.complaints)")
  }

  @Test("A name that is missing in a preview is told alone, without what follows for the preview's return and type")
  func consequences() throws {
    let bench = try CommandBench()
    let file = try bench.write("P.swift", "import SwiftUI\n#Preview {\n  let model = Missing()\n  return Text(\"\\(model)\")\n}\n")
    let run = try bench.check(file, "--compile-only")
    #expect(run.status == 1 && run.complaints.contains("P.swift:3:15: error: cannot find 'Missing' in scope"), "\(run.complaints)")
    #expect(!run.complaints.contains("PreviewBodyBuilder") && !run.complaints.contains("'Content'"), "\(run.complaints)")
    #expect(!run.complaints.contains("remove 'return'"), "\(run.complaints)")
  }

  @Test("Names of --assets come beside what a package's files are given anyway, for pictures as for --compile-only")
  func addedAssets() throws {
    let bench = try CommandBench()
    for set in ["P/Sources/A/Media.xcassets/own.colorset", "More/Extra.xcassets/brand.colorset"] {
      let color = #"{"color-space":"srgb","components":{"red":"1.0","green":"0.0","blue":"0.0","alpha":"1.0"}}"#
      try bench.write("\(set)/Contents.json", "{\"colors\":[{\"idiom\":\"universal\",\"color\":\(color)}]}")
    }
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "A", resources: [.process("Media.xcassets")])])
      """)
    try bench.write(
      "P/Sources/A/A.swift",
      """
      import SwiftUI
      struct A: View {
        var body: some View { Color.brand.overlay(Color(.own)).overlay(Image("none", bundle: .module)).tag(Bundle.module.bundlePath) }
      }
      #Preview("A", traits: .fixedLayout(width: 4, height: 2)) { Color.brand.overlay { Color(.own).padding(1) } }
      """)
    let package = ["--package", "P", "--target", "A"]
    for folder in ["More", "More/Extra.xcassets"] {
      let run = try bench.check(package + ["--compile-only", "--assets", folder])
      #expect(run.status == 0, "\(folder): \(run.complaints)")
    }
    #expect(try bench.check(package + ["--compile-only"]).complaints.contains("'brand'"))
    let drawn = try bench.render(package + ["--assets", "More", "-o", "a.png"])
    #expect(drawn.status == 0, "\(drawn.complaints)")
    #expect(bench.pixels("a.png") == [8, 4])
    // So do all targets of a package, without --target.
    let all = try bench.check(["--package", "P", "--assets", "More", "--record"])
    #expect(all.status == 0, "\(all.complaints)")
  }

  @Test("test runs a package's tests with its files read as on the phone, and takes their status")
  func tests() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "P", dependencies: [.package(path: "../Below")],
        targets: [.target(name: "A", dependencies: ["Below"]), .testTarget(name: "ATests", dependencies: ["A"])])
      """)
    try bench.write(
      "Below/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Below", products: [.library(name: "Below", targets: ["Below"])], targets: [.target(name: "Below")])
      """)
    let place = "#if os(iOS)\npublic let NAME = true\n#else\npublic let NAME = false\n#endif\n"
    try bench.write("Below/Sources/Below/Below.swift", place.replacingOccurrences(of: "NAME", with: "isBelow"))
    let own = place.replacingOccurrences(of: "NAME", with: "isOwn")
    try bench.write("P/Sources/A/A.swift", "@_exported import Below\n" + own)
    try bench.write(
      "P/Tests/ATests/ATests.swift",
      "import A\nimport Testing\n#if os(iOS)\n  @Test func phone() { #expect(isOwn && isBelow) }\n#endif\n@Test func wrong() { #expect(!isOwn) }\n"
    )
    let good = try bench.test("--package", "P", "--filter", "phone")
    #expect(good.status == 0, "\(good.complaints) \(good.output)")
    #expect(good.output.contains("1 test in 0 suites passed") || good.output.contains("1 test passed"), "\(good.output)")
    let bad = try bench.test("--package", "P", "--skip-build", "--filter", "wrong")
    #expect(bad.status == 1)
    #expect(bad.output.contains("ATests.swift:6:"), "\(bad.output)")
    #expect(String(decoding: bench.bytes("P/Sources/A/A.swift"), as: UTF8.self).hasSuffix(own))
    #expect(try bench.test().complaints.contains(". holds no Package.swift. Name the package's folder: quoin test --package FOLDER"))
  }

  @Test("Lists of bindings with actions, by any id; keyframes without a track")
  func forms() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "F.swift",
      """
      import SwiftUI
      struct Items: View {
        @State private var items = ["a", "b"]
        var body: some View {
          List { ForEach($items, id: \\.self, editActions: [.delete, .move]) { $item in TextField("", text: $item) } }
          List($items, id: \\.self, editActions: .all) { $item in Text(item) }
        }
      }
      #Preview("F", traits: .fixedLayout(width: 20, height: 10)) {
        Items().keyframeAnimator(initialValue: 0.0, repeating: false) { view, value in view.opacity(1 - value) } keyframes: { _ in
          CubicKeyframe(1.0, duration: 1)
        }
      }
      """)
    let run = try bench.check(file, "--compile-only")
    #expect(run.status == 0, "\(run.complaints)")
  }

  @Test("A preview's body may return different views, as a course's do and catch")
  func returns() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "A.swift",
      """
      import SwiftUI
      struct Wrong: Error {}
      func size(_ fails: Bool) throws -> CGFloat { if fails { throw Wrong() } else { 12 } }
      #Preview("Good", traits: .sizeThatFitsLayout) {
        do {
          let side = try size(false)
          return Color.red.frame(width: side, height: side)
        } catch {
          return Text("No: \\(error)")
        }
      }
      """.replacingOccurrences(of: "\\\\", with: "\\"))
    let run = try bench.render(file, "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("Good.png") == [12, 12])
  }

  @Test("A model of Core ML gives the class that Xcode makes of it, and what it would say is an error")
  func learnedModels() throws {
    let bench = try CommandBench()
    try bench.write(
      "App/A.swift",
      """
      import CoreML
      import SwiftUI
      #Preview("A") {
        let model = try? Sleep(configuration: MLModelConfiguration())
        let words = (try? model?.prediction(wake: 1.5, cups: 2))?.map { "\\($0.hours + 1)" } ?? "nothing is foretold"
        Text(words)
      }
      """.replacingOccurrences(of: "\\\\", with: "\\"))
    // Version 1; a description (2) with two inputs (1), a Double and an Int64, and an output (10), a Double.
    func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] { [number << 3 | 2, UInt8(bytes.count)] + bytes }
    func feature(_ name: String, type: UInt8) -> [UInt8] { field(1, Array(name.utf8)) + field(3, field(type, [])) }
    let description = field(1, feature("wake", type: 2)) + field(1, feature("cups", type: 1)) + field(10, feature("hours", type: 2))
    try Data([8, 1] + field(2, description)).write(to: bench.folder.appendingPathComponent("App/Sleep.mlmodel"))
    let run = try bench.render("App", "--format", "json", "-o", "-")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("nothing is foretold"))
  }

  @Test("A package's target is compiled with the products of the packages in folders that it names, and those that these name")
  func packages() throws {
    let bench = try CommandBench()
    func make(_ name: String, needs: [String], _ source: String) throws {
      let packages = needs.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
      let products = needs.map { ".product(name: \"\($0)\", package: \"\($0)\")" }.joined(separator: ", ")
      try bench.write(
        "\(name)/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(packages)],
          targets: [.target(name: "\(name)", dependencies: [\(products)])])
        """)
      try bench.write("\(name)/Sources/\(name)/\(name).swift", source)
    }
    try make("Deep", needs: [], "import SwiftUI\npublic let side: CGFloat = 14\n")
    try make("Middle", needs: ["Deep"], "import Deep\nimport SwiftUI\npublic var twice: CGFloat { side * 2 }\n")
    try make(
      "Top", needs: ["Middle"],
      "import Middle\nimport SwiftUI\n#Preview(\"A\", traits: .sizeThatFitsLayout) { Color.red.frame(width: twice, height: 3) }\n")
    let run = try bench.render("--package", "Top", "--target", "Top", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [28, 3])
    // What a checked-out package needs lies beside it, where SwiftPM has put it.
    for (name, needs) in [("Alpha", "Beta"), ("Beta", "")] {
      let dependency = needs.isEmpty ? "" : ".package(url: \"https://example.invalid/x/\(needs).git\", from: \"1.0.0\")"
      try bench.write(
        "Above/.build/checkouts/\(name)/Package.swift",
        """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependency)],
          targets: [.target(name: "\(name)", dependencies: [\(needs.isEmpty ? "" : ".product(name: \"\(needs)\", package: \"\(needs)\")")])])
        """)
      let source = needs.isEmpty ? "public let side: CGFloat = 6" : "import \(needs)\npublic var twice: CGFloat { side * 2 }"
      try bench.write("Above/.build/checkouts/\(name)/Sources/\(name)/\(name).swift", "import SwiftUI\n\(source)\n")
    }
    try bench.write(
      "Above/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Above", dependencies: [.package(url: "https://example.invalid/x/Alpha.git", from: "1.0.0")],
        targets: [.target(name: "Above", dependencies: [.product(name: "Alpha", package: "Alpha")])])
      """)
    try bench.write("Above/Sources/Above/A.swift", "import Alpha\nlet four = twice * 2\n")
    let above = try bench.check("--compile-only", "--package", "Above", "--target", "Above")
    #expect(above.status == 0, "\(above.complaints)")
    // A package that cannot be had is told of, and matters only to those who import it.
    try make("Lost", needs: ["Deep", "Middle"], "import Deep\nimport SwiftUI\n#Preview(\"B\") { Color.red.frame(width: side) }\n")
    try bench.write(
      "Middle/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Middle\")\n")
    let lost = try bench.render("--package", "Lost", "--target", "Lost")
    #expect(lost.complaints.contains("Lost needs the product Middle of another package, and none of the packages"), "\(lost.complaints)")
    #expect(lost.status == 0)
  }
}
