import FlexLayout

/// Items, passes, direction, alignment, flexibility, sizes.
let itemRows: [FlexRow] = [
  FlexRow("addItem()", "c", 0, 60, 30, 30) { $0.root.flex.addItem().size(10) },
  FlexRow("addItem(_ view: UIView)", "a", 0, 50, 50, 40) { $0.root.flex.addItem($0.a) },
  FlexRow("define(_ closure: (_ flex: Flex) -> Void)", "c", 0, 63, 30, 30) { $0.b.flex.define { $0.marginBottom(3) } },
  FlexRow("layout(mode: LayoutMode = .fitContainer)", "a", 0, 210, 50, 40) { $0.root.flex.justifyContent(.end).layout() },
  FlexRow("sizeThatFits(size: CGSize)", "a", 0, 0, 50, 40) {
    _ = $0.root.flex.sizeThatFits(size: CGSize(width: 10, height: CGFloat.infinity))
  },
  FlexRow("isIncludedInLayout(_ included: Bool)", "b", 0, 0, 60, 20) { $0.a.flex.isIncludedInLayout(false) },
  FlexRow("markDirty()", "a", 0, 0, 50, 40) { $0.a.flex.markDirty() },
  FlexRow("direction(_ value: Direction)", "b", 50, 0, 60, 20) { $0.root.flex.direction(.row) },
  FlexRow("direction(.columnReverse)", "a", 0, 260, 50, 40) { $0.root.flex.direction(.columnReverse) },
  FlexRow("direction(.rowReverse)", "a", 350, 0, 50, 40) { $0.root.flex.direction(.rowReverse) },
  FlexRow("wrap(_ value: Wrap)", "c", 0, 40, 300, 30) {
    $0.root.flex.direction(.row).wrap(.wrap)
    $0.c.flex.width(300)
  },
  FlexRow("wrap(.wrapReverse)", "a", 0, 260, 50, 40) { $0.root.flex.direction(.row).wrap(.wrapReverse) },
  FlexRow("layoutDirection(_ value: LayoutDirection)", "a", 350, 0, 50, 40, rtl: 350) { $0.root.flex.layoutDirection(.rtl) },
  FlexRow("layoutDirection(.ltr)", "a", 0, 0, 50, 40, rtl: 0) { $0.root.flex.layoutDirection(.ltr) },
  FlexRow("layoutDirection(.auto)", "a", 350, 0, 50, 40, rtl: 350) {
    $0.root.semanticContentAttribute = .forceRightToLeft
    $0.root.flex.layoutDirection(.auto)
  },
  FlexRow("justifyContent(_ value: JustifyContent)", "a", 0, 105, 50, 40) { $0.root.flex.justifyContent(.center) },
  FlexRow("justifyContent(.end)", "a", 0, 210, 50, 40) { $0.root.flex.justifyContent(.end) },
  FlexRow("justifyContent(.spaceBetween)", "b", 0, 145, 60, 20) { $0.root.flex.justifyContent(.spaceBetween) },
  FlexRow("justifyContent(.spaceAround)", "a", 0, 35, 50, 40) { $0.root.flex.justifyContent(.spaceAround) },
  FlexRow("justifyContent(.spaceEvenly)", "a", 0, 52.5, 50, 40) { $0.root.flex.justifyContent(.spaceEvenly) },
  FlexRow("alignItems(_ value: AlignItems)", "a", 175, 0, 50, 40) { $0.root.flex.alignItems(.center) },
  FlexRow("alignItems(.end)", "a", 350, 0, 50, 40) { $0.root.flex.alignItems(.end) },
  FlexRow("alignItems(.start)", "a", 0, 0, 0, 40) {
    $0.root.flex.alignItems(.start)
    $0.a.flex.width(nil)
  },
  FlexRow("alignItems(.stretch)", "a", 0, 0, 400, 40) {
    $0.root.flex.alignItems(.stretch)
    $0.a.flex.width(nil)
  },
  FlexRow("alignItems(.baseline)", "b", 50, 20, 60, 20) { $0.root.flex.direction(.row).alignItems(.baseline) },
  FlexRow("alignSelf(_ value: AlignSelf)", "a", 350, 0, 50, 40) { $0.a.flex.alignSelf(.end) },
  FlexRow("alignSelf(.center)", "a", 175, 0, 50, 40) { $0.a.flex.alignSelf(.center) },
  FlexRow("alignSelf(.stretch)", "a", 0, 0, 400, 40) {
    $0.root.flex.alignItems(.center)
    $0.a.flex.width(nil).alignSelf(.stretch)
  },
  FlexRow("alignContent(_ value: AlignContent)", "c", 0, 270, 350, 30) {
    $0.root.flex.direction(.row).wrap(.wrap).alignContent(.end)
    $0.c.flex.width(350)
  },
  FlexRow("alignContent(.center)", "c", 0, 155, 350, 30) {
    $0.root.flex.direction(.row).wrap(.wrap).alignContent(.center)
    $0.c.flex.width(350)
  },
  FlexRow("alignContent(.spaceBetween)", "c", 0, 270, 350, 30) {
    $0.root.flex.direction(.row).wrap(.wrap).alignContent(.spaceBetween)
    $0.c.flex.width(350)
  },
  FlexRow("grow(_ value: CGFloat)", "a", 0, 0, 50, 250) { $0.a.flex.grow(1) },
  FlexRow("shrink(_ value: CGFloat)", "a", 0, 0, 50, 250) { $0.a.flex.height(400).shrink(1) },
  FlexRow("basis(_ value: CGFloat?)", "a", 0, 0, 50, 70) { $0.a.flex.basis(70) },
  FlexRow("basis(_ percent: FPercent)", "a", 0, 0, 50, 75) { $0.a.flex.basis(25%) },
  FlexRow("width(_ value: CGFloat?)", "a", 0, 0, 70, 40) { $0.a.flex.width(70) },
  FlexRow("width(nil)", "a", 0, 0, 400, 40) { $0.a.flex.width(nil) },
  FlexRow("width(_ percent: FPercent)", "a", 0, 0, 100, 40) { $0.a.flex.width(25%) },
  FlexRow("height(_ value: CGFloat?)", "a", 0, 0, 50, 70) { $0.a.flex.height(70) },
  FlexRow("height(_ percent: FPercent)", "a", 0, 0, 50, 75) { $0.a.flex.height(25%) },
  FlexRow("size(_ size: CGSize?)", "a", 0, 0, 20, 30) { $0.a.flex.size(CGSize(width: 20, height: 30)) },
  FlexRow("size(nil)", "a", 0, 0, 400, 0) { $0.a.flex.size(nil) },
  FlexRow("size(_ sideLength: CGFloat)", "a", 0, 0, 20, 20) { $0.a.flex.size(20) },
  FlexRow("minWidth(_ value: CGFloat?)", "a", 0, 0, 70, 40) { $0.a.flex.minWidth(70) },
  FlexRow("minWidth(_ percent: FPercent)", "a", 0, 0, 100, 40) { $0.a.flex.minWidth(25%) },
  FlexRow("maxWidth(_ value: CGFloat?)", "a", 0, 0, 30, 40) { $0.a.flex.maxWidth(30) },
  FlexRow("maxWidth(_ percent: FPercent)", "a", 0, 0, 40, 40) { $0.a.flex.maxWidth(10%) },
  FlexRow("minHeight(_ value: CGFloat?)", "a", 0, 0, 50, 70) { $0.a.flex.minHeight(70) },
  FlexRow("minHeight(_ percent: FPercent)", "a", 0, 0, 50, 75) { $0.a.flex.minHeight(25%) },
  FlexRow("maxHeight(_ value: CGFloat?)", "a", 0, 0, 50, 30) { $0.a.flex.maxHeight(30) },
  FlexRow("maxHeight(_ percent: FPercent)", "a", 0, 0, 50, 15) { $0.a.flex.maxHeight(5%) },
  FlexRow("aspectRatio(_ value: CGFloat?)", "a", 0, 0, 50, 25) { $0.a.flex.height(nil).aspectRatio(2) },
  FlexRow("aspectRatio(of imageView: UIImageView)", "a", 0, 0, 50, 40) { $0.a.flex.aspectRatio(of: UIImageView()) },
  FlexRow("position(_ value: Position)", "b", 0, 0, 60, 20) { $0.a.flex.position(.absolute) },
  FlexRow("position(.static)", "a", 0, 0, 50, 40) { $0.a.flex.position(.static).left(10).top(10) },
  FlexRow("display(_ value: Display)", "b", 0, 0, 60, 20) { $0.a.flex.display(.none) },
  FlexRow("boxSizing(_ value: BoxSizing)", "a", 0, 0, 70, 60) { $0.a.flex.boxSizing(.contentBox).padding(10) },
  FlexRow("columnGap(_ value: CGFloat)", "b", 55, 0, 60, 20) { $0.root.flex.direction(.row).columnGap(5) },
  FlexRow("rowGap(_ value: CGFloat)", "b", 0, 45, 60, 20) { $0.root.flex.rowGap(5) },
  FlexRow("gap(_ value: CGFloat)", "c", 0, 70, 30, 30) { $0.root.flex.gap(5) },
  FlexRow("backgroundColor(_ color: UIColor)", "a", 0, 0, 50, 40) { $0.a.flex.backgroundColor(.red) },
  FlexRow("cornerRadius(_ value: CGFloat)", "a", 0, 0, 50, 40) { $0.a.flex.cornerRadius(3) },
  FlexRow("border(_ width: CGFloat, _ color: UIColor)", "b", 0, 40, 60, 20) { $0.a.flex.border(9, .black) },
]
