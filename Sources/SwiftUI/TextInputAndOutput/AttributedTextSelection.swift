import Foundation

/// What is chosen in words with attributes; nobody chooses while a page is made.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places.
  public enum Indices: Equatable, Sendable {
    /// A place between two letters.
    case insertionPoint(AttributedString.Index)
    /// What lies between places, in one or several parts.
    case ranges(RangeSet<AttributedString.Index>)
  }
  private let parts: Indices?
  /// Nothing.
  public init() { parts = nil }
  /// One part.
  public init(range: Range<AttributedString.Index>) {
    parts = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }
  /// Several parts.
  public init(ranges: RangeSet<AttributedString.Index>) { parts = .ranges(ranges) }
  /// A place between two letters.
  public init(insertionPoint: AttributedString.Index) { parts = .insertionPoint(insertionPoint) }
  /// The places; the end of `text` where nothing is chosen.
  public func indices(in text: AttributedString) -> Indices { parts ?? .insertionPoint(text.endIndex) }
  /// The attributes that what is typed would get: those of the letter before the place, or of all that is chosen.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let place):
      guard place > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
      return text.runs[text.index(beforeCharacter: place)].attributes
    case .ranges(let ranges): return ranges.ranges.first.map { text.runs[$0.lowerBound].attributes } ?? AttributeContainer()
    }
  }
}
extension AttributedString {
  /// Changes the attributes of what is chosen.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    guard case .ranges(let ranges) = selection.indices(in: self) else { return }
    for range in ranges.ranges {
      for part in Array(self[range].runs.map { ($0.range, $0.attributes) }) {
        var attributes = part.1
        body(&attributes)
        self[part.0].setAttributes(attributes)
      }
    }
  }
}
