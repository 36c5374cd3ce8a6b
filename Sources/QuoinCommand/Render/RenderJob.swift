import QuoinMessages

/// One preview to make.
struct RenderJob {
  var unit: LoadedUnit
  var index: Int
  var name: String

  /// The previews of some units, in order, by names that tell them apart.
  static func jobs(of units: [LoadedUnit]) -> [RenderJob] {
    let names = PreviewNames.names(for: units.flatMap(\.previews))
    let places = units.flatMap { unit in unit.previews.indices.map { (unit, $0) } }
    return zip(names, places).map { RenderJob(unit: $1.0, index: $1.1, name: $0) }
  }

  /// Their names, one a line.
  static func listing(_ jobs: [RenderJob]) -> String { jobs.map { "  \($0.name)" }.joined(separator: "\n") }
}
