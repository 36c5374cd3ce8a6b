// Family: paragraphs. Recorded on iOS 17 (iPhone 8's size, 2x; text size medium, so that 17 points are 16): line breaks read from the
// reference pictures of gonzalezreal/swift-markdown-ui, tests testParagraphs, testBlockquote and testInlines, ThemeDocCTests' testParagraph
// and testBlockquote. Widths are 375 less the paddings that the tests and themes name.
import SwiftUI

private struct Lines: View {
  let words: Text
  let width: CGFloat
  init(_ words: Text, _ width: CGFloat) {
    self.words = words
    self.width = width
  }
  init(_ words: String, _ width: CGFloat) { self.init(Text(words), width) }
  var body: some View {
    words.font(.system(size: 16)).accessibilityIdentifier("text").frame(width: width, alignment: .leading)
  }
}
private let sky = "The sky above the port was the color of television, tuned to a dead channel."
private let april = "It was a bright cold day in April, and the clocks were striking thirteen."
private let dog = "Outside of a dog, a book is man's best friend. Inside of a dog it's too dark to read."

#Preview("Sky", traits: .fixedLayout(width: 375, height: 200)) { Lines(sky, 343) }
// breaks Sky text The sky above the port was the color of | television, tuned to a dead channel.
#Preview("April", traits: .fixedLayout(width: 375, height: 200)) { Lines(april, 343) }
// breaks April text It was a bright cold day in April, and the clocks | were striking thirteen.
#Preview("NarrowSky", traits: .fixedLayout(width: 375, height: 200)) { Lines(sky, 311) }
// breaks NarrowSky text The sky above the port was the color of | television, tuned to a dead channel.
#Preview("NarrowApril", traits: .fixedLayout(width: 375, height: 200)) { Lines(april, 311) }
// breaks NarrowApril text It was a bright cold day in April, and the | clocks were striking thirteen.
// The note's padding is 0.94118 of 16, up to the pixel.
#Preview("Dog", traits: .fixedLayout(width: 375, height: 200)) { Lines(dog, 311 - 2 * 15) }
// breaks Dog text Outside of a dog, a book is man's best | friend. Inside of a dog it's too dark to | read.
#Preview("Quote", traits: .fixedLayout(width: 375, height: 300)) {
  Lines(
    "If you'd like to quote someone, use the > character before the line. Blockquotes can be nested, and can also contain other formatting.",
    343)
}
// breaks Quote text If you'd like to quote someone, use the > | character before the line. Blockquotes can be | nested, and can also contain other formatting.
#Preview("Art", traits: .fixedLayout(width: 375, height: 300)) {
  Lines(
    Text(
      "“Well, art is art, isn't it? Still, on the other hand, water is water! And east is east and west is west and if you take cranberries and stew them like applesauce they taste much more like prunes than rhubarb does. Now, uh... now you tell me what you know.”"
    ).italic(),
    343 - 48)
}
// breaks Art text “Well, art is art, isn't it? Still, on the other | hand, water is water! And east is east | and west is west and if you take | cranberries and stew them like | applesauce they taste much more like | prunes than rhubarb does. Now, uh... | now you tell me what you know.”
#Preview("DogInQuotes", traits: .fixedLayout(width: 375, height: 300)) { Lines(Text("“\(dog)”").italic(), 343 - 3 * 48) }
// breaks DogInQuotes text “Outside of a dog, a book | is man's best friend. Inside | of a dog it's too dark to | read.”
