import SwiftUI

/// A map: here a plate of its size, with the names of what is on it.
public struct Map<Content>: View {
  private let overlays: [AnyView]
  public var body: some View {
    // A map reaches to the edges of the screen, below bars.
    _ServicePlaceholder("Map", symbol: "map").ignoresSafeArea(.container)
  }
  init(overlays: [AnyView]) { self.overlays = overlays }
}

extension Map where Content == Never {
  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) { self.init(overlays: []) }
  /// A map of a region with annotations.
  public init<Items: RandomAccessCollection, Annotation>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable { self.init(overlays: []) }
  /// A map of a rectangle.
  public init(mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false) {
    self.init(overlays: [])
  }
}

extension Map where Content: MapContent {
  /// A map with what is on it.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
  /// A map with what is on it.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
  /// A map whose places can be chosen.
  public init<Selection>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
  /// A map whose places can be chosen.
  public init<Selection>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selection?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> Content
  ) { self.init(overlays: []) }
}

extension Map where Content == EmptyMapContent {
  /// A map.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(overlays: []) }
  /// A map.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) { self.init(overlays: []) }
}
