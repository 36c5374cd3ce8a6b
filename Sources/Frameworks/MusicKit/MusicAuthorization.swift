import Foundation
import SwiftUI

/// Whether an app may hear what one hears.
public struct MusicAuthorization: Sendable {
  /// Whether it may.
  public enum Status: String, CaseIterable, Hashable, CustomStringConvertible, Sendable {
    case notDetermined, denied, restricted, authorized
    public var description: String { rawValue }
  }
  /// Whether it may: no.
  public static var currentStatus: Status { .denied }
  /// Asks; it may not.
  public static func request() async -> Status { .denied }
}
/// Why a service was not asked.
public enum MusicTokenRequestError: String, Error, CaseIterable, Hashable, CustomStringConvertible, Sendable {
  case developerTokenRequestFailed, permissionDenied, privacyAcknowledgementRequired, unknown, userNotSignedIn, userTokenRequestFailed
  case userTokenRequestFailedDueToConnectivity = "userTokenRequestConnectivity"
  case userTokenRevoked
  public var description: String { rawValue }
}
/// What one pays for: nothing.
public struct MusicSubscription: Hashable, Sendable {
  /// Whether one may hear the catalogue: no.
  public var canPlayCatalogContent: Bool { false }
  /// Whether one could.
  public var canBecomeSubscriber: Bool { false }
  /// Whether one's library is kept elsewhere: no.
  public var hasCloudLibraryEnabled: Bool { false }
  /// What one pays for.
  /// - Throws: that there is no leave.
  public static var current: MusicSubscription { get async throws { throw Error.permissionDenied } }
  /// Tells of changes: there are none.
  public static var subscriptionUpdates: Updates { Updates() }
  /// Changes: none.
  public struct Updates: AsyncSequence, Sendable {
    /// Its values.
    public typealias Element = MusicSubscription
    /// Ends at once.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
      /// Nothing.
      public mutating func next() async -> MusicSubscription? { nil }
    }
    /// Ends at once.
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
  /// Why it is not known.
  public enum Error: String, Swift.Error, Hashable, Sendable { case permissionDenied, privacyAcknowledgementRequired, unknown }
}
/// A page on which one could begin to pay.
public struct MusicSubscriptionOffer: Sendable {
  /// What it says.
  public enum MessageIdentifier: Hashable, Sendable { case join, connect, addMusic, playMusic }
  /// What it begins with.
  public enum Action: Hashable, Sendable { case subscribe }
  /// How it is shown; kept.
  public struct Options: Hashable, Sendable {
    /// As the service likes.
    public static let `default` = Options()
    /// What it begins with.
    public var action = Action.subscribe
    /// What it says.
    public var messageIdentifier = MessageIdentifier.join
    /// For what.
    public var itemID: MusicItemID?
    /// Who sends one.
    public var affiliateToken: String?
    /// After what one came.
    public var campaignToken: String?
    /// How.
    public init(
      action: Action = .subscribe, messageIdentifier: MessageIdentifier = .join, itemID: MusicItemID? = nil, affiliateToken: String? = nil,
      campaignToken: String? = nil
    ) {
      (self.action, self.messageIdentifier, self.itemID) = (action, messageIdentifier, itemID)
      (self.affiliateToken, self.campaignToken) = (affiliateToken, campaignToken)
    }
  }
}
extension View {
  /// A page on which one could begin to pay. Ignored: none is shown.
  nonisolated public func musicSubscriptionOffer(
    isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default,
    onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
  ) -> some View { self }
}
/// One's own library; nothing is kept in it.
public final class MusicLibrary: Sendable {
  /// It.
  public static let shared = MusicLibrary()
  private init() {}
  /// Why something was not kept.
  public enum Error: String, Swift.Error, Hashable, Sendable {
    case permissionDenied, unableToAddItem, itemAlreadyAdded, unableToCreatePlaylist, unableToEditPlaylist, unknown
  }
  /// Takes something in; it fails.
  /// - Throws: that there is no leave.
  public func add<Item: MusicLibraryAddable>(_ item: Item) async throws { throw Error.permissionDenied }
  /// Puts something into a playlist; it fails.
  /// - Throws: that there is no leave.
  @discardableResult public func add<Item: MusicPlaylistAddable>(_ item: Item, to playlist: Playlist) async throws -> Playlist {
    throw Error.permissionDenied
  }
  /// Makes a playlist; it fails.
  /// - Throws: that there is no leave.
  @discardableResult public func createPlaylist(
    name: String, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw Error.permissionDenied }
  /// Makes a playlist of something; it fails.
  /// - Throws: that there is no leave.
  @discardableResult public func createPlaylist<S: Sequence & Sendable>(
    name: String, description: String? = nil, authorDisplayName: String? = nil, items: S
  ) async throws -> Playlist where S.Element: MusicPlaylistAddable { throw Error.permissionDenied }
  /// Changes a playlist; it fails.
  /// - Throws: that there is no leave.
  @discardableResult public func edit(
    _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil
  ) async throws -> Playlist { throw Error.permissionDenied }
  /// Changes a playlist and what is in it; it fails.
  /// - Throws: that there is no leave.
  @discardableResult public func edit<S: Sequence & Sendable>(
    _ playlist: Playlist, name: String? = nil, description: String? = nil, authorDisplayName: String? = nil, items: S
  ) async throws -> Playlist where S.Element: MusicPlaylistAddable { throw Error.permissionDenied }
}
/// A picture of a catalogue: a plate of its size, with a finding.
public struct ArtworkImage: View {
  private let width: CGFloat
  private let height: CGFloat
  /// In a size, in points.
  public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  /// In a width, in points; as high as it is then.
  public init(_ artwork: Artwork, width: CGFloat) {
    (self.width, height) = (
      width, artwork.maximumWidth > 0 ? width * CGFloat(artwork.maximumHeight) / CGFloat(artwork.maximumWidth) : width
    )
  }
  /// In a height, in points; as wide as it is then.
  public init(_ artwork: Artwork, height: CGFloat) {
    let width = artwork.maximumHeight > 0 ? height * CGFloat(artwork.maximumWidth) / CGFloat(artwork.maximumHeight) : height
    (self.width, self.height) = (width, height)
  }
  public var body: some View { _ServicePlaceholder("Artwork", symbol: "music.note").frame(width: width, height: height) }
}
