import AVFoundation
import Contacts
import CoreLocation
import CoreMedia
import CoreMotion
import CoreVideo
import Foundation
import MapKit
import MediaPlayer
import PhotosUI
import SpriteKit
import Testing
import UIKit
import Vision

/// What films, sensors and seeing name: it is there with its types, and finds, plays and measures nothing.
@MainActor @Suite("Names of films, sensors and seeing") struct MediaNameTests {
  @Test("What a request for something of its own finds is of that kind, and of the common one where nobody knows which request it is")
  func seeing() throws {
    let words: [VNRecognizedTextObservation]? = VNRecognizeTextRequest().results
    let codes: [VNBarcodeObservation]? = VNDetectBarcodesRequest().results
    let masks: [VNInstanceMaskObservation]? = VNGenerateForegroundInstanceMaskRequest().results
    let any: [VNObservation]? = (VNRecognizeTextRequest() as VNRequest).results
    #expect(words == [] && codes == [] && masks == [] && any == [])
    var told = 0
    let request = VNDetectFaceRectanglesRequest { request, error in told += request.results == [] && error == nil ? 1 : 9 }
    try VNImageRequestHandler(cmSampleBuffer: CMSampleBuffer(), orientation: .up).perform([request, request])
    #expect(told == 2)
    #expect(throws: (any Error).self) { try VNInstanceMaskObservation().generateMask(forInstances: [1]) }
  }

  @Test("Films know that nothing of them can be played, times whether they are some") func films() {
    let item = AVPlayerItem(url: URL(fileURLWithPath: "/nowhere.mov"))
    #expect(!item.canPlayFastForward && !item.canStepBackward && item.audioTimePitchAlgorithm == .timeDomain)
    #expect(item.asset.statusOfValue(forKey: "duration", error: nil) == .loaded)
    #expect(CMTIME_IS_VALID(CMTimeMake(value: 1, timescale: 2)) && CMTIME_IS_INVALID(.invalid) && !CMTIME_IS_NUMERIC(.invalid))
    #expect(kCVPixelFormatType_32ARGB == 32, "Core Video's header has the number 0x20")
    let artwork = MPMediaItemArtwork(image: UIImage())
    #expect(artwork.bounds.size == .zero && !MPVolumeView().areWirelessRoutesAvailable)
    #expect(SKVideoNode(avPlayer: AVPlayer()).size == .zero)
    let live = PHLivePhotoView()
    live.startPlayback(with: .hint)
    #expect(live.livePhoto == nil && PHLivePhotoView.livePhotoBadgeImage(options: .liveOff) != PHLivePhotoView.livePhotoBadgeImage())
  }

  @Test("No turn against any direction") func sensors() {
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates(using: .xArbitraryZVertical, to: .main) { _, _ in Issue.record("nothing is measured") }
    #expect(CMMotionManager.availableAttitudeReferenceFrames().isEmpty)
    let turn = CMAttitude()
    turn.multiply(byInverseOf: CMAttitude())
    let matrix = turn.rotationMatrix
    #expect([matrix.m11, matrix.m22, matrix.m33] == [1, 1, 1] && [matrix.m12, matrix.m21, matrix.m31] == [0, 0, 0])
  }

  @Test("A picture over a map comes from its template's numbers; a place and how much is seen are kept as objects") func maps() {
    let overlay = MKTileOverlay(urlTemplate: "https://a.invalid/{z}/{x}/{y}@{scale}.png")
    #expect(
      overlay.url(forTilePath: MKTileOverlayPath(x: 3, y: 5, z: 4, contentScaleFactor: 2)).absoluteString == "https://a.invalid/4/3/5@2.png"
    )
    let place = NSValue(mkCoordinate: CLLocationCoordinate2D(latitude: 37.5, longitude: 127)).mkCoordinateValue
    #expect(place.latitude == 37.5 && place.longitude == 127)
    let span = NSValue(mkCoordinateSpan: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3)).mkCoordinateSpanValue
    #expect(span.latitudeDelta == 2 && span.longitudeDelta == 3)
    #expect(CNContactsUserDefaults.shared().countryCode.count == 2)
  }

  @Test("A camera that is not there can do nothing of what it is told by hand") func cameras() {
    let format = AVCaptureDevice.Format()
    #expect(
      format.videoSupportedFrameRateRanges.isEmpty && CMVideoFormatDescriptionGetDimensions(format.formatDescription) == CMVideoDimensions()
    )
    #expect(!CMSampleBufferIsValid(CMSampleBuffer()) && CMSampleBufferGetFormatDescription(CMSampleBuffer()) == nil)
    #expect(AVCaptureDevice.WhiteBalanceGains() == AVCaptureDevice.currentWhiteBalanceGains)
    #expect(AVCapturePhotoSettings().photoQualityPrioritization == .balanced)
  }
}
