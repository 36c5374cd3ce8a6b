import SwiftUI

extension Ledger {
  func layoutProtocols() {
    topic("Custom layout")

    row(
      "Layout", "Layout.callAsFunction", "Layout.makeRule", says: "sizes itself and places its views; a cache is made once",
      from: .recorded("macOS 26.2, customlayout/flow"), in: .fixed(320, 160)
    ) {
      Wrapping {
        Box("w1", 25, 16)
        Box("w2", 25, 16)
        Box("w3", 35.5, 16)
        Box("w4", 27.5, 16)
        Box("w5", 25, 16)
        Box("w6", 60, 30)
        Box("w7", 18.5, 16)
      }.frame(width: 160).accessibilityIdentifier("flow")
    } holds: {
      $0.frame("flow", 80, 54, 160, 52)
      $0.frame("w1", 80, 54, 25, 16)
      $0.frame("w2", 113, 54, 25, 16)
      $0.frame("w3", 146, 54, 35.5, 16)
      $0.frame("w4", 189.5, 54, 27.5, 16)
      $0.frame("w5", 80, 76, 25, 16)
      $0.frame("w6", 113, 76, 60, 30)
      $0.frame("w7", 181, 76, 18.5, 16)
    }
    row(
      "LayoutSubview", "LayoutSubview.*", "LayoutValueKey", "View.layoutValue", "ViewSpacing", "ViewSpacing.distance",
      says: "views tell their priority, distances and values",
      from: .recorded("macOS 26.2, customlayout/ranked"), in: .fit
    ) {
      ByRank {
        Box("low", 24.5, 16)
        Box("high", 28.5, 16).layoutPriority(1).layoutValue(key: Inset.self, value: 20)
        Box("bar", 40, 10).layoutValue(key: Inset.self, value: 8)
        Box("end", 26, 16)
      }.accessibilityIdentifier("list")
    } holds: {
      $0.frame("list", 0, 0, 48.5, 82)
      $0.frame("low", 0, 0, 24.5, 16)
      $0.frame("bar", 8, 24, 40, 10)
      $0.frame("end", 0, 42, 26, 16)
      $0.frame("high", 20, 66, 28.5, 16)
    }
    row(
      "LayoutSubview.place", says: "a view's anchor comes to lie at the point; the proposal gives its size; the last call wins",
      from: .documented("swiftui/layoutsubview/place(at:anchor:proposal:)")
    ) {
      placing { views, bounds in
        views[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: ProposedViewSize(width: 10, height: 20))
        views[1].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: ProposedViewSize(width: 30, height: nil))
        views[2].place(at: CGPoint(x: bounds.minX + 40, y: bounds.minY + 20), anchor: UnitPoint(x: 0.25, y: 0.5), proposal: .zero)
        views[2].place(at: CGPoint(x: bounds.minX + 40, y: bounds.minY + 30), anchor: UnitPoint(x: 0.25, y: 0.5), proposal: .unspecified)
      } content: {
        Fill("a")
        Fill("b")
        Box("c", 8, 6)
        Box("unplaced", 20, 10)
        Fill("all")
      }.padding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
    } holds: {
      $0.frame("a", 20, 10, 10, 20)
      $0.frame("b", 70, 90, 30, 10)
      $0.frame("c", 58, 37, 8, 6)
      // Views that were not placed lie in the middle, with the layout's own proposal.
      $0.frame("unplaced", 50, 50, 20, 10)
      $0.frame("all", 20, 10, 80, 90)
    }
    measure(
      "Layout", "ProposedViewSize", says: "is proposed what its container offers, and measured for 0 and ∞ by stacks",
      from: .documented("swiftui/layout/sizethatfits(proposal:subviews:cache:)")
    ) {
      judge in
      let heard = Heard()
      _ = try Shown(Listening(heard: heard) { Box() }, .fixed(100, 60), judge)
      judge.equal(heard.taken(), [ProposedViewSize(width: 100, height: 60)])
      _ = try Shown(
        Listening(heard: heard) { Box() }.padding(.leading, 5).fixedSize(horizontal: false, vertical: true), .fixed(100, 60), judge)
      judge.equal(heard.taken(), [ProposedViewSize(width: 95, height: nil)])
      _ = try Shown(
        HStack(spacing: 0) {
          Listening(heard: heard) { Box() }
          Box("b", 40, 10)
        }, .fixed(100, 60), judge)
      judge.equal(
        heard.taken(),
        [ProposedViewSize(width: 0, height: 60), ProposedViewSize(width: .infinity, height: 60), ProposedViewSize(width: 60, height: 60)])
    }
    measure(
      "Layout", says: "the cache is made once and kept between the questions",
      from: .documented("swiftui/layout/makecache(subviews:)-23agy")
    ) { judge in
      let heard = Heard()
      _ = try Shown(
        HStack(spacing: 0) {
          Keeping(heard: heard) { Box() }
          AnyLayout(Keeping(heard: heard)) { Box() }
          Box("b", 40, 10)
        }, .fixed(100, 60), judge)
      judge.equal(heard.proposals.count, 2)
    }
    row(
      "Layout", "LayoutProperties.stackOrientation", says: "tells spacers and dividers within which way it runs",
      from: .documented("swiftui/layoutproperties/stackorientation"), in: .fixed(60, 40)
    ) {
      Sideways {
        Divider().accessibilityIdentifier("line")
        Spacer(minLength: 0).accessibilityIdentifier("room")
      }
    } holds: {
      $0.frame("line", 0, 0, 1, 40)
      $0.frame("room", 1, nil, 59, 0)
    }
    row(
      "Layout", "ViewSpacing.zero", says: "may ask for distances of its own; by default for those of its views",
      from: .documented("swiftui/layout/spacing(subviews:cache:)"), in: .fit
    ) {
      VStack(alignment: .leading) {
        Box("a", 40, 10)
        placing(spacing: .zero) { _, _ in
        } content: {
          Box("b", 40, 10)
        }
        Box("c", 40, 10)
        Lower { Box("d", 40, 10) }
        Box("e", 40, 10)
        Lower { Spacer(minLength: 10) }
        Box("f", 40, 10)
      }
    } holds: {
      $0.frame("b", 0, 10, 40, 10)
      $0.frame("c", 0, 20, 40, 10)
      $0.frame("d", 0, 43, 40, 10)
      $0.frame("e", 0, 61, 40, 10)
      $0.frame("f", 0, 86, 40, 10)
    }
    row(
      "Layout", says: "may set guides of its own; by default those of its views where they lie",
      from: .documented("swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)-8ofeu"), in: .fit
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        placing(size: CGSize(width: 20, height: 30), guides: true) { _, _ in
        } content: {
          Box("a", 20, 30)
        }
        Box("b", 20, 10)
        Lower { Box("c", 20, 30).alignmentGuide(.firstTextBaseline) { _ in 12 } }
      }
    } holds: {
      // Guides at 25, 10 and 17.
      $0.frame("a", 0, 0, 20, 30)
      $0.frame("b", 20, 15, 20, 10)
      $0.frame("c", 40, 13, 20, 30)
    }
    row(
      "Layout", says: "its guides across count from where reading begins",
      from: .documented("swiftui/layout/explicitalignment(of:in:proposal:subviews:cache:)-3iqmu"), in: .fit
    ) {
      VStack(alignment: .leading, spacing: 0) {
        AnyLayout(Placing(size: CGSize(width: 20, height: 30), guides: true) { _, _ in }) { Box("a", 20, 30) }
        Box("b", 20, 10)
      }
    } holds: {
      $0.frame("a", 0, 0, 20, 30)
      $0.frame("b", 7, 30, 20, 10)
    }
    measure(
      "LayoutSubviews", "LayoutSubviews.*", says: "is a collection: counted, sliced, picked from",
      from: .documented("swiftui/layoutsubviews")
    ) { judge in
      let notes = Notes<[CGFloat]>()
      _ = try Shown(
        placing { views, _ in
          @MainActor func widths(_ some: LayoutSubviews) { notes.note(some.map { $0.sizeThatFits(.unspecified).width }) }
          MainActor.assumeIsolated {
            widths(views)
            widths(views[1..<3])
            widths(views[1..<4][1..<3])
            widths(views[[3, 0]])
            widths(views[1..<4][[2]])
            notes.note([views[0] == views[0] ? 1 : 0, views[0] == views[1] ? 1 : 0, views == views ? 1 : 0, views == views[0..<2] ? 1 : 0])
            let dimensions = views[1].dimensions(in: ProposedViewSize(width: 50, height: 50))
            notes.note([dimensions.width, dimensions.height, dimensions[.trailing], dimensions[explicit: .top] ?? -1])
          }
        } content: {
          Box("a", 1, 5)
          Box("b", 2, 5).alignmentGuide(.trailing) { _ in 9 }
          Box("c", 3, 5)
          Box("d", 4, 5)
        }, .fit, judge)
      judge.equal(Array(notes.all.suffix(7)), [[1, 2, 3, 4], [2, 3], [3, 4], [4, 1], [4], [1, 0, 1, 0], [2, 5, 9, -1]])
    }
    measure("Layout", says: "mistakes of a layout are found, with their numbers", from: .documented("Finding.Kind")) { judge in
      let origin = try Shown(
        placing { views, _ in
          views[0].place(at: .zero, proposal: .unspecified)
        } content: {
          Box("a", 20, 10)
        }.frame(width: 30, height: 20), .fixed(100, 100), judge)
      origin.finds(.ignoredBoundsOrigin, "bounds begin at")
      let over = try Shown(
        placing(size: CGSize(width: 30, height: 20)) { views, bounds in
          views[0].place(at: CGPoint(x: bounds.minX + 15, y: bounds.minY), proposal: .unspecified)
        } content: {
          Box("a", 20, 10)
        }, .fixed(100, 100), judge)
      over.finds(.overflow, "5 beyond its trailing edge")
      let mismatch = try Shown(
        placing(size: CGSize(width: 30, height: 20)) { views, bounds in
          views[0].place(at: bounds.origin, proposal: .unspecified)
        } content: {
          Box("a", 40, 26)
        }, .fixed(100, 100), judge)
      mismatch.finds(.sizeMismatch, "10 beyond its trailing edge, 6 below its bottom")
      let sound = try Shown(
        placing(size: CGSize(width: 30, height: 20)) { views, bounds in
          views[0].place(at: bounds.origin, proposal: .unspecified)
        } content: {
          Box("a", 30, 20)
        }, .fixed(100, 100), judge)
      sound.findsNothing()
      let negative = try Shown(
        placing(size: CGSize(width: -3, height: 20)) { _, _ in
        } content: {
          Box("a", 0, 0)
        }, .fixed(100, 100), judge)
      negative.finds(.brokenContract, "-3")
      let endless = try Shown(
        placing(size: CGSize(width: CGFloat.infinity, height: 20)) { _, _ in
        } content: {
          Box("a", 0, 0)
        }, .fixed(100, 100), judge)
      endless.finds(.unboundedSize, "∞×20")
    }
  }
}

