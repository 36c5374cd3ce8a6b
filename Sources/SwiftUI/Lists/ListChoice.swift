import Foundation
import QuoinLayout

/// Which rows of a list are chosen: those whose tag, or else id, is in the list's selection.
struct ListChoice {
  /// What is chosen.
  let chosen: () -> Set<AnyHashable>
  /// Chooses the row with this value; one of several that is chosen already is chosen no more.
  let choose: @MainActor (AnyHashable) -> Void

  nonisolated init?<Value: Hashable>(_ selection: Binding<Value?>?) {
    guard let selection else { return nil }
    nonisolated(unsafe) let binding = selection
    chosen = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }
  nonisolated init?<Value: Hashable>(_ selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    nonisolated(unsafe) let binding = selection
    chosen = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    choose = {
      guard let value = $0.base as? Value else { return }
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
  }

  /// What a row stands for in a selection; nil where it cannot be chosen.
  static func value(of node: LayoutNode) -> AnyHashable? { node.value(TagTrait.self) ?? node.value(IDTrait.self) }

  /// What a touch of the row with this value does.
  func action(_ value: AnyHashable) -> ControlAction {
    nonisolated(unsafe) let value = value
    return ControlAction(run: { [choose] in choose(value) })
  }
}
