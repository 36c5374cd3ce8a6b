import Foundation
import QuoinDrawing
import QuoinLayout
import SwiftUI

/// A plan and what it is offered, which is tried against every law.
public struct Trial: Codable, Hashable, Sendable {
  /// The tree.
  public var plan: ViewPlan
  /// Which of ``offers`` it is proposed.
  public var offer: Int

  /// A trial of a plan in one of the offers.
  public init(_ plan: ViewPlan, offer: Int = 0) {
    self.plan = plan
    self.offer = offer
  }

  /// The trial of a seed, the same one always.
  public init(seed: UInt64, depth: Int = 3) {
    self.init(ViewPlan(seed: seed, depth: depth), offer: Int(seed % UInt64(Self.offers.count)))
  }

  /// What a tree is proposed: a small page most often, since that can always be drawn.
  static let offers: [(width: CGFloat?, height: CGFloat?)] = [
    (120, 160), (nil, nil), (120, 160), (300, 500), (0, 0), (120, 160), (300, nil), (120, 160), (nil, 40), (0.5, .infinity), (120, 160),
    (.infinity, .infinity),
  ]

  private var proposal: (width: CGFloat?, height: CGFloat?) { Self.offers[offer % Self.offers.count] }
  /// Whether the offer is a page of its own that the tree must fit into.
  private var isPage: Bool { proposal.width == 120 && proposal.height == 160 }

  /// A law that was broken, in words; nil where all hold. `thorough` tries those that need further layouts too.
  @MainActor public func breach(thorough: Bool = true) -> String? {
    let root = isPage ? AnyView(plan.view.frame(width: 120, height: 160)) : plan.view
    return breach(of: root, thorough: thorough) ?? isHeldForever(root)
  }

  @MainActor private func breach(of root: AnyView, thorough: Bool) -> String? {
    let page = Self.page(root, proposal)
    if let words = page.unsoundFrame ?? unsoundFiles(page) { return words }
    guard thorough else { return nil }
    return differsTwice(page, root) ?? paintsBeyondClip() ?? (plan.isTame ? brokenSize() ?? brokenMirror() : nil) ?? falseRange(root)
  }

