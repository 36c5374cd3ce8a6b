import Foundation
import Testing

@testable import QuoinLayout
@testable import SwiftUI

/// What is left out is what the documentation says it is; what changes nothing paints nothing else; what is done twice adds up.
@Suite("Defaults, neutral values, sums") @MainActor struct DefaultLawTests {
  private func page(_ view: some View) -> PlacedPage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 160, height: 120))
    options.scale = 2
    return Page(view, options: options).settle()
  }
  /// Both are the same page, in frames and in what is drawn, in a column among others and alone.
  private func same(_ one: some View, _ other: some View, line: Int = #line) throws {
    func stage(_ view: some View) -> some View {
      VStack(alignment: .leading) {
        Color.gray.frame(width: 7, height: 5)
        view
        Text("below")
      }
    }
    for (a, b) in [(page(stage(one)), page(stage(other))), (page(one), page(other))] {
      let (one, other) = (try a.svg(), try b.svg())
      let isSame = one == other
      #expect(isSame, "line \(line): \(one)\n\(other)")
    }
  }
  /// Both look the same, however they are written down.
  private func looksSame(_ one: some View, _ other: some View, line: Int = #line) throws {
    let isSame = try page(one).pngData() == page(other).pngData()
    #expect(isSame, "line \(line)")
  }

  @ViewBuilder private var parts: some View {
    Color.red.frame(width: 20, height: 10)
    Color.blue.frame(width: 30, height: 24)
    Text("a word")
  }
  /// Something that no turn, mirroring or colour leaves as it is.
  private var figure: some View {
    HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 20, height: 10)
      LinearGradient(colors: [.green, .blue], startPoint: .topLeading, endPoint: .bottomTrailing).frame(width: 30, height: 24)
    }
  }
  private var plain: some View {
    HStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
      Color(red: 0, green: 1, blue: 1)
    }
  }
  private let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 5)

  /// Options that are one each: none stands for two, no two are the same, together they are what is written.
  private func apart<Options: OptionSet>(_ options: [Options], line: Int = #line) where Options.RawValue: FixedWidthInteger {
    for (index, option) in options.enumerated() {
      #expect(option.rawValue.nonzeroBitCount == 1, "option \(index) of line \(line)")
      for other in options[..<index] { #expect(option.isDisjoint(with: other), "option \(index) of line \(line)") }
    }
  }
  @Test("options are one each") func options() {
    apart([Axis.Set.horizontal, .vertical])
    apart([Edge.Set.top, .leading, .bottom, .trailing])
    apart([HorizontalEdge.Set.leading, .trailing])
    apart([VerticalEdge.Set.top, .bottom])
    apart([PinnedScrollableViews.sectionHeaders, .sectionFooters])
    apart([SafeAreaRegions.container, .keyboard])
    apart([RedactionReasons.placeholder, .privacy, .invalidated])
    apart([MatchedGeometryProperties.position, .size])
    apart([SubmitTriggers.text, .search])
    apart([EventModifiers.capsLock, .shift, .control, .option, .command, .numericPad])
    apart([GraphicsContext.GradientOptions.repeat, .mirror, .linearColor])
    apart([GraphicsContext.ShadowOptions.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup])
    apart([ContentShapeKinds.interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .accessibility])
    #expect(DatePickerComponents.date.isDisjoint(with: .hourAndMinute))
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing] && Edge.Set.horizontal == [.leading, .trailing])
    #expect(
      Edge.Set.vertical == [.top, .bottom] && HorizontalEdge.Set.all == [.leading, .trailing] && VerticalEdge.Set.all == [.top, .bottom])
    #expect(MatchedGeometryProperties.frame == [.position, .size] && SafeAreaRegions.all.isSuperset(of: [.container, .keyboard]))
  }

  @Test("a root that is offered one length only is as long as its content and its safe area along the other")
  func openRoots() {
    let context = LayoutContext(scale: 1)
    let content = LayoutNode(FixedRule("box", size: CGSize(width: 40, height: 30)), in: context)
    let root = LayoutNode(RootRule(insets: EdgeInsets(top: 5, leading: 7, bottom: 11, trailing: 13)), [content], in: context)
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize { root.size(for: ProposedViewSize(width: width, height: height)) }
    #expect(size(nil, nil) == CGSize(width: 60, height: 46))
    #expect(size(100, nil) == CGSize(width: 100, height: 46))
    #expect(size(nil, 100) == CGSize(width: 60, height: 100))
    #expect(size(100, 90) == CGSize(width: 100, height: 90))
  }

  @Test("containers") func containers() throws {
    try same(VStack { parts }, VStack(alignment: .center, spacing: nil) { parts })
    try same(HStack { parts }, HStack(alignment: .center, spacing: nil) { parts })
    try same(ZStack { parts }, ZStack(alignment: .center) { parts })
    try same(LazyVStack { parts }, LazyVStack(alignment: .center, spacing: nil, pinnedViews: []) { parts })
    try same(LazyHStack { parts }, LazyHStack(alignment: .center, spacing: nil, pinnedViews: []) { parts })
    try same(
      Grid { GridRow { parts } },
      Grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil) { GridRow(alignment: nil) { parts } })
    let columns = [GridItem(), GridItem()]
    try same(
      LazyVGrid(columns: columns) { parts }, LazyVGrid(columns: columns, alignment: .center, spacing: nil, pinnedViews: []) { parts })
    try same(
      LazyHGrid(rows: columns) { parts }, LazyHGrid(rows: columns, alignment: .center, spacing: nil, pinnedViews: []) { parts })
    try same(
      LazyVGrid(columns: columns) { parts },
      LazyVGrid(columns: [GridItem(.flexible(minimum: 10, maximum: .infinity), spacing: nil, alignment: nil), GridItem(.flexible())]) {
        parts
      })
    try same(ScrollView { parts }, ScrollView(.vertical, showsIndicators: true) { parts })
    try same(ViewThatFits { parts }, ViewThatFits(in: [.horizontal, .vertical]) { parts })
    try same(
      HStack {
        Color.red
        Spacer()
        Text("x")
      },
      HStack {
        Color.red
        Spacer(minLength: nil)
        Text("x")
      })
    try same(Group { parts }, parts)
    try same(Section { parts }, parts)
    try same(AnyView(parts), parts)
    try same(
      ForEach(0..<3) { _ in Text("x") },
      Group {
        Text("x")
        Text("x")
        Text("x")
      })
    try same(HStackLayout { parts }, HStack { parts })
    try same(VStackLayout { parts }, VStack { parts })
    try same(ZStackLayout { parts }, ZStack { parts })
    try same(AnyLayout(HStackLayout()) { parts }, HStack { parts })
  }

  @Test("frames and places") func frames() throws {
    try same(figure.frame(width: 90, height: 70), figure.frame(width: 90, height: 70, alignment: .center))
    try same(figure.frame(minWidth: 90, minHeight: 70), figure.frame(minWidth: 90, minHeight: 70, alignment: .center))
    try same(figure.frame(width: 90), figure.frame(width: 90, height: nil))
    try same(figure.padding(), figure.padding(.all))
    try same(figure.padding(), figure.padding(.all, nil))
    try same(figure.padding(), figure.padding(16))
    try same(figure.padding(6), figure.padding(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)))
    try same(figure.padding(.horizontal, 6), figure.padding(EdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)))
    try same(figure.padding(.vertical, 6), figure.padding(EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)))
    try same(figure.fixedSize(), figure.fixedSize(horizontal: true, vertical: true))
    try same(figure.position(x: 40, y: 30), figure.position(CGPoint(x: 40, y: 30)))
    try same(figure.position(), figure.position(x: 0, y: 0))
    try same(figure.offset(x: 4, y: 3), figure.offset(CGSize(width: 4, height: 3)))
    try same(figure.offset(x: 4), figure.offset(x: 4, y: 0))
    try same(Color.red.aspectRatio(2, contentMode: .fit), Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit))
    try same(figure.overlay { Text("x") }, figure.overlay(alignment: .center) { Text("x") })
    try same(figure.background { Color.red.frame(width: 60) }, figure.background(alignment: .center) { Color.red.frame(width: 60) })
    try same(figure.overlay(Text("x")), figure.overlay { Text("x") })
    try same(figure.background(.red), figure.background(.red, ignoresSafeAreaEdges: .all))
    try same(figure.background(.red), figure.background { Color.red.ignoresSafeArea() })
    try same(figure.mask { Circle() }, figure.mask(alignment: .center) { Circle() })
    try same(
      figure.safeAreaInset(edge: .top) { Text("x") }, figure.safeAreaInset(edge: .top, alignment: .center, spacing: nil) { Text("x") })
    try same(
      figure.safeAreaInset(edge: .leading) { Text("x") },
      figure.safeAreaInset(edge: .leading, alignment: .center, spacing: nil) { Text("x") })
    try same(
      figure.containerRelativeFrame(.horizontal), figure.containerRelativeFrame(.horizontal, alignment: .center))
    try same(
      figure.containerRelativeFrame(.horizontal, count: 3, spacing: 4),
      figure.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 4, alignment: .center))
  }

  @Test("shapes and what is drawn") func shapes() throws {
    try same(RoundedRectangle(cornerRadius: 12), RoundedRectangle(cornerRadius: 12, style: .continuous))
    try same(
      RoundedRectangle(cornerSize: CGSize(width: 12, height: 9)),
      RoundedRectangle(cornerSize: CGSize(width: 12, height: 9), style: .continuous))
    try same(Capsule(), Capsule(style: .continuous))
    try same(
      shape,
      UnevenRoundedRectangle(
        topLeadingRadius: 20, bottomLeadingRadius: 0, bottomTrailingRadius: 5, topTrailingRadius: 0, style: .continuous))
    try same(shape, UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 5), style: .continuous))
    try same(shape, shape.fill())
    try same(shape.fill(), shape.fill(.foreground, style: FillStyle(eoFill: false, antialiased: true)))
    try same(shape.stroke(), shape.stroke(lineWidth: 1))
    try same(
      shape.stroke(lineWidth: 4),
      shape.stroke(style: StrokeStyle(lineWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [], dashPhase: 0)))
    try same(shape.strokeBorder(), shape.strokeBorder(lineWidth: 1))
    try same(shape.strokeBorder(.red), shape.strokeBorder(.red, lineWidth: 1, antialiased: true))
    try same(shape.trim(), shape.trim(from: 0, to: 1))
    try same(shape.trim(to: 0.5), shape.trim(from: 0, to: 0.5))
    try same(shape.trim(from: 0.5), shape.trim(from: 0.5, to: 1))
    try same(shape.inset(by: 0), shape)
    try same(figure.border(.red), figure.border(.red, width: 1))
    try same(figure.clipShape(Circle()), figure.clipShape(Circle(), style: FillStyle()))
    try same(figure.clipped(), figure.clipped(antialiased: false))
    try same(figure.shadow(radius: 3), figure.shadow(color: Color(.sRGBLinear, white: 0, opacity: 0.33), radius: 3, x: 0, y: 0))
    try same(figure.blur(radius: 3), figure.blur(radius: 3, opaque: false))
    try same(figure.drawingGroup(), figure.drawingGroup(opaque: false, colorMode: .nonLinear))
    try same(figure.rotationEffect(.degrees(20)), figure.rotationEffect(.degrees(20), anchor: .center))
    try same(figure.scaleEffect(0.5), figure.scaleEffect(0.5, anchor: .center))
    try same(figure.scaleEffect(0.5), figure.scaleEffect(x: 0.5, y: 0.5))
    try same(figure.scaleEffect(0.5), figure.scaleEffect(CGSize(width: 0.5, height: 0.5)))
    try same(figure.scaleEffect(x: 0.5), figure.scaleEffect(x: 0.5, y: 1, anchor: .center))
    try same(
      figure.rotation3DEffect(.degrees(40), axis: (0, 1, 0)),
      figure.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0, perspective: 1))
    try same(shape.rotation(.degrees(20)), shape.rotation(.degrees(20), anchor: .center))
    try same(shape.scale(0.5), shape.scale(x: 0.5, y: 0.5, anchor: .center))
    try same(shape.offset(x: 4), shape.offset(CGSize(width: 4, height: 0)))
    try same(Color(red: 0.2, green: 0.4, blue: 0.6), Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 1))
    try same(Color(white: 0.3), Color(.sRGB, white: 0.3, opacity: 1))
    try same(Color(hue: 0.6, saturation: 2.0 / 3, brightness: 0.6), Color(hue: 0.6, saturation: 2.0 / 3, brightness: 0.6, opacity: 1))
    try looksSame(Color(hue: 0.5, saturation: 1, brightness: 1), Color(red: 0, green: 1, blue: 1))
    let gradient = Gradient(colors: [.red, .blue])
    try same(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    try same(
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom),
      LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom))
    try same(
      RadialGradient(colors: [.red, .blue], center: .top, startRadius: 3, endRadius: 50),
      RadialGradient(gradient: gradient, center: .top, startRadius: 3, endRadius: 50))
    try same(
      AngularGradient(colors: [.red, .blue], center: .top), AngularGradient(gradient: gradient, center: .top, angle: .zero))
    try same(
      EllipticalGradient(colors: [.red, .blue]),
      EllipticalGradient(gradient: gradient, center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5))
    let draw: (inout GraphicsContext, CGSize) -> Void = { $0.fill(Path(CGRect(origin: .zero, size: $1)), with: .color(.red.opacity(0.5))) }
    try same(Canvas(renderer: draw), Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false, renderer: draw))
  }

  @Test("controls") func controls() throws {
    let (half, on) = (Binding.constant(0.5), Binding.constant(true))
    try same(Slider(value: half), Slider(value: half, in: 0...1))
    try same(Slider(value: half), Slider(value: half, in: 0...1) { _ in })
    try same(Slider(value: half, in: 0...2, step: 0.5), Slider(value: half, in: 0...2, step: 0.5) { EmptyView() })
    try same(ProgressView(value: 0.25), ProgressView(value: 0.25, total: 1))
    try same(ProgressView("a", value: 0.25), ProgressView(value: 0.25, total: 1) { Text("a") })
    try same(Gauge(value: 0.25) { Text("a") }, Gauge(value: 0.25, in: 0...1) { Text("a") })
    try same(Toggle("a", isOn: on), Toggle(isOn: on) { Text("a") })
    try same(Button("a") {}, Button(role: nil, action: {}) { Text("a") })
    try same(Button("a", systemImage: "star") {}, Button(action: {}) { Label("a", systemImage: "star") })
    try same(
      Label("a", systemImage: "star"),
      Label {
        Text("a")
      } icon: {
        Image(systemName: "star")
      })
    try same(LabeledContent("a", value: "b"), LabeledContent("a") { Text("b") })
    try same(
      GroupBox("a") { parts },
      GroupBox {
        parts
      } label: {
        Text("a")
      })
    try same(Stepper("a", value: .constant(3)), Stepper("a", value: .constant(3), step: 1))
    try same(TextField("a", text: .constant("b")), TextField(text: .constant("b"), prompt: nil) { Text("a") })
    try same(TextField("a", text: .constant("")), TextField("x", text: .constant(""), prompt: Text("a")))
    try same(Text("a"), Text(verbatim: "a"))
    try same(Text("a"), Text(AttributedString("a")))
    try same(Text("a").font(.system(size: 20)), Text("a").font(.system(size: 20, weight: .regular, design: .default)))
    try same(Text("a").bold(), Text("a").bold(true))
    try same(Text("a").italic(), Text("a").italic(true))
    try same(Text("a").underline(), Text("a").underline(true, pattern: .solid, color: nil))
    try same(Text("a").strikethrough(), Text("a").strikethrough(true, pattern: .solid, color: nil))
    try same(Text("a").foregroundColor(.red), Text("a").foregroundStyle(.red))
    try same(Image(systemName: "star"), Image(systemName: "star").renderingMode(nil).symbolRenderingMode(nil).imageScale(.medium))
    try same(
      Image(systemName: "star").resizable(), Image(systemName: "star").resizable(capInsets: EdgeInsets(), resizingMode: .stretch))
    try same(Color.red.scaledToFit(), Color.red.aspectRatio(nil, contentMode: .fit))
    try same(Color.red.scaledToFill(), Color.red.aspectRatio(nil, contentMode: .fill))
    try same(
      DisclosureGroup("a", isExpanded: on) { parts },
      DisclosureGroup(isExpanded: on) {
        parts
      } label: {
        Text("a")
      })
    try same(ContentUnavailableView("a", systemImage: "star"), ContentUnavailableView { Label("a", systemImage: "star") })
    try same(Divider(), Divider().frame(minWidth: nil))
  }

  @Test("what changes nothing paints nothing else") func neutral() throws {
    try looksSame(figure, figure.opacity(1))
    try looksSame(figure, figure.offset(x: 0, y: 0))
    try looksSame(figure, figure.scaleEffect(1, anchor: .topLeading))
    try looksSame(figure, figure.rotationEffect(.zero, anchor: .bottom))
    try looksSame(figure, figure.rotationEffect(.degrees(360), anchor: .bottom))
    try looksSame(figure, figure.rotation3DEffect(.zero, axis: (1, 1, 0)))
    try looksSame(figure, figure.brightness(0))
    try looksSame(figure, figure.contrast(1))
    try looksSame(figure, figure.saturation(1))
    try looksSame(figure, figure.grayscale(0))
    try looksSame(figure, figure.hueRotation(.zero))
    try looksSame(figure, figure.colorMultiply(.white))
    try looksSame(figure, figure.blendMode(.normal))
    try looksSame(figure, figure.blur(radius: 0))
    try looksSame(figure, figure.compositingGroup())
    try looksSame(figure, figure.drawingGroup())
    try looksSame(figure, figure.transformEffect(.identity))
    try looksSame(figure, figure.projectionEffect(ProjectionTransform()))
    try looksSame(figure, figure.padding(0))
    try looksSame(figure, figure.zIndex(5))
    try looksSame(figure, figure.layoutPriority(3))
    try looksSame(figure, figure.overlay { EmptyView() })
    try looksSame(figure, figure.background { EmptyView() })
    try looksSame(figure, figure.shadow(color: .clear, radius: 5))
    try looksSame(figure, figure.mask { Rectangle() })
    try looksSame(figure, figure.clipped())
    try looksSame(figure, figure.clipShape(Rectangle()))
    try looksSame(figure, figure.border(.red, width: 0))
    try looksSame(figure, figure.hidden().overlay { figure })
    try looksSame(figure, figure.id(3))
    try looksSame(figure, figure.tag(3))
    try looksSame(figure, figure.disabled(false))
    try looksSame(figure, figure.environment(\.layoutDirection, .leftToRight))
    try looksSame(figure, figure.allowsHitTesting(false))
    try looksSame(figure, figure.modifier(EmptyModifier()))
    try looksSame(plain, plain.colorInvert().colorInvert())
    try looksSame(figure, figure.flipsForRightToLeftLayoutDirection(true))
    try looksSame(figure, figure.geometryGroup())
    try looksSame(figure.hidden(), Color.clear)
    try looksSame(figure.opacity(0), Color.clear)
  }

  @Test("what is done twice adds up") func sums() throws {
    try looksSame(figure.offset(x: 3, y: 4).offset(x: 5, y: -2), figure.offset(x: 8, y: 2))
    try looksSame(figure.padding(.leading, 3).padding(.leading, 4), figure.padding(.leading, 7))
    try looksSame(figure.rotationEffect(.degrees(90)).rotationEffect(.degrees(90)), figure.rotationEffect(.degrees(180)))
    try looksSame(figure.rotationEffect(.degrees(180)), figure.scaleEffect(-1))
    try looksSame(figure.rotation3DEffect(.degrees(180), axis: (0, 1, 0)), figure.scaleEffect(x: -1, y: 1))
    try looksSame(figure.rotation3DEffect(.degrees(180), axis: (1, 0, 0)), figure.scaleEffect(x: 1, y: -1))
    try looksSame(figure.scaleEffect(2, anchor: .topLeading).scaleEffect(0.5, anchor: .topLeading), figure)
    try looksSame(
      figure.scaleEffect(0.5, anchor: .topLeading).scaleEffect(0.5, anchor: .topLeading), figure.scaleEffect(0.25, anchor: .topLeading))
    try looksSame(figure.transformEffect(CGAffineTransform(translationX: 6, y: 7)), figure.offset(x: 6, y: 7))
    try looksSame(
      figure.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 6, y: 7))),
      figure.transformEffect(CGAffineTransform(translationX: 6, y: 7)))
    try looksSame(figure.grayscale(1), figure.grayscale(1).grayscale(1))
    try looksSame(figure.saturation(0), figure.saturation(0).hueRotation(.degrees(70)))
    try looksSame(figure.clipShape(Circle()), figure.mask { Circle() })
    try looksSame(figure.cornerRadius(6), figure.clipShape(RoundedRectangle(cornerRadius: 6, style: .circular)))
    try looksSame(figure.contrast(0).grayscale(0), figure.contrast(0))
    try looksSame(
      Color.red.frame(width: 40, height: 30).border(.blue, width: 4),
      Color.red.frame(width: 40, height: 30).overlay { Rectangle().strokeBorder(.blue, lineWidth: 4) })
  }
}
