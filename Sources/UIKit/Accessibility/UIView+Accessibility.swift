/// What a view says to those who do not see it. Kept for tests and layout trees; nobody reads it aloud here.
final class AccessibilityProperties {
  var isElement: Bool?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var elementsHidden = false
  var isModal = false
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var groupsChildren = false
  var language: String?
  var inputLabels: [String]?
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
}

extension UIView {
  private enum WordsKey {}
  var accessibilityWords: AccessibilityProperties {
    let key = ObjectIdentifier(WordsKey.self)
    if let known = attachments[key] as? AccessibilityProperties { return known }
    let made = AccessibilityProperties()
    attachments[key] = made
    return made
  }

}
