extension UIButton.Configuration {
  /// The words where they have looks of their own; nil where all have those of the button.
  func ownTitle(font: UIFont, color: UIColor) -> NSAttributedString? {
    Self.dressed(attributedTitle, title, titleTextAttributesTransformer, font: font, color: color)
  }
  /// The smaller words where they have looks of their own; nil where all have those of the button.
  func ownSubtitle(font: UIFont, color: UIColor) -> NSAttributedString? {
    Self.dressed(attributedSubtitle, subtitle, subtitleTextAttributesTransformer, font: font, color: color)
  }

  private static func dressed(
    _ rich: AttributedString?, _ plain: String?, _ transformer: UIConfigurationTextAttributesTransformer?, font: UIFont, color: UIColor
  ) -> NSAttributedString? {
    guard let words = rich ?? (transformer == nil ? nil : plain.map { AttributedString($0) }) else { return nil }
    var base = AttributeContainer()
    base[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    base[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
    var dressed = AttributedString()
    for run in words.runs {
      let looks = base.merging(run.attributes)
      dressed.append(AttributedString(String(words[run.range].characters), attributes: transformer?(looks) ?? looks))
    }
    return NSAttributedString(dressed)
  }
}
