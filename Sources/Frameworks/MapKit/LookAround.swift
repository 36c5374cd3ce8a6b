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
/// Makes a picture from a street; none here.
open class MKLookAroundSnapshotter: NSObject, @unchecked Sendable {
  /// How.
  open class Options: NSObject, @unchecked Sendable {
    /// How large, in points.
    open var size = CGSize(width: 256, height: 256)
    /// Which places are named.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
  }
  /// A picture.
  open class Snapshot: NSObject, @unchecked Sendable {
    /// It: nothing.
    open var image: UIImage { UIImage() }
  }
  /// Of a place.
  public init(scene: MKLookAroundScene, options: Options) {}
  /// The picture.
  /// - Throws: that there is none.
  open var snapshot: Snapshot { get async throws { throw MKError(.unknown, userInfo: [:]) } }
  /// The picture; it fails.
  open func getSnapshotWithCompletionHandler(_ completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.unknown, userInfo: [:]))
  }
  /// Ends.
  open func cancel() {}
}
