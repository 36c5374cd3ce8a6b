import Foundation
import UIKit

/// Makes what archives of Interface Builder hold: controllers of storyboards and views of `.xib` files, as they lie among an app's resources.
///
/// `UIStoryboard` and `UINib` find it by its name once a program is linked with it.
public final class InterfaceReader: _InterfaceReader {
  private var documents: [String: ArchiveElement] = [:]

  /// A reader that has read nothing yet.
  public init() {}

  /// A controller of a storyboard, the first one when `identifier` is nil; nil when there is none.
  public func controller(_ identifier: String?, of storyboard: UIStoryboard) -> UIViewController? {
    guard let path = storyboard._bundle._interface(storyboard._name, "storyboard"), let document = document(at: path) else { return nil }
    return StoryboardFile(document, of: storyboard).controller(identifier)
  }

  /// What stands in a `.xib`, connected to its owner; nil when there is no such file.
  public func objects(of nib: String, in bundle: Bundle, owner: Any?) -> [Any]? {
    guard let path = bundle._interface(nib, "xib"), let document = document(at: path) else { return nil }
    let builder = ArchiveBuilder()
    let elements = document.all(in: "objects")
    // -1 is the owner, -2 whoever has the keys.
    builder.objects["-1"] = owner as AnyObject?
    var made: [AnyObject] = []
    for element in elements where element.name != "placeholder" {
      if let object = builder.object(element) { made.append(object) }
    }
    builder.finish(elements, owner: owner as AnyObject?)
    return made
  }

  private func document(at path: String) -> ArchiveElement? {
    if let known = documents[path] { return known }
    guard let bytes = FileManager.default.contents(atPath: path) else { return nil }
    guard let made = ArchiveElement.root(of: String(decoding: bytes, as: UTF8.self)) else {
      _InterfaceArchives.doubt(path, "\(path) is no whole XML, so nothing comes out of it. Open and save it in Xcode.")
      return nil
    }
    documents[path] = made
    return made
  }
}
