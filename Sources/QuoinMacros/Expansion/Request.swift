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
    // What SwiftData is told of indexes and unique values matters to a store alone.
    if request["macro"]?["typeName"]?.text == "SchemaNoteMacro" { return Expansion(source: "") }
    if request["macro"]?["typeName"]?.text == "TipRuleMacro", let syntax = MacroSyntax(request["syntax"]) {
      return TipExpansion(syntax: syntax).rule()
    }
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
    case "ModelMacro": return model(syntax, request)
    case "PersistedPropertyMacro":
      let model = ModelExpansion(syntax: syntax)
      return request["macroRole"]?.text == "accessor" ? model.accessors() : model.storage()
    case "ModelActorMacro":
      guard request["macroRole"]?.text != "extension" else { return conformance(to: "SwiftData.ModelActor", request) }
      return ModelExpansion.actorMembers()
    case "AnimatableMacro":
      guard request["macroRole"]?.text != "extension" else { return conformance(to: "SwiftUI.Animatable", request) }
      return AnimatableExpansion(syntax: syntax).members()
    case "GenerableMacro": return generable(syntax, request)
    case "AnimatableIgnoredMacro": return Expansion(source: "")
    case "SchemaNoteMacro": return Expansion(source: "")
    case "ManagedMacro":
      let managed = ManagedExpansion(syntax: syntax)
      return request["macroRole"]?.text == "accessor" ? managed.accessors() : managed.body()
    case "TipParameterMacro":
      let parameter = TipExpansion(syntax: syntax)
      return request["macroRole"]?.text == "accessor" ? parameter.accessors() : parameter.storage()
    default:
      return previewable(syntax, inside: context)
    }
  }

  private static func model(_ syntax: MacroSyntax, _ request: JSONValue) -> Expansion {
    switch request["macroRole"]?.text {
    case "memberAttribute": ModelExpansion(syntax: syntax).attribute(ofClass: MacroSyntax(request["parentDeclSyntax"]))
    case "extension": conformance(to: "SwiftData.PersistentModel", request)
    default: ModelExpansion(syntax: syntax).members()
    }
  }

  private static func generable(_ syntax: MacroSyntax, _ request: JSONValue) -> Expansion {
    guard request["macroRole"]?.text == "extension" else { return GenerableExpansion(syntax: syntax).members() }
    guard let type = request["extendedTypeSyntax"]?["source"]?.text else { return Expansion(source: "") }
    return GenerableExpansion(syntax: syntax).conformance(of: type)
  }

  private static func conformance(to name: String, _ request: JSONValue) -> Expansion {
    // A class that says so itself is not told twice.
    guard let type = request["extendedTypeSyntax"]?["source"]?.text, request["conformanceListSyntax"]?["source"]?.text != "" else {
      return Expansion(source: "")
    }
    return ModelExpansion.conformance(to: name, of: type)
  }

  /// The preview takes the declaration into its own view; by itself `@Previewable` adds nothing.
  private static func previewable(_ syntax: MacroSyntax, inside context: [JSONValue]) -> Expansion {
    let isInPreview = context.contains { $0["source"]?.text?.contains("#Preview") ?? false }
    if isInPreview { return Expansion(source: "") }
    let offset = Scanner.tokens(of: syntax.source).first?.range.lowerBound ?? 0
    return .failure("'@Previewable' belongs at the top of the body of a #Preview", at: offset, in: syntax)
  }
}
