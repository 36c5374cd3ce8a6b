import UIKit

/// A button of a configuration, whose words are `t` and whose picture is `i`, at 5, 7 and at the size that fits, or at a frame.
@MainActor private func configured(
  _ configuration: UIButton.Configuration, _ frame: CGRect? = nil, _ change: (inout UIButton.Configuration) -> Void = { _ in }
) -> UIButton {
  var configuration = configuration
  configuration.title = "Xx"
  change(&configuration)
  let button = UIButton(configuration: configuration)
  button.accessibilityIdentifier = "b"
  button.titleLabel?.accessibilityIdentifier = "t"
  button.imageView?.accessibilityIdentifier = "i"
  button.frame = frame ?? CGRect(origin: CGPoint(x: 5, y: 7), size: button.intrinsicContentSize)
  return button
}

extension Ledger {
  func uiButtonConfigurations() {
    topic("Buttons: configurations")
    let names = ["plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent"]

    uiRow(
      "UIButton.Configuration", "UIButton.Configuration.plain", "UIButton.Configuration.gray", "UIButton.Configuration.tinted",
      "UIButton.Configuration.filled", "UIButton.Configuration.borderless", "UIButton.Configuration.bordered",
      "UIButton.Configuration.borderedTinted", "UIButton.Configuration.borderedProminent", "UIButton.configuration",
      says: "nothing, grey, the faded tint or the tint lie behind words in the tint, or in white on it",
      from: .documented("uikit/uibutton/configuration-swift.struct"), in: .fixed(100, 320)
    ) {
      let canvas = uiCanvas()
      let kinds: [UIButton.Configuration] = [
        .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
      ]
      for (index, kind) in kinds.enumerated() {
        canvas.addSubview(configured(kind, CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 40)))
      }
      return canvas
    } holds: {
      for (index, name) in names.enumerated() {
        let y = CGFloat(index) * 40
        let back = $0.color(20, y + 20)
        switch index % 4 {
        case 0: $0.judge.expect(back == 0xFFFFFF, name)
        case 1: $0.color(20, y + 20, is: 0xE9E9EB)
        // The tint at less than a third over white: blue stays, red goes down.
        case 2: $0.judge.expect(back & 255 == 255 && back >> 16 > 170 && back >> 16 < 240, "\(name) \(back)")
        default: $0.color(20, y + 20, is: 0x007AFF)
        }
        let ink = $0.area(index % 4 == 3 ? 0xFFFFFF : 0x007AFF, in: $0.part(30, y + 8, 40, 24), within: 60)
        $0.judge.near(ink.midX, 50, within: 2, name)
      }
    }
    uiRow(
      "UIButton.Configuration.glass", "UIButton.Configuration.clearGlass", "UIButton.Configuration.prominentGlass",
      "UIButton.Configuration.prominentClearGlass",
      says: "in a capsule, which leaves the corners free, with the tint behind the prominent ones",
      from: .documented("uikit/uibutton/configuration-swift.struct/glass()"), in: .fixed(100, 160)
    ) {
      let canvas = uiCanvas()
      for (index, kind) in [UIButton.Configuration.glass(), .clearGlass(), .prominentGlass(), .prominentClearGlass()].enumerated() {
        canvas.addSubview(configured(kind, CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 40)))
      }
      return canvas
    } holds: {
      for y in [0, 40, 80, 120] as [CGFloat] {
        $0.color(3, y + 3, is: 0xFFFFFF)
        if y >= 80 { $0.color(20, y + 20, is: 0x007AFF) } else { $0.judge.expect($0.color(20, y + 20) != 0xFFFFFF) }
      }
    }
    uiRow(
      "UIButton.Configuration.baseBackgroundColor", "UIButton.Configuration.baseForegroundColor",
      says: "colours behind and of words and picture; without them the tint",
      from: .documented("uikit/uibutton/configuration-swift.struct/basebackgroundcolor"),
      in: .fixed(100, 160)
    ) {
      let canvas = uiCanvas()
      canvas.tintColor = .pureGreen
      for (index, kind) in [UIButton.Configuration.filled(), .gray(), .plain(), .filled()].enumerated() {
        canvas.addSubview(
          configured(kind, CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 40)) {
            guard index < 3 else { return }
            if index < 2 { $0.baseBackgroundColor = .pureRed }
            $0.baseForegroundColor = .pureBlue
            $0.image = UIImage(systemName: "square.fill")
          })
      }
      return canvas
    } holds: {
      $0.color(8, 20, is: 0xFF0000)
      $0.color(8, 60, is: 0xFF0000)
      $0.color(8, 100, is: 0xFFFFFF)
      $0.color(8, 140, is: 0x00FF00)
      for index in 0..<3 {
        $0.judge.expect($0.share(0x0000FF, in: $0.part(0, CGFloat(index) * 40, 100, 40), within: 60) > 0.02, "\(index)")
      }
    }
    uiRow(
      "UIButton.Configuration.contentInsets", says: "points around the words: the button is their sum; by reading direction",
      from: .documented("uikit/uibutton/configuration-swift.struct/contentinsets"), scale: 2
    ) {
      let canvas = uiCanvas()
      for isMirrored in [false, true] {
        let one = configured(.filled()) { $0.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 9, trailing: 4) }
        if isMirrored { one.titleLabel?.accessibilityIdentifier = "m" }
        canvas.addSubview(isMirrored ? mirrored(one) : one)
      }
      return canvas
    } holds: {
      let (b, t, m) = ($0.frame("b")!, $0.frame("t")!, $0.frame("m")!)
      $0.judge.near(t.minX - b.minX, 20)
      $0.judge.near(t.minY - b.minY, 3)
      $0.judge.near(b.maxX - t.maxX, 4)
      $0.judge.near(b.maxY - t.maxY, 9)
      let words = uiLabel("", "Xx").sizeThatFits(.zero)
      $0.judge.near(b.height, words.height + 12, within: 0.51)
      $0.judge.near(b.width, words.width + 24, within: 0.51)
      $0.judge.near(m.minX - b.minX, 4)
    }
    measure(
      "UIButton.Configuration.buttonSize", "UIButton.Configuration.Size",
      says: "12 and 7 points around, 20 and 15 when large, 10 and 5 when small or mini around smaller words",
      from: .recorded("iOS 26, iPhone SE: labels and insets of bordered buttons")
    ) { judge in
      @MainActor func size(_ size: UIButton.Configuration.Size?) -> (room: CGSize, font: CGFloat) {
        let one = configured(.bordered()) { if let size { $0.buttonSize = size } }
        let words = one.titleLabel!.sizeThatFits(.zero)
        let all = one.intrinsicContentSize
        return (CGSize(width: all.width - words.width, height: all.height - words.height), one.titleLabel!.font.pointSize)
      }
      for (kind, room, font) in [
        (nil, CGSize(width: 24, height: 14), 17.0), (.medium, CGSize(width: 24, height: 14), 17),
        (.large, CGSize(width: 40, height: 30), 17),
        (.small, CGSize(width: 20, height: 10), 15), (.mini, CGSize(width: 20, height: 10), 15),
      ] as [(UIButton.Configuration.Size?, CGSize, CGFloat)] {
        let found = size(kind)
        judge.near(found.room.width, room.width, "\(String(describing: kind))")
        judge.near(found.room.height, room.height, "\(String(describing: kind))")
        judge.near(found.font, font, "\(String(describing: kind))")
      }
    }
    uiRow(
      "UIButton.Configuration.imagePlacement", "UIButton.Configuration.imagePadding", "NSDirectionalRectEdge", "NSDirectionalRectEdge.top",
      "NSDirectionalRectEdge.bottom", "NSDirectionalRectEdge.leading", "NSDirectionalRectEdge.trailing", "UIButton.Configuration.image",
      says: "the picture stands on its side of the words, the padding away; leading and trailing by the reading direction",
      from: .documented("uikit/uibutton/configuration-swift.struct/imageplacement"), in: .fixed(140, 120)
    ) {
      let canvas = uiCanvas()
      for (index, side) in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom, []].enumerated() {
        for isMirrored in [false, true] {
          let one = configured(.filled(), CGRect(x: 0, y: 0, width: 140, height: 120)) {
            $0.image = uiPicture(20, 10)
            $0.imagePadding = 9
            if index < 4 { $0.imagePlacement = side }
          }
          one.titleLabel?.accessibilityIdentifier = "t\(index)\(isMirrored)"
          one.imageView?.accessibilityIdentifier = "i\(index)\(isMirrored)"
          canvas.addSubview(isMirrored ? mirrored(one) : one)
        }
      }
      return canvas
    } holds: {
      for index in 0..<5 {
        for isMirrored in [false, true] {
          let (t, i) = ($0.frame("t\(index)\(isMirrored)")!, $0.frame("i\(index)\(isMirrored)")!)
          let gap =
            switch index {
            case 2: t.minY - i.maxY
            case 3: i.minY - t.maxY
            default: (index == 1) == isMirrored ? t.minX - i.maxX : i.minX - t.maxX
            }
          $0.judge.near(gap, 9, "\(index) \(isMirrored)")
          if index == 2 || index == 3 { $0.judge.near(t.midX, i.midX) } else { $0.judge.near(t.midY, i.midY) }
          let both = t.union(i)
          $0.judge.near(both.midX, 70)
          $0.judge.near(both.midY, 60)
        }
      }
    }
    uiRow(
      "UIButton.Configuration.imagePadding", says: "no padding at first, nor without a picture",
      from: .documented("uikit/uibutton/configuration-swift.struct/imagepadding"), in: .fixed(140, 60)
    ) {
      let (plain, padded, pictured) = (
        configured(.plain()), configured(.plain()) { $0.imagePadding = 30 }, configured(.plain()) { $0.image = uiPicture(16, 8) }
      )
      padded.accessibilityIdentifier = "p"
      pictured.accessibilityIdentifier = "q"
      return uiCanvas(plain, padded, pictured)
    } holds: {
      $0.judge.near($0.frame("b")!.width, $0.frame("p")!.width)
      $0.judge.near($0.frame("q")!.width - $0.frame("b")!.width, 16)
    }
    uiRow(
      "UIButton.Configuration.subtitle", "UIButton.Configuration.titlePadding", "UIButton.Configuration.titleAlignment",
      "UIButton.Configuration.TitleAlignment", "UIButton.Configuration.title",
      says: "smaller words below, the padding away (1 at first), at the side they are told",
      from: .documented("uikit/uibutton/configuration-swift.struct/subtitle"), in: .fixed(200, 100)
    ) {
      let canvas = uiCanvas()
      for (index, side) in [UIButton.Configuration.TitleAlignment.automatic, .leading, .center, .trailing].enumerated() {
        let one = configured(.plain(), CGRect(x: 0, y: 0, width: 200, height: 100)) {
          $0.subtitle = "longer words"
          $0.titleAlignment = side
          if index == 1 { $0.titlePadding = 11 }
        }
        one.titleLabel?.accessibilityIdentifier = "t\(index)"
        one.layoutIfNeeded()
        for label in one.subviews.compactMap({ $0 as? UILabel }) where label !== one.titleLabel {
          label.accessibilityIdentifier = "s\(index)"
        }
        canvas.addSubview(one)
      }
      return canvas
    } holds: {
      $0.texts("Xx", "longer words", "Xx", "longer words", "Xx", "longer words", "Xx", "longer words")
      for index in 0..<4 {
        let (t, s) = ($0.frame("t\(index)")!, $0.frame("s\(index)")!)
        $0.judge.near(s.minY - t.maxY, index == 1 ? 11 : 1, within: 0.5, "\(index)")
        $0.judge.expect(s.height < t.height, "the smaller words are smaller")
        switch index {
        case 1: $0.judge.near(t.minX, s.minX)
        case 3: $0.judge.near(t.maxX, s.maxX)
        default: $0.judge.near(t.midX, s.midX)
        }
      }
    }
    uiRow(
      "UIButton.Configuration.cornerStyle", "UIButton.Configuration.CornerStyle",
      says: "corners grow from small over medium and large to half circles; half circles are the others' least filled corner",
      from: .documented("uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum"), in: .fixed(100, 240), scale: 2
    ) {
      let canvas = uiCanvas()
      for (index, style) in [UIButton.Configuration.CornerStyle.small, .medium, .large, .capsule, .dynamic, .fixed].enumerated() {
        canvas.addSubview(
          configured(.filled(), CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 40)) {
            if style != .dynamic { $0.cornerStyle = style }
            $0.title = nil
          })
      }
      return canvas
    } holds: { shown in
      let cover = (0..<6).map { index in [0, 80].map { shown.coverage(shown.part(CGFloat($0), CGFloat(index) * 40, 20, 20)) } }
      for index in 0..<3 { shown.judge.expect(cover[index][0] > cover[index + 1][0] + 0.005, "\(index): \(cover)") }
      // A quarter of a circle of 20 covers π/4 of its square.
      shown.judge.near(cover[3][0], .pi / 4, within: 0.02)
      shown.judge.near(cover[3][1], .pi / 4, within: 0.02)
      for index in [4, 5] { shown.judge.expect(cover[index][0] > cover[3][0] && cover[index][0] < 1) }
    }
    uiRow(
      "UIButton.Configuration.background", "UIBackgroundConfiguration", "UIBackgroundConfiguration.backgroundColor",
      "UIBackgroundConfiguration.backgroundInsets", "UIBackgroundConfiguration.strokeColor", "UIBackgroundConfiguration.strokeWidth",
      says: "a colour of its own, standing back from the edges, with a line around",
      from: .documented("uikit/uibackgroundconfiguration-swift.struct"),
      in: .fixed(100, 80)
    ) {
      configured(.plain(), CGRect(x: 0, y: 0, width: 100, height: 80)) {
        $0.title = nil
        $0.background.backgroundColor = .pureRed
        $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 4, trailing: 8)
        $0.background.strokeColor = .pureBlue
        $0.background.strokeWidth = 6
        $0.background.cornerRadius = 1
      }
    } holds: {
      $0.area(0xFF0000, 23, 13, 66, 60, within: 1.1)
      $0.area(0x0000FF, 17, 7, 78, 72, within: 1.1)
    }
    uiRow(
      "UIBackgroundConfiguration.cornerRadius", "UIBackgroundConfiguration.clear", says: "a radius of its own; clear shows nothing",
      from: .documented("uikit/uibackgroundconfiguration-swift.struct/cornerradius"), in: .fixed(100, 80), scale: 2
    ) {
      let round = configured(.filled(), CGRect(x: 0, y: 0, width: 40, height: 40)) {
        $0.title = nil
        $0.background.cornerRadius = 20
      }
      let clear = configured(.filled(), CGRect(x: 50, y: 0, width: 40, height: 40)) {
        $0.title = nil
        $0.background = .clear()
      }
      return uiCanvas(round, clear)
    } holds: {
      $0.judge.near($0.coverage($0.part(0, 0, 20, 20)), .pi / 4, within: 0.06)
      $0.judge.expect($0.ink(in: $0.part(50, 0, 50, 80)).isNull)
    }
    uiRow(
      "UIButton.Configuration.attributedTitle", "UIButton.Configuration.title", "UIButton.Configuration.subtitle",
      says: "words with attributes stand for the title", from: .documented("uikit/uibutton/configuration-swift.struct/attributedtitle")
    ) {
      configured(.plain()) { $0.attributedTitle = AttributedString("rich") }
    } holds: {
      $0.texts("rich")
    }
    uiRow(
      "UIButton.Configuration.preferredSymbolConfigurationForImage",
      says: "a symbol is as large as its words, or as its configuration says",
      from: .documented("uikit/uibutton/configuration-swift.struct/preferredsymbolconfigurationforimage"), in: .fixed(100, 160)
    ) {
      let canvas = uiCanvas()
      for (index, size) in [CGFloat(17), 34, 0].enumerated() {
        let one = configured(.plain(), CGRect(x: 0, y: CGFloat(index) * 50, width: 100, height: 50)) {
          $0.title = nil
          $0.image = UIImage(systemName: "star")
          if size > 0 { $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: size) }
        }
        one.imageView?.accessibilityIdentifier = "i\(index)"
        canvas.addSubview(one)
      }
      return canvas
    } holds: {
      $0.judge.near($0.frame("i1")!.width / $0.frame("i0")!.width, 2, within: 0.25)
      $0.judge.near($0.frame("i2")!.width, $0.frame("i0")!.width, within: 0.6)
    }
    uiRow(
      "UIButton.Configuration.image", "UIButton.Configuration.preferredSymbolConfigurationForImage", "UIButton.setImage",
      "UIButton.setPreferredSymbolConfiguration", "UIImageView.preferredSymbolConfiguration",
      says: "what a symbol says of its own size holds; the rest is as the button or view prefers it",
      from: .documented("uikit/uiimage/symbolconfiguration-swift.property"), in: .fixed(200, 300)
    ) {
      let canvas = uiCanvas()
      let own = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
      let ten = UIImage.SymbolConfiguration(pointSize: 10)
      let frame = { (index: CGFloat) in CGRect(x: 0, y: index * 40, width: 100, height: 90) }
      let plain = UIImageView(image: own)
      let preferring = made(UIImageView(image: own)) { $0.preferredSymbolConfiguration = ten }
      let old = made(UIButton(type: .system)) {
        $0.setImage(own, for: .normal)
        $0.setPreferredSymbolConfiguration(ten, forImageIn: .normal)
      }
      let silent = configured(.plain(), frame(3)) { ($0.title, $0.image) = (nil, own) }
      let told = configured(.plain(), frame(4)) {
        ($0.title, $0.image, $0.preferredSymbolConfigurationForImage) = (nil, own, ten)
      }
      let bold = configured(.plain(), frame(5)) {
        $0.title = nil
        $0.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: .bold))
        $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
      }
      for (index, view) in [plain, preferring, old, silent, told, bold].enumerated() {
        if index < 3 {
          view.sizeToFit()
          view.frame.origin.y = CGFloat(index) * 50
        }
        ((view as? UIButton)?.imageView ?? view).accessibilityIdentifier = "i\(index)"
        canvas.addSubview(view)
      }
      return canvas
    } holds: {
      for index in 1..<5 { $0.judge.near($0.frame("i\(index)")!.width, $0.frame("i0")!.width, within: 0.01) }
      $0.judge.expect($0.frame("i0")!.width > 40)
      // Bold by itself, 34 points by the button.
      $0.judge.expect($0.frame("i5")!.width > $0.frame("i0")!.width)
    }
    uiRow(
      "UIControl.isEnabled", "UIControl.isHighlighted", says: "filled: grey when it cannot be used, darker under a finger",
      from: .documented("uikit/uibutton/configuration-swift.struct"), in: .fixed(100, 160)
    ) {
      let canvas = uiCanvas()
      for index in 0..<4 {
        let one = configured(index == 3 ? .gray() : .filled(), CGRect(x: 0, y: CGFloat(index) * 40, width: 100, height: 40))
        one.isEnabled = index != 1
        one.isHighlighted = index == 2
        canvas.addSubview(one)
      }
      return canvas
    } holds: {
      $0.color(10, 20, is: 0x007AFF)
      $0.color(10, 60, is: 0xEFEFF0)
      let (plain, pressed) = ($0.brightness($0.part(5, 5, 20, 30)), $0.brightness($0.part(5, 85, 20, 30)))
      $0.judge.expect(pressed < plain - 0.01 && pressed > plain - 0.2, "\(plain) \(pressed)")
    }
    uiRow(
      "UIButton.configurationUpdateHandler", "UIButton.setNeedsUpdateConfiguration", "UIButton.updateConfiguration",
      says: "called at once, when asked, and when the state changes; what it sets is shown",
      from: .documented("uikit/uibutton/configurationupdatehandler-swift.property"), in: .fixed(100, 80)
    ) {
      let one = configured(.filled(), CGRect(x: 0, y: 0, width: 100, height: 40))
      var calls = 0
      one.configurationUpdateHandler = {
        calls += 1
        $0.configuration?.baseBackgroundColor = $0.isSelected ? .pureRed : .pureGreen
        $0.configuration?.title = "\(calls)"
      }
      one.setNeedsUpdateConfiguration()
      one.updateConfiguration()
      one.isSelected = true
      return uiCanvas(one)
    } holds: {
      $0.color(10, 20, is: 0xFF0000)
      $0.texts("4")
    }
    uiRow(
      "UIButton", "UIButton.Configuration.title", says: "a button takes an action's title and picture where it has none",
      from: .documented("uikit/uibutton/init(type:primaryaction:)"), in: .fixed(200, 80)
    ) {
      let action = UIAction(title: "act", image: uiPicture(12, 9)) { _ in }
      let (a, b) = (UIButton(type: .system, primaryAction: action), UIButton(configuration: .filled(), primaryAction: action))
      var own = UIButton.Configuration.filled()
      own.title = "own"
      let c = UIButton(configuration: own, primaryAction: action)
      for (index, one) in [a, b, c].enumerated() { one.frame = CGRect(x: 0, y: CGFloat(index) * 25, width: 200, height: 25) }
      return uiCanvas(a, b, c)
    } holds: {
      $0.texts("act", "act", "own")
      for index in 0..<3 { $0.judge.near($0.area(0xFF0000, in: $0.part(0, CGFloat(index) * 25, 200, 25)).height, 9, within: 1.1) }
    }
    value(
      "UIButton.Configuration.showsActivityIndicator", "NSDirectionalRectEdge.all", "NSDirectionalRectEdge",
      says: "spokes in place of the picture, 20 across; the four sides",
      from: .documented("uikit/nsdirectionalrectedge")
    ) { judge in
      var one = UIButton.Configuration.plain()
      judge.expect(!one.showsActivityIndicator && one.imagePlacement == .leading && one.imagePadding == 0 && one.titlePadding == 1)
      judge.expect(one.cornerStyle == .dynamic && one.buttonSize == .medium && one.titleAlignment == .automatic)
      one.showsActivityIndicator = true
      judge.expect(one.showsActivityIndicator)
      one.title = "Load"
      one.imagePadding = 6
      let (busy, idle) = (UIButton(configuration: one), UIButton(configuration: one))
      idle.configuration?.showsActivityIndicator = false
      judge.near(busy.intrinsicContentSize.width, idle.intrinsicContentSize.width + 26)
      busy.frame.size = busy.intrinsicContentSize
      busy.layoutIfNeeded()
      let spokes = busy.subviews.compactMap { $0 as? UIActivityIndicatorView }
      judge.expect(spokes.count == 1 && spokes[0].isAnimating && spokes[0].frame.size == CGSize(width: 20, height: 20))
      // It stands for the picture, and goes as it came.
      busy.configuration?.image = UIImage(systemName: "star")
      judge.near(busy.intrinsicContentSize.width, idle.intrinsicContentSize.width + 26)
      busy.configuration?.showsActivityIndicator = false
      judge.expect(!busy.subviews.contains { $0 is UIActivityIndicatorView })
      judge.expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing] && NSDirectionalRectEdge.top != .bottom)
    }
  }
}
