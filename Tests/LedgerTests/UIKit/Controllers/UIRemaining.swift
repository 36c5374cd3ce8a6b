import UIKit

extension Ledger {
  func uiRemaining() {
    topic("Controls and containers: what is asked of them")

    measure(
      "UISegmentedControl.setImage",
      says: "a picture stands where words were",
      from: .documented("uikit/uisegmentedcontrol/setimage(_:forsegmentat:)")
    ) { judge in
      let shown = try judge.shown(.fixed(140, 50)) {
        made(UISegmentedControl(items: ["a", "b"])) {
          $0.frame = CGRect(x: 0, y: 0, width: 140, height: 32)
          $0.setImage(uiPicture(10, 6, .pureGreen), forSegmentAt: 1)
        }
      }
      judge.expect(!shown.area(0x00FF00).isNull && shown.area(0x00FF00).minX > 70, "no picture in the second segment")
    }
    measure(
      "UIButton.currentTitle", "UIButton.currentImage", "UIButton.currentBackgroundImage", "UIButton.currentTitleColor",
      "UIButton.currentAttributedTitle", "UIButton.title", "UIButton.image", "UIButton.titleColor", "UIButton.imageRect",
      "UIButton.titleRect", says: "what is shown in the state it is in: the state's own, else the normal one's",
      from: .documented("uikit/uibutton/currenttitle")
    ) { judge in
      let button = UIButton(type: .custom)
      let (a, b) = (uiPicture(4, 4), uiPicture(6, 6))
      let words = NSAttributedString(string: "w")
      button.setTitle("n", for: .normal)
      button.setTitle("s", for: .selected)
      button.setImage(a, for: .normal)
      button.setImage(b, for: .disabled)
      button.setBackgroundImage(b, for: .normal)
      button.setBackgroundImage(a, for: .selected)
      button.setTitleColor(.pureRed, for: .normal)
      button.setTitleColor(.pureBlue, for: .highlighted)
      judge.expect(button.currentTitle == "n" && button.currentImage === a && button.currentBackgroundImage === b)
      judge.expect(button.currentTitleColor == .pureRed && button.currentAttributedTitle == nil)
      button.isSelected = true
      judge.expect(button.currentTitle == "s" && button.currentImage === a && button.currentBackgroundImage === a)
      button.isSelected = false
      button.isEnabled = false
      judge.expect(button.currentTitle == "n" && button.currentImage === b && button.currentBackgroundImage === b)
      button.isEnabled = true
      button.isHighlighted = true
      judge.expect(button.currentTitleColor == .pureBlue && button.currentTitle == "n")
      button.setAttributedTitle(words, for: .normal)
      judge.expect(button.currentAttributedTitle == words)
      judge.expect(
        button.title(for: .selected) == "s" && button.image(for: .disabled) === b && button.titleColor(for: .highlighted) == .pureBlue)
      judge.expect(button.title(for: .focused) == nil && button.image(for: .selected) == nil && button.titleColor(for: .selected) == nil)
      let both = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      both.setTitle("title", for: .normal)
      both.setImage(uiPicture(10, 8), for: .normal)
      both.layoutIfNeeded()
      let (picture, title) = (both.imageRect(forContentRect: both.bounds), both.titleRect(forContentRect: both.bounds))
      judge.expect(picture.width == 10 && picture.height == 8 && picture.midY == 20 && picture.maxX <= title.minX, "\(picture) \(title)")
    }
    measure(
      "UIPickerView.reloadAllComponents", "UIPickerView.reloadComponent", "UIPickerView.numberOfRows", "UIPickerView.numberOfComponents",
      says: "asks anew", from: .documented("uikit/uipickerview/reloadallcomponents()")
    ) { judge in
      let source = Rows()
      let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.dataSource = source
      judge.equal([picker.numberOfComponents, picker.numberOfRows(inComponent: 0)], [1, 3])
      source.count = 5
      picker.reloadAllComponents()
      judge.equal(picker.numberOfRows(inComponent: 0), 5)
      source.count = 7
      picker.reloadComponent(0)
      judge.equal(picker.numberOfRows(inComponent: 0), 7)
    }
    measure(
      "UIViewController.systemMinimumLayoutMargins", says: "16 at the sides up to a width of 414, then 20",
      from: .documented("uikit/uiviewcontroller/systemminimumlayoutmargins")
    ) { judge in
      for (width, side) in [(320, 16), (413, 16), (414, 20), (1000, 20)] as [(CGFloat, CGFloat)] {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 500)
        judge.equal(controller.systemMinimumLayoutMargins, NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
      }
    }
    value(
      "UICollectionView.elementKindSectionHeader", "UICollectionView.elementKindSectionFooter", "UITableView.automaticDimension",
      "UIView.noIntrinsicMetric", "UIScrollView.zoom", "UIScrollView.setZoomScale", says: "UIKit's own words and numbers",
      from: .documented("uikit/uicollectionview/elementkindsectionheader")
    ) { judge in
      judge.equal(UICollectionView.elementKindSectionHeader, "UICollectionElementKindSectionHeader")
      judge.equal(UICollectionView.elementKindSectionFooter, "UICollectionElementKindSectionFooter")
      judge.expect(UITableView.automaticDimension == -1 && UIView.noIntrinsicMetric == -1)
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      (scroller.minimumZoomScale, scroller.maximumZoomScale) = (0.5, 3)
      scroller.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: false)
      judge.equal(scroller.zoomScale, 1.6)
      scroller.setZoomScale(9, animated: false)
      judge.equal(scroller.zoomScale, 3)
      scroller.setZoomScale(0.1, animated: false)
      judge.equal(scroller.zoomScale, 0.5)
    }
    measure(
      "UIImage.animatedImage", "UIImage.preparingForDisplay", "UIImage.imageOrientation", "UIImage.images", "UIImage.duration",
      "UIImage.init", "CGContext.makeImage", says: "pictures stand upright and still",
      from: .documented("uikit/uiimage")
    ) { judge in
      let (one, two) = (uiPicture(4, 4), uiPicture(6, 6))
      judge.expect(UIImage.animatedImage(with: [one, two], duration: 1) === one && UIImage.animatedImage(with: [], duration: 1) == nil)
      judge.expect(one.preparingForDisplay() === one)
      judge.expect(one.imageOrientation == .up && one.images == nil && one.duration == 0)
      let missing = UIImage(imageLiteralResourceName: "there is no such picture")
      judge.expect(missing.size == .zero && missing.scale == 1)
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 4), false, 1)
      let made = UIGraphicsGetCurrentContext()?.makeImage()
      UIGraphicsEndImageContext()
      judge.expect(made?.width == 6 && made?.height == 4, "\(made?.width ?? 0) by \(made?.height ?? 0)")
      let turned = UIImage(cgImage: Pictures.big.cgImage!, scale: 2, orientation: .up)
      judge.expect(turned.size == CGSize(width: 2, height: 2) && turned.scale == 2)
    }
    measure(
      "UIViewController.showDetailViewController", "UIViewController.show", says: "shows another controller",
      from: .documented("uikit/uiviewcontroller/show(_:sender:)")
    ) { judge in
      for isDetail in [false, true] {
        let root = UIViewController()
        let stack = UINavigationController(rootViewController: root)
        let next = UIViewController()
        if isDetail { root.showDetailViewController(next, sender: nil) } else { root.show(next, sender: nil) }
        judge.expect(stack.topViewController === next, "detail: \(isDetail)")
      }
    }
    measure(
      "UISearchBar.text", "UISearchBar.placeholder", "UISearchBar.barTintColor", "UISearchBar.searchBarStyle",
      says: "the text, else the placeholder, else Search; a ground of its own or the one told, none where minimal",
      from: .documented("uikit/uisearchbar")
    ) { judge in
      @MainActor func bar(_ change: @escaping (UISearchBar) -> Void) throws -> Shown {
        try judge.shown(.fixed(200, 56)) { made(UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 56)), change) }
      }
      let (plain, prompt, text) = (try bar { _ in }, try bar { $0.placeholder = "Search" }, try bar { $0.text = "Search" })
      plain.looks(like: prompt)
      judge.expect(
        text.darkest(in: text.part(30, 10, 100, 36)) < plain.darkest(in: plain.part(30, 10, 100, 36)) - 40, "the text is not darker")
      plain.looks(like: try bar { $0.text = "" })
      plain.differs(from: try bar { $0.placeholder = "Find" })
      (try bar { $0.barTintColor = .pureGreen }).color(1, 1, is: 0x00FF00)
      (try bar { $0.searchBarStyle = .minimal }).color(1, 1, is: 0xFFFFFF)
      plain.color(1, 1, is: 0xF2F2F7)
    }
  }
}

private final class Rows: NSObject, UIPickerViewDataSource {
  var count = 3
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
}
