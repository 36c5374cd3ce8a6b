import CoreLocation
import Foundation
import UIKit

// How what lies over a map looks. Maps are plates here, so it is kept only.

/// Draws what is laid over a map view; nothing here.
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  private final class Nothing: NSObject, MKOverlay {
    let coordinate = CLLocationCoordinate2D()
  }
  /// What it draws.
  public let overlay: any MKOverlay
  /// Draws nothing.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  /// Of nothing.
  public override convenience init() { self.init(overlay: Nothing()) }
  /// How much of it is seen.
  open var alpha: CGFloat = 1
  /// How it meets what lies below.
  open var blendMode = CGBlendMode.normal
  /// How many pixels a point has: as the screen.
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// Whether a part can be drawn now: yes.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part; nothing.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// A part is to be drawn anew; nothing is.
  open func setNeedsDisplay() {}
  /// A part is to be drawn anew; nothing is.
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  /// A part is to be drawn anew; nothing is.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
  /// A point of the flat map as one to draw at: the same.
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  /// A point to draw at as one of the flat map: the same.
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
  /// A rectangle of the flat map as one to draw in: the same.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
  }
  /// A rectangle to draw in as one of the flat map: the same.
  open func mapRect(for rect: CGRect) -> MKMapRect { MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
/// How many points of the screen a point of the flat map is.
public typealias MKZoomScale = CGFloat
/// How a line or an area looks; kept only.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// Its ground.
  open var fillColor: UIColor?
  /// Its line.
  open var strokeColor: UIColor?
  /// How wide its line is.
  open var lineWidth: CGFloat = 0
  /// How lines meet.
  open var lineJoin = CGLineJoin.round
  /// How lines end.
  open var lineCap = CGLineCap.round
  /// How far a corner may stand out.
  open var miterLimit: CGFloat = 10
  /// Its dashes.
  open var lineDashPattern: [NSNumber]?
  /// Where the dashes begin.
  open var lineDashPhase: CGFloat = 0
  /// Its outline; nil = none yet.
  open var path: CGPath!
  /// Whether it is drawn once and then moved.
  open var shouldRasterize = false
  /// Makes the outline; none here.
  open func createPath() {}
  /// The outline is to be made anew.
  open func invalidatePath() { path = nil }
  /// Sets a context up to fill.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setFillColor((fillColor ?? .clear).cgColor)
  }
  /// Sets a context up to draw lines.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    context.setStrokeColor((strokeColor ?? .clear).cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap)
    context.setLineJoin(lineJoin)
  }
  /// Fills an outline.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath()
  }
  /// Draws the line of an outline.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }
  /// Where its line begins, as a part of its length.
  open var strokeStart: CGFloat = 0
  /// Where its line ends, as a part of its length.
  open var strokeEnd: CGFloat = 1
}
/// How a line looks; kept only.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// The line; an empty one where it was made for something else.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
  /// Of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}
/// How a line looks whose colour changes along it; kept only.
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colours.
  open private(set) var colors: [UIColor] = []
  /// Where each colour is, as a part of the length.
  open private(set) var locations: [CGFloat] = []
  /// Sets the colours, and where each is.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}
/// How an area looks; kept only.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// The area; an empty one where it was made for something else.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
  /// Of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}
/// How a circle looks; kept only.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// The circle; one without a radius where it was made for something else.
  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: CLLocationCoordinate2D(), radius: 0) }
  /// Of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
/// Several lines that look alike.
open class MKMultiPolyline: MKShape, MKOverlay {
  /// The lines.
  public let polylines: [MKPolyline]
  /// Of lines.
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  /// Where the first begins.
  open var coordinate: CLLocationCoordinate2D { polylines.first?.coordinate ?? CLLocationCoordinate2D() }
  /// The smallest rectangle around all.
  open var boundingMapRect: MKMapRect { polylines.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
}
/// Several areas that look alike.
open class MKMultiPolygon: MKShape, MKOverlay {
  /// The areas.
  public let polygons: [MKPolygon]
  /// Of areas.
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  /// Where the first begins.
  open var coordinate: CLLocationCoordinate2D { polygons.first?.coordinate ?? CLLocationCoordinate2D() }
  /// The smallest rectangle around all.
  open var boundingMapRect: MKMapRect { polygons.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) } }
}
/// How several lines look; kept only.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// The lines; none where it was made for something else.
  open var multiPolyline: MKMultiPolyline { overlay as? MKMultiPolyline ?? MKMultiPolyline([]) }
  /// Of lines.
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
/// How several areas look; kept only.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// The areas; none where it was made for something else.
  open var multiPolygon: MKMultiPolygon { overlay as? MKMultiPolygon ?? MKMultiPolygon([]) }
  /// Of areas.
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
