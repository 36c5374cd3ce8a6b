import QuoinAppearance
import QuoinDrawing

/// What a cell is made of besides your own views: its content view, texts of the old kind, a configuration, the mark at the end.
@MainActor package final class CellParts {
  let style: UITableViewCell.CellStyle
  var identifier: String?
  let content = UIView()
  private(set) var configuration: (any UIContentConfiguration)?
  private var configured: (any UIView & UIContentView)?
  var text: UILabel?
  var detail: UILabel?
  private var image: UIImageView?
  var separatorInset: UIEdgeInsets?
  /// From the row's edges to its content, as the table has it.
  private(set) var side: CGFloat = 16
  /// What the row keeps free for the line below it.
  private(set) var separatorRoom: CGFloat = 0
  /// What the row keeps free for the letters at the table's side.
  private var indexRoom: CGFloat = 0
  /// What the row shows while its table is being edited; nil = nothing.
  private var editing: CellEditing?

  init(style: UITableViewCell.CellStyle, identifier: String?) {
    self.style = style
    self.identifier = identifier
  }

  func label(_ path: ReferenceWritableKeyPath<CellParts, UILabel?>, in cell: UITableViewCell) -> UILabel {
    if let known = self[keyPath: path] { return known }
    let made = UILabel()
    if style == .value2 {
      NameAndValue.dress(made, isName: path == \.text, tint: cell.tintColor)
    } else {
      made.font = .preferredFont(forTextStyle: path == \.detail && style == .subtitle ? cell.traitCollection.secondaryStyle : .body)
      if path == \.detail, style != .subtitle { made.textColor = .secondaryLabel }
    }
    // At the sizes for accessibility words wrap, as those of a configuration do.
    if cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory { made.numberOfLines = 0 }
    content.addSubview(made)
    made.arranger = cell
    self[keyPath: path] = made
    return made
  }

  func imageView(in cell: UITableViewCell) -> UIImageView {
    if let image { return image }
    let made = UIImageView()
    made.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    content.addSubview(made)
    made.arranger = cell
    image = made
    return made
  }

  func take(_ next: (any UIContentConfiguration)?, in cell: UITableViewCell) {
    configuration = next
    if let next, let configured, configured.supports(next) {
      configured.configuration = next
    } else {
      configured?.removeFromSuperview()
      configured = next?.makeContentView()
      if let configured { content.addSubview(configured) }
    }
    cell.contentSizeChanged()
  }

  /// Takes what the table says of its rows: from their edges to their content, the thickness of the lines between them, and what the
  /// letters at its side need.
  func take(side: CGFloat, separatorRoom: CGFloat, indexRoom: CGFloat, in cell: UITableViewCell) {
    guard
      side != self.side || separatorRoom != self.separatorRoom || indexRoom != self.indexRoom || cell.viewState.systemMargins == nil
    else { return }
    (self.side, self.separatorRoom, self.indexRoom) = (side, separatorRoom, indexRoom)
    updateMargins(cell)
  }

  /// Takes what may be done to the row while its table is being edited.
  func take(editing next: CellEditing?, in cell: UITableViewCell) {
    guard next != editing else { return }
    editing = next
    updateMargins(cell)
    cell.contentSizeChanged()
  }

  /// The margins of the row and of its content, which ends where what stands at the row's end begins.
  func updateMargins(_ cell: UITableViewCell) {
    cell.takeSystemMargins(leading: side, trailing: side)
    content.takeSystemMargins(leading: side, trailing: endMargin(cell))
  }

  private func endMargin(_ cell: UITableViewCell) -> CGFloat { endRoom(cell) > 0 ? 8 : side }

  /// From the row's leading edge to its content, for the circle that deletes or inserts it.
  private func startRoom(_ cell: UITableViewCell) -> CGFloat {
    guard let editing, editing.indents, editing.style != .none else { return 0 }
    return CGFloat(cell.traitCollection.listMeasures.editing)
  }

  /// From the row's content to its trailing edge: what stands there, which makes way for a grip while the row is being edited.
  func endRoom(_ cell: UITableViewCell) -> CGFloat {
    guard let editing else { return accessoryRoom(cell) + indexRoom }
    return (editing.isMovable ? CGFloat(cell.traitCollection.listMeasures.grip) + side : 0) + indexRoom
  }

  private var separator: UIView?

  /// The line at the row's bottom, over all content; nil = none. Without insets of its own, or of the table's, it begins where the text
  /// does.
  func showSeparator(in cell: UITableViewCell, _ color: UIColor?, insets given: UIEdgeInsets?, trailing: CGFloat) {
    guard let color else {
      separator?.removeFromSuperview()
      separator = nil
      return
    }
    let line = separator ?? UIView()
    separator = line
    line.backgroundColor = color
    if line.superview == nil { cell.addSubview(line) }
    let thickness = cell.traitCollection.separatorThickness
    let insets = separatorInset ?? given ?? UIEdgeInsets(top: 0, left: textStart(cell), bottom: 0, right: trailing)
    let (before, after) = cell.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    line.frame = CGRect(
      x: before, y: cell.bounds.height - thickness, width: max(0, cell.bounds.width - before - after), height: thickness)
  }

  private func accessoryRoom(_ cell: UITableViewCell) -> CGFloat {
    if let view = cell.accessoryView { return view.bounds.width + 16 }
    let measures = cell.traitCollection.tableMeasures
    switch cell.accessoryType {
    case .none: return 0
    case .disclosureIndicator: return measures.chevronWidth + measures.accessoryGap + side
    case .checkmark: return measures.checkmarkWidth + measures.checkmarkInset + measures.accessoryGap + side
    case .detailButton: return 22 + 8 + side
    case .detailDisclosureButton: return 22 + 8 + 8 + 8 + side
    }
  }

  func layout(_ cell: UITableViewCell) {
    let room = endRoom(cell)
    let bounds = cell.bounds
    let indent = startRoom(cell) + CGFloat(cell.indentationLevel) * cell.indentationWidth
    let inner = CGRect(
      x: cell.isRightToLeft ? room : indent, y: 0, width: max(0, bounds.width - room - indent),
      height: max(0, bounds.height - (cell.traitCollection.tableMeasures.contentHoldsLine ? 0 : separatorRoom)))
    if content.frame != inner { content.frame = inner }
    cell.backgroundView?.frame = bounds
    if let view = cell.accessoryView {
      view.isHidden = editing != nil
      let x = cell.isRightToLeft ? side : bounds.width - side - view.bounds.width
      view.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - view.bounds.height) / 2), size: view.bounds.size)
    }
    configured?.frame = content.bounds
    layoutTexts(cell)
  }

  /// The texts of the old kind, laid out as the configuration of the same style would.
  private func asConfiguration(_ cell: UITableViewCell) -> UIListContentConfiguration? {
    guard text != nil || detail != nil || image != nil else { return nil }
    var made = style == .value1 ? UIListContentConfiguration.valueCell() : .subtitleCell()
    made.directionalLayoutMargins.leading = side
    made.directionalLayoutMargins.trailing = endMargin(cell)
    let measures = cell.traitCollection.tableMeasures
    let isTwo = style == .subtitle && detail?.text?.isEmpty == false
    made.directionalLayoutMargins.top = isTwo ? measures.subtitleTop : measures.textPadding
    made.directionalLayoutMargins.bottom = isTwo ? measures.subtitleBottom : measures.textPadding
    // The classic cells keep the two texts apart.
    if isTwo { made.textToSecondaryTextVerticalPadding = 3 }
    made.image = image?.image
    if let text {
      made.text = text.text
      made.textProperties.font = text.font
      made.textProperties.numberOfLines = text.numberOfLines
    }
    if let detail {
      made.secondaryText = detail.text
      made.secondaryTextProperties.font = detail.font
      made.secondaryTextProperties.numberOfLines = detail.numberOfLines
    }
    return made
  }

  /// From the row's leading edge to its text.
  private func textStart(_ cell: UITableViewCell) -> CGFloat {
    let indent = startRoom(cell) + CGFloat(cell.indentationLevel) * cell.indentationWidth
    if let configured { return indent + ((configured as? UIListContentView)?.textStart ?? side) }
    guard style != .value2, let configuration = asConfiguration(cell) else { return indent + side }
    return indent + UIListContentView(configuration: configuration).textStart
  }

  private func layoutTexts(_ cell: UITableViewCell) {
    if style == .value2 { return NameAndValue(name: text, value: detail, side: side).layOut(in: content) }
    guard let configuration = asConfiguration(cell) else { return }
    let model = UIListContentView(configuration: configuration)
    model.semanticContentAttribute = content.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    model.frame = content.bounds
    // Recorded (SW notes on uikit/table/subtitle, iOS 26.0): two texts keep their distance from the row's top, one stands in its middle.
    if style == .subtitle, configuration.secondaryText?.isEmpty == false {
      model.frame.size.height = min(model.frame.height, cell.bounds.height - separatorRoom)
    }
    model.layoutIfNeeded()
    if let frame = model.textLabel?.frame { text?.frame = frame }
    if let frame = model.secondaryTextLabel?.frame { detail?.frame = frame }
    if let frame = model.imageView?.frame { image?.frame = frame }
  }

  func size(_ cell: UITableViewCell, _ size: CGSize) -> CGSize {
    let inner = CGSize(width: max(0, size.width - startRoom(cell) - endRoom(cell)), height: 0)
    let least = CGFloat(cell.traitCollection.listMeasures.rowHeight)
    if let configured {
      let view: UIView = configured
      let height =
        view is UIListContentView || !view.isLaidOutByConstraints
        ? view.sizeThatFits(inner).height
        : view.systemLayoutSizeFitting(inner, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel).height
      // The line comes below the least height, too.
      return CGSize(width: size.width, height: (view is UIListContentView ? max(least, height) : height) + separatorRoom)
    }
    if style == .value2 {
      let height = NameAndValue(name: text, value: detail, side: side).height(width: inner.width)
      return CGSize(width: size.width, height: max(least, height + separatorRoom))
    }
    guard let configuration = asConfiguration(cell) else { return CGSize(width: size.width, height: least) }
    let height = UIListContentView(configuration: configuration).sizeThatFits(inner).height
    return CGSize(width: size.width, height: max(least, height + separatorRoom))
  }

  func paint(_ cell: UITableViewCell, _ painter: inout ContentPainter) {
    if let background = cell.backgroundConfiguration {
      background.updated(for: cell.configurationState).paint(on: cell, &painter)
    } else if cell.looksChosen, cell.selectedBackgroundView == nil {
      painter.fill(Path(cell.bounds), UIBackgroundConfiguration.chosenRow)
    }
    if let editing { return paint(editing, cell, &painter) }
    guard cell.accessoryView == nil else { return }
    func place(_ width: CGFloat, _ fromEnd: CGFloat) -> CGRect {
      let x = cell.isRightToLeft ? fromEnd : cell.bounds.width - fromEnd - width
      return CGRect(x: x, y: cell.bounds.midY - 11, width: width, height: 22)
    }
    let type = cell.accessoryType
    let measures = cell.traitCollection.tableMeasures
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      painter.add(DisclosureLook.items(in: painter.page(place(measures.chevronWidth, side)), context: cell.lookContext(painter)))
    }
    let symbol = type == .checkmark ? "checkmark" : type == .detailButton || type == .detailDisclosureButton ? "info.circle" : nil
    if let symbol, let image = UIImage(systemName: symbol) {
      let size = image.size
      let room =
        type == .checkmark
        ? place(measures.checkmarkWidth, side + measures.checkmarkInset) : place(22, type == .detailDisclosureButton ? side + 16 : side)
      let rect = CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height)
      image.paint(&painter, inPage: painter.page(rect), tint: cell.tintColor)
    }
  }
}

