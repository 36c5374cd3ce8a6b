import Foundation
import UIKit

/// Colours, fonts, pictures and measures as archives write them.
@MainActor enum ArchiveValues {
  static func rect(_ element: ArchiveElement?) -> CGRect? {
    guard let element, let x = element.number("x"), let y = element.number("y") else { return nil }
    return CGRect(x: x, y: y, width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  static func size(_ element: ArchiveElement?) -> CGSize? {
    guard let element, let width = element.number("width"), let height = element.number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  static func insets(_ element: ArchiveElement?) -> UIEdgeInsets? {
    guard let element else { return nil }
    func side(_ a: String, _ b: String) -> CGFloat { element.number(a) ?? element.number(b) ?? 0 }
    return UIEdgeInsets(
      top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"), right: side("maxX", "right"))
  }

  /// A colour; nil for an element that says none.
  static func color(_ element: ArchiveElement?) -> UIColor? {
    guard let element, element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return system(name) }
    if let name = element["name"] { return UIColor(named: name) }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else { return nil }
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha) : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func system(_ name: String) -> UIColor? {
    switch name.hasSuffix("Color") ? String(name.dropLast(5)) : name {
    case "systemBackground": .systemBackground
    case "secondarySystemBackground": .secondarySystemBackground
    case "tertiarySystemBackground": .tertiarySystemBackground
    case "systemGroupedBackground", "groupTableViewBackground": .systemGroupedBackground
    case "secondarySystemGroupedBackground": .secondarySystemGroupedBackground
    case "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground
    case "label", "darkText": .label
    case "secondaryLabel": .secondaryLabel
    case "tertiaryLabel": .tertiaryLabel
    case "quaternaryLabel": .quaternaryLabel
    case "placeholderText": .placeholderText
    case "link": .link
    case "separator": .separator
    case "opaqueSeparator": .opaqueSeparator
    case "systemFill": .systemFill
    case "secondarySystemFill": .secondarySystemFill
    case "tertiarySystemFill": .tertiarySystemFill
    case "quaternarySystemFill": .quaternarySystemFill
    case "systemRed": .systemRed
    case "systemOrange": .systemOrange
    case "systemYellow": .systemYellow
    case "systemGreen": .systemGreen
    case "systemMint": .systemMint
    case "systemTeal": .systemTeal
    case "systemCyan": .systemCyan
    case "systemBlue": .systemBlue
    case "systemIndigo": .systemIndigo
    case "systemPurple": .systemPurple
    case "systemPink": .systemPink
    case "systemBrown": .systemBrown
    case "systemGray": .systemGray
    case "systemGray2": .systemGray2
    case "systemGray3": .systemGray3
    case "systemGray4": .systemGray4
    case "systemGray5": .systemGray5
    case "systemGray6": .systemGray6
    case "tint": .tintColor
    case "lightText": .lightText
    default: nil
    }
  }

  static func font(_ element: ArchiveElement?) -> UIFont? {
    guard let element else { return nil }
    if let style = element["style"] { return .preferredFont(forTextStyle: textStyle(style)) }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system": return .systemFont(ofSize: size, weight: weight(element["weight"]))
    default:
      return ._archived([element["name"], element["family"]].compactMap { $0 }, size: size)
    }
  }

  private static func textStyle(_ name: String) -> UIFont.TextStyle {
    switch name {
    case "UICTFontTextStyleTitle0": .largeTitle
    case "UICTFontTextStyleTitle1": .title1
    case "UICTFontTextStyleTitle2": .title2
    case "UICTFontTextStyleTitle3": .title3
    case "UICTFontTextStyleHeadline": .headline
    case "UICTFontTextStyleSubhead": .subheadline
    case "UICTFontTextStyleCallout": .callout
    case "UICTFontTextStyleFootnote": .footnote
    case "UICTFontTextStyleCaption1": .caption1
    case "UICTFontTextStyleCaption2": .caption2
    default: .body
    }
  }

  private static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// A picture by its name; `catalog` says whether it is a symbol of the system.
  static func image(_ name: String?, catalog: String?) -> UIImage? {
    guard let name else { return nil }
    if catalog == "system" { return UIImage(systemName: name) }
    if let image = UIImage(named: name) { return image }
    _InterfaceArchives.doubt(name, "There is no picture “\(name)” among the app's resources, which a storyboard or .xib shows.")
    return nil
  }

  static func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreak(_ name: String?) -> NSLineBreakMode {
    switch name {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }

  static func contentMode(_ name: String) -> UIView.ContentMode? {
    switch name {
    case "scaleToFill": .scaleToFill
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: nil
    }
  }

  /// A text in several fonts and colours.
  static func attributed(_ element: ArchiveElement?) -> NSAttributedString? {
    guard let element else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for part in fragment.all(in: "attributes") {
        switch part.name {
        case "font": attributes[.font] = font(part)
        case "color" where part["key"] == "NSColor": attributes[.foregroundColor] = color(part)
        case "color" where part["key"] == "NSBackgroundColor": attributes[.backgroundColor] = color(part)
        case "paragraphStyle":
          let style = NSMutableParagraphStyle()
          style.alignment = alignment(part["alignment"])
          attributes[.paragraphStyle] = style
        default: break
        }
      }
      text.append(NSAttributedString(string: fragment.words("content") ?? "", attributes: attributes))
    }
    return text
  }
}
