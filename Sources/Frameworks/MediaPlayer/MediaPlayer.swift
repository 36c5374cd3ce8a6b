import Foundation
import SwiftUI
@_exported import UIKit

/// What kinds of things a library has.
public struct MPMediaType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Songs.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Books that are read aloud.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// All that is heard.
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  /// Films.
  public static let movie = MPMediaType(rawValue: 1 << 8)
  /// Films of songs.
  public static let musicVideo = MPMediaType(rawValue: 1 << 11)
  /// All that is seen.
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  /// All.
  public static let any = MPMediaType(rawValue: .max)
}

/// Something of a library.
open class MPMediaItem: NSObject {
  /// Its number.
  open var persistentID: UInt64 { 0 }
  /// What it is called.
  open var title: String? { nil }
  /// Who plays.
  open var artist: String? { nil }
  /// What it is part of.
  open var albumTitle: String? { nil }
  /// Who plays on all of what it is part of.
  open var albumArtist: String? { nil }
  /// Of what kind it is.
  open var genre: String? { nil }
  /// Who wrote it.
  open var composer: String? { nil }
  /// Its words.
  open var lyrics: String? { nil }
  /// When it came out.
  open var releaseDate: Date? { nil }
  /// Its place.
  open var albumTrackNumber: Int { 0 }
  /// The number of what it is part of.
  open var albumPersistentID: UInt64 { 0 }
  /// The number of who plays.
  open var artistPersistentID: UInt64 { 0 }
  /// Its name in the store.
  open var playbackStoreID: String { "" }
  /// How often one heard it.
  open var playCount: Int { 0 }
  /// How much one likes it, 0 to 5.
  open var rating: Int { 0 }
  /// Whether it is for everybody.
  open var isExplicitItem: Bool { false }
  /// Whether it is elsewhere.
  open var isCloudItem: Bool { false }
  /// Whether it can be played only by the system.
  open var hasProtectedAsset: Bool { false }
  /// How long it is, in seconds.
  open var playbackDuration: TimeInterval { 0 }
  /// Its picture.
  open var artwork: MPMediaItemArtwork? { nil }
  /// Where it is.
  open var assetURL: URL? { nil }
  /// What kind it is.
  open var mediaType: MPMediaType { .music }
  /// A value by its name: none.
  open func value(forProperty property: String) -> Any? { nil }
}
/// The name of an item's title.
public let MPMediaItemPropertyTitle = "title"
/// The name of who plays.
public let MPMediaItemPropertyArtist = "artist"
/// The name of what it is part of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The name of its picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// The name of how long it is.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The name of its kind.
public let MPMediaItemPropertyMediaType = "mediaType"
/// The name of its number.
public let MPMediaItemPropertyPersistentID = "persistentID"
/// The name of where playing has come to.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The name of how fast it plays.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The name of how fast it plays unless told.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The name of whether it has no end.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The name of what kind is playing.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"

/// A picture of something of a library.
open class MPMediaItemArtwork: NSObject {
  private let request: (CGSize) -> UIImage
  /// Its size.
  public let bounds: CGRect
  /// A picture that is made in the size asked for.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
  }
  /// The picture in a size.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}

/// Things of a library.
open class MPMediaItemCollection: NSObject {
  /// The things.
  public let items: [MPMediaItem]
  /// These.
  public init(items: [MPMediaItem]) { self.items = items }
  /// How many.
  open var count: Int { items.count }
  /// The first.
  open var representativeItem: MPMediaItem? { items.first }
  /// Of which kinds.
  open var mediaTypes: MPMediaType { items.reduce([]) { $0.union($1.mediaType) } }
}

/// A list of somebody's.
open class MPMediaPlaylist: MPMediaItemCollection {
  /// What it is called.
  open var name: String? { nil }
}

/// A question to a library.
open class MPMediaQuery: NSObject {
  /// What is found: nothing.
  open var items: [MPMediaItem]? { [] }
  /// What is found, in groups: nothing.
  open var collections: [MPMediaItemCollection]? { [] }
  /// All songs.
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  /// All albums.
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  /// All lists.
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

/// Whether an app may see a library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// Somebody's library; here an empty one.
open class MPMediaLibrary: NSObject {
  /// The one.
  open class func `default`() -> MPMediaLibrary { MPMediaLibrary() }
  /// Whether it may be seen: nobody has said.
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
  /// Asks; nobody is there to agree.
  open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) { handler(.denied) }
}

