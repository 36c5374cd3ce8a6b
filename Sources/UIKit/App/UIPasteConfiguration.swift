/// What may be pasted.
@MainActor @preconcurrency open class UIPasteConfiguration: NSObject {
  /// Of which types.
  open var acceptableTypeIdentifiers: [String]
  /// Of some types.
  public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
  /// What a class reads; of which types is not known here.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) { self.init(acceptableTypeIdentifiers: []) }
  /// More: what a class reads, which is not known here.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {}
  /// More types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}
