import UIKit

extension Ledger {
  /// Defaults that come back, and what views do in forms that are asked for less often.
  func uiRareForms() {
    topic("Defaults that come back, and rarer forms")

    uiRow(
      "UILabel.textColor", "UILabel.font", says: "nil brings back the label's own colour and font",
      from: .documented("uikit/uilabel/textcolor: the default is label; nil resets it"), in: .fixed(100, 60)
    ) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      (label.text, label.textColor, label.font) = ("XX", .pureRed, .systemFont(ofSize: 40))
      label.textColor = nil
      label.font = nil
      return uiCanvas(label)
    } holds: {
      $0.looks(likeUI: { uiCanvas(made(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))) { $0.text = "XX" }) })
      $0.judge.expect(!$0.area(0x000000, within: 60).isNull, "no black letters")
      let label = UILabel()
      $0.judge.equal(label.textColor, .label)
      $0.judge.near(label.font.pointSize, 17)
    }
    measure(
      "UITextField.textRect", "UITextField.clearButtonMode", "UITextField.clearButtonRect",
      says: "the text ends where the button that clears begins, on the side where reading ends",
      from: .documented("uikit/uitextfield/clearbuttonmode: the trailing side")
    ) { judge in
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      for style in [UITextField.BorderStyle.none, .roundedRect] {
        let (field, mirror) = (UITextField(frame: bounds), mirrored(UITextField(frame: bounds)))
        for one in [field, mirror] { (one.text, one.clearButtonMode, one.borderStyle) = ("a", .always, style) }
        let (button, room) = (field.clearButtonRect(forBounds: bounds), field.textRect(forBounds: bounds))
        judge.near(room.maxX, button.minX, "\(style)")
        judge.expect(button.midX > 80 && room.minX < 10 && room.width > 60, "\(style): \(button) \(room)")
        let (other, words) = (mirror.clearButtonRect(forBounds: bounds), mirror.textRect(forBounds: bounds))
        judge.rect(other, 100 - button.maxX, button.minY, button.width, button.height, "\(style)'s mirrored button")
        judge.rect(words, 100 - room.maxX, room.minY, room.width, room.height, "\(style)'s mirrored room")
        // Without text there is no button.
        field.text = ""
        judge.expect(field.textRect(forBounds: bounds).maxX > button.minX, "\(style) without text")
      }
    }
    measure(
      "UIImage.pngData", "UIImage.jpegData", says: "pixels, drawings and symbols as files: symbols black, JPEG on white",
      from: .documented("uikit/uiimage/pngdata()")
    ) { judge in
      surroundings(scale: 1) {
        for flag in [uiFlag(), uiFlagPixels()] {
          for data in [flag.pngData(), flag.jpegData(compressionQuality: 1)] {
            let read = data.flatMap { UIImage(data: $0) }
            judge.equal(read?.size, CGSize(width: 20, height: 10))
          }
        }
        // Better pictures take more room.
        let (poor, good) = (uiFlag().jpegData(compressionQuality: 0)?.count ?? 0, uiFlag().jpegData(compressionQuality: 1)?.count ?? 0)
        judge.expect(poor > 0 && poor < good, "\(poor) \(good)")
        let symbol = UIImage(systemName: "square.fill")
        for (data, corner) in [(symbol?.pngData(), nil), (symbol?.jpegData(compressionQuality: 1), 0xFFFFFF)] as [(Data?, Int?)] {
          guard let image = data.flatMap({ UIImage(data: $0) }) else { return judge.expect(false, "no file") }
          judge.near(image.size.width, symbol?.size.width ?? -1, within: 1)
          let view = UIImageView(image: image)
          view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
          guard let shown = try? judge.shown(.fixed(100, 100), { uiCanvas(view) }) else { return judge.expect(false, "not shown") }
          shown.color(50, 50, is: 0x000000, within: 8)
          if let corner { shown.color(1, 1, is: corner, within: 8) }
        }
      }
    }
    uiRow(
      "UIListContentConfiguration.TextProperties", "UIListContentConfiguration.TextProperties.alignment",
      says: "lines begin where reading begins, stand in the middle, or fill the width",
      from: .documented("uikit/uilistcontentconfiguration/textproperties/textalignment"), in: .fixed(200, 300)
    ) {
      let canvas = uiCanvas()
      for (index, alignment) in [UIListContentConfiguration.TextProperties.TextAlignment.natural, .center, .justified].enumerated() {
        var content = UIListContentConfiguration.cell()
        content.text = "Words that need more than one line of this width to be read"
        content.textProperties.alignment = alignment
        let view = content.makeContentView()
        view.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 200, height: 100)
        canvas.addSubview(view)
      }
      return canvas
    } holds: {
      let inks = $0.strips(3, 100, width: 200)
      // Justified lines begin where natural ones do, and reach further; the picture is another one than that of natural lines.
      $0.judge.near(inks[2].minX, inks[0].minX, within: 1.1)
      $0.judge.expect(inks[1].minX > inks[0].minX && inks[1].midX > inks[0].midX, "\(inks)")
      var differs = 0
      for y in 0..<100 {
        for x in 0..<200 where $0.color(CGFloat(x), CGFloat(y)) != $0.color(CGFloat(x), CGFloat(200 + y)) { differs += 1 }
      }
      $0.judge.expect(differs > 20, "justified lines are natural ones")
    }
    measure(
      "UIStackView", "UIStackView.axis",
      says: "a column takes the width it is offered where its views hug weakly; a row asks for what its views need",
      from: .assumed("a column fills, a row does not")
    ) { judge in
      for (axis, hugging, width) in [
        (NSLayoutConstraint.Axis.vertical, 100, 90), (.vertical, 500, 20), (.horizontal, 100, 20), (.horizontal, 500, 20),
      ] as [(NSLayoutConstraint.Axis, Float, CGFloat)] {
        let view = uiSized("b", 20, 11)
        view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = axis
        judge.equal(stack.sizeThatFits(CGSize(width: 90, height: 40)), CGSize(width: width, height: 11), "\(axis.rawValue) \(hugging)")
        judge.equal(stack.sizeThatFits(.zero), CGSize(width: 20, height: 11), "\(axis.rawValue) \(hugging) in nothing")
      }
    }
    measure(
      "UITableViewHeaderFooterView", "UITableViewHeaderFooterView.contentView", "UITableViewHeaderFooterView.sizeThatFits",
      says: "as high as the constraints in its content need in a width",
      from: .documented("uikit/uitableview/automaticdimension: constraints of the content view")
    ) { judge in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let label = made(UILabel()) { ($0.text, $0.numberOfLines) = ("Words that need some lines in a narrow header of text", 0) }
      label.translatesAutoresizingMaskIntoConstraints = false
      view.contentView.addSubview(label)
      let room = view.contentView
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -6),
        label.topAnchor.constraint(equalTo: room.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: room.bottomAnchor, constant: -3),
      ])
      for width in [116.0, 216] as [CGFloat] {
        let size = view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        judge.near(size.width, width)
        judge.near(size.height, label.sizeThatFits(CGSize(width: width - 16, height: 1000)).height + 8, within: 0.6)
      }
      // Without constraints it says what fits.
      let plain = UITableViewHeaderFooterView(reuseIdentifier: nil).systemLayoutSizeFitting(
        CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      judge.near(plain.width, 90)
      judge.near(plain.height, 28)
    }
    value(
      "UISplitViewController.style", says: "made without a style it has two columns", from: .documented("uikit/uisplitviewcontroller/style")
    ) { judge in
      judge.equal(UISplitViewController(nibName: nil, bundle: nil).style, .doubleColumn)
      judge.equal(UISplitViewController(style: .tripleColumn).style, .tripleColumn)
    }
    value(
      "UICollectionViewDelegateFlowLayout.collectionView", says: "a delegate that says nothing says nothing of other layouts",
      from: .law("without a flow layout there is no spacing")
    ) { judge in
      let (silent, path, other) = (SilentDelegate(), IndexPath(item: 0, section: 0), UICollectionViewLayout())
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), collectionViewLayout: other)
      judge.equal(silent.collectionView(view, layout: other, sizeForItemAt: path), .zero)
      judge.equal(silent.collectionView(view, layout: other, insetForSectionAt: 0), .zero)
      judge.equal(silent.collectionView(view, layout: other, minimumLineSpacingForSectionAt: 0), 0)
      judge.equal(silent.collectionView(view, layout: other, minimumInteritemSpacingForSectionAt: 0), 0)
      judge.equal(silent.collectionView(view, layout: other, referenceSizeForHeaderInSection: 0), .zero)
      judge.equal(silent.collectionView(view, layout: other, referenceSizeForFooterInSection: 0), .zero)
    }
    uiRow(
      "NSLayoutConstraint.isActive", "UIView.removeFromSuperview",
      says: "a view that leaves takes its own constraints along, and no others",
      from: .documented("uikit/uiview/removefromsuperview(): constraints that refer to the view, or to one within it, are removed")
    ) {
      let (a, b, gone) = (uiSized("a", 10, 10), uiSized("b", 10, 10), uiSized("gone", 10, 10))
      let box = UIView()
      box.accessibilityIdentifier = "box"
      box.translatesAutoresizingMaskIntoConstraints = false
      for view in [a, b, gone] {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
      }
      let canvas = uiRules(box) { all in
        [
          box.leftAnchor.constraint(equalTo: all.leftAnchor, constant: 4), box.topAnchor.constraint(equalTo: all.topAnchor, constant: 6),
          box.widthAnchor.constraint(equalToConstant: 60), box.heightAnchor.constraint(equalToConstant: 50),
          a.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 3), a.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
          b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 7), b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 9),
          gone.leftAnchor.constraint(equalTo: b.rightAnchor), gone.topAnchor.constraint(equalTo: box.topAnchor),
        ]
      }
      gone.removeFromSuperview()
      return canvas
    } holds: {
      $0.frame("box", 4, 6, 60, 50)
      $0.frame("a", 7, 11, 10, 10)
      $0.frame("b", 24, 30, 10, 10)
      $0.findsNothing()
      $0.judge.expect($0.frame("gone") == nil)
    }
  }
}

private final class SilentDelegate: UICollectionViewDelegateFlowLayout {}
