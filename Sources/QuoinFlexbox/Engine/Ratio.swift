// CSS Sizing 4 §4: preferred aspect ratios. https://drafts.csswg.org/css-sizing-4/#aspect-ratio

extension Pass {
  @inline(__always) func ratio(_ node: Int32) -> Double {
    traits(node).contains(.ratio) ? cold(node).pointee.aspectRatio : 0
  }

  /// The border-box width that a border-box height means; the ratio is of the box that `box-sizing` names.
  func width(fromHeight height: Double, _ node: Int32, _ frame: Frame) -> Double {
    if styles[Int(node)].boxSizing == .borderBox { return max(inUnits(inUnits(height) * ratio(node)), frame.solidWidth) }
    return inUnits(max(inUnits(height) - frame.solidHeight, 0) * ratio(node)) + frame.solidWidth
  }

  /// The border-box height that a border-box width means.
  func height(fromWidth width: Double, _ node: Int32, _ frame: Frame) -> Double {
    if styles[Int(node)].boxSizing == .borderBox { return max(inUnits(inUnits(width) / ratio(node)), frame.solidHeight) }
    return inUnits(max(inUnits(width) - frame.solidWidth, 0) / ratio(node)) + frame.solidHeight
  }

  /// `FlexErrata.layoutUnits`: a length cut to 64ths of a point, as a browser keeps it; else the length itself.
  @inline(__always) func inUnits(_ length: Double) -> Double {
    errata.contains(.layoutUnits) ? (length * 64 + 1e-6).rounded(.down) / 64 : length
  }
}
