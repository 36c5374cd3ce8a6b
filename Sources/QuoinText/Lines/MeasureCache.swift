import Foundation

/// The last few answers of one paragraph.
struct MeasureCache: Sendable {
  private struct Entry: Sendable {
    var room: Room
    var measure: TextMeasure
    var isReusable: Bool

    /// Fact 69: an answer in which all the text was shown holds for every room between it and the offer that made it.
    func answers(_ other: Room) -> Bool {
      if room == other { return true }
      guard isReusable else { return false }
      let width = Double(measure.size.width)
      let height = Double(measure.size.height)
      return other.width <= room.width && other.width >= width && other.height >= height
    }
  }
  private static let capacity = 12
  private var entries: [Entry] = []
  private var next = 0

  func find(_ room: Room) -> TextMeasure? { entries.first { $0.answers(room) }?.measure }

  mutating func insert(_ room: Room, _ measure: TextMeasure, isReusable: Bool) {
    let entry = Entry(room: room, measure: measure, isReusable: isReusable)
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[next] = entry
      next = (next + 1) % Self.capacity
    }
  }
}
