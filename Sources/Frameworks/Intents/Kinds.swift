import CoreLocation
import Foundation
import UIKit

// What is wanted most: messages, calls, media, sport.

/// How a message is sent.
public enum INOutgoingMessageType: Int, Sendable { case unknown = 0, outgoingMessageText, outgoingMessageAudio }
/// A message is to be sent.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  /// To whom.
  public let recipients: [INPerson]?
  /// What.
  public let content: String?
  /// The group's name.
  public let speakableGroupName: INSpeakableString?
  /// Which conversation.
  public let conversationIdentifier: String?
  /// By what.
  public let serviceName: String?
  /// From whom.
  public let sender: INPerson?
  /// How.
  public let outgoingMessageType: INOutgoingMessageType
  /// A message.
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .outgoingMessageText, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
    attachments: [INSendMessageAttachment]? = nil
  ) {
    (self.recipients, self.content, self.speakableGroupName) = (recipients, content, speakableGroupName)
    (self.conversationIdentifier, self.serviceName, self.sender) = (conversationIdentifier, serviceName, sender)
    self.outgoingMessageType = outgoingMessageType
  }
}
/// Something beside a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {}
/// What came of sending.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  case unspecified = 0, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
  case failureRequiringInAppAuthentication
}
/// What came of sending.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What came of it.
  public let code: INSendMessageIntentResponseCode
  /// What came of it.
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// Whether a value is understood.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  override init() {}
  /// It is missing.
  open class func needsValue() -> Self { INIntentResolutionResult.made(self) }
  /// It is not needed.
  open class func notRequired() -> Self { INIntentResolutionResult.made(self) }
  /// It cannot be.
  open class func unsupported() -> Self { INIntentResolutionResult.made(self) }
  fileprivate static func made<Kind: INIntentResolutionResult>(_ kind: Kind.Type) -> Kind { kind.blank() as! Kind }
  class func blank() -> INIntentResolutionResult { INIntentResolutionResult() }
}
/// Whether somebody is understood.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  override class func blank() -> INIntentResolutionResult { INPersonResolutionResult() }
  /// It is this one.
  open class func success(with resolvedPerson: INPerson) -> Self { made(self) }
  /// It is one of these.
  open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self { made(self) }
  /// It is this one, perhaps.
  open class func confirmationRequired(with personToConfirm: INPerson?) -> Self { made(self) }
}
/// Whether words are understood.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  override class func blank() -> INIntentResolutionResult { INStringResolutionResult() }
  /// They are these.
  open class func success(with resolvedString: String) -> Self { made(self) }
}
/// Whether somebody who gets a message is understood.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
  override class func blank() -> INIntentResolutionResult { INSendMessageRecipientResolutionResult() }
}
/// Who sends messages.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Sends it.
  func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
  /// Whether it can be sent.
  func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
}
extension INSendMessageIntentHandling {
  /// Yes.
  public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }
}

/// Whether a call has pictures.
public enum INCallCapability: Int, Sendable { case unknown = 0, audioCall, videoCall }
/// Somebody is to be called.
open class INStartCallIntent: INIntent, @unchecked Sendable {
  /// Whom.
  public let contacts: [INPerson]?
  /// With pictures, or not.
  public let callCapability: INCallCapability
  /// A call.
  public init(contacts: [INPerson]?, callCapability: INCallCapability = .audioCall) {
    (self.contacts, self.callCapability) = (contacts, callCapability)
  }
}
/// What is heard or seen.
public enum INMediaItemType: Int, Sendable {
  case unknown = 0, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist, musicStation, audioBook, movie
  case tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music, algorithmicRadioStation, news
}
/// Something that is heard or seen.
open class INMediaItem: NSObject, @unchecked Sendable {
  /// What it is known by.
  public let identifier: String?
  /// Its title.
  public let title: String?
  /// What it is.
  public let type: INMediaItemType
  /// Its picture.
  public let artwork: INImage?
  /// Who made it.
  public let artist: String?
  /// Something.
  public init(identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil) {
    (self.identifier, self.title, self.type, self.artwork, self.artist) = (identifier, title, type, artwork, artist)
  }
}
/// Something is to be played.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// What.
  public let mediaItems: [INMediaItem]?
  /// What it is a part of.
  public let mediaContainer: INMediaItem?
  /// In any order.
  public let playShuffled: Bool?
  /// From where it was.
  public let resumePlayback: Bool?
  /// Something to be played.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil, resumePlayback: Bool? = nil
  ) {
    (self.mediaItems, self.mediaContainer, self.playShuffled, self.resumePlayback) = (
      mediaItems, mediaContainer, playShuffled, resumePlayback
    )
  }
}
/// What came of playing.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified = 0, ready, inProgress, success, handleInApp, failure, failureRequiringAppLaunch, failureUnknownMediaType
  case failureNoUnplayedContent, failureRestrictedContent
}
/// What came of playing.
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// What came of it.
  public let code: INPlayMediaIntentResponseCode
  /// What came of it.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
/// Who plays.
public protocol INPlayMediaIntentHandling: NSObjectProtocol {
  /// Plays.
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}
/// Sport begins.
open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
  /// Which.
  public let workoutName: INSpeakableString?
  /// How much of it.
  public let goalValue: Double?
  /// Sport.
  public init(workoutName: INSpeakableString? = nil, goalValue: Double? = nil) {
    (self.workoutName, self.goalValue) = (workoutName, goalValue)
  }
}
