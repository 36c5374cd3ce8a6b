import UIKit

extension Ledger {
  func attributedTextTopic() {
    topic("Text: attributes and paragraphs")

    measure(
      "NSAttributedString.Key.font", "NSAttributedString.Key.foregroundColor", "NSAttributedString.Key.backgroundColor",
      "NSMutableAttributedString.addAttribute", says: "of a range, each letter's font, colour and ground",
      from: .documented("foundation/nsattributedstring/key")
    ) { row in
      let shown = try row.shown {
        let text = NSMutableAttributedString(string: "HHHH", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.foregroundColor, value: UIColor.pureRed, range: NSRange(location: 1, length: 1))
        text.addAttribute(.backgroundColor, value: UIColor.pureGreen, range: NSRange(location: 3, length: 1))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 3, length: 1))
        return rich(text)
      }
      let (red, green, black) = (
        shown.area(0xFF0000, within: 60), shown.area(0x00FF00), shown.ink(in: CGRect(x: 0, y: 0, width: 14, height: 100))
      )
      row.expect(!red.isNull && red.minX > black.minX && red.maxX < green.minX, "\(red) \(green)")
      // The ground is as high as the line, which the larger letter makes: 30 · 2444/2048 = 35.8.
      row.near(green.height, 36, within: 1)
      row.expect(green.minX > 28)
    }
    measure(
      "NSAttributedString.Key.kern", "NSAttributedString.Key.tracking", says: "points after each letter",
      from: .documented("foundation/nsattributedstring/key/kern")
    ) { row in
      let font = UIFont.systemFont(ofSize: 20)
      @MainActor func width(_ more: [NSAttributedString.Key: Any]) -> CGFloat {
        "HHHH".size(withAttributes: [NSAttributedString.Key.font: font].merging(more) { $1 }).width
      }
      let plain = width([:])
      for more in [[NSAttributedString.Key.kern: CGFloat(5)], [.kern: 5], [.tracking: CGFloat(5)], [.kern: NSNumber(value: 5)]] {
        row.expect(width(more) >= plain + 15 - 0.01 && width(more) <= plain + 20 + 0.01, "\(more): \(width(more)), \(plain)")
      }
      row.expect(width([.kern: CGFloat(-1)]) < plain)
    }
    measure(
      "NSAttributedString.Key.baselineOffset", says: "so many points up",
      from: .documented("foundation/nsattributedstring/key/baselineoffset")
    ) { row in
      @MainActor func ink(_ offset: CGFloat) throws -> CGRect {
        try row.shown {
          let text = NSMutableAttributedString(string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 20)])
          text.addAttributes([.baselineOffset: offset, .foregroundColor: UIColor.pureRed], range: NSRange(location: 1, length: 1))
          return rich(text)
        }.area(0xFF0000, within: 60)
      }
      let shown = try row.shown { rich(NSAttributedString(string: "HH", attributes: [.font: UIFont.systemFont(ofSize: 20)])) }
      let (flat, up, down) = (try ink(0), try ink(6), try ink(-6))
      row.near(flat.maxY, shown.ink().maxY, within: 1.01)
      row.expect(up.maxY < flat.maxY && down.maxY > flat.maxY, "\(up) \(flat) \(down)")
    }
    measure(
      "NSAttributedString.Key.strokeWidth", "NSAttributedString.Key.strokeColor",
      says:
        "a line along the letters, in hundredths of their size: instead of them, or below 0 besides them; in their colour unless in another",
      from: .documented("foundation/nsattributedstring/key/strokewidth")
    ) { row in
      @MainActor func letter(_ width: Any?, _ color: UIColor? = nil) throws -> Shown {
        var attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: 80, weight: .black), .foregroundColor: UIColor.pureRed,
        ]
        attributes[.strokeWidth] = width
        attributes[.strokeColor] = color
        return try row.shown { rich(NSAttributedString(string: "I", attributes: attributes)) }
      }
      let plain = try letter(nil)
      let stem = plain.area(0xFF0000, within: 10)
      let middle = CGRect(x: stem.midX - 1, y: stem.midY - 1, width: 2, height: 2)
      let (outline, both, own, whole) = (
        try letter(5, .pureBlue), try letter(-5.0, .pureBlue), try letter(NSNumber(value: 5)), try letter(0)
      )
      row.expect(outline.area(0xFF0000, within: 60).isNull && outline.ink(in: middle).isNull, "no letter is left")
      // 5 hundredths of 80 points are 4, half of which lies outside.
      let line = outline.area(0x0000FF, within: 10)
      row.near(line.width, stem.width + 4, within: 1.1)
      row.expect(!both.area(0xFF0000, in: middle).isNull && abs(both.area(0x0000FF, within: 10).width - line.width) < 0.6, "both")
      row.expect(own.ink(in: middle).isNull && !own.area(0xFF0000, within: 10).isNull, "in the letters' colour")
      row.equal(whole.pixelsThatDiffer(from: plain), 0)
    }
    attributedTextLines()
    attributedTextAttachments()
    attributedTextParagraphs()
    attributedTextValues()
  }

  private func attributedTextLines() {
    measure(
      "NSAttributedString.Key.underlineStyle", "NSAttributedString.Key.underlineColor", "NSUnderlineStyle.*",
      says: "a line under the letters, thick or double, in the letters' colour or its own",
      from: .documented("foundation/nsunderlinestyle")
    ) { row in
      row.equal([NSUnderlineStyle.single, .thick, .double].map(\.rawValue), [1, 2, 9])
      @MainActor func shown(_ style: NSUnderlineStyle?, _ more: [NSAttributedString.Key: Any] = [:]) throws -> Shown {
        try row.shown {
          var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.pureBlue]
          if let style { attributes[.underlineStyle] = style.rawValue }
          return rich(NSAttributedString(string: "HH", attributes: attributes.merging(more) { $1 }))
        }
      }
      let none = try shown(nil).ink()
      let red: [NSAttributedString.Key: Any] = [.underlineColor: UIColor.pureRed]
      let single = try shown(.single, red).area(0xFF0000, within: 120)
      let thick = try shown(.thick, red).area(0xFF0000, within: 120)
      let double = try shown(.double, red).area(0xFF0000, within: 120)
      row.expect(single.minY >= none.maxY - 1 && single.width >= none.width - 2, "\(single) \(none)")
      row.expect(thick.height > single.height && double.height > single.height + 2, "\(single) \(thick) \(double)")
      let gap = try shown(.double, red).share(0xFF0000, in: CGRect(x: 10, y: double.minY, width: 1, height: double.height), within: 120)
      row.expect(gap < 0.9, "no gap between both lines")
      let own = try shown(.single)
      row.expect(own.area(0x0000FF, within: 60).maxY >= single.maxY - 1)
      row.expect(try shown(nil, red).area(0xFF0000, within: 60).isNull)
    }
    measure(
      "NSAttributedString.Key.strikethroughStyle", "NSAttributedString.Key.strikethroughColor",
      says: "a line through the letters, in their colour or its own",
      from: .documented("foundation/nsattributedstring/key/strikethroughstyle")
    ) { row in
      @MainActor func shown(_ more: [NSAttributedString.Key: Any]) throws -> Shown {
        try row.shown {
          rich(
            NSAttributedString(
              string: "HH",
              attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.pureBlue, .strikethroughStyle: 1].merging(more) {
                $1
              }))
        }
      }
      let line = try shown([.strikethroughColor: UIColor.pureRed]).area(0xFF0000, within: 120)
      let letters = try shown([:]).ink()
      row.expect(line.minY > letters.minY + 5 && line.maxY < letters.maxY - 5 && line.width >= letters.width - 2, "\(line) \(letters)")
      try shown([:]).differs(from: shown([.strikethroughStyle: 0]), by: 10)
      row.expect(try shown([:]).area(0xFF0000, within: 60).isNull)
    }
    measure(
      "NSAttributedString.Key.link", says: "in the link's colour where no other is said",
      from: .documented("foundation/nsattributedstring/key/link")
    ) { row in
      @MainActor func shown(_ more: [NSAttributedString.Key: Any]) throws -> Shown {
        try row.shown {
          rich(NSAttributedString(string: "MM", attributes: [NSAttributedString.Key.link: "https://example.org"].merging(more) { $1 }))
        }
      }
      row.expect(!(try shown([:]).area(0x007AFF, within: 60).isNull))
      row.expect(!(try shown([.foregroundColor: UIColor.pureRed]).area(0xFF0000, within: 60).isNull))
    }
  }

  private func attributedTextAttachments() {
    measure(
      "NSAttributedString.Key.attachment", "NSTextAttachment.*",
      says: "a picture in the line: its own size or the bounds', begun so far over the baseline",
      from: .documented("uikit/nstextattachment/bounds")
    ) { row in
      @MainActor func area(_ change: @escaping (NSTextAttachment) -> Void) throws -> CGRect {
        try row.shown {
          let attachment = NSTextAttachment()
          attachment.image = uiFlagPixels().withTintColor(.pureRed)
          change(attachment)
          let text = NSMutableAttributedString(string: "H", attributes: [.font: UIFont.systemFont(ofSize: 20)])
          text.append(NSAttributedString(attachment: attachment))
          return rich(text)
        }.area(0xFF0000, within: 60)
      }
      let own = try area { _ in }
      row.size(own.size, 20, 10, within: 1.01)
      row.expect(own.minX > 10, "\(own)")
      let sized = try area { $0.bounds = CGRect(x: 0, y: 0, width: 30, height: 12) }
      row.size(sized.size, 30, 12, within: 1.01)
      let low = try area { $0.bounds = CGRect(x: 0, y: -4, width: 30, height: 12) }
      row.near(low.maxY - sized.maxY, 4, within: 1.01)
      let attachment = NSTextAttachment(image: uiFlag())
      row.expect(attachment.image != nil && NSTextAttachment().image == nil && NSTextAttachment().bounds == .zero)
    }
  }

  private func attributedTextParagraphs() {
    measure(
      "NSMutableParagraphStyle", "NSParagraphStyle.lineSpacing", "NSParagraphStyle.lineHeightMultiple",
      "NSParagraphStyle.minimumLineHeight",
      "NSParagraphStyle.maximumLineHeight", says: "between lines; a factor on them; at least and at most so high",
      from: .documented("uikit/nsparagraphstyle")
    ) { row in
      let natural: CGFloat = 20 * 2444 / 2048
      @MainActor func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let style = NSMutableParagraphStyle()
        change(style)
        return "a\nb\nc".boundingRect(
          with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
          attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style], context: nil
        ).height
      }
      row.near(height { _ in }, 3 * natural)
      row.near(height { $0.lineSpacing = 7 }, 3 * natural + 14)
      row.near(height { $0.lineHeightMultiple = 1.5 }, 4.5 * natural)
      row.near(height { $0.minimumLineHeight = 40 }, 120)
      row.near(height { $0.minimumLineHeight = 10 }, 3 * natural)
      row.near(height { $0.maximumLineHeight = 15 }, 45)
      row.near(height { $0.maximumLineHeight = 50 }, 3 * natural)
    }
    measure(
      "NSParagraphStyle.paragraphSpacing", "NSParagraphStyle.paragraphSpacingBefore",
      says: "between paragraphs, above none and below none", from: .documented("uikit/nsparagraphstyle/paragraphspacing")
    ) { row in
      let natural: CGFloat = 20 * 2444 / 2048
      @MainActor func height(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
        let style = NSMutableParagraphStyle()
        change(style)
        return text.boundingRect(
          with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin,
          attributes: [.font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style], context: nil
        ).height
      }
      row.near(height("a\nb\nc") { $0.paragraphSpacing = 9 }, 3 * natural + 18)
      row.near(height("a\nb\nc") { $0.paragraphSpacingBefore = 4 }, 3 * natural + 8)
      row.near(height("a\nb\nc") { ($0.paragraphSpacing, $0.paragraphSpacingBefore, $0.lineSpacing) = (9, 4, 2) }, 3 * natural + 30)
      row.near(height("a") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (9, 4) }, natural)
      row.near(height("a a a a a a a a a a a") { $0.paragraphSpacing = 9 }, 2 * natural)
    }
    measure(
      "NSParagraphStyle.firstLineHeadIndent", "NSParagraphStyle.headIndent", "NSParagraphStyle.tailIndent",
      says: "where the first line begins, where the others do, and where lines end: from the start, or below 0 from the end",
      from: .documented("uikit/nsparagraphstyle/tailindent")
    ) { row in
      // Three words to a line of 100 at most, whatever stands in.
      let text = "mmm mmm mmm mmm mmm mmm"
      let (first, rest) = (CGRect(x: 0, y: 0, width: 100, height: 12), CGRect(x: 0, y: 14, width: 100, height: 106))
      @MainActor func shown(_ isEditor: Bool, _ change: (NSMutableParagraphStyle) -> Void) throws -> Shown {
        let style = NSMutableParagraphStyle()
        change(style)
        let words = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
        return try row.shown {
          let frame = CGRect(x: 0, y: 0, width: 100, height: 120)
          guard isEditor else {
            let label = UILabel(frame: frame)
            (label.numberOfLines, label.attributedText) = (0, words)
            label.frame.size.height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
            return uiCanvas(label)
          }
          let view = UITextView(frame: frame)
          (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
          view.attributedText = words
          return uiCanvas(view)
        }
      }
      for isEditor in [false, true] {
        let in1 = try shown(isEditor) { $0.firstLineHeadIndent = 30 }
        row.near(in1.ink(in: first).minX, 30, within: 2)
        row.expect(in1.ink(in: rest).minX < 3, "the rest begins at \(in1.ink(in: rest))")
        let hanging = try shown(isEditor) { $0.headIndent = 30 }
        row.expect(hanging.ink(in: first).minX < 3, "the first begins at \(hanging.ink(in: first))")
        row.near(hanging.ink(in: rest).minX, 30, within: 2)
        let short = try shown(isEditor) { $0.tailIndent = -40 }
        row.expect(short.ink().maxX <= 61 && short.ink().minX < 3, "\(short.ink())")
        let narrow = try shown(isEditor) { $0.tailIndent = 60 }
        row.expect(narrow.ink().maxX <= 61 && narrow.ink().minX < 3, "\(narrow.ink())")
        let right = try shown(isEditor) { ($0.alignment, $0.tailIndent) = (.right, -40) }
        row.near(right.ink().maxX, 60, within: 2)
        let turned = try shown(isEditor) { ($0.alignment, $0.headIndent, $0.firstLineHeadIndent) = (.center, 20, 20) }
        row.near(turned.ink().midX, 60, within: 2)
      }
      // Each paragraph stands in by itself.
      let style = NSMutableParagraphStyle()
      (style.headIndent, style.firstLineHeadIndent) = (12, 12)
      let both = NSMutableAttributedString(string: "mmm\n", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      both.append(NSAttributedString(string: "mmm", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]))
      let two = try row.shown {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 24))
        (label.numberOfLines, label.attributedText) = (0, both)
        return uiCanvas(label)
      }
      row.expect(two.ink(in: first).minX < 3, "\(two.ink(in: first))")
      row.near(two.ink(in: rest).minX, 12, within: 2)
      let plain = NSAttributedString(string: "mmm", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      let moved = NSAttributedString(string: "mmm", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
      row.near(moved.size().width, plain.size().width + 12)
    }
    measure(
      "NSParagraphStyle.alignment", "NSParagraphStyle.lineBreakMode", "NSAttributedString.Key.paragraphStyle",
      says: "where lines stand and where they break",
      from: .documented("uikit/nsparagraphstyle/alignment")
    ) { row in
      @MainActor func ink(_ alignment: NSTextAlignment) throws -> CGRect {
        try row.shown {
          let style = NSMutableParagraphStyle()
          style.alignment = alignment
          let view = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
          view.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
          return uiCanvas(view)
        }.ink()
      }
      row.expect(try ink(.left).minX < 3 && ink(.right).maxX > 97)
      row.near(try ink(.center).midX, 50, within: 1.5)
      @MainActor func width(_ mode: NSLineBreakMode) -> CGFloat {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = mode
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
          string: "Donaudampfschiff fahrt", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        return label.sizeThatFits(CGSize(width: 160, height: 0)).width
      }
      row.expect(width(.byCharWrapping) > width(.byWordWrapping))
    }
    measure(
      "UILabel.textAlignment", "NSTextAlignment", says: "justified lines fill the width but for the last",
      from: .documented("uikit/nstextalignment/justified")
    ) { row in
      @MainActor func shown(_ alignment: NSTextAlignment) throws -> Shown {
        try row.shown {
          let view = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
          view.numberOfLines = 0
          view.text = "one two three four five six"
          view.textAlignment = alignment
          return uiCanvas(view)
        }
      }
      let (left, full) = (try shown(.left), try shown(.justified))
      let first = CGRect(x: 0, y: 0, width: 100, height: 18)
      row.expect(full.ink(in: first).maxX > left.ink(in: first).maxX && full.ink(in: first).maxX >= 98, "\(full.ink(in: first))")
    }
  }

  private func attributedTextValues() {
    value(
      "NSParagraphStyle.default", "NSParagraphStyle.copy", "NSParagraphStyle.mutableCopy", "NSParagraphStyle",
      says: "natural, between words, all else 0",
      from: .documented("uikit/nsparagraphstyle/default")
    ) { row in
      let plain = NSParagraphStyle.default
      row.expect(plain.alignment == .natural && plain.lineBreakMode == .byWordWrapping)
      row.equal(
        [
          plain.lineSpacing, plain.lineHeightMultiple, plain.minimumLineHeight, plain.maximumLineHeight, plain.paragraphSpacing,
          plain.firstLineHeadIndent, plain.headIndent, plain.tailIndent,
        ],
        Array(repeating: 0, count: 8))
      let style = NSMutableParagraphStyle()
      (style.firstLineHeadIndent, style.headIndent, style.tailIndent, style.paragraphSpacing) = (1, 2, 3, 4)
      (style.alignment, style.lineBreakMode, style.lineSpacing) = (.right, .byClipping, 5)
      let copies = [style.copy() as? NSParagraphStyle, style.mutableCopy() as? NSMutableParagraphStyle]
      for copy in copies {
        row.equal(
          [copy?.firstLineHeadIndent, copy?.headIndent, copy?.tailIndent, copy?.paragraphSpacing, copy?.lineSpacing], [1, 2, 3, 4, 5])
        row.expect(copy?.alignment == .right && copy?.lineBreakMode == .byClipping && copy?.isEqual(style) == true)
      }
      style.headIndent = 9
      row.expect(copies[0]?.headIndent == 2 && copies[0]?.isEqual(style) == false)
    }
    value(
      "NSShadow.*", "NSAttributedString.Key.shadow", "NSAttributedString.Key.ligature",
      says: "kept: letters are drawn without shadows of their own", from: .documented("uikit/nsshadow")
    ) { row in
      let shadow = NSShadow()
      row.expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0 && shadow.shadowColor == nil)
      shadow.shadowOffset = CGSize(width: 1, height: 2)
      shadow.shadowBlurRadius = 3
      shadow.shadowColor = UIColor.pureRed
      row.expect(shadow.shadowOffset.height == 2 && shadow.shadowBlurRadius == 3 && shadow.shadowColor as? UIColor == .pureRed)
      let keys: [NSAttributedString.Key] = [.shadow, .strokeWidth, .strokeColor, .ligature]
      row.equal(keys.map(\.rawValue), ["NSShadow", "NSStrokeWidth", "NSStrokeColor", "NSLigature"])
    }
  }
}

@MainActor private func rich(_ text: NSAttributedString) -> UIView {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  label.attributedText = text
  return uiCanvas(label)
}
