@_exported import Photos
@_exported import QuoinUniformTypes
import QuoinUniformTypes
import SwiftUI
@_exported import UIKit

/// Which photos may be chosen.
public struct PHPickerFilter: Sendable {
  /// Photos.
  public static let images = PHPickerFilter()
  /// Films.
  public static let videos = PHPickerFilter()
  /// Moving photos.
  public static let livePhotos = PHPickerFilter()
  /// Pictures of screens.
  public static let screenshots = PHPickerFilter()
  /// Those of any of several.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  /// Those of all of several.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
  /// All others.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter() }
}

/// A chosen photo; nobody chooses any here.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// How a photo is written.
  public struct EncodingDisambiguationPolicy: Sendable {
    /// What suits.
    public static let automatic = EncodingDisambiguationPolicy()
    /// As it is.
    public static let current = EncodingDisambiguationPolicy()
    /// As everybody reads it.
    public static let compatible = EncodingDisambiguationPolicy()
  }
  /// Its name; nil when it is not known.
  public let itemIdentifier: String?
  /// A photo by its name.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// As what it can be read: nothing.
  public var supportedContentTypes: [UTType] { [] }
  /// Nothing.
  public func loadTransferable<T: Transferable & Sendable>(type: T.Type) async throws -> T? { nil }
  /// Nothing, told at once.
  @discardableResult public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}
/// How chosen photos are told.
public struct PhotosPickerSelectionBehavior: Sendable {
  /// As they are.
  public static let `default` = PhotosPickerSelectionBehavior()
  /// In their order.
  public static let ordered = PhotosPickerSelectionBehavior()
  /// At once.
  public static let continuous = PhotosPickerSelectionBehavior()
}

/// A button that opens the phone's photos; it shows its label, tinted as a button's.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  public var body: some View {
    Button {
    } label: {
      label
    }
  }

  /// A button for one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for one photo of a library.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// A button for several photos of a library.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension PhotosPicker where Label == Text {
  /// A button with words for one photo.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  /// A button with words for one photo.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
  /// A button with words for several photos.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  /// A button with words for several photos.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(title) }
  /// A button with words for one photo of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  /// A button with words for one photo of a library.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }
  /// A button with words for several photos of a library.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  /// A button with words for several photos of a library.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) { label = Text(title) }
}
extension View {
  /// Opens nothing: a picture shows the page before.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  /// Opens nothing: a picture shows the page before.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  /// Opens nothing: a picture shows the page before.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { self }
  /// Opens nothing: a picture shows the page before.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
  ) -> some View { self }
}

/// How photos are chosen.
public struct PHPickerConfiguration {
  /// How photos are told.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// Which.
  public var filter: PHPickerFilter?
  /// How many; 0 for any number.
  public var selectionLimit = 1
  /// How they are told.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// As usual.
  public init() {}
  /// As usual, of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}
/// A chosen photo.
public struct PHPickerResult {
  /// What gives it.
  public let itemProvider: NSItemProvider
  /// Its name.
  public let assetIdentifier: String?
}
/// Who is told what was chosen; nobody ever is.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// It was left.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// The phone's photos: here a plate.
open class PHPickerViewController: UIViewController {
  /// How photos are chosen.
  public let configuration: PHPickerConfiguration
  /// Who would be told.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The phone's photos.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
  open override func loadView() { view = PickerPlate() }
}
private final class PickerPlate: _ServicePlaceholderView {
  override var _serviceName: String { "PHPickerViewController" }
}
