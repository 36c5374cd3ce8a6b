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
  /// Those taken in a row.
  public static let bursts = PHPickerFilter()
  /// Wide ones.
  public static let panoramas = PHPickerFilter()
  /// Slow films.
  public static let slomoVideos = PHPickerFilter()
  /// Photos that know how far things are.
  public static let depthEffectPhotos = PHPickerFilter()
  /// Films that know it.
  public static let cinematicVideos = PHPickerFilter()
  /// Films of screens.
  public static let screenRecordings = PHPickerFilter()
  /// Fast films.
  public static let timelapseVideos = PHPickerFilter()
  /// Photos and films for both eyes.
  public static let spatialMedia = PHPickerFilter()
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
  /// In which order the chosen ones come.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered, people }
  /// In which order the chosen ones come; kept only.
  public var selection = Selection.default
  /// Which are chosen from the start, by their names; kept only.
  public var preselectedAssetIdentifiers: [String] = []
  /// How much room the photos take.
  public enum Mode: Int, Sendable { case `default`, compact }
  /// How much room the photos take; kept only.
  public var mode = Mode.default
  /// What may be left out.
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The search.
    public static let search = Capabilities(rawValue: 1)
    /// The row above.
    public static let stagingArea = Capabilities(rawValue: 2)
    /// The albums.
    public static let collectionNavigation = Capabilities(rawValue: 4)
    /// The buttons.
    public static let selectionActions = Capabilities(rawValue: 8)
    /// What tells of privacy.
    public static let sensitivityAnalysisIntervention = Capabilities(rawValue: 16)
  }
  /// What is left out; kept only.
  public var disabledCapabilities: Capabilities = []
  /// At which edges photos begin at once; kept only.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// What may be said anew while photos are shown.
  public struct Update: Sendable {
    /// How many; nil = as before.
    public var selectionLimit: Int?
    /// At which edges photos begin at once; nil = as before.
    public var edgesWithoutContentMargins: NSDirectionalRectEdge?
    /// Nothing.
    public init() {}
  }
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
  /// Says something anew; nothing shows it.
  open func updatePicker(using configuration: PHPickerConfiguration.Update) {}
  /// Lets go of some by their names; none is chosen.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  /// Puts one behind another; none is chosen.
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {}
  /// Goes back to where it began.
  open func scrollToInitialPosition() {}
  /// Shows fewer, larger.
  open func zoomIn() {}
  /// Shows more, smaller.
  open func zoomOut() {}
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
