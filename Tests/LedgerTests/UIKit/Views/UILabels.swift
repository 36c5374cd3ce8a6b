import UIKit

extension Ledger {
  func labelTopic() {
    topic("Labels")

    uiRow(
      "UILabel", "UILabel.text", "UILabel.font", "UILabel.textColor", says: "text in a font and a colour, in the middle of the height",
      from: .documented("uikit/uilabel")
    ) {
      let label = label("Text", 0, 10, 100, 80)
      label.font = .systemFont(ofSize: 20)
      label.textColor = .pureRed
      return uiCanvas(label)
    } holds: {
      $0.texts("Text")
      let ink = $0.ink()
      $0.judge.expect(ink.minX < 3 && !$0.area(0xFF0000, within: 40).isNull, "\(ink)")
      // A line of 20 points is 23.87 high; capitals are 14.1 of it: their middle lies 0.6 over the line's.
      $0.judge.near(ink.midY, 50, within: 2)
      $0.judge.near(ink.height, 14.1, within: 2)
    }
    measure(
      "UILabel", "UILabel.textAlignment", "UILabel.lineBreakMode", "UILabel.numberOfLines", "UILabel.font", "UILabel.isEnabled",
      "UILabel.shadowOffset",
      says: "a new label: no text, 17 points, one line that gives way at its end", from: .documented("uikit/uilabel")
    ) { row in
      let label = UILabel()
      row.expect(label.text == nil && label.attributedText == nil && label.highlightedTextColor == nil && label.shadowColor == nil)
      row.equal(label.font, .systemFont(ofSize: 17))
      row.equal(label.textColor, .label)
      row.equal(label.textAlignment, .natural)
      row.equal(label.lineBreakMode, .byTruncatingTail)
      row.equal(label.numberOfLines, 1)
      row.expect(label.isEnabled && !label.isHighlighted && !label.adjustsFontSizeToFitWidth)
      row.equal([label.minimumScaleFactor, label.preferredMaxLayoutWidth], [0, 0])
      row.size(label.shadowOffset, 0, -1)
      row.size(label.intrinsicContentSize, 0, 0)
    }
    measure(
      "UILabel.textAlignment", "NSTextAlignment", says: "left, middle, right; natural where reading begins",
      from: .documented("uikit/nstextalignment")
    ) { row in
      @MainActor func ink(_ alignment: NSTextAlignment, reversed: Bool = false) throws -> CGRect {
        try row.shown {
          let view = label("Text", 0, 0, 100, 30)
          view.textAlignment = alignment
          if reversed { view.semanticContentAttribute = .forceRightToLeft }
          return uiCanvas(view)
        }.ink()
      }
      let (left, center, right) = (try ink(.left), try ink(.center), try ink(.right))
      row.expect(left.minX < 3 && right.maxX > 97, "\(left) \(right)")
      row.near(center.midX, 50, within: 1.5)
      row.equal(try ink(.natural), left)
      row.equal(try ink(.justified), left)
      row.near(try ink(.natural, reversed: true).midX, right.midX, within: 1)
      row.equal(try ink(.left, reversed: true), left)
    }
    measure(
      "UILabel.numberOfLines", "UILabel.preferredMaxLayoutWidth", "UILabel.textRect",
      says: "one line unless said; 0 takes as many as it needs at the width given",
      from: .documented("uikit/uilabel/numberoflines")
    ) { row in
      let label = UILabel()
      label.text = "one two three four five"
      // Lines of 17 points are 20.287 high, up to half a point.
      let one = label.sizeThatFits(CGSize(width: 60, height: 0))
      row.near(one.height, 20.5)
      row.expect(one.width > 120, "\(one)")
      for (lines, height) in [(2, 41.0), (3, 61.0)] {
        label.numberOfLines = lines
        row.near(label.sizeThatFits(CGSize(width: 60, height: 0)).height, CGFloat(height), "\(lines) lines")
      }
      label.numberOfLines = 0
      let all = label.sizeThatFits(CGSize(width: 60, height: 0))
      row.expect(all.width <= 60 && all.height >= 61, "\(all)")
      row.equal(label.sizeThatFits(.zero).height, 20.5)
      row.equal(label.intrinsicContentSize, one)
      label.preferredMaxLayoutWidth = 60
      row.equal(label.intrinsicContentSize, all)
      let room = CGRect(x: 5, y: 6, width: 60, height: 500)
      row.equal(label.textRect(forBounds: room, limitedToNumberOfLines: 0), CGRect(x: 5, y: 6, width: all.width, height: all.height))
      row.near(label.textRect(forBounds: room, limitedToNumberOfLines: 2).height, 41)
      row.near(label.textRect(forBounds: room, limitedToNumberOfLines: 1).height, 20.5)
      label.text = ""
      row.size(label.sizeThatFits(CGSize(width: 60, height: 0)), 0, 0)
    }
    labelTruncation()
    labelShrinking()
    labelStates()
  }