extension CellParts {
  /// The circle that deletes or inserts a row, its middle 28 from the row's edge (recorded: notes of iamcgn/swiftui-web on
  /// uikit/table/editing, iOS 26.0), and the grip that it is moved by.
  private func paint(_ editing: CellEditing, _ cell: UITableViewCell, _ painter: inout ContentPainter) {
    func paint(_ name: String, at x: CGFloat, _ color: UIColor, isRound: Bool) {
      let large = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
      guard let image = UIImage(systemName: name, withConfiguration: large) else { return }
      let middle = CGPoint(x: cell.isRightToLeft ? cell.bounds.width - x : x, y: cell.bounds.midY)
      if isRound { painter.fill(Path(ellipseIn: CGRect(x: middle.x - 7, y: middle.y - 7, width: 14, height: 14)), .white) }
      let rect = CGRect(
        x: middle.x - image.size.width / 2, y: middle.y - image.size.height / 2, width: image.size.width, height: image.size.height)
      image.paint(&painter, inPage: painter.page(rect), tint: color)
    }
    if editing.style != .none {
      let isDelete = editing.style == .delete
      paint(isDelete ? "minus.circle.fill" : "plus.circle.fill", at: side + 12, isDelete ? .systemRed : .systemGreen, isRound: true)
    }
    guard editing.isMovable else { return }
    let grip = CGFloat(cell.traitCollection.listMeasures.grip)
    paint("line.3.horizontal", at: cell.bounds.width - indexRoom - side - grip / 2, .tertiaryLabel, isRound: false)
  }
}

extension UIView {
  /// Whether constraints or stacks say how large this view is.
  package var isLaidOutByConstraints: Bool { children.contains { !$0.viewState.translatesAutoresizing } }
}
