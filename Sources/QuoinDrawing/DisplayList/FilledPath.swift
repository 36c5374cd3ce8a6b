import QuoinGeometry

extension DisplayGroup {
  /// All that the group's paths and letters fill, clips and effects aside; empty for pictures.
  package var filledPath: Path {
    var result = Path()
    for item in items {
      switch item {
      case .fill(let path, _, _): result.addPath(path)
      case .stroke(let path, let style, _): result.addPath(path.strokedPath(style))
      case .glyphs(let item): for run in item.runs { result.addPath(run.path(at: item.origin)) }
      case .group(let group): result.addPath(group.filledPath, transform: group.transform)
      case .image: break
      }
    }
    return result
  }
}
