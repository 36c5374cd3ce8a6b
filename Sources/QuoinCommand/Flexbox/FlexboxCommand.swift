import ArgumentParser
import Foundation
import QuoinFlexbox

/// `quoin flexbox`: CSS flexbox for any language that can write and read lines of JSON.
struct FlexboxCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flexbox",
    abstract: "Lays out flexbox trees: one tree of JSON a line in, one of boxes a line out.",
    discussion: """
      In:  {"root":{"style":{"flex-direction":"column","width":"100px"},"children":[…],"text":"XX XX"}}
      Out: {"x":0,"y":0,"w":100,"h":100,"children":[…]}, x and y from the parent's border box.
      A line may name its own "defaults" and "direction", which win over the options. A line that can't be read is told on
      standard error with its number, the path of the node and the property; the other lines still come, and the exit status is 1.
      """)

  enum Defaults: String, ExpressibleByArgument, CaseIterable { case css, yoga }
  enum Direction: String, ExpressibleByArgument, CaseIterable { case ltr, rtl }

  @Option(help: "What a node is before its style is read: CSS's initial values, or Yoga's.")
  var defaults = Defaults.css
  @Option(help: "The direction of text at the root.")
  var direction = Direction.ltr
  @Option(help: ArgumentHelp("Pixels per point to whose grid boxes are rounded; 0 leaves them as they are.", valueName: "scale"))
  var round = 0.0
  @Flag(help: "Adds to each box its \"steps\": how CSS's flex layout came to its sizes and place, a sentence each.")
  var explain = false

  func run() throws {
    guard round >= 0, round <= 1_000_000 else {
      throw ValidationError("--round is a number of pixels per point from 0 to 1000000, not \(round).")
    }
    let door = FlexboxCommandLine(defaults: defaults == .css ? .css : .yoga, rightToLeft: direction == .rtl, round: round, explain: explain)
    var number = 0
    var failed = false
    while let line = readLine(strippingNewline: true) {
      number += 1
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      do throws(FlexboxCommandError) {
        print(try door.answer(line: line, number: number))
      } catch {
        failed = true
        FileHandle.standardError.write(Data("quoin: \(error)\n".utf8))
      }
    }
    if failed { throw ExitCode(1) }
  }
}
