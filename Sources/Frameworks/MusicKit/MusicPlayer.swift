import Combine
import Foundation

/// Plays music; nothing is heard, as nothing can be found.
open class MusicPlayer: @unchecked Sendable {
  fileprivate init() {}
  /// Where one is, in seconds; kept.
  public var playbackTime: TimeInterval = 0
  /// What it does.
  public let state = State()
  /// Whether it could begin: no.
  public var isPreparedToPlay: Bool { false }
  /// Makes it ready; it does nothing.
  public func prepareToPlay() async throws {}
  /// Plays; with an empty queue it does nothing.
  public func play() async throws {}
  /// Stands still.
  public func pause() {}
  /// Ends.
  public func stop() {}
  /// Goes on with the next; there is none.
  public func skipToNextEntry() async throws {}
  /// Goes back; there is nothing.
  public func skipToPreviousEntry() async throws {}
  /// Begins anew.
  public func restartCurrentEntry() { playbackTime = 0 }
  /// Runs ahead; it does nothing.
  public func beginSeekingForward() {}
  /// Runs back; it does nothing.
  public func beginSeekingBackward() {}
  /// Runs no more.
  public func endSeeking() {}

  /// Whether it plays.
  public enum PlaybackStatus: Hashable, CustomStringConvertible, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    public var description: String {
      switch self {
      case .stopped: "stopped"
      case .playing: "playing"
      case .paused: "paused"
      case .interrupted: "interrupted"
      case .seekingForward: "seekingForward"
      case .seekingBackward: "seekingBackward"
      }
    }
  }
  /// What it does over again.
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  /// Whether the order is one's own.
  public enum ShuffleMode: Hashable, Sendable { case off, songs }
  /// How one goes over into the next.
  public enum Transition: Hashable, Sendable { case none, crossfade(options: CrossfadeOptions) }
  /// How long two are heard at once.
  public struct CrossfadeOptions: Hashable, Sendable {
    /// In seconds; nil = as the player likes.
    public var duration: TimeInterval?
    /// In seconds.
    public init(duration: TimeInterval? = nil) { self.duration = duration }
  }
  /// How one goes over into the next; kept.
  public var transition = Transition.none

  /// What a player does: nothing.
  public final class State: ObservableObject, @unchecked Sendable {
    fileprivate init() {}
    /// Whether it plays: no.
    public var playbackStatus: PlaybackStatus { .stopped }
    /// How fast: it stands.
    public var playbackRate: Float = 0
    /// What it does over again; nil = as the player likes.
    @Published public var repeatMode: RepeatMode?
    /// Whether the order is one's own; nil = as the player likes.
    @Published public var shuffleMode: ShuffleMode?
    /// How it sounds: nothing does.
    public var audioVariant: AudioVariant? { nil }
  }

  /// What is played, one after the other; kept.
  open class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    /// What is in it.
    @Published fileprivate var kept: [Entry]
    /// What is played now.
    @Published public var currentEntry: Entry?
    /// Some items.
    public required init<S: Sequence>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil)
    where S.Element: PlayableMusicItem {
      kept = playableItems.map { Entry($0) }
      currentEntry = startPlayableItem.flatMap { start in kept.first { $0.itemID == start.id } } ?? kept.first
    }
    /// Some entries.
    public required init<S: Sequence>(_ entries: S, startingAt startEntry: Entry? = nil) where S.Element == Entry {
      kept = Array(entries)
      currentEntry = startEntry ?? kept.first
    }
    /// An album from one of its tracks on.
    public required convenience init(album: Album, startingAt startTrack: Track) { self.init(for: [startTrack]) }
    /// A playlist from one of its entries on.
    public required convenience init(playlist: Playlist, startingAt startPlaylistEntry: Playlist.Entry) {
      self.init(for: startPlaylistEntry.item.map { [$0.track] } ?? [])
    }
    /// Some items.
    public required convenience init(arrayLiteral elements: any PlayableMusicItem...) { self.init(elements.map { Entry($0) }) }
    /// Puts something in; kept.
    public func insert<Item: PlayableMusicItem>(_ item: Item, position: EntryInsertionPosition) async throws {
      insert([Entry(item)], position)
    }
    /// Puts something in; kept.
    public func insert<S: Sequence & Sendable>(_ items: S, position: EntryInsertionPosition) async throws
    where S.Element: PlayableMusicItem {
      insert(items.map { Entry($0) }, position)
    }
    private func insert(_ entries: [Entry], _ position: EntryInsertionPosition) {
      let now = kept.firstIndex { $0.id == currentEntry?.id }.map { $0 + 1 } ?? 0
      kept.insert(contentsOf: entries, at: position == .tail ? kept.count : now)
    }
    /// Where something is put in.
    public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
    /// One thing that is played.
    public struct Entry: Hashable, Identifiable, CustomStringConvertible, Sendable {
      /// Its name in the queue.
      public let id: String
      /// What it is called.
      public let title: String
      /// What is said below.
      public let subtitle: String?
      /// Its picture.
      public let artwork: Artwork?
      /// What it is; nil = neither a song nor a film.
      public let item: Item?
      fileprivate let itemID: MusicItemID
      /// From where on it is played, in seconds; nil = from its beginning.
      public var startTime: TimeInterval?
      /// How far, in seconds; nil = to its end.
      public var endTime: TimeInterval?
      /// Whether it only stands for others.
      public var isTransient: Bool { item == nil }
      public var description: String { title }
      /// A thing that can be played.
      public init(_ playableItem: any PlayableMusicItem, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil) {
        (id, itemID, self.startTime, self.endTime) = (UUID().uuidString, playableItem.id, startTime, endTime)
        switch playableItem {
        case let song as Song: (title, subtitle, artwork, item) = (song.title, song.artistName, song.artwork, .song(song))
        case let film as MusicVideo: (title, subtitle, artwork, item) = (film.title, film.artistName, film.artwork, .musicVideo(film))
        case let track as Track:
          (title, subtitle, artwork) = (track.title, track.artistName, track.artwork)
          switch track {
          case .song(let song): item = .song(song)
          case .musicVideo(let film): item = .musicVideo(film)
          }
        case let album as Album: (title, subtitle, artwork, item) = (album.title, album.artistName, album.artwork, nil)
        case let list as Playlist: (title, subtitle, artwork, item) = (list.name, list.curatorName, list.artwork, nil)
        case let station as Station: (title, subtitle, artwork, item) = (station.name, nil, station.artwork, nil)
        default: (title, subtitle, artwork, item) = ("", nil, nil, nil)
        }
      }
      /// A song or a film.
      public enum Item: MusicItem, Hashable {
        case song(Song), musicVideo(MusicVideo)
        public var id: MusicItemID {
          switch self {
          case .song(let song): song.id
          case .musicVideo(let film): film.id
          }
        }
      }
    }
  }
}
/// The player of the app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// It.
  public static let shared = ApplicationMusicPlayer()
  /// What it plays.
  public var queue = Queue([MusicPlayer.Queue.Entry]())
  /// What it plays, one after the other; it can be changed.
  public final class Queue: MusicPlayer.Queue, @unchecked Sendable {
    /// What is in it.
    public typealias Entries = [Entry]
    /// What is in it.
    public var entries: Entries {
      get { kept }
      set { kept = newValue }
    }
  }
}
/// The player of the phone.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// It.
  public static let shared = SystemMusicPlayer()
  /// What it plays.
  public var queue = MusicPlayer.Queue([MusicPlayer.Queue.Entry]())
}
