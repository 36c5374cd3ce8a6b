import CoreImage
import Foundation
import MapKit
import PDFKit
import QuoinDrawing
import SpriteKit
import SwiftUI
import Testing
import UIKit
import WebKit

@testable import WidgetKit

/// What is kept, and what stands where nothing was given.
extension PlateTests {
  // developer.apple.com/documentation/spritekit/skphysicsbody: the defaults of its properties.
  @Test("SpriteKit: a body's properties") func bodies() {
    let body = { SKPhysicsBody(circleOfRadius: 3) }
    for path in [\SKPhysicsBody.isDynamic, \.affectedByGravity, \.allowsRotation] { holds(body, path, true, false) }
    for path in [\SKPhysicsBody.pinned, \.isResting, \.usesPreciseCollisionDetection] { holds(body, path, false, true) }
    for path in [\SKPhysicsBody.friction, \.restitution] { holds(body, path, 0.2, 0.7) }
    for path in [\SKPhysicsBody.linearDamping, \.angularDamping] { holds(body, path, 0.1, 0.7) }
    for path in [\SKPhysicsBody.categoryBitMask, \.collisionBitMask, \.fieldBitMask] { holds(body, path, 0xFFFF_FFFF, 5) }
    holds(body, \.contactTestBitMask, 0, 5)
    holds(body, \.velocity, .zero, CGVector(dx: 1, dy: 2))
    holds(body, \.angularVelocity, 0, 2)
    #expect(body().allContactedBodies().isEmpty)
    let shape = SKShapeNode(rect: CGRect(x: 1, y: 2, width: 30, height: 20))
    shape.position = CGPoint(x: 100, y: 50)
    #expect(shape.frame == CGRect(x: 101, y: 52, width: 30, height: 20))
  }

