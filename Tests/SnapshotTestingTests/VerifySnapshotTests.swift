import Foundation
import QuoinDrawing
import QuoinSnapshots
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor struct VerifySnapshotTests {
  private let folder: String = {
    let path = NSTemporaryDirectory() + "quoin-snapshots-\(getpid())-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }()

  private func verify<V, F>(
    _ value: V, _ strategy: Snapshotting<V, F>, named: String = "a", record: SnapshotTestingConfiguration.Record = .missing
  ) -> String? {
    verifySnapshot(of: value, as: strategy, named: named, record: record, snapshotDirectory: folder, testName: "t()")
  }

  @Test func theFirstTimeRecordsAndTheSecondPasses() throws {
    let first = try #require(verify("x", .lines))
    #expect(first.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …"))
    #expect(try String(contentsOfFile: folder + "/t.a.txt", encoding: .utf8) == "x")
    #expect(verify("x", .lines) == nil)
  }

  @Test func aDifferenceNamesTheSnapshotAndTheLines() throws {
    _ = verify("x\ny", .lines)
    let failure = try #require(verify("x\nz", .lines))
    #expect(failure.hasPrefix("Snapshot \"a\" does not match reference."))
    #expect(failure.contains("−y\n+z"))
    // What was recorded stays.
    #expect(try String(contentsOfFile: folder + "/t.a.txt", encoding: .utf8) == "x\ny")
  }

  @Test func modes() throws {
    #expect(try #require(verify("x", .lines, record: .never)).contains("recording is disabled"))
    #expect(!FileManager.default.fileExists(atPath: folder + "/t.a.txt"))
    #expect(try #require(verify("x", .lines, record: .all)).hasPrefix("Record mode is on."))
    #expect(try #require(verify("y", .lines, record: .failed)).contains("A new snapshot was automatically recorded."))
    #expect(verify("y", .lines) == nil)
    #expect(SnapshotTestingConfiguration.Record(rawValue: "sometimes") == nil)
  }

  @Test func snapshotsWithoutANameAreCounted() {
    for number in 1...2 {
      _ = verifySnapshot(of: "\(number)", as: .lines, snapshotDirectory: folder, testName: "counted")
      #expect(FileManager.default.contents(atPath: folder + "/counted.\(number).txt") == Data("\(number)".utf8))
    }
  }

  @Test func aPictureThatIsNoneIsNamed() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    for (bytes, word) in [
      (Data(), "is empty"), (Data("GIF89a".utf8), "is no picture"), (Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), "is no picture"),
    ] {
      try bytes.write(to: URL(fileURLWithPath: folder + "/t.a.png"))
      let failure = try #require(verify(image, .image))
      #expect(failure.contains("t.a.png"))
      #expect(failure.contains(word))
      #expect(failure.contains("record it again"))
    }
  }

  @Test func aViewWithoutASizeIsNotRecorded() throws {
    for record in [SnapshotTestingConfiguration.Record.missing, .all, .failed] {
      let failure = try #require(verify(UIView(frame: CGRect(x: 0, y: 0, width: 350, height: 0)), .image, named: "flat", record: record))
      #expect(failure.contains("t.flat.png was not recorded. Give the view a size"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/t.flat.png"))
    }
    // A text without a letter is one.
    _ = verify("", .lines, named: "text")
    #expect(verify("", .lines, named: "text") == nil)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    try Data().write(to: URL(fileURLWithPath: folder + "/file"))
    let failure = verifySnapshot(of: "x", as: .lines, named: "a", snapshotDirectory: folder + "/file/inner", testName: "t")
    #expect(try #require(failure).contains("file/inner cannot be made"))
  }

  @Test func picturesOfAnotherSizeSaySo() throws {
    func square(_ edge: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: edge, height: edge)).image { $0.fill(CGRect(x: 0, y: 0, width: edge, height: edge)) }
    }
    _ = verify(square(4), .image)
    #expect(try #require(verify(square(5), .image)).contains("does not match reference@(4.0, 4.0)"))
  }

  @Test func precisionIsAShareAndPerceptionADistance() throws {
    func picture(_ red: CGFloat, width: CGFloat) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        UIColor(red: red, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
      }
    }
    _ = verify(picture(1, width: 2), .image)
    #expect(verify(picture(1, width: 2), .image) == nil)
    #expect(try #require(verify(picture(1, width: 3), .image)).contains("lie within (2, 0) 1×10 points"))
    // A tenth of the pixels changed from white to red: two of their four bytes.
    #expect(verify(picture(1, width: 3), .image(precision: 0.9)) == nil)
    #expect(try #require(verify(picture(1, width: 3), .image(precision: 0.96))).contains("Actual image precision 0.95"))
    // 250/255 red is about ΔE 1.
    #expect(verify(picture(250 / 255, width: 2), .image(perceptualPrecision: 0.98)) == nil)
    #expect(
      try #require(verify(picture(0.5, width: 2), .image(perceptualPrecision: 0.98))).contains("The percentage of pixels that match 0.8"))
  }

  @Test func viewsControllersLayersAndShapesHavePictures() throws {
    struct Dot: View { var body: some View { Circle().fill(.red).frame(width: 30, height: 20) } }
    _ = verify(Dot(), .image, named: "dot")
    #expect(try Bitmap(path: folder + "/t.dot.png").width == 60)
    _ = verify(Dot(), .image(layout: .device(config: .iPhone13Pro)), named: "device")
    #expect(try Bitmap(path: folder + "/t.device.png").height == 1688)
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    _ = verify(view, .image(traits: UITraitCollection(displayScale: 3)), named: "view")
    #expect(try Bitmap(path: folder + "/t.view.png").width == 21)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    _ = verify(tabs, .image(on: .iPhoneX), named: "tabs")
    // As recorded on phones: the bars' safe areas are cut off.
    #expect(try Bitmap(path: folder + "/t.tabs.png").height == (812 - 34 - 44) * 2)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 9, height: 4)
    _ = verify(layer, .image, named: "layer")
    #expect(try Bitmap(path: folder + "/t.layer.png").height == 8)
  }

  @Test func aControllerHearsOfTraitsAtItsFirstPictureAsAtEveryLaterOne() throws {
    final class Large: UIViewController {
      var heard: [UIContentSizeCategory] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append(traitCollection.preferredContentSizeCategory)
        view.backgroundColor = traitCollection.preferredContentSizeCategory == .medium ? .red : .blue
      }
    }
    let controller = Large()
    // These phones' surroundings have text of medium size, a tablet's of the usual one.
    _ = verify(controller, .image(on: .iPhoneSe), named: "phone")
    #expect(controller.heard == [.medium])
    #expect(try Bitmap(path: folder + "/t.phone.png")[0, 0].red > 0.9)
    _ = verify(controller, .image(on: .iPadMini), named: "tablet")
    #expect(controller.heard.last == .large)
    #expect(verify(controller, .image(on: .iPhoneSe), named: "phone") == nil)
    // Where nothing differs from the test's own surroundings nothing is told.
    let still = Large()
    _ = verify(still, .image, named: "still")
    #expect(still.heard == [])
    final class Hearing: UIView {
      var heard = 0
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { heard += 1 }
    }
    let view = Hearing(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    _ = verify(view, .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "view")
    #expect(view.heard == 1)
  }

  @Test func aDifferencePictureIsPaleWhereBothAgreeAndRedElsewhere() throws {
    func bitmap(_ width: Int, _ height: Int, _ odd: Int? = nil) throws -> Bitmap {
      try Bitmap(
        width: width, height: height, rgba: (0..<width * height).flatMap { [UInt8]($0 == odd ? [0, 0, 0, 255] : [255, 255, 255, 255]) })
    }
    let shown = try #require(try bitmap(3, 2, 4).differencePicture(to: bitmap(2, 3)))
    #expect(shown.width == 3 && shown.height == 3)
    func rows(_ isRed: (PaintColor) -> Bool) -> [String] {
      (0..<3).map { y in String((0..<3).map { x in isRed(shown[x, y]) ? "r" : "." }) }
    }
    // The pixel that differs, and what only one of them covers.
    #expect(rows { $0.red > $0.blue } == ["..r", ".rr", "rrr"])
  }

  @Test func textsOfViews() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20.5))
    label.text = "Hi"
    label.isHidden = true
    view.addSubview(label)
    _ = verify(view, .recursiveDescription)
    #expect(
      try String(contentsOfFile: folder + "/t.a.txt", encoding: .utf8) == """
        <UIView; frame = (0 0; 100 50); layer = <CALayer>>
           | <UILabel; frame = (1 2; 30 20.5); text = 'Hi'; hidden = YES; userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  @Test func valuesAsText() throws {
    struct User { var id = 1, name = "Blob", tags: Set<String> = ["b", "a"], friend: String? = nil }
    final class Node { var next: Node? }
    #expect(
      verifyText(User(), .dump)
        == "▿ User\n  - friend: Optional<String>.none\n  - id: 1\n  - name: \"Blob\"\n  ▿ tags: 2 members\n    - \"a\"\n    - \"b\"\n")
    let node = Node()
    node.next = node
    #expect(verifyText(node, .dump).contains("circular reference detected"))
    #expect(verifyText(["b": 2, "a": 1], Snapshotting<[String: Int], String>.json) == "{\n  \"a\" : 1,\n  \"b\" : 2\n}")
  }

  @Test func requests() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/a?z=1&b=2")))
    request.httpMethod = "POST"
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("q=\"1\"".utf8)
    #expect(verifyText(request, .raw) == "POST https://example.org/a?b=2&z=1\nAccept: text/html\n\nq=\"1\"")
    #expect(
      verifyText(request, .curl)
        == "curl \\\n\t--request POST \\\n\t--header \"Accept: text/html\" \\\n\t--data \"q=\\\"1\\\"\" \\\n\t\"https://example.org/a?b=2&z=1\""
    )
  }

  private func verifyText<V>(_ value: V, _ strategy: Snapshotting<V, String>) -> String {
    var text = ""
    strategy.snapshot(value).run { text = $0 }
    return text
  }

  /// Two tests of one name, in two suites of one file, share their snapshots' names.
  private static let sharedFolder = NSTemporaryDirectory() + "quoin-shared-\(getpid())"
  @Test(arguments: [1]) func oneName(_ number: Int) throws {
    _ = verifySnapshot(of: "a", as: .lines, named: "x", record: .all, snapshotDirectory: Self.sharedFolder, testName: "twin")
    let own = verifySnapshot(of: "b", as: .lines, named: "x", snapshotDirectory: Self.sharedFolder, testName: "twin")
    // Its own use of the file is no rival.
    #expect(own?.contains("The same file is used by") == false)
    #expect(SnapshotPlace(file: "/A.swift", testName: "t", name: "x", directory: nil, pathExtension: nil).path == "/__Snapshots__/A/t.x")
  }

  @Test func whatComesTooLateIsAFailure() throws {
    let never = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) { _ in Async { _ in } }
    let failure = verifySnapshot(of: 1, as: never, named: "a", snapshotDirectory: folder, timeout: 0.05, testName: "t")
    #expect(try #require(failure).hasPrefix("Exceeded timeout of 0.05 seconds"))
  }

  @Test(.snapshots(record: .never)) func aTraitSetsTheMode() throws {
    let failure = verifySnapshot(of: 1, as: .description, named: "a", snapshotDirectory: folder, testName: "t")
    #expect(try #require(failure).contains("recording is disabled"))
  }

  @Test func aPictureOfAPhonePassesLooselyAndFailsByItsLayout() throws {
    func text(_ words: String, shift: CGFloat) -> some View {
      Text(words).font(.system(size: 20)).padding(.leading, 20 + shift).padding(.top, 10).frame(
        width: 200, height: 60, alignment: .topLeading)
    }
    _ = verify(text("Hello", shift: 0), .image(layout: .fixed(width: 200, height: 60)), named: "p")
    let near = Snapshotting<AnyView, UIImage>.image(layout: .fixed(width: 200, height: 60))
    #expect(verify(AnyView(text("Hello", shift: 2)), near, named: "p") != nil)
    withPhoneReferences {
      #expect(verify(AnyView(text("Hello", shift: 2)), near, named: "p") == nil)
      #expect(verify(AnyView(text("Hello", shift: 30)), near, named: "p")?.contains("Boxes: the reference has something at") == true)
      #expect(
        verify(AnyView(text("Hello", shift: 0)), .image(layout: .fixed(width: 260, height: 60)), named: "p")?.contains("Sizes:") == true)
    }
  }
}
