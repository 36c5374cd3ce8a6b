import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// Breaks long content into pages. Content is evaluated block by block, and forgotten once its pages are finished.
@MainActor package final class DocumentPaginator {
  /// A page's measures, in points.
  package struct PageMetrics: Sendable {
    package var size: CGSize
    package var margins: EdgeInsets
    package var spacing: CGFloat?
    package var scale: CGFloat
    /// What the views around the document set.
    package var inherited: EnvironmentValues
    package var environment: @Sendable (inout EnvironmentValues) -> Void
    package init(
      size: CGSize, margins: EdgeInsets, spacing: CGFloat?, scale: CGFloat, inherited: EnvironmentValues,
      environment: @escaping @Sendable (inout EnvironmentValues) -> Void
    ) {
      self.size = size
      self.margins = margins
      self.spacing = spacing
      self.scale = scale
      self.inherited = inherited
      self.environment = environment
    }
  }
  /// Makes what stands above or below the content of a page, given its number and a way to learn how many pages there are.
  package typealias Band = @MainActor (_ number: Int, _ count: @escaping () -> Int) -> AnyView

  private let content: AnyView
  private let header: Band?
  private let footer: Band?
  private let sheet: PageMetrics
  private let context: LayoutContext
  private let targets: PageTargets
  /// How many pages there are, once that is known; while pages are broken anew, how many there were.
  private var knownCount: Int?
  private var hasReportedRoom = false
  /// Whether pages of the last round left different room for content.
  private var roomsDiffer = false
  private var width: CGFloat { max(1, sheet.size.width - sheet.margins.total(along: .horizontal)) }
  /// Between bands and content.
  private let bandGap: CGFloat = 12

  package init(_ content: AnyView, header: Band?, footer: Band?, sheet: PageMetrics) {
    self.content = content
    self.header = header
    self.footer = footer
    self.sheet = sheet
    context = LayoutContext(scale: sheet.scale)
    targets = PageTargets(context: context)
  }

  /// The doubtful spots met so far.
  package var findings: [Finding] { context.findings }

  /// What stands above and below a page's content.
  private struct PageBands {
    let above, below: PageBlock?
    /// How many pages they were told there are; nil if they did not ask.
    let count: Int?
  }
  /// A page whose content is known, but not yet how many there are.
  private struct OpenPage {
    let number: Int
    let slices: [PageSlice]
    let end: PageEnd?
    var bands: PageBands
  }
  /// Bands are of another height than was taken while pages were broken.
  private struct BandsDiffer: Error {}
  /// Somebody asks on which page a target stands, and it is not known yet.
  private struct TargetsMissed: Error {}

  /// The most pages that wait for the end of their document: a short one is laid out as a whole before its bands are made for good.
  private static let waitingPages = 64
  /// How often pages are broken at most, where what bands say about the count changes the count.
  private static let rounds = 4

  /// Makes the pages in order, handing each over as it is finished; with the reasons for their ends if somebody is `listening`.
  package func print(listening: Bool = false, _ receive: (PageLayout) throws -> Void) throws {
    // Pages that were handed over before somebody asked for a target's page stay as they are.
    var handed = 0
    func hand(_ page: OpenPage) throws {
      guard page.number > handed else { return }
      handed = page.number
      try receive(layout(page))
    }
    var round = 0
    while round < Self.rounds {
      round += 1
      var number = 0
      var waits = header != nil || footer != nil
      var waiting: [OpenPage] = []
      func finishWaiting() throws {
        for index in waiting.indices where !settle(&waiting[index]) && round < Self.rounds { throw BandsDiffer() }
        for page in waiting { try hand(page) }
        (waits, waiting) = (false, [])
      }
      do {
        try breakPages(listening: listening) { page in
          if targets.areMissed { throw TargetsMissed() }
          number = page.number
          if waits {
            waiting.append(page)
            if waiting.count > Self.waitingPages { try finishWaiting() }
          } else {
            var page = page
            _ = settle(&page)
            try hand(page)
          }
        }
        if targets.areMissed { throw TargetsMissed() }
        if waits { knownCount = number }
        try finishWaiting()
        return targets.reportMissing()
      } catch is BandsDiffer {
      } catch is TargetsMissed {
        findTargets()
        round = 0
      }
    }
  }

  /// Breaks the document until the targets of its links stay on their pages.
  private func findTargets() {
    for round in 1...Self.rounds {
      var number = 0
      try? breakPages { page in
        number = page.number
        targets.note(page.slices, on: page.number)
      }
      knownCount = number
      if targets.settle() { break }
      if round == Self.rounds {
        context.report(
          Finding(
            .badArgument, in: "PageNumber",
            "says other page numbers each time the document is broken into pages by them; those of the last time stand. Give them a width of their own."
          ))
      }
    }
    targets.finish()
  }

  /// Makes bands that asked for the count anew, if they were told another one. Answers whether they leave as much room.
  private func settle(_ page: inout OpenPage) -> Bool {
    guard let told = page.bands.count, told != count() else { return true }
    let before = room(page.bands)
    page.bands = bands(page.number)
    return room(page.bands) == before
  }

  /// How many pages there are; lays everything out once more when it is not known yet.
  package func count() -> Int {
    if let knownCount { return knownCount }
    for _ in 1...Self.rounds {
      var number = 0
      var asking: [(page: Int, room: Room)] = []
      try? breakPages { page in
        number = page.number
        if page.bands.count != nil { asking.append((number, room(page.bands))) }
      }
      let isTold = knownCount == number
      knownCount = number
      if isTold || asking.allSatisfy({ room(bands($0.page)) == $0.room }) { break }
    }
    return knownCount ?? 1
  }

  /// Where a page's content stands: from `top` on, in `height` points.
  private struct Room: Equatable {
    let top, height: CGFloat
  }
  private func room(_ bands: PageBands) -> Room {
    let (above, below) = (share(bands.above), share(bands.below))
    let height = sheet.size.height - sheet.margins.total(along: .vertical) - above - below
    if height < 1, !hasReportedRoom {
      hasReportedRoom = true
      context.report(
        Finding(
          .badArgument, in: "Document",
          "leaves \(describe(height)) points for content on a page \(describe(sheet.size.height)) high; 1 was taken. Make margins, header or footer smaller."
        ))
    }
    return Room(top: sheet.margins.top + above, height: max(1, height))
  }
  /// What a band takes of the content's height: none if it is empty on its page.
  private func share(_ band: PageBlock?) -> CGFloat { band.map { $0.height > 0 ? $0.height + bandGap : 0 } ?? 0 }

  /// How a page's height is shared: a sentence, of the first page where they differ.
  package func measures() -> String {
    var less: [String] = []
    let margins = sheet.margins
    if margins.total(along: .vertical) != 0 { less.append("margins \(describe(margins.top)) and \(describe(margins.bottom))") }
    let bands = bands(1)
    let (top, bottom) = (share(bands.above), share(bands.below))
    if top > 0 { less.append("the header \(describe(top - bandGap)) and \(describe(bandGap)) below it") }
    if bottom > 0 { less.append("the footer \(describe(bottom - bandGap)) and \(describe(bandGap)) above it") }
    let what = "Pages are \(describe(sheet.size.width))×\(describe(sheet.size.height))"
    let page = roomsDiffer ? " on the first page" : ""
    return less.isEmpty
      ? "\(what), all of it for content\(page)."
      : "\(what); less \(less.joined(separator: ", ")), \(describe(room(bands).height)) of the height is for content\(page)."
  }

  // MARK: evaluation

  private func rootScope() -> _Scope {
    var environment = sheet.inherited
    // Paper is no phone: tables show all their columns.
    environment.horizontalSizeClass = .regular
    environment.displayScale = sheet.scale
    // Paper is white.
    environment.colorScheme = .light
    environment.windowSize = CGSize(width: width, height: sheet.size.height - sheet.margins.total(along: .vertical))
    environment.flowsIntoPages = true
    environment.pageTargets = targets
    sheet.environment(&environment)
    environment.reporter = context
    return ViewGraph(context: context).detachedScope(environment)
  }

  private func breakPages(listening: Bool = false, _ finish: (OpenPage) throws -> Void) throws {
    let scope = rootScope()
    defer { scope.graph.end() }
    var items = LazyItems()
    LazyItems.collect(content, scope.child(0), into: &items)
    var number = 0
    var current: PageBands?
    var first: Room?
    roomsDiffer = false
    try withoutActuallyEscaping(finish) { finish in
      var breaker = PageBreaker(
        room: { page in
          let own = self.bands(page)
          let room = self.room(own)
          if let first, first != room { self.roomsDiffer = true }
          (current, first) = (own, first ?? room)
          return room.height
        }, spacing: sheet.spacing, context: context, isListening: listening
      ) { slices, end in
        number += 1
        try finish(OpenPage(number: number, slices: slices, end: end, bands: current ?? self.bands(number)))
      }
      for index in 0..<items.count {
        var nodes: [_ViewNode] = []
        items.make(index, into: &nodes)
        for node in nodes {
          try breaker.add(PageBlock(node, width: width, section: items.run(at: index).section, scope: scope, scale: sheet.scale))
        }
        scope.record.endChildren()
      }
      try breaker.end()
    }
  }

  /// The bands of a page. While it is not known how many pages there are, this one is taken to be the last.
  private func bands(_ number: Int) -> PageBands {
    let count = knownCount ?? number
    var isAsked = false
    func make(_ band: Band?) -> PageBlock? {
      guard let band else { return nil }
      var scope = rootScope()
      defer { scope.graph.end() }
      scope.environment.flowsIntoPages = false
      let view = band(number) {
        isAsked = true
        return count
      }
      guard let node = AnyView.oneNode(view, scope, in: VStackLayout().makeRule()) else { return nil }
      return PageBlock(node, width: width, section: nil, scope: scope, scale: sheet.scale)
    }
    let (above, below) = (make(header), make(footer))
    return PageBands(above: above, below: below, count: isAsked ? count : nil)
  }

  private func layout(_ page: OpenPage) -> PageLayout {
    let (above, below) = (page.bands.above, page.bands.below)
    let foot = sheet.size.height - sheet.margins.bottom - (below?.height ?? 0)
    return PageLayout(
      size: sheet.size, grid: PixelGrid(scale: sheet.scale), margin: sheet.margins.leading,
      header: above.map { (PageSlice(block: $0, part: 0...$0.height, y: 0), sheet.margins.top) },
      content: (page.slices, room(page.bands).top), footer: below.map { (PageSlice(block: $0, part: 0...$0.height, y: 0), foot) },
      end: page.end)
  }
}
