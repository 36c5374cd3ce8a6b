import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinAppearance

/// Fields, bars, buttons, gauges and chevrons. Colours: Human Interface Guidelines and UIKit; measures as told at each.
@Suite struct ControlFieldTests {
  private let context = ControlContext()
  private let dark = ControlContext(appearance: .dark)
  private let blue = 0x007AFF
  private let tertiaryFill = veil(0x767680, 0.12)

  // MARK: - Fields

  /// A hairline around white: one pixel of the display, never thinner than half a point.
  @Test func aRoundedField() throws {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 34)
    func field(_ displayScale: Double, _ context: ControlContext) throws -> Sketch {
      try Sketch(
        100, 54, scale: 6, on: 0x00FF00, TextFieldLook.roundedBorder(in: rect, displayScale: displayScale, context: context))
    }
    for (displayScale, line) in [(1.0, 1.0), (2, 0.5), (3, 0.5), (0, 1)] {
      let picture = try field(displayScale, context)
      #expect(picture.ink.isNear(10, 10, 80, 34, within: 0.01), "\(displayScale)")
      #expect(picture.color(50, 10 + line / 2, is: 0xC6C6C8), "\(displayScale)")
      #expect(picture.color(50, 10 + line + 0.17, is: 0xFFFFFF), "\(displayScale)")
      #expect(picture.color(10 + line / 2, 27, is: 0xC6C6C8) && picture.color(90 - line / 2, 27, is: 0xC6C6C8))
    }
    let night = try field(3, dark)
    #expect(night.color(50, 27, is: 0x000000) && night.color(50, 10.2, is: 0x38383A))
    // The display's scale is three unless said.
    let plain = try Sketch(100, 54, scale: 6, on: 0x00FF00, TextFieldLook.roundedBorder(in: rect, context: context))
    #expect(try plain.pixelsThatDiffer(from: field(3, context)) == 0)
    // Rounded, by less than a capsule.
    #expect(plain.color(10.3, 10.3) == 0x00FF00 && plain.color(13, 13, is: 0xFFFFFF))
    #expect(TextFieldLook.height == 34 && TextFieldLook.margins.horizontal == 7 && TextFieldLook.margins.vertical == 7)
  }

  /// Recorded: a field 36 high in a bar of 56; the glass as grey as a placeholder is, before the text.
  @Test func aSearchField() throws {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 36)
    let textLeading = SystemLook.ios17.bar.searchTextLeading
    let field = try Sketch(120, 56, scale: 4, SearchFieldLook.items(in: rect, context: context))
    #expect(field.ink.isNear(10, 10, 100, 36, within: 0.01))
    #expect(field.color(80, 28, is: tertiaryFill))
    let glass = field.area(veil(0x3C3C43, 0.6, on: tertiaryFill), within: 3)
    #expect(!glass.isNull && glass.minX > 14 && glass.maxX < 10 + textLeading)
    #expect(abs(glass.midY - 28) < 2 && glass.height > 10 && glass.height < 18)
    let mirrored = try Sketch(120, 56, scale: 4, SearchFieldLook.items(in: rect, context: ControlContext(isRightToLeft: true)))
    let other = mirrored.area(veil(0x3C3C43, 0.6, on: tertiaryFill), within: 3)
    // The glass itself is not turned round.
    #expect(other.maxX < 106 && other.minX > 110 - textLeading && other.size.height == glass.size.height)
    let night = try Sketch(120, 56, scale: 4, on: 0, SearchFieldLook.items(in: rect, context: dark))
    #expect(night.color(80, 28, is: veil(0x767680, 0.24, on: 0)))
    // 10 is its radius (assumed): the corner is empty, and a third of the height down the side is straight.
    #expect(field.color(10.5, 10.5, is: 0xFFFFFF) && field.color(10.2, 26, is: tertiaryFill))
  }

  @Test func aDatesPill() throws {
    let pill = try Sketch(120, 54, DatePillLook(on: .ios17).items(in: CGRect(x: 10, y: 10, width: 100, height: 34), context: context))
    #expect(pill.area(tertiaryFill).isNear(10, 10, 100, 34, within: 0.01))
    #expect(pill.color(10, 10, is: 0xFFFFFF) && pill.color(60, 10, is: tertiaryFill))
    // Recorded on iOS 26 (swiftui-web's notes): 12 beside the words, 4 between, 38.5 and 40 with a line that is 4 higher.
    let look = DatePillLook(on: .ios26)
    #expect(look.height(isTime: false) == 34.5 && look.height(isTime: true) == 36 && look.margin == 12 && look.spacing == 4)
  }

  // MARK: - Bars

  @Test func aBarsBackground() throws {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 44)
    let red = Paint.color(PaintColor(hex: 0xFF0000))
    for (edge, y) in [(BarLook.Edge.top, 54.0), (.bottom, 9)] {
      let bar = try Sketch(
        100, 64, BarLook.background(in: rect, at: edge, color: red, displayScale: 1, context: context))
      #expect(bar.area(0xFF0000).isNear(10, 10, 80, 44, within: 0.01))
      // The hairline lies on the side of the content, outside the bar.
      #expect(bar.color(50, y, is: veil(0x3C3C43, 0.29)))
      #expect(bar.color(10, y, is: veil(0x3C3C43, 0.29)) && bar.color(89, y, is: veil(0x3C3C43, 0.29)))
      #expect(bar.color(9, y, is: 0xFFFFFF) && bar.color(90, y, is: 0xFFFFFF))
      let plain = try Sketch(
        100, 64, BarLook.background(in: rect, at: edge, color: red, hasHairline: false, displayScale: 1, context: context))
      #expect(plain.ink.isNear(10, 10, 80, 44, within: 0.01))
    }
    // A third of a point at three pixels per point, and that is what is meant unless said.
    for items in [
      BarLook.background(in: rect, at: .top, displayScale: 3, context: context), BarLook.background(in: rect, at: .top, context: context),
    ] {
      let bar = try Sketch(100, 64, scale: 3, items)
      #expect(bar.color(50, 54.1, is: veil(0x3C3C43, 0.29)) && bar.color(50, 54.4, is: 0xFFFFFF))
    }
    #expect(
      try Sketch(100, 64, BarLook.background(in: rect, at: .top, displayScale: 0, context: context)).color(50, 54, is: veil(0x3C3C43, 0.29))
    )
    // Without a colour of its own the bar's material: light on light, dark on dark.
    let light = try Sketch(100, 64, on: 0x808080, BarLook.background(in: rect, at: .top, context: context))
    let night = try Sketch(100, 64, on: 0x808080, BarLook.background(in: rect, at: .top, context: dark))
    #expect(light.color(50, 30) > 0xE0E0E0 && night.color(50, 30) < 0x303030)
  }

  @Test func tabsShareTheBar() {
    let rect = CGRect(x: 10, y: 0, width: 120, height: 49)
    func centers(_ count: Int, _ isRightToLeft: Bool = false) -> [Double] {
      BarLook.tabs(count: count, in: rect, isRightToLeft: isRightToLeft).items.map { Double($0.midX) }
    }
    #expect(centers(3) == [30, 70, 110] && centers(3, true) == [110, 70, 30] && centers(1) == [70])
    #expect(centers(0).isEmpty && centers(-1).isEmpty && BarLook.tabs(count: 3, in: rect).plate == nil)
  }

  /// Recorded on iOS 15 to 18.
  @Test func heightsOfBars() {
    let bar = SystemLook.ios17.bar
    #expect(bar.navigation == 44 && bar.largeTitle == 52 && bar.tab == 49 && bar.toolbar == 44)
    #expect(bar.searchField == 36 && bar.searchBar == 56 && bar.search == 52)
    #expect(BarLook.margin == 16 && BarLook.tabLabelSize == 10)
  }

  // MARK: - Buttons

  /// Recorded: a label has 12 and 7 around it, in large buttons 20 and 15, in small ones 10 and 5 with 15 pt text.
  @Test func roomInButtons() {
    for (size, horizontal, vertical, style) in [
      (ButtonLook.ControlSize.mini, 10.0, 5.0, TextStyle.subheadline), (.small, 10, 5, .subheadline), (.regular, 12, 7, .body),
      (.large, 20, 15, .body), (.extraLarge, 20, 15, .body),
    ] {
      #expect(ButtonLook.margins(size) == (horizontal, vertical), "\(size)")
      #expect(ButtonLook.textStyle(size) == style, "\(size)")
    }
  }

  @Test func coloursOfButtons() throws {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 34)
    func middle(_ kind: ButtonLook.Kind, _ context: ControlContext, pressed: Bool = false, on ground: Int = 0xFFFFFF) throws -> Int {
      try Sketch(60, 34, on: ground, ButtonLook.items(kind, isPressed: pressed, in: rect, context: context)).color(30, 17)
    }
    let faded = ControlContext(isEnabled: false)
    #expect(try middle(.borderless, context) == 0xFFFFFF)
    #expect(try Sketch.isNear(middle(.bordered, context), veil(0x787880, 0.16), 1))
    #expect(try Sketch.isNear(middle(.tinted, context), veil(blue, 0.18), 1))
    #expect(try middle(.prominent, context) == blue)
    #expect(try Sketch.isNear(middle(.prominent, faded), tertiaryFill, 1))
    #expect(try Sketch.isNear(middle(.bordered, faded), veil(0x787880, 0.16), 1))
    #expect(try middle(.prominent, ControlContext(tint: .color(PaintColor(hex: 0x112233)))) == 0x112233)
    #expect(try Sketch.isNear(middle(.tinted, ControlContext(tint: .color(.black))), veil(0x000000, 0.18), 1))
    // Pressed, the light ones become darker and the dark ones lighter.
    #expect(try middle(.prominent, context, pressed: true) & 0xFF < blue & 0xFF)
    #expect(try middle(.prominent, dark, pressed: true, on: 0) >> 16 > middle(.prominent, dark, on: 0) >> 16)
    #expect(try middle(.borderless, context, pressed: true) == 0xFFFFFF)

    #expect(ButtonLook.labelColor(.prominent, context: context) == .color(.white))
    for kind in [ButtonLook.Kind.borderless, .bordered, .tinted] { #expect(ButtonLook.labelColor(kind, context: context) == context.tint) }
    for kind in ButtonLook.Kind.allCases {
      #expect(ButtonLook.labelColor(kind, context: faded) == .color(SystemColor.tertiaryLabel.resolved()))
    }
  }

  /// How far a shape's corner is from being square: the area that 10×10 at the corner lacks.
  private func lack(_ path: Path, _ rect: CGRect) throws -> Double {
    let picture = try Sketch(rect.width, rect.height, scale: 4, [.fill(path, .color(.black))])
    return 1 - picture.darkness(CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func shapesOfButtons() throws {
    let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
    func lack(_ shape: ButtonLook.Shape, _ size: ButtonLook.ControlSize = .regular) throws -> Double {
      try self.lack(ButtonLook.path(shape, size: size, in: rect), rect)
    }
    for shape in [ButtonLook.Shape.automatic, .capsule, .circle, .rounded(3)] {
      #expect(ButtonLook.path(shape, in: rect).boundingRect.isNear(0, 0, 80, 40, within: 1e-6))
    }
    #expect(try lack(.rounded(0)) == 0)
    #expect(try lack(.rounded(4)) < lack(.rounded(8)) && lack(.rounded(8)) < lack(.capsule))
    #expect(try lack(.circle) == lack(.capsule))
    // The corner that fits: larger in large buttons, a capsule in small ones; a size that is not said is regular.
    #expect(try lack(.automatic, .regular) == lack(.rounded(8)) && lack(.automatic, .large) == lack(.rounded(12)))
    #expect(try lack(.automatic, .extraLarge) == lack(.automatic, .large))
    #expect(try lack(.automatic, .small) == lack(.capsule) && lack(.automatic, .mini) == lack(.capsule))
    #expect(try self.lack(ButtonLook.path(.automatic, in: rect), rect) == lack(.automatic, .regular))
    // And so the background, whatever its size and shape.
    func corner(_ items: [DisplayItem]) throws -> Sketch { try Sketch(80, 40, scale: 4, items) }
    let plain = try corner(ButtonLook.items(.prominent, in: rect, context: context))
    #expect(
      try plain.pixelsThatDiffer(from: corner(ButtonLook.items(.prominent, size: .regular, shape: .automatic, in: rect, context: context)))
        == 0)
    #expect(try plain.pixelsThatDiffer(from: corner(ButtonLook.items(.prominent, size: .large, in: rect, context: context))) > 0)
    #expect(try plain.pixelsThatDiffer(from: corner(ButtonLook.items(.prominent, shape: .capsule, in: rect, context: context))) > 0)
    #expect(try plain.pixelsThatDiffer(from: corner(ButtonLook.items(.prominent, isPressed: false, in: rect, context: context))) == 0)
    // Pressing covers the same shape.
    #expect(
      try corner(ButtonLook.items(.bordered, isPressed: true, in: rect, context: context)).color(1, 1) == 0xFFFFFF)
  }

  // MARK: - Gauges

  @Test func aRingIsFilledClockwiseFromTheTop() throws {
    for rect in [CGRect(x: 10, y: 0, width: 60, height: 80), CGRect(x: 0, y: 10, width: 80, height: 60)] {
      func ring(_ fraction: Double) throws -> Sketch {
        try Sketch(80, 80, scale: 2, GaugeLook.capacityRing(fraction: fraction, in: rect, context: context))
      }
      // 5.5 of 58 of the side wide, in the largest square in the middle: its middle line lies 27.2 from (40, 40).
      func at(_ sketch: Sketch, _ degrees: Double, _ radius: Double = 27.2) -> Int {
        sketch.color(40 + sin(degrees * .pi / 180) * radius, 40 - cos(degrees * .pi / 180) * radius)
      }
      let third = try ring(1 / 3.0)
      #expect(third.ink.isNear(10, 10, 60, 60, within: 0.5))
      for degrees in [10.0, 60, 110] { #expect(at(third, degrees) == blue, "\(degrees)°") }
      for degrees in [140.0, 180, 270, 340] { #expect(at(third, degrees) == veil(blue, 0.35), "\(degrees)°") }
      #expect(at(third, 60, 22) == 0xFFFFFF && third.color(40, 40) == 0xFFFFFF)
      #expect(try at(ring(1), 350) == blue && at(ring(2), 180) == blue)
      #expect(try at(ring(0), 1) == veil(blue, 0.35) && at(ring(-1), 90) == veil(blue, 0.35))
    }
  }

  @Test func anOpenRingIsMarkedAtItsValue() throws {
    for rect in [CGRect(x: 10, y: 0, width: 60, height: 80), CGRect(x: 0, y: 10, width: 80, height: 60)] {
      // Three quarters of a turn, or two thirds, open at the bottom, from lower left over the top to lower right.
      for (isWide, fraction, degrees) in [
        (false, 0.0, 225.0), (false, 0.5, 0), (false, 1, 135), (false, 0.25, 292.5), (false, -3, 225), (false, 7, 135),
        (true, 0, 240), (true, 0.5, 0), (true, 1, 120), (true, 0.25, 300), (true, 7, 120),
      ] {
        let ring = try Sketch(80, 80, scale: 2, GaugeLook.markedRing(fraction: fraction, isWide: isWide, in: rect, context: context))
        func at(_ degrees: Double, _ radius: Double = 27.2) -> Int {
          ring.color(40 + sin(degrees * .pi / 180) * radius, 40 - cos(degrees * .pi / 180) * radius)
        }
        #expect(at(degrees) == blue, "\(fraction)")
        #expect(at(180) == 0xFFFFFF)
        #expect(at(228) == (isWide || fraction <= 0 ? isWide ? 0xFFFFFF : at(228) : blue))
        for other in [245.0, 300, 45, 90] where abs(other - degrees) > 25 { #expect(at(other) == blue, "\(fraction) \(other)°") }
        // A hole around the mark: 2.9 and 5 of 58 from its middle, 4 are 8.7 degrees of the ring.
        for side in [-8.7, 8.7] { #expect(at(degrees + side) == 0xFFFFFF, "\(fraction)") }
      }
    }
    // Through the hole shows what is behind.
    let night = try Sketch(
      60, 60, scale: 2, on: 0x00FF00, GaugeLook.markedRing(fraction: 0.5, in: CGRect(x: 0, y: 0, width: 60, height: 60), context: dark))
    #expect(night.color(34.1, 3.2) == 0x00FF00)
  }

  @Test func barsOfGauges() throws {
    let rect = CGRect(x: 10, y: 5, width: 106, height: 10)
    let capacity = try Sketch(126, 20, scale: 2, GaugeLook.capacityBar(fraction: 0.25, in: rect, context: context))
    let progress = try Sketch(126, 20, scale: 2, ProgressLook.items(value: 0.25, in: rect, context: context))
    #expect(capacity.pixelsThatDiffer(from: progress) == 0)
    // The mark's middle travels over what the round ends leave, 100: a quarter is 25.
    let marked = try Sketch(126, 20, scale: 2, GaugeLook.markedBar(fraction: 0.25, in: rect, context: context))
    let mark = marked.area(0x000000)
    #expect(abs(mark.midX - 38) < 0.6 && abs(mark.midY - 10) < 0.6 && mark.width > 4 && mark.width < 8)
    #expect(marked.color(15, 10) == blue && marked.color(110, 10) == blue)
    #expect(marked.area(blue).isNear(10, 7, 106, 6, within: 1.2))
    #expect(marked.color(38, 6.2) == 0xFFFFFF && marked.color(33.8, 10) == 0xFFFFFF)
    for (fraction, x) in [(-1.0, 13.0), (0, 13), (1, 113), (5, 113)] {
      let end = try Sketch(126, 20, scale: 2, GaugeLook.markedBar(fraction: fraction, in: rect, context: context))
      #expect(abs(end.area(0x000000).midX - x) < 0.6, "\(fraction)")
    }
    #expect(GaugeLook.bar == 4)
  }

  // MARK: - Chevrons

  @Test func whereChevronsPoint() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 30)
    let black = Paint.color(.black)
    func chevron(_ direction: DisclosureLook.Direction, _ context: ControlContext = ControlContext()) throws -> Sketch {
      try Sketch(40, 30, scale: 4, DisclosureLook.items(direction, in: rect, color: black, context: context))
    }
    // Ink in the four quarters of a window around the middle.
    func tip(_ sketch: Sketch) -> (left: Bool, right: Bool, top: Bool, bottom: Bool) {
      (
        sketch.color(17.6, 15) < 0x808080, sketch.color(22.4, 15) < 0x808080, sketch.color(20, 12.6) < 0x808080,
        sketch.color(20, 17.4) < 0x808080
      )
    }
    // A chevron crosses the lines beside its tip.
    #expect(tip(try chevron(.forward)) == (false, true, true, true))
    #expect(tip(try chevron(.forward, ControlContext(isRightToLeft: true))) == (true, false, true, true))
    #expect(tip(try chevron(.down)) == (true, true, false, true))
    // Higher than wide, and wider than high.
    let (forward, down) = (try chevron(.forward).ink, try chevron(.down).ink)
    #expect(forward.height > forward.width && forward.width <= DisclosureLook.size.width && forward.height <= DisclosureLook.size.height)
    #expect(abs(forward.midX - 20) < 0.3 && abs(forward.midY - 15) < 0.3)
    #expect(down.isNear(20 - forward.height / 2, 15 - forward.width / 2, forward.height, forward.width, within: 0.5))
    // Two, one above the other, that point away from each other.
    let both = try chevron(.upAndDown)
    #expect(
      both.color(20, 9) < 0x808080 && both.color(20, 21) < 0x808080 && both.color(20, 15) == 0xFFFFFF && both.color(20, 12.6) == 0xFFFFFF)
    #expect(both.color(16.4, 12.6) < 0x808080 && both.color(16.4, 17.4) < 0x808080 && both.color(23.6, 12.6) < 0x808080)
    #expect(abs(both.ink.midX - 20) < 0.3 && abs(both.ink.midY - 15) < 0.3)
    // Forward and faint unless said.
    let plain = try Sketch(40, 30, scale: 4, DisclosureLook.items(in: rect, context: context))
    #expect(plain.color(22.2, 15, is: veil(0x3C3C43, 0.3)))
  }

  // MARK: - Lists

  /// The measures of lists are recorded, and held by the programs of `Tests/Recorded`; what is written above and below is not.
  @Test func headersOfLists() {
    let headers: [(ListLook.Style, TextStyle, bold: Bool, capitals: Bool, SystemColor)] = [
      (.plain, .headline, true, false, .label), (.grouped, .footnote, false, true, .secondaryLabel),
      (.insetGrouped, .footnote, false, true, .secondaryLabel), (.sidebar, .title3, true, false, .label),
    ]
    for (style, text, bold, capitals, color) in headers {
      let look = ListLook(style)
      #expect(look.headerStyle == text && (look.headerWeight == .semibold) == bold && look.headerIsUppercase == capitals, "\(style)")
      #expect(look.headerColor == color && look.footerColor == .secondaryLabel && look.footerStyle == .footnote, "\(style)")
      #expect(look.background == (style == .plain ? .background : .groupedBackground), "\(style)")
      #expect(look.rowBackground == (style == .plain ? .background : .secondaryGroupedBackground), "\(style)")
    }
  }
}
