import Foundation
import UIKit

// Keys and signs of apps, menus and bars that few files name.

extension UIApplication.OpenURLOptionsKey {
  /// What was given along.
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  /// Whether the file stays where it is.
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  /// What it came from.
  public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
}
extension UIActivityItemsConfigurationMetadataKey {
  /// The picture and the words of a link.
  public static let linkPresentationMetadata = Self(rawValue: "UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
}
extension UITargetedPreview {
  /// The same view at another place.
  public func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
extension UITextChecker {
  /// Takes a word for right; no word is taken for wrong here.
  public func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  /// The words that are taken for right.
  public var ignoredWords: [String]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension UIToolbar {
  /// The looks where there is little height, over content that ends above it; kept only.
  public var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension UIToolbarAppearance {
  /// The looks of items that stand out; kept only.
  public var prominentButtonAppearance: UIBarButtonItemAppearance {
    get { kept(by: self, UIBarButtonItemAppearance(style: .done)) }
    set { keep(newValue, by: self) }
  }
}
extension UICollectionViewLayoutInvalidationContext {
  /// Where items that a finger moves were; nil: none is moved.
  public var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where items that a finger moves come; nil: none is moved.
  public var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { nil }
  /// Where the finger is: nowhere.
  public var interactiveMovementTarget: CGPoint { .zero }
}
extension UIScene.ConnectionOptions {
  /// What is shared; nil, as nothing is.
  public var cloudKitShareMetadata: NSObject? { nil }
}
