import Foundation

/// What Cairo 1.16 leaves out of a document's catalogue: that its structure is meant to be read, and in which language.
///
/// The catalogue is the last object of Cairo's files, so only the one number that says where the table of objects begins
/// has to follow. A file that looks otherwise is left as it is.
enum PDFCatalog {
  static func complete(_ document: inout Data, language: String?) {
    guard let catalog = document.range(of: Data("<< /Type /Catalog\n".utf8), options: .backwards),
      let table = document.range(of: Data("\nxref\n".utf8), in: catalog.upperBound..<document.endIndex),
      let pointer = document.range(of: Data("startxref\n".utf8), options: .backwards), pointer.lowerBound >= table.upperBound
    else { return }
    let dictionary = document[catalog.upperBound..<table.lowerBound]
    var addition = ""
    let isTagged = dictionary.range(of: Data("/StructTreeRoot".utf8)) != nil
    if isTagged, dictionary.range(of: Data("/MarkInfo".utf8)) == nil { addition += "   /MarkInfo << /Marked true >>\n" }
    let tag = (language ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    if !tag.isEmpty, dictionary.range(of: Data("/Lang".utf8)) == nil { addition += "   /Lang (\(tag))\n" }
    let digits = document[pointer.upperBound...].prefix { $0 >= 48 && $0 <= 57 }
    guard !addition.isEmpty, let old = Int(String(decoding: digits, as: UTF8.self)), old == table.lowerBound + 1 - document.startIndex
    else {
      return
    }
    document.replaceSubrange(digits.startIndex..<digits.endIndex, with: Data(String(old + addition.utf8.count).utf8))
    document.insert(contentsOf: Data(addition.utf8), at: catalog.upperBound)
  }
}
