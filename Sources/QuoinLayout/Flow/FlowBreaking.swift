import Foundation

/// Finds where a flow's lines end. Every item lies in exactly one line; no line is empty.
enum FlowBreaking {
  private static let slack: CGFloat = 0.001

  /// The lines as ranges of items. `gaps[i]` stands between the items i and i + 1. Time: greedy linear, balanced linear in the items
  /// times the items of a line.
  static func lines(_ items: [FlowItem], gaps: [CGFloat], room: CGFloat, _ breaking: FlowStyle.Breaking) -> [Range<Int>] {
    guard !items.isEmpty else { return [] }
    var result: [Range<Int>] = []
    var start = 0
    for index in 1...items.count where index == items.count || items[index].beginsLine {
      let paragraph = start..<index
      result += breaking == .balanced && room.isFinite ? balanced(items, gaps, room, paragraph) : greedy(items, gaps, room, paragraph)
      start = index
    }
    return result
  }

  /// Each line takes as many items as fit, and one at least.
  private static func greedy(_ items: [FlowItem], _ gaps: [CGFloat], _ room: CGFloat, _ paragraph: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = paragraph.lowerBound
    var length = items[start].length
    for index in paragraph.dropFirst() {
      let next = length + gaps[index - 1] + items[index].length
      if next > room + slack {
        result.append(start..<index)
        start = index
        length = items[index].length
      } else {
        length = next
      }
    }
    result.append(start..<paragraph.upperBound)
    return result
  }

  /// The lines whose free room, squared and added up, is least.
  private static func balanced(_ items: [FlowItem], _ gaps: [CGFloat], _ room: CGFloat, _ paragraph: Range<Int>) -> [Range<Int>] {
    let first = paragraph.lowerBound
    var cost = [CGFloat](repeating: .infinity, count: paragraph.count + 1)
    var begin = [Int](repeating: 0, count: paragraph.count + 1)
    cost[0] = 0
    for end in 1...paragraph.count {
      var length = items[first + end - 1].length
      var start = end - 1
      while true {
        let free = max(0, room - length)
        let total = cost[start] + free * free
        if total < cost[end] {
          cost[end] = total
          begin[end] = start
        }
        guard start > 0 else { break }
        length += gaps[first + start - 1] + items[first + start - 1].length
        guard length <= room + slack else { break }
        start -= 1
      }
    }
    var result: [Range<Int>] = []
    var end = paragraph.count
    while end > 0 {
      result.append(first + begin[end]..<first + end)
      end = begin[end]
    }
    return result.reversed()
  }
}
