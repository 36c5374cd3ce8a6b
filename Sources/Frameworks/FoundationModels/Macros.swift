/// Makes a type one that a model can be asked for; all of its stored properties must have their types written down.
@attached(extension, conformances: Generable, names: named(init(_:)), named(generatedContent))
@attached(member, names: named(PartiallyGenerated), named(generationSchema))
public macro Generable(description: String? = nil) = #externalMacro(module: "QuoinMacros", type: "GenerableMacro")

/// Says what a property is; no model reads it here.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro")

/// Says what a property is and may be; no model reads it here.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) =
  #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro") where T: Generable

/// Says how the words of a property are made; no model reads it here.
@attached(peer)
public macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
  #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro")
