/// How editing ends in a part of the tree.
@MainActor enum EditingEnd {
  /// Takes the keys from whatever has them in `view`.
  static func resign(in view: UIView) {
    var stack = [view]
    while let next = stack.popLast() {
      if next.isFirstResponder {
        next.resignFirstResponder()
        return
      }
      stack += next.children
    }
  }
}