private struct Wrapping: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }
  private func walk(_ sizes: [CGSize], _ width: CGFloat, _ visit: (Int, CGPoint) -> Void = { _, _ in }) -> CGFloat {
    var place = CGPoint.zero
    var tall: CGFloat = 0
    for (index, size) in sizes.enumerated() {
      if place.x > 0, place.x + size.width > width {
        place = CGPoint(x: 0, y: place.y + tall + 6)
        tall = 0
      }
      visit(index, place)
      place.x += size.width + 8
      tall = max(tall, size.height)
    }
    return place.y + tall
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: walk(cache, width))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    let sizes = cache
    _ = walk(sizes, bounds.width) { index, place in
      subviews[index].place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: ProposedViewSize(sizes[index]))
    }
  }
}

private struct Inset: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// A column by priority, the lowest first, each view moved by its inset.
private struct ByRank: Layout {
  private func rows(_ views: Subviews) -> [(view: LayoutSubview, y: CGFloat, size: CGSize)] {
    let ranked = views.enumerated().sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }.map(\.element)
    var y: CGFloat = 0
    var last: LayoutSubview?
    return ranked.map { view in
      if let last { y += last.spacing.distance(to: view.spacing, along: .vertical) }
      let size = view.sizeThatFits(.unspecified)
      defer {
        y += size.height
        last = view
      }
      return (view, y, size)
    }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let all = rows(subviews)
    return CGSize(width: all.map { $0.size.width + $0.view[Inset.self] }.max() ?? 0, height: all.last.map { $0.y + $0.size.height } ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for row in rows(subviews) {
      row.view.place(at: CGPoint(x: bounds.minX + row.view[Inset.self], y: bounds.minY + row.y), proposal: ProposedViewSize(row.size))
    }
  }
}

/// Takes a size, or what it is proposed or else its first view's, and places its views as it is told.
private struct Placing: Layout {
  var size: CGSize?
  var spacing: ViewSpacing?
  var guides = false
  let places: @Sendable (LayoutSubviews, CGRect) -> Void

  init(size: CGSize? = nil, spacing: ViewSpacing? = nil, guides: Bool = false, places: @escaping @Sendable (LayoutSubviews, CGRect) -> Void)
  {
    self.size = size
    self.spacing = spacing
    self.guides = guides
    self.places = places
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    size ?? proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(.unspecified))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { places(subviews, bounds) }
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    spacing ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGFloat?
  {
    guides && guide == .firstTextBaseline ? bounds.maxY - 5 : nil
  }
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
    -> CGFloat?
  {
    guides && guide == .leading ? bounds.minX + 7 : nil
  }
}

/// A ``Placing`` with its views.
@MainActor private func placing(
  size: CGSize? = nil, spacing: ViewSpacing? = nil, guides: Bool = false,
  _ places: @escaping @Sendable (LayoutSubviews, CGRect) -> Void = { _, _ in },
  @ViewBuilder content: () -> some View
) -> some View {
  Placing(size: size, spacing: spacing, guides: guides, places: places)(content)
}

/// Puts its first view 5 points lower than it could lie, and leaves the rest to the defaults.
private struct Lower: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = subviews[0].sizeThatFits(.unspecified)
    return CGSize(width: size.width, height: size.height + 5)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 5), proposal: .unspecified)
  }
}

/// Puts its views from left to right, without gaps.
private struct Sideways: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for view in subviews {
      let offer = ProposedViewSize(width: bounds.maxX - x, height: bounds.height)
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: offer)
      x += view.sizeThatFits(offer).width
    }
  }
}

private final class Heard: @unchecked Sendable {
  var proposals: [ProposedViewSize] = []
  func taken() -> [ProposedViewSize] {
    defer { proposals = [] }
    return proposals
  }
}
/// Takes what it is proposed, and keeps it.
private struct Listening: Layout {
  let heard: Heard
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    heard.proposals.append(proposal)
    return proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: .unspecified) }
  }
}
/// Takes what it is proposed, and counts its caches.
private struct Keeping: Layout {
  let heard: Heard
  func makeCache(subviews: Subviews) -> Int {
    heard.proposals.append(.zero)
    return 1
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}
