import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import QuoinSnapshots
import SwiftUI
import Testing
import UIKit

@testable import Quoin

/// What `quoin check`, `quoin explain` and `quoin preview` ask of the runner, without the command around it.
extension RunnerSheetTests {
  private struct Scratch: ~Copyable {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("runner-\(UUID().uuidString)")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    var path: String { url.appendingPathComponent("One").path }
  }
  private func order(_ choices: RenderChoices, _ format: PictureFormat = .png) -> RenderOrder {
    RenderOrder(index: 0, name: "One", format: format, choices: choices)
  }
  private func check(_ request: PreviewRequest, _ recorded: String, scale: Double = 2, share: Double = 0) throws -> SnapshotCheck.Outcome {
    let choices = choices { ($0.size, $0.scale) = (.fit, scale) }
    return try SnapshotCheck(request, CheckOrder(order: order(choices), recorded: recorded, levels: 0, share: share)).run()
  }
  private func box(_ width: CGFloat, _ height: CGFloat, _ color: Color = Color(red: 1, green: 0, blue: 0)) -> PreviewRequest {
    specimen {
      VStack(spacing: 0) {
        Color.white.frame(width: 40, height: 6)
        color.frame(width: width, height: height).accessibilityIdentifier("box")
      }
    }
  }
  /// Keeps what a check gave as the command does: pictures, and the layout that seals them.
  private func record(_ outcome: SnapshotCheck.Outcome, _ path: String) throws {
    for (page, data) in outcome.files where page >= 0 {
      let end = page == 0 ? ".json" : outcome.report.pages == 1 ? ".png" : "-\(page).png"
      try data.write(to: URL(fileURLWithPath: path + end))
    }
  }

