import CoreLocation
import SwiftUI

/// A balloon.
public struct Marker<Label>: MapContent {}

extension Marker where Label == Text {
  /// A balloon with words.
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with words.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with letters.
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {}
  /// A balloon of an item.
  public init(item: MKMapItem) {}
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// A balloon with a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
  /// A balloon with a picture.
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {}
}

extension Marker where Label: View {
  /// A balloon with a view.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

/// A view on a map.
public struct Annotation<Label, Content>: MapContent {}

extension Annotation where Label == Text, Content: View {
  /// A view at a place.
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  /// A view at a place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
}

extension Annotation where Label: View, Content: View {
  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

/// Where the phone is.
public struct UserAnnotation: MapContent {
  /// A dot.
  public init(anchor: UnitPoint = .center) {}
}

/// A line on a map.
public struct MapPolyline: MapContent {
  /// A way's line.
  public init(_ route: MKRoute) {}
  /// A line.
  public init(_ polyline: MKPolyline) {}
  /// A line through places.
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
  /// How a line runs.
  public enum ContourStyle: Sendable { case straight, geodesic }
}

/// An area on a map.
public struct MapPolygon: MapContent {
  /// An area.
  public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle on a map.
public struct MapCircle: MapContent {
  /// A circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

/// A pin of an older map.
public struct MapMarker {
  /// A pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin of an older map.
public struct MapPin {
  /// A pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view on an older map.
public struct MapAnnotation<Content: View> {
  /// A view at a place.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {}
}
