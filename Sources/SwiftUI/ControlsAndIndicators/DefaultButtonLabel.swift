/// What a button shows by its role alone: a tick or a cross, and words for who listens.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  public var body: some View {
    if role == .confirm { Label("Done", systemImage: "checkmark") } else { Label("Close", systemImage: "xmark") }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that its role describes: a tick for `.confirm`, a cross for others.
  @preconcurrency nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
