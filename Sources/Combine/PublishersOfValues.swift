import OpenCombine

// OpenCombine leaves these out when it can import a module named Combine, which it can from the second build on: ours lies beside it.
// So they are here as well, and step back where OpenCombine has them.

extension Result {
  /// The publisher of a result: gives its value, or fails with its error.
  public typealias Publisher = OCombine.Publisher

  /// Gives the result's value once to each subscriber, or fails with its error.
  @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Optional {
  /// The publisher of an optional: gives its value if there is one.
  public typealias Publisher = OCombine.Publisher

  /// Gives the value once to each subscriber if there is one, and finishes.
  @_disfavoredOverload public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
