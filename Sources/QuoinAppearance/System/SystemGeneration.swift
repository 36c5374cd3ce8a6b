/// A generation of the phone's system. Its measures and looks stand in one table, ``look``.
public enum SystemGeneration: Int, Sendable, Hashable, CaseIterable {
  case ios17 = 17
  case ios18 = 18
  case ios26 = 26

  /// What pages are drawn as when nobody chooses: 17, with which the standard device (``Device/standard``) was recorded.
  public static let standard = SystemGeneration.ios17

  /// The generation of a version such as `18` or `26.0`; nil for one that has no table.
  public init?(named name: String) {
    guard let major = name.split(separator: ".", omittingEmptySubsequences: false).first.flatMap({ Int($0) }) else { return nil }
    self.init(rawValue: major)
  }

  /// All measures of this generation.
  public var look: SystemLook {
    switch self {
    case .ios17: .ios17
    case .ios18: .ios18
    case .ios26: .ios26
    }
  }
}
