import Foundation
import QuoinLayout

/// An action sheet as it was written before iOS 15.
public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// Choices one under the other.
  public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
