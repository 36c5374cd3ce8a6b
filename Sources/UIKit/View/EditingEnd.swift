/// How editing ends in a part of the tree.
@MainActor enum EditingEnd {
  /// Takes the keys from whatever has them in `view`; whether anything had.
  static func resign(in view: UIView) -> Bool {
    var stack = [view]
    while let next = stack.popLast() {
      if next.isFirstResponder { return next.resignFirstResponder() }
      stack += next.children
    }
    return false
  }
}
