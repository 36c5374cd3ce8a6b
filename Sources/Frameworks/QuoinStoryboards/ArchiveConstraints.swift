import Foundation
import UIKit

extension ArchiveBuilder {
  /// Sets a constraint of a view; a missing item is that view itself.
  func activate(_ element: ArchiveElement, in view: UIView) {
    guard element.name == "constraint", !element.isYes("placeholder"), let attribute = Self.attribute(element["firstAttribute"]) else {
      return
    }
    let first: AnyObject? = element["firstItem"].map { objects[$0] } ?? view
    let secondAttribute = Self.attribute(element["secondAttribute"])
    let second: AnyObject? = element["secondItem"].map { objects[$0] } ?? (secondAttribute == nil ? nil : view)
    guard let first, second != nil || secondAttribute == nil else { return }
    let relation: NSLayoutConstraint.Relation =
      switch element["relation"] {
      case "lessThanOrEqual": .lessThanOrEqual
      case "greaterThanOrEqual": .greaterThanOrEqual
      default: .equal
      }
    // The distance that the system keeps by itself: between neighbours, as an archive means it.
    let constant = element.number("constant") ?? (element.isYes("symbolic") ? 8 : 0)
    let made = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute ?? .notAnAttribute,
      multiplier: Self.multiplier(element["multiplier"]), constant: constant)
    if let priority = element.number("priority") { made.priority = UILayoutPriority(Float(priority)) }
    if let name = element["identifier"] { made.identifier = name }
    made.isActive = true
    objects[element.id] = made
  }

  /// A number, or a ratio: `16:9`.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 2, parts[1] != 0 else { return parts.first.map { CGFloat($0) } ?? 1 }
    return parts[0] / parts[1]
  }

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    switch name {
    case "left": .left
    case "right": .right
    case "top": .top
    case "bottom": .bottom
    case "leading": .leading
    case "trailing": .trailing
    case "width": .width
    case "height": .height
    case "centerX": .centerX
    case "centerY": .centerY
    case "baseline", "lastBaseline": .lastBaseline
    case "firstBaseline": .firstBaseline
    case "leftMargin": .leftMargin
    case "rightMargin": .rightMargin
    case "topMargin": .topMargin
    case "bottomMargin": .bottomMargin
    case "leadingMargin": .leadingMargin
    case "trailingMargin": .trailingMargin
    case "centerXWithinMargins": .centerXWithinMargins
    case "centerYWithinMargins": .centerYWithinMargins
    default: nil
    }
  }
}
