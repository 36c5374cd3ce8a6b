import Foundation
import UIKit

// Words about those who hear, see or move otherwise; on a page nobody has anything of it on, so none is ever sent.

extension UIAccessibility {
  /// Sent when that has changed; never here.
  public static let announcementDidFinishNotification = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
  /// Sent when that has changed; never here.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDifferentiateWithoutColorDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name("UIAccessibilityGrayscaleStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name("UIAccessibilityGuidedAccessStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name("UIAccessibilityMonoAudioStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChange")
  /// Sent when that has changed; never here.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name("UIAccessibilityShakeToUndoDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name("UIAccessibilitySpeakScreenStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Sent when that has changed; never here.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// What was said, in such a message.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementStringValueUserInfoKey"
  /// Whether it was heard, in such a message.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementWasSuccessfulUserInfoKey"
  /// What helps, in such a message.
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyUserInfoKey"
  /// Whether a button stands for gestures: no.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether what is chosen is read aloud: no.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// What has the attention of those who hear: nothing.
  public static func focusedElement(using assistiveTechnologyIdentifier: NSObject?) -> Any? { nil }
  /// Makes gestures of large screens give way; there are none.
  public static func registerGestureConflictWithZoom() {}
  /// Asks that one stays in the app; not granted.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
}
extension UIAccessibilityTraits {
  /// It can be made larger.
  public static let supportsZoom = Self(rawValue: 1 << 40)
}
