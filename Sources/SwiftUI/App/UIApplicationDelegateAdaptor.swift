import UIKit

/// An app's delegate, made with the app. A still picture sends it nothing; the app may read it.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject>: DynamicProperty {
  /// The delegate that was made.
  public let wrappedValue: Delegate
  /// Makes the delegate by its `init()`; a type without one ends the program with a message that says so.
  public init(_ type: Delegate.Type = Delegate.self) where Delegate: UIApplicationDelegate {
    guard let delegate = DynamicInit.makeObject(type) else {
      fatalError("\(type) has no init() without arguments; an app's delegate needs one.")
    }
    wrappedValue = delegate
  }
}
