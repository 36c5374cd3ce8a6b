import Foundation
import Testing

/// What is mended once the compiler has pointed at it, and what packages bring with them.
@Suite struct CommandRepairTests {
  private func render(_ text: String, name: String = "R.swift") throws -> (status: Int32, output: String, complaints: String) {
    let bench = try CommandBench()
    let file = try bench.write(name, text)
    let run = try bench.render(file, "--scale", "1", "--format", "json", "-o", "-")
    return (run.status, run.output, run.complaints)
  }

  @Test("A module's own member goes before a newer one of the system's, behind a dot and without one")
  func ownMembers() throws {
    let run = try render(
      """
      import SwiftUI
      extension View {
        func overlay<Over: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Over) -> some View {
          frame(width: 31, height: 3)
        }
        func covered() -> some View { overlay { Color.blue } }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { VStack(spacing: 0) { Color.red.overlay { Color.blue }; Color.red.covered() } }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 31") && run.output.contains("\"height\" : 6"), "\(run.output.prefix(600))")
  }

  @Test("What is ambiguous and not the module's own stays an error at its place")
  func foreignAmbiguity() throws {
    let run = try render(
      """
      import SwiftUI
      func twice(_ number: Int) -> String { "" }
      func twice(_ number: Int) -> Int { number }
      let unclear = [twice(1)].count
      #Preview("R", traits: .sizeThatFitsLayout) { Color.red.frame(width: 1, height: 1) }
      """)
    #expect(run.status != 0)
    #expect(run.complaints.contains("R.swift:4:"), "\(run.complaints)")
  }

  @Test("The delegate of a table or a collection is asked as one, by ? where it may have no such method")
  func delegatesOfScrollViews() throws {
    let run = try render(
      """
      import UIKit
      final class Chooser: UIViewController, UITableViewDelegate, UIApplicationDelegate {
        let table = UITableView()
        var chosen = 0
        override func viewDidLoad() {
          table.delegate = self
          table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 7, section: 0))
          let heard: UIApplicationDelegate = self
          heard.applicationDidBecomeActive?(UIApplication.shared)
          view = UIView(frame: CGRect(x: 0, y: 0, width: 20 + chosen, height: 2))
          preferredContentSize = view.bounds.size
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen = indexPath.row }
        func applicationDidBecomeActive(_ application: UIApplication) { chosen += 4 }
      }
      final class Box: UIView {
        let chooser = Chooser()
        override func sizeThatFits(_ size: CGSize) -> CGSize { chooser.view.bounds.size }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 31"), "\(run.output.prefix(600))")
  }

