import FlexLayout
import UIKit

extension Ledger {
  func flexItems() {
    topic("Containers, items and passes")

    measure(
      "Flex", "UIView.flex", "UIView.isFlexEnabled", "Flex.view", "Flex.addItem", "Flex.define", "Flex.layout",
      says: "items stand in a column in the order in which they are added",
      from: .documented("FlexLayout README: addItem(), define(), layout()")
    ) { row in
      row.flexes(["a": (0, 0, 50, 40), "b": (0, 40, 60, 20), "c": (0, 60, 30, 30), "r": (0, 0, 400, 300)]) { _ in }
      row.flexes(["c": (0, 63, 30, 30)]) { $0.b.flex.define { $0.marginBottom(3) } }
      row.flexes(["a": (0, 50, 50, 40), "b": (0, 0, 60, 20)]) { $0.root.flex.addItem($0.a) }
      let (view, inner) = (UIView(), UIView())
      row.equal(view.isFlexEnabled, false)
      row.expect(view.flex.view === view && view.isFlexEnabled && view.flex === view.flex)
      let item = view.flex.addItem(inner)
      row.expect(item === inner.flex && inner.superview === view)
      let made = view.flex.addItem()
      row.expect(view.subviews.count == 2 && made.view === view.subviews[1])
    }
    measure(
      "Flex.addItem", "Flex.layout", says: "a view that loses its items is as large as its own content again",
      from: .documented("FlexLayout README: a view without items is measured by sizeThatFits")
    ) { row in
      surroundings(scale: 1) {
        let (root, text, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), FlexText(), UIView())
        root.flex.alignItems(.start).addItem(text)
        root.flex.layout()
        row.rect(text.frame, 0, 0, 300, 8)
        text.flex.addItem(inner).width(20).height(10)
        root.flex.layout()
        row.rect(text.frame, 0, 0, 20, 10)
        inner.removeFromSuperview()
        root.flex.layout()
        row.rect(text.frame, 0, 0, 300, 8)
        text.flex.addItem(inner)
        root.flex.layout()
        row.rect(text.frame, 0, 0, 20, 10)
      }
    }
    measure(
      "Flex.position", "Flex.width", "Flex.padding",
      says: "an absolute item's shares are of the room within the padding, and without edges it begins at the border",
      from: .documented("Yoga, Errata: AbsolutePercentAgainstInnerSize and AbsolutePositionWithoutInsetsExcludesPadding, part of Classic")
    ) { row in
      row.flexes(["a": (0, 0, 190, 70)]) {
        $0.root.flex.paddingHorizontal(10).paddingTop(20)
        $0.a.flex.position(.absolute).width(50%).height(25%)
      }
    }
    measure(
      "Flex.LayoutMode", "Flex.layout", says: "the container keeps its size, or its height or width follows the items",
      from: .documented("FlexLayout README: layout(mode:)")
    ) { row in
      for (mode, width, height) in [
        (nil, 400.0, 300.0), (Flex.LayoutMode.fitContainer, 400, 300), (.adjustHeight, 400, 90), (.adjustWidth, 60, 300),
      ] {
        let world = FlexWorld()
        if let mode { world.root.flex.layout(mode: mode) } else { world.root.flex.layout() }
        row.rect(world.root.frame, 0, 0, CGFloat(width), CGFloat(height), "\(String(describing: mode))")
      }
    }
    measure(
      "Flex.intrinsicSize", "Flex.sizeThatFits", says: "the size the items need, free or within a size",
      from: .documented("FlexLayout README: sizeThatFits(), intrinsicSize")
    ) { row in
      let world = FlexWorld()
      row.size(world.root.flex.intrinsicSize, 60, 90)
      row.size(world.root.flex.sizeThatFits(size: CGSize(width: 200, height: CGFloat.infinity)), 200, 90)
      row.size(world.root.flex.sizeThatFits(size: CGSize(width: CGFloat.nan, height: 500)), 60, 500)
      let text = UIView()
      text.flex.define { $0.addItem(FlexText()) }
      row.size(text.flex.sizeThatFits(size: CGSize(width: 100, height: CGFloat.infinity)), 100, 24)
    }
    measure(
      "Flex.isIncludedInLayout", "Flex.display", "Flex.Display",
      says: "left out, without an item of its own, or only its items in its place",
      from: .documented("FlexLayout README: isIncludedInLayout, display")
    ) { row in
      row.flexes(["b": (0, 0, 60, 20), "a": (0, 0, 7, 9)], mirrors: false) {
        $0.a.frame = CGRect(x: 0, y: 0, width: 7, height: 9)
        $0.a.flex.isIncludedInLayout(false)
        $0.root.flex.layoutDirection(.ltr)
      }
      row.flexes(["b": (0, 0, 60, 20), "c": (0, 20, 30, 30)]) { $0.a.flex.display(.none) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.display(.none).display(.flex) }
      surroundings(scale: 1) {
        let (root, box, inner, last) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView(), UIView())
        root.flex.direction(.row).define {
          $0.addItem(box).display(.contents).define {
            $0.addItem(UIView()).size(10)
            $0.addItem(inner).size(20)
          }
          $0.addItem(last).size(5)
        }
        root.flex.layout()
        row.rect(inner.frame, 10, 0, 20, 20)
        row.rect(last.frame, 30, 0, 5, 5)
      }
      let view = UIView()
      row.equal(view.flex.isIncludedInLayout, true)
      view.flex.isIncludedInLayout = false
      row.equal(view.flex.isIncludedInLayout, false)
    }
    measure(
      "Flex.markDirty", says: "a view is measured anew when it is told that it changed", from: .documented("FlexLayout README: markDirty()")
    ) { row in
      let (root, text) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), FlexText())
      root.flex.define { $0.addItem(text) }
      root.flex.layout()
      row.rect(text.frame, 0, 0, 100, 24)
      text.area = 4800
      text.flex.markDirty()
      root.flex.layout()
      row.rect(text.frame, 0, 0, 100, 48)
      let label = UILabel()
      root.flex.addItem(label)
      label.text = "one"
      root.flex.layout()
      let height = label.frame.height
      label.font = .systemFont(ofSize: 40)
      root.flex.layout()
      row.expect(label.frame.height > height * 2, "a label tells it by itself")
    }
    uiRow(
      "Flex.backgroundColor", "Flex.cornerRadius", "Flex.border", says: "looks of the item's view, which take no room",
      from: .documented("FlexLayout README: backgroundColor(), cornerRadius(), border()")
    ) {
      let root = uiCanvas()
      root.flex.direction(.row).define {
        $0.addItem().size(30).backgroundColor(.pureRed)
        $0.addItem().size(30).backgroundColor(.pureBlue).cornerRadius(15)
        $0.addItem().size(30).border(4, .pureGreen)
      }
      root.flex.layout()
      return root
    } holds: {
      $0.area(0xFF0000, 0, 0, 30, 30)
      $0.area(0x0000FF, 30, 0, 30, 30)
      $0.color(31, 1, is: 0xFFFFFF)
      $0.area(0x00FF00, 60, 0, 30, 30)
      $0.color(65, 15, is: 0xFFFFFF)
      $0.color(63, 15, is: 0x00FF00)
    }
    measure(
      "Flex.layout", says: "the container keeps its place, moved once by its own margin", from: .documented("FlexLayout README: layout()")
    ) { row in
      surroundings(scale: 1) {
        let world = FlexWorld()
        world.root.frame.origin = CGPoint(x: 10, y: 20)
        world.root.flex.marginTop(7).marginLeft(9)
        for _ in 0..<2 {
          world.root.flex.layout()
          row.point(world.root.frame.origin, 19, 27)
          row.rect(world.b.frame, 0, 40, 60, 20)
        }
      }
    }
    uiRow(
      "Flex.layout",
      says: "a subview that takes no part gets no size; a label past its row's end does not shrink by itself: both are findings",
      from: .documented("FlexLayout README: Known limitations")
    ) {
      let root = uiCanvas(uiBox("stranger", 10, 10, 20, 20))
      let label = UILabel()
      label.text = "a rather long text for so small a row"
      root.flex.direction(.row).addItem(label)
      root.flex.layout()
      return root
    } holds: {
      $0.frame("stranger", 0, 0, 0, 0)
      $0.judge.equal($0.findings.count, 2)
      $0.finds(.approximation, "takes no part")
      $0.finds(.approximation, "shrink")
    }
    measure(
      "Flex.AlignItems", "Flex.alignItems", says: "texts of two sizes stand on one baseline",
      from: .specified("CSS Flexbox 1, align-items: baseline")
    ) { row in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let labels = [CGFloat(10), 40].map { size in
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: size)
        return label
      }
      let view = UITextView()
      view.font = .systemFont(ofSize: 20)
      view.text = "Text"
      root.flex.direction(.row).alignItems(.baseline).define { flex in
        for label in labels { flex.addItem(label) }
        flex.addItem(view).width(60)
      }
      root.flex.layout()
      let baselines = labels.map { $0.frame.minY + $0.font.ascender } + [view.frame.minY + 8 + 20 * 1950 / 2048]
      row.near(baselines[0], baselines[1], within: 0.51)
      row.near(baselines[2], baselines[1], within: 0.51)
    }
    flexItemsSizes()
    flexItemsFlexibility()
  }

  private func flexItemsSizes() {
    measure(
      "Flex.width", "Flex.height", "Flex.size", "FPercent", says: "points or shares; nil goes back to the content",
      from: .documented("FlexLayout README: Width, height and size")
    ) { row in
      row.flexes(["a": (0, 0, 70, 40)]) { $0.a.flex.width(70) }
      row.flexes(["a": (0, 0, 100, 40)]) { $0.a.flex.width(25%) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.width(12.5%) }
      row.flexes(["a": (0, 0, 400, 40)]) { $0.a.flex.width(nil) }
      row.flexes(["a": (0, 0, 50, 70), "b": (0, 70, 60, 20)]) { $0.a.flex.height(70) }
      row.flexes(["a": (0, 0, 50, 75)]) { $0.a.flex.height(25%) }
      row.flexes(["a": (0, 0, 50, 0)]) { $0.a.flex.height(nil) }
      row.flexes(["a": (0, 0, 11, 13)]) { $0.a.flex.size(CGSize(width: 11, height: 13)) }
      row.flexes(["a": (0, 0, 12, 12)]) { $0.a.flex.size(12) }
      row.flexes(["a": (0, 0, 400, 0)]) { $0.a.flex.size(nil) }
    }
    measure(
      "Flex.minWidth", "Flex.maxWidth", "Flex.minHeight", "Flex.maxHeight", says: "at least, at most; nil is no limit",
      from: .documented("FlexLayout README: minWidth, maxWidth, minHeight, maxHeight")
    ) { row in
      row.flexes(["a": (0, 0, 70, 40)]) { $0.a.flex.minWidth(70) }
      row.flexes(["a": (0, 0, 100, 40)]) { $0.a.flex.minWidth(25%) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.minWidth(70).minWidth(nil) }
      row.flexes(["a": (0, 0, 30, 40)]) { $0.a.flex.maxWidth(30) }
      row.flexes(["a": (0, 0, 40, 40)]) { $0.a.flex.maxWidth(10%) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.maxWidth(30).maxWidth(nil) }
      row.flexes(["a": (0, 0, 50, 70)]) { $0.a.flex.minHeight(70) }
      row.flexes(["a": (0, 0, 50, 75)]) { $0.a.flex.minHeight(25%) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.minHeight(70).minHeight(nil) }
      row.flexes(["a": (0, 0, 50, 20)]) { $0.a.flex.maxHeight(20) }
      row.flexes(["a": (0, 0, 50, 30)]) { $0.a.flex.maxHeight(10%) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.maxHeight(20).maxHeight(nil) }
    }
    measure(
      "Flex.aspectRatio", says: "width by height", from: .documented("FlexLayout README: aspectRatio()")
    ) { row in
      row.flexes(["a": (0, 0, 50, 25)]) { $0.a.flex.height(nil).aspectRatio(2) }
      row.flexes(["a": (0, 0, 80, 40)]) { $0.a.flex.width(nil).alignSelf(.start).aspectRatio(2) }
      row.flexes(["a": (0, 0, 50, 25)]) { $0.a.flex.height(nil).aspectRatio(of: UIImageView(image: uiFlag())) }
      row.flexes(["a": (0, 0, 50, 0)]) { $0.a.flex.height(nil).aspectRatio(2).aspectRatio(nil) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.aspectRatio(of: UIImageView(image: nil)) }
      // An item whose length along the line is said takes the other from its ratio, in rows that begin at the end too.
      row.flexes(["a": (0, 0, 50, 25)]) { world in
        world.root.flex.direction(.row)
        world.a.flex.height(nil).aspectRatio(2)
      }
      row.flexes(["a": (350, 0, 50, 25)]) { world in
        world.root.flex.direction(.rowReverse)
        world.a.flex.height(nil).aspectRatio(2)
      }
    }
    measure(
      "Flex.boxSizing", "Flex.BoxSizing", says: "sizes with the padding at first, or without it", from: .specified("CSS Box Sizing 3")
    ) { row in
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.padding(5) }
      row.flexes(["a": (0, 0, 60, 50)]) { $0.a.flex.padding(5).boxSizing(.contentBox) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.padding(5).boxSizing(.contentBox).boxSizing(.borderBox) }
    }
  }

  private func flexItemsFlexibility() {
    measure(
      "Flex.grow", "Flex.shrink", "Flex.basis", says: "shares of what is left and of what is missing; none at first",
      from: .documented("FlexLayout README: grow, shrink, basis")
    ) { row in
      // 210 are left of 300.
      row.flexes(["a": (0, 0, 50, 250)]) { $0.a.flex.grow(1) }
      row.flexes(["a": (0, 0, 50, 110), "b": (0, 110, 60, 160)]) {
        $0.a.flex.grow(1)
        $0.b.flex.grow(2)
      }
      row.flexes(["a": (0, 0, 50, 40), "b": (0, 40, 60, 20), "c": (0, 60, 30, 400)]) { $0.c.flex.height(400) }
      row.flexes(["c": (0, 60, 30, 240)]) { $0.c.flex.height(400).shrink(1) }
      // 160 are missing; 40·2 and 400·1 give in proportion: 13.3 are left, which end at the next pixel.
      row.flexes(["a": (0, 0, 50, 14)]) {
        $0.a.flex.shrink(2)
        $0.c.flex.height(400).shrink(1)
      }
      row.flexes(["a": (0, 0, 50, 70)]) { $0.a.flex.basis(70) }
      row.flexes(["a": (0, 0, 50, 75)]) { $0.a.flex.basis(25%) }
      row.flexes(["a": (0, 0, 50, 40)]) { $0.a.flex.basis(70).basis(nil) }
    }
  }
}
