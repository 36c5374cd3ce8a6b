/// How much room a screen has around its content: what the measures of its bars go by.
public enum BarRoom: Sendable, Hashable {
  /// A phone held upright.
  case upright
  /// Little height: a phone on its side. Titles are small, tabs have their words beside their symbols.
  case low
  /// Little height but much width: a large phone on its side. Titles are small, bars are as high as upright (documented:
  /// microsoft/fluentui-apple pull request 1727, an iPhone 14 Pro Max; flutter/flutter pull request 39258, tab bars of 49, iOS 13).
  case wide
  /// Room in both directions: a tablet.
  case roomy

  /// The room of a screen by its size classes.
  public init(isWide: Bool, isHigh: Bool) { self = isHigh ? (isWide ? .roomy : .upright) : isWide ? .wide : .low }
}

extension BarMeasures {
  /// The measures where there is this much room.
  public func fitting(_ room: BarRoom) -> BarMeasures {
    var result = self
    switch room {
    case .upright: return self
    case .low:
      result.navigation = lowNavigation
      result.largeTitle = 0
      result.toolbar = lowToolbar
      result.tab = lowTab
    case .wide: result.largeTitle = 0
    case .roomy:
      result.navigation = roomyNavigation
      result.toolbar = roomyToolbar
      result.tab = roomyTab
      result.tabOverlap = roomyTabOverlap
    }
    return result
  }

  /// Whether titles may be large.
  public var allowsLargeTitles: Bool { largeTitle > 0 }
}

extension TabBarMeasures {
  /// The font size of tabs' words beside their symbols; nil where the words stand below.
  public func besideSize(_ room: BarRoom) -> Double? {
    let size =
      switch room {
      case .upright: 0.0
      case .low: lowLabel
      case .wide, .roomy: roomyLabel
      }
    return size > 0 ? size : nil
  }
}
