/// Reads archives of Interface Builder (`.storyboard` and `.xib`). The framework `QuoinStoryboards` has the one reader; it is built and
/// linked when an app has such files, so that nobody else waits for it.
@MainActor public protocol _InterfaceReader: AnyObject {
  /// A reader.
  init()
  /// A controller of a storyboard: the one called `identifier`, or the first one when that is nil; nil when there is none.
  func controller(_ identifier: String?, of storyboard: UIStoryboard) -> UIViewController?
  /// What stands in a `.xib`, connected to its owner; nil when there is no such file.
  func objects(of nib: String, in bundle: Bundle, owner: Any?) -> [Any]?
}

/// What archives are read with.
@MainActor public enum _InterfaceArchives {
  /// The reader; nil in an app without archives.
  public static let reader: (any _InterfaceReader)? = {
    let type = _typeByName("16QuoinStoryboards15InterfaceReaderC") as? any _InterfaceReader.Type
    return type?.init()
  }()

  /// The app's classes by their names, as archives name them.
  package static var classes: [String: AnyClass] = [:]
  /// The app's class of a name; nil when it has none.
  public static func named(_ name: String) -> AnyClass? { classes[name] }

  /// An object of the app's class of a name, by its `init()`; nil when it has no such class of objects.
  public static func make(_ name: String) -> AnyObject? { (named(name) as? NSObject.Type).flatMap { DynamicInit.makeObject($0) } }
  /// A cell of a class by its `init(style:reuseIdentifier:)`; nil for a class that has none of UIKit's.
  public static func makeCell(_ type: UITableViewCell.Type, style: UITableViewCell.CellStyle) -> UITableViewCell? {
    DynamicInit.makeCell(type, style: style)
  }
  /// Names a cell, as registering its class would.
  public static func name(_ cell: UITableViewCell, _ identifier: String) { cell.parts.identifier = identifier }

  /// Says that something of an archive is not shown.
  public static func doubt(_ subject: String, _ message: String) {
    LayoutFindings.report(LayoutFinding(subject: subject, message: message))
  }
}

extension UIViewController {
  /// Gives the view that an archive holds, to be made when it is first asked for.
  public func _takeArchivedView(_ make: @escaping @MainActor () -> UIView?) { controllerState.archivedView = make }
  /// The archived view; nil when there is none, or once it has been made.
  func makeArchivedView() -> UIView? {
    let make = controllerState.archivedView
    controllerState.archivedView = nil
    if let made = make?() { return made }
    return nib.flatMap { _InterfaceArchives.reader?.objects(of: $0, in: controllerState.nibBundle ?? .main, owner: self) } == nil
      ? nil : loadedView
  }
  /// The `.xib` that was named, or the one called after the class.
  private var nib: String? {
    guard _InterfaceArchives.reader != nil else { return nil }
    if let name = controllerState.nibName { return name }
    let own = "\(type(of: self))"
    let bundle = controllerState.nibBundle ?? .main
    return [own, own.hasSuffix("Controller") ? String(own.dropLast(10)) : own].first { bundle._interface($0, "xib") != nil }
  }
  /// Says which storyboard made the controller.
  public func _keep(_ storyboard: UIStoryboard) { controllerState.storyboard = storyboard }
}

extension Bundle {
  /// Where an archive lies: in the bundle itself, or in the folder of a language.
  public func _interface(_ name: String, _ ending: String) -> String? {
    guard let folder = resourcePath else { return nil }
    let places = [folder, "\(folder)/Base.lproj"] + localizations.map { "\(folder)/\($0).lproj" }
    return places.lazy.map { "\($0)/\(name).\(ending)" }.first { FileManager.default.fileExists(atPath: $0) }
  }
}

extension UITableView {
  /// Says how cells of a name are made: by an archive's prototype.
  public func _register(_ identifier: String, prototype make: @escaping @MainActor () -> UITableViewCell?) {
    cellPool.register(identifier, prototype: make)
  }
}
