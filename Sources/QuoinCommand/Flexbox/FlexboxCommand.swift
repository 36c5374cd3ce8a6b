import ArgumentParser
import Foundation
import QuoinFlexbox

/// `quoin flexbox`: CSS flexbox for any language that can write and read lines of JSON.
struct FlexboxCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flexbox",
    abstract: "Lays out flexbox trees: one tree of JSON a line in, one of boxes a line out, each as soon as it is read.",
    discussion: """
      In, and out, with x and y from the parent's border box:

        {"id":7,"root":{"style":{"width":"100px"},"children":[{"text":"XX XX"}]}}
        {"id":7,"x":0,"y":0,"w":100,"h":10,"children":[{"x":0,"y":0,"w":50, …}]}

      A node has "style" (CSS's names or flexDirection's kind; a bare number is points; calc() of lengths and percentages; initial, inherit \
      and unset), "children", an "id" that comes back with its box, and "text" or "measure". Text is set in squares of 10×10 points, 8 \
      above the baseline, broken at spaces and U+200B. "measure" is {"width":30,"height":20}, {"width":300,"ratio":1.5} or \
      {"width":300,"line-height":20,"word":40}, or a text as fonts set it: {"text":"Hello","font":"Noto Sans","size":16}, with "weight", \
      "italic" and "line-height" if need be.

      Nodes begin as display flex, box-sizing border-box, position relative, all else as CSS's initial values; overflow: scroll has a bar \
      of 15. The root is an item of a row as large as its content; --space 320x480 (or "space":{"width":320,"height":480}) has it fill \
      that. Pages have a doctype; --mode quirks lays out as without. Lengths are exact; --units browser cuts them as a browser does.

      A line may name its own "defaults", "direction", "mode", "units" and "space", which win over the options. Every line is answered by \
      one line, in order: one that can't be read by {"error":"…","line":3,"path":"root.children[0]"}, told on standard error too, and the \
      exit status is then 1. --drop leaves out what can't be read in a style, as a browser does, and tells it as "dropped". Blank lines \
      answer blank. Trees are at most 10,000 nodes deep.
      """)

  enum Defaults: String, ExpressibleByArgument, CaseIterable { case css, yoga }
  enum Direction: String, ExpressibleByArgument, CaseIterable { case ltr, rtl }
  enum Mode: String, ExpressibleByArgument, CaseIterable { case standards, quirks }
  enum Units: String, ExpressibleByArgument, CaseIterable { case exact, browser }

  @Option(help: "What a node is before its style is read: CSS's values, or Yoga's.")
  var defaults = Defaults.css
  @Option(help: "The direction of text at the root.")
  var direction = Direction.ltr
  @Option(help: "A page with a doctype, or without.")
  var mode = Mode.standards
  @Option(help: "Lengths as they are, or cut to 64ths as a browser keeps them.")
  var units = Units.exact
  @Option(help: ArgumentHelp("Pixels per point to whose grid boxes are rounded; 0 leaves them as they are.", valueName: "scale"))
  var round = 0.0
  @Option(help: ArgumentHelp("The room that roots fill: 320x480, or 320x without a limit of height.", valueName: "size"))
  var space: String?
  @Flag(help: "Drops declarations that can't be read, and tells them in the answer.")
  var drop = false
  @Flag(help: "Adds to each box its \"steps\": how CSS's flex layout came to its sizes and place, a sentence each.")
  var explain = false

  func run() throws {
    guard round >= 0, round <= 1_000_000 else {
      throw ValidationError("--round is a number of pixels per point from 0 to 1000000, not \(round).")
    }
    var settings = FlexboxSettings(
      defaults: defaults == .css ? .css : .yoga, rightToLeft: direction == .rtl, round: round, quirks: mode == .quirks,
      browserUnits: units == .browser, dropsUnread: drop, space: try room())
    settings.setText = { TextLibrary.set($0) }
    let door = FlexboxCommandLine(settings, explain: explain)
    var number = 0
    var failed = false
    while let line = readLine(strippingNewline: true) {
      number += 1
      do throws(FlexboxCommandError) {
        print(try door.answer(line: line, number: number))
      } catch {
        failed = true
        print(error.json)
        FileHandle.standardError.write(Data("quoin: \(error)\n".utf8))
      }
      // Whoever waits for the answer before writing on must get it.
      fflush(nil)
    }
    if failed { throw ExitCode(1) }
  }

  private func room() throws -> FlexSpace? {
    guard let space else { return nil }
    let parts = space.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.map { Double($0) }
    guard parts.count == 2, !parts.allSatisfy(\.isEmpty), zip(parts, numbers).allSatisfy({ $0.isEmpty || ($1 ?? -1) >= 0 }) else {
      throw ValidationError("--space is a width and a height such as 320x480, 320x or x480, not \"\(space)\".")
    }
    return FlexSpace(width: numbers[0], height: numbers[1])
  }
}
