import AVKit
import CoreImage
import CoreLocation
import Foundation
import MapKit
import QuoinFileEvents
import QuoinUIKitExtras
import Testing
import UIKit

/// What few files name: what it keeps, and what it does where it does something.
@MainActor @Suite("Rare names") struct RareNamesTests {
  @Test("What bars, searches and controls are told reads as it was set, each by itself")
  func kept() {
    let (one, other) = (UISearchController(), UISearchController())
    one.scopeBarActivation = .onTextEntry
    #expect(one.scopeBarActivation == .onTextEntry && other.scopeBarActivation == .automatic)
    let item = UIBarButtonItem()
    item.setBackgroundVerticalPositionAdjustment(3, for: .compact)
    #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 3 && item.backgroundVerticalPositionAdjustment(for: .default) == 0)
    let bar = UISearchBar()
    bar.setShowsScope(true, animated: false)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .selected)
    #expect(bar.showsScopeBar && bar.scopeBarButtonTitleTextAttributes(for: .selected)?[.kern] as? Int == 2)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal) == nil)
    let field = UISearchTextField()
    for (place, name) in [(0, "a"), (9, "c"), (1, "b")] {
      let token = UISearchToken(icon: nil, text: name)
      token.representedObject = name
      field.insertToken(token, at: place)
    }
    field.removeToken(at: 0)
    field.removeToken(at: 7)
    #expect(field.tokens.map { $0.representedObject as? String } == ["b", "c"])
    #expect(kStylisticAltTwentyOnSelector == 40 && kLowerCaseType == 37 && UIKeyCommand.f12 == "UIKeyInputF12")
  }

  @Test("A view of what is shown where there is nothing shows what it is given then")
  func unavailable() {
    var looks = UIContentUnavailableConfiguration.empty()
    looks.text = "a"
    let view = UIContentUnavailableView(configuration: looks)
    func words(_ view: UIView) -> [String?] { ((view as? UILabel).map { [$0.text] } ?? []) + view.subviews.flatMap(words) }
    #expect(words(view) == ["a"])
    looks.text = "b"
    view.configuration = looks
    #expect(words(view) == ["b"])
  }

  @Test("Rectangles of maps, lines and areas, by hand")
  func maps() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.midX == 25 && rect.maxY == 60 && rect.contains(MKMapPoint(x: 40, y: 60)) && !rect.contains(MKMapPoint(x: 41, y: 60)))
    let common = rect.intersection(MKMapRect(x: 30, y: 50, width: 100, height: 5))
    #expect(common.minX == 30 && common.minY == 50 && common.width == 10 && common.height == 5)
    #expect(rect.intersection(MKMapRect(x: 50, y: 0, width: 5, height: 90)).isNull && !rect.intersects(.null) && rect.isEmpty == false)
    #expect(rect.insetBy(dx: 1, dy: 2).width == 28 && rect.offsetBy(dx: 5, dy: 0).minX == 15)
    let places = [(1.0, 2.0), (3, -4), (2, 6)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
    let line = MKPolyline(coordinates: places, count: 3)
    #expect(line.boundingMapRect.minX == -4 && line.boundingMapRect.width == 10 && line.boundingMapRect.height == 2)
    #expect(line.points()[1].x == -4 && line.pointCount == 3 && MKPolyline(coordinates: places, count: -1).pointCount == 0)
    let areas = MKMultiPolygon([MKPolygon(coordinates: places, count: 2), MKPolygon(coordinates: places, count: 3)])
    #expect(areas.boundingMapRect.maxX == 6)
    // Drawn by what was made for something else there is nothing.
    #expect(MKPolygonRenderer(overlay: line).polygon.pointCount == 0 && MKPolylineRenderer(polyline: line).polyline === line)
    let map = MKMapView()
    let circles = (0..<4).map { MKCircle(center: places[0], radius: Double($0)) }
    map.addOverlay(circles[0])
    map.insertOverlay(circles[1], at: 0)
    map.insertOverlay(circles[2], above: circles[1])
    map.insertOverlay(circles[3], below: circles[1])
    #expect(map.overlays.compactMap { ($0 as? MKCircle)?.radius } == [3, 1, 2, 0])
    map.exchangeOverlay(circles[0], with: circles[3])
    #expect(map.overlays.compactMap { ($0 as? MKCircle)?.radius } == [0, 1, 2, 3])
    let food = MKPointOfInterestFilter(including: [.bakery])
    #expect(food.includes(.bakery) && food.excludes(.atm) && MKPointOfInterestFilter(excluding: [.bakery]).includes(.atm))
    #expect(MKPointOfInterestFilter.includingAll.includes(.zoo) && MKPointOfInterestFilter.excludingAll.excludes(.zoo))
    // A degree along the equator is 111.32 km: WGS 84's radius of 6,378,137 m times π / 180.
    #expect(abs(MKMetersPerMapPointAtLatitude(0) - 6_378_137 * .pi / 180) < 1 && MKMapPointsPerMeterAtLatitude(60) > 1 / 60_000)
  }

  @Test("Codes are made of what codes can have; there are no small windows of films")
  func codes() {
    #expect(CIQRCodeDescriptor(payload: Data(), symbolVersion: 41, maskPattern: 0, errorCorrectionLevel: .levelL) == nil)
    #expect(CIQRCodeDescriptor(payload: Data([1]), symbolVersion: 40, maskPattern: 7, errorCorrectionLevel: .levelH)?.symbolVersion == 40)
    #expect(CIDataMatrixCodeDescriptor(payload: Data(), rowCount: 0, columnCount: 3, eccVersion: .v200) == nil)
    #expect(
      !AVPictureInPictureController.isPictureInPictureSupported() && AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  }

  @Test("A file that is written, and then deleted, is heard of; one that nobody touches is not")
  func files() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-heard-\(UUID().uuidString)")
    try Data("a".utf8).write(to: file)
    let handle = open(file.path, O_EVTONLY)
    defer { close(handle) }
    let source = DispatchSource.makeFileSystemObjectSource(fileDescriptor: handle, eventMask: [.write, .delete], queue: .global())
    let (heard, told) = AsyncStream<UInt>.makeStream()
    source.setEventHandler { told.yield(source.data.rawValue) }
    source.resume()
    let writer = try FileHandle(forWritingTo: file)
    try writer.write(contentsOf: Data("b".utf8))
    try writer.close()
    var events = heard.makeAsyncIterator()
    #expect(await events.next().map(DispatchSource.FileSystemEvent.init(rawValue:))?.contains(.write) == true)
    source.cancel()
    try FileManager.default.removeItem(at: file)
    #expect(source.isCancelled && source.handle == handle)
  }
}
