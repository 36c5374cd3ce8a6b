import UIKit

/// A button whose words are `t` and whose picture is `i`.
@MainActor private func button(_ type: UIButton.ButtonType = .custom, _ title: String? = "Xx", _ image: UIImage? = nil) -> UIButton {
  let button = UIButton(type: type)
  if let title { button.setTitle(title, for: .normal) }
  if let image { button.setImage(image, for: .normal) }
  button.accessibilityIdentifier = "b"
  button.titleLabel?.accessibilityIdentifier = "t"
  button.imageView?.accessibilityIdentifier = "i"
  return button
}

extension Ledger {
  func uiButtons() {
    topic("Buttons")

    uiRow(
      "UIButton", "UIButton.setTitle", "UIButton.titleLabel", "UIButton.ButtonType",
      says: "words in the tint, in the middle; a custom button's are white",
      from: .documented("uikit/uibutton/buttontype-swift.enum"), in: .fixed(100, 80)
    ) {
      let (system, custom) = (button(.system, "XXXX"), button(.custom, "XXXX"))
      system.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      custom.frame = CGRect(x: 0, y: 40, width: 100, height: 40)
      custom.backgroundColor = .black
      return uiCanvas(system, custom)
    } holds: {
      let blue = $0.area(0x007AFF, in: $0.part(0, 0, 100, 40), within: 40)
      $0.judge.near(blue.midX, 50, within: 1.1)
      $0.judge.near(blue.midY, 20, within: 2)
      $0.judge.expect(!$0.area(0xFFFFFF, in: $0.part(0, 40, 100, 40), within: 40).isNull)
      $0.judge.expect($0.area(0x007AFF, in: $0.part(0, 40, 100, 40), within: 40).isNull)
    }
    uiRow(
      "UIButton",
      says: "the tint of a view around colours a system button's words, and their pale form is that of one that is disabled",
      from: .documented("uikit/uiview/tintcolor"), in: .fixed(100, 80)
    ) {
      let (on, off) = (button(.system, "XXXX"), button(.system, "XXXX"))
      on.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      off.frame = CGRect(x: 0, y: 40, width: 100, height: 40)
      off.isEnabled = false
      return made(uiCanvas(on, off)) { $0.tintColor = .pureRed }
    } holds: {
      $0.judge.expect(!$0.area(0xFF0000, in: $0.part(0, 0, 100, 40), within: 40).isNull)
      $0.judge.expect($0.area(0xFF0000, in: $0.part(0, 40, 100, 40), within: 120).isNull && !$0.ink(in: $0.part(0, 40, 100, 40)).isNull)
    }
    uiRow(
      "UIButton.setTitle", "UIButton.setTitleColor", "UIControl.isHighlighted", "UIControl.isSelected", "UIControl.isEnabled",
      says: "words and colour of the state, else those of the normal one", from: .documented("uikit/uibutton/settitle(_:for:)"),
      in: .fixed(100, 200)
    ) {
      let canvas = uiCanvas()
      for index in 0..<5 {
        let one = button(.custom, "normal")
        one.setTitle("pressed", for: .highlighted)
        one.setTitle("chosen", for: .selected)
        one.setTitle("off", for: .disabled)
        one.setTitleColor(.pureRed, for: .normal)
        one.setTitleColor(.pureBlue, for: .selected)
        one.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 40)
        switch index {
        case 1: one.isHighlighted = true
        case 2: one.isSelected = true
        case 3: one.isEnabled = false
        case 4: (one.isSelected, one.isHighlighted) = (true, true)
        default: break
        }
        canvas.addSubview(one)
      }
      return canvas
    } holds: {
      $0.texts("normal", "pressed", "chosen", "off", "normal")
      for index in [0, 1, 3, 4] {
        $0.judge.expect(!$0.area(0xFF0000, in: $0.part(0, CGFloat(index) * 40, 100, 40), within: 60).isNull, "\(index)")
      }
      $0.judge.expect(!$0.area(0x0000FF, in: $0.part(0, 80, 100, 40), within: 60).isNull)
      $0.judge.expect($0.area(0xFF0000, in: $0.part(0, 80, 100, 40), within: 60).isNull)
    }
    uiRow(
      "UIButton.setImage", "UIButton.imageView", says: "the picture before the words, both in the middle; mirrored from right to left",
      from: .documented("uikit/uibutton"), in: .fixed(100, 80)
    ) {
      let (a, b) = (button(.custom, "Xx", uiPicture(14, 10)), mirrored(button(.custom, "Xx", uiPicture(14, 10, .pureBlue))))
      a.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      b.frame = CGRect(x: 0, y: 40, width: 100, height: 40)
      b.titleLabel?.accessibilityIdentifier = "u"
      b.imageView?.accessibilityIdentifier = "j"
      return uiCanvas(a, b)
    } holds: {
      let (t, i, u, j) = ($0.frame("t")!, $0.frame("i")!, $0.frame("u")!, $0.frame("j")!)
      $0.judge.near(i.maxX, t.minX)
      $0.judge.near((i.minX + t.maxX) / 2, 50)
      $0.judge.near(i.midY, 20, within: 0.01)
      $0.judge.near(j.minX, u.maxX)
      $0.judge.near((u.minX + j.maxX) / 2, 50)
      $0.frame("i", nil, 15, 14, 10)
      $0.area(0xFF0000, i.minX.rounded(), 15, 14, 10, within: 1)
    }
    uiRow(
      "UIControl.contentHorizontalAlignment", "UIControl.contentVerticalAlignment", "UIControl.ContentHorizontalAlignment",
      "UIControl.ContentVerticalAlignment", says: "content stands at the sides it is told, leading and trailing by the reading direction",
      from: .documented("uikit/uicontrol/contenthorizontalalignment-swift.property")
    ) {
      let canvas = uiCanvas()
      let across: [UIControl.ContentHorizontalAlignment] = [.center, .left, .right, .leading, .trailing]
      let down: [UIControl.ContentVerticalAlignment] = [.center, .top, .bottom]
      for (index, one) in across.enumerated() {
        for isMirrored in [false, true] {
          let view = button(.custom, nil, uiPicture(10, 8))
          view.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
          view.contentHorizontalAlignment = one
          view.imageView?.accessibilityIdentifier = "\(index)\(isMirrored)"
          canvas.addSubview(isMirrored ? mirrored(view) : view)
        }
      }
      for (index, one) in down.enumerated() {
        let view = button(.custom, nil, uiPicture(10, 8))
        view.frame = CGRect(x: 0, y: 0, width: 90, height: 60)
        view.contentVerticalAlignment = one
        view.imageView?.accessibilityIdentifier = "v\(index)"
        canvas.addSubview(view)
      }
      return canvas
    } holds: {
      for (index, x) in [CGFloat(40), 0, 80, 0, 80].enumerated() { $0.frame("\(index)false", x, 26, 10, 8) }
      for (index, x) in [CGFloat(40), 0, 80, 80, 0].enumerated() { $0.frame("\(index)true", x, 26, 10, 8) }
      for (index, y) in [CGFloat(26), 0, 52].enumerated() { $0.frame("v\(index)", 40, y, 10, 8) }
    }
    uiRow(
      "UIButton.contentEdgeInsets", "UIButton.contentRect",
      says: "points around the content: it moves, and the size that fits grows by them",
      from: .documented("uikit/uibutton/contentedgeinsets")
    ) {
      let view = button(.custom, nil, uiPicture(10, 8))
      view.contentEdgeInsets = UIEdgeInsets(top: 3, left: 20, bottom: 9, right: 6)
      return uiPlaced(view, 5, 7)
    } holds: {
      $0.frame("b", 5, 7, 36, 20)
      $0.area(0xFF0000, 25, 10, 10, 8)
    }
    uiRow(
      "UIButton.imageEdgeInsets", "UIButton.titleEdgeInsets", says: "move one part by half of their difference, the size stays",
      from: .documented("uikit/uibutton/imageedgeinsets"), in: .fixed(100, 60)
    ) {
      let view = button(.custom, nil, uiPicture(10, 8))
      view.imageEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 2, right: 0)
      let words = button(.custom, "Xx")
      words.titleLabel?.accessibilityIdentifier = "moved"
      words.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 6)
      words.frame = CGRect(x: 50, y: 0, width: 50, height: 40)
      let plain = button(.custom, "Xx")
      plain.titleLabel?.accessibilityIdentifier = "plain"
      plain.frame = words.frame
      return made(uiPlaced(view, 5, 7)) {
        $0.addSubview(words)
        $0.addSubview(plain)
      }
    } holds: {
      $0.frame("b", 5, 7, 10, 8)
      $0.frame("i", 11, 10, 10, 8)
      let (t, moved) = ($0.frame("plain")!, $0.frame("moved")!)
      $0.judge.near(moved.minX, t.minX - 3)
      $0.judge.near(moved.minY, t.minY - 5)
    }
    uiRow(
      "UIButton.setBackgroundImage", "UIButton.currentBackgroundImage", says: "a picture behind fills the button, under words and picture",
      from: .documented("uikit/uibutton/setbackgroundimage(_:for:)")
    ) {
      let view = button(.custom, nil, uiPicture(10, 8))
      view.setBackgroundImage(uiPicture(3, 3, .pureBlue), for: .normal)
      view.setBackgroundImage(uiPicture(3, 3, .pureGreen), for: .selected)
      let chosen = button(.custom, nil)
      chosen.setBackgroundImage(uiPicture(3, 3, .pureBlue), for: .normal)
      chosen.setBackgroundImage(uiPicture(3, 3, .pureGreen), for: .selected)
      chosen.frame = CGRect(x: 70, y: 70, width: 20, height: 10)
      chosen.isSelected = true
      return made(uiPlaced(view, 10, 20, 50, 30)) { $0.addSubview(chosen) }
    } holds: {
      $0.area(0x0000FF, 10, 20, 50, 30)
      $0.area(0xFF0000, 30, 31, 10, 8)
      $0.area(0x00FF00, 70, 70, 20, 10)
    }
    uiRow(
      "UIButton.setAttributedTitle", "UIButton.currentAttributedTitle", says: "words with attributes stand before plain ones",
      from: .documented("uikit/uibutton/setattributedtitle(_:for:)")
    ) {
      let view = button(.custom, "plain")
      view.setAttributedTitle(NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.pureRed]), for: .normal)
      return uiPlaced(view, 0, 0, 100, 40)
    } holds: {
      $0.texts("rich")
      $0.judge.expect(!$0.area(0xFF0000, within: 60).isNull)
    }
    uiRow(
      "UIButton.setPreferredSymbolConfiguration", says: "a symbol is drawn as large as its configuration says",
      from: .documented("uikit/uibutton/setpreferredsymbolconfiguration(_:forimagein:)")
    ) {
      let (a, b) = (button(.system, nil, UIImage(systemName: "star")), button(.system, nil, UIImage(systemName: "star")))
      b.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40), forImageIn: .normal)
      b.imageView?.accessibilityIdentifier = "j"
      a.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      b.frame = CGRect(x: 0, y: 40, width: 100, height: 60)
      return uiCanvas(a, b)
    } holds: {
      let (i, j) = ($0.frame("i")!, $0.frame("j")!)
      $0.judge.near(j.width / i.width, 40 / 17, within: 0.3)
      $0.judge.expect(!$0.area(0x007AFF, in: $0.part(0, 40, 100, 60), within: 40).isNull)
    }
    uiRow(
      "UIButton", says: "long words are cut in the middle and stay inside", from: .documented("uikit/uibutton/titlelabel")
    ) {
      uiPlaced(button(.system, "A very long name of a button"), 20, 10, 60, 30)
    } holds: {
      let ink = $0.ink()
      $0.judge.expect(ink.minX >= 19 && ink.maxX <= 81, "\(ink)")
      $0.judge.expect($0.frame("t")!.width <= 60)
    }
    measure(
      "UIButton", says: "an empty button is 30 by 34; one of words has six points above and below", from: .recorded("iOS: fresh buttons")
    ) { judge in
      judge.equal(UIButton().intrinsicContentSize, CGSize(width: 30, height: 34))
      let one = button(.system, "Apple")
      let label = one.titleLabel!.sizeThatFits(.zero)
      judge.equal(one.intrinsicContentSize, CGSize(width: label.width, height: label.height + 12))
      judge.equal(one.sizeThatFits(CGSize(width: 4, height: 4)), one.intrinsicContentSize)
      judge.near(one.titleLabel?.font.pointSize, 15)
      judge.near(button(.custom).titleLabel?.font.pointSize, 18)
    }
    value(
      "UIButton.currentTitle", "UIButton.currentTitleColor", "UIButton.currentImage", "UIButton.currentAttributedTitle", "UIButton.title",
      "UIButton.titleColor", "UIButton.image", "UIButton.buttonType", "UIButton.adjustsImageWhenHighlighted", "UIButton.menu",
      "UIControl.showsMenuAsPrimaryAction", says: "what was set for a state, and what holds now", from: .documented("uikit/uibutton")
    ) { judge in
      let one = UIButton(type: .system)
      let (a, b) = (uiPicture(2, 2), uiPicture(3, 3))
      judge.expect(one.buttonType == .system && UIButton().buttonType == .custom && one.currentTitle == nil && one.currentImage == nil)
      judge.expect(one.adjustsImageWhenHighlighted && one.menu == nil && !one.showsMenuAsPrimaryAction)
      one.setTitle("a", for: .normal)
      one.setTitle("b", for: .selected)
      one.setImage(a, for: .normal)
      one.setImage(b, for: .disabled)
      one.setTitleColor(.pureRed, for: .disabled)
      one.setAttributedTitle(NSAttributedString(string: "r"), for: .highlighted)
      judge.expect(
        one.currentTitle == "a" && one.title(for: .selected) == "b" && one.title(for: .normal) == "a" && one.title(for: .disabled) == nil)
      judge.expect(
        one.image(for: .disabled) === b && one.image(for: .normal) === a && one.currentImage === a && one.currentAttributedTitle == nil)
      judge.equal(one.titleColor(for: .disabled), UIColor.pureRed)
      one.isSelected = true
      judge.equal(one.currentTitle, "b")
      one.isSelected = false
      one.isEnabled = false
      judge.expect(one.currentTitle == "a" && one.currentImage === b && one.currentTitleColor == .pureRed)
      one.isEnabled = true
      one.isHighlighted = true
      judge.equal(one.currentAttributedTitle?.string, "r")
      one.menu = UIMenu(title: "m")
      one.showsMenuAsPrimaryAction = true
      judge.expect(one.menu?.title == "m" && one.showsMenuAsPrimaryAction)
      one.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      judge.equal(one.contentRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 30)), CGRect(x: 2, y: 1, width: 14, height: 26))
    }
    uiNone(
      "UIButton.setTitleShadowColor", "UIButton.adjustsImageWhenHighlighted", "UIButton.menu",
      why: "no shadow is drawn without an offset, and nobody touches a still"
    ) { view in
      let one = UIButton(type: .system)
      one.setTitleShadowColor(.pureRed, for: .normal)
      one.adjustsImageWhenHighlighted = false
      one.menu = UIMenu(title: "m")
      view.addSubview(one)
    }
  }
}
