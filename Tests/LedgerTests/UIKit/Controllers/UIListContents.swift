import UIKit

/// A content of 200 by 80 with parts named `t`, `s` and `i`; margins 5, 20, 9 and 13 unless changed.
@MainActor private func content(
  _ start: UIListContentConfiguration = .cell(), isMirrored: Bool = false, _ change: (inout UIListContentConfiguration) -> Void
) -> UIListContentView {
  var configuration = start
  configuration.text = "One"
  configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 9, trailing: 13)
  change(&configuration)
  let view = UIListContentView(configuration: configuration)
  view.textLabel?.accessibilityIdentifier = "t"
  view.secondaryTextLabel?.accessibilityIdentifier = "s"
  view.imageView?.accessibilityIdentifier = "i"
  return isMirrored ? mirrored(view) : view
}

private let room = Canvas.fixed(200, 80)

extension Ledger {
  func uiListContents() {
    topic("Content configurations")

    uiRow(
      "UIListContentConfiguration", "UIListContentConfiguration.text", "UIListContentConfiguration.directionalLayoutMargins",
      "UIListContentView",
      "UIListContentView.textLabel", "UIListContentConfiguration.makeContentView",
      says: "a text between the margins, in the middle of the height they leave; mirrored from right to left",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct"), in: room
    ) {
      content { _ in }
    } holds: { shown in
      let text = shown.frame("t")!
      shown.judge.near(text.minX, 20)
      shown.judge.near(text.maxX, 187)
      shown.judge.near(text.midY, 38, within: 0.6)
      shown.texts("One")
      let other = try shown.other(uiView: { content(isMirrored: true) { _ in } })
      other.judge.near(other.frame("t")!.minX, 13)
      other.judge.near(other.frame("t")!.maxX, 180)
    }
    uiRow(
      "UIListContentConfiguration.secondaryText", "UIListContentConfiguration.textToSecondaryTextVerticalPadding",
      "UIListContentConfiguration.cell",
      "UIListContentView.secondaryTextLabel", says: "the second text below the first, the padding away",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/texttosecondarytextverticalpadding"), in: room
    ) {
      content {
        $0.secondaryText = "Two"
        $0.textToSecondaryTextVerticalPadding = 7
      }
    } holds: {
      let (t, s) = ($0.frame("t")!, $0.frame("s")!)
      $0.judge.near(s.minY - t.maxY, 7, within: 0.6)
      $0.judge.near(s.minX, 20)
      $0.judge.near((t.minY + s.maxY) / 2, 38, within: 1)
      $0.judge.expect(s.height < t.height)
    }
    uiRow(
      "UIListContentConfiguration.valueCell", "UIListContentConfiguration.prefersSideBySideTextAndSecondaryText",
      "UIListContentConfiguration.textToSecondaryTextHorizontalPadding",
      says: "the second text at the end, grey, while there is room for both and the padding; else below",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/preferssidebysidetextandsecondarytext"), in: room
    ) {
      content(.valueCell()) { $0.secondaryText = "Two" }
    } holds: { shown in
      let (t, s) = (shown.frame("t")!, shown.frame("s")!)
      shown.judge.near(s.maxX, 187, within: 0.6)
      shown.judge.near(s.midY, t.midY, within: 0.6)
      shown.judge.near(t.minX, 20)
      shown.judge.expect(!shown.area(0x8A8A8E, in: s, within: 10).isNull)
      let free = 167 - t.width - s.width
      for (padding, isBeside) in [(free - 2, true), (free + 2, false)] {
        let other = try shown.other(uiView: {
          content(.valueCell()) {
            $0.secondaryText = "Two"
            $0.textToSecondaryTextHorizontalPadding = padding
          }
        })
        other.judge.expect((other.frame("s")!.minY > other.frame("t")!.midY) != isBeside, "\(padding)")
      }
      let mirror = try shown.other(uiView: { content(.valueCell(), isMirrored: true) { $0.secondaryText = "Two" } })
      mirror.judge.near(mirror.frame("s")!.minX, 13, within: 0.6)
      mirror.judge.near(mirror.frame("t")!.maxX, 180, within: 0.6)
    }
    uiRow(
      "UIListContentConfiguration.image", "UIListContentConfiguration.imageToTextPadding", "UIListContentView.imageView",
      says: "the picture before the texts, the padding away, in the middle of the height",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/imagetotextpadding"), in: room
    ) {
      content {
        $0.image = uiPicture(24, 10)
        $0.imageToTextPadding = 11
      }
    } holds: { shown in
      shown.frame("i", 20, 33, 24, 10)
      shown.judge.near(shown.frame("t")!.minX, 55)
      shown.area(0xFF0000, 20, 33, 24, 10)
      let mirror = try shown.other(uiView: {
        content(isMirrored: true) {
          $0.image = uiPicture(24, 10)
          $0.imageToTextPadding = 11
        }
      })
      mirror.frame("i", 156, 33, 24, 10)
    }
    uiRow(
      "UIListContentConfiguration.ImageProperties", "UIListContentConfiguration.imageProperties",
      "UIListContentConfiguration.ImageProperties.maximumSize",
      "UIListContentConfiguration.ImageProperties.reservedLayoutSize", "UIListContentConfiguration.ImageProperties.cornerRadius",
      says: "a picture shrinks into the greatest size, its ratio kept, stands in the middle of the room kept for it, and has round corners",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct"), in: room
    ) {
      content {
        $0.image = uiPicture(60, 30)
        $0.imageProperties.maximumSize = CGSize(width: 40, height: 10)
        $0.imageProperties.reservedLayoutSize = CGSize(width: 44, height: 0)
        $0.imageProperties.cornerRadius = 5
        $0.imageToTextPadding = 6
      }
    } holds: { shown in
      shown.frame("i", 32, 33, 20, 10)
      shown.judge.near(shown.frame("t")!.minX, 70)
      shown.color(32, 33, is: 0xFFFFFF)
      shown.color(42, 38, is: 0xFF0000)
      let wide = try shown.other(uiView: {
        content {
          $0.image = uiPicture(60, 30)
          $0.imageProperties.maximumSize = CGSize(width: 12, height: 40)
        }
      })
      wide.frame("i", 20, 35, 12, 6)
    }
    uiRow(
      "UIListContentConfiguration.ImageProperties.tintColor", "UIListContentConfiguration.ImageProperties.preferredSymbolConfiguration",
      says: "a symbol in the colour and at the size told; in the tint else",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/tintcolor"), in: room
    ) {
      content {
        $0.image = UIImage(systemName: "square.fill")
        $0.imageProperties.tintColor = .pureRed
        $0.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
      }
    } holds: { shown in
      let plain = try shown.other(uiView: { content { $0.image = UIImage(systemName: "square.fill") } })
      shown.judge.near(shown.frame("i")!.width / plain.frame("i")!.width, 2, within: 0.2)
      shown.judge.expect(!shown.area(0xFF0000).isNull && shown.area(0x007AFF).isNull)
      shown.judge.expect(!plain.area(0x007AFF).isNull)
    }
    uiRow(
      "UIListContentConfiguration.TextProperties", "UIListContentConfiguration.textProperties",
      "UIListContentConfiguration.secondaryTextProperties",
      "UIListContentConfiguration.TextProperties.color", "UIListContentConfiguration.TextProperties.font",
      "UIListContentConfiguration.TextProperties.transform", "UIListContentConfiguration.TextProperties.TextTransform",
      "UIListContentConfiguration.TextProperties.alignment", "UIListContentConfiguration.TextProperties.TextAlignment",
      says: "colour, font, capitals and alignment of each text",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct"), in: room
    ) {
      content {
        $0.secondaryText = "Two words"
        $0.textProperties.color = .pureRed
        $0.textProperties.font = .systemFont(ofSize: 30)
        $0.textProperties.transform = .uppercase
        $0.textProperties.alignment = .center
        $0.secondaryTextProperties.color = .pureBlue
        $0.secondaryTextProperties.transform = .capitalized
      }
    } holds: { shown in
      shown.texts("ONE", "Two Words")
      shown.judge.near(shown.area(0xFF0000, within: 60).midX, 103.5, within: 2)
      shown.judge.near(shown.frame("t")!.height, 36, within: 0.6)
      shown.judge.expect(shown.area(0x0000FF, within: 80).minX < 24)
      let lower = try shown.other(uiView: { content { $0.textProperties.transform = .lowercase } })
      lower.texts("one")
    }
    measure(
      "UIListContentConfiguration.TextProperties.numberOfLines", "UIListContentConfiguration.TextProperties.lineBreakMode",
      "UIListContentConfiguration.TextProperties.adjustsFontSizeToFitWidth",
      "UIListContentConfiguration.TextProperties.adjustsFontForContentSizeCategory",
      says: "as many lines as they take at first, or so many; the label takes over the rest",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/numberoflines")
    ) { judge in
      let three = content { $0.text = "One\nTwo\nThree" }
      let two = content {
        $0.text = "One\nTwo\nThree"
        $0.textProperties.numberOfLines = 2
      }
      let size = CGSize(width: 200, height: 0)
      judge.expect(three.sizeThatFits(size).height > two.sizeThatFits(size).height + 15)
      judge.near(three.sizeThatFits(size).height, three.textLabel!.sizeThatFits(CGSize(width: 167, height: 0)).height + 14, within: 1)
      let own = content {
        $0.textProperties.lineBreakMode = .byClipping
        $0.textProperties.adjustsFontSizeToFitWidth = true
      }
      judge.expect(own.textLabel?.lineBreakMode == .byClipping && own.textLabel?.adjustsFontSizeToFitWidth == true)
      let fresh = UIListContentConfiguration.cell().textProperties
      judge.expect(
        fresh.numberOfLines == 0 && fresh.lineBreakMode == .byTruncatingTail && !fresh.adjustsFontSizeToFitWidth
          && fresh.adjustsFontForContentSizeCategory)
    }
    uiRow(
      "UIListContentConfiguration.attributedText", "UIListContentConfiguration.secondaryAttributedText",
      says: "texts with attributes stand for the plain ones",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/attributedtext"), in: room
    ) {
      content {
        $0.attributedText = NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.pureRed])
        $0.secondaryAttributedText = NSAttributedString(string: "second", attributes: [.foregroundColor: UIColor.pureBlue])
      }
    } holds: {
      $0.texts("rich", "second")
      $0.judge.expect(!$0.area(0xFF0000, within: 60).isNull && !$0.area(0x0000FF, within: 80).isNull)
    }
    measure(
      "UIListContentConfiguration.subtitleCell", "UIListContentConfiguration.plainHeader", "UIListContentConfiguration.plainFooter",
      "UIListContentConfiguration.groupedHeader", "UIListContentConfiguration.groupedFooter", "UIListContentConfiguration.valueCell",
      "UIListContentConfiguration.axesPreservingSuperviewLayoutMargins", "UIAxis", "UIAxis.*",
      says: "fonts and colours of the kinds: body and caption in cells, headline and footnote around sections",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct")
    ) { judge in
      let (cell, subtitle, value) = (
        UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(), UIListContentConfiguration.valueCell()
      )
      for one in [cell, subtitle, value] { judge.expect(one.textProperties.font.pointSize == 17 && one.textProperties.color == .label) }
      judge.expect(subtitle.secondaryTextProperties.font.pointSize == 12 && value.secondaryTextProperties.font.pointSize == 17)
      judge.equal(value.secondaryTextProperties.color, .secondaryLabel)
      judge.expect(
        value.prefersSideBySideTextAndSecondaryText && !subtitle.prefersSideBySideTextAndSecondaryText
          && !cell.prefersSideBySideTextAndSecondaryText)
      let (head, foot) = (UIListContentConfiguration.groupedHeader(), UIListContentConfiguration.groupedFooter())
      for one in [head, foot, .plainFooter()] {
        judge.expect(one.textProperties.font.pointSize == 13 && one.textProperties.color == .secondaryLabel)
      }
      judge.expect(head.textProperties.transform == .uppercase && foot.textProperties.transform == .none)
      let plain = UIListContentConfiguration.plainHeader()
      judge.expect(
        plain.textProperties.font.pointSize == 17 && plain.textProperties.transform == .none && plain.textProperties.color == .label)
      judge.expect(
        cell.image == nil && cell.text == nil && cell.secondaryText == nil && cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    }
    value(
      "UIContentConfiguration", "UIContentConfiguration.makeContentView", "UIContentConfiguration.updated", "UIContentView",
      "UIContentView.configuration", "UIContentView.supports", "UIListContentView.configuration", "UICellConfigurationState",
      "UICellConfigurationState.isDisabled", "UICellConfigurationState.isEditing", "UICellConfigurationState.isHighlighted",
      "UICellConfigurationState.isSelected", "UICellConfigurationState.traitCollection", "UIConfigurationState",
      "UIConfigurationState.traitCollection", "UIConfigurationStateCustomKey",
      "UIBackgroundConfiguration.listGroupedCell", "UIBackgroundConfiguration.listPlainCell", "UIBackgroundConfiguration.listCell",
      "UIBackgroundConfiguration.listHeader", "UIBackgroundConfiguration.listFooter", "UIBackgroundConfiguration.listPlainHeaderFooter",
      "UIBackgroundConfiguration.listGroupedHeaderFooter", "UIBackgroundConfiguration.listSidebarHeader",
      "UIBackgroundConfiguration.listSidebarCell", "UIBackgroundConfiguration.listAccompaniedSidebarCell",
      says: "a configuration makes a view, which takes others of its kind", from: .documented("uikit/uicontentconfiguration")
    ) { judge in
      var one = UIListContentConfiguration.cell()
      one.text = "a"
      let view = one.makeContentView()
      judge.equal((view as? UIListContentView)?.textLabel?.text, "a")
      one.text = "b"
      view.configuration = one
      judge.equal((view as? UIListContentView)?.textLabel?.text, "b")
      judge.equal((view.configuration as? UIListContentConfiguration)?.text, "b")
      judge.expect(view.supports(one) && !view.supports(OwnContent()))
      var state = UICellConfigurationState(traitCollection: .current)
      judge.expect(!state.isSelected && !state.isHighlighted && !state.isDisabled && !state.isEditing)
      (state.isSelected, state.isDisabled, state.isEditing) = (true, true, true)
      state[UIConfigurationStateCustomKey("starred")] = true
      judge.equal(state[UIConfigurationStateCustomKey(rawValue: "starred")], true)
      judge.expect(state[UIConfigurationStateCustomKey("other")] == nil, "what nobody said")
      judge.equal(one.updated(for: state).text, "b")
      judge.equal(OwnContent().updated(for: state).words, "own true")
      judge.equal(UIBackgroundConfiguration.listPlainCell().backgroundColor, .systemBackground)
      judge.equal(UIBackgroundConfiguration.listGroupedCell().backgroundColor, .secondarySystemGroupedBackground)
      judge.equal(UIBackgroundConfiguration.listCell().backgroundColor, .systemBackground)
      for clear in [
        UIBackgroundConfiguration.listHeader(), .listFooter(), .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listSidebarHeader(),
        .listSidebarCell(), .listAccompaniedSidebarCell(),
      ] { judge.equal(clear.backgroundColor, .clear) }
    }
    uiRow(
      "UIContentConfiguration", "UIContentView", says: "a cell shows one's own content", from: .documented("uikit/uicontentconfiguration"),
      in: room
    ) {
      made(UITableViewCell(style: .default, reuseIdentifier: nil)) { $0.contentConfiguration = OwnContent() }
    } holds: {
      $0.texts("own")
      $0.frame("own", 0, 0, 200, 80)
    }
    measure(
      "UIListContentConfiguration.prominentInsetGroupedHeader", "UIListContentConfiguration.extraProminentInsetGroupedHeader",
      says: "headers of grouped sections that stand out: larger from one to the next, heavier, as dark as text and not in capitals",
      from: .documented("uikit/uilistcontentconfiguration-swift.struct/prominentinsetgroupedheader()")
    ) { judge in
      let heads: [UIListContentConfiguration] = [.groupedHeader(), .prominentInsetGroupedHeader(), .extraProminentInsetGroupedHeader()]
      let texts = heads.map(\.textProperties)
      judge.expect(texts[0].font.pointSize < texts[1].font.pointSize && texts[1].font.pointSize < texts[2].font.pointSize)
      for text in texts.dropFirst() {
        judge.expect(text.font.fontDescriptor.symbolicTraits.contains(.traitBold) && text.color == .label && text.transform == .none)
      }
      judge.equal(heads[1].directionalLayoutMargins, heads[0].directionalLayoutMargins)
      // As SwiftUI's headers of increased prominence (title 3).
      judge.equal(texts[1].font.pointSize, UIFont.preferredFont(forTextStyle: .title3).pointSize)
    }
  }
}

private struct OwnContent: UIContentConfiguration {
  var words = "own"
  func makeContentView() -> any UIView & UIContentView { OwnContentView(self) }
  func updated(for state: any UIConfigurationState) -> OwnContent {
    OwnContent(words: "\(words) \((state as? UICellConfigurationState)?.isSelected ?? false)")
  }
}

private final class OwnContentView: UILabel, UIContentView {
  var configuration: any UIContentConfiguration
  init(_ content: OwnContent) {
    configuration = content
    super.init(frame: .zero)
    text = content.words
    accessibilityIdentifier = "own"
  }
  required init?(coder: NSCoder) { nil }
}
