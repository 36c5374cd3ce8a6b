import QuoinAppearance
import UIKit

@testable import SwiftUI

/// What may be said of something in several ways: options, their parts, and the values that each part may have.
@MainActor final class Crowd<Options> {
  struct Choice {
    let count: Int
    /// Takes the value of this number.
    let take: (inout Options, Int) -> Void
    /// What must be said besides for the value to be seen.
    let needs: (inout Options) -> Void
  }
  let options: () -> Options
  private(set) var choices: [Choice] = []

  init(_ options: @escaping @autoclosure () -> Options) { self.options = options }

  /// One of some values.
  func choose<Value>(_ path: WritableKeyPath<Options, Value>, _ values: [Value], needs: @escaping (inout Options) -> Void = { _ in }) {
    choices.append(Choice(count: values.count, take: { $0[keyPath: path] = values[$1] }, needs: needs))
  }
  /// Said or not.
  func choose(_ path: WritableKeyPath<Options, Bool>, needs: @escaping (inout Options) -> Void = { _ in }) {
    choose(path, [false, true], needs: needs)
  }

  /// The options with one choice taken; all others are what looks like chance, and is always the same in a round.
  fileprivate func taking(_ value: Int, of index: Int, in round: Int) -> Options {
    var made = options()
    for (other, its) in choices.enumerated() where other != index { its.take(&made, Self.pick(round, index, other) % its.count) }
    choices[index].needs(&made)
    choices[index].take(&made, value)
    return made
  }
  private static func pick(_ round: Int, _ index: Int, _ other: Int) -> Int {
    var bits = UInt64(round * 1_000_003 + index * 10_007 + other * 101 + 17)
    for _ in 0..<3 {
      bits ^= bits >> 30
      bits &*= 0xBF58_476D_1CE4_E5B9
      bits ^= bits >> 27
    }
    return Int(bits >> 33)
  }
}

extension Judge {
  /// Every choice shows whatever is chosen beside it: in some surroundings, no two of its values look alike.
  func crowds<Options>(
    _ crowd: Crowd<Options>, rounds: Int = 2, in canvas: Canvas, at line: Int = #line, _ view: @escaping @MainActor (Options) -> some View
  ) throws {
    try crowds(crowd, rounds, line) { made in try Shown(view(made()), canvas, self) }
  }
  /// Every choice shows whatever is chosen beside it.
  func crowds<Options>(
    _ crowd: Crowd<Options>, rounds: Int = 2, in canvas: Canvas, at line: Int = #line, ui view: @escaping @MainActor (Options) -> UIView
  ) throws {
    try crowds(crowd, rounds, line) { made in try Shown(uiView: { view(made()) }, canvas, self) }
  }
  /// Every choice shows whatever is chosen beside it.
  func crowds<Options>(
    _ crowd: Crowd<Options>, rounds: Int = 2, in canvas: Canvas, at line: Int = #line,
    controller: @escaping @MainActor (Options) -> UIViewController
  ) throws {
    try crowds(crowd, rounds, line) { made in try Shown(controller: { controller(made()) }, canvas, self) }
  }

  private func crowds<Options>(
    _ crowd: Crowd<Options>, _ rounds: Int, _ line: Int, _ show: (_ made: @escaping @MainActor () -> Options) throws -> Shown
  ) throws {
    let everywhere = worlds
    defer { worlds = everywhere }
    for round in 0..<rounds {
      // One look at the other worlds is enough for the record.
      if round > 0 { worlds = [] }
      for (index, choice) in crowd.choices.enumerated() {
        var pictures: [String] = []
        for value in 0..<choice.count {
          let picture = try show { crowd.taking(value, of: index, in: round) }.svg
          if let twin = pictures.firstIndex(of: picture) {
            expect(false, "value \(value) of choice \(index) looks as value \(twin), in round \(round)", at: line)
          }
          pictures.append(picture)
        }
      }
    }
  }
}

extension View {
  /// As a generation of the system draws it.
  func inGeneration(_ system: SystemGeneration) -> some View { environment(\.systemGeneration, system) }
}
