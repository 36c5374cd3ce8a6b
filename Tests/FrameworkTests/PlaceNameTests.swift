import CoreLocation
import Foundation
import MapKit
import Photos
import PhotosUI
import Testing
import UIKit
import WebKit

/// What maps, photos and pages of the web answer that are not there, by their newer names.
@MainActor @Suite("Newer names of places and photos") struct PlaceNameTests {
  // developer.apple.com: mapkit/mkgeocodingrequest, mkreversegeocodingrequest, mkaddressfilter.
  @Test("Addresses are kept, no place is found; filters tell what they let through")
  func places() async throws {
    #expect(MKGeocodingRequest(addressString: "") == nil && MKAddress(fullAddress: "", shortAddress: "a") == nil)
    let request = try #require(MKGeocodingRequest(addressString: "1 Main St"))
    await #expect(throws: MKError.self) { try await request.mapItems }
    let item = MKMapItem(location: CLLocation(latitude: 3, longitude: 4), address: MKAddress(fullAddress: "1 Main St", shortAddress: nil))
    #expect(item.address?.fullAddress == "1 Main St" && item.identifier == nil)
    #expect(MKMapItemAnnotation(mapItem: item).coordinate.latitude == 3)
    #expect(MKReverseGeocodingRequest(location: CLLocation(latitude: 200, longitude: 0)) == nil)
    let filter = MKAddressFilter(including: [.country, .locality])
    #expect(filter.includes(.country) && filter.excludes(.postalCode) && filter.excludes([.country, .postalCode]))
    #expect(MKAddressFilter(excluding: .country).excludes(.country) && MKAddressFilter.includingAll.includes(.locality))
    #expect(MKMapItem.Identifier(rawValue: "") == nil && MKTileOverlay().urlTemplate == nil)
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("a", in: nil, preferredLocale: nil) }
  }

  @Test("How photos are chosen is kept; libraries have not changed; pages give no picture")
  func photos() async throws {
    var configuration = PHPickerConfiguration()
    configuration.selection = .ordered
    configuration.preselectedAssetIdentifiers = ["a"]
    configuration.filter = .any(of: [.bursts, .panoramas, .not(.spatialMedia)])
    let picker = PHPickerViewController(configuration: configuration)
    #expect(picker.configuration.selection == .ordered && picker.configuration.preselectedAssetIdentifiers == ["a"])
    let library = PHPhotoLibrary.shared()
    #expect(try Array(library.fetchPersistentChanges(since: library.currentChangeToken)).isEmpty)
    #expect(throws: CocoaError.self) { try library.cloudIdentifierMappings(forLocalIdentifiers: ["a", "a"])["a"]?.get() }
    let page = WKWebView()
    await #expect(throws: WKError.self) { try await page.takeSnapshot(configuration: nil) }
    #expect(page.findInteraction == nil)
  }
}
