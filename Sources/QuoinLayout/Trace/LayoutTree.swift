import Foundation

/// The layout of a page, as plain data: what `quoin render --format json` prints. Points, y down, origin at the page's top left.
public struct LayoutTree: Codable, Hashable, Sendable {
  /// A rectangle in points.
  public struct Rect: Codable, Hashable, Sendable {
    /// The top left corner and the lengths, in points.
    public var x, y, width, height: Double
    /// `rect` in points; what is not finite is written as 0.
    public init(_ rect: CGRect) {
      func finite(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
      x = finite(rect.origin.x)
      y = finite(rect.origin.y)
      width = finite(rect.size.width)
      height = finite(rect.size.height)
    }
    /// The rectangle as Core Graphics has it.
    public var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }
  /// What the node was proposed: each length is a number, null, or the word "infinity".
  public struct Proposal: Codable, Hashable, Sendable {
    /// The proposed lengths in points; nil where none is proposed, ∞ for as much as there is.
    public var width, height: CGFloat?
    /// The lengths of `proposal`.
    public init(_ proposal: ProposedViewSize) {
      width = proposal.width
      height = proposal.height
    }
    private enum CodingKeys: String, CodingKey { case width, height }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      func encode(_ value: CGFloat?, _ key: CodingKeys) throws {
        switch value {
        case nil: try container.encodeNil(forKey: key)
        case let value? where value.isFinite: try container.encode(Double(value), forKey: key)
        case .some: try container.encode("infinity", forKey: key)
        }
      }
      try encode(width, .width)
      try encode(height, .height)
    }
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func decode(_ key: CodingKeys) throws -> CGFloat? {
        if try container.decodeNil(forKey: key) { return nil }
        if let number = try? container.decode(Double.self, forKey: key) { return CGFloat(number) }
        return .infinity
      }
      width = try decode(.width)
      height = try decode(.height)
    }
  }
  /// Where the text's baselines lie, in points from the top of the frame.
  public struct Baselines: Codable, Hashable, Sendable {
    /// Of the first line, and of the last.
    public var first, last: Double
    /// Baselines in points from the top of the frame.
    public init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }

  /// The node's number on its page, in the order of reading from 0 for the root: the same in a trace's subjects
  /// (``LayoutTrace/Subject/node``) and in a display list that names its nodes. nil where a tree is written down to be kept: one view more
  /// changes the numbers of all that follow.
  public var id: Int?
  /// What the node is: `HStack`, `padding`, `Text`, the name of a layout.
  public var kind: String
  /// What `accessibilityIdentifier` says.
  public var identifier: String?
  /// The user's view that the node stands for.
  public var view: String?
  /// The text shown.
  public var text: String?
  /// The layout frame before snapping, moved by the offsets and positions around it; rotations and scales do not change it.
  public var frame: Rect
  /// The frame on the pixel grid: where it is drawn.
  public var pixelFrame: Rect
  /// The proposal the node was placed with; absent where the node was not proposed anything (UIKit views).
  public var proposal: Proposal?
  /// The baselines of a text; absent where the node has none.
  public var baselines: Baselines?
  /// a, b, c, d, tx, ty of the transform it is drawn with, where it has one.
  public var transform: [Double]?
  /// The nodes within, in the order of reading.
  public var children: [LayoutTree]

  /// A node with what every node has; the other properties start absent.
  public init(kind: String, frame: CGRect, pixelFrame: CGRect, proposal: ProposedViewSize?, children: [LayoutTree] = []) {
    self.kind = kind
    self.frame = Rect(frame)
    self.pixelFrame = Rect(pixelFrame)
    self.proposal = proposal.map { Proposal($0) }
    self.children = children
  }

  /// The tree with every node numbered. O(nodes).
  package var numbered: LayoutTree {
    var next = 0
    return numbering { _ in
      next += 1
      return next - 1
    }
  }
  /// The tree with no node numbered. O(nodes).
  package var unnumbered: LayoutTree { numbering { _ in nil } }

  private func numbering(_ id: (LayoutTree) -> Int?) -> LayoutTree {
    var tree = self
    tree.id = id(self)
    tree.children = children.map { $0.numbering(id) }
    return tree
  }

  /// The numbers that nodes have in their page's tree, by the objects that stand for them; nodes without one are counted too. O(nodes),
  /// however deep.
  package static func ids<Node>(
    of root: Node, by object: (Node) -> ObjectIdentifier?, children: (Node) -> [Node]
  ) -> [ObjectIdentifier: Int] {
    var ids: [ObjectIdentifier: Int] = [:]
    var next = 0
    var waiting = [root]
    while let node = waiting.popLast() {
      if let object = object(node) { ids[object] = next }
      next += 1
      waiting += children(node).reversed()
    }
    return ids
  }

  /// The first node, in reading order of the tree, with this identifier; O(nodes).
  public func first(identifier: String) -> LayoutTree? {
    if self.identifier == identifier { return self }
    for child in children { if let found = child.first(identifier: identifier) { return found } }
    return nil
  }
}
