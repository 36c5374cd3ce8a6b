import SwiftUI

/// How a map looks.
public protocol MapStyle {}

/// Streets.
public struct StandardMapStyle: MapStyle {}

/// How high things stand.
public struct MapElevation: Sendable {
  /// What suits.
  public static let automatic = MapElevation()
  /// Flat.
  public static let flat = MapElevation()
  /// As they are.
  public static let realistic = MapElevation()
}

/// Which places of interest show.
public struct PointOfInterestCategories: Sendable {
  /// All.
  public static let all = PointOfInterestCategories()
  /// None.
  public static let excludingAll = PointOfInterestCategories()
  /// Some.
  public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
  /// All but some.
  public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories { .all }
}

extension MapStyle where Self == StandardMapStyle {
  /// Streets.
  public static var standard: StandardMapStyle { StandardMapStyle() }
  /// Pictures from above.
  public static var imagery: StandardMapStyle { StandardMapStyle() }
  /// Pictures from above, and streets.
  public static var hybrid: StandardMapStyle { StandardMapStyle() }
  /// Streets.
  public static func standard(
    elevation: MapElevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> StandardMapStyle { StandardMapStyle() }
  /// Pictures from above.
  public static func imagery(elevation: MapElevation = .automatic) -> StandardMapStyle { StandardMapStyle() }
  /// Pictures from above, and streets.
  public static func hybrid(
    elevation: MapElevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> StandardMapStyle { StandardMapStyle() }
}
