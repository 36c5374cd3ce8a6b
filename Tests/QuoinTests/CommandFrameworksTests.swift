import Foundation
import Testing

/// Frameworks that are built when a file first imports them.
@Suite struct CommandFrameworksTests {
  @Test("Ways to write SwiftUI and UIKit that few files use come without an import, and look as the usual ones")
  func rareWays() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "W.swift",
      """
      import SwiftUI
      import UniformTypeIdentifiers
      struct Files: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
      }
      struct Word: Identifiable { let id: Int }
      struct Chart: AXChartDescriptorRepresentable {
        func makeChartDescriptor() -> AXChartDescriptor {
          let numbers = AXNumericDataAxisDescriptor(title: "n", range: 0...1, gridlinePositions: []) { "\\($0)" }
          let row = AXDataSeriesDescriptor(name: "r", isContinuous: true, dataPoints: [AXDataPoint(x: "a", y: 1)])
          return AXChartDescriptor(
            title: nil, summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "c", categoryOrder: ["a"]), yAxis: numbers, series: [row])
        }
      }
      struct Turn: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90)) }
      }
      struct Ways: View {
        @Environment(\\.isScrollEnabled) private var scrolls
        @Environment(\\.appearsActive) private var isInFront
        @FocusState private var isSought: Bool
        @State private var text = ""
        @State private var words: [Word] = []
        @State private var isOn = true
        @Namespace private var space
        var body: some View {
          VStack {
            Color.red.frame(width: scrolls && isInFront ? 30 : 5, height: 10)
              .accessibilityLabel("a", isEnabled: isOn).accessibilityHidden(true, isEnabled: false)
              .accessibilityChartDescriptor(Chart())
              .onKeyPress(.space, phases: .down) { $0.modifiers.isEmpty ? .handled : .ignored }
              .onKeyPress(phases: [.down, .up]) { _ in .ignored }
              .highPriorityGesture(TapGesture(), isEnabled: isOn).simultaneousGesture(TapGesture(), isEnabled: false)
              .fileExporter(isPresented: .constant(false), document: Files(), contentTypes: [.plainText]) { _ in } onCancellation: {}
              .transition(AsymmetricTransition(insertion: Turn(), removal: OpacityTransition()).combined(with: ScaleTransition(0.5)))
              .matchedTransitionSource(id: 1, in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 4)) }
              .transaction(value: isOn) { $0.animation = nil }
              .contextMenu(forSelectionType: Int.self) { _ in Button("b") {} }
              .toolbar(removing: .sidebarToggle)
              .searchable(text: $text, tokens: $words, suggestedTokens: $words) { Text("\\($0.id)") }
              .environment(\\.isScrollEnabled, false)
          }
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Ways() }
      #Preview("Off", traits: .sizeThatFitsLayout) { Ways().environment(\\.isScrollEnabled, false) }
      """)
    let run = try bench.render(file, "--scale", "1", "--format", "png")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("W.png") == [30, 10])
    #expect(bench.pixels("W-Off.png") == [5, 10] || bench.pixels("Off.png") == [5, 10], "\(bench.names())")
    let plain = try bench.write(
      "P.swift",
      """
      import SwiftUI
      @main struct Windows: App {
        var body: some Scene { WindowGroup(id: "a", for: Int.self) { number in Text("\\(number.wrappedValue ?? 0)") } }
      }
      struct Tabs: View {
        @State private var page = 1
        @State private var isOn = [true]
        var body: some View {
          TabView(selection: $page) {
            Tab("One", image: "one", value: 1) { Toggle("t", image: "one", isOn: $isOn[0]) }
            Tab(value: 2, role: .search) { Menu("m", image: "one") { Button("b") {} } } label: { Text("Two") }
          }
        }
      }
      final class Moves: UIViewController {
        let picture = UIImageView(image: UIImage(systemName: "star"))
        override func viewDidLoad() {
          super.viewDidLoad()
          picture.addSymbolEffect(.bounce, options: .repeating)
          let bytes = try? NSData(data: Data([1, 2, 3])).compressed(using: .zlib)
          UIBezierPath(rect: .zero).fill(with: .multiply, alpha: CGFloat(bytes?.length ?? 0))
        }
      }
      """)
    let names = try bench.check(plain, "--compile-only")
    #expect(names.status == 0, "\(names.complaints)")
  }

  @Test("What a module of the shelf declares comes once it is missed, and then at once; what nobody has stays a mistake, told once")
  func askedModules() throws {
    let bench = try CommandBench()
    func source(_ height: String) -> String {
      """
      import UIKit
      final class Box: UIView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: CGFloat(kLowerCaseType), height: \(height)) }
      }
      #Preview("A", traits: .sizeThatFitsLayout) { Box() }
      """
    }
    for height in ["UIButton().isHeld ? 9 : 4", "4"] {
      let run = try bench.render(try bench.write("A.swift", source(height)), "--scale", "1", "--format", "json", "-o", "-")
      #expect(run.status == 0, "\(run.complaints)")
      #expect(run.output.contains("\"width\" : 37") && run.output.contains("\"height\" : 4"), "\(run.output.prefix(600))")
    }
    let wrong = try bench.render(try bench.write("A.swift", source("CGFloat(kNoSuchKind)")), "--format", "png")
    #expect(wrong.status != 0 && wrong.complaints.contains("A.swift:3:") && wrong.complaints.contains("'kNoSuchKind'"))
    #expect(!wrong.complaints.contains("kLowerCaseType'"), "\(wrong.complaints)")
  }

  @Test("A chart and what it shows come from frameworks that nobody built before; the second time they are there")
  func onDemand() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "C.swift",
      """
      import Charts
      import SwiftData
      import SwiftUI
      @Model final class Sale {
        var month: String
        var amount: Double
        init(month: String, amount: Double) { (self.month, self.amount) = (month, amount) }
      }
      struct Sales: View {
        @Environment(\\.modelContext) private var context
        @Query(sort: \\Sale.month) private var sales: [Sale]
        @State private var isFilled = false
        var body: some View {
          Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .frame(width: 100, height: 50)
            .onAppear {
              context.insert(Sale(month: "a", amount: 1))
              context.insert(Sale(month: "b", amount: 2))
            }
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Sales().modelContainer(for: Sale.self, inMemory: true) }
      """)
    let run = try bench.render(file, "--scale", "1", "--format", "png")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("C.png") == [100, 50])
    let again = try bench.render(file, "--scale", "1", "--format", "png")
    #expect(again.status == 0, "\(again.complaints)")
  }

  @Test("Modules that are nowhere are told together: those of well-known packages with how to give the package")
  func missing() throws {
    let bench = try CommandBench()
    let file = try bench.write("R.swift", "import CoreMIDI\nimport SwiftUI\n#Preview { Text(\"x\") }\n")
    let run = try bench.render(file)
    #expect(run.status == 1 && run.complaints.contains("there is no module 'CoreMIDI' here") && !run.complaints.contains("Charts"))
    let app = try bench.write("P.swift", "import SnapKit\nimport Kingfisher\nimport UIKit\n#Preview { UIView() }\n")
    let packages = try bench.render(app)
    #expect(
      packages.status == 1 && packages.complaints.contains("there is no module 'Kingfisher' or 'SnapKit' here: packages bring them.")
        && packages.complaints.contains("--package FOLDER or --project App.xcodeproj"), "\(packages.complaints)")
  }
}
