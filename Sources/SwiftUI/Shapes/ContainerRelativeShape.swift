import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// The shape of the container around, as far inside it as the place is; a rectangle where none is set.
public struct ContainerRelativeShape: InsettableShape {
  /// As large as what is proposed.
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same, `amount` points smaller on all sides; below 0 larger.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(shape: self, amount: amount) }
}

/// The outline of a container.
struct ContainerOutline: Sendable {
  let outline: Outline
}
private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerOutline? { nil } }
extension EnvironmentValues {
  var containerOutline: ContainerOutline? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}
extension View {
  /// Says what shape the view has, for `ContainerRelativeShape` within it.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    settingEnvironment { $0.containerOutline = ContainerOutline(outline: $0.outline(of: shape)) }
  }
}