/// What is chosen of a library.
@MainActor @preconcurrency public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// These; never here.
  func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// None; never here.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  /// Media were chosen; called only where a program chooses them itself.
  public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
  /// Nothing was chosen.
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Chooses of a library: here a plate.
open class MPMediaPickerController: UIViewController {
  /// What kinds may be chosen.
  public private(set) var mediaTypes = MPMediaType.any
  /// Who is told.
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Whether several may be chosen.
  open var allowsPickingMultipleItems = false
  /// Whether things of the cloud are shown.
  open var showsCloudItems = true
  /// Whether things that are protected are shown.
  open var showsItemsWithProtectedAssets = true
  /// What stands above.
  open var prompt: String?
  /// One for some kinds.
  public convenience init(mediaTypes: MPMediaType) {
    self.init(nibName: nil, bundle: nil)
    self.mediaTypes = mediaTypes
  }
  open override func loadView() { view = PickerPlate() }
}
private final class PickerPlate: _ServicePlaceholderView {
  override var _serviceName: String { "MPMediaPickerController" }
}

/// How loud it is: here a plate.
open class MPVolumeView: _ServicePlaceholderView {
  /// Whether the slider is seen.
  open var showsVolumeSlider = true
  /// Whether other devices may be chosen.
  open var showsRouteButton = true
  /// Whether there are other devices: none.
  open var areWirelessRoutesAvailable: Bool { false }
  /// Whether another device plays: no.
  open var isWirelessRouteActive: Bool { false }
  open override var _serviceName: String { "MPVolumeView" }
  /// The knob's picture. Ignored: it is a plate.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The slider's picture below the knob. Ignored: it is a plate.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The slider's picture above the knob. Ignored: it is a plate.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// The button's picture. Ignored: it is a plate.
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
}

/// What the lock screen says is playing; kept only.
open class MPNowPlayingInfoCenter: NSObject {
  nonisolated(unsafe) private static let one = MPNowPlayingInfoCenter()
  /// The one.
  open class func `default`() -> MPNowPlayingInfoCenter { one }
  /// What is playing.
  open var nowPlayingInfo: [String: Any]?
  /// Whether it plays.
  open var playbackState = MPNowPlayingPlaybackState.unknown
}
/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
/// What kind is playing.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// What came of a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}
/// A command that was given.
open class MPRemoteCommandEvent: NSObject {
  /// The command.
  public let command: MPRemoteCommand
  /// When.
  open var timestamp: TimeInterval { 0 }
  init(_ command: MPRemoteCommand) { self.command = command }
}
/// To go to a place.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The place.
  open var positionTime: TimeInterval { 0 }
}
/// To skip.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How far.
  open var interval: TimeInterval { 15 }
}
/// A command from outside; never given on a page.
open class MPRemoteCommand: NSObject {
  /// Whether it may be given.
  open var isEnabled = true
  /// Hears it.
  @discardableResult open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { NSObject() }
  /// Hears it.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Hears it no longer.
  open func removeTarget(_ target: Any?) {}
  /// Hears it no longer.
  open func removeTarget(_ target: Any, action: Selector?) {}
}
/// Skips.
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How far.
  open var preferredIntervals: [NSNumber] = []
}
/// Goes to a place.
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
/// Says that one likes it.
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether one does.
  open var isActive = false
  /// In words.
  open var localizedTitle = ""
}

/// The commands from outside.
open class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let one = MPRemoteCommandCenter()
  /// The one.
  open class func shared() -> MPRemoteCommandCenter { one }
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Rests.
  public let pauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Plays or rests.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// The next.
  public let nextTrackCommand = MPRemoteCommand()
  /// The one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips on.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Skips back.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Plays fast on.
  public let seekForwardCommand = MPRemoteCommand()
  /// Plays fast back.
  public let seekBackwardCommand = MPRemoteCommand()
  /// Plays faster or slower.
  public let changePlaybackRateCommand = MPRemoteCommand()
  /// Says how much one likes it.
  public let ratingCommand = MPRemoteCommand()
  /// Chooses what is played again.
  public let changeRepeatModeCommand = MPRemoteCommand()
  /// Chooses whether the order is by chance.
  public let changeShuffleModeCommand = MPRemoteCommand()
  /// Marks a place.
  public let bookmarkCommand = MPFeedbackCommand()
  /// Chooses a language.
  public let enableLanguageOptionCommand = MPRemoteCommand()
  /// Leaves a language.
  public let disableLanguageOptionCommand = MPRemoteCommand()
  /// Goes to a place.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  /// Says that one likes it.
  public let likeCommand = MPFeedbackCommand()
  /// Says that one does not.
  public let dislikeCommand = MPFeedbackCommand()
}

