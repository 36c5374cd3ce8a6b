import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A text with everything known but its width: shaped runs, and how each is painted.
struct ResolvedText: Sendable {
  /// How the letters of a part are painted.
  struct Ink: Sendable {
    var style: ResolvedStyle
    var underline: Text.LineStyle?
    var underlineColor: PaintColor?
    var strikethrough: Text.LineStyle?
    var strikethroughColor: PaintColor?
    var link: URL?
    var background: PaintColor?
    var picture: ResolvedImage?
  }
  let paragraph: Paragraph
  /// Where its fonts are from.
  let library: FontLibrary
  let inks: [Ink]
  let string: String
  let spacing: TextSpacingMetrics

  init(_ text: Text, _ environment: EnvironmentValues) {
    var builder = TextRunBuilder(environment)
    builder.add(text, TextRunBuilder.State(environment))
    let styled = StyledText(runs: builder.runs)
    library = environment.resources.fonts
    paragraph = Paragraph.shared(styled, style: environment.paragraphStyle, library: library)
    inks = builder.inks
    string = styled.string
    let own = paragraph.spacing
    spacing = TextSpacingMetrics(above: own.toOtherAbove, below: own.toOtherBelow, leading: own.toTextAbove)
  }

  private init(_ text: ResolvedText, _ paragraph: Paragraph, _ inks: [Ink]) {
    (self.paragraph, library, self.inks, string, spacing) = (paragraph, text.library, inks, text.string, text.spacing)
  }
  /// The same text, its parts painted otherwise.
  func with(_ inks: [Ink]) -> ResolvedText { ResolvedText(self, paragraph, inks) }
  /// The text with its fonts as large as they are a part of the way from `other`, of the same words, to here; nil where more of the two
  /// differs than the size of fonts.
  func sized(from other: ResolvedText, _ part: Double) -> ResolvedText? {
    if paragraph === other.paragraph { return self }
    var runs = paragraph.text.runs
    guard paragraph.style == other.paragraph.style, runs.count == other.paragraph.text.runs.count else { return nil }
    for (index, before) in other.paragraph.text.runs.enumerated() {
      var alike = before
      alike.font.size = runs[index].font.size
      guard alike == runs[index] else { return nil }
      runs[index].font.size = before.font.size.interpolated(towards: alike.font.size, amount: part)
    }
    return ResolvedText(self, Paragraph.shared(StyledText(runs: runs), style: paragraph.style, library: library), inks)
  }
}

extension EnvironmentValues {
  /// How paragraphs are broken and aligned here.
  var paragraphStyle: ParagraphStyle {
    let limits = lineLimits
    var style = ParagraphStyle(
      minimumLines: limits.least, maximumLines: limits.most,
      truncation: truncationMode == .head ? .head : truncationMode == .middle ? .middle : .tail,
      alignment: multilineTextAlignment == .center ? .center : multilineTextAlignment == .trailing ? .trailing : .leading,
      lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor, allowsTightening: allowsTightening,
      layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, language: locale.identifier,
      avoidsLoneWords: avoidsLoneWords, pixelScale: displayScale)
    style.lineHeight = lineHeight?.ofParagraph
    return style
  }
}

/// Flattens a text into runs of one font and ink each.
struct TextRunBuilder {
  /// What is said of the letters at one point of the tree.
  struct State {
    var font: Font?
    var fontChanges: [Font.Change]
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var style: AnyShapeStyle?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var link: URL?
    var background: Color?

    init(_ environment: EnvironmentValues) {
      font = environment.font
      fontChanges = environment.fontChanges
      for change in environment.textChanges { apply(change) }
    }

