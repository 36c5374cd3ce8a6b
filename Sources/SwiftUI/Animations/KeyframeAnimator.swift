import Foundation
import QuoinLayout

/// A view with the value that its keyframes begin with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where KeyframePath.Value == Value {
  let value: Value
  let content: (Value) -> Content
  /// What `content` makes of `initialValue`. `repeating` is ignored; `keyframes` is never called.
  nonisolated public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
  /// The same; `trigger` is ignored.
  nonisolated public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: View {
  public var body: some View { content(value) }
}
