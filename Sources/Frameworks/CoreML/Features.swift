import Foundation

/// What kind of thing a model is given or gives.
public enum MLFeatureType: Int, Sendable {
  case invalid, int64, double, string, image, multiArray, dictionary, sequence, state
}

/// What a model is given or gives.
open class MLFeatureValue: NSObject, NSCopying, @unchecked Sendable {
  private let value: Any?
  /// Its kind.
  public let type: MLFeatureType
  private init(_ type: MLFeatureType, _ value: Any?) { (self.type, self.value) = (type, value) }
  /// A whole number.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// A number.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// A text.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Numbers in several directions.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Numbers by names.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }
  /// Nothing, of a kind.
  public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }
  /// Whether it is nothing.
  open var isUndefined: Bool { value == nil }
  /// The whole number; 0 for what is none.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number; 0 for what is none.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text; empty for what is none.
  open var stringValue: String { value as? String ?? "" }
  /// The numbers; nil for what has none.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// The numbers by names; empty for what has none.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  /// Whether both are the same.
  open func isEqual(to value: MLFeatureValue) -> Bool {
    type == value.type && int64Value == value.int64Value && doubleValue == value.doubleValue && stringValue == value.stringValue
      && dictionaryValue == value.dictionaryValue && multiArrayValue == value.multiArrayValue
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? MLFeatureValue).map { isEqual(to: $0) } ?? false }
  open override var hash: Int { type.hashValue }
  /// The same: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a model is given or gives, by names.
public protocol MLFeatureProvider: AnyObject {
  /// The names.
  var featureNames: Set<String> { get }
  /// What has a name; nil for nothing.
  func featureValue(for featureName: String) -> MLFeatureValue?
}
/// What a model is given or gives, several times.
public protocol MLBatchProvider: AnyObject {
  /// How many times.
  var count: Int { get }
  /// One of them.
  func features(at index: Int) -> any MLFeatureProvider
}
/// Things by names.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  /// The things.
  public let dictionary: [String: MLFeatureValue]
  /// Things by names: feature values, numbers, texts and arrays.
  /// - Throws: `MLModelError.io` for a thing of another kind.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Float: MLFeatureValue(double: Double(value))
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
      case let value as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: value)
      default: throw MLModelError.io
      }
    }
  }
  /// The names.
  open var featureNames: Set<String> { Set(dictionary.keys) }
  /// What has a name; nil for nothing.
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  /// What has a name; nil for nothing.
  public subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
/// Things by names, several times.
open class MLArrayBatchProvider: NSObject, MLBatchProvider, @unchecked Sendable {
  /// The things.
  public let array: [any MLFeatureProvider]
  /// Things.
  public init(array: [any MLFeatureProvider]) { self.array = array }
  /// How many times.
  open var count: Int { array.count }
  /// One of them.
  /// - Precondition: there is one.
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}

/// What kind of numbers an array has.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
  /// Numbers of 64 bits, by another name.
  public static var float64: Self { .double }
  /// Numbers of 32 bits, by another name.
  public static var float: Self { .float32 }
  var size: Int {
    switch self {
    case .double: 8
    case .float32, .int32: 4
    case .float16: 2
    }
  }
}

/// Numbers in several directions; the last one runs fastest.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// How many there are in each direction.
  public let shape: [NSNumber]
  /// How far apart neighbours are in each direction.
  public let strides: [NSNumber]
  /// What kind of numbers they are.
  public let dataType: MLMultiArrayDataType
  /// Where they are.
  public let dataPointer: UnsafeMutableRawPointer
  private let free: (() -> Void)?
  /// How many there are.
  open var count: Int { shape.reduce(1) { $0 * $1.intValue } }

  /// Zeros. On the phone they may be anything.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    (self.shape, self.dataType) = (shape, dataType)
    strides = Self.strides(of: shape)
    let size = max(shape.reduce(1) { $0 * $1.intValue } * dataType.size, 1)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    dataPointer = memory
    free = { memory.deallocate() }
  }
  /// Numbers that are somewhere already; `deallocator` is called once they are not needed any more.
  public init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
    deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    (self.shape, self.dataType, self.strides, self.dataPointer) = (shape, dataType, strides, dataPointer)
    free = deallocator.map { free in { free(dataPointer) } }
  }
  /// Numbers in one direction.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element: BinaryFloatingPoint {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    for (index, number) in data.enumerated() { self[index] = NSNumber(value: Double(number)) }
  }
  deinit { free?() }

  private static func strides(of shape: [NSNumber]) -> [NSNumber] {
    var (strides, step): ([Int], Int) = ([], 1)
    for length in shape.reversed() {
      strides.append(step)
      step *= length.intValue
    }
    return strides.reversed().map { NSNumber(value: $0) }
  }
  private func read(_ place: Int) -> NSNumber {
    let memory = dataPointer + place * dataType.size
    switch dataType {
    case .double: return NSNumber(value: memory.loadUnaligned(as: Double.self))
    case .float32: return NSNumber(value: memory.loadUnaligned(as: Float.self))
    case .int32: return NSNumber(value: memory.loadUnaligned(as: Int32.self))
    case .float16: return NSNumber(value: Float(memory.loadUnaligned(as: Float16.self)))
    }
  }
  private func write(_ number: NSNumber, _ place: Int) {
    let memory = dataPointer + place * dataType.size
    switch dataType {
    case .double: memory.storeBytes(of: number.doubleValue, as: Double.self)
    case .float32: memory.storeBytes(of: number.floatValue, as: Float.self)
    case .int32: memory.storeBytes(of: number.int32Value, as: Int32.self)
    case .float16: memory.storeBytes(of: Float16(number.floatValue), as: Float16.self)
    }
  }
  /// A number by its place among all, counted with the last direction fastest.
  /// - Precondition: there is one.
  public subscript(index: Int) -> NSNumber {
    get { read(place(index)) }
    set { write(newValue, place(index)) }
  }
  private func place(_ index: Int) -> Int {
    precondition(index >= 0 && index < count, "MLMultiArray has no number \(index)")
    var (rest, place) = (index, 0)
    for direction in shape.indices.reversed() {
      place += rest % shape[direction].intValue * strides[direction].intValue
      rest /= shape[direction].intValue
    }
    return place
  }
  /// A number by its place in each direction.
  /// - Precondition: there is one.
  public subscript(indices: [NSNumber]) -> NSNumber {
    get { read(zip(indices, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }) }
    set { write(newValue, zip(indices, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }) }
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLMultiArray, other.shape == shape, other.dataType == dataType else { return false }
    return (0..<count).allSatisfy { self[$0] == other[$0] }
  }
  open override var hash: Int { count }
}
