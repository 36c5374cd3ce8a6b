import CoreLocation
import SwiftUI

/// A picture from a street; a plate.
public struct LookAroundPreview: View {
  /// A plate.
  public init(initialScene: MKLookAroundScene?) {}
  /// A plate.
  public init(scene: Binding<MKLookAroundScene?>) {}
  public var body: some View { _ServicePlaceholder("Look Around", symbol: "binoculars") }
}

/// A picture from a street.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// Finds pictures from a street; none here.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  /// A question.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// A question.
  public init(mapItem: MKMapItem) {}
  /// None.
  open var scene: MKLookAroundScene? { get async throws { nil } }
}
