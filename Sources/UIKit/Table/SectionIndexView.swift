import QuoinAppearance

/// The letters at a table's side that lead to its sections.
///
/// Recorded (notes of iamcgn/swiftui-web on uikit/table/indexed, iOS 26.0): a strip 15 wide at the right edge over the rows, titles of 11
/// points semibold in the tint, the tops of their capitals 14 apart, in the middle of the table.
final class SectionIndexView: UIView {
  /// How wide the strip is, and how much earlier rows end beside it.
  static let width: CGFloat = 15
  private static let pitch: CGFloat = 14
  private let labels: [UILabel]
  let titles: [String]

  init(titles: [String]) {
    self.titles = titles
    labels = titles.map { title in
      let label = UILabel()
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.text = title
      label.textAlignment = .center
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }
  required init?(coder: NSCoder) { nil }

  /// The colour of the titles; nil = the tint.
  func take(_ color: UIColor?) { for label in labels { label.textColor = color ?? tintColor } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let font = labels.first?.font else { return }
    // The column from the first capitals' top to the last ones' foot stands in the middle.
    let top = bounds.midY - (Self.pitch * CGFloat(labels.count - 1) + font.capHeight) / 2
    for (index, label) in labels.enumerated() {
      let size = label.sizeThatFits(bounds.size)
      label.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: top + Self.pitch * CGFloat(index) + font.capHeight - font.ascender, width: size.width,
        height: size.height)
    }
  }
}

extension UITableView {
  /// How much earlier rows end, beside the letters at the side.
  var sectionIndexRoom: CGFloat { sectionIndex == nil ? 0 : SectionIndexView.width }

  /// Asks for the letters at the side.
  func reloadSectionIndex() {
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    let count = rows.sections.reduce(0) { $0 + $1.rows.count }
    let wanted = count >= sectionIndexMinimumDisplayRowCount ? titles : []
    guard wanted != sectionIndex?.titles ?? [] else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = wanted.isEmpty ? nil : SectionIndexView(titles: wanted)
  }

  /// Puts the letters over the rows, in what is seen of the table.
  func placeSectionIndex(_ seen: CGRect) {
    guard let index = sectionIndex else { return }
    let shown = seen.inset(by: UIEdgeInsets(top: adjustedContentInset.top, left: 0, bottom: adjustedContentInset.bottom, right: 0))
    let x = isRightToLeft ? shown.minX : shown.maxX - SectionIndexView.width
    index.frame = CGRect(x: x, y: shown.minY, width: SectionIndexView.width, height: shown.height)
    index.backgroundColor = sectionIndexBackgroundColor
    index.take(sectionIndexColor)
    if index.superview == nil { addSubview(index) } else { bringSubviewToFront(index) }
  }
}
