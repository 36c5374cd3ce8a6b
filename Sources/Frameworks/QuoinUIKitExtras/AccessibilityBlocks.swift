import Foundation
import UIKit

// What is said to readers by closures that are asked each time, and what few files say to them. Nobody reads a page aloud; the words that
// such a closure gives are taken at once.

extension UIView {
  /// Whether it is read aloud, asked each time.
  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { kept(by: self, nil) }
    set {
      keep(newValue, by: self)
      if let newValue { isAccessibilityElement = newValue() }
    }
  }
  /// What is read aloud, asked each time.
  public var accessibilityLabelBlock: (() -> String?)? {
    get { kept(by: self, nil) }
    set {
      keep(newValue, by: self)
      if let newValue { accessibilityLabel = newValue() }
    }
  }
  /// Its value, read aloud, asked each time.
  public var accessibilityValueBlock: (() -> String?)? {
    get { kept(by: self, nil) }
    set {
      keep(newValue, by: self)
      if let newValue { accessibilityValue = newValue() }
    }
  }
  /// What it does, read aloud, asked each time.
  public var accessibilityHintBlock: (() -> String?)? {
    get { kept(by: self, nil) }
    set {
      keep(newValue, by: self)
      if let newValue { accessibilityHint = newValue() }
    }
  }
  /// What kind of thing it is, asked each time.
  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { kept(by: self, nil) }
    set {
      keep(newValue, by: self)
      if let newValue { accessibilityTraits = newValue() }
    }
  }
  /// How tests find it, asked each time.
  public var accessibilityIdentifierBlock: (() -> String?)? {
    get { kept(by: self, nil) }
    set {
      keep(newValue, by: self)
      if let newValue { accessibilityIdentifier = newValue() }
    }
  }
  /// What it does when a reader uses it; never asked.
  public var accessibilityActivateBlock: (() -> Bool)? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// One step up; never asked.
  public var accessibilityIncrementBlock: (() -> Void)? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// One step down; never asked.
  public var accessibilityDecrementBlock: (() -> Void)? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// What can be done with it; never asked.
  public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Where it is; never asked.
  public var accessibilityFrameBlock: (() -> CGRect)? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// The parts that stand above a table's columns; kept only.
  public var accessibilityHeaderElements: [Any]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// How it is touched while a reader is on; kept only.
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
  /// Whether what it holds is to be seen; kept only.
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { kept(by: self, .unsupported) }
    set { keep(newValue, by: self) }
  }
  /// By which words one may call it; kept only.
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { kept(by: self, []) }
    set { keep(newValue ?? [], by: self) }
  }
  /// What can be dragged from it; kept only.
  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Where something can be dropped on it; kept only.
  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// What tests find in it; kept only.
  public var automationElements: [Any]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// A reader makes it larger at a point; whether it did: no.
  public func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
  /// A reader makes it smaller at a point; whether it did: no.
  public func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
}
/// How something is touched while a reader is on.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without a word.
  public static let silentOnTouch = Self(rawValue: 1)
  /// Only once it was used.
  public static let requiresActivation = Self(rawValue: 2)
}
/// Whether what something holds is to be seen.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// It holds nothing.
  case unsupported
  /// It is.
  case expanded
  /// It is not.
  case collapsed
}
/// A place of a view that has a name for readers.
@MainActor @preconcurrency open class UIAccessibilityLocationDescriptor: NSObject {
  /// In which view.
  open private(set) weak var view: UIView?
  /// Where, in the view's own points.
  public let point: CGPoint
  /// What it is called.
  public let name: String
  /// A place of a view, with a name.
  public init(name: String, point: CGPoint, in view: UIView) { (self.name, self.point, self.view) = (name, point, view) }
}
extension UIColor {
  /// What it is called, by its hue and how light it is, in English (the words and their limits are assumed).
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    guard alpha > 0 else { return "clear" }
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 { return brightness > 0.9 ? "white" : brightness > 0.6 ? "light gray" : brightness > 0.35 ? "gray" : "dark gray" }
    let names = ["red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple", "magenta", "pink"]
    let name = names[Int((hue * 12).rounded()) % 12]
    return brightness < 0.5 ? "dark \(name)" : name
  }
}
extension NSAttributedString.Key {
  /// How letters are spoken, in the signs of phonetics.
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  /// Of which rank a title is, 1 to 6.
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  /// What is told of letters.
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  /// What kind of text it is.
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
