import Foundation
import Testing

/// `quoin render` with what nobody hopes for: one clear sentence, an exit status that is not 0, and nothing half-written.
@Suite struct CommandBadInputTests {
  private let good = "import SwiftUI\n#Preview(\"Good\", traits: .fixedLayout(width: 20, height: 10)) { Color.red }\n"

  @Test("A file that does not compile: the compiler's words against the user's own lines, and no picture")
  func compileError() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "Bad.swift",
      """
      import SwiftUI
      struct Bad: View { var body: some View { Text("a").nowhere() } }
      #Preview("P") {
        Bad()
          .alsoNowhere()
      }
      """)
    let run = try bench.render(file)
    #expect(run.status == 1)
    #expect(run.complaints.contains("Bad.swift:2:52: error: ") && run.complaints.contains("nowhere"), "\(run.complaints)")
    #expect(run.complaints.contains("Bad.swift:5:6: error: ") && run.complaints.contains("alsoNowhere"), "\(run.complaints)")
    #expect(!run.complaints.contains("/tmp/swift-generated-sources") && !run.complaints.contains("__P_"), "\(run.complaints)")
    #expect(run.output.isEmpty)
    #expect(bench.names() == ["Bad.swift"])
  }

  @Test("A command that is written wrong is not only a file that is missing")
  func wrongCommand() throws {
    let bench = try CommandBench()
    let run = try bench.quoin("rendr", "Card.swift")
    #expect(run.status != 0 && run.complaints.contains("rendr: there is no such file. Did you mean quoin render?"), "\(run.complaints)")
    let far = try bench.quoin("Nowhere.swift")
    #expect(far.complaints.contains("Nowhere.swift: there is no such file."), "\(far.complaints)")
    #expect(!far.complaints.contains("Did you mean"), "\(far.complaints)")
    #expect(try bench.quoin("--version").output.hasPrefix("quoin 1"))
  }

  @Test("A nil that is unwrapped: the line, for an outlet that nobody connected, too, and the name of the picture that is not there")
  func unwrappedNil() throws {
    let bench = try CommandBench()
    let outlet = try bench.write(
      "Outlet.swift",
      """
      import UIKit
      class Empty: UIViewController {
        @IBOutlet weak var label: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); label.text = "x" }
      }
      #Preview { Empty() }
      """)
    let first = try bench.render(outlet)
    #expect(first.complaints.contains("Outlet.swift:4: Unexpectedly found nil while implicitly unwrapping"), "\(first.complaints)")
    let picture = try bench.write(
      "Picture.swift", "import SwiftUI\n#Preview {\n  Image(uiImage: UIImage(named: \"logo\")!)\n}\n")
    let second = try bench.render(picture)
    #expect(
      second.complaints.contains("Picture.swift:3: Unexpectedly found nil")
        && second.complaints.contains("There is no picture named \"logo\""), "\(second.complaints)")
    // Another nil has nothing to do with a picture that somebody did without.
    let other = try bench.write(
      "Other.swift",
      "import SwiftUI\n#Preview {\n  Image(uiImage: UIImage(named: \"logo\") ?? UIImage())\n  Text([Int]().first!.description)\n}\n")
    let third = try bench.render(other)
    #expect(third.complaints.contains("Other.swift:4: Unexpectedly found nil") && !third.complaints.contains("logo"), "\(third.complaints)")
  }

  @Test("Errors come in the order of the files and their lines, whichever the compiler met first")
  func errorOrder() throws {
    let bench = try CommandBench()
    let second = "import SwiftUI\nstruct B: View {\n  var body: some View { Text(\"b\").nowhere() }\n}\nextension NoSuch {}\n"
    try bench.write("Views/B.swift", second)
    try bench.write(
      "Views/A.swift",
      """
      import SwiftUI
      func late() { Text("a").alsoNowhere() }
      struct A: View {
        var other: NoType
        var body: some View { B().nowhere() }
      }
      struct C: NoSuch { let a = late().c }
      #Preview("P") { A() }
      """)
    let run = try bench.render("Views")
    let places = run.complaints.split(separator: "\n").filter { $0.contains(": error: ") }.map { line in
      line.split(separator: ":").prefix(2).enumerated().map { $0 == 0 ? String($1) : String(repeating: "0", count: 4 - $1.count) + $1 }
        .joined()
    }
    #expect(places.count >= 4 && places == places.sorted(), "\(run.complaints)")
  }

  @Test("No preview: says how to add one")
  func noPreview() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("None.swift", "import SwiftUI\nstruct V: View { var body: some View { Color.red } }\n"))
    #expect(run.status == 1)
    #expect(run.complaints.contains("None.swift") && run.complaints.contains("#Preview(\"Name\")"), "\(run.complaints)")
  }

  @Test("An empty file, a missing one, one that is no text, one of another kind")
  func files() throws {
    let bench = try CommandBench()
    #expect(try bench.render(bench.write("Empty.swift", "")).complaints.contains("has no preview"))
    #expect(try bench.render("Missing.swift").complaints.contains("Missing.swift: there is no such file"))
    #expect(try bench.render(bench.write("notes.txt", "")).complaints.contains("not a Swift file"))
    try Data([0xFF, 0xFE, 0x00, 0x80]).write(to: bench.folder.appendingPathComponent("Binary.swift"))
    let run = try bench.render("Binary.swift")
    #expect(run.status == 1 && run.complaints.contains("not UTF-8"), "\(run.complaints)")
    #expect(try bench.render().complaints.contains("Which file?"))
  }

  @Test(
    "Numbers out of bounds",
    arguments: [
      ["--size", "0x10"], ["--size=-1x3"], ["--size", "nanx3"], ["--size", "infx3"], ["--size", "1000000x1000000"], ["--size", "10"],
      ["--size", "axb"], ["--scale", "0"], ["--scale=-2"], ["--scale", "nan"], ["--scale", "1000"], ["--timeout", "0"], ["--timeout", "x"],
      ["--swift-version", "4"], ["--format", "bmp"], ["-o", "x.bmp"], ["-o", "x.png", "--format", "svg"], ["-o", "-"],
      ["--device", "Nokia"],
      ["--dynamic-type", "giant"], ["--locale", "!"], ["--font-dir", "nowhere"], ["--assets", "nowhere"],
      ["--size", "1x1", "--device", "iPhone"],
      ["--package", "."], ["--target", "X"],
    ])
  func bounds(_ flags: [String]) throws {
    let bench = try CommandBench()
    try bench.write("Good.swift", good)
    let process = bench.process("render", ["Good.swift"] + flags)
    let complaints = Pipe()
    let output = Pipe()
    process.standardError = complaints
    process.standardOutput = output
    try process.run()
    let words = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus != 0 && process.terminationReason == .exit)
    #expect(words.split(separator: "\n").count <= 2 && words.hasPrefix("quoin: "), "\(words)")
    #expect(bench.names() == ["Good.swift"])
  }

  @Test("A view whose own size is no picture")
  func sizes() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "S.swift",
      """
      import SwiftUI
      #Preview("Nothing", traits: .sizeThatFitsLayout) { EmptyView() }
      #Preview("Huge", traits: .fixedLayout(width: 1_000_000, height: 10)) { Color.red }
      #Preview("Zero", traits: .fixedLayout(width: 0, height: 10)) { Color.red }
      #Preview("Good", traits: .fixedLayout(width: 10, height: 10)) { Color.red }
      """)
    let run = try bench.render(file)
    #expect(run.status == 1)
    #expect(run.paths == ["Good.png"])
    for name in ["Nothing", "Huge", "Zero"] { #expect(run.complaints.contains("\"\(name)\""), "\(run.complaints)") }
  }

  @Test("A place that cannot be written, and a full disk")
  func places() throws {
    let bench = try CommandBench()
    let file = try bench.write("Good.swift", good)
    let folder = try bench.render(file, "-o", "/proc/nowhere/")
    #expect(folder.status == 1 && folder.complaints.contains("cannot be made"), "\(folder.complaints)")
    let full = try bench.render(file, "-o", "/dev/full", "--format", "png")
    #expect(full.status == 1 && full.complaints.contains("disk is full"), "\(full.complaints)")
    let own = try bench.render(file, "-o", file, "--format", "png")
    #expect(own.status == 1 && own.complaints.contains("is the source itself"), "\(own.complaints)")
    try bench.write("taken/Good.png/x", "")
    let taken = try bench.render(file, "-o", "taken")
    #expect(taken.status == 1 && taken.complaints.contains("is a folder"), "\(taken.complaints)")
  }

  @Test("A picture or a font that is missing or broken: a sentence, and an exit status that is not 0; the picture is still made")
  func resources() throws {
    let bench = try CommandBench()
    try bench.write("broken.png", "this is no picture")
    let file = try bench.write(
      "R.swift",
      """
      import SwiftUI
      #Preview("Missing", traits: .fixedLayout(width: 20, height: 10)) { Image("nowhere") }
      #Preview("Broken", traits: .fixedLayout(width: 20, height: 10)) { Image("broken") }
      #Preview("Font", traits: .fixedLayout(width: 20, height: 10)) { Text("a").font(.custom("Nowhere Sans", size: 9)) }
      #Preview("Good", traits: .fixedLayout(width: 20, height: 10)) { Color.red }
      """)
    let run = try bench.render(file)
    #expect(run.status == 1)
    #expect(run.paths == ["Missing.png", "Broken.png", "Font.png", "Good.png"])
    #expect(run.complaints.contains("R.swift:2:1: error: Missing: Image: There is no picture named \"nowhere\""), "\(run.complaints)")
    #expect(run.complaints.contains("A crossed plate stands in its place"), "\(run.complaints)")
    #expect(run.complaints.contains("R.swift:3:1: error: Broken: Image: ") && run.complaints.contains("broken"), "\(run.complaints)")
    #expect(run.complaints.contains("R.swift:4:1: error: Font: Text: no font is called \"Nowhere Sans\""), "\(run.complaints)")
    #expect(try bench.render(file, "--preview", "Good").status == 0)
    try bench.write("fonts/Bad.ttf", "this is no font")
    let font = try bench.render(file, "--preview", "Good", "--font-dir", "fonts")
    #expect(font.status == 1 && font.complaints.contains("Bad.ttf"), "\(font.complaints)")
  }

  @Test("A missing colour: its line, and that nothing of it is seen")
  func color() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "C.swift",
      """
      import SwiftUI
      // "Brand" is asked for below.
      #Preview("Colour", traits: .fixedLayout(width: 20, height: 10)) {
        Color("Brand")
      }
      """)
    let run = try bench.render(file)
    #expect(run.status == 1)
    #expect(run.complaints.contains("C.swift:4:1: error: Colour: Color: There is no colour named \"Brand\""), "\(run.complaints)")
    #expect(run.complaints.contains("it is clear: what it fills is not seen"), "\(run.complaints)")
    let json = try bench.render(file, "--format", "json", "-o", "-").output
    #expect(json.contains("\"line\" : 4") && json.contains("\"file\" : \"C.swift\""), "\(json)")
  }

  @Test("UIKit's pictures that are missing: who shows none is told with the line, who has another answer is left alone")
  func uikitPictures() throws {
    let bench = try CommandBench()
    func preview(_ name: String, _ lines: String) -> String {
      "@available(iOS 17, *)\n#Preview(\"\(name)\") {\n  let view = UIView()\n  \(lines)\n  return view\n}\n"
    }
    let file = try bench.write(
      "U.swift",
      "import UIKit\n"
        + preview("Shown", "view.addSubview(UIImageView(image: UIImage(named: \"photo\")))")
        + preview("Button", "let b = UIButton(); b.setImage(UIImage(named: \"go\"), for: .normal); view.addSubview(b)")
        + preview("Tab", "let v = UIViewController(); v.tabBarItem = UITabBarItem(title: \"A\", image: UIImage(named: \"tab\"), tag: 0)")
        + preview("Asked", "view.addSubview(UIImageView(image: UIImage(named: \"mine\") ?? UIImage(systemName: \"star\")))")
        + preview("Inside", "_ = UIImage(named: \"mine\"); view.addSubview(UIButton(type: .system)); view.layoutIfNeeded()"))
    let run = try bench.render(file)
    #expect(run.status == 1)
    #expect(
      run.complaints.contains("U.swift:5:1: error: Shown: UIImageView: shows no picture: There is no picture named \"photo\""),
      "\(run.complaints)")
    #expect(run.complaints.contains("U.swift:11:1: error: Button: UIButton: shows no picture"), "\(run.complaints)")
    #expect(run.complaints.contains("U.swift:17:1: error: Tab: UITabBarItem A: shows no picture"), "\(run.complaints)")
    for name in ["Asked", "Inside"] {
      let alone = try bench.render(file, "--preview", name)
      #expect(alone.status == 0 && alone.complaints.contains(": warning: \(name): UIImage (or line "), "\(alone.complaints)")
      #expect(alone.complaints.contains("named \"mine\"") && !alone.complaints.contains("shows no picture"), "\(alone.complaints)")
    }
  }

  @Test("An import that is not here: names the modules that are")
  func imports() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("I.swift", "import CoreMIDI\nimport SwiftUI\n#Preview { Color.red }\n"))
    #expect(run.status == 1)
    #expect(run.complaints.contains("I.swift:1:8: error: no such module 'CoreMIDI'") && run.complaints.contains("canImport(CoreMIDI)"))
  }
}
