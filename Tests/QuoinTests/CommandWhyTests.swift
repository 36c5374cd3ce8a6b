import Foundation
import Testing

/// `quoin explain --why` and `--compare`: the questions that everybody has sooner or later, answered in sentences.
@Suite struct CommandWhyTests {
  /// Runs `explain` on a preview of this canvas and content; everything before the `#Preview` is `types`.
  private func explain(_ content: String, _ canvas: String = "300x400", types: String = "", _ arguments: String...) throws -> String {
    let bench = try CommandBench()
    let size = canvas.split(separator: "x")
    let file = try bench.write(
      "Card.swift",
      """
      import SwiftUI
      \(types)
      #Preview(traits: .fixedLayout(width: \(size[0]), height: \(size[1]))) {
      \(content)
      }
      """)
    let process = bench.process("explain", [file] + arguments)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }

  @Test("why a text is cut: its ideal width, the line limit and not the height, and who took the room")
  func cut() throws {
    let answer = try explain(
      """
        HStack {
          Image(systemName: "star")
          Text("A very long song title that does not fit").lineLimit(1)
          Spacer()
          Text("12:34").layoutPriority(1)
        }.padding()
      """, "300x100", "--why", "A very long")
    #expect(answer.contains("On one line it would be"), "\(answer)")
    #expect(answer.contains("lineLimit(1) allows 1 of them, not the height: 68 has room for 2"), "\(answer)")
    #expect(answer.contains("Text “12:34” (layoutPriority 1)") && answer.contains("Image 22"), "\(answer)")
    #expect(answer.contains("8 is kept for Spacer"), "\(answer)")
    #expect(answer.contains("(Card.swift:6)"), "the text's own line; \(answer)")
    #expect(answer.contains("(Card.swift:4)"), "the stack's line; \(answer)")
  }

  @Test("why a reader is tall, and why each gap is what it is")
  func reader() throws {
    let answer = try explain(
      """
        VStack { Text("Header"); GeometryReader { g in Text("w \\(Int(g.size.width))") }; Text("Footer") }
      """, "300x400", "--why", "geometryreader")
    #expect(answer.contains("all that it is offered, whatever its content"), "\(answer)")
    #expect(answer.contains("Of VStack's 400 in height, the gaps") && answer.contains("Text “Footer” 20.5"), "\(answer)")
    let about = try explain("  VStack { GeometryReader { _ in Text(\"w\") }; Text(\"Footer\") }", "300x400", "--about", "GeometryReader")
    #expect(about.split(separator: "\n").filter { $0.contains("GeometryReader lies at") }.count == 1, "one place each; \(about)")
    let gaps = try explain(
      """
        VStack {
          Text("A").font(.title)
          Image(systemName: "globe")
          Spacer().frame(height: 4)
          Divider()
          Color.red.frame(height: 20)
        }
      """, "300x400", "--why", "globe", "--why", "image", "--why", "Color")
    #expect(gaps.hasPrefix("Image (Card.swift:6) is "), "a symbol is found by its name; \(gaps)")
    let reasons = try explain(
      "  VStack(spacing: 3) { Text(\"A\"); Text(\"B\") }", "300x400", "--why", "B")
    #expect(reasons.contains("is 3: the spacing that VStack was given"), "\(reasons)")
    let texts = try explain("  VStack { Text(\"A\"); Text(\"B\"); Color.red; Color.blue }", "300x400", "--why", "B", "--why", "color")
    #expect(texts.contains("two texts below each other"), "\(texts)")
    #expect(texts.contains("the font of Text “B” wants"), "\(texts)")
  }

