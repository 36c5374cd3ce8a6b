import Foundation

/// A leaf of one size, whatever is proposed: pictures, symbols, controls.
public struct FixedRule: GuidelessRule {
  let size: CGSize
  // As little as a node holds in place.
  private nonisolated(unsafe) let word: UnsafePointer<UInt8>
  /// What it is called in traces and findings.
  public var name: String { String(cString: word) }
  /// A leaf of `size` points, called `name` in traces and findings.
  public init(_ name: StaticString, size: CGSize) {
    self.size = size
    let word: StaticString = name.hasPointerRepresentation ? name : "leaf"
    self.word = word.utf8Start
  }
  public func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { size }
  public func range(_ node: LayoutNode, along axis: Axis) -> LengthRange? { LengthRange(fixed: size[axis]) }
}
