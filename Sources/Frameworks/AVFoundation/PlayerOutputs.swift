// Core Media's keys are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

// What a film that is played gives beside its picture: nothing here, as none is played.

/// Gives what a film holds as it is played.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  /// Whether the player leaves that to whoever takes it.
  open var suppressesPlayerRendering = false
  /// Where the film is when the clock of the host is there: at its beginning.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .zero }
  /// Where the film is when the clock of the machine is there: at its beginning.
  open func itemTime(forMachAbsoluteTime machAbsoluteTime: Int64) -> CMTime { .zero }
}
/// Who is told that pictures come; nobody ever is.
public protocol AVPlayerItemOutputPullDelegate: AnyObject {
  /// There will be some.
  func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)
  /// What has come is of no use.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPullDelegate {
  /// Does nothing.
  public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
  /// Does nothing.
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
/// Who is told of what comes by itself; nobody ever is.
public protocol AVPlayerItemOutputPushDelegate: AnyObject {
  /// What has come is of no use.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}
extension AVPlayerItemOutputPushDelegate {
  /// Does nothing.
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
/// Who is told of subtitles; nobody ever is.
public protocol AVPlayerItemLegibleOutputPushDelegate: AVPlayerItemOutputPushDelegate {
  /// Some are to be shown.
  func legibleOutput(
    _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString], nativeSampleBuffers nativeSamples: [Any],
    forItemTime itemTime: CMTime)
}
extension AVPlayerItemLegibleOutputPushDelegate {
  /// Does nothing.
  public func legibleOutput(
    _ output: AVPlayerItemLegibleOutput, didOutputAttributedStrings strings: [NSAttributedString], nativeSampleBuffers nativeSamples: [Any],
    forItemTime itemTime: CMTime
  ) {}
}
/// Gives a film's subtitles: none.
open class AVPlayerItemLegibleOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// From where subtitles have their looks.
  public struct TextStylingResolution: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the film, the app and the user.
    public static let `default` = Self(rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionDefault")
    /// From the film and the app.
    public static let sourceAndRulesOnly = Self(rawValue: "AVPlayerItemLegibleOutputTextStylingResolutionSourceAndRulesOnly")
  }
  /// Subtitles as attributed text.
  public override init() {}
  /// Subtitles of some kinds as they are written.
  public init(mediaSubtypesForNativeRepresentation subtypes: [NSNumber]) {}
  /// From where they have their looks.
  open var textStylingResolution = TextStylingResolution.default
  /// How many seconds before they are due they are told.
  open var advanceIntervalForDelegateInvocation: TimeInterval = 0
  /// Who would be told.
  open private(set) weak var delegate: (any AVPlayerItemLegibleOutputPushDelegate)?
  /// Where that would be done.
  open private(set) var delegateQueue: DispatchQueue?
  /// Who would be told.
  open func setDelegate(_ delegate: (any AVPlayerItemLegibleOutputPushDelegate)?, queue delegateQueue: DispatchQueue?) {
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
}
/// Gives a film's marks with times: none.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
  /// Marks of some kinds; nil = of all.
  public init(identifiers: [String]?) {}
  /// How many seconds before they are due they are told.
  open var advanceIntervalForDelegateInvocation: TimeInterval = 0
}

/// A look of subtitles.
open class AVTextStyleRule: NSObject, @unchecked Sendable {
  /// What is said of the looks, by Core Media's keys.
  public let textMarkupAttributes: [String: Any]
  /// Of which text; nil = of all.
  public let textSelector: String?
  /// A look of all text; nil is never given here, as nothing is looked at.
  public convenience init?(textMarkupAttributes: [String: Any]) { self.init(textMarkupAttributes: textMarkupAttributes, textSelector: nil) }
  /// A look of some text; nil is never given here, as nothing is looked at.
  public init?(textMarkupAttributes: [String: Any], textSelector: String?) {
    (self.textMarkupAttributes, self.textSelector) = (textMarkupAttributes, textSelector)
  }
}
/// Where text begins along its lines, in percent.
public let kCMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection: CFString = "TextPositionPercentage"
/// Where text begins across its lines, in percent.
public let kCMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection: CFString =
  "OrthogonalLinePositionPercentageRelativeToWritingDirection"
/// How long its lines are, in percent.
public let kCMTextMarkupAttribute_WritingDirectionSizePercentage: CFString = "WritingDirectionSizePercentage"
/// Its colour, as opacity, red, green and blue.
public let kCMTextMarkupAttribute_ForegroundColorARGB: CFString = "ForegroundColorARGB"
/// The colour behind it, as opacity, red, green and blue.
public let kCMTextMarkupAttribute_BackgroundColorARGB: CFString = "BackgroundColorARGB"
/// The colour behind each character, as opacity, red, green and blue.
public let kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString = "CharacterBackgroundColorARGB"
/// Whether it is bold.
public let kCMTextMarkupAttribute_BoldStyle: CFString = "CMBoldStyle"
/// Whether it leans.
public let kCMTextMarkupAttribute_ItalicStyle: CFString = "CMItalicStyle"
/// Whether it has a line below.
public let kCMTextMarkupAttribute_UnderlineStyle: CFString = "CMUnderlineStyle"
/// In which font.
public let kCMTextMarkupAttribute_FontFamilyName: CFString = "FontFamilyName"
/// How large, in percent of what it is without.
public let kCMTextMarkupAttribute_RelativeFontSize: CFString = "RelativeFontSize"
/// How large, in percent of the film's height.
public let kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: CFString = "BaseFontSizePercentageRelativeToVideoHeight"
/// Where it stands on its lines.
public let kCMTextMarkupAttribute_Alignment: CFString = "Alignment"
