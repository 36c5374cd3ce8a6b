/// Wheels of rows to choose from, drawn flat and still: the chosen row in a band, its neighbours fading above and below.
@MainActor @preconcurrency open class UIPickerView: UIView {
  /// Who knows the rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who knows what rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether a band shows the chosen row; kept only.
  open var showsSelectionIndicator = true
  private var chosen: [Int] = []
  private var shown: [UIView] = []

  /// Wheels at `frame`; what does not fit into it is not seen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
  /// The room of a row of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: widths.indices.contains(component) ? widths[component] : 0, height: rowHeight(component))
  }
  /// The view of a row that is seen.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { shown.first { $0.tag == tag(row, component) } }
  /// The chosen row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = component < numberOfComponents ? numberOfRows(inComponent: component) : 0
    return count == 0 ? -1 : min(chosen.indices.contains(component) ? chosen[component] : 0, count - 1)
  }
  /// Chooses a row, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    while chosen.count <= component { chosen.append(0) }
    chosen[component] = max(0, row)
    setNeedsLayout()
  }
  /// Asks for all rows anew.
  open func reloadAllComponents() {
    for view in shown { view.removeFromSuperview() }
    shown = []
    setNeedsLayout()
  }
  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// What wheels take unless they are told otherwise.
  static let standardSize = CGSize(width: 320, height: 216)
  /// 216 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }
  /// 320 points wide and 216 high.
  open override var intrinsicContentSize: CGSize { Self.standardSize }

  private func tag(_ row: Int, _ component: Int) -> Int { component << 32 | row }
  private func rowHeight(_ component: Int) -> CGFloat {
    let own = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return own > 0 ? own : 32
  }
  /// The room of each wheel: what the delegate says, or equal parts.
  private var widths: [CGFloat] {
    let count = numberOfComponents
    let even = (bounds.width - 18 - 5 * CGFloat(max(0, count - 1))) / CGFloat(max(1, count))
    return (0..<count).map { component in
      let own = delegate?.pickerView(self, widthForComponent: component) ?? 0
      return own > 0 ? own : max(0, even)
    }
  }

  /// Makes and places the rows that are seen; those that were seen before stay.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let before = shown
    shown = []
    let widths = widths
    var x = (bounds.width - widths.reduce(0, +) - 5 * CGFloat(max(0, widths.count - 1))) / 2
    for (component, width) in widths.enumerated() {
      let height = rowHeight(component)
      let center = selectedRow(inComponent: component)
      for row in max(0, center - 3)...max(0, center + 3) where center >= 0 && row < numberOfRows(inComponent: component) {
        let distance = row - center
        let view = before.first { $0.tag == tag(row, component) } ?? rowView(row, component)
        view.transform = .identity
        view.frame = CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
        // A wheel seen from the side: rows come closer and fade.
        let step = [0, 1, 1.875, 2.5625][abs(distance)] * height
        view.center.y += distance < 0 ? -step : step
        view.transform = CGAffineTransform(scaleX: 1, y: [1, 0.92, 0.75, 0.5][abs(distance)])
        view.alpha = [1, 0.45, 0.3, 0.15][abs(distance)]
        view.tag = tag(row, component)
        if view.superview !== self { addSubview(view) }
        shown.append(view)
      }
      x += width + 5
    }
    for view in before where !shown.contains(where: { $0 === view }) { view.removeFromSuperview() }
  }

  private func rowView(_ row: Int, _ component: Int) -> UIView {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) ?? UILabel()
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    guard numberOfComponents > 0 else { return }
    let band = CGRect(x: 9, y: bounds.midY - 17, width: bounds.width - 18, height: 34)
    painter.fill(Path(roundedRect: band, cornerRadius: 8), .tertiarySystemFill)
  }
}

/// Who knows the rows of wheels.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who knows what rows of wheels show.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
  /// How wide a wheel is, in points; 0 = an equal part.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high rows are, in points; 0 = 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The words of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The words of a row, with attributes; nil = the plain ones.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString?
  /// The view of a row.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView
  /// A row was chosen by a finger; never here.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An equal part, where the delegate says nothing.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// The system's, where the delegate says nothing.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// No words, where the delegate says nothing.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { nil }
  /// The plain ones, where the delegate says nothing.
  public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
    nil
  }
  /// A label with the row's words, where the delegate says nothing.
  public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
    let label = UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    if let words = pickerView.delegate?.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = words
    } else {
      label.text = pickerView.delegate?.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  /// Does nothing, where the delegate says nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