  @Test("A number may be called an object by a cast alone")
  func numbers() throws {
    let run = try render(
      """
      import UIKit
      final class Box: UIView {
        let radius: CGFloat = 7
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          let kept = radius as NSNumber
          return CGSize(width: CGFloat(kept.doubleValue) + 1, height: 2)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 8"), "\(run.output.prefix(600))")
  }

  @Test("A text of Core Foundation is an object where one is asked for, a decimal number too, and a length knows the system's abs")
  func bridged() throws {
    let run = try render(
      """
      import UIKit
      extension CGFloat { func isNear(_ other: CGFloat) -> Bool { abs(self - other) < 1 } }
      func length(_ object: AnyObject) -> Int { (object as? String)?.count ?? 0 }
      final class Box: UIView {
        let kind: CFString = "abcd"
        let share = Decimal(5)
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: CGFloat(Double(truncating: share as NSNumber)) + CGFloat(length(kind)), height: CGFloat(2).isNear(2.5) ? 2 : 0)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 9") && run.output.contains("\"height\" : 2"), "\(run.output.prefix(600))")
  }

  @Test("A class may say anew what an extension of a class above declares, and ask that one")
  func extensionsBelowClasses() throws {
    let run = try render(
      """
      import UIKit
      extension UIView { @objc func share() -> Int { 3 } }
      final class Box: UIView {
        override func share() -> Int { super.share() + 4 }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          let views: [UIView] = [self, UIView()]
          return CGSize(width: views[0].share(), height: views[1].share())
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 7") && run.output.contains("\"height\" : 3"), "\(run.output.prefix(600))")
  }

  @Test("Lengths in an array are numbers where numbers are asked for, and a text view's own delegate may be said anew")
  func arraysAndDelegates() throws {
    let run = try render(
      """
      import UIKit
      final class Words: UITextView {
        var heard = 0
        override var delegate: UITextViewDelegate? { didSet { heard += 1 } }
      }
      final class Told: NSObject, UITextViewDelegate {}
      final class Box: UIView {
        let dashes: [CGFloat] = [2, 3]
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          let words = Words()
          let told = Told()
          words.delegate = told
          let numbers = dashes as [NSNumber]
          return CGSize(width: numbers[0].intValue + numbers[1].intValue, height: words.heard)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 5") && run.output.contains("\"height\" : 1"), "\(run.output.prefix(600))")
  }

  @Test("Any object may be asked by name, where it is one and where it may be none")
  func anyObjects() throws {
    let run = try render(
      """
      import UIKit
      final class Told: NSObject { var count = 0; @objc func tell() { count += 3 } }
      final class Box: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          let told = Told()
          let object: AnyObject = told
          weak var other: AnyObject? = told
          _ = object.perform(#selector(Told.tell))
          _ = other?.perform(#selector(Told.tell))
          return CGSize(width: told.count, height: 2)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 6"), "\(run.output.prefix(600))")
  }

  @Test("A sender that is any object is asked as the view, the switch or the gesture it must be")
  func senders() throws {
    let run = try render(
      """
      import UIKit
      final class Box: UIView {
        var width = 0
        @IBAction func pressed(_ sender: AnyObject) {
          if sender.tag == 3 { width += 4 }
          if sender.currentTitle == "Go" { width += 5 }
        }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          let button = UIButton(type: .system)
          button.tag = 3
          button.setTitle("Go", for: .normal)
          pressed(button)
          return CGSize(width: width, height: 2)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 9"), "\(run.output.prefix(600))")
  }

  @Test("An extension may observe an own class's property of UIKit, and what it does then is done")
  func observersInExtensions() throws {
    let run = try render(
      """
      import UIKit
      class Box: UIView { var seen: CGFloat = 0 }
      extension Box {
        override var isHidden: Bool { didSet { seen += oldValue ? 10 : 1 } }
        override var intrinsicContentSize: CGSize { CGSize(width: seen, height: 2) }
        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
      }
      #Preview("R", traits: .sizeThatFitsLayout) {
        let box = Box()
        box.isHidden = true
        box.isHidden = false
        return box
      }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    // 1 as it was not hidden, 10 as it was.
    #expect(run.output.contains("\"width\" : 11"), "\(run.output.prefix(600))")
  }

  @Test("What one extension overrides of another's may ask for what lies above it, class by class")
  func superInExtensions() throws {
    let run = try render(
      """
      import UIKit
      extension UIView { func width(of count: Int) -> CGFloat { CGFloat(count) } }
      extension UIControl { override func width(of count: Int) -> CGFloat { super.width(of: count) + 20 } }
      final class Box: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          CGSize(width: width(of: 3) + UIButton(frame: .zero).width(of: 4), height: 2)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    // 3 by itself; 4 and 20 for a control.
    #expect(run.output.contains("\"width\" : 27"), "\(run.output.prefix(600))")
  }

  @Test("A package whose folder of tests is missing is read all the same, and nothing is left in it")
  func missingTests() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "P", targets: [.target(name: "P"), .testTarget(name: "PTests", dependencies: ["P"])])
      """)
    try bench.write(
      "P/Sources/P/A.swift",
      "import SwiftUI\n#Preview(\"A\", traits: .sizeThatFitsLayout) { Color.red.frame(width: 5, height: 2) }\n")
    let run = try bench.render("--package", "P", "--target", "P", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [5, 2])
    #expect(!FileManager.default.fileExists(atPath: bench.folder.appendingPathComponent("P/Tests").path))
  }

  @Test("A target's C and its headers are read anew when they change, and missed when they are gone")
  func headers() throws {
    let bench = try CommandBench()
    try bench.write(
      "P/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "P", targets: [.target(name: "C"), .target(name: "P", dependencies: ["C"])])
      """)
    try bench.write("P/Sources/C/include/c.h", "#define WIDTH 4\nint height(void);\n")
    try bench.write("P/Sources/C/c.c", "#include \"c.h\"\nint height(void) { return 2; }\n")
    try bench.write(
      "P/Sources/P/A.swift",
      """
      import C
      import SwiftUI
      #Preview("A", traits: .sizeThatFitsLayout) { Color.red.frame(width: CGFloat(WIDTH), height: CGFloat(height())) }
      """)
    let arguments = ["--package", "P", "--target", "P", "--scale", "1"]
    #expect(try bench.render(arguments).status == 0)
    #expect(bench.pixels("A.png") == [4, 2])
    try bench.write("P/Sources/C/include/c.h", "#define WIDTH 9\nint height(void);\n")
    #expect(try bench.render(arguments).status == 0)
    #expect(bench.pixels("A.png") == [9, 2])
    try FileManager.default.removeItem(at: bench.folder.appendingPathComponent("P/Sources/C/include/c.h"))
    let gone = try bench.render(arguments)
    #expect(gone.status != 0 && gone.complaints.contains("c.h"), "\(gone.complaints)")
  }

  @Test("A class that nothing is below may have an init() from above that a protocol asks for; one with a class below is told at its place")
  func requiredStarts() throws {
    let text = """
      import UIKit
      protocol Made { init() }
      open class Box: UIView, Made {
        open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 6, height: 2) }
      }
      func make<T: Made>(_ type: T.Type) -> T { type.init() }
      #Preview("R", traits: .sizeThatFitsLayout) { make(Box.self) }
      """
    let run = try render(text)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 6"), "\(run.output.prefix(600))")
    let below = try render(text + "\nfinal class Lower: Box {}\n")
    #expect(below.status != 0 && below.complaints.contains("R.swift:3:12: error: initializer requirement 'init()'"), "\(below.complaints)")
  }

  @Test("A layer's own property is the phone's to keep; what is wrong in a macro's text is told where the macro stands")
  func macroErrors() throws {
    let run = try render(
      """
      import UIKit
      final class Ring: CALayer { @NSManaged var progress: CGFloat }
      final class Box: UIView {
        let ring = Ring()
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          ring.progress = 4
          return CGSize(width: ring.progress, height: 2)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 4"), "\(run.output.prefix(600))")
    let wrong = try render(
      """
      import Foundation
      final class Ring: NSObject { @NSManaged var progress: Double }
      """)
    #expect(wrong.status != 0)
    #expect(wrong.complaints.contains("R.swift:2:30: error: cannot find 'managedValue' in scope"), "\(wrong.complaints)")
  }

  @Test("A class says anew what an extension of one above has as a property: whoever reads or sets it there comes to the class")
  func extensionProperties() throws {
    let run = try render(
      """
      import UIKit
      extension UIView {
        @objc var look: Int {
          get { tag }
          set { tag = newValue }
        }
        @objc var depth: Int { tag * 2 }
      }
      final class Other: UIView { override var depth: Int { [1].map { return $0 }.count } }
      final class Box: UIView {
        var own = 3
        override var look: Int {
          set { own = newValue + 1 }
          get { return own }
        }
        override var depth: Int { own * 10 }
        override func sizeThatFits(_ size: CGSize) -> CGSize {
          let any: UIView = self
          any.look = 4
          let plain = UIView()
          plain.look = 2
          return CGSize(width: any.look + plain.look, height: any.depth + plain.depth + (Other() as UIView).depth)
        }
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Box() }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    // 5 + 2 by 50 + 4 + 1
    #expect(run.output.contains("\"width\" : 7") && run.output.contains("\"height\" : 55"), "\(run.output.prefix(600))")
  }

  @Test("A row in brackets is the set that is asked for, and a class of a module on the main actor may be below one that is not")
  func setsAndActors() throws {
    let run = try render(
      """
      import CoreData
      import SwiftUI
      final class Kept { var all: NSSet?; var some: NSSet = [1, 2, 2] }
      final class Container: NSPersistentContainer {}
      let kept = Kept()
      func count() -> CGFloat {
        // What AVFoundation and SwiftUI bring along by their own names, and a value as an argument.
        let context: SwiftUICore.GraphicsContext? = nil
        _ = context
        NSLog("%@", ["a"])
        kept.all = [4, 5, 6]
        return CGFloat((kept.all?.count ?? 0) * 10 + kept.some.count)
      }
      #Preview("R", traits: .sizeThatFitsLayout) { Color.red.frame(width: count(), height: 1) }
      """)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("\"width\" : 32"), "\(run.output.prefix(600))")
  }
}
