import Foundation
import QuoinFoundation

/// The date that previews are made for: `--date`, or where time is counted and nobody said, the same one every time.
enum ChosenDate {
  /// Nine forty-one in the morning of 9 January 2007, UTC: what clocks show in Apple's pictures of the phone, on the day it was shown first.
  static let usual = Date(timeIntervalSince1970: 1_168_335_660)

  /// A day, or a day and a time, as ISO 8601 writes them: `2026-11-26`, `2026-11-26T09:41`, `2026-11-26T09:41:30+01:00`; UTC where no zone
  /// is said. Nil for anything else.
  static func read(_ text: String) -> Date? {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let day = halves.first, day.count == 10 else { return nil }
    var time = halves.count == 2 ? halves[1] : "00:00:00"
    let zone = time.firstIndex { "Z+-".contains($0) }.map { String(time[$0...]) } ?? "Z"
    time = String(time.prefix { !"Z+-".contains($0) })
    if time.count == 5 { time += ":00" }
    return try? Date("\(day)T\(time)\(zone)", strategy: .iso8601)
  }
}

/// The date that was told, in seconds since 2001, for users' code that asks what time it is; NaN where it is the machine's.
@_cdecl("quoin_told_date")
public func _quoinToldDate() -> Double { _PhoneDate.told?.timeIntervalSinceReferenceDate ?? .nan }
