import AVKit
import CoreImage
import CoreLocation
import Foundation
import MapKit
import Photos
import QuoinFileEvents
import QuoinUIKitExtras
import Testing
import UIKit
import WeatherKit

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

  @Test("a provider gives its bytes as a file, which is gone afterwards")
  func providedFiles() throws {
    let provider = NSItemProvider()
    provider.suggestedName = "note.txt"
    provider.registerDataRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { told in
      told(Data("abc".utf8), nil)
      return nil
    }
    let (path, text) = (Kept<String>(), Kept<String>())
    provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
      path.value = url?.path
      text.value = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
    #expect(text.value == "abc" && path.value?.hasSuffix("/note.txt") == true)
    #expect(!FileManager.default.fileExists(atPath: try #require(path.value)))
    let missing = Kept<Bool>()
    provider.loadFileRepresentation(forTypeIdentifier: "public.png") { url, _ in missing.value = url == nil }
    #expect(missing.value == true)
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.plain-text"))
    #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.plain-text", fileOptions: .openInPlace))
    // What is said as a file comes as bytes too.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let other = NSItemProvider()
    other.registerFileRepresentation(forTypeIdentifier: "public.data", visibility: .all) { told in
      told(file, false, nil)
      return nil
    }
    other.loadDataRepresentation(forTypeIdentifier: "public.data") { data, _ in
      text.value = data.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text.value == "file")
  }
  private final class Kept<Value>: @unchecked Sendable { var value: Value? }

  @Test("numbers and truths of Core Foundation are told apart, as JSON is read")
  func kindsOfNumbers() {
    #expect(CFNumberGetType(true as NSNumber) == .charType && CFNumberGetType(2.5 as NSNumber) == .float64Type)
    #expect(CFNumberIsFloatType(2.5 as NSNumber) && !CFNumberIsFloatType(2 as NSNumber))
    #expect(CFGetTypeID(false as NSNumber) == CFBooleanGetTypeID() && CFGetTypeID(0 as NSNumber) == CFNumberGetTypeID())
    #expect(CFGetTypeID("a" as NSString) == CFStringGetTypeID() && CFGetTypeID(NSNull()) == CFNullGetTypeID())
    #expect(CFGetTypeID(NSObject()) == 0)
  }

  @Test("an annotation that is not known better has its words twice optional")
  func annotations() {
    let pin = MKPointAnnotation()
    pin.title = "here"
    let any: any MKAnnotation = pin
    let words: String = (any.title!!)
    #expect(words == "here" && (any.subtitle ?? "none") == "none" && (any.title ?? "none") == "here")
    #expect(MKLocalSearchCompleter.ResultType([.address, .query]).rawValue == 5 && CLLocation().coordinate.latitude == 0)
  }

  @Test("a film that is not played has nothing beside its picture")
  func outputs() {
    let output = AVPlayerItemLegibleOutput(mediaSubtypesForNativeRepresentation: [])
    output.textStylingResolution = .sourceAndRulesOnly
    #expect(output.textStylingResolution == .sourceAndRulesOnly && output.itemTime(forHostTime: 7) == .zero)
    let rule = AVTextStyleRule(textMarkupAttributes: [kCMTextMarkupAttribute_BoldStyle: true])
    #expect(rule?.textMarkupAttributes[kCMTextMarkupAttribute_BoldStyle] as? Bool == true && rule?.textSelector == nil)
    #expect(AVPlayerItem(url: URL(fileURLWithPath: "/a.mov")).outputs.isEmpty)
  }

  @Test("nobody tells the weather; what is made by hand says its words")
  func weather() async throws {
    await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: CLLocation()) }
    await #expect(throws: WeatherError.permissionDenied) {
      let (now, days) = try await WeatherService.shared.weather(for: CLLocation(), including: .current, .daily)
      Issue.record("\(now) \(days.count)")
    }
    #expect(WeatherCondition.partlyCloudy.description == "Partly Cloudy" && WeatherCondition.clear.description == "Clear")
    #expect(WeatherCondition(rawValue: "wintryMix") == .wintryMix && WeatherCondition.allCases.count == 34)
    #expect(MoonPhase.waxingCrescent.symbolName == "moonphase.waxing.crescent" && MoonPhase.full.symbolName == "moonphase.full.moon")
    // The classes of the World Health Organization's Global Solar UV Index.
    #expect(
      [2, 3, 5, 6, 7, 8, 10, 11].map { UVIndex(value: $0).category } == [
        .low, .moderate, .moderate, .high, .high, .veryHigh, .veryHigh, .extreme,
      ])
    #expect(Wind.CompassDirection.southSouthwest.abbreviation == "SSW" && Wind.CompassDirection.north.abbreviation == "N")
    let hours = Forecast(forecast: [HourWeather(condition: .rain), HourWeather(condition: .snow)])
    #expect(hours.map(\.condition) == [.rain, .snow])
  }

  @Test("what libraries of pictures ask the system for: moving photos, memory that is left, sizes of objects")
  func askedByLibraries() async {
    var told: [AnyHashable: Any] = [:]
    PHLivePhoto.request(withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .aspectFit) { photo, info in
      #expect(photo == nil)
      told = info
    }
    #expect((told[PHLivePhotoInfoErrorKey] as? PHPhotosError)?.code == .invalidResource)
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .global())
    #expect(source.mask.contains(.critical) && !source.mask.contains(.normal) && !source.isCancelled)
    await withCheckedContinuation { done in
      source.setCancelHandler { done.resume() }
      source.activate()
      source.cancel()
      source.cancel()
    }
    #expect(source.isCancelled)
    class Two { var (a, b) = (1, 2) }
    // Two references for the runtime, two numbers.
    #expect(class_getInstanceSize(Two.self) == 32 && class_getInstanceSize(nil) == 0)
  }
}
