import QuoinMessages

/// One preview to make.
struct RenderJob {
  var unit: LoadedUnit
  var index: Int
  var name: String

  /// Their names, one a line.
  static func listing(_ jobs: [RenderJob]) -> String { jobs.map { "  \($0.name)" }.joined(separator: "\n") }
}
