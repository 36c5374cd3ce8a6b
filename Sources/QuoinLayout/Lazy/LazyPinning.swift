import Foundation

/// Headers and footers that stay in sight while their section is scrolled through (fact 89).
extension LazyRule {
  /// Moves the header of the section at the start of what shows, and the footer of the one at its end, to where they stay.
  func pin(_ lines: inout [LazyLine], _ maker: LazyLineMaker) {
    guard let viewport = maker.parent.viewport(along: axis), let visible = viewport.visible(of: maker.parent, along: axis) else { return }
    if style.pins.contains(.headers) { pinHeader(&lines, maker, at: visible.lowerBound) }
    if style.pins.contains(.footers) { pinFooter(&lines, maker, at: visible.upperBound) }
  }

  private func pinHeader(_ lines: inout [LazyLine], _ maker: LazyLineMaker, at start: CGFloat) {
    guard start > 0, let top = lines.first(where: { $0.end > start }),
      let section = cache.source.section(around: top.items.lowerBound), let own = section.header,
      var header = line(at: own, maker, role: .header)
    else { return }
    lines.removeAll { $0.items.lowerBound == own }
    let next = lines.first { $0.items.lowerBound >= section.items.upperBound }
    header.start = min(start, next.map { $0.start - header.length } ?? start)
    lines.append(header)
  }

  private func pinFooter(_ lines: inout [LazyLine], _ maker: LazyLineMaker, at end: CGFloat) {
    guard let bottom = lines.last(where: { $0.start < end }),
      let section = cache.source.section(around: bottom.items.lowerBound), let own = section.footer,
      var footer = line(at: own, maker, role: .footer)
    else { return }
    // Where its own place is in sight, it stands there.
    if let natural = lines.first(where: { $0.items.lowerBound == own }), natural.end <= end { return }
    lines.removeAll { $0.items.lowerBound == own }
    let first = lines.first { section.items.contains($0.items.lowerBound) }
    let least = first.map { $0.role == .header ? $0.end : $0.start } ?? 0
    footer.start = max(least, end - footer.length)
    lines.append(footer)
  }

  private func line(at item: Int, _ maker: LazyLineMaker, role: LazyItemRole) -> LazyLine? {
    var cursor = LazyLineMaker.Cursor(item: item)
    return maker.next(from: &cursor, after: nil).flatMap { $0.role == role ? $0 : nil }
  }
}
