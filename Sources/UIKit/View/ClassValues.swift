// What `type.init(…)` means where `type` is a class that only the running program knows: on the phone every initializer of its classes may
// be called so, in Swift only those that are `required`. The command `quoin` writes these names into users' files where the compiler says
// that it cannot call what stands there.

extension NSObject {
  /// `init()` of a class value.
  public static func _init() -> Self {
    nonisolated(unsafe) var made: NSObject?
    MainActor.assumeIsolated { made = DynamicInit.makeObject(self) }
    return _made(made as? Self)
  }

  /// Everything here ends the program where a class has none of the initializer, as calling it does.
  fileprivate static func _made<Object>(_ object: Object?) -> Object {
    guard let object else { fatalError("\(self) cannot be made from its class value here.") }
    return object
  }
}

extension UIView {
  /// `init(frame:)` of a class value.
  public static func _init(frame: CGRect) -> Self { _made(DynamicInit.makeView(self, frame: frame)) }
}

extension UITableViewCell {
  /// `init(style:reuseIdentifier:)` of a class value.
  public static func _init(style: CellStyle, reuseIdentifier: String?) -> Self {
    let cell = _made(DynamicInit.makeCell(self, style: style) as? Self)
    cell.parts.identifier = reuseIdentifier
    return cell
  }
}

extension UITableViewHeaderFooterView {
  /// `init(reuseIdentifier:)` of a class value.
  public static func _init(reuseIdentifier: String?) -> Self {
    let view = _made(DynamicInit.makeHeaderFooter(self) as? Self)
    view.parts.identifier = reuseIdentifier
    return view
  }
}

extension UIViewController {
  /// `init(nibName:bundle:)` of a class value.
  public static func _init(nibName: String?, bundle: Bundle?) -> Self {
    let controller = _made(DynamicInit.makeController(self))
    if let nibName { controller.controllerState.nibName = nibName }
    if let bundle { controller.controllerState.nibBundle = bundle }
    return controller
  }
}

extension UIStoryboardSegue {
  /// `init(identifier:source:destination:)` of a class value.
  public static func _init(identifier: String?, source: UIViewController, destination: UIViewController) -> Self {
    _made(DynamicInit.makeSegue(self, identifier, source, destination))
  }
}

extension UICollectionView {
  /// `init(frame:collectionViewLayout:)` of a class value.
  public static func _init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    _made(DynamicInit.makeCollection(self, frame: frame, layout: layout))
  }
}

extension UIImageView {
  /// `init(image:)` of a class value.
  public static func _init(image: UIImage?) -> Self {
    _made(DynamicInit.makeImageView(self, image: image))
  }
}
