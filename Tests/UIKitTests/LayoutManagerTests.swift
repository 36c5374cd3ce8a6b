import Foundation
import Testing

@testable import UIKit

/// Where the letters of a text lie in a container.
@Suite(.serialized) @MainActor struct LayoutManagerTests {
  private let font = UIFont.systemFont(ofSize: 20)
  @Test("how far into a letter a place is lies between its front and its back, beside the text, too") func fractions() {
    let (manager, container, storage) = manager("XX", width: 100)
    withExtendedLifetime(storage) {
      var found: [CGFloat] = []
      for x: CGFloat in [-20, 1, 4, 60] {
        var fraction: CGFloat = -1
        _ = manager.glyphIndex(for: CGPoint(x: x, y: 2), in: container, fractionOfDistanceThroughGlyph: &fraction)
        found.append(fraction)
      }
      #expect(found.allSatisfy { (0...1).contains($0) } && found[0] == 0 && found[1] < found[2] && found[3] == 1, "\(found)")
    }
  }

  @Test("a glyph stands where the words before it end, on the baseline of its line") func locations() {
    let (manager, container, storage) = manager("iXw", width: 100)
    withExtendedLifetime((container, storage)) {
      func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
      for (index, before) in ["", "i", "iX"].enumerated() {
        let place = manager.location(forGlyphAt: index)
        #expect(abs(place.x - (before.isEmpty ? 0 : width(before))) < 0.6 && abs(place.y - font.ascender) < 1, "\(index): \(place)")
      }
    }
  }

  private func manager(_ text: String, width: CGFloat, padding: CGFloat = 0) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 1000)))
    container.lineFragmentPadding = padding
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test("the used rectangle is the text's size with padding at its sides", arguments: ["Hello", "W"]) func used(_ text: String) {
    let (manager, container, storage) = manager(text, width: 500, padding: 5)
    let size = storage.size()
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - size.width - 10) < 0.01 && abs(used.height - size.height) < 0.01 && used.origin == .zero)
  }

  @Test func aLettersRectangleFindsTheLetterAgain() {
    let text = "The quick brown fox jumps over the lazy dog"
    let (manager, container, storage) = manager(text, width: 150, padding: 5)
    #expect(manager.numberOfGlyphs == storage.length)
    var lines = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, _, _ in lines += 1 }
    #expect(lines > 2)
    for index in 0..<storage.length where Array(text)[index] != " " {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(rect.width > 0 && rect.minX >= 5)
      let found = manager.characterIndex(
        for: CGPoint(x: rect.midX, y: rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == index, "\(index)")
    }
    // The words of the second line begin at the front again, below the first.
    let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
    let last = manager.boundingRect(forGlyphRange: NSRange(location: storage.length - 1, length: 1), in: container)
    #expect(last.minY >= first.maxY)
  }

  @Test func aPlaceBesideTheTextIsTheNearestLetter() {
    let (manager, container, storage) = manager("ab", width: 500)
    #expect(manager.glyphIndex(for: CGPoint(x: -50, y: -50), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 400, y: 90), in: container) == storage.length - 1)
    let empty = self.manager("", width: 10)
    #expect(empty.0.glyphIndex(for: .zero, in: empty.1) == 0)
  }

  @Test func aTextViewsOwn() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = font
    view.text = "Hello world"
    let used = view.layoutManager.usedRect(for: view.textContainer)
    #expect(abs(used.height + 16 - view.sizeThatFits(CGSize(width: 200, height: 0)).height) <= 1)
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil)
    #expect(view.text == "Hello world")
  }
}
