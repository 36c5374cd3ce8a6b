import CoreLocation
import SwiftUI
import UIKit

/// What a map shows.
public struct MapCameraPosition: Sendable, Equatable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// What is on it.
  public static let automatic = MapCameraPosition("automatic")
  /// Where the phone is.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition { fallback }
  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition("region \(region.center.latitude) \(region.center.longitude) \(region.span.latitudeDelta)")
  }
  /// A rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition("rect") }
  /// What a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition("camera \(camera.centerCoordinate)") }
  /// An item.
  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { MapCameraPosition("item") }
  /// Whether it follows the phone: no.
  public var followsUserLocation: Bool { false }
  /// Its region; not known.
  public var region: MKCoordinateRegion? { nil }
}

/// From where a map is seen.
public struct MapCamera: Sendable {
  /// What is in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// In metres.
  public var distance: Double
  /// Degrees from north.
  public var heading: Double
  /// Degrees from above.
  public var pitch: Double
  /// A camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
  }
}

extension MapCamera {
  /// UIKit's camera.
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance, heading: camera.heading,
      pitch: Double(camera.pitch))
  }
}

/// How far a camera may go.
public struct MapCameraBounds: Sendable {
  /// Bounds.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
  /// Bounds of a region.
  public init(centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// What fingers may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Move it.
  public static let pan = Self(rawValue: 1)
  /// Make it larger.
  public static let zoom = Self(rawValue: 2)
  /// Tilt it.
  public static let pitch = Self(rawValue: 4)
  /// Turn it.
  public static let rotate = Self(rawValue: 8)
  /// Everything.
  public static let all: Self = [.pan, .zoom, .pitch, .rotate]
}

/// Whether a map follows the phone.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// What a map's camera was.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public var camera: MapCamera
  /// The region.
  public var region: MKCoordinateRegion
}

/// When one is told of a camera.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }
