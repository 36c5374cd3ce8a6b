import ArgumentParser

/// `quoin check`: every preview against what was recorded of it; or, with `--compile-only`, whether files compile.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compares every preview with its recorded snapshot, or records it.",
    discussion: """
      Snapshots lie beside the files, in __Snapshots__/FILE/PREVIEW.json (the layout) and .png (the picture). A look that is asked for \
      (--dark, --device, --size, --rtl, --dynamic-type, --locale, --os) has snapshots of its own beside them, PREVIEW.dark.png or \
      PREVIEW.iPhone-SE_dark.png, and --matrix takes several looks at once, as in quoin render. What changed is told in words, and shown \
      on one page of HTML. The exit status is 0 when every preview is as it was recorded, and nothing is recorded of previews that are gone.

        quoin check Sources --record          # the first time, and whenever a change is meant
        quoin check Sources                   # in CI; GitHub shows what changed beside the code
        quoin check --package . --junit previews.xml --shard 1/4
        quoin check Sources --matrix "appearance,type=large|accessibility3"
        quoin check Card.swift --compile-only # whether it compiles, without a picture
      """)

  @OptionGroup var previews: PreviewOptions

  @Flag(help: "Record what is missing or has changed, and remove snapshots whose preview or file is gone.")
  var record = false

  @Option(
    help: ArgumentHelp("Only previews of this name, or of files of this name. May be given several times.", valueName: "name"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Every preview in all combinations of axes: devices,appearance,direction,type,locale,os,accessibility.", valueName: "axes"))
  var matrix: String?

  @Option(help: ArgumentHelp("Only a part of all previews: 2/4 is the second of four parts.", valueName: "i/n"))
  var shard: String?

  @Option(help: ArgumentHelp("How far a colour may be off, of 255 levels.", valueName: "levels"))
  var tolerance: Int = 2

  @Option(help: ArgumentHelp("The share of pixels that may be off by more, 0 to 1.", valueName: "share"))
  var share: String = "0"

  @Option(help: ArgumentHelp("How many previews are made at once; as many as there are cores unless said.", valueName: "count"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Where the page of what changed goes; .quoin/check.html unless said, .quoin/check.dark.html of --dark.", valueName: "file"))
  var report: String?

  @Option(help: ArgumentHelp("A file for the results as JUnit's XML.", valueName: "file"))
  var junit: String?

  @Flag(help: "Annotations for GitHub on standard output; in GitHub's own CI they are there anyway.")
  var github = false

  @Flag(help: "Only whether the files compile: no preview is made.")
  var compileOnly = false

  @Option(help: ArgumentHelp("With --compile-only: a folder of compiled modules that the files may import.", valueName: "folder"))
  var modules: [String] = []

  @Flag(help: "With --compile-only: wait for every error, though unknown types are known much sooner than the others.")
  var allErrors = false

  func run() throws {
    var isRight = false
    do throws(CommandFailure) {
      isRight =
        try compileOnly ? CompileCheck(previews, modules: modules, isPatient: allErrors).run() : CheckSession(CheckSettings(self)).run()
    } catch {
      Terminal.say("quoin: \(error.message)")
    }
    if !isRight { throw ExitCode.failure }
  }
}
