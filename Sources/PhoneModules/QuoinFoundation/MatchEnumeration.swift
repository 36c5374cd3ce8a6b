import Foundation

extension NSRegularExpression {
  /// Gives `block` each match in a range of `string`, with what is left to tell of it, and a flag that ends it: `enumerateMatches` as on the
  /// phone, where its closure does not escape, so that members are named without `self`. Users' files call it by that name.
  public func enumerateMatched(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      // It is called before this returns, where this was called.
      nonisolated(unsafe) let block = block
      enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
    }
  }
}