  @Test("why a symbol stands lower: the baseline that all share, and never a tallest that is not")
  func baseline() throws {
    let content = """
        HStack(alignment: .firstTextBaseline) {
          Text("Total").font(.caption); Text("$99").font(.largeTitle)
          Image(systemName: "cart"); Color.blue.frame(width: 20, height: 60)
        }
      """
    let answer = try explain(content, "300x100", "--why", "Image", "--why", "Color", "--why", "hstack")
    #expect(
      answer.contains("HStack aligns by firstTextBaseline: its own, 15 below its top, lies on the line that all share, 60 below"),
      "\(answer)")
    #expect(answer.contains("its bottom, as it has no such guide, 60 below its top"), "\(answer)")
    #expect(answer.contains("from the top of Color to the bottom of Text “$99”, aligned by firstTextBaseline: 68.5"), "\(answer)")
    let plain = try explain("  HStack { Color.red.frame(width: 5, height: 7); Color.blue.frame(width: 6, height: 30) }", "100x50")
    #expect(
      plain.contains("5 + 8 + 6 along, across as Color (2), the most: 30") || plain.contains("across as Color, the most: 30"), "\(plain)")
  }

  @Test("why a value wraps in a list, and why the second of several was taken")
  func listAndChoice() throws {
    let list = try explain(
      """
        List { Section("A") { HStack { Text("Name"); Spacer(); Text("A rather long value that does not fit beside it").accessibilityIdentifier("value") } } }
      """, "393x852", "--why", "value")
    #expect(list.contains("the window offers 393 in width") && list.contains("ListRow passes on 313 (the row's insets less: 20"), "\(list)")
    #expect(list.contains("Of HStack's 313 in width, Text “Name” 45"), "\(list)")
    let choice = try explain(
      """
        ViewThatFits {
          HStack { Color.red.frame(width: 200); Color.blue.frame(width: 210) }
          Text("Short")
        }
      """, "360x100", "--why", "Short")
    #expect(choice.contains("HStack does not fit: its 418 is wider than 360; none before the last fits, so the last is shown"), "\(choice)")
  }

  @Test("users' own views are found in every container, of one part or several, whatever the case; others are named with them")
  func names() throws {
    let types = """
      struct Seat: View { let name: String; var body: some View { Text(name) } }
      struct Pair: View { var body: some View { Text("left"); Text("right") } }
      """
    let content = """
        List {
          Section("Row") { Seat(name: "14C"); Pair() }
          Toggle("On", isOn: .constant(true))
          Button("Go") {}
        }
      """
    for word in ["Seat", "seat", "Pair", "Section", "toggle", "Button"] {
      let answer = try explain(content, "393x852", types: types, "--about", word)
      #expect(!answer.contains("there is no"), "\(word): \(answer)")
    }
    let seat = try explain(content, "393x852", types: types, "--why", "Seat")
    #expect(seat.contains("Seat “14C”, laid out as Text, (Card.swift:2) is"), "\(seat)")
    let refusal = try explain(content, "393x852", types: types, "--why", "Saet")
    #expect(refusal.contains("there is no Saet in it; did you mean Seat") || refusal.contains("Seat"), "\(refusal)")
    let label = try explain(
      "  VStack { Toggle(\"Text\", isOn: .constant(true)); Label(\"Own\", systemImage: \"star\") }", "300x200", "--why", "Label")
    #expect(label.hasPrefix("Label") || label.contains("“Own”") || label.contains("HStack"), "\(label)")
    #expect(!label.contains("Text “Text”"), "the title of a toggle is no Label; \(label)")
  }

  @Test("a view is called as its user wrote it, when that is what was asked about or what lies beside")
  func words() throws {
    let types = """
      struct Seat: View { let name: String; var body: some View { HStack { Text(name); Text("x") } } }
      struct Pair: View { var body: some View { Text("left"); Text("right") } }
      """
    let content = """
        VStack {
          Toggle("On", isOn: .constant(true))
          Button("Go") {}
          Link("Web", destination: URL(string: "https://a.b")!)
          Seat(name: "14C")
          Pair()
          Image(systemName: "cart")
        }
      """
    let beginnings = [
      "toggle": "Toggle, laid out as HStack, (Card.swift:6) is", "Button": "Button “Go”, laid out as Text, (Card.swift:7) is",
      "Link": "Link “Web”, laid out as Text, (Card.swift:8) is", "Web": "Link “Web”, laid out as Text, (Card.swift:8) is",
      "Seat": "Seat, laid out as HStack, (Card.swift:2) is", "14C": "Text “14C” (Card.swift:2) is",
      "Pair": "Pair has no box of its own: it is 2 views", "cart": "Image (Card.swift:11) is",
    ]
    for (word, beginning) in beginnings {
      let answer = try explain(content, "390x400", types: types, "--why", word)
      #expect(answer.hasPrefix(beginning), "\(word): \(answer)")
    }
    let link = try explain(content, "390x400", types: types, "--why", "Link")
    #expect(link.contains("VStack offered it 390×"), "the link's own mark has no part in it; \(link)")
    #expect(link.contains("The gap between Button “Go” and Link “Web”"), "\(link)")
    let stack = try explain(content, "390x400", types: types, "--why", "hstack")
    #expect(stack.hasPrefix("HStack, in Toggle, (Card.swift:6) is") && stack.contains("HStack, in Seat,"), "\(stack)")
    let form = """
        Form {
          Section {
            Toggle("On", isOn: .constant(true))
            Seat(name: "A")
          } header: { Text("Head") }
          Section("Other") { Text("b") }
        }
      """
    let sections = try explain(form, "390x600", types: types, "--why", "Section")
    #expect(sections.hasPrefix("Section (Card.swift:6) has no box of its own: it is 3 views"), "\(sections)")
    #expect(sections.contains("Section (Card.swift:10) has no box of its own: it is 2 views"), "\(sections)")
    #expect(sections.contains("Toggle is 310×") && sections.contains("Seat is "), "\(sections)")
    #expect(try explain(form, "390x600", types: types, "--why", "Toggle").hasPrefix("Toggle, laid out as HStack, (Card.swift:7) is"))
  }

  @Test("a document says why each page ends, of all pages or of those asked about")
  func pages() throws {
    let bench = try CommandBench()
    try bench.write(
      "Doc.swift",
      """
      import Quoin
      import SwiftUI
      #Preview {
        Document(pageSize: PageSize(width: 300, height: 300), margins: EdgeInsets(.all, 20)) {
          VStack(spacing: 0) { ForEach(0..<12) { Text("Row \\($0)").frame(height: 25) } }
          Text("Fresh").pageBreakBefore()
          Color.red.frame(height: 200)
          VStack(spacing: 0) { Text("Kept").frame(height: 40); Text("b").frame(height: 40) }.keepTogether()
          Color.green.frame(height: 150)
          Text("Heading").frame(height: 20).keepWithNext()
          Color.blue.frame(height: 100)
          Text(String(repeating: "many words that wrap and wrap ", count: 40)).accessibilityIdentifier("long")
        }
      }
      """)
    let all = try bench.explain("Doc.swift")
    #expect(all.status == 0, "\(all.complaints)")
    for sentence in [
      "Pages are 300×300; less margins 20 and 20, 260 of the height is for content.",
      "Page 1 ends after 250: Text “Row 10” is 20.5 high and is not cut, and 10 of 260 are left. "
        + "VStack, 300 high, goes on on the next page with its last 50.",
      "Page 2 ends after 50: Text “Fresh” asks for a new page (pageBreakBefore); 210 of 260 are left.",
      "VStack is 80 high and is not cut, and",
      "Text “Heading” (20 high) stays with what comes next (keepWithNext): with the beginning of Color",
      "2 lines of Text long, which stay together so that none stands alone, need", "The next line of Text long needs",
      "The document ends here;",
    ] { #expect(all.output.contains(sentence), "\(sentence): \(all.output)") }
    let second = try bench.explain("Doc.swift", "--why", "page 2").paths
    #expect(second.count == 3 && second[1].hasPrefix("Page 1 ends") && second[2].hasPrefix("Page 2 ends"), "\(second)")
    let fresh = try bench.explain("Doc.swift", "--why", "Fresh").paths
    #expect(fresh.count == 3 && fresh[2].hasPrefix("Page 3 ends"), "\(fresh)")
    // A page that is named is meant alone, whatever stands on others.
    try bench.write(
      "Numbered.swift",
      """
      import Quoin
      import SwiftUI
      #Preview { Document(pageSize: PageSize(width: 300, height: 300)) { Text("One"); Text("After page 1").pageBreakBefore() } }
      """)
    let numbered = try bench.explain("Numbered.swift", "--why", "page 1").paths
    #expect(numbered.count == 2 && numbered[1].hasPrefix("Page 1 ends"), "\(numbered)")
    let gone = try bench.explain("Doc.swift", "--why", "nothing like it")
    #expect(gone.status == 1 && gone.complaints.contains("ask for a page by its number"), "\(gone.complaints)")
    let data = try bench.explain("Doc.swift", "--json")
    #expect(data.output.contains("\"breaks\"") && data.output.contains("pageBreakBefore"), "\(data.complaints)")
  }

  @Test("the walks of the textbook come in their order with their numbers")
  func walks() throws {
    func steps(_ content: String) throws -> [String] {
      try explain(content, "320x480").split(separator: "\n").map { line in
        String(line.drop { !$0.isLetter }.prefix { $0 != "," })
      }
    }
    let padded = try steps("  Color.clear.frame(width: 51, height: 17).padding(10).background(Color.teal)")
    #expect(
      padded.prefix(8) == [
        "the window proposes 320×480 to background", "background proposes 320×480 to padding", "padding proposes 300×460 to frame",
        "frame answers 51×17", "padding answers 71×37", "background proposes 71×37 to Color", "Color answers 71×37",
        "background answers 71×37",
      ])
    let flexible = try steps(
      "  Color.clear.frame(width: 76, height: 17).frame(minWidth: 0, maxWidth: .infinity).background(Color.teal).padding(10)")
    #expect(
      flexible.prefix(10) == [
        "the window proposes 320×480 to padding", "padding proposes 300×460 to background", "background proposes 300×460 to flexible frame",
        "flexible frame proposes 300×460 to frame", "frame answers 76×17", "flexible frame answers 300×17",
        "background proposes 300×17 to Color", "Color answers 300×17", "background answers 300×17", "padding answers 320×37",
      ])
    let nested = try steps(
      "  Color.clear.frame(width: 10, height: 10).background(Color.red.frame(width: 4).background(Color.blue)).overlay(Color.green)")
    let answers = nested.filter { $0.contains("answers") && ($0.hasPrefix("background") || $0.hasPrefix("overlay")) }
    #expect(answers.last == "overlay answers 10×10", "\(nested)")
    let lastOfOverlay = try #require(nested.firstIndex(of: "overlay answers 10×10"))
    #expect(nested[..<lastOfOverlay].contains { $0.hasPrefix("overlay proposes 10×10 to Color") }, "\(nested)")
  }

  @Test("two files and two canvases are compared: what changed, and the step where they part")
  func comparison() throws {
    let bench = try CommandBench()
    func write(_ name: String, padding: Int) throws {
      try bench.write(
        name,
        """
        import SwiftUI
        #Preview("Card", traits: .fixedLayout(width: 200, height: 100)) {
          HStack { Color.red.frame(width: 20); Text("Hello") }
            .padding(\(padding))
        }
        """)
    }
    try write("Old.swift", padding: 4)
    try write("New.swift", padding: 9)
    let files = try bench.explain("Old.swift", "--compare", "New.swift")
    #expect(files.status == 0, "\(files.complaints)")
    #expect(files.output.contains("before: padding proposes 192×92 to HStack, less 4 on every side"), "\(files.output)")
    #expect(files.output.contains("now:    padding proposes 182×82 to HStack, less 9 on every side"), "\(files.output)")
    #expect(files.output.contains("The layouts part at padding (New.swift:4, .padding(9))"), "\(files.output)")
    #expect(try bench.explain("Old.swift", "--compare", "Old.swift").output == "The layouts are the same.\n")
    let sizes = try bench.explain("Old.swift", "--compare", "150x100")
    #expect(sizes.output.contains("The canvas is 150×100, and was 200×100."), "\(sizes.output)")
    let device = try bench.explain("Old.swift", "--compare", "no such phone")
    #expect(device.status == 1 && device.complaints.contains("no such phone"), "\(device.complaints)")
    let missing = try bench.explain("Old.swift", "--compare", "Gone.swift")
    #expect(missing.status == 1 && missing.complaints.contains("Gone.swift"), "\(missing.complaints)")
    let both = try bench.explain("Old.swift", "--why", "Text", "--compare", "New.swift")
    #expect(both.status == 1 && both.complaints.contains("--compare tells what differs"), "\(both.complaints)")
  }

  @Test("Auto Layout says which constraints gave a frame, and which were broken by how much") func constraints() throws {
    let bench = try CommandBench()
    try bench.write(
      "Label.swift",
      """
      import UIKit
      final class Card: UIView {
        let label = UILabel()
        init() {
          super.init(frame: .zero)
          label.text = "hi"
          label.translatesAutoresizingMaskIntoConstraints = false
          addSubview(label)
          let wish = label.widthAnchor.constraint(equalToConstant: 60)
          wish.priority = .defaultHigh
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10), label.topAnchor.constraint(equalTo: topAnchor, constant: 7),
            label.widthAnchor.constraint(equalToConstant: 40), label.heightAnchor.constraint(greaterThanOrEqualToConstant: 30), wish,
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      #Preview("Card", traits: .fixedLayout(width: 100, height: 60)) { Card() }
      """)
    let answer = try bench.explain("Label.swift", "--why", "hi")
    #expect(answer.status == 0, "\(answer.complaints)")
    #expect(answer.output.contains("is 40×30 and lies at (10, 7)"), "\(answer.output)")
    #expect(answer.output.contains(".width = 40 holds"), "\(answer.output)")
    #expect(answer.output.contains(".width = 60, priority 750 is broken by 20: others are stronger"), "\(answer.output)")
    #expect(answer.output.contains(".height ≥ 30 holds at its limit"), "\(answer.output)")
    #expect(answer.output.contains("its hugging of"), "\(answer.output)")
    #expect(try bench.explain("Label.swift", "--why", "card").output == "Card holds the page.\n")
    let steps = try bench.explain("Label.swift", "--about", "hi")
    #expect(steps.paths.filter { $0.contains("lies at") }.count == 1, "\(steps.output)")
  }

  @Test("a view of UIKit's is found by its property and told with its line; a constraint names it so")
  func uikitLines() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "U.swift",
      """
      import UIKit
      final class CardView: UIView {
        let titleLabel = UILabel()
        private lazy var go: UIButton = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          titleLabel.text = "A title"
          let plain = UILabel()
          plain.text = "Plain"
          for view in [titleLabel, go, plain] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12), titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
            go.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4), go.leadingAnchor.constraint(equalTo: leadingAnchor),
            plain.topAnchor.constraint(equalTo: go.bottomAnchor), plain.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      @available(iOS 17, *)
      #Preview("Card") { CardView() }
      """)
    let answer = try bench.explain(file, "--why", "titleLabel", "--why", "go", "--why", "Plain").output
    #expect(answer.contains("UILabel “A title” (U.swift:3) is "), "\(answer)")
    #expect(answer.contains("UIButton go (U.swift:4) is "), "\(answer)")
    #expect(answer.contains("UILabel “Plain” (U.swift:9) is "), "\(answer)")
    #expect(answer.contains("Go.top = titleLabel.bottom + 4 holds") || answer.contains("go.top = titleLabel.bottom + 4 holds"), "\(answer)")
  }

  @Test("what views are made of inside is nobody's word: neither in an answer nor among the names that may be asked for")
  func ownWords() throws {
    let field = try explain(
      """
        Form { TextField("Name", text: .constant("")).frame(height: 30); RoundedRectangle(cornerRadius: 4).strokeBorder(.red) }
      """, "300x400", "--why", "TextField", "--why", "RoundedRectangle")
    #expect(field.contains("TextField") && !field.contains("FieldRoom"), "\(field)")
    #expect(field.contains("RoundedRectangle (Card.swift:4) is "), "\(field)")
    let names = try explain(
      """
        Form {
          Picker("Pick", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(.segmented)
          Toggle("Switch", isOn: .constant(true))
          Text("Words").padding()
        }
      """, "300x400", "--why", "nothing")
    #expect(names.contains("there is Form, Picker, Text, Toggle, padding, Switch, Words, a."), "\(names)")
  }

  @Test(
    "columns say what makes them wide, guides whose they are, layouts of one's own where they put views, and container frames their sum")
  func moreReasons() throws {
    let grid = try explain(
      """
        Grid(alignment: .leading) {
          GridRow { Text("Name"); Color.red.frame(width: 40, height: 10) }
          GridRow { Color.blue.frame(width: 148, height: 30).gridCellColumns(2) }
          Text("loose").gridCellUnsizedAxes(.horizontal)
        }
      """, "300x200", "--why", "Name", "--why", "loose")
    // 148 less the gap of 8, 45 of Name and 40: 55 are missing, half of them for each column.
    for words in [
      "Column 1 is 72.5 wide and row 1 is 20.5 high",
      "The widest of the column is Text “Name” with 45, and Color over columns 1 to 2 asks for more than the columns give: each gets an equal "
        + "part of what is missing; the highest of the row is Text “Name”",
      "It lies over 2 columns; it asks for no width itself (gridCellUnsizedAxes); the highest of the row is Text “loose”",
    ] { #expect(grid.contains(words), "\(words)\n\(grid)") }

    let guides = try explain(
      """
        VStack(alignment: .mid, spacing: 0) {
          Color.red.frame(width: 100, height: 10).alignmentGuide(.mid) { $0[.trailing] }
          Color.green.frame(width: 30, height: 10).accessibilityIdentifier("plain")
          ZStack(alignment: .leading) { Color.gray; Color.blue.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 7 }.accessibilityIdentifier("own") }.frame(width: 50, height: 20)
          VStack(alignment: .leading, spacing: 0) { Color.gray.frame(width: 40, height: 5); Color.pink.frame(width: 9, height: 5).alignmentGuide(.leading) { _ in -4 }.accessibilityIdentifier("edge") }
        }
      """, "300x200",
      types: """
        enum Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 3 } }
        extension HorizontalAlignment { static let mid = HorizontalAlignment(Mid.self) }
        """, "--why", "Color", "--why", "plain", "--why", "own", "--why", "edge")
    for words in [
      "VStack aligns by Mid: its own, 100 from its leading edge, lies on the line that all share, 100 from VStack's leading edge; so it begins 0",
      "VStack aligns by Mid: what the guide is without a value, 10 from its leading edge, lies on the line that all share, 100 from",
      "across by leading (its own guide, 7 from its leading edge)",
      "VStack aligns by leading: its own, -4 from its leading edge",
    ] { #expect(guides.contains(words), "\(words)\n\(guides)") }

    let layout = try explain(
      "  Steps { Color.red.frame(width: 30, height: 10); Color.blue.frame(width: 20, height: 10).accessibilityIdentifier(\"second\") }",
      "300x200",
      types: """
        struct Steps: Layout {
          func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 20) }
          func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
            subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: proposal)
          }
        }
        """, "--why", "second", "--why", "Steps")
    for words in [
      "Steps's placeSubviews puts its top left corner at (30, 10) of Steps's 50×20", "Its sizeThatFits answers 50×20 for 300×200.",
    ] { #expect(layout.contains(words), "\(words)\n\(layout)") }

    let frames = try explain(
      """
        ScrollView(.horizontal) { HStack(spacing: 10) {
          Text("First").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
          Text("Second").containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
          Text("Third").containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
        } }
      """, "300x200", "--why", "First", "--why", "Second", "--why", "Third")
    for words in [
      "196.67 of the 300 in width of ScrollView, (300 − 2 × 10) ÷ 3 × 2 + 1 × 10", "240 of the 300 in width of ScrollView (",
      "all of the 300 in width of ScrollView and all of the 200 in height of",
    ] { #expect(frames.contains(words), "\(words)\n\(frames)") }
  }

  @Test("cells, ratios, positions and letters that shrink say their reasons, with sums that add up")
  func reasons() throws {
    let answer = try explain(
      """
        VStack(spacing: 10) {
          Grid { GridRow { Text("a long first"); Color.red.frame(width: 100, height: 30) }; GridRow { Text("b"); Text("c").gridColumnAlignment(.trailing) } }
          Color.blue.aspectRatio(3, contentMode: .fit).frame(width: 90, height: 60)
          Color.green.frame(width: 20, height: 10).position(x: 50, y: 12).frame(height: 40)
          Text("12,840 kcal").font(.title).lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
          Text("12,840 kcal and more words").font(.title).lineLimit(1).minimumScaleFactor(0.5).frame(width: 80)
        }
      """, "300x400", "--why", "c", "--why", "b", "--why", "Color", "--why", "12,840 kcal", "--why", "12,840 kcal and more words")
    for words in [
      "Column 2 is 100 wide and row 2 is 20.5 high: as much was it offered", "In its cell it is aligned across by trailing, ",
      "In its cell it is aligned across by center, ", "aspectRatio offers 90×30: 3:1 fitted into 90×60",
      "position puts its centre at (50, 12) of the 300×40 that position fills: from (50 − 20 ÷ 2, 12 − 10 ÷ 2) on",
      "minimumScaleFactor(0.5) lets it shrink to 57.72 % of its size (",
      "minimumScaleFactor(0.5) lets it shrink to 50 % of its size, where",
    ] {
      #expect(answer.contains(words), "\(words)\n\(answer)")
    }
    #expect(answer.components(separatedBy: "Text “").count > 4 && !answer.contains("There are"), "“b” means the text that is b: \(answer)")
  }

  @Test("a stack inside one of SwiftUI's own views has no line of another one; texts are among the names that may be asked for")
  func insideLabels() throws {
    let card = """
        VStack {
          LabeledContent("E-mail") { Text("ana@x.com") }
          HStack { Text("Name"); Text("Bo") }
        }
      """
    let label = try explain(card, "300x400", "--why", "E-mail")
    #expect(label.contains("Text “E-mail” (Card.swift:5) is ") && !label.contains("Card.swift:6"), "\(label)")
    #expect(try explain(card, "300x400", "--why", "Name").contains("HStack offered it"))
    #expect(try explain(card, "300x400", "--why", "Name").contains("(Card.swift:6)"))
    #expect(try explain(card, "300x400", "--why", "E-mall").contains("did you mean E-mail?"))
  }
}
