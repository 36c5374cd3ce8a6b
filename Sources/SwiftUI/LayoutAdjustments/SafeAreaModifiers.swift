import QuoinLayout

/// What keeps a part of the screen from content.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars and the screen's corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which never shows here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach into the safe area (fact 113). No keyboard shows in a still picture.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    rule(IgnoringSafeAreaRule(regions.contains(.container) ? edges : []))
  }
  /// As it was written before iOS 14.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}
