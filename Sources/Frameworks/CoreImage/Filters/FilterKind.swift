import CoreGraphics
import Foundation

/// What a filter can be given under a key, and what it has until then.
enum FilterInput: Sendable {
  case image
  case number(Double)
  case point(Double, Double)
  case rect(CGRect)
  case vector([Double])
  case color(Double, Double, Double, Double)
  case data
  case text(String)
  case transform
}

/// What a filter of a name is given, and makes.
struct FilterKind: Sendable {
  let inputs: [(key: String, first: FilterInput)]
  /// Its picture; nil where it cannot make one of what it was given.
  let make: @Sendable (FilterInputs) -> CIImage?

  init(_ inputs: KeyValuePairs<String, FilterInput>, make: @escaping @Sendable (FilterInputs) -> CIImage?) {
    self.inputs = inputs.map { (key: $0.key, first: $0.value) }
    self.make = make
  }
  /// One that changes a picture.
  static func changing(
    _ inputs: KeyValuePairs<String, FilterInput> = [:], make: @escaping @Sendable (CIImage, FilterInputs) -> CIImage?
  ) -> FilterKind {
    let all = [("inputImage", FilterInput.image)] + inputs.map { ($0.key, $0.value) }
    return FilterKind(all) { inputs in inputs.image.flatMap { make($0, inputs) } }
  }
  /// One that changes each colour by itself, straight, in the space that is reckoned in.
  static func coloring(
    _ inputs: KeyValuePairs<String, FilterInput> = [:],
    change: @escaping @Sendable (FilterInputs) -> @Sendable (SIMD3<Float>, Rendering) -> SIMD3<Float>
  ) -> FilterKind {
    changing(inputs) { image, inputs in image.colored(change(inputs)) }
  }
  private init(_ inputs: [(String, FilterInput)], make: @escaping @Sendable (FilterInputs) -> CIImage?) {
    self.inputs = inputs.map { (key: $0.0, first: $0.1) }
    self.make = make
  }
}

/// What a filter was given, read as what its kind asks for; its first value where nothing was given that can be read so.
struct FilterInputs {
  let kind: FilterKind
  let values: [String: Any]

  private func first(_ key: String) -> FilterInput? { kind.inputs.first { $0.key == key }?.first }

  /// What is under a key, as an object that a caller may read: what was given, or what it has until then; nil where it has nothing.
  func value(_ key: String) -> Any? {
    switch first(key) {
    case .number: number(key)
    case .point: CIVector(cgPoint: point(key))
    case .rect: CIVector(cgRect: rect(key))
    case .color: color(key)
    case .text: text(key)
    case .vector: numbers(key)
    case .image, .data, .transform, nil: values[key]
    }
  }

  /// The picture that is changed.
  var image: CIImage? { image("inputImage") }
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  func number(_ key: String) -> Double {
    if let given = values[key].flatMap(Self.number), given.isFinite { return given }
    if case .number(let first)? = first(key) { return first }
    return 0
  }
  func float(_ key: String) -> Float { Float(number(key)) }
  func point(_ key: String) -> CGPoint {
    if let point = values[key] as? CGPoint { return point }
    if let vector = values[key] as? CIVector { return vector.cgPointValue }
    if case .point(let x, let y)? = first(key) { return CGPoint(x: x, y: y) }
    return .zero
  }
  func rect(_ key: String) -> CGRect {
    if let rect = values[key] as? CGRect { return rect }
    if let vector = values[key] as? CIVector { return vector.cgRectValue }
    if case .rect(let rect)? = first(key) { return rect }
    return .zero
  }
  /// Four numbers; those that are missing are 0.
  func vector(_ key: String) -> SIMD4<Float> {
    if let vector = values[key] as? CIVector { return SIMD4(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w)) }
    guard case .vector(let first)? = first(key) else { return .zero }
    return SIMD4((0..<4).map { $0 < first.count ? Float(first[$0]) : 0 })
  }
  /// The same as an object.
  func numbers(_ key: String) -> CIVector {
    if let vector = values[key] as? CIVector { return vector }
    let numbers = vector(key)
    return CIVector(x: CGFloat(numbers.x), y: CGFloat(numbers.y), z: CGFloat(numbers.z), w: CGFloat(numbers.w))
  }
  func color(_ key: String) -> CIColor {
    if let color = values[key] as? CIColor { return color }
    guard case .color(let red, let green, let blue, let alpha)? = first(key) else { return .clear }
    return CIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? String).map { Data($0.utf8) } }
  func text(_ key: String) -> String {
    if let text = values[key] as? String { return text }
    if case .text(let first)? = first(key) { return first }
    return ""
  }
  func transform(_ key: String) -> CGAffineTransform { values[key] as? CGAffineTransform ?? .identity }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// The filters that are reckoned, by their names. The others pass their picture on.
struct FilterCatalog: Sendable {
  private var kinds: [String: FilterKind] = [:]

  static let all: FilterCatalog = {
    var catalog = FilterCatalog()
    ColorAdjustments.add(to: &catalog)
    ColorEffects.add(to: &catalog)
    Compositing.add(to: &catalog)
    Blending.add(to: &catalog)
    Blur.add(to: &catalog)
    Stylizing.add(to: &catalog)
    Distortions.add(to: &catalog)
    Geometry.add(to: &catalog)
    Generators.add(to: &catalog)
    Gradients.add(to: &catalog)
    Codes.add(to: &catalog)
    Reductions.add(to: &catalog)
    return catalog
  }()

  subscript(name: String) -> FilterKind? {
    get { kinds[name] }
    set { kinds[name] = newValue }
  }
  /// The names, sorted.
  var names: [String] { kinds.keys.sorted() }
}
