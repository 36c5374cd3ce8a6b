import Foundation
import QuoinText

/// The font tests reckon with: every glyph is as wide as the font is large, 0.8 of it up and 0.2 down.
enum Square {
  static let path = Bundle.module.path(forResource: "Square", ofType: "ttf", inDirectory: "Fixtures")!

  static let library: FontLibrary = {
    let library = FontLibrary()
    try! library.register(file: path)
    return library
  }()

  static func text(_ string: String, size: CGFloat = 10) -> StyledText {
    StyledText(string, font: .named("Square", size: size))
  }

  static func paragraph(_ string: String, size: CGFloat = 10, _ change: (inout ParagraphStyle) -> Void = { _ in }) -> Paragraph {
    var style = ParagraphStyle()
    change(&style)
    return Paragraph(text(string, size: size), style: style, library: library)
  }
}
