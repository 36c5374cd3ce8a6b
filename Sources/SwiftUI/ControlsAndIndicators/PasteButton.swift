import Foundation
import QuoinLayout
import QuoinUniformTypes

/// A button that hands over what was copied; a still picture shows it at rest.
public struct PasteButton {
  /// Nothing was copied where a picture is made: `onPaste` is not called.
  nonisolated public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  /// The same for things of some types: `payloadAction` is not called.
  nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
}
extension PasteButton: View {
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}
