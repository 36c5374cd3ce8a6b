import Foundation
import QuoinObjectiveC
import UIKit

/// Changes a picture, or makes one, by what it is given under keys.
///
/// 110 filters are reckoned (see COVERAGE); one that is not passes its picture on, and a finding says so.
open class CIFilter: NSObject, KeyValueCoding, @unchecked Sendable {
  /// Its name.
  open var name: String
  private var values: [String: Any] = [:]
  private var kind: FilterKind? { FilterCatalog.all[name] }

  /// A filter by its name; nil where there is none of it.
  public convenience init?(name: String) {
    guard FilterCatalog.all[name] != nil || PassingFilters.names.contains(name) else { return nil }
    self.init(builtin: name)
  }
  /// A filter by its name, with what it is given; nil where there is none of the name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    values = params ?? [:]
  }
  init(builtin: String) { name = builtin }
  /// A filter of one's own, which says `outputImage`.
  public override init() { name = "" }

  /// The keys of what it can be given.
  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [kCIInputImageKey] }
  /// The key of what it makes.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// Its name, and for each key what it has until it is given something.
  open var attributes: [String: Any] {
    var told: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeDisplayName: name]
    let untouched = FilterInputs(kind: inputs.kind, values: [:])
    for (key, _) in untouched.kind.inputs { told[key] = untouched.value(key).map { [kCIAttributeDefault: $0] } ?? [:] }
    return told
  }
  /// The names of the filters that are reckoned, sorted; those of all categories, whichever is asked for.
  open class func filterNames(inCategory category: String?) -> [String] { FilterCatalog.all.names }
  /// The names of the filters that are reckoned.
  open class func filterNames(inCategories categories: [String]?) -> [String] { FilterCatalog.all.names }
  /// Takes back what it was given.
  open func setDefaults() { values = [:] }

  /// What it was given under a key, what it has until then, or the picture that it makes.
  public func codedValue(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    return inputs.value(key)
  }
  /// Gives it something under a key; nothing with nil.
  public func setCodedValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What it is given, as its properties read it.
  var inputs: FilterInputs { FilterInputs(kind: kind ?? FilterKind([:]) { _ in nil }, values: values) }

  /// The picture that it changes.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// The picture that it makes; nil where it lacks what it makes one of.
  open var outputImage: CIImage? {
    guard let kind else {
      if !name.isEmpty, inputImage != nil { PassingFilters.tell(name) }
      return inputImage
    }
    return kind.make(inputs)
  }
}
