import QuoinMessages
import QuoinSources

/// What previews are made for in a check: all left to them, or a device, the dark, a language, as the command line or a cell of its matrix
/// says. Each has a snapshot of its own.
struct CheckLook: Sendable {
  /// Its place among the looks of the run.
  let number: Int
  /// What differs from the run's choices.
  let cell: Matrix.Cell
  let variant: SnapshotVariant

  /// Everything is left to the preview.
  static let plain = CheckLook(number: 0, cell: Matrix(lines: []).cell(0), choices: RenderChoices())

  private init(number: Int, cell: Matrix.Cell, choices: RenderChoices) {
    self.number = number
    self.cell = cell
    variant = SnapshotVariant(cell.applied(to: choices))
  }

  /// Those of a run, one without a matrix.
  static func looks(_ settings: RenderSettings) -> [CheckLook] {
    let matrix = settings.matrix ?? Matrix(lines: [])
    return (0..<matrix.count).map { CheckLook(number: $0, cell: matrix.cell($0), choices: settings.choices) }
  }

  /// " [iPhone SE, dark]"; nothing for the plain look.
  var words: String { variant.isPlain ? "" : " [\(variant.name)]" }

  /// The name of a preview's files: as they are called, or with the look behind a dot. `names` are those of the file's previews, one of
  /// which may be called so itself.
  func fileName(_ name: String, beside names: Set<String>) -> String {
    guard !variant.isPlain else { return name }
    var own = "\(name).\(PreviewNames.fileName(variant.fileName))"
    while names.contains(own) { own += "_" }
    return own
  }

  /// What follows the dot in ``fileName(_:beside:)``; nil for the plain look.
  func variantName(of recorded: String, _ name: String) -> String? {
    variant.isPlain ? nil : String(FilePaths.name(of: recorded).dropFirst(PreviewNames.fileName(name).count + 1))
  }
}