  @Test("MapKit: lines, ways, means") func ways() {
    let places = [CLLocationCoordinate2D(latitude: 1, longitude: 2), CLLocationCoordinate2D(latitude: 3, longitude: 4)]
    let line = MKPolyline(coordinates: places, count: 2)
    #expect(line.coordinate.latitude == 1 && line.coordinate.longitude == 2 && line.pointCount == 2)
    let whole = line.boundingMapRect
    #expect([whole.origin.x, whole.origin.y, whole.size.width, whole.size.height] == [2, 1, 2, 2])
    let item = MKMapItem(placemark: MKPlacemark(coordinate: places[1]))
    holds({ item }, \.name, nil, "a")
    holds({ item }, \.phoneNumber, nil, "b")
    #expect(
      item.placemark.coordinate.latitude == 3 && !item.openInMaps() && MKMapItem.forCurrentLocation().placemark.coordinate.latitude == 0)
    let means = [MKDirectionsTransportType.automobile, .walking, .transit]
    #expect(Set(means.map(\.rawValue)).count == 3 && means.allSatisfy { MKDirectionsTransportType.any.isSuperset(of: $0) })
    #expect(MKDirections.Request().transportType == .any && !MKDirections.Request().requestsAlternateRoutes)
    let (way, step) = (MKRoute(), MKRoute.Step())
    #expect(way.distance == 0 && way.expectedTravelTime == 0 && way.name.isEmpty && way.steps.isEmpty && way.polyline.pointCount == 0)
    #expect(step.distance == 0 && step.instructions.isEmpty)
    let me = MKUserLocation()
    #expect(me.coordinate.latitude == 0 && me.location == nil && !me.isUpdating && me.title == "My Location" && me.subtitle == nil)
  }

  private final class Asked: NSObject, WKNavigationDelegate {}

  @Test("PDFKit, WebKit, Core Image: what nobody gave") func plain() throws {
    let pdf = { PDFView() }
    holds(pdf, \.minScaleFactor, 0.1, 0.5)
    holds(pdf, \.maxScaleFactor, 10, 5)
    #expect(pdf().scaleFactorForSizeToFit == 1 && pdf().currentPage == nil)
    #expect(WKUserScript(source: "let a = 1", injectionTime: .atDocumentEnd, forMainFrameOnly: true).source == "let a = 1")
    var answers: [WKNavigationActionPolicy] = []
    Asked().webView(WKWebView(frame: .zero), decidePolicyFor: WKNavigationAction()) { answers.append($0) }
    #expect(answers == [.allow] && WKNavigationAction().navigationType == .other)
    holds({ WKPreferences() }, \.javaScriptEnabled, true, false)
    for (color, parts) in [(CIColor.black, [0, 0, 0, 1]), (.white, [1, 1, 1, 1]), (.clear, [0, 0, 0, 0])] as [(CIColor, [CGFloat])] {
      #expect([color.red, color.green, color.blue, color.alpha] == parts)
    }
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(CIFilter.filterNames(inCategory: nil).contains("CISepiaTone"))
    let picture = try #require(CIImage(image: UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }))
    let given = try #require(CIFilter(name: "CISepiaTone", parameters: [kCIInputImageKey: picture]))
    #expect(given.inputImage === picture && given.outputImage?.extent == picture.extent)
  }

  private struct Reader: View {
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var hasBackground
    @Environment(\.showsWidgetLabel) private var hasLabel
    @Environment(\.isInWidget) private var isInWidget
    let tell: (WidgetRenderingMode, Bool, Bool, Bool) -> Void
    var body: some View {
      tell(mode, hasBackground, hasLabel, isInWidget)
      return Color.clear
    }
  }
  private struct Entry: TimelineEntry { var date = Date(timeIntervalSince1970: 0) }
  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry() }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry()) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(), Entry()], policy: .atEnd))
    }
  }
  private func size(_ view: some View) -> CGSize { ImageRenderer(content: view).page().displayList().size }

  @Test("WidgetKit: what a widget's surroundings say, and how large its parts are") func widgets() throws {
    for family in WidgetFamily.allCases {
      var said: [String] = []
      let reader = Reader { said = ["\($0)", "\($1)", "\($2)", "\($3)"] }
      _ = ImageRenderer(content: reader.previewContext(WidgetPreviewContext(family: family))).page()
      #expect(said == ["fullColor", "\(!family.isAccessory)", "false", "true"], "\(family)")
      _ = ImageRenderer(content: reader.environment(\.widgetRenderingMode, .vibrant)).page()
      #expect(said.first == "vibrant" && said.last == "false")
    }
    // Human Interface Guidelines, "Widgets": the extra large family on an iPad of 820 × 1180 points.
    #expect(size(Color.red.previewContext(WidgetPreviewContext(family: .systemExtraLarge))) == CGSize(width: 715, height: 342))
    // A plate behind a round widget is round, behind another not.
    for (family, isRound) in [(WidgetFamily.accessoryCircular, true), (.accessoryRectangular, false)] {
      let list = ImageRenderer(content: AccessoryWidgetBackground().previewContext(WidgetPreviewContext(family: family))).page()
        .displayList()
      let corner = try Pixels.color(list, 2, 2)
      #expect((corner == .white) == isRound, "\(family)")
    }
    // Content that has no margins reaches to the widget's edges.
    let plain = StaticConfiguration(kind: "a", provider: Provider()) { _ in
      Color(red: 1, green: 0, blue: 0).containerBackground(for: .widget) { Color.white }
    }
    let views = (plain._view(of: Entry(), in: .systemSmall), plain.contentMarginsDisabled()._view(of: Entry(), in: .systemSmall))
    for (view, hasMargins) in [(views.0, true), (views.1, false)] {
      let list = ImageRenderer(content: WidgetFrame(family: .systemSmall, content: try #require(view))).page().displayList()
      #expect(try (Pixels.color(list, 80, 8).green < 0.5) == !hasMargins && Pixels.color(list, 80, 80).green < 0.5)
    }
  }
}

private enum Pixels {
  static func color(_ list: DisplayList, _ x: Int, _ y: Int) throws -> PaintColor {
    try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)[x, y]
  }
}