  private func labelTruncation() {
    measure(
      "UILabel.lineBreakMode", "NSLineBreakMode",
      says: "the end, the beginning or the middle gives way to an ellipsis; clipping and wrapping show none",
      from: .documented("uikit/nslinebreakmode")
    ) { row in
      let text = "abcdefghijklmnopqrstuvw"
      @MainActor func shown(_ mode: NSLineBreakMode?, _ width: CGFloat = 100) throws -> Shown {
        try row.shown(.fixed(300, 30)) {
          let view = label(text, 0, 0, width, 30)
          if let mode { view.lineBreakMode = mode }
          return uiCanvas(view)
        }
      }
      let whole = try shown(nil, 300)
      let end = whole.ink().maxX
      row.expect(end > 150)
      let tail = try shown(.byTruncatingTail)
      tail.part(CGRect(x: 0, y: 0, width: 60, height: 30), isOf: whole, 0, 0)
      row.expect(tail.ink().maxX <= 101 && tail.ink().maxX > 80, "\(tail.ink())")
      try shown(nil).looks(like: tail)
      // The three dots lie on the baseline.
      let dots = tail.ink(in: CGRect(x: tail.ink().maxX - 4, y: 0, width: 8, height: 30))
      row.expect(dots.height <= 4 && dots.minY > 15, "\(dots)")
      let head = try shown(.byTruncatingHead)
      let first = head.ink(in: CGRect(x: 0, y: 0, width: 4, height: 30))
      row.expect(first.height <= 4 && first.minY > 15, "\(first)")
      row.expect(head.ink().maxX > 80)
      let middle = try shown(.byTruncatingMiddle)
      middle.part(CGRect(x: 0, y: 0, width: 25, height: 30), isOf: whole, 0, 0)
      middle.differs(from: tail)
      middle.differs(from: head)
      let last = middle.ink(in: CGRect(x: middle.ink().maxX - 4, y: 0, width: 8, height: 30))
      row.expect(last.height > 4, "\(last)")
      let clipped = try shown(.byClipping)
      clipped.part(CGRect(x: 0, y: 0, width: 95, height: 30), isOf: whole, 0, 0)
      clipped.differs(from: tail)
    }
    measure(
      "UILabel.lineBreakMode", says: "lines break between words, or between characters",
      from: .documented("uikit/nslinebreakmode/bycharwrapping")
    ) { row in
      @MainActor func width(_ mode: NSLineBreakMode) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Donaudampfschiff fahrt"
        label.lineBreakMode = mode
        return label.sizeThatFits(CGSize(width: 160, height: 0)).width
      }
      row.expect(width(.byWordWrapping) < width(.byCharWrapping) && width(.byCharWrapping) <= 160)
      row.equal(width(.byTruncatingTail), width(.byWordWrapping))
    }
  }

  private func labelShrinking() {
    measure(
      "UILabel.adjustsFontSizeToFitWidth", "UILabel.minimumScaleFactor",
      says: "a line that is too long shrinks, down to the factor; then it is cut",
      from: .documented("uikit/uilabel/adjustsfontsizetofitwidth")
    ) { row in
      @MainActor func shown(_ width: CGFloat, _ adjusts: Bool, _ factor: CGFloat = 0) throws -> Shown {
        try row.shown(.fixed(200, 40)) {
          let view = label("Hamburnefonts", 0, 0, width, 40)
          view.font = .systemFont(ofSize: 24)
          view.adjustsFontSizeToFitWidth = adjusts
          view.minimumScaleFactor = factor
          return uiCanvas(view)
        }
      }
      let (whole, cut, shrunk) = (try shown(200, false).ink(), try shown(100, false).ink(), try shown(100, true).ink())
      row.expect(whole.width > 140 && shrunk.width <= 100 && shrunk.width > 85, "\(whole) \(shrunk)")
      row.near(shrunk.height / whole.height, shrunk.width / whole.width, within: 0.12)
      row.near(cut.height, whole.height, within: 1)
      let limited = try shown(80, true, 0.9).ink()
      row.near(limited.height / whole.height, 0.9, within: 0.08)
      try shown(200, true).looks(like: shown(200, false))
    }
    value(
      "UILabel.baselineAdjustment", "UIBaselineAdjustment", "UILabel.allowsDefaultTighteningForTruncation",
      "UILabel.adjustsFontForContentSizeCategory", says: "kept: a shrunken line stands in the middle, letters keep their distance",
      from: .documented("uikit/uilabel/baselineadjustment")
    ) { row in
      let label = UILabel()
      row.equal(label.baselineAdjustment, .alignBaselines)
      row.expect(!label.allowsDefaultTighteningForTruncation && !label.adjustsFontForContentSizeCategory)
      label.baselineAdjustment = .alignCenters
      label.allowsDefaultTighteningForTruncation = true
      label.adjustsFontForContentSizeCategory = true
      row.equal(label.baselineAdjustment, .alignCenters)
      row.expect(label.allowsDefaultTighteningForTruncation && label.adjustsFontForContentSizeCategory)
      row.equal([UIBaselineAdjustment.alignBaselines, .alignCenters, .none].map(\.rawValue), [0, 1, 2])
    }
  }

  private func labelStates() {
    uiRow(
      "UILabel.isHighlighted", "UILabel.highlightedTextColor", "UILabel.isEnabled",
      says: "the highlighted colour, where there is one; pale when disabled",
      from: .documented("uikit/uilabel/isenabled"), in: .fixed(100, 120)
    ) {
      @MainActor func state(_ y: CGFloat, _ change: (UILabel) -> Void) -> UILabel {
        let view = label("MMMM", 0, y, 100, 20)
        view.textColor = .pureRed
        change(view)
        return view
      }
      return uiCanvas(
        state(0) { $0.highlightedTextColor = .pureBlue },
        state(20) {
          $0.highlightedTextColor = .pureBlue
          $0.isHighlighted = true
        }, state(40) { $0.isHighlighted = true }, state(60) { $0.isEnabled = false },
        state(80) {
          $0.attributedText = NSAttributedString(string: "MMMM")
          $0.isEnabled = false
        })
    } holds: {
      @MainActor func color(_ y: CGFloat, _ hex: Int, _ shown: Shown) -> Bool {
        !shown.area(hex, in: CGRect(x: 0, y: y, width: 100, height: 20), within: 60).isNull
      }
      $0.judge.expect(color(0, 0xFF0000, $0) && !color(0, 0x0000FF, $0))
      $0.judge.expect(color(20, 0x0000FF, $0) && !color(20, 0xFF0000, $0))
      $0.judge.expect(color(40, 0xFF0000, $0))
      // 30 % of (60, 60, 67) on white.
      $0.judge.expect(color(60, 0xC5C5C7, $0) && !color(60, 0xFF0000, $0))
      $0.judge.near(
        $0.ink(in: CGRect(x: 0, y: 80, width: 100, height: 20)).width, $0.ink(in: CGRect(x: 0, y: 0, width: 100, height: 20)).width)
    }
    uiRow(
      "UILabel.shadowColor", "UILabel.shadowOffset", says: "the same letters in the shadow's colour under them, moved by the offset",
      from: .documented("uikit/uilabel/shadowoffset")
    ) {
      let view = label("I", 20, 20, 50, 40)
      view.font = .boldSystemFont(ofSize: 30)
      view.shadowColor = .pureRed
      view.shadowOffset = CGSize(width: 20, height: 7)
      return uiCanvas(view)
    } holds: {
      let (letter, shadow) = ($0.area(0x000000, within: 60), $0.area(0xFF0000, within: 60))
      $0.judge.rect(shadow, letter.minX + 20, letter.minY + 7, letter.width, letter.height, "the shadow")
    }
    uiRow(
      "UILabel.drawText", says: "an override may draw elsewhere", from: .documented("uikit/uilabel/drawtext(in:)")
    ) {
      let view = Padded(frame: CGRect(x: 10, y: 20, width: 80, height: 40))
      view.text = "Text"
      return uiCanvas(view)
    } holds: {
      $0.looks(likeUI: { uiCanvas(label("Text", 25, 30, 60, 30)) })
    }
    uiRow(
      "UILabel.attributedText", "UILabel.text", says: "attributes win over the label's own looks; a new text drops them",
      from: .documented("uikit/uilabel/attributedtext")
    ) {
      let rich = label("", 0, 0, 100, 30)
      rich.font = .systemFont(ofSize: 12)
      rich.attributedText = NSAttributedString(
        string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.pureRed])
      let plain = label("", 0, 50, 100, 30)
      plain.attributedText = rich.attributedText
      plain.text = "Text"
      return uiCanvas(rich, plain)
    } holds: {
      let (rich, plain) = ($0.ink(in: CGRect(x: 0, y: 0, width: 100, height: 40)), $0.ink(in: CGRect(x: 0, y: 50, width: 100, height: 40)))
      $0.judge.near(rich.height / plain.height, 24.0 / 17, within: 0.15)
      $0.judge.expect($0.area(0xFF0000, within: 60).maxY < 40)
      $0.texts("Text", "Text")
      let read = UILabel()
      read.text = "a"
      $0.judge.equal(read.attributedText?.string, "a")
    }
  }
}

private final class Padded: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: UIEdgeInsets(top: 10, left: 15, bottom: 0, right: 5))) }
}

@MainActor private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UILabel {
  let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: height))
  label.text = text
  return label
}
