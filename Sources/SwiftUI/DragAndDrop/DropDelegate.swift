import Foundation
import QuoinObjectiveC
import QuoinUniformTypes

/// Takes what is dropped on a view. Nothing is dropped on a still picture.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it is taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it.
  func performDrop(info: DropInfo) -> Bool
  /// It came over the view.
  func dropEntered(info: DropInfo)
  /// It moved over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Agrees, where nothing is said.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing, where nothing is said.
  public func dropEntered(info: DropInfo) {}
  /// As before, where nothing is said.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing, where nothing is said.
  public func dropExited(info: DropInfo) {}
}

/// What is over a view, and where.
public struct DropInfo {
  /// Where, in the view's points.
  public let location: CGPoint
  /// Whether it has something of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What it has of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What is done with something dropped.
public struct DropProposal: Sendable {
  /// What is done.
  public let operation: DropOperation
  /// A proposal to do this.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is done with something dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing here.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

extension View {
  /// What the view gives when it is dragged. Ignored: never made.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// What the view gives when it is dragged, and a view under the finger meanwhile. Ignored: neither is made.
  nonisolated public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { self }
  /// What is done with things dropped on the view. Ignored: never called.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// What is done with things dropped on the view, and where. Ignored: never called.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// Who takes things dropped on the view. Ignored: nobody is asked.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// What is done with things of named types dropped on the view. Ignored: never called.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// Who takes things of named types dropped on the view. Ignored: nobody is asked.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  /// What is done with things of some types that are pasted. Ignored: never called.
  nonisolated public func onPasteCommand(of supportedTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void)
    -> some View
  { self }
}
