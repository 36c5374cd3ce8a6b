import Foundation
import Testing

@testable import UIKit

/// Texts that a class below keeps elsewhere, as editors do.
@Suite(.serialized) @MainActor struct TextStorageTests {
  private final class Marked: NSTextStorage {
    let backing = NSMutableAttributedString()
    var taken: [NSRange] = []
    override var string: String { backing.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with text: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: text)
      edited(.editedCharacters, range: range, changeInLength: text.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
      backing.setAttributes(attributes, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      taken.append(editedRange)
      for (index, letter) in string.utf16.enumerated() where letter == 42 {
        addAttribute(.font, value: UIFont.systemFont(ofSize: 60), range: NSRange(location: index, length: 1))
      }
      super.processEditing()
    }
  }

  @Test("What is asked and changed goes through the class's four doors, and changes while changes are taken in begin nothing anew")
  func doors() {
    let storage = Marked()
    storage.append(NSAttributedString(string: "a*b", attributes: [.kern: 2]))
    #expect(storage.backing.string == "a*b" && storage.length == 3)
    #expect(storage.taken == [NSRange(location: 0, length: 3)])
    #expect(storage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 60))
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2)
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 2))
    storage.insert(NSAttributedString(string: "🙂"), at: 1)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(storage.string == "🙂*b" && storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
    var runs: [String] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: storage.length)) { attributes, range, _ in
      runs.append("\(attributes.keys.map(\.rawValue).sorted()) \(range.location) \(range.length)")
    }
    #expect(runs == ["[] 0 2", "[\"NSFont\"] 2 1", "[\"NSKern\"] 3 1"])
    #expect(
      storage.attributedSubstring(from: NSRange(location: 2, length: 2)).isEqual(
        to: storage.copied.attributedSubstring(from: NSRange(location: 2, length: 2))))
  }

  @Test("A text view that is given a storage's container shows what the storage holds, and follows it")
  func shown() {
    let (storage, manager, container) = (Marked(), NSLayoutManager(), NSTextContainer(size: CGSize(width: 300, height: 1000)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "plain")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), textContainer: container)
    #expect(view.text == "plain" && view.textStorage === storage)
    let before = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "*")
    #expect(view.text == "*lain")
    #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height > before + 30)
  }
}
