import SwiftUI
@_exported import UIKit

/// Who is told of scanned pages; nobody ever is.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Pages were scanned.
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// None were.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// It failed.
  func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  /// Does nothing.
  public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}
/// Scanned pages: none.
open class VNDocumentCameraScan: NSObject {
  /// How many: none.
  open var pageCount: Int { 0 }
  /// What they are called.
  open var title: String { "" }
  /// A page.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
/// Scans pages: here a plate.
open class VNDocumentCameraViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// Whether there can be one: no.
  open class var isSupported: Bool { false }
  open override func loadView() { view = CameraPlate() }
}
private final class CameraPlate: _ServicePlaceholderView {
  override var _serviceName: String { "VNDocumentCameraViewController" }
}
/// What was seen.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)
  /// Words.
  public struct Text: Identifiable, Sendable {
    /// Its name.
    public let id = UUID()
    /// The words.
    public let transcript = ""
  }
  /// A code.
  public struct Barcode: Identifiable, Sendable {
    /// Its name.
    public let id = UUID()
    /// What it says; nil when that is no text.
    public let payloadStringValue: String? = nil
  }
  /// Its name.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
}
/// Who is told what is seen; nobody ever is.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Something was tapped.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Something came.
  func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// Something changed.
  func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// Something went.
  func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  /// It cannot go on.
  func dataScanner(
    _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  /// Does nothing.
  public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
  /// Does nothing.
  public func dataScanner(
    _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
/// Sees words and codes: here a plate.
open class DataScannerViewController: UIViewController {
  /// What is seen.
  public struct RecognizedDataType: Hashable, Sendable {
    let name: String
    /// Words.
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self { Self(name: "text") }
    /// Codes.
    public static func barcode(symbologies: [String] = []) -> Self { Self(name: "barcode") }
  }
  /// Which words.
  public enum TextContentType: Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency
  }
  /// How well.
  public enum QualityLevel: Sendable { case balanced, fast, accurate }
  /// Why not.
  public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
  /// Whether there can be one: no.
  open class var isSupported: Bool { false }
  /// Whether there is one: no.
  open class var isAvailable: Bool { false }
  /// Who is told.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// Whether it runs: no.
  open var isScanning: Bool { false }
  /// For some things.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
    isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) { super.init(nibName: nil, bundle: nil) }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Begins.
  /// - Throws: that there is no camera.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  /// Ends.
  open func stopScanning() {}
  open override func loadView() { view = ScannerPlate() }
}
private final class ScannerPlate: _ServicePlaceholderView {
  override var _serviceName: String { "DataScannerViewController" }
}
