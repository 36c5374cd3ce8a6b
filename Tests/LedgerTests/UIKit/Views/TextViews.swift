import UIKit

extension Ledger {
  func textViewTopic() {
    topic("Text: text views and drawing")

    uiRow(
      "UITextView", "UITextView.text", "UITextView.font", "UITextView.textColor", "UITextView.textContainerInset",
      "UITextView.textContainer", "NSTextContainer",
      "NSTextContainer.lineFragmentPadding", says: "text begins 8 from the top and 5 from the left",
      from: .documented("uikit/uitextview/textcontainerinset")
    ) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "Text"
      view.font = .systemFont(ofSize: 17)
      view.textColor = .pureRed
      return view
    } holds: {
      let label = UILabel(frame: CGRect(x: 5, y: 8, width: 90, height: 21))
      label.text = "Text"
      label.textColor = .pureRed
      $0.looks(likeUI: { uiCanvas(label) })
    }
    uiRow(
      "UITextView.textContainerInset", "NSTextContainer.lineFragmentPadding", "UITextView.textAlignment",
      says: "other insets and paddings move the text; it may stand elsewhere",
      from: .documented("uikit/nstextcontainer/linefragmentpadding")
    ) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.text = "Text"
      view.font = .systemFont(ofSize: 17)
      view.textContainerInset = UIEdgeInsets(top: 20, left: 7, bottom: 3, right: 11)
      view.textContainer.lineFragmentPadding = 2
      view.textAlignment = .right
      return view
    } holds: {
      let label = UILabel(frame: CGRect(x: 9, y: 20, width: 78, height: 21))
      label.text = "Text"
      label.textAlignment = .right
      $0.looks(likeUI: { uiCanvas(label) })
    }
    measure(
      "UITextView", "NSTextContainer.maximumNumberOfLines", "NSTextContainer.lineBreakMode",
      says: "its size is the text's with the insets; lines break at its width",
      from: .documented("uikit/uitextview")
    ) { row in
      let view = UITextView()
      row.expect(view.text == "" && view.font == nil)
      view.font = .systemFont(ofSize: 17)
      row.near(view.sizeThatFits(CGSize(width: 100, height: 0)).height, 36.5)
      view.text = "one"
      row.near(view.sizeThatFits(CGSize(width: 100, height: 0)).height, 36.5)
      view.text = "one two three four five"
      let wrapped = view.sizeThatFits(CGSize(width: 70, height: 0))
      // Four lines or more of 20.287.
      row.expect(wrapped.height >= 16 + 61 && wrapped.width <= 70, "\(wrapped)")
      view.textContainer.maximumNumberOfLines = 2
      row.near(view.sizeThatFits(CGSize(width: 70, height: 0)).height, 16 + 41)
      view.textContainer.maximumNumberOfLines = 0
      view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.text = "one"
      row.near(view.sizeThatFits(CGSize(width: 100, height: 0)).height, 24.5)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      row.size(view.contentSize, 100, 24.5)
      view.isScrollEnabled = false
      row.near(view.intrinsicContentSize.height, 24.5)
      row.equal(view.textContainer.lineBreakMode, .byWordWrapping)
      view.font = nil
      // Twelve points: 14.32.
      row.near(view.sizeThatFits(CGSize(width: 100, height: 0)).height, 18.5)
    }
    uiRow(
      "UITextView.attributedText", says: "attributes win over the view's looks", from: .documented("uikit/uitextview/attributedtext")
    ) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.font = .systemFont(ofSize: 10)
      view.attributedText = NSAttributedString(
        string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.pureRed])
      return view
    } holds: {
      let label = UILabel(frame: CGRect(x: 5, y: 8, width: 90, height: 21))
      label.text = "Text"
      label.textColor = .pureRed
      $0.looks(likeUI: { uiCanvas(label) })
      let view = UITextView()
      view.attributedText = NSAttributedString(string: "a")
      $0.judge.equal(view.text, "a")
      view.text = "b"
      $0.judge.equal(view.attributedText.string, "b")
    }
    value(
      "UITextView.isEditable", "UITextView.isSelectable", "UITextView.dataDetectorTypes", "UITextView.linkTextAttributes",
      "UITextView.keyboardType",
      "UITextView.returnKeyType", "UITextView.adjustsFontForContentSizeCategory", "UIDataDetectorTypes.*", "UITextSpellCheckingType",
      "UIKeyboardAppearance",
      says: "kept: nobody types into a still", from: .documented("uikit/uitextview/iseditable")
    ) { row in
      let view = UITextView()
      row.expect(view.isEditable && view.isSelectable && view.dataDetectorTypes == [] && !view.adjustsFontForContentSizeCategory)
      row.expect(view.canBecomeFirstResponder && view.keyboardType == .default && view.returnKeyType == .default)
      view.isEditable = false
      view.isSelectable = false
      view.dataDetectorTypes = [.link, .phoneNumber]
      view.adjustsFontForContentSizeCategory = true
      view.keyboardType = .numberPad
      view.returnKeyType = .done
      view.linkTextAttributes = [.foregroundColor: UIColor.pureRed]
      row.expect(!view.isEditable && !view.isSelectable && !view.canBecomeFirstResponder && view.adjustsFontForContentSizeCategory)
      row.expect(view.keyboardType == .numberPad && view.returnKeyType == .done && view.linkTextAttributes.count == 1)
      row.equal(view.dataDetectorTypes.rawValue, 3)
      row.expect(UIDataDetectorTypes.all.contains(.link))
      row.equal([UITextSpellCheckingType.default, .no, .yes].map(\.rawValue), [0, 1, 2])
      row.equal([UIKeyboardAppearance.default, .dark, .light].map(\.rawValue), [0, 1, 2])
    }
    textViewMeasures()
    textViewDrawing()
  }

  private func textViewMeasures() {
    measure(
      "String.size", "NSString.size", "NSAttributedString.size", "String.boundingRect", "NSString.boundingRect",
      "NSAttributedString.boundingRect",
      "NSStringDrawingOptions.*", says: "exact sizes: on one line, or with lines broken at a width where that is asked for",
      from: .documented("foundation/nsstring/boundingrect(with:options:attributes:context:)")
    ) { row in
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      let line: CGFloat = 17 * 2444 / 2048
      let text = "one two three four five"
      let rich = NSAttributedString(string: text, attributes: attributes)
      let one = text.size(withAttributes: attributes)
      row.near(one.height, line)
      row.expect(one.width > 120 && one.width < 240)
      row.equal(rich.size(), one)
      row.equal((text as NSString).size(withAttributes: attributes), one)
      row.equal("".size(withAttributes: attributes), .zero)
      // Twelve points without a font.
      row.near("a".size().height, 12 * 2444 / 2048)
      let room = CGSize(width: 70, height: 1000)
      for options in [NSStringDrawingOptions.usesLineFragmentOrigin, [.usesLineFragmentOrigin, .usesFontLeading]] {
        let rect = text.boundingRect(with: room, options: options, attributes: attributes, context: nil)
        row.expect(rect.width <= 70 && rect.height >= 3 * line - 0.01, "\(rect)")
        row.near(rect.height / line, (rect.height / line).rounded())
        row.equal(rich.boundingRect(with: room, options: options, context: nil), rect)
        row.equal((text as NSString).boundingRect(with: room, options: options, attributes: attributes, context: nil), rect)
      }
      row.equal(text.boundingRect(with: room, options: [], attributes: attributes, context: nil).size, one)
      row.equal(text.boundingRect(with: room, options: .usesDeviceMetrics, attributes: attributes, context: nil).size, one)
      row.equal(text.boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attributes, context: nil).size, one)
      let all: [NSStringDrawingOptions] = [.usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine]
      row.equal(all.map(\.rawValue), [1, 2, 8, 32])
    }
    value(
      "NSStringDrawingContext.*", says: "kept: nothing shrinks by it", from: .documented("uikit/nsstringdrawingcontext")
    ) { row in
      let context = NSStringDrawingContext()
      row.equal(context.minimumScaleFactor, 0)
      context.minimumScaleFactor = 0.5
      row.equal(context.minimumScaleFactor, 0.5)
    }
  }

  private func textViewDrawing() {
    measure(
      "String.draw", "NSString.draw", "NSAttributedString.draw",
      says: "at a point on one line; in a rectangle from its top, lines broken at its width; over a baseline",
      from: .documented("foundation/nsstring/draw(at:withattributes:)")
    ) { row in
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.pureRed]
      @MainActor func drawn(_ draw: @escaping () -> Void) throws -> Shown { try row.shown { uiDrawn { _ in draw() } } }
      @MainActor func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ lines: Int) throws -> Shown {
        try row.shown {
          let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
          label.text = text
          label.textColor = .pureRed
          label.numberOfLines = lines
          return uiCanvas(label)
        }
      }
      let point = try label("Text", 10, 20, 60, 21, 1)
      let at = CGPoint(x: 10, y: 20)
      try drawn { "Text".draw(at: at, withAttributes: attributes) }.looks(like: point)
      try drawn { ("Text" as NSString).draw(at: at, withAttributes: attributes) }.looks(like: point)
      try drawn { NSAttributedString(string: "Text", attributes: attributes).draw(at: at) }.looks(like: point)
      let lines = try label("one two three", 10, 20, 60, 41, 2)
      let room = CGRect(x: 10, y: 20, width: 60, height: 41)
      let text = "one two three"
      try drawn { text.draw(in: room, withAttributes: attributes) }.looks(like: lines)
      try drawn { (text as NSString).draw(in: room, withAttributes: attributes) }.looks(like: lines)
      try drawn { NSAttributedString(string: text, attributes: attributes).draw(in: room) }.looks(like: lines)
      try drawn { text.draw(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil) }.looks(like: lines)
      // Without that option the origin is the baseline's.
      let low = CGRect(x: 10, y: 60, width: 10, height: 10)
      for shown in [
        try drawn { "HH".draw(with: low, options: [], attributes: attributes, context: nil) },
        try drawn { ("HH" as NSString).draw(with: low, options: [], attributes: attributes, context: nil) },
        try drawn { NSAttributedString(string: "HH", attributes: attributes).draw(with: low, options: [], context: nil) },
      ] {
        row.near(shown.ink().maxY, 60, within: 1.01)
        row.expect(shown.ink().minY < 50 && shown.ink().minX >= 10 && shown.ink().maxX > 25, "\(shown.ink())")
      }
      "nowhere".draw(at: .zero)
    }
    uiRow(
      "String.draw", "CGContext.translateBy", says: "text follows the context's map", from: .law("a map moves all that is drawn")
    ) {
      uiDrawn { context in
        context.translateBy(x: 10, y: 20)
        "Text".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      }
    } holds: {
      $0.looks(likeUI: { uiDrawn { _ in "Text".draw(at: CGPoint(x: 10, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) } })
    }
  }
}