  /// A page of a view, laid out by what an app uses for pictures.
  @MainActor private static func page(
    _ view: some View, _ proposal: (width: CGFloat?, height: CGFloat?), rightToLeft: Bool = false
  ) -> PlacedPage {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: proposal.width, height: proposal.height)
    renderer.environment = { environment in
      environment.locale = Locale(identifier: "en_US")
      environment.timeZone = TimeZone(identifier: "UTC")!
      if rightToLeft { environment.layoutDirection = .rightToLeft }
    }
    return renderer.page()
  }

  /// What the tree's layout and picture come to, as a number that another build must come to as well.
  @MainActor public func digest() -> String {
    let page = Self.page(isPage ? AnyView(plan.view.frame(width: 120, height: 160)) : plan.view, proposal)
    let words = "\(page.layoutTree())" + ((try? page.svg()) ?? "")
    let hash = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  /// The same page for those who ask its nodes.
  var options: PageOptions {
    var options = PageOptions()
    options.canvas = .proposed(ProposedViewSize(width: proposal.width, height: proposal.height))
    options.scale = 1
    return options
  }

  // MARK: every tree

  /// Nothing of a page stays in memory once nobody holds it: a server makes many.
  @MainActor private func isHeldForever(_ root: AnyView) -> String? {
    weak var held: LayoutNode?
    PreviewStage.withNode(of: root, options: options) { held = $0 }
    return held == nil ? nil : "the page stays in memory when nobody holds it"
  }

  /// Every exporter makes a file that can be read, or says what the user must change.
  private func unsoundFiles(_ page: PlacedPage) -> String? {
    do {
      let svg = try page.svg()
      if let words = SVGReading.fault(in: svg) { return "the SVG is not well formed: \(words)" }
      let pdf = try page.pdfData()
      if let words = PDFReading.fault(in: pdf) { return "the PDF cannot be read: \(words)" }
      if page.size.width * page.size.height <= 1_000_000 { _ = try page.pngData() }
      return nil
    } catch {
      switch error {
      case .canvasNotPositive, .canvasTooLarge: return nil
      default: return "an exporter threw: \(error)"
      }
    }
  }

  /// The same tree gives the same layout and the same bytes again.
  @MainActor private func differsTwice(_ page: PlacedPage, _ root: AnyView) -> String? {
    let again = Self.page(root, proposal)
    if page.layoutTree() != again.layoutTree() { return "the layout is another one the second time" }
    guard page.size.width * page.size.height <= 1_000_000 else { return nil }
    if (try? page.svg()) != (try? again.svg()) { return "the SVG is another one the second time" }
    if (try? page.pdfData()) != (try? again.pdfData()) { return "the PDF is another one the second time" }
    if (try? page.pngData()) != (try? again.pngData()) { return "the PNG is another one the second time" }
    return nil
  }

  /// What takes the page, whatever view it is written at.
  private static let covers: Set<ViewPlan.Change> = [.sheet, .cover, .popover, .alert, .dialog]

  /// What is clipped to 40×40 paints nothing around it. What is presented lies over the page, not in the view.
  @MainActor private func paintsBeyondClip() -> String? {
    guard plan.allParts(kind: { _ in true }, change: { !Self.covers.contains($0.change) }) else { return nil }
    let view = ZStack { plan.view }.frame(width: 40, height: 40).clipped().padding(20)
    let page = Self.page(view, (80, 80))
    guard page.size == CGSize(width: 80, height: 80) else { return "40×40 and padding of 20 is \(page.size)" }
    guard let bitmap = try? PNGExporter(scale: 1).bitmap(for: page.displayList()) else { return "the clipped tree cannot be drawn" }
    for y in 0..<80 {
      for x in 0..<80 where !(20..<60).contains(x) || !(20..<60).contains(y) {
        if bitmap[x, y].alpha > 0 { return "what is clipped to 20..<60 paints at (\(x), \(y))" }
      }
    }
    return nil
  }

  // MARK: sizes

  private static func isNear(_ a: CGSize, _ b: CGSize) -> Bool { abs(a.width - b.width) < 0.01 && abs(a.height - b.height) < 0.01 }

  @MainActor private func brokenSize() -> String? {
    // A length that follows from the container's is another one in another container.
    guard plan.allParts(kind: { _ in true }, change: { $0.change != .containerRelative && !Self.covers.contains($0.change) }) else {
      return nil
    }
    let row = HStack(spacing: 0) { ZStack { plan.view } }
    let own = Self.page(row, proposal).size
    guard own.width < 100_000, own.height < 100_000, proposal.width?.isFinite != false, proposal.height?.isFinite != false else {
      return nil
    }
    let same: [(String, AnyView)] = [
      ("opacity", AnyView(row.opacity(0.5))), ("a background", AnyView(row.background(Color.red))),
      ("an offset", AnyView(row.offset(x: 3, y: 4))), ("a Group", AnyView(Group { row })), ("a ZStack of one", AnyView(ZStack { row })),
      ("padding of 0", AnyView(row.padding(0))),
      (
        "an EmptyView beside it",
        AnyView(
          HStack(spacing: 0) {
            ZStack { plan.view }
            EmptyView()
          })
      ),
    ]
    for (name, view) in same {
      let size = Self.page(view, proposal).size
      if !Self.isNear(size, own) { return "\(name) makes \(own) to \(size)" }
    }
    let fixed = Self.page(row.frame(width: 37, height: 53), proposal).size
    if !Self.isNear(fixed, CGSize(width: 37, height: 53)) { return "a frame of 37×53 is \(fixed)" }
    let larger = (proposal.width.map { $0 + 20 }, proposal.height.map { $0 + 20 })
    let padded = Self.page(row.padding(10), larger).size
    if !Self.isNear(padded, CGSize(width: own.width + 20, height: own.height + 20)) { return "padding of 10 makes \(own) to \(padded)" }
    let ideal = Self.page(row, (nil, nil)).size
    let kept = Self.page(row.fixedSize(), proposal).size
    return ideal.width < 100_000 && ideal.height < 100_000 && !Self.isNear(ideal, kept)
      ? "fixedSize is \(kept), the ideal size \(ideal)" : nil
  }

  // MARK: mirrors

  /// What knows no left and right but its container's.
  private static let mirrored: Set<ViewPlan.Kind> = [
    .color, .spacer, .spacerOfLength, .divider, .empty, .circle, .roundedRectangle, .capsule, .word, .longText, .label, .vStack, .hStack,
    .zStack, .grid, .lazyVStack, .lazyHStack, .lazyVGrid, .scroll, .viewThatFits, .group, .forEach, .anyLayout, .groupBox, .diagonal,
    .button, .progress, .labeledContent, .list, .form,
  ]
  private static let mirroredChanges: Set<ViewPlan.Change> = [
    .padding, .paddingEdges, .frame, .frameWidth, .frameHeight, .flexibleFrame, .fixedSize, .aspectRatio, .aspectRatioOf, .layoutPriority,
    .background, .overlay, .backgroundColor, .clipped, .clipShape, .cornerRadius, .mask, .border, .opacity, .typeSize, .lineLimit, .hidden,
    .scaledToFill, .safeAreaInset, .gridCellColumns, .gridCellUnsized, .blur, .shadow, .id, .tag, .font, .disabled, .zIndex,
  ]

  /// From right to left every frame stands where its mirror image stood.
  @MainActor private func brokenMirror() -> String? {
    guard plan.allParts(kind: { Self.mirrored.contains($0.kind) }, change: { Self.mirroredChanges.contains($0.change) }) else { return nil }
    let view = ZStack { plan.view }.frame(width: 120, height: 160)
    let left = Self.page(view, (120, 160)).layoutTree().frames
    let right = Self.page(view, (120, 160), rightToLeft: true).layoutTree().frames
    guard left.count == right.count else { return "\(left.count) frames, and \(right.count) from right to left" }
    for (one, other) in zip(left, right) {
      let image = CGRect(x: 120 - one.maxX, y: one.minY, width: one.width, height: one.height)
      guard abs(image.minX - other.minX) < 0.02, abs(image.minY - other.minY) < 0.02, Self.isNear(image.size, other.size) else {
        return "\(one) stands at \(other) from right to left"
      }
    }
    return nil
  }
}

extension PlacedPage {
  /// A frame that is no rectangle; nil where all are.
  fileprivate var unsoundFrame: String? {
    guard size.width >= 0, size.height >= 0, size.width.isFinite, size.height.isFinite else { return "the page is \(size)" }
    for frame in layoutTree().frames {
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      if !numbers.allSatisfy(\.isFinite) || frame.width < 0 || frame.height < 0 { return "a frame is \(frame)" }
    }
    return nil
  }
}

extension LayoutTree {
  /// All frames, from the root down.
  fileprivate var frames: [CGRect] { [frame.cgRect] + children.flatMap(\.frames) }
}

extension Trial {
  /// The trial as JSON, in which numbers that are none are words.
  public func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The trial that ``json()`` wrote.
  public init(json: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Trial.self, from: Data(json.utf8))
  }

  /// Trials of smaller trees, the boldest first; the plainest offer before those.
  public var smaller: [Trial] {
    (offer == 0 ? [] : [Trial(plan, offer: 0)]) + plan.smaller.map { Trial($0, offer: offer) }
  }
}
