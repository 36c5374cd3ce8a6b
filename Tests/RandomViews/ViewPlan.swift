import Foundation

/// A view to be, as plain data: it can be grown from a seed, printed, made smaller, and made into a view again and again.
public struct ViewPlan: Codable, Hashable, Sendable {
  /// What stands at the tree's place.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    // Leaves
    case color, spacer, spacerOfLength, divider, empty, circle, roundedRectangle, capsule, symbol, resizableSymbol, missingImage
    case word, longText, oddText, sizedText, markdown, dateText, label, link
    case toggle, button, slider, stepper, textField, secureField, textEditor, progress, gauge, picker, datePicker, menu, labeledContent
    case linearGradient, radialGradient, angularGradient, canvas, stroked, starPath, timeline, reactive
    case uiLabel, uiStack, uiScroll, uiFixed
    // Containers
    case vStack, hStack, zStack, grid, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, scroll, scrollAnchored, scrollTo, scrollPosition
    case viewThatFits, geometry, list, form, section, diagonal, group, navigation, tabs, groupBox, disclosure, table, controlGroup
    case anyLayout, hosting, buttonOf, forEach
  }

  /// A modifier to be.
  public enum Change: String, Codable, CaseIterable, Sendable {
    case padding, paddingEdges, frame, frameWidth, frameHeight, flexibleFrame, fixedSize, aspectRatio, aspectRatioOf, layoutPriority
    case background, overlay, backgroundColor, offset, position, guide, horizontalGuide, scale, rotation, rotation3D, transform, clipped
    case clipShape, cornerRadius, mask, ignoresSafeArea, safeAreaInset, safeAreaPadding, rightToLeft, typeSize, lineLimit, hidden
    case scaledToFill, preference, anchors, gridCellColumns, gridCellUnsized, gridCellAnchor, border, shadow, blur, textAlignment
    case contentMargins, opacity, blendMode, compositing, drawingGroup, colorFilter, material, foreground, font, disabled, redacted
    case containerRelative, id, tag, sheet, alert, cover, popover, dialog, toolbar, title, searchable, listStyle, listRow, badge
    case onGeometry, visualEffect, buttonStyle, labelsHidden, controlSize, tint, dark, tracking, truncation, zIndex, colorInvert, luminance
  }

  /// A modifier with its numbers and the trees it brings along.
  public struct Modifier: Codable, Hashable, Sendable {
    /// Which one.
    public var change: Change
    /// Lengths in points; may be no numbers at all.
    public var lengths: [Double]
    /// Choices, 0..<1000 each.
    public var picks: [Int]
    /// Trees that the modifier shows.
    public var trees: [ViewPlan]

    /// A modifier that does nothing remarkable unless told.
    public init(_ change: Change, lengths: [Double] = [10, 10, 10], picks: [Int] = [0, 0, 0], trees: [ViewPlan] = []) {
      self.change = change
      self.lengths = lengths
      self.picks = picks
      self.trees = trees
    }
  }

  /// What stands here.
  public var kind: Kind
  /// Lengths in points; may be no numbers at all.
  public var lengths: [Double]
  /// Choices, 0..<1000 each.
  public var picks: [Int]
  /// What is inside.
  public var children: [ViewPlan]
  /// The modifiers, innermost first.
  public var modifiers: [Modifier]

  /// A plan of a kind, with plain numbers unless told.
  public init(
    _ kind: Kind, lengths: [Double] = [10, 10, 10], picks: [Int] = [0, 0, 0], children: [ViewPlan] = [], modifiers: [Modifier] = []
  ) {
    self.kind = kind
    self.lengths = lengths
    self.picks = picks
    self.children = children
    self.modifiers = modifiers
  }

  /// The plan with a modifier around it.
  public func with(_ change: Change, _ lengths: Double..., picks: [Int] = [0, 0, 0], trees: [ViewPlan] = []) -> ViewPlan {
    var plan = self
    plan.modifiers.append(
      Modifier(change, lengths: lengths + Array(repeating: 10, count: max(0, 3 - lengths.count)), picks: picks, trees: trees))
    return plan
  }

  /// How many views and modifiers it holds.
  public var count: Int {
    1 + children.reduce(0) { $0 + $1.count } + modifiers.reduce(0) { $0 + 1 + $1.trees.reduce(0) { $0 + $1.count } }
  }

  /// Whether all of the plan's parts are such that `test` holds for the kinds and changes in them.
  func allParts(kind: (ViewPlan) -> Bool, change: (Modifier) -> Bool) -> Bool {
    guard kind(self) else { return false }
    return children.allSatisfy { $0.allParts(kind: kind, change: change) }
      && modifiers.allSatisfy { change($0) && $0.trees.allSatisfy { $0.allParts(kind: kind, change: change) } }
  }

  /// Whether all its lengths are plain: whole or a part of a point, none beyond what fits on a page.
  public var isTame: Bool {
    func plain(_ lengths: [Double]) -> Bool { lengths.allSatisfy { $0 >= 0 && $0 <= 1_000 } }
    return plain(lengths) && children.allSatisfy(\.isTame)
      && modifiers.allSatisfy { plain($0.lengths) && $0.trees.allSatisfy(\.isTame) }
  }
}

extension ViewPlan: CustomStringConvertible {
  /// The plan as it is written in a test.
  public var description: String {
    func list(_ lengths: [Double]) -> String {
      lengths.map {
        $0.isNaN
          ? ".nan"
          : $0 == .infinity
            ? ".infinity" : $0 == -.infinity ? "-.infinity" : $0 == .leastNonzeroMagnitude ? ".leastNonzeroMagnitude" : "\($0)"
      }.joined(separator: ", ")
    }
    var text = "ViewPlan(.\(kind.rawValue)"
    if lengths != [10, 10, 10] { text += ", lengths: [\(list(lengths))]" }
    if picks != [0, 0, 0] { text += ", picks: \(picks)" }
    if !children.isEmpty { text += ", children: [\(children.map(\.description).joined(separator: ", "))]" }
    text += ")"
    for modifier in modifiers {
      text += ".with(.\(modifier.change.rawValue)"
      if modifier.lengths != [10, 10, 10] { text += ", \(list(modifier.lengths))" }
      if modifier.picks != [0, 0, 0] { text += ", picks: \(modifier.picks)" }
      if !modifier.trees.isEmpty { text += ", trees: [\(modifier.trees.map(\.description).joined(separator: ", "))]" }
      text += ")"
    }
    return text
  }
}
