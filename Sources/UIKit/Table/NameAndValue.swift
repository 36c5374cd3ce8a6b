/// The texts of `UITableViewCell.CellStyle.value2`: a small tinted name that ends where its column does, the value beside it.
///
/// The column's width, the gap and the size of the letters are assumed.
@MainActor struct NameAndValue {
  let name: UILabel?
  let value: UILabel?
  /// From the row's edges to the texts.
  let side: CGFloat

  private static let column: CGFloat = 91
  private static let gap: CGFloat = 6

  /// Gives a label of the cell its looks.
  static func dress(_ label: UILabel, isName: Bool, tint: UIColor) {
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textAlignment = isName ? .right : .natural
    label.textColor = isName ? tint : .label
  }

  private func valueWidth(_ width: CGFloat) -> CGFloat { max(0, width - 2 * side - Self.column - Self.gap) }

  /// The texts and 11 above and below.
  func height(width: CGFloat) -> CGFloat {
    let heights = [
      name?.sizeThatFits(CGSize(width: Self.column, height: 0)).height,
      value?.sizeThatFits(CGSize(width: valueWidth(width), height: 0)).height,
    ]
    return 22 + (heights.compactMap { $0 }.max() ?? 0)
  }

  func layOut(in content: UIView) {
    let bounds = content.bounds
    func put(_ label: UILabel?, x: CGFloat, width: CGFloat) {
      guard let label else { return }
      let height = min(label.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height)
      let left = content.isRightToLeft ? bounds.width - x - width : x
      label.frame = CGRect(x: left, y: (bounds.height - height) / 2, width: width, height: height)
    }
    put(name, x: side, width: Self.column)
    put(value, x: side + Self.column + Self.gap, width: valueWidth(bounds.width))
    name?.textAlignment = content.isRightToLeft ? .left : .right
  }
}
