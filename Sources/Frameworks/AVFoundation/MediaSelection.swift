import Foundation
import UIKit

// Languages and subtitles to choose from: a film has none here.

/// What a film's part is for.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public var rawValue: String
  /// What is called so.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What is called so.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// It is seen.
  public static let visual = AVMediaCharacteristic("AVMediaCharacteristicVisual")
  /// It is heard.
  public static let audible = AVMediaCharacteristic("AVMediaCharacteristicAudible")
  /// It is read.
  public static let legible = AVMediaCharacteristic("AVMediaCharacteristicLegible")
  /// It goes frame by frame.
  public static let frameBased = AVMediaCharacteristic("AVMediaCharacteristicFrameBased")
  /// It says what is seen.
  public static let describesVideoForAccessibility = AVMediaCharacteristic("public.accessibility.describes-video")
  /// It says who speaks and what sounds.
  public static let describesMusicAndSoundForAccessibility = AVMediaCharacteristic("public.accessibility.describes-music-and-sound")
  /// It says what is spoken.
  public static let transcribesSpokenDialogForAccessibility = AVMediaCharacteristic("public.accessibility.transcribes-spoken-dialog")
  /// It is easy to read.
  public static let easyToRead = AVMediaCharacteristic("public.easy-to-read")
  /// It was there first.
  public static let isOriginalContent = AVMediaCharacteristic("public.original-content")
  /// It takes the place of other voices.
  public static let dubbedTranslation = AVMediaCharacteristic("public.translation.dubbed")
  /// It is shown whether it is asked for or not.
  public static let containsOnlyForcedSubtitles = AVMediaCharacteristic("public.subtitles.forced-only")
}
/// One of what may be chosen.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  /// Words for it; empty.
  open var displayName: String { "" }
  /// Its language; nil.
  open var locale: Locale? { nil }
  /// Its language, by the longer names of the web; nil.
  open var extendedLanguageTag: String? { nil }
  /// What kind it is of.
  open var mediaType: AVMediaType { .video }
  /// Whether it can be played: no.
  open var isPlayable: Bool { false }
  /// Words for it in a language; empty.
  open func displayName(with locale: Locale) -> String { "" }
  /// Whether it is for something.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool { false }
  /// What goes along with it: nothing.
  open func associatedMediaSelectionOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}
/// What may be chosen among.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  /// All that there is: nothing.
  open var options: [AVMediaSelectionOption] { [] }
  /// What is chosen when nobody does; nil.
  open var defaultOption: AVMediaSelectionOption? { nil }
  /// Whether nothing may be chosen.
  open var allowsEmptySelection: Bool { true }
  /// Those that can be played.
  open class func playableMediaSelectionOptions(from options: [AVMediaSelectionOption]) -> [AVMediaSelectionOption] { options }
  /// Those of a language.
  open class func mediaSelectionOptions(from options: [AVMediaSelectionOption], with locale: Locale) -> [AVMediaSelectionOption] {
    options.filter { $0.locale == locale }
  }
  /// Those for what is asked.
  open class func mediaSelectionOptions(
    from options: [AVMediaSelectionOption], withMediaCharacteristics characteristics: [AVMediaCharacteristic]
  ) -> [AVMediaSelectionOption] { options.filter { option in characteristics.allSatisfy(option.hasMediaCharacteristic) } }
  /// Those of the languages that are asked for.
  open class func mediaSelectionOptions(
    from options: [AVMediaSelectionOption], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
  ) -> [AVMediaSelectionOption] { options.filter { preferredLanguages.contains($0.extendedLanguageTag ?? "") } }
}
/// What is chosen of a film.
open class AVMediaSelection: NSObject, @unchecked Sendable {
  /// What is chosen of a group: nothing.
  open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? { nil }
}
extension AVAsset {
  /// For what one may choose: nothing.
  public var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
  /// What one may choose among; nil.
  public func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
  /// What one may choose among; nil.
  public func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? { nil }
  /// Its parts for something: none.
  public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
}
extension AVPlayerItem {
  /// What is chosen.
  public var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
  /// Kept by nobody.
  public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
  /// Kept by nobody.
  public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
}
