/// Where a view was written, as far as the objects around it tell.
@MainActor struct ViewOrigin {
  /// The user's class whose code has the view: the one with the property, else the nearest around; nil where all around are the system's.
  private(set) var holder: String?
  /// The name of the property that holds the view; nil where none does.
  private(set) var property: String?

  /// Asks the views and controllers around `view`, the nearest first. O(responders × their properties).
  init(of view: UIView) {
    var around = view.next
    while let responder = around {
      around = responder.next
      guard let name = Self.usersName(of: responder) else { continue }
      holder = holder ?? name
      if let found = Self.property(of: responder, holding: view) {
        (holder, property) = found
        return
      }
    }
  }

  /// The name of the object's class where that is not one of the system's.
  static func usersName(of object: AnyObject) -> String? { usersName(type(of: object)) }

  private static func usersName(_ type: Any.Type) -> String? {
    let path = String(reflecting: type)
    return ["UIKit.", "SwiftUI.", "QuoinUIKit", "FlexLayout.", "PinLayout."].contains(where: path.hasPrefix)
      ? nil : String(describing: type).prefix { $0 != "<" }.description
  }

  private static func property(of responder: UIResponder, holding view: UIView) -> (holder: String?, property: String?)? {
    var mirror: Mirror? = Mirror(reflecting: responder)
    while let own = mirror, let name = usersName(own.subjectType) {
      for (label, value) in own.children where (value as? UIView) === view {
        // A lazy property is kept under a name of the compiler's.
        let hidden = "$__lazy_storage_$_"
        if let label { return (name, label.hasPrefix(hidden) ? String(label.dropFirst(hidden.count)) : label) }
      }
      mirror = own.superclassMirror
    }
    return nil
  }
}
