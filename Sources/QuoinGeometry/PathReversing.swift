import Foundation

extension Path {
  /// The same outline walked from its end to its beginning, each part by itself; a closed part stays closed.
  package func reversed() -> Path {
    var result = PathOutline()
    for subpath in outline.subpaths {
      guard let last = subpath.segments.last else { continue }
      result.move(to: last.to)
      for segment in subpath.segments.reversed() { result.add(segment.reversed) }
      if subpath.isClosed { result.close() }
    }
    return Path(result)
  }
}

extension PathSegment {
  fileprivate var reversed: PathSegment {
    kind == .line ? PathSegment(line: to, from) : PathSegment(cubic: to, control2, control1, from)
  }
}
