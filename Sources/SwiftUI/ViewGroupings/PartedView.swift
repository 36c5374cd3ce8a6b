@_spi(Reflection) import Swift
import Synchronization

/// A view whose type tells whether a lazy container must know its parts before they come into sight.
///
/// Sections must be known for their headers and the rows that belong together, a list's opening rows for the rows below them. So a
/// `ForEach` with such elements is told part by part; every other one makes its elements when they are asked for. An `AnyView` hides what
/// it is, so its elements stand as they are.
protocol PartedView {
  /// Whether such parts may be among those of views of this type.
  nonisolated static func isParted(_ look: inout PartLook) -> Bool
}

/// A look through the types that a view is made of: each is looked at once, as a view may hold others of its own type.
struct PartLook {
  /// Whether rows count as well as sections.
  let inList: Bool
  private var seen: Set<ObjectIdentifier> = []

  /// Whether views of this type are such, or hold such.
  mutating func finds<V: View>(_ type: V.Type) -> Bool {
    guard seen.insert(ObjectIdentifier(type)).inserted else { return false }
    if let known = type as? any PartedView.Type { return known.isParted(&self) }
    return V.Body.self != Never.self && finds(V.Body.self)
  }

  private init(inList: Bool) { self.inList = inList }

  private static let answers = Mutex<[ObjectIdentifier: (inList: Bool, elsewhere: Bool)]>([:])

  /// Whether a lazy container must know the parts of views of this type. O(the type's size) once, then O(1).
  static func isParted<V: View>(_ type: V.Type, inList: Bool) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = answers.withLock({ $0[key] }) { return inList ? known.inList : known.elsewhere }
    var (within, outside) = (PartLook(inList: true), PartLook(inList: false))
    let made = (inList: within.finds(type), elsewhere: outside.finds(type))
    answers.withLock { $0[key] = made }
    return inList ? made.inList : made.elsewhere
  }
}

extension Section: PartedView where Parent: View, Content: View, Footer: View {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool { true }
}
extension DisclosureGroup: PartedView {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool { look.inList }
}
extension ForEach: PartedView where Content: View {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool { look.finds(Content.self) }
}
extension Group: PartedView where Content: View {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool { look.finds(Content.self) }
}
extension Optional: PartedView where Wrapped: View {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool { look.finds(Wrapped.self) }
}
extension _ConditionalContent: PartedView {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool { look.finds(TrueContent.self) || look.finds(FalseContent.self) }
}
extension TupleView: PartedView {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool {
    var found = false
    _ = _forEachField(of: T.self, options: []) { _, _, type, _ in
      if let view = type as? any View.Type { found = look.finds(view) }
      return !found
    }
    return found
  }
}
extension ModifiedContent: PartedView where Content: View, Modifier: ViewModifier {
  nonisolated static func isParted(_ look: inout PartLook) -> Bool {
    Modifier.self is any ItemwiseModifier.Type && look.finds(Content.self)
  }
}
