import DeveloperToolsSupport
import Foundation
import QuoinAppearance
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import Testing
import UIKit

@testable import Quoin

/// What the command's runner makes of a preview and of the user's choices, without the command around it.
@MainActor @Suite("Previews as the runner prints them") struct RunnerSheetTests {
  func choices(_ change: (inout RenderChoices) -> Void = { _ in }) -> RenderChoices {
    var choices = RenderChoices()
    change(&choices)
    return choices
  }

  func specimen(
    _ kind: Preview.Kind = .swiftUI, _ canvasRequest: PreviewRequest.CanvasRequest = .init(), _ make: @escaping @MainActor () -> Any
  )
    -> PreviewRequest
  {
    PreviewRequest(
      summary: PreviewSummary(name: "One", fallbackName: "File", file: "File.swift"), canvasRequest: canvasRequest, kind: kind,
      makeContent: make)
  }

  private func page(_ sheet: any RenderedPreview) throws -> any RenderedPage { try #require(sheet as? any RenderedPage) }

  // MARK: - Canvases

  private func canvas(
    _ canvasRequest: PreviewRequest.CanvasRequest = .init(), default scale: CGFloat? = nil,
    _ change: (inout RenderChoices) -> Void = { _ in }
  ) throws -> CanvasChoice { try CanvasChoice(choices(change), canvasRequest, defaultScale: scale) }

  private func device(_ name: String, isLandscape: Bool = false) throws -> PageOptions.Canvas {
    let device = try #require(Device.named(name))
    let screen = isLandscape ? device.landscape : device.portrait
    let area = screen.safeArea
    return .device(
      CGSize(width: screen.width, height: screen.height),
      EdgeInsets(top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right))
  }

  /// README, "Canvases": the command line comes first, then the preview, then the standard phone.
  @Test func whoChoosesTheCanvas() throws {
    let plain = try canvas()
    #expect(try plain.canvas == device(Device.standard.name) && plain.scale == CGFloat(Device.standard.portrait.scale))
    var canvasRequest = PreviewRequest.CanvasRequest()
    (canvasRequest.device, canvasRequest.isLandscape) = ("iPhone SE", true)
    let own = try canvas(canvasRequest)
    #expect(try own.canvas == device("iPhone SE", isLandscape: true) && own.scale == 2 && own.screen != nil)
    #expect(try canvas(canvasRequest) { $0.device = "iPad" }.canvas == device("iPad", isLandscape: true))
    for (layout, expected) in [
      (PreviewRequest.CanvasRequest.Layout.sizeThatFits, PageOptions.Canvas.fit),
      (.fixed(CGSize(width: 30, height: 20)), .fixed(CGSize(width: 30, height: 20))),
    ] {
      canvasRequest.layout = layout
      let fitting = try canvas(canvasRequest)
      #expect(fitting.canvas == expected && fitting.screen == nil && fitting.scale == 2)
      // A device on the command line is meant more than a layout in the code; a size more than both.
      #expect(try canvas(canvasRequest) { $0.device = "iPad" }.canvas == device("iPad", isLandscape: true))
      #expect(try canvas(canvasRequest) { $0.size = .fixed(width: 7, height: 9) }.canvas == .fixed(CGSize(width: 7, height: 9)))
      #expect(try canvas(canvasRequest) { $0.size = .fit }.canvas == .fit)
    }
  }

  @Test func whoChoosesTheScale() throws {
    #expect(try canvas(default: 2).scale == 2 && canvas(default: nil).scale == 3)
    #expect(try canvas(default: 2) { $0.scale = 5 }.scale == 5 && canvas { $0.device = "iPhone SE" }.scale == 2)
    #expect(try canvas { $0.size = .fit }.scale == 2)
  }

  /// 32,767 pixels is the longest side of a picture.
  @Test func pagesThatNoPictureCanHold() throws {
    func refused(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> Bool {
      do { try CanvasChoice.checkPixels(CGSize(width: width, height: height), scale: scale) } catch { return true }
      return false
    }
    for (width, height) in [(0.0, 5.0), (5, 0), (-1, 5), (5, -1), (.infinity, 5), (5, .nan)] as [(CGFloat, CGFloat)] {
      #expect(throws: RunnerRefusal.self, "\(width) × \(height)") { try CanvasChoice.check(CGSize(width: width, height: height)) }
    }
    // A layout has no pixels.
    try CanvasChoice.check(CGSize(width: 5, height: 1e6))
    #expect(!refused(32_767, 1, 1) && !refused(1, 32_767, 1) && refused(32_768, 1, 1) && refused(1, 32_768, 1))
    #expect(!refused(10_000, 5, 3) && refused(11_000, 5, 3) && refused(5, 11_000, 3))
    #expect(throws: RunnerRefusal.self) { try canvas { $0.size = .fixed(width: 0, height: 5) } }
  }

  @Test func choicesThatCannotBeMet() {
    func refusal(_ change: (inout RenderChoices) -> Void) -> String? {
      do { try CanvasChoice.check(choices(change)) } catch { return error.message }
      return nil
    }
    #expect(refusal { _ in } == nil && refusal { $0.device = "iPhone SE" } == nil)
    #expect(refusal { $0.device = "Pixel" }?.contains("Pixel") == true)
    #expect(refusal { $0.dynamicType = "xxLarge" } == nil && refusal { $0.dynamicType = "huge" }?.contains("accessibility5") == true)
    for locale in ["ko", "de_DE", "zh-Hant", "en@calendar=buddhist", "KO_kr"] {
      #expect(refusal { $0.locale = locale } == nil, "\(locale)")
    }
    for locale in ["", "klingon", "1"] { #expect(refusal { $0.locale = locale } != nil, "\(locale)") }
    // Every value of a matrix is looked at, not only the first.
    func lines(_ axis: Matrix.Axis, _ values: String...) -> Matrix { Matrix(lines: [.init(.appearance, ["light"]), .init(axis, values)]) }
    #expect(
      refusal { $0.matrix = lines(.devices, "iPhone SE", "iPad") } == nil && refusal { $0.matrix = lines(.locale, "ko", "de") } == nil)
    #expect(refusal { $0.matrix = lines(.devices, "iPhone SE", "Pixel") }?.contains("Pixel") == true)
    #expect(refusal { $0.matrix = lines(.locale, "ko", "klingon") }?.contains("klingon") == true)
    #expect(refusal { $0.matrix = lines(.type, "large", "huge") }?.contains("huge") == true)
  }

  // MARK: - Views of UIKit

  private func uiKit(_ change: (inout RenderChoices) -> Void = { _ in }, _ view: @escaping @MainActor () -> UIView) throws
    -> any RenderedPage
  {
    try page(specimen(.view, .init(), view).rendered(choices(change)))
  }

  /// What a view of UIKit sees of its surroundings.
  private final class Witness: UIView {
    static var traits = UITraitCollection()
    static var insets = UIEdgeInsets.zero
    static var direction = UIUserInterfaceLayoutDirection.leftToRight
    override func layoutSubviews() {
      super.layoutSubviews()
      Self.traits = traitCollection
      Self.insets = safeAreaInsets
      Self.direction = effectiveUserInterfaceLayoutDirection
    }
  }

  @Test func whatViewsOfUIKitSee() throws {
    let sheet = try uiKit {
      $0.device = "iPhone 15 Pro"
    } _: {
      Witness()
    }
    #expect(sheet.size == CGSize(width: 393, height: 852) && sheet.scale == 2)
    #expect(Witness.insets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(Witness.traits.userInterfaceIdiom == .phone && Witness.traits.displayScale == 2)
    #expect(Witness.traits.horizontalSizeClass == .compact && Witness.traits.verticalSizeClass == .regular)
    #expect(Witness.traits.userInterfaceStyle == .light && Witness.direction == .leftToRight)
    #expect(Witness.traits.preferredContentSizeCategory == .large)

    var canvasRequest = PreviewRequest.CanvasRequest()
    (canvasRequest.device, canvasRequest.isLandscape) = ("iPhone 15 Pro", true)
    _ = try specimen(.view, canvasRequest) { Witness() }.rendered(choices { ($0.isDark, $0.isRightToLeft, $0.scale) = (true, true, 3) })
    #expect(Witness.insets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(Witness.traits.verticalSizeClass == .compact && Witness.traits.userInterfaceStyle == .dark && Witness.traits.displayScale == 3)
    #expect(Witness.direction == .rightToLeft)
    _ = try uiKit {
      $0.device = "iPad"
    } _: {
      Witness()
    }
    #expect(Witness.traits.userInterfaceIdiom == .pad && Witness.traits.horizontalSizeClass == .regular)
    // Uneven insets keep their sides.
    let screen = Device.standard.landscape
    #expect(screen.safeArea.left > 0)
  }

  /// The raw values of `UIContentSizeCategory` for SwiftUI's names of sizes.
  @Test func textSizesOfUIKit() throws {
    let names: [(String, UIContentSizeCategory)] = [
      ("xSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("xLarge", .extraLarge),
      ("xxLarge", .extraExtraLarge), ("xxxLarge", .extraExtraExtraLarge), ("accessibility1", .accessibilityMedium),
      ("accessibility2", .accessibilityLarge), ("accessibility3", .accessibilityExtraLarge),
      ("accessibility4", .accessibilityExtraExtraLarge), ("accessibility5", .accessibilityExtraExtraExtraLarge),
    ]
    for (name, category) in names {
      _ = try uiKit {
        ($0.dynamicType, $0.size) = (name, .fixed(width: 10, height: 10))
      } _: {
        Witness()
      }
      #expect(Witness.traits.preferredContentSizeCategory == category, "\(name)")
    }
  }

  @Test func aViewAsLargeAsItLikes() throws {
    func label() -> UILabel {
      let label = UILabel()
      (label.text, label.accessibilityIdentifier) = ("Words", "a")
      return label
    }
    let own = label().intrinsicContentSize
    let fitting = try uiKit {
      $0.size = .fit
    } _: {
      label()
    }
    #expect(abs(fitting.size.width - own.width) < 0.51 && abs(fitting.size.height - own.height) < 0.51)
    // What says only what fits, and what says nothing but has a frame.
    final class Sized: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 31, height: 17) }
    }
    #expect(
      try uiKit {
        $0.size = .fit
      } _: {
        Sized()
      }.size == CGSize(width: 31, height: 17))
    #expect(
      try uiKit {
        $0.size = .fit
      } _: {
        UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 20))
      }.size == CGSize(width: 50, height: 20))
    #expect(throws: RunnerRefusal.self) {
      try uiKit {
        $0.size = .fit
      } _: {
        UIView()
      }
    }
    #expect(
      try uiKit {
        $0.size = .fixed(width: 40, height: 30)
      } _: {
        label()
      }.size == CGSize(width: 40, height: 30))
    // Frames, identifiers and words of its tree.
    let tree = try uiKit {
      $0.size = .fixed(width: 40, height: 30)
    } _: {
      label()
    }.layoutTree()
    let found = try #require(tree.first(identifier: "a"))
    #expect(found.frame.cgRect == CGRect(x: 0, y: 0, width: 40, height: 30) && found.text == "Words" && found.proposal == nil)
  }

  @Test func controllersAsLargeAsTheyLike() throws {
    final class Plain: UIViewController {
      override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 33)) }
    }
    let sheet = try specimen(.viewController) { Plain() }.rendered(choices { $0.size = .fixed(width: 90, height: 70) })
    #expect(try page(sheet).size == CGSize(width: 90, height: 70))
    #expect(try page(specimen(.viewController) { Plain() }.rendered(choices())).size == CGSize(width: 393, height: 852))
  }

  // MARK: - Views of SwiftUI

  private struct Surroundings: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    var body: some View {
      Text(
        verbatim: "\(scheme == .dark) \(direction == .rightToLeft) \(locale.identifier) \(size) \(across == .regular) \(down == .regular)"
      )
      .accessibilityIdentifier("all")
    }
  }

  private func seen(_ change: (inout RenderChoices) -> Void) throws -> String? {
    try page(specimen { Surroundings() }.rendered(choices(change))).layoutTree().first(identifier: "all")?.text
  }

  @Test func whatViewsSee() throws {
    #expect(try seen { $0.locale = "de_DE" } == "false false de_DE large false true")
    #expect(
      try seen { ($0.isDark, $0.isRightToLeft, $0.locale, $0.dynamicType, $0.device) = (true, true, "ko", "AX2", "iPad") }
        == "true true ko accessibility2 true true")
    // Scripts that run from right to left do, unless it is said otherwise.
    #expect(try seen { $0.locale = "ar_EG" } == "false true ar_EG large false true")
    #expect(try seen { ($0.locale, $0.isRightToLeft) = ("he", false) } == "false false he large false true")
    for size in DynamicTypeSize.allCases {
      #expect(try seen { ($0.locale, $0.dynamicType) = ("ko", "\(size)") } == "false false ko \(size) false true")
    }
  }

  @Test func whatIsPrinted() throws {
    let box = specimen { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10).accessibilityIdentifier("box") }
    func data(_ format: PictureFormat, _ change: (inout RenderChoices) -> Void) throws -> Data {
      var found = Data()
      let choices = choices(change)
      try box.rendered(choices).print(
        RenderOrder(index: 0, name: "One", format: format, choices: choices),
        PreviewSummary(name: nil, fallbackName: "", file: "File.swift")
      ) { found += $0 }
      return found
    }
    let cut = try Bitmap(data: data(.png) { ($0.size, $0.scale) = (.fit, 3) })
    #expect(cut.width == 60 && cut.height == 30 && cut[3, 3].red == 1)
    let placed = try Bitmap(data: data(.png) { ($0.size, $0.scale) = (.fixed(width: 40, height: 30), 1) })
    // On a ground: white around it in the light, black in the dark.
    #expect(placed.width == 40 && placed.height == 30 && placed[2, 2] == .white && placed[20, 15].green == 0)
    #expect(try Bitmap(data: data(.png) { ($0.size, $0.scale, $0.isDark) = (.fixed(width: 40, height: 30), 1, true) })[2, 2] == .black)
    #expect(try String(decoding: data(.svg) { $0.size = .fit }, as: UTF8.self).contains("<svg"))
    #expect(try data(.pdf) { $0.size = .fit }.starts(with: Array("%PDF".utf8)))
    let json = try JSONSerialization.jsonObject(with: data(.json) { ($0.size, $0.scale) = (.fit, 2) }) as? [String: Any]
    #expect(json?["name"] as? String == "One" && json?["file"] as? String == "File.swift" && json?["scale"] as? Double == 2)
    #expect(
      (json?["size"] as? [String: Double]) == ["width": 20, "height": 10] && json?["cell"] == nil && json?["trace"] == nil
        && json?["pages"] == nil)
    let told = try String(decoding: data(.txt) { ($0.size, $0.explanation) = (.fit, .init()) }, as: UTF8.self)
    #expect(told.contains("20") && told.hasSuffix("\n"))
    let asked = try JSONSerialization.jsonObject(with: data(.json) { ($0.size, $0.explanation) = (.fit, .init()) }) as? [String: Any]
    #expect(asked?["trace"] != nil)
  }

  @Test func whatIsToldOfALayout() throws {
    let two = specimen {
      HStack {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("a")
        Text(verbatim: "word")
      }
    }
    func told(_ change: (inout RenderChoices.Explanation) -> Void) throws -> String {
      var explanation = RenderChoices.Explanation()
      change(&explanation)
      let choices = choices { ($0.size, $0.explanation) = (.fixed(width: 90, height: 40), explanation) }
      var found = Data()
      try two.rendered(choices).print(
        RenderOrder(index: 0, name: "One", format: .txt, choices: choices), PreviewSummary(name: nil, fallbackName: "", file: "")
      ) { found += $0 }
      return String(decoding: found, as: UTF8.self)
    }
    let all = try told { _ in }
    let some = try told { $0.about = ["a"] }
    #expect(!some.isEmpty && some.count < all.count && some.contains("a"))
    #expect(try told { $0.tellsRepeats = true }.count > all.count)
    func steps(_ about: [String]) throws -> Set<Substring> {
      Set(try told { $0.about = about }.split(separator: "\n").map { $0.drop { !$0.isLetter } })
    }
    for both in [["a", "word"], ["word", "a"]] { #expect(try steps(both).isSuperset(of: steps(["a"]).union(steps(["word"]))), "\(both)") }
    #expect(throws: RunnerRefusal.self) { try told { $0.about = ["nobody"] } }
  }

  // MARK: - Documents

  private func document(_ rows: Int) -> Document {
    Document(pageSize: PageSize(width: 200, height: 120), margins: EdgeInsets(.all, 10), spacing: 0) {
      ForEach(0..<rows, id: \.self) { Text(verbatim: "r\($0)").frame(height: 30) }
    }
  }

  @Test func aDocumentIsPrintedPageByPage() throws {
    let sheet = try specimen { self.document(7) }.rendered(choices { $0.scale = 2 })
    #expect(sheet is RenderedDocument)
    let face = try sheet.thumbnail()
    #expect(face.pageCount == 3 && face.list.size == CGSize(width: 200, height: 120))
    var pages: [Data] = []
    try sheet.print(
      RenderOrder(index: 0, name: "One", format: .png, choices: choices()), PreviewSummary(name: nil, fallbackName: "", file: "")
    ) { pages.append($0) }
    let first = try Bitmap(data: pages[0])
    #expect(pages.count == 3 && first.width == 400 && first.height == 240 && first[3, 3] == .white)
    var files: [Data] = []
    try sheet.print(
      RenderOrder(index: 0, name: "One", format: .pdf, choices: choices()), PreviewSummary(name: nil, fallbackName: "", file: "")
    ) { files.append($0) }
    #expect(files.count == 1)
    var layouts: [Data] = []
    try sheet.print(
      RenderOrder(index: 0, name: "One", format: .json, choices: choices()), PreviewSummary(name: nil, fallbackName: "", file: "F")
    ) { layouts.append($0) }
    let json = try JSONSerialization.jsonObject(with: try #require(layouts.first)) as? [String: Any]
    #expect(
      (json?["pages"] as? [Any])?.count == 3 && json?["tree"] == nil && json?["size"] as? [String: Double] == ["width": 200, "height": 120])
    #expect(json?["scale"] as? Double == 2)
    // In words: of each sheet but the last, why it ends.
    var words: [Data] = []
    try sheet.print(
      RenderOrder(index: 0, name: "One", format: .txt, choices: choices()), PreviewSummary(name: nil, fallbackName: "", file: "")
    ) { words.append($0) }
    let told = String(decoding: try #require(words.first), as: UTF8.self)
    #expect(words.count == 1 && told.contains("Page 1 ends") && told.contains("Page 2 ends") && !told.contains("Page 4"), "\(told)")
    // Among other views its sheets are shown there.
    let among = try specimen {
      VStack {
        Text(verbatim: "before")
        self.document(2)
      }
    }.rendered(choices())
    #expect(among is RenderedView)
  }

  // MARK: - Order and resources

  @Test func whereProvidersAreDeclared() {
    let first = "import SwiftUI\n\n\nstruct Views_Old: View {}\nstruct Views: PreviewProvider {}\n"
    let second = "// struct-like Other\nenum Other {}\nextension Other: PreviewProvider {}\nfinal class Third {}\n"
    func place(_ name: String) -> [Int]? { PreviewOrder.declaration(of: name, in: [first, second]).map { [$0.file, $0.line] } }
    #expect(place("Views") == [0, 5] && place("Views_Old") == [0, 4] && place("Other") == [1, 2] && place("Third") == [1, 4])
    #expect(place("Vie") == nil && place("View") == nil && place("Fourth") == nil)
  }

  @Test func whereResourcesAreLookedFor() {
    let choices = choices { ($0.assetFolders, $0.besideFolders) = (["a", "b"], ["c"]) }
    #expect(RunnerResources.folders(choices) == ["a", "b", "c"])
  }

  @Test func whichFilesBesideAreFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beside-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["d.ttf", "C.OTF", "b.ttc", "a.otc", "font.txt", "ttf", "e.woff", "x.otf.swift"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    #expect(RunnerResources.fontFiles(in: folder.path) == ["C.OTF", "a.otc", "b.ttc", "d.ttf"])
    #expect(RunnerResources.fontFiles(in: folder.path + "/gone").isEmpty)
  }
}
