import Foundation
import UIKit

/// Sets what archives connect by name. Without Objective-C nobody can be asked for a property by its name, so what the user's own classes
/// declare is found by the fields that Swift keeps for reflection, and set there; observers of such a property (`didSet`) do not run.
@MainActor enum Outlets {
  /// Connects `value`; whether there is a property that takes it.
  static func set(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    setKnown(name, of: object, to: value) || setField(name, of: object, to: value)
  }

  /// The properties of UIKit's own that archives connect.
  private static func setKnown(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    switch (object, name) {
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
    case (let collection as UICollectionView, "dataSource"): collection.dataSource = value as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"): collection.delegate = value as? any UICollectionViewDelegate
    case (let text as UITextView, "delegate"): text.delegate = value as? any UITextViewDelegate
    case (let scroll as UIScrollView, "delegate"): scroll.delegate = value as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
    case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
    case (let controller as UIViewController, "view"):
      guard let view = value as? UIView else { return false }
      controller.view = view
    case (let view as UIView, "gestureRecognizers"):
      if let gesture = value as? UIGestureRecognizer { view.addGestureRecognizer(gesture) }
    case (is UIView, "delegate"), (is UIViewController, "searchDisplayController"), (is UIGestureRecognizer, "delegate"): break
    default: return false
    }
    return true
  }

  private static func setField(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    let type: AnyClass = type(of: object)
    for index in 0..<fieldCount(type) {
      var field = FieldMetadata()
      let fieldType = fieldMetadata(type, index: index, into: &field)
      defer { field.free?(field.name) }
      guard let found = field.name, String(cString: found) == name else { continue }
      let place = Unmanaged.passUnretained(object).toOpaque() + fieldOffset(type, index: index)
      return store(value, as: fieldType, at: place, isStrong: field.isStrong)
    }
    return false
  }

  private static func store<Field>(_ value: Any, as type: Field.Type, at place: UnsafeMutableRawPointer, isStrong: Bool) -> Bool {
    guard let fitting = value as? Field else { return false }
    if isStrong {
      place.assumingMemoryBound(to: Field.self).pointee = fitting
    } else {
      place.assumingMemoryBound(to: WeakField.self).pointee.object = value as AnyObject
    }
    return true
  }
}

/// Lies in memory as a weak variable does.
private struct WeakField {
  weak var object: AnyObject?
}

/// What Swift's runtime tells of a field; its layout is part of the binary interface between the standard library and the runtime.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

// The functions behind `Mirror`: they count a class's fields with those of its superclasses.
@_silgen_name("swift_reflectionMirror_recursiveCount") private func fieldCount(_: Any.Type) -> Int
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_: Any.Type, index: Int, into: UnsafeMutablePointer<FieldMetadata>) -> Any.Type
@_silgen_name("swift_reflectionMirror_recursiveChildOffset") private func fieldOffset(_: Any.Type, index: Int) -> Int
