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
  private var knownCount: Int?
  private var width: CGFloat { max(1, sheet.size.width - sheet.margins.total(along: .horizontal)) }
  /// Between bands and content.
  private let bandGap: CGFloat = 12

  package init(_ content: AnyView, header: Band?, footer: Band?, sheet: PageMetrics) {
    self.content = content
    self.header = header
    self.footer = footer
    self.sheet = sheet
    context = LayoutContext(scale: sheet.scale)
  }

  /// The doubtful spots met so far.
  package var findings: [Finding] { context.findings }

  /// Makes the pages in order, handing each over as it is finished.
  ///
  /// `listener` hears why each page ends, before it is handed over.
  package func print(_ receive: (PageLayout) throws -> Void, listener: ((PageEnd) -> Void)? = nil) throws {
    let (top, bottom) = (bandHeight(header), bandHeight(footer))
    var number = 0
    func finish(_ slices: [PageSlice]) throws {
      number += 1
      try receive(page(slices, number, top: top))
    }
    // A short document is laid out as a whole before its bands are made, so that they know how many pages there are.
    var waiting: [[PageSlice]] = []
    var waits = header != nil || footer != nil
    try breakPages(contentHeight(top + bottom), listener: listener) { slices in
      guard waits else { return try finish(slices) }
      waiting.append(slices)
      guard waiting.count > Self.waitingPages else { return }
      waits = false
      for slices in waiting { try finish(slices) }
      waiting = []
    }
    knownCount = number + waiting.count
    for slices in waiting { try finish(slices) }
  }
  /// The most pages that wait for the end of their document.
  private static let waitingPages = 64

  /// How many pages there are; lays everything out once more when it is not known yet.
  package func count() -> Int {
    if let knownCount { return knownCount }
    var number = 0
    try? breakPages(contentHeight(bandHeight(header) + bandHeight(footer))) { _ in number += 1 }
    knownCount = number
    return number
  }

  private func contentHeight(_ bands: CGFloat) -> CGFloat {
    let height = sheet.size.height - sheet.margins.total(along: .vertical) - bands
    if height < 1 {
      context.report(
        Finding(
          .badArgument, in: "Document",
          "leaves \(describe(height)) points for content on a page \(describe(sheet.size.height)) high; 1 was taken. Make margins, header or footer smaller."
        ))
    }
    return max(1, height)
  }

  /// How a page's height is shared: a sentence.
  package func measures() -> String {
    var less: [String] = []
    let margins = sheet.margins
    if margins.total(along: .vertical) != 0 { less.append("margins \(describe(margins.top)) and \(describe(margins.bottom))") }
    let (top, bottom) = (bandHeight(header), bandHeight(footer))
    if top > 0 { less.append("the header \(describe(top - bandGap)) and \(describe(bandGap)) below it") }
    if bottom > 0 { less.append("the footer \(describe(bottom - bandGap)) and \(describe(bandGap)) above it") }
    let what = "Pages are \(describe(sheet.size.width))×\(describe(sheet.size.height))"
    return less.isEmpty
      ? "\(what), all of it for content."
      : "\(what); less \(less.joined(separator: ", ")), \(describe(contentHeight(top + bottom))) of the height is for content."
  }

  /// What a band takes of the content's height. Measured as on a first page of one.
  private func bandHeight(_ make: Band?) -> CGFloat {
    let known = knownCount
    knownCount = known ?? 1
    defer { knownCount = known }
    return band(make, 1).map { $0.height + bandGap } ?? 0
  }

  // MARK: evaluation

  private func rootScope() -> _Scope {
    EvaluationStack.begin()
    var environment = sheet.inherited
    // Paper is no phone: tables show all their columns.
    environment.horizontalSizeClass = .regular
    environment.displayScale = sheet.scale
    // Paper is white.
    environment.colorScheme = .light
    environment.windowSize = CGSize(width: width, height: sheet.size.height - sheet.margins.total(along: .vertical))
    environment.flowsIntoPages = true
    sheet.environment(&environment)
    environment.reporter = context
    return ViewGraph(context: context).detachedScope(environment)
  }

  private func breakPages(
    _ height: CGFloat, listener: ((PageEnd) -> Void)? = nil, _ finish: ([PageSlice]) throws -> Void
  ) throws {
    let scope = rootScope()
    defer { scope.graph.end() }
    var items = LazyItems()
    LazyItems.collect(content, scope.child(0), into: &items)
    var pages = 0
    try withoutActuallyEscaping(finish) { finish in
      var breaker = PageBreaker(height: height, spacing: sheet.spacing, context: context) { slices in
        pages += 1
        try finish(slices)
      }
      if let listener {
        breaker.listener = { filled, words in
          listener(PageEnd(page: pages + 1, room: Double(height), filled: Double(filled), words: words))
        }
      }
      for index in 0..<items.count {
        var nodes: [_ViewNode] = []
        items.make(index, into: &nodes)
        for node in nodes {
          try breaker.add(PageBlock(node, width: width, section: items.run(at: index).section, scope: scope, scale: sheet.scale))
        }
        scope.record.endChildren()
      }
      try breaker.end(isFirst: pages == 0)
    }
  }

  private func band(_ make: Band?, _ number: Int) -> PageBlock? {
    guard let make else { return nil }
    var scope = rootScope()
    defer { scope.graph.end() }
    scope.environment.flowsIntoPages = false
    let view = make(number) { [weak self] in self?.count() ?? 1 }
    guard let node = AnyView.oneNode(view, scope, in: VStackLayout().makeRule()) else { return nil }
    return PageBlock(node, width: width, section: nil, scope: scope, scale: sheet.scale)
  }

  private func page(_ slices: [PageSlice], _ number: Int, top: CGFloat) -> PageLayout {
    let (above, below) = (band(header, number), band(footer, number))
    let foot = sheet.size.height - sheet.margins.bottom - (below?.height ?? 0)
    return PageLayout(
      size: sheet.size, grid: PixelGrid(scale: sheet.scale), margin: sheet.margins.leading,
      header: above.map { (PageSlice(block: $0, part: 0...$0.height, y: 0), sheet.margins.top) },
      content: (slices, sheet.margins.top + top), footer: below.map { (PageSlice(block: $0, part: 0...$0.height, y: 0), foot) })
  }
}
