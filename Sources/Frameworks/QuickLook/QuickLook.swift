@_exported import Foundation
import SwiftUI
@_exported import UIKit

/// Something that can be looked at.
@MainActor @preconcurrency public protocol QLPreviewItem: NSObjectProtocol {
  /// Its file.
  var previewItemURL: URL? { get }
  /// Its name.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  /// No title of its own: the file's name serves.
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  /// The file itself.
  public var previewItemURL: URL? { self as URL }
}
/// Says what can be looked at.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many things.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Hears of looking; never called.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
  /// It ends.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// It has ended.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
/// A page that shows files: here a plate.
open class QLPreviewController: UIViewController {
  /// Who says what can be looked at.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Who hears of it.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// Which one is shown.
  open var currentPreviewItemIndex = 0
  /// The one that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? { dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) }
  /// Whether something can be shown: nothing can.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  /// Asks anew; nothing is shown.
  open func reloadData() {}
  /// Shows another; nothing is shown.
  open func refreshCurrentPreviewItem() {}
  open override func loadView() { view = FilePlate() }
}
private final class FilePlate: _ServicePlaceholderView {
  override var _serviceName: String { "QLPreviewController" }
}
extension View {
  /// A file to be looked at. Ignored: none is shown.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Files to be looked at. Ignored: none is shown.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<URL?>, in items: Items) -> some View
  where Items.Element == URL { self }
}