    mutating func apply(_ change: Text.Change) {
      switch change {
      case .font(let font): self.font = font ?? self.font
      case .fontChange(let change): fontChanges.append(change)
      case .style(let style): self.style = style
      case .kerning(let value): kerning = value
      case .tracking(let value): tracking = value
      case .baselineOffset(let value): baselineOffset = value
      case .underline(let line): underline = line
      case .strikethrough(let line): strikethrough = line
      case .link(let url):
        link = url
        // What was said of the letters around it does not colour a link; what is said within does.
        style = nil
      case .background(let color): background = color
      }
    }
  }

  let environment: EnvironmentValues
  private(set) var runs: [StyledText.Run] = []
  private(set) var inks: [ResolvedText.Ink] = []
  init(_ environment: EnvironmentValues) { self.environment = environment }

  mutating func add(_ text: Text, _ outer: State) {
    var state = outer
    // What is written last is outermost, so the first said is nearest to the letters and wins.
    for change in text.changes.reversed() { state.apply(change) }
    switch text.content {
    case .verbatim(let string): add(string, state)
    case .joined(let a, let b):
      add(a, state)
      add(b, state)
    case .dynamic(let dynamic): add(dynamic.text(in: environment), state)
    case .picture(let image): add(image, state)
    }
  }

  /// A picture in the line: symbols stand on the baseline as beside text, others stand on it with their feet.
  private mutating func add(_ image: Image, _ state: State) {
    var inner = environment
    inner.font = state.font
    inner.fontChanges = state.fontChanges
    if let style = state.style { inner.foregroundStyles = [style.resolvedStyle(in: environment)] }
    let picture = image.resolved(in: inner)
    let size = picture.size
    runs.append(
      StyledText.Run(
        "", font: font(state), tracking: state.tracking, kerning: state.kerning, baselineOffset: state.baselineOffset,
        attributes: inks.count, attachment: StyledText.Attachment(size: size, ascent: picture.baseline ?? size.height)))
    var ink = ink(state)
    ink.picture = picture
    inks.append(ink)
  }

  private func font(_ state: State) -> FontDescriptor {
    var font = (state.font ?? .body).descriptor(in: environment)
    for change in state.fontChanges { change.apply(to: &font) }
    return state.font?.isExact == true ? font : environment.legible(font)
  }

  private mutating func add(_ string: String, _ state: State) {
    let cased =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: environment.locale)
      case .lowercase: string.lowercased(with: environment.locale)
      case nil: string
      }
    runs.append(
      StyledText.Run(
        cased, font: font(state), tracking: state.tracking, kerning: state.kerning, baselineOffset: state.baselineOffset,
        language: environment.locale.identifier, attributes: inks.count))
    inks.append(ink(state))
  }

  private func ink(_ state: State) -> ResolvedText.Ink {
    var ink = ResolvedText.Ink(style: state.style.map { $0.resolvedStyle(in: environment) } ?? environment.currentForeground)
    if state.link != nil, state.style == nil { ink.style = TintShapeStyle().style(in: environment, level: 0) }
    ink.underline = state.underline
    ink.strikethrough = state.strikethrough
    ink.underlineColor = state.underline?.color.map { $0.style(in: environment, level: 0).color }
    ink.strikethroughColor = state.strikethrough?.color.map { $0.style(in: environment, level: 0).color }
    ink.link = state.link
    ink.background = state.background?.style(in: environment, level: 0).color
    return ink
  }
}

