import Foundation
import QuoinLayout

/// What is read aloud of a view. Kept out of a still picture; only the identifier stands in the JSON of the layout.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>
  public typealias Element = AccessibilityTraits
  /// None.
  public init() { names = [] }
  private init(_ name: String) { names = [name] }
  /// Does something when it is tapped.
  public static let isButton = AccessibilityTraits("isButton")
  /// Heads what follows.
  public static let isHeader = AccessibilityTraits("isHeader")
  /// Chosen just now.
  public static let isSelected = AccessibilityTraits("isSelected")
  /// Leads somewhere.
  public static let isLink = AccessibilityTraits("isLink")
  /// A field to search in.
  public static let isSearchField = AccessibilityTraits("isSearchField")
  /// A picture.
  public static let isImage = AccessibilityTraits("isImage")
  /// Makes a sound of its own when it is used.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("isKeyboardKey")
  /// Words that cannot be changed.
  public static let isStaticText = AccessibilityTraits("isStaticText")
  /// Says in short how things stand when an app opens.
  public static let isSummaryElement = AccessibilityTraits("isSummaryElement")
  /// Changes too often for every change to be said.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Begins to play something; the voice is silent then.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// Takes fingers directly, without the voice between.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// Turns the page when its end was read.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// All beside it is passed over.
  public static let isModal = AccessibilityTraits("isModal")
  /// Can be on or off.
  public static let isToggle = AccessibilityTraits("isToggle")
  /// Holds the tabs of a page.
  public static let isTabBar = AccessibilityTraits("isTabBar")
  /// Whether all traits of `member` are among these.
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  /// Adds the traits of `new`; `inserted` is false where all of them were there.
  public mutating func insert(_ new: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let had = contains(new)
    names.formUnion(new.names)
    return (!had, new)
  }
  /// Takes the traits of `member` away; answers `member` where all of them were there, else `nil`.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  /// Adds the traits of `new`; answers `new` where all of them were there, else `nil`.
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? { insert(new).inserted ? nil : new }
  /// The traits of either.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other.names) } }
  /// The traits of both.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formIntersection(other.names) } }
  /// The traits of only one of the two.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formSymmetricDifference(other.names) } }
  /// Adds the traits of `other`.
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  /// Keeps only the traits that `other` has as well.
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  /// Keeps the traits of only one of the two.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
  private func with(_ change: (inout Set<String>) -> Void) -> AccessibilityTraits {
    var result = self
    change(&result.names)
    return result
  }
}
