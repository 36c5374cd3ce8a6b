/// One message of the compiler, and the answer to it.
struct Request {
  private let message: JSONValue

  init(_ message: JSONValue) { self.message = message }

  var answer: JSONValue {
    if message["getCapability"] != nil {
      return .object(["getCapabilityResult": .object(["capability": .object(["protocolVersion": .number(7)])])])
    }
    if let request = message["expandFreestandingMacro"] { return Self.freestanding(request).message }
    if let request = message["expandAttachedMacro"] { return Self.attached(request).message }
    return Expansion(source: nil).message
  }

  private static func freestanding(_ request: JSONValue) -> Expansion {
    guard let syntax = MacroSyntax(request["syntax"]), let name = request["discriminator"]?.text else { return Expansion(source: nil) }
    return PreviewExpansion(syntax: syntax, discriminator: name).expand()
  }

  private static func attached(_ request: JSONValue) -> Expansion {
    guard let syntax = MacroSyntax(request["declSyntax"]) else { return Expansion(source: nil) }
    let context = request["lexicalContext"]?.elements ?? []
    switch request["macro"]?["typeName"]?.text {
    case "EntryMacro":
      let entry = EntryExpansion(syntax: syntax, owner: EntryExpansion.owner(in: context))
      return entry.expand(accessor: request["macroRole"]?.text == "accessor")
    default:
      return previewable(syntax, inside: context)
    }
  }

  /// The preview takes the declaration into its own view; by itself `@Previewable` adds nothing.
  private static func previewable(_ syntax: MacroSyntax, inside context: [JSONValue]) -> Expansion {
    let isInPreview = context.contains { $0["source"]?.text?.contains("#Preview") ?? false }
    if isInPreview { return Expansion(source: "") }
    let offset = Scanner.tokens(of: syntax.source).first?.range.lowerBound ?? 0
    return .failure("'@Previewable' belongs at the top of the body of a #Preview", at: offset, in: syntax)
  }
}