extension TextRule: ExplainingRule {
  /// Why the text wraps or is cut: what it would like, what it may have, and which of width, height and limit decides.
  package func notes(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize, places: [ChildPlacement]) -> [NodeNote] {
    let paragraph = text.paragraph
    let measure = paragraph.measure(width: proposal.width, height: proposal.height)
    let unbroken = paragraph.measure()
    let ideal = unbroken.size
    let scale = paragraph.scale(for: proposal)
    guard let width = proposal.width, measure.lineCount > 1 || measure.isTruncated || scale < 1 else { return [] }
    if unbroken.lineCount > 1, unbroken.lineCount == measure.lineCount, !measure.isTruncated, scale == 1 {
      return [NodeNote(node, .cut, "Its own line breaks make \(measure.lineCount) lines, for which it has room.")]
    }
    let line = unbroken.lineCount > 1 ? "The longest of its own \(unbroken.lineCount) lines" : "On one line it"
    var words = "\(line) would be \(describe(ideal.width)) wide, and it is offered \(describe(width))"
    if scale < 1 {
      words +=
        "; minimumScaleFactor(\(describe(paragraph.style.minimumScaleFactor))) lets it shrink to \(describe(scale * 100)) % of its size"
      guard measure.isTruncated else {
        return [NodeNote(node, .cut, words + (measure.lineCount > 1 ? ", on \(measure.lineCount) lines." : "."))]
      }
      words += ", where it would be \(describe(ideal.width * scale))"
    }
    guard measure.isTruncated else {
      return [NodeNote(node, .cut, words + (ideal.width > width ? ", so it wraps into \(measure.lineCount) lines." : "."))]
    }
    var unlimited = paragraph.style
    unlimited.maximumLines = nil
    let needed = Paragraph.shared(paragraph.text, style: unlimited, library: text.library).measure(width: width).lineCount
    words += scale < 1 ? "; so it is cut." : "; so it needs \(needed) lines and is cut."
    if let most = paragraph.style.maximumLines, measure.lineCount == most {
      let room = proposal.height.map { $0.isFinite ? Int($0 / max(1, ideal.height)) : needed } ?? needed
      words += " lineLimit(\(most)) allows \(most) of them"
      words += room > most ? ", not the height: \(describe(proposal.height)) has room for \(min(room, needed))." : "."
    } else if let height = proposal.height {
      words += " The height it is offered, \(describe(height)), has room for \(measure.lineCount)."
    }
    return [NodeNote(node, .cut, words)]
  }
}

/// A text as a leaf: its paragraph answers every question (facts 66–71).
struct TextRule: LeafRule {
  let text: ResolvedText
  init(_ text: ResolvedText) { self.text = text }
  var name: String { "Text" }

  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let measure = text.paragraph.measure(width: proposal.width, height: proposal.height)
    let scale = node.context.tracer == nil ? 1 : text.paragraph.scale(for: proposal)
    if scale < 1 {
      node.context.reason("letters of \(describe(scale * 100)) % of their size\(measure.isTruncated ? ", cut short" : "")")
    } else if measure.lineCount > 1 || measure.isTruncated {
      node.context.reason("\(measure.lineCount) line\(measure.lineCount == 1 ? "" : "s")\(measure.isTruncated ? ", cut short" : "")")
    }
    return measure.size
  }
  func explicitGuide(_ key: AlignmentKey, _ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return text.paragraph.measure(width: proposal.width, height: proposal.height).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key {
      return text.paragraph.measure(width: proposal.width, height: proposal.height).lastBaseline
    }
    return key == HorizontalAlignment.listRowSeparatorLeading.key ? 0 : nil
  }
  var ownGuides: GuideKinds { [.baselines, .separators] }
  func spacing(_ node: LayoutNode) -> ViewSpacing { ViewSpacing(text: text.spacing) }
  /// A text gets as narrow as it is asked to be (fact 66) and never wider than its longest line. Which lines it has depends on its room
  /// where it has more than one of its own.
  func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? {
    guard axis == .horizontal else { return nil }
    let whole = text.paragraph.measure(width: nil, height: nil)
    return whole.lineCount <= 1 ? LengthRange(min: 0, max: whole.size.width) : nil
  }
}

extension Paragraph {
  /// How much smaller its letters are in the room, by `minimumScaleFactor`; 1 where they are as large as they are written.
  fileprivate func scale(for proposal: ProposedViewSize) -> CGFloat {
    style.minimumScaleFactor < 1 ? layout(width: proposal.width, height: proposal.height).scaleFactor : 1
  }
}