/// What a player does.
public enum MPMusicPlaybackState: Int, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
/// Plays things of a library; here silence.
@MainActor @preconcurrency open class MPMusicPlayerController: NSObject {
  /// The app's own.
  public static let applicationMusicPlayer = MPMusicPlayerController()
  /// The system's.
  public static let systemMusicPlayer = MPMusicPlayerController()
  /// The app's own, whose queue it can change.
  public static let applicationQueuePlayer = MPMusicPlayerApplicationController()
  /// What it does over again; kept.
  open var repeatMode = MPMusicRepeatMode.default
  /// Whether the order is by chance; kept.
  open var shuffleMode = MPMusicShuffleMode.default
  /// How fast; kept.
  open var currentPlaybackRate: Float = 0
  /// Which place in the queue: none.
  open var indexOfNowPlayingItem: Int { NSNotFound }
  /// Whether it is ready: no.
  open var isPreparedToPlay: Bool { false }
  /// Makes it ready; nothing is heard.
  open func prepareToPlay() {}
  /// Makes it ready; it fails.
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(CocoaError(.featureUnsupported)) }
  /// Begins anew.
  open func skipToBeginning() { currentPlaybackTime = 0 }
  /// Runs ahead.
  open func beginSeekingForward() {}
  /// Runs back.
  open func beginSeekingBackward() {}
  /// Runs no more.
  open func endSeeking() {}
  /// Tells of changes; there are none.
  open func beginGeneratingPlaybackNotifications() {}
  /// Tells of none.
  open func endGeneratingPlaybackNotifications() {}
  /// What is to be played.
  open func setQueue(with query: MPMediaQuery) {}
  /// What is to be played.
  open func setQueue(with descriptor: MPMusicPlayerQueueDescriptor) {}
  /// What is to be played at the end.
  open func append(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  /// What is to be played next.
  open func prepend(_ descriptor: MPMusicPlayerQueueDescriptor) {}
  /// What it does: nothing.
  open var playbackState: MPMusicPlaybackState { .stopped }
  /// What is playing.
  open var nowPlayingItem: MPMediaItem?
  /// Where it has come to.
  open var currentPlaybackTime: TimeInterval = 0
  /// What is to be played.
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  /// What is to be played.
  open func setQueue(with storeIDs: [String]) {}
  /// Plays; nothing is heard.
  open func play() {}
  /// Rests.
  open func pause() {}
  /// Ends.
  open func stop() {}
  /// Goes on to the next.
  open func skipToNextItem() {}
  /// Goes back to the one before.
  open func skipToPreviousItem() {}
}

/// What a player does over again.
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
/// Whether the order is by chance.
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
/// Plays things of a library in a queue that can be changed; here silence.
@MainActor @preconcurrency open class MPMusicPlayerApplicationController: MPMusicPlayerController {}
/// What is to be played.
open class MPMusicPlayerQueueDescriptor: NSObject {}
/// Things of a library that are to be played.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// They.
  public let itemCollection: MPMediaItemCollection
  /// Where it begins; nil = with the first.
  open var startItem: MPMediaItem?
  /// Some.
  public init(itemCollection: MPMediaItemCollection) { self.itemCollection = itemCollection }
}
/// Things of the store that are to be played.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// Their names.
  open var storeIDs: [String]?
  /// Where it begins; nil = with the first.
  open var startItemID: String?
  /// Some.
  public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}
extension NSNotification.Name {
  /// Another thing plays; never sent.
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = NSNotification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  /// A player does something else; never sent.
  public static let MPMusicPlayerControllerPlaybackStateDidChange = NSNotification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  /// A player is as loud as it was not; never sent.
  public static let MPMusicPlayerControllerVolumeDidChange = NSNotification.Name("MPMusicPlayerControllerVolumeDidChangeNotification")
  /// A library has changed; never sent.
  public static let MPMediaLibraryDidChange = NSNotification.Name("MPMediaLibraryDidChangeNotification")
  /// Another device plays; never sent.
  public static let MPVolumeViewWirelessRouteActiveDidChange = NSNotification.Name("MPVolumeViewWirelessRouteActiveDidChangeNotification")
  /// There are other devices; never sent.
  public static let MPVolumeViewWirelessRoutesAvailableDidChange = NSNotification.Name(
    "MPVolumeViewWirelessRoutesAvailableDidChangeNotification")
}
/// The name of how much has been played, 0 … 1.
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
/// The name of how many follow.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The name of its place among those.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The name of the chapter's number.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The name of how many chapters there are.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// The name of where it is.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
/// The name of an identifier from elsewhere.
public let MPNowPlayingInfoPropertyExternalContentIdentifier = "MPNowPlayingInfoPropertyExternalContentIdentifier"
extension MPMediaItemArtwork {
  /// A picture in its own size.
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
}
