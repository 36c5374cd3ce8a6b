import Foundation
import UIKit

// What is asked of things that are dragged; nobody drags, so that it answers of the things it is given alone.

extension UIDragDropSession {
  /// Whether the things may be moved rather than copied: yes.
  public var allowsMoveOperation: Bool { true }
  /// Whether they may leave the app: yes.
  public var isRestrictedToDraggingApplication: Bool { false }
  /// Whether any of them is of one of some types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }
}
extension UIDropSession {
  /// How the way of what comes is shown; nobody sees it.
  public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
    get { .default }
    set {}
  }
  /// How far what comes is: there.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}
/// How the way of what comes is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none
  /// As the system likes.
  case `default`
}
extension UIDropInteraction {
  /// Whether several things may come at once; kept only.
  public var allowsSimultaneousDropSessions: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
extension UIDropProposal {
  /// Whether pictures stay as large as they are; kept only.
  public var prefersFullSizePreview: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
extension UIDragItem {
  /// Asks for its picture anew; it has none.
  public func setNeedsDropPreviewUpdate() {}
}
extension UITableViewCell {
  /// How a row stands while something is dragged.
  public enum DragState: Int, Sendable {
    /// Still.
    case none
    /// It is lifted.
    case lifting
    /// It is dragged.
    case dragging
  }
  /// How it stands while something is dragged; never called here.
  public func dragStateDidChange(_ dragState: DragState) {}
}
extension UITableView {
  /// Whether resting over a row opens it; kept only.
  public var isSpringLoaded: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
extension UICollectionView {
  /// Whether resting over an item opens it; kept only.
  public var isSpringLoaded: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
}
extension NSItemProvider {
  /// How large it is shown where it is shown, in points; kept only.
  @MainActor public var preferredPresentationSize: CGSize {
    get { kept(by: self, .zero) }
    set { keep(newValue, by: self) }
  }
  /// How it is shown; kept only.
  @MainActor public var preferredPresentationStyle: UIPreferredPresentationStyle {
    get { kept(by: self, .unspecified) }
    set { keep(newValue, by: self) }
  }
  /// Something for other apps of the same makers; kept only.
  @MainActor public var teamData: Data? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
/// How something is shown where it was dropped.
public enum UIPreferredPresentationStyle: Int, Sendable {
  /// Nobody said.
  case unspecified
  /// In its place.
  case inline
  /// As an attachment.
  case attachment
}
