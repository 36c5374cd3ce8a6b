/// Layout boxes of the phone's symbols that were recorded, in ems; others are as large as their stand-in's ink and the margins.
///
/// SW: notes on symbols of iamcgn/swiftui-web (frames at 10…40 points, macOS 26.2; symbols have the same frames on both systems) and on
/// its bars and tables (iOS 26.0; bars show symbols of 17 points large and medium). HA: pictures of home-assistant/iOS, iOS 26. AX: pictures
/// of cashapp/AccessibilitySnapshot. A box is a little less than its recorded frames, which are rounded up to pixels.
enum SymbolBoxes {
  /// How wide and high the drawing is where that was recorded apart from its box; else the box without the usual margins.
  private static let inks: [String: (width: Double, height: Double)] = [
    // recorded: AX 17.5 testNavBarBackButtonTraits, 11×19 in a bar (17 points, large scale)
    "chevron.right": (0.504, 0.871),
    "chevron.left": (0.504, 0.871),
    "calendar": (0.979, 0.896),  // recorded: HA, 31.33×28.67 at 32, and a box 33.3 high
    "circle": (0.99, 0.99),  // recorded: HA, 20.33 at 16 points, large
    "house": (1.155, 1.03),  // recorded: HA, 17.33×15.5 at 15
    "list.bullet.rectangle": (1.155, 0.9),  // recorded: HA, 17.33×13.5 at 15
    "lock": (0.667, 0.97),  // recorded: HA, 7.33×10.67 at 11
    "server.rack": (1.155, 0.89),  // recorded: HA, 17.33×13.33 at 15
    "tag": (1.09, 1.09),  // recorded: HA, 16.33 at 15
    // recorded: HA, at 16 points, large in the rows of lists, at 19 and at 21
    "arrow.left.arrow.right": (0.945, 1.157),
    "checkmark": (0.854, 0.833),
    "chevron.down": (0.854, 0.479),
    "chevron.up": (0.854, 0.479),
    "hand.raised": (0.79, 1.053),
    "heart": (0.968, 0.905),
    "location": (0.93, 0.93),
    "plus": (0.814, 0.814),
    "xmark": (0.792, 0.792),
    "star": (1.106, 1.045),  // recorded: AX 18.5 and 26.2 testBasicAccessibilityDemo, 24.33×23 at 22
    "wifi": (1.14, 0.825),  // recorded: HA, 21.67×15.67 at 19
    "envelope.badge": (1.313, 0.938),  // recorded: HA, 21×15 at 16
    "bolt": (0.686, 1.098),  // recorded: HA, 11.67×18.67 at 17
    "arrow.up": (0.743, 0.893),  // recorded: HA, 15.67×18.67 at 20 bold
    "arrow.down": (0.743, 0.893),  // recorded: HA, as the arrow up
    "arrow.left": (0.893, 0.743),  // assumed: the arrow up, turned
    "arrow.right": (0.893, 0.743),  // assumed: the arrow up, turned
    "arrow.clockwise": (0.864, 1.05),  // recorded: HA, 8×9.67 at 9 semibold
    "externaldrive.connected.to.line.below": (0.962, 0.998),  // recorded: HA, its shape, 34.67×36 in a frame of 36; its size assumed
  ]

  /// Width and height by the name without `.fill`.
  private static let boxes: [String: (width: Double, height: Double)] = [
    "star": (1.28, 1.17),  // recorded: SW, 16.5×16 at 13, 28.5×26 at 22, 33.5×31.5 at 26, 51.5×47 at 40
    "chevron.right": (0.733, 0.965),  // recorded: SW, 10×13.5 at 13; 12.5×16.5 at 17 (iOS 26)
    "chevron.left": (0.733, 0.965),  // assumed: the mirror image
    "ellipsis": (1.06, 0.33),  // recorded: SW, 14×4.5 at 13
    "rectangle.portrait": (1.06, 1.21),  // recorded: SW, 14×16 at 13
    "line.3.horizontal": (1.21, 0.64),  // recorded: SW, 16×8.5 at 13
    "bell.slash": (1.14, 1.25),  // recorded: SW, 15×16.5 at 13
    "checkmark.square": (1.14, 1.06),  // recorded: SW, 15×14 at 13
    "square": (1.14, 1.06),  // assumed: the square of checkmark.square
    "wifi": (1.31, 0.93),  // recorded: 22.5×16 at 17 (iOS 26)
    "circle": (1.155, 1.13),  // recorded: SW, circles with something in them, 15×15 at 13 and 26×25 at 22
    "checkmark": (1.085, 1.025),  // recorded: SW uikit/table/plain, 19×18 at 17 semibold
    "arrow.clockwise": (0.955, 1.21),  // recorded: HA, its side margins of 0.4 at 9 semibold; its height assumed
    "house": (1.475, 1.19),  // recorded: HA, 22.2 wide at 15; its height assumed
    "list.bullet.rectangle": (1.43, 1.06),  // recorded: HA, 21.5 wide at 15; its height assumed
    "magnifyingglass": (1.195, 1.165),  // recorded: SW uikit/search/basic, 20.5×20 at 17
    "mic": (1.015, 1.165),  // recorded: AX 18.5 and 26.2, 17.33×20 at 17
    "plus": (1.035, 0.99),  // recorded: SW uikit/toolbar/basic, 23×22
    "server.rack": (1.43, 1.05),  // recorded: HA, 21.5 wide at 15; its height assumed
    "square.and.arrow.up": (1.105, 1.355),  // recorded: SW uikit/toolbar/basic, 24.5×30
    "tag": (1.32, 1.25),  // recorded: HA, 19.8 wide at 15; its height assumed
    "trash": (1.085, 1.265),  // recorded: SW uikit/toolbar/basic, 24×28
    "xmark": (1.01, 0.965),  // recorded: SW uikit/search/basic, 22.5×21.5
  ]

  /// The box of a symbol, or what its recorded drawing and the usual margins take; nil where neither was recorded. Names with `backward` and
  /// `forward` are those with `left` and `right`.
  static func box(_ name: String) -> (width: Double, height: Double)? {
    let base = base(name)
    return boxes[base]
      ?? inks[base].map { ($0.width + 2 * SymbolMetrics.sideMargin, $0.height + 2 * SymbolMetrics.verticalMargin) }
  }

  /// The drawing in a symbol's box; nil where neither was recorded.
  static func ink(_ name: String) -> (width: Double, height: Double)? {
    inks[base(name)]
      ?? box(name).map { ($0.width - 2 * SymbolMetrics.sideMargin, $0.height - 2 * SymbolMetrics.verticalMargin) }
  }

  /// What a name is listed by. A symbol in a circle or a square has that one's box, whatever is in it (recorded: SW, star.circle and
  /// person.circle, checkmark.square).
  private static func base(_ name: String) -> String {
    let base = plain(name)
    guard boxes[base] == nil, inks[base] == nil else { return base }
    return ["circle", "square"].first { base.hasSuffix("." + $0) } ?? base
  }

  private static func plain(_ name: String) -> String {
    SymbolMaker.leftAndRight((SymbolNameParts(name).withoutScript ?? name).replacing(".fill", with: ""))
  }

  /// What a box grows by where the lines are as heavy as this: recorded of a star, 17×16 at 13 points semibold and 17×16.5 bold.
  static func growth(_ weight: NamedWeight) -> Double { SymbolMetrics.addedStroke(weight) * 0.75 }
}
