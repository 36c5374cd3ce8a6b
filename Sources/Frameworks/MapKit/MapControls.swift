import CoreLocation
import SwiftUI

extension View {
  /// How maps look; a plate looks as it does.
  nonisolated public func mapStyle(_ style: some MapStyle) -> some View { self }
  /// Which controls show; none do.
  nonisolated public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  /// Whether controls show; none do.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  /// Never called: no camera moves.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  /// Never called: no camera moves.
  nonisolated public func onMapCameraChange(frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void) -> some View {
    self
  }
  /// Names a map for its controls.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A button that shows where the phone is; it does not show.
public struct MapUserLocationButton: View {
  /// A button.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A compass; it does not show.
public struct MapCompass: View {
  /// A compass.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A scale; it does not show.
public struct MapScaleView: View {
  /// A scale.
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A button that tilts; it does not show.
public struct MapPitchToggle: View {
  /// A button.
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// What closures around a map are told.
public struct MapProxy {
  /// Not known.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
  /// Not known.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

/// Gives what is around a map a proxy.
public struct MapReader<Content: View>: View {
  private let content: Content
  /// What `content` makes of the proxy.
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  public var body: some View { content }
}
