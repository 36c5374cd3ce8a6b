import SwiftUI

extension Ledger {
  func viewGeometryReaders() {
    topic("Layout adjustments: geometry and coordinate spaces")

    row(
      "GeometryReader", "GeometryReader.content", "GeometryProxy", "GeometryProxy.size",
      says: "takes what is proposed, knows it, and puts its views at the top leading corner", from: .documented("swiftui/geometryreader"),
      in: .fixed(100, 80)
    ) {
      GeometryReader { proxy in
        Box("a", proxy.size.width / 4, proxy.size.height / 2)
        Box("b", 10, 10, .pureBlue)
      }.padding(.leading, 20).accessibilityIdentifier("reader")
    } holds: {
      $0.frame("reader", 0, 0, 100, 80)
      $0.frame("a", 20, 0, 20, 40)
      $0.frame("b", 20, 0, 10, 10)
      $0.color(22, 2, is: 0x0000FF)
    }
    row(
      "GeometryReader", says: "proposes its own size to each of its views; is 10 by 10 where nothing is proposed",
      from: .assumed("open reimplementations"), in: .fit
    ) {
      VStack(spacing: 0) {
        GeometryReader { proxy in Fill("ideal") }.accessibilityIdentifier("reader")
        Box("a", 30, 5)
      }
    } holds: {
      $0.frame("reader", 0, 0, 30, 10)
      $0.frame("ideal", 0, 0, 30, 10)
    }
    row(
      "GeometryReader", says: "in right to left the corner is the right one", from: .law("leading is where reading begins"),
      in: .fixed(100, 80)
    ) {
      GeometryReader { _ in Box("a", 30, 10) }.environment(\.layoutDirection, .rightToLeft)
    } holds: {
      $0.frame("a", 70, 0, 30, 10)
    }
    measure(
      "GeometryProxy.frame", "GeometryProxy.bounds", "View.coordinateSpace", "CoordinateSpace", "CoordinateSpace.*",
      "CoordinateSpaceProtocol", "CoordinateSpaceProtocol.*", "GlobalCoordinateSpace",
      "GlobalCoordinateSpace.*", "LocalCoordinateSpace", "LocalCoordinateSpace.*", "NamedCoordinateSpace", "NamedCoordinateSpace.*",
      says: "the view's rectangle in the page's space, in its own, and in those with names",
      from: .documented("swiftui/geometryproxy/frame(in:)")
    ) { judge in
      let notes = Notes<[CGRect?]>()
      let shown = try Shown(
        VStack(spacing: 0) {
          Color.clear.frame(height: 10)
          GeometryReader { proxy in
            let _ = notes.note([
              proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("outer")), proxy.frame(in: .named("inner")),
              proxy.frame(in: .named("nobody")), proxy.bounds(of: .named("outer")), proxy.bounds(of: .named("nobody")),
              proxy.frame(in: CoordinateSpace.global), proxy.frame(in: CoordinateSpace.local),
              proxy.frame(in: CoordinateSpace.named("outer")),
            ])
          }
          .padding(.leading, 5).coordinateSpace(.named("inner"))
          .padding(.top, 3).coordinateSpace(name: "outer")
          .padding(.leading, 20)
        }, .fixed(100, 80), judge)
      let size = CGSize(width: 75, height: 67)
      let rects = [CGPoint(x: 25, y: 13), .zero, CGPoint(x: 5, y: 3), CGPoint(x: 5, y: 0), CGPoint(x: 25, y: 13)].map {
        CGRect(origin: $0, size: size)
      }
      judge.equal(notes.last, rects + [CGRect(x: -5, y: -3, width: 80, height: 70), nil] + [rects[0], rects[1], rects[2]])
      judge.equal(shown.size, CGSize(width: 100, height: 80))
      judge.equal(GlobalCoordinateSpace().coordinateSpace, .global)
      judge.equal(LocalCoordinateSpace().coordinateSpace, .local)
      judge.equal(NamedCoordinateSpace.named("a").coordinateSpace, .named("a"))
      judge.expect(CoordinateSpace.named("a") != .named("b") && CoordinateSpace.global != .local)
    }
    measure(
      "CoordinateSpaceProtocol.scrollView", "View.onGeometryChange", says: "places within a scroll view are told in its own space too",
      from: .documented("swiftui/coordinatespaceprotocol/scrollview")
    ) { judge in
      let notes = Notes<[CGRect]>()
      _ = try Shown(
        VStack(spacing: 0) {
          Color.clear.frame(height: 10)
          ScrollView {
            VStack(spacing: 0) {
              Color.clear.frame(height: 30)
              Fill("a").frame(height: 5).onGeometryChange(for: [CGRect].self) { proxy in
                [proxy.frame(in: .scrollView), proxy.frame(in: .scrollView(axis: .vertical)), proxy.frame(in: .global)]
              } action: {
                notes.note($0)
              }
            }
          }
        }.padding(.leading, 20), .fixed(100, 80), judge)
      let place = CGRect(x: 0, y: 30, width: 80, height: 5)
      judge.equal(notes.last, [place, place, CGRect(x: 20, y: 40, width: 80, height: 5)])
    }
    measure(
      "View.onGeometryChange", says: "tells a size at first, and again when it changes",
      from: .documented("swiftui/view/ongeometrychange(for:of:action:)")
    ) { judge in
      let notes = Notes<[CGSize]>()
      let shown = try Shown(Growing(notes: notes), .fixed(100, 80), judge)
      judge.equal(notes.all, [[CGSize(width: 20, height: 10)], [CGSize(width: 20, height: 10), CGSize(width: 20, height: 10)]])
      shown.refresh()
      judge.equal(notes.all.count, 2)
      shown.tap("grow")
      judge.equal(
        Array(notes.all.dropFirst(2)), [[CGSize(width: 30, height: 10)], [CGSize(width: 20, height: 10), CGSize(width: 30, height: 10)]])
    }
    measure(
      "View.anchorPreference", "GeometryProxy", "Anchor", "Anchor.Source", "Anchor.Source.*", "View.transformAnchorPreference",
      says: "places of a view, told in any other's space", from: .documented("swiftui/anchor/source")
    ) {
      judge in
      let notes = Notes<[CGPoint]>()
      let rects = Notes<[CGRect]>()
      let points: [Anchor<CGPoint>.Source] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        .point(CGPoint(x: 3, y: 4)), .unitPoint(UnitPoint(x: 0.25, y: 0.75)),
      ]
      let marked = points.reduce(AnyView(Box("a", 20, 10))) { view, source in
        AnyView(view.transformAnchorPreference(key: Places.self, value: source) { $0.append($1) })
      }
      _ = try Shown(
        VStack(spacing: 0) {
          Color.clear.frame(width: 10, height: 12)
          marked
            .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
            .transformAnchorPreference(key: Frames.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))) { $0.append($1) }
        }
        .padding(.leading, 7)
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            let _ = notes.note(places.map { proxy[$0] })
          }
        }
        .overlayPreferenceValue(Frames.self) { places in
          GeometryReader { proxy in
            let _ = rects.note(places.map { proxy[$0] })
          }
        }
        .padding(.leading, 30).padding(.top, 11), .fit, judge)
      judge.equal(
        notes.last,
        [(7, 12), (17, 12), (27, 12), (7, 17), (17, 17), (27, 17), (7, 22), (17, 22), (27, 22), (10, 16), (12, 19.5)].map {
          CGPoint(x: $0.0, y: $0.1)
        })
      judge.equal(rects.last, [CGRect(x: 7, y: 12, width: 20, height: 10), CGRect(x: 8, y: 14, width: 3, height: 4)])
    }
  }
}

private struct Places: PreferenceKey {
  static let defaultValue: [Anchor<CGPoint>] = []
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
}
private struct Frames: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Growing: View {
  let notes: Notes<[CGSize]>
  @State private var width: CGFloat = 20
  var body: some View {
    Box("a", width, 10)
      .onGeometryChange(for: CGSize.self, of: \.size) { notes.note([$0]) }
      .onGeometryChange(for: CGSize.self, of: \.size) { notes.note([$0, $1]) }
      .onTapGesture { width += 10 }.accessibilityIdentifier("grow")
  }
}
