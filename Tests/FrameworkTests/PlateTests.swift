import CoreImage
import Foundation
import MapKit
import PDFKit
import QuoinDrawing
import SwiftUI
import Testing
import UIKit
import WebKit

/// Views that a service of the phone would fill: a plate with their name in the middle; what is given to them is kept.
@MainActor @Suite("Plates keep what they are given") struct PlateTests {
  func holds<Object: AnyObject, Value: Equatable>(
    _ make: () -> Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ standard: Value, _ other: Value, line: Int = #line
  ) {
    let object = make()
    #expect(object[keyPath: path] == standard, "the default of line \(line)")
    object[keyPath: path] = other
    #expect(object[keyPath: path] == other, "what line \(line) sets")
  }

  @Test("a plate is grey to its edges and says in the middle what would be there") func plates() throws {
    func bitmap(_ view: some View) throws -> Bitmap {
      let renderer = ImageRenderer(content: view.frame(width: 120, height: 60))
      renderer.scale = 1
      return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: renderer.page().displayList())
    }
    func dark(_ picture: Bitmap) -> CGRect {
      var found = CGRect.null
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y].red < 0.75 { found = found.union(CGRect(x: x, y: y, width: 1, height: 1)) }
      }
      return found
    }
    let plain = try bitmap(Color(UIColor.secondarySystemFill))
    for (width, view) in [(60, MKMapView()), (45, PDFView()), (60, WKWebView(frame: .zero))] as [(CGFloat, UIView)] {
      let picture = try bitmap(Plate(view: view))
      for (x, y) in [(0, 0), (119, 0), (0, 59), (119, 59), (3, 30)] {
        #expect(picture[x, y] == plain[x, y], "\(type(of: view)): \(x) \(y)")
      }
      let words = dark(picture)
      #expect(abs(words.midX - 60) < 3 && abs(words.midY - 30) < 4 && abs(words.width - width) < 12, "\(type(of: view)): \(words)")
    }
  }

  @Test("MapKit: views, their places, rectangles") func maps() {
    let map = { MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) }
    holds(map, \.mapType, .standard, .satellite)
    for path in [\MKMapView.isZoomEnabled, \.isScrollEnabled, \.isRotateEnabled, \.isPitchEnabled, \.showsCompass, \.showsBuildings] {
      holds(map, path, true, false)
    }
    holds(map, \.showsPointsOfInterest, true, false)
    for path in [\MKMapView.showsUserLocation, \.showsScale, \.showsTraffic] { holds(map, path, false, true) }
    holds(map, \.userTrackingMode, .none, .follow)
    let view = map()
    let (one, two) = (
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), title: "a", subtitle: "b"), MKPointAnnotation()
    )
    #expect(one.title == "a" && one.subtitle == "b" && one.coordinate.latitude == 1 && one.coordinate.longitude == 2 && two.title == nil)
    view.addAnnotation(one)
    view.addAnnotations([two])
    #expect(view.annotations.count == 2 && view.annotations[0] === one)
    view.selectAnnotation(two, animated: false)
    #expect(view.selectedAnnotations.count == 1 && view.selectedAnnotations[0] === two)
    view.deselectAnnotation(two, animated: false)
    view.removeAnnotation(one)
    #expect(view.selectedAnnotations.isEmpty && view.annotations.count == 1 && view.annotations[0] === two)
    view.removeAnnotations([two])
    #expect(view.annotations.isEmpty)
    let (line, circle) = (
      MKPolyline(coordinates: [CLLocationCoordinate2D(latitude: 3, longitude: 4)], count: 1),
      MKCircle(center: CLLocationCoordinate2D(latitude: 5, longitude: 6), radius: 7)
    )
    #expect(line.pointCount == 1 && line.coordinate.latitude == 3 && circle.radius == 7 && circle.coordinate.longitude == 6)
    view.addOverlay(line)
    view.addOverlay(circle, level: .aboveLabels)
    #expect(view.overlays.count == 2 && view.overlays[1] === circle)
    view.removeOverlay(line)
    #expect(view.overlays.count == 1)
    view.addOverlays([line])
    #expect(view.overlays.count == 2 && view.overlays[1] === line)
    view.removeOverlays([circle, line])
    #expect(view.overlays.isEmpty)
    view.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 10), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 8)),
      animated: false)
    #expect(view.centerCoordinate.latitude == 50 && view.region.span.longitudeDelta == 8)
    view.setCenter(CLLocationCoordinate2D(latitude: 20, longitude: 30), animated: true)
    #expect(view.region.center.latitude == 20 && view.region.center.longitude == 30 && view.region.span.latitudeDelta == 4)
    #expect(view.convert(view.centerCoordinate, toPointTo: view) == CGPoint(x: 100, y: 50))
    #expect(view.visibleMapRect.size.width == 360 && MKMapRect.world.size.height == 180 && MKMapRect.world.origin.y == -90)
    view.setVisibleMapRect(MKMapRect(x: 1, y: 2, width: 3, height: 4), edgePadding: .zero, animated: false)
    #expect(view.visibleMapRect.size.height == 4)
    let around = MKCoordinateRegion(MKMapRect(x: 10, y: 20, width: 6, height: 8))
    #expect([around.center.longitude, around.center.latitude, around.span.longitudeDelta, around.span.latitudeDelta] == [13, 24, 6, 8])
    // A degree of latitude is 111.32 km; of longitude half of it at 60°.
    let metres = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_320, longitudinalMeters: 111_320)
    #expect(abs(metres.span.latitudeDelta - 1) < 0.001 && abs(metres.span.longitudeDelta - 2) < 0.001)
    let marker = { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) }
    for path in [\MKMarkerAnnotationView.canShowCallout, \.isDraggable, \.isSelected, \.isHighlighted] { holds(marker, path, false, true) }
    holds(marker, \.isEnabled, true, false)
    holds(marker, \.displayPriority, .required, .defaultLow)
    holds(marker, \.centerOffset, .zero, CGPoint(x: 1, y: 2))
    holds(marker, \.calloutOffset, .zero, CGPoint(x: 1, y: 2))
    holds(marker, \.glyphText, nil, "a")
    let modes = [MapInteractionModes.pan, .zoom, .pitch, .rotate]
    #expect(MapInteractionModes.all == MapInteractionModes(modes))
    #expect(Set([MapInteractionModes.pan, .zoom, .pitch, .rotate].map(\.rawValue)).count == 4)
  }

  // developer.apple.com/documentation/pdfkit/pdfview, …/webkit/wkwebview: the defaults of their properties.
  @Test("PDFKit and WebKit") func pages() throws {
    let pdf = { PDFView() }
    holds(pdf, \.autoScales, false, true)
    holds(pdf, \.displayMode, .singlePageContinuous, .twoUp)
    holds(pdf, \.displayDirection, .vertical, .horizontal)
    holds(pdf, \.displaysPageBreaks, true, false)
    holds(pdf, \.scaleFactor, 1, 3)
    let bytes = Data("%PDF-1.7".utf8)
    #expect(PDFDocument(data: bytes)?.dataRepresentation() == bytes && PDFDocument(data: Data([1])) == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("plate-\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let document = try #require(PDFDocument(data: bytes))
    #expect(document.write(to: file) && PDFDocument(url: file)?.documentURL == file)
    #expect(!document.write(to: URL(fileURLWithPath: "/nowhere/at/all")) && PDFDocument(url: URL(fileURLWithPath: "/nowhere")) == nil)
    let web = { WKWebView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    holds(web, \.allowsBackForwardNavigationGestures, false, true)
    holds(web, \.allowsLinkPreview, true, false)
    holds(web, \.isInspectable, false, true)
    holds(web, \.customUserAgent, nil, "a")
    holds({ WKWebViewConfiguration() }, \.allowsInlineMediaPlayback, false, true)
    holds({ WKPreferences() }, \.javaScriptCanOpenWindowsAutomatically, false, true)
    holds({ WKPreferences() }, \.minimumFontSize, 0, 9)
    holds({ WKWebpagePreferences() }, \.allowsContentJavaScript, true, false)
    #expect(WKAudiovisualMediaTypes.all == [.audio, .video] && WKAudiovisualMediaTypes.audio.isDisjoint(with: .video))
    let (view, address) = (web(), try #require(URL(string: "https://example.org/")))
    view.load(URLRequest(url: address))
    var answers = 0
    view.evaluateJavaScript("1") { value, error in answers += value == nil && error == nil ? 1 : 0 }
    #expect(view.url == address && answers == 1 && !view.isLoading && !view.canGoBack && !view.canGoForward)
  }

  @Test("Core Image: colours, vectors, what a filter is given") func filters() throws {
    let color = CIColor(color: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    let same = CIColor(cgColor: UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).cgColor)
    for one in [color, same] {
      for (part, expected) in zip([one.red, one.green, one.blue, one.alpha], [0.1, 0.2, 0.3, 0.4]) { #expect(abs(part - expected) < 0.001) }
    }
    #expect(CIColor.white.green == 1 && CIColor.black.green == 0 && CIColor.black.alpha == 1 && CIColor.clear.alpha == 0)
    let vector = CIVector(cgPoint: CGPoint(x: 3, y: 4))
    #expect([vector.x, vector.y, vector.z, vector.w] == [3, 4, 0, 0])
    holds({ CIFilter.sepiaTone() }, \.intensity, 1, 2)
    holds({ CIFilter.gaussianBlur() }, \.radius, 10, 2)
    holds({ CIFilter.pixellate() }, \.scale, 8, 2)
    holds({ CIFilter.hueAdjust() }, \.angle, 0, 2)
    holds({ CIFilter.colorControls() }, \.brightness, 0, 2)
    holds({ CIFilter.colorControls() }, \.contrast, 1, 2)
    holds({ CIFilter.colorControls() }, \.saturation, 1, 2)
    holds({ CIFilter.exposureAdjust() }, \.ev, 0, 2)
    holds({ CIFilter.sharpenLuminance() }, \.sharpness, 0.4, 2)
    holds({ CIFilter.vibrance() }, \.amount, 0, 2)
    holds({ CIFilter.pixellate() }, \.center, CGPoint(x: 150, y: 150), CGPoint(x: 1, y: 2))
    holds({ CIFilter.qrCodeGenerator() }, \.message, Data(), Data([1]))
    holds({ CIFilter.qrCodeGenerator() }, \.correctionLevel, "M", "H")
    // What a filter does not ask for it keeps all the same.
    holds({ CIFilter.comicEffect() }, \.amount, 0, 2)
    let keyed = try #require(CIFilter(name: "CISepiaTone", parameters: [kCIInputIntensityKey: Float(0.25)]))
    #expect(keyed.name == "CISepiaTone" && keyed.outputImage == nil)
    let built = CIFilter.sepiaTone()
    for (key, read) in [
      (kCIInputIntensityKey, \CIBuiltinFilter.intensity), (kCIInputRadiusKey, \.radius), (kCIInputScaleKey, \.scale),
      (kCIInputAngleKey, \.angle), (kCIInputBrightnessKey, \.brightness), (kCIInputContrastKey, \.contrast),
      (kCIInputSaturationKey, \.saturation), (kCIInputEVKey, \.ev), (kCIInputSharpnessKey, \.sharpness),
    ] {
      built.setValue(Float(0.125), forKey: key)
      #expect(built[keyPath: read] == 0.125, "\(key)")
    }
    let square = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
    let picture = try #require(CIImage(image: square))
    built.inputImage = picture
    #expect(built.outputImage?.extent == picture.extent && UIImage(ciImage: picture).cgImage?.width == square.cgImage?.width)
    #expect(CIImage.empty().extent == .zero && CIImage(data: Data([1])) == nil && CIImage(color: .white).cgImage == nil)
    #expect(CIImage(cgImage: try #require(square.cgImage)).extent.width == CGFloat(try #require(square.cgImage).width))
  }
}

private struct Plate: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