  @Test func aPreviewIsHeldAgainstWhatWasRecorded() throws {
    let scratch = try Scratch()
    let first = try check(box(40, 20), scratch.path)
    #expect(first.report.verdict == .missing && first.report.pages == 1 && first.files.map(\.page) == [1, 0])
    let picture = try Bitmap(data: first.files[0].data)
    #expect(picture.width == 80 && picture.height == 52)
    try record(first, scratch.path)
    let same = try check(box(40, 20), scratch.path)
    #expect(same.report.verdict == .same && same.report.lines.isEmpty && same.files.isEmpty)
    // Another colour is another picture with the same layout: which pixels differ is told in points.
    let blue = try check(box(40, 20, Color(red: 0, green: 0, blue: 1)), scratch.path)
    #expect(blue.report.verdict == .changed && blue.files.map(\.page) == [1, -1, 0])
    #expect(
      blue.report.lines == ["3200 of 4160 pixels differ by up to 255 of 255 levels, within (0, 6) 40×20 points."], "\(blue.report.lines)")
    #expect(try check(box(40, 20, Color(red: 0, green: 0, blue: 1)), scratch.path, share: 0.9).report.verdict == .same)
    // Another size is told as a layout, another scale as such.
    let wide = try check(box(60, 20), scratch.path)
    #expect(wide.report.verdict == .changed && wide.report.lines.contains { $0.contains("box") }, "\(wide.report.lines)")
    let other = try check(box(40, 20), scratch.path, scale: 3)
    #expect(other.report.verdict == .changed && other.report.lines[0].contains("at scale 3") && other.report.lines[0].contains("at 2"))
    // A picture of something else, none at all, and one that is no picture are faults of what was recorded.
    for damage in [blue.files[0].data, Data("no picture".utf8), nil] {
      let file = URL(fileURLWithPath: scratch.path + ".png")
      if let damage { try damage.write(to: file) } else { try FileManager.default.removeItem(at: file) }
      let broken = try check(box(40, 20), scratch.path)
      #expect(broken.report.verdict == .broken && broken.report.lines.count == 1, "\(broken.report.lines)")
    }
    try Data("{".utf8).write(to: URL(fileURLWithPath: scratch.path + ".json"))
    #expect(try check(box(40, 20), scratch.path).report.verdict == .broken)
    let lacking = try check(specimen { Image("a picture that is nowhere") }, scratch.path)
    #expect(lacking.report.verdict == .unfit && lacking.files.isEmpty && lacking.report.lines.count == 1)
    let restless = try check(specimen { Restless() }, scratch.path)
    #expect(restless.report.verdict == .unfit && restless.files.isEmpty && restless.report.lines.count == 1)
  }
  /// A page that never comes to rest.
  private struct Restless: View {
    @State private var count = 0
    var body: some View { Color.red.frame(width: CGFloat(10 + count % 7), height: 10).onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func aDocumentIsHeldAgainstItsPages() throws {
    let scratch = try Scratch()
    func document(_ rows: Int, _ color: Color = .black) -> PreviewRequest {
      specimen {
        Document(pageSize: PageSize(width: 100, height: 60), margins: EdgeInsets(), spacing: 0) {
          ForEach(0..<rows, id: \.self) { _ in color.frame(width: 20, height: 30) }
        }
      }
    }
    let first = try check(document(3), scratch.path)
    #expect(first.report.pages == 2 && first.files.map(\.page) == [1, 2, 0])
    let sheet = try Bitmap(data: first.files[0].data)
    #expect(sheet.width * 60 == sheet.height * 100 && sheet[sheet.width - 1, sheet.height - 1] == .white)
    let layout = try LayoutRecord(#require(first.files.last).data, path: "")
    #expect(layout.pages.map { [$0.width, $0.height] } == [[100, 60], [100, 60]])
    try record(first, scratch.path)
    #expect(try check(document(3), scratch.path).report.verdict == .same)
    #expect(try check(document(1), scratch.path).report.lines == ["There are 1 pages; 2 were recorded."])
    let other = try check(document(3, Color(red: 1, green: 0, blue: 0)), scratch.path)
    #expect(other.report.verdict == .changed && other.report.lines.map { String($0.prefix(8)) } == ["Page 1: ", "Page 2: "])
  }

  @Test func twoLayoutsAreCompared() throws {
    func lines(_ change: (inout RenderChoices) -> Void) throws -> [String] {
      let plain = choices { $0.size = .fixed(width: 100, height: 40) }
      var otherwise = plain
      change(&otherwise)
      return try LayoutComparison(
        specimen { Color.red.padding(4).accessibilityIdentifier("box") }, order(plain, .txt), .choices(otherwise)
      ).lines()
    }
    #expect(try lines { _ in } == ["The layouts are the same."])
    let wide = try lines { $0.size = .fixed(width: 120, height: 40) }
    #expect(wide.first == "The canvas is 120×40, and was 100×40.", "\(wide)")
    // The window proposes its own size, which was told; padding less 4 on both sides.
    let step = try #require(wide.firstIndex { $0.hasPrefix("The steps part at step ") })
    #expect(wide[step + 1].hasPrefix("  before: ") && wide[step + 1].contains("92"), "\(wide)")
    #expect(wide[step + 2].hasPrefix("  now:    ") && wide[step + 2].contains("112"), "\(wide)")
  }

  @Test func ofManyOfOneNameTheFirstFourAreTold() throws {
    let request = specimen {
      VStack(spacing: 0) { ForEach(0..<6, id: \.self) { Text(verbatim: "row \($0)").frame(width: 50 + CGFloat($0), height: 10) } }
    }
    var wish = choices { $0.size = .fixed(width: 100, height: 100) }
    var explanation = RenderChoices.Explanation()
    explanation.why = ["Text"]
    wish.explanation = explanation
    var found = Data()
    let summary = PreviewSummary(name: nil, fallbackName: "", file: "")
    try request.rendered(wish).print(order(wish, .txt), summary) { found += $0 }
    let lines = String(decoding: found, as: UTF8.self).split(separator: "\n")
    let told = (0..<6).filter { row in lines.contains { $0.contains("“row \(row)”") } }
    #expect(told == [0, 1, 2, 3], "\(lines)")
    #expect(lines.last?.hasPrefix("There are 2 more called Text.") == true)
  }

  @Test func whyPagesEnd() throws {
    let document = Document(pageSize: PageSize(width: 200, height: 80), margins: EdgeInsets(), spacing: 0) {
      ForEach(0..<7, id: \.self) { Text(verbatim: "row \($0)").frame(height: 30) }
    }
    func pages(_ word: String) throws -> [Int] {
      var wish = RenderChoices.Explanation()
      wish.why = [word]
      return try PageAnswers(document, wish).lines().compactMap { line in
        line.hasPrefix("Page ") ? Int(line.dropFirst(5).prefix { $0.isNumber }) : nil
      }
    }
    // Two rows a page. Why a page begins is why the one before ends.
    #expect(try pages("page 1") == [1] && pages("page 3") == [2, 3] && pages("row 4") == [2, 3] && pages("row 0") == [1])
    #expect(throws: RunnerRefusal.self) { try pages("row 9") }
    let plain = Document(pageSize: PageSize(width: 200, height: 80), margins: EdgeInsets(), spacing: 0) {
      ForEach(0..<7, id: \.self) { _ in Color.red.frame(height: 30) }
    }
    var wish = RenderChoices.Explanation()
    wish.why = ["3"]
    let ends = try PageAnswers(plain, wish).lines().filter { $0.hasPrefix("Page ") }
    #expect(ends.count == 2 && ends[0].hasPrefix("Page 2") && ends[1].hasPrefix("Page 3"), "\(ends)")
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          HStack(spacing: 40) {
            Button("−") { count -= 1 }.frame(width: 30, height: 20)
            Button("+") { count += 1 }.frame(width: 30, height: 20)
          }
          Text(verbatim: "count \(count)").frame(height: 20)
          Color.red.frame(width: 100, height: 400)
        }
      }
    }
  }

  @Test func aLivePageAnswersTouches() throws {
    let live = try LivePreview(specimen { Counter() }, order(choices { ($0.size, $0.scale) = (.fixed(width: 100, height: 200), 1) }))
    defer { live.close() }
    func picture(_ data: Data) throws -> [String: Any] { try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any]) }
    let first = try picture(live.picture())
    #expect(first["width"] as? Double == 100 && first["height"] as? Double == 200 && first["scale"] as? Double == 1)
    #expect(first["reached"] as? Bool == true && (first["devices"] as? [String])?.isEmpty == false)
    // The right button: a tap that took x for y would find the other, and count down.
    let tapped = try picture(live.act(.tap(x: 85, y: 10)))
    #expect(tapped["reached"] as? Bool == true && tapped["svg"] as? String != first["svg"] as? String && tapped["devices"] == nil)
    #expect(try picture(live.act(.lift(x: 85, y: 10))).isEmpty == false)
    #expect(try picture(live.act(.tap(x: 80, y: 150)))["reached"] as? Bool == false)
    let scrolled = try picture(live.act(.scroll(x: 50, y: 100, dx: 0, dy: 60)))
    #expect(scrolled["reached"] as? Bool == true && scrolled["svg"] as? String != tapped["svg"] as? String)
    let png = try Bitmap(data: live.export(.png))
    #expect(png.width == 100 && png.height == 200 && png[50, 3].green < 0.3)
    // For another size it keeps its state, for another preview it does not.
    #expect(try live.adapt(order(choices { ($0.size, $0.scale) = (.fixed(width: 120, height: 200), 1) })))
    #expect(try picture(live.picture())["width"] as? Double == 120)
    var other = order(choices())
    other.index = 1
    #expect(try !live.adapt(other))
    let inspection = try picture(live.inspection())
    let subjects = try #require(inspection["subjects"] as? [[String: Any]])
    let steps = try #require(inspection["steps"] as? [[String: Any]])
    #expect(subjects.contains { $0["text"] as? String == "count 1" } && inspection["isCut"] as? Bool == false)
    #expect(steps.contains { $0["does"] as? String == "answers" && $0["width"] as? Double == 100 && $0["height"] as? Double == 20 })
  }

  private struct Dial: View {
    @State private var value = 0.5
    var body: some View {
      VStack(spacing: 0) {
        Slider(value: $value).frame(width: 200, height: 30)
        Text(verbatim: value < 0.4 ? "low" : value > 0.6 ? "high" : "middle").frame(height: 20)
      }
    }
  }

  @Test func aFingerDragsAKnob() throws {
    let live = try LivePreview(specimen { Dial() }, order(choices { ($0.size, $0.scale) = (.fixed(width: 200, height: 50), 1) }))
    defer { live.close() }
    func word() throws -> [String] {
      let all = try #require(try JSONSerialization.jsonObject(with: live.inspection()) as? [String: Any])
      return (all["subjects"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
    }
    #expect(try word() == ["middle"])
    _ = try live.act(.tap(x: 100, y: 15))
    _ = try live.act(.drag(x: 180, y: 15))
    #expect(try word() == ["high"])
    _ = try live.act(.drag(x: 20, y: 15))
    #expect(try word() == ["low"])
    // A finger that has gone up drags nothing.
    _ = try live.act(.lift(x: 20, y: 15))
    _ = try live.act(.drag(x: 180, y: 15))
    #expect(try word() == ["low"])
  }

  private struct Follower: View {
    @State private var told = "nothing"
    var body: some View {
      Text(told).frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { told = "at \(Int($0.location.x)) \(Int($0.location.y))" }
            .onEnded { told = "up \(Int($0.location.x)) \(Int($0.location.y))" })
    }
  }

  @Test func touchesHaveTheirPlaces() throws {
    let live = try LivePreview(specimen { Follower() }, order(choices { ($0.size, $0.scale) = (.fixed(width: 200, height: 100), 1) }))
    defer { live.close() }
    func told() throws -> String? {
      let all = try #require(try JSONSerialization.jsonObject(with: live.inspection()) as? [String: Any])
      return (all["subjects"] as? [[String: Any]])?.compactMap { $0["text"] as? String }.first
    }
    _ = try live.act(.tap(x: 30, y: 60))
    #expect(try told() == "at 30 60")
    _ = try live.act(.drag(x: 90, y: 20))
    #expect(try told() == "at 90 20")
    _ = try live.act(.lift(x: 95, y: 25))
    #expect(try told() == "up 95 25")
  }

  private struct Grower: View {
    @State private var width: CGFloat = 10
    var body: some View {
      Color.red.frame(width: width, height: 4).frame(width: 60, alignment: .leading)
        .onAppear { withAnimation(.linear(duration: 1)) { width = 60 } }
    }
  }

  @Test func aFilmHasItsPictures() throws {
    let page = specimen { Grower() }
    let choices = choices { ($0.size, $0.scale, $0.film) = (.fit, 1, RenderChoices.Film(seconds: 0.5, rate: 10)) }
    var films: [Data] = []
    try page.rendered(choices).print(order(choices, .gif), PreviewSummary(name: nil, fallbackName: "", file: "")) { films.append($0) }
    let bytes = try [UInt8](#require(films.first))
    #expect(films.count == 1 && bytes.starts(with: Array("GIF8".utf8)))
    // A graphic control extension stands before each picture (GIF 89a, 23).
    #expect(zip(bytes, bytes.dropFirst()).enumerated().filter { $0.element == (0x21, 0xF9) && bytes[$0.offset + 2] == 4 }.count == 5)
  }
}
