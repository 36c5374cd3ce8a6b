import UIKit

/// A cell of 200 by 60 that fills its canvas; its parts are named `content`, `text`, `detail`, `image`.
@MainActor private func cell(_ style: UITableViewCell.CellStyle = .default, _ change: (UITableViewCell) -> Void) -> UITableViewCell {
  let cell = UITableViewCell(style: style, reuseIdentifier: "id")
  cell.contentView.accessibilityIdentifier = "content"
  change(cell)
  return cell
}

private let room = Canvas.fixed(200, 60)

extension Ledger {
  func uiCells() {
    topic("Table view cells")

    uiRow(
      "UITableViewCell", "UITableViewCell.contentView", "UITableViewCell.textLabel", "UITableViewCell.CellStyle",
      says: "the content fills the cell, its text in the middle of the height, some way in", from: .documented("uikit/uitableviewcell"),
      in: room
    ) {
      cell { made($0.textLabel!) { ($0.text, $0.accessibilityIdentifier) = ("Text", "text") } }
    } holds: {
      $0.frame("content", 0, 0, 200, 60)
      let text = $0.frame("text")!
      $0.judge.expect(text.minX >= 15 && text.minX <= 20, "\(text)")
      $0.judge.near(text.midY, 30, within: 0.6)
      $0.texts("Text")
    }
    measure(
      "UITableViewCell.textLabel", "UITableViewCell.detailTextLabel", "UITableViewCell.imageView", "UIListContentConfiguration.image",
      says: "at the sizes for accessibility words wrap; a symbol grows with them, unless it says how large it is",
      from: .assumed("the phone's own tables with large text")
    ) { judge in
      let own = UIImage(systemName: "bell", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
      @MainActor func symbols(_ image: UIImage?) -> [CGFloat] {
        let old = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        old.imageView?.image = image
        var configuration = UIListContentConfiguration.cell()
        configuration.image = image
        let new = UIListContentView(configuration: configuration)
        return [old.imageView, new.imageView].map { $0?.sizeThatFits(.zero).height ?? 0 }
      }
      let plain = symbols(UIImage(systemName: "bell"))
      let fixed = symbols(own)
      judge.expect(UITableViewCell(style: .value1, reuseIdentifier: nil).textLabel?.numberOfLines == 1)
      surroundings(category: .accessibilityLarge) {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        judge.expect(cell.textLabel?.numberOfLines == 0 && cell.detailTextLabel?.numberOfLines == 0, "words wrap")
        // Body has 33 points there, and 17 at first.
        for (large, small) in zip(symbols(UIImage(systemName: "bell")), plain) { judge.near(large / small, 33 / 17, within: 0.1) }
        judge.equal(symbols(own), fixed)
      }
    }
    uiRow(
      "UITableViewCell.CellStyle", says: "value2: the first text in a column on the left, aligned right, in the tint; the second beside it",
      from: .documented("uikit/uitableviewcell/cellstyle/value2"), in: room
    ) {
      cell(.value2) {
        made($0.textLabel!) { ($0.text, $0.accessibilityIdentifier) = ("One", "text") }
        made($0.detailTextLabel!) { ($0.text, $0.accessibilityIdentifier) = ("Two", "detail") }
      }
    } holds: {
      let (text, detail) = ($0.frame("text")!, $0.frame("detail")!)
      $0.judge.expect(text.maxX < detail.minX && detail.minX - text.maxX < 12 && detail.maxX < 190, "\(text) \(detail)")
      $0.judge.near(detail.midY, text.midY, within: 2)
      $0.judge.expect($0.area(0x007AFF, in: text, within: 24).maxX > text.maxX - 4, "\(text)")
    }
    for (style, name) in [(UITableViewCell.CellStyle.value1, "value1"), (.subtitle, "subtitle")] {
      uiRow(
        "UITableViewCell.CellStyle", "UITableViewCell.detailTextLabel", "UITableViewCell.imageView",
        says: "\(name): the second text \(name == "subtitle" ? "below, smaller" : "at the end, grey"); the picture before both",
        from: .documented("uikit/uitableviewcell/cellstyle"), in: room
      ) {
        cell(style) {
          made($0.textLabel!) { ($0.text, $0.accessibilityIdentifier) = ("One", "text") }
          made($0.detailTextLabel!) { ($0.text, $0.accessibilityIdentifier) = ("Two", "detail") }
          made($0.imageView!) { ($0.image, $0.accessibilityIdentifier) = (uiPicture(20, 12), "image") }
        }
      } holds: {
        let (text, detail, image) = ($0.frame("text")!, $0.frame("detail")!, $0.frame("image")!)
        $0.judge.expect(
          image.width == 20 && image.height == 12 && image.minX >= 15 && image.minX <= 20 && image.maxX + 10 < text.minX, "\(image)")
        $0.judge.near(image.midY, 30, within: 0.6)
        if name == "subtitle" {
          $0.judge.expect(detail.minY > text.maxY && abs(detail.minX - text.minX) < 0.1 && detail.height < text.height, "\(detail)")
          $0.judge.near((text.minY + detail.maxY) / 2, 30, within: 1)
        } else {
          $0.judge.expect(detail.minX > text.maxX && detail.maxX > 180 && detail.maxX < 200, "\(detail)")
          $0.judge.near(detail.midY, text.midY, within: 0.6)
          $0.judge.expect(!$0.area(0x8A8A8E, in: detail, within: 10).isNull)
        }
      }
    }
    uiRow(
      "UITableViewCell.accessoryType", "UITableViewCell.AccessoryType",
      says: "a chevron, a check mark, an info sign, or info sign and chevron at the end; the content gives way",
      from: .documented("uikit/uitableviewcell/accessorytype-swift.enum"), in: .fixed(200, 300)
    ) {
      let canvas = uiCanvas()
      canvas.tintColor = .pureRed
      for (index, type) in [UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton]
        .enumerated()
      {
        let one = cell {
          if index > 0 { $0.accessoryType = type }
          $0.contentView.accessibilityIdentifier = "c\(index)"
          $0.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 200, height: 60)
        }
        canvas.addSubview(one)
      }
      return canvas
    } holds: {
      let rows = (0..<5).map { CGRect(x: 0, y: CGFloat($0) * 60, width: 200, height: 60) }
      let widths = [$0.frame("c0")!.width, $0.frame("c1")!.width, $0.frame("c2")!.width, $0.frame("c3")!.width, $0.frame("c4")!.width]
      $0.judge.expect(widths[0] == 200 && widths[1] < 185 && widths[2] < 185 && widths[3] < 180 && widths[4] < widths[3] - 5, "\(widths)")
      $0.judge.expect($0.ink(in: rows[0]).isNull)
      let chevron = $0.ink(in: rows[1])
      $0.judge.expect(
        chevron.width < chevron.height && chevron.maxX < 186 && chevron.maxX > 174 && abs(chevron.midY - 90) < 1, "\(chevron)")
      $0.judge.expect($0.area(0xFF0000, in: rows[1], within: 80).isNull)
      let (check, info, both) = (
        $0.area(0xFF0000, in: rows[2], within: 80), $0.area(0xFF0000, in: rows[3], within: 80), $0.area(0xFF0000, in: rows[4], within: 80)
      )
      $0.judge.expect(check.maxX > 170 && check.maxX < 190 && abs(check.midY - 150) < 2, "\(check)")
      $0.judge.expect(abs(info.width - info.height) < 2.1 && info.width > 12 && info.maxX > 170 && info.maxX < 190, "\(info)")
      $0.judge.expect(
        both.maxX < info.maxX - 8 && abs(both.width - info.width) < 1.1 && $0.ink(in: rows[4]).maxX == chevron.maxX, "\(both)")
    }
    uiRow(
      "UITableViewCell.accessoryView",
      says: "a view at the end, in the middle of the height, instead of a mark; mirrored from right to left",
      from: .documented("uikit/uitableviewcell/accessoryview"), in: .fixed(200, 120)
    ) {
      let (a, b) = (
        cell {
          $0.accessoryType = .checkmark
          $0.accessoryView = uiBox("a", 0, 0, 30, 14)
        }, cell { $0.accessoryView = uiBox("b", 0, 0, 30, 14) }
      )
      a.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      b.frame = CGRect(x: 0, y: 60, width: 200, height: 60)
      b.contentView.accessibilityIdentifier = "mirrored"
      return uiCanvas(a, mirrored(b))
    } holds: {
      let (a, b) = ($0.frame("a")!, $0.frame("b")!)
      $0.judge.expect(a.maxX >= 180 && a.maxX <= 190 && a.width == 30, "\(a)")
      $0.judge.near(a.midY, 30)
      $0.judge.near(b.minX, 200 - a.maxX)
      $0.judge.expect($0.frame("content")!.maxX <= a.minX && $0.frame("mirrored")!.minX >= b.maxX && $0.frame("mirrored")!.maxX == 200)
      $0.judge.equal($0.ink(in: $0.part(0, 0, 200, 60)), a)
    }
    uiRow(
      "UITableViewCell.accessoryType", says: "marks stand at the left when read from right to left", from: .law("cells are mirrored"),
      in: room
    ) {
      mirrored(cell { $0.accessoryType = .disclosureIndicator })
    } holds: { shown in
      let plain = try shown.other(uiView: { cell { $0.accessoryType = .disclosureIndicator } })
      shown.mirrors(plain, but: 4)
      shown.differs(from: plain, by: 8)
    }
    uiRow(
      "UITableViewCell.indentationLevel", "UITableViewCell.indentationWidth",
      says: "steps of 10 points, or of the width told, before the content",
      from: .documented("uikit/uitableviewcell/indentationlevel"), in: .fixed(200, 120)
    ) {
      let (a, b) = (
        cell { $0.indentationLevel = 3 },
        cell {
          $0.indentationLevel = 2
          $0.indentationWidth = 17
          $0.contentView.accessibilityIdentifier = "b"
        }
      )
      a.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      b.frame = CGRect(x: 0, y: 60, width: 200, height: 60)
      return uiCanvas(a, b)
    } holds: {
      $0.frame("content", 30, 0, 170, 60)
      $0.frame("b", 34, 60, 166, 60)
    }
    uiRow(
      "UITableViewCell.backgroundView", "UITableViewCell.backgroundConfiguration",
      says: "a view, or a colour with corners and a line, behind the content",
      from: .documented("uikit/uitableviewcell/backgroundconfiguration-7wn1"), in: .fixed(200, 180)
    ) {
      let (a, b, c) = (
        cell { $0.backgroundView = uiBox("back", 0, 0, 1, 1) }, cell { _ in }, cell { $0.backgroundConfiguration = .listPlainCell() }
      )
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .pureGreen
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 6, leading: 20, bottom: 4, trailing: 9)
      (background.strokeColor, background.strokeWidth, background.cornerRadius) = (.pureBlue, 2, 3)
      b.backgroundConfiguration = background
      for (index, one) in [a, b, c].enumerated() { one.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 200, height: 60) }
      a.contentView.addSubview(uiBox("front", 5, 5, 9, 9, .pureBlue))
      return made(uiCanvas(a, b, c)) { $0.backgroundColor = .black }
    } holds: {
      $0.frame("back", 0, 0, 200, 60)
      $0.color(100, 30, is: 0xFF0000)
      $0.color(9, 9, is: 0x0000FF)
      $0.judge.equal($0.area(0x00FF00, in: $0.part(0, 60, 200, 60)), CGRect(x: 21, y: 67, width: 169, height: 48))
      $0.color(20, 90, is: 0x0000FF)
      $0.color(10, 90, is: 0x000000)
      $0.color(100, 150, is: 0xFFFFFF)
    }
    uiRow(
      "UITableViewCell.contentConfiguration", "UITableViewCell.defaultContentConfiguration",
      says: "shows a configuration's text, and its next one in the same place",
      from: .documented("uikit/uitableviewcell/contentconfiguration-2iglt"), in: room
    ) {
      cell {
        var content = $0.defaultContentConfiguration()
        content.text = "first"
        $0.contentConfiguration = content
        content.text = "second"
        $0.contentConfiguration = content
      }
    } holds: {
      $0.texts("second")
    }
    measure(
      "UITableViewCell.CellStyle", "UITableViewCell.defaultContentConfiguration",
      says: "the content of the cell's style: text below, or beside",
      from: .documented("uikit/uitableviewcell/defaultcontentconfiguration()")
    ) { judge in
      judge.expect(!cell(.default) { _ in }.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
      judge.expect(!cell(.subtitle) { _ in }.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
      judge.expect(cell(.value1) { _ in }.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
      judge.expect(cell(.value2) { _ in }.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
      let fitting = CGSize(width: 200, height: 0)
      judge.near(cell { _ in }.sizeThatFits(fitting).height, 44)
      judge.near(cell { $0.textLabel?.text = "One" }.sizeThatFits(fitting).height, 44)
      let tall = cell { made($0.textLabel!) { ($0.text, $0.numberOfLines) = ("One\nTwo\nThree", 0) } }.sizeThatFits(fitting).height
      judge.expect(tall > 75 && tall < 95, "\(tall)")
      let configured = cell {
        var content = $0.defaultContentConfiguration()
        content.text = "One\nTwo\nThree"
        $0.contentConfiguration = content
      }
      judge.near(configured.sizeThatFits(fitting).height, tall, within: 1)
    }
    value(
      "UITableViewCell.reuseIdentifier", "UITableViewCell.isSelected", "UITableViewCell.isHighlighted", "UITableViewCell.isEditing",
      "UITableViewCell.setSelected", "UITableViewCell.setHighlighted", "UITableViewCell.setEditing", "UITableViewCell.configurationState",
      "UITableViewCell.setNeedsUpdateConfiguration", "UITableViewCell.updateConfiguration", "UITableViewCell.selectionStyle",
      "UITableViewCell.SelectionStyle", "UITableViewCell.selectedBackgroundView", "UITableViewCell.separatorInset",
      "UITableViewCell.detailTextLabel",
      says: "the state that an update of the configuration is given", from: .documented("uikit/uitableviewcell/updateconfiguration(using:)")
    ) { judge in
      let one = StateCell(style: .default, reuseIdentifier: "id")
      judge.expect(
        one.reuseIdentifier == "id" && one.detailTextLabel == nil && one.selectionStyle == .default && one.selectedBackgroundView == nil)
      judge.expect(
        one.accessoryType == .none && one.indentationWidth == 10 && one.indentationLevel == 0 && !one.isEditing
          && one.contentConfiguration == nil)
      one.setSelected(true, animated: false)
      one.setHighlighted(true, animated: false)
      one.setNeedsUpdateConfiguration()
      judge.expect(one.state?.isSelected == true && one.state?.isHighlighted == true && one.isSelected && one.isHighlighted)
      one.setSelected(false, animated: false)
      judge.expect(!one.configurationState.isSelected && one.configurationState.isHighlighted)
      one.setEditing(true, animated: false)
      judge.expect(one.isEditing)
      one.selectionStyle = .none
      one.separatorInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 5)
      judge.expect(one.selectionStyle == .none && one.separatorInset.left == 4 && one.separatorInset.right == 5)
    }
    uiRow(
      "UITableViewCell.selectedBackgroundView", "UITableViewCell.selectionStyle", "UIBackgroundConfiguration.updated",
      says: "a row that is chosen is grey or shows a view of one's own, unless it says that it shows nothing",
      from: .documented("uikit/uitableviewcell/selectedbackgroundview"), in: .fixed(200, 240)
    ) {
      let cells = [cell { _ in }, cell { $0.selectedBackgroundView = uiBox("x", 0, 0, 9, 9) }, cell { $0.selectionStyle = .none }]
      let listed = cell { $0.backgroundConfiguration = .listGroupedCell() }
      for (index, one) in (cells + [listed]).enumerated() {
        one.isSelected = true
        one.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 200, height: 60)
      }
      return made(uiCanvas(cells[0], cells[1], cells[2], listed)) { $0.backgroundColor = .white }
    } holds: {
      $0.color(100, 30, is: 0xD1D1D6)
      $0.frame("x", 0, 60, 200, 60)
      $0.color(100, 150, is: 0xFFFFFF)
      $0.color(100, 210, is: 0xD1D1D6)
    }

    uiRow(
      "UITableViewHeaderFooterView", "UITableViewHeaderFooterView.contentView", "UITableViewHeaderFooterView.textLabel",
      "UITableViewHeaderFooterView.backgroundView", "UITableViewHeaderFooterView.contentConfiguration",
      "UITableViewHeaderFooterView.defaultContentConfiguration",
      says: "its content and what lies behind fill it; a label or a configuration is its text",
      from: .documented("uikit/uitableviewheaderfooterview"), in: .fixed(200, 120)
    ) {
      let (a, b) = (UITableViewHeaderFooterView(reuseIdentifier: "r"), UITableViewHeaderFooterView(reuseIdentifier: nil))
      a.textLabel?.text = "label"
      a.backgroundView = uiBox("back", 0, 0, 1, 1)
      a.contentView.accessibilityIdentifier = "content"
      var content = b.defaultContentConfiguration()
      content.text = "words"
      b.contentConfiguration = content
      a.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      b.frame = CGRect(x: 0, y: 60, width: 200, height: 50)
      return uiCanvas(a, b)
    } holds: {
      $0.frame("back", 0, 0, 200, 50)
      $0.frame("content", 0, 0, 200, 50)
      $0.texts("label", "WORDS")
      $0.color(190, 40, is: 0xFF0000)
    }
  }
}

private final class StateCell: UITableViewCell {
  var state: UICellConfigurationState?
  override func updateConfiguration(using state: UICellConfigurationState) { self.state = state }
}
