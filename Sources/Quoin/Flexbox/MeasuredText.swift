import Foundation
import QuoinText

/// A text in a font for `quoin flexbox`, which loads this library when a line first asks for one: the command itself links no text engine.
private final class MeasuredText: Sendable {
  let paragraph: Paragraph
  init(_ paragraph: Paragraph) { self.paragraph = paragraph }
}

/// Shapes a text. `family` NULL is the system's; NULL comes back where no font has the name. `quoin_text_free` gives it back.
@_cdecl("quoin_text_new")
public func _quoinTextNew(
  _ text: UnsafePointer<CChar>, _ family: UnsafePointer<CChar>?, _ size: Double, _ weight: Int32, _ isItalic: Int32
) -> UnsafeMutableRawPointer? {
  let font = FontDescriptor(
    family.map { .named(String(cString: $0)) } ?? .system(.standard), size: size, weight: Int(weight), isItalic: isItalic != 0)
  // Lengths are a browser's units, not a screen's pixels.
  let paragraph = Paragraph(
    StyledText(runs: [StyledText.Run(String(cString: text), font: font)]), style: ParagraphStyle(pixelScale: 64))
  guard paragraph.missingFontNames.isEmpty else { return nil }
  return Unmanaged.passRetained(MeasuredText(paragraph)).toOpaque()
}

/// Writes width, height, first and last baseline and the number of lines; `width` below 0 asks for the narrowest the text can be, ∞ for
/// the widest.
@_cdecl("quoin_text_measure")
public func _quoinTextMeasure(_ text: UnsafeMutableRawPointer, _ width: Double, _ answer: UnsafeMutablePointer<Double>) {
  let paragraph = Unmanaged<MeasuredText>.fromOpaque(text).takeUnretainedValue().paragraph
  // CSS lets a word stick out where the phone would break it.
  let measure = paragraph.measure(width: CGFloat(max(width, Double(paragraph.widestPart))))
  (answer[0], answer[1]) = (Double(measure.size.width), Double(measure.size.height))
  (answer[2], answer[3], answer[4]) = (Double(measure.firstBaseline), Double(measure.lastBaseline), Double(measure.lineCount))
}

/// Forgets a text.
@_cdecl("quoin_text_free")
public func _quoinTextFree(_ text: UnsafeMutableRawPointer) {
  Unmanaged<MeasuredText>.fromOpaque(text).release()
}
