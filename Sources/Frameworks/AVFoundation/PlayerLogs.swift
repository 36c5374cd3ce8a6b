import Foundation

/// What a player has fetched: nothing.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
  override init() {}
  /// What happened.
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}
/// Something that a player has fetched.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
  override init() {}
  /// Where.
  open var uri: String? { nil }
  /// Bits a second that came.
  open var observedBitrate: Double { -1 }
  /// Bits a second that are shown.
  open var indicatedBitrate: Double { -1 }
  /// How often it stood still.
  open var numberOfStalls: Int { -1 }
  /// How many bytes came.
  open var numberOfBytesTransferred: Int64 { 0 }
}
/// What went wrong with a player: nothing.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
  override init() {}
  /// What happened.
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}
/// Something that went wrong with a player.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
  override init() {}
  /// Its number.
  open var errorStatusCode: Int { 0 }
  /// In words.
  open var errorComment: String? { nil }
}
