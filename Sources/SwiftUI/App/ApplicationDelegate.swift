import UIKit

/// An app's delegate, made with the app. A still picture sends it nothing; the app may read it.
@MainActor @preconcurrency @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: NSObject>: DynamicProperty {
  public let wrappedValue: Delegate
  public init(_ type: Delegate.Type = Delegate.self) where Delegate: UIApplicationDelegate {
    guard let delegate = DynamicInit.makeObject(type) else {
      fatalError("\(type) has no init() without arguments; an app's delegate needs one.")
    }
    wrappedValue = delegate
  }
}
