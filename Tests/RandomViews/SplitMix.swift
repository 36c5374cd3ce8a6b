/// A generator of 64-bit numbers (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). The same seed gives the
/// same numbers in every process, whatever Swift's hash seeds are.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that begins at `seed`.
  public init(_ seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number of `0..<bound`. Not `Int.random`, whose way from bits to numbers is the library's own.
  mutating func below(_ bound: Int) -> Int { Int(next() >> 33) % bound }
  /// Whether one of `count` equally likely cases came.
  mutating func one(of count: Int) -> Bool { below(count) == 0 }
  /// One of the elements.
  mutating func any<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
