import Foundation
import QuoinLayout

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  var length: CGFloat = 0
  /// Half of the page.
  public static let medium = PresentationDetent(name: "medium")
  /// Nearly all of the page.
  public static let large = PresentationDetent(name: "large")
  /// A part of the page's height, cut to 0…1; what is not finite is all of it.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "fraction", length: fraction) }
  /// A height in points, not below 0; what is not finite is all of the page.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height", length: height) }
  /// The height that a type says for the environment at hand; all of the page where it says none.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let height = assumeMainActor(type) { $0.height(in: Context(maxDetentValue: 844 - 59, environment: EnvironmentValues())) }
    return height.map { PresentationDetent.height($0) } ?? .large
  }
  /// What a height of one's own depends on.
  @dynamicMemberLookup public struct Context {
    /// The height of a large sheet, in points: that of a phone of 844 points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}
