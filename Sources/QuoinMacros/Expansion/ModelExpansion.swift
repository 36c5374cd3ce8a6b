/// `@Model` on a class: a place for what the framework knows of the object, a list of its properties, and each of them watched.
struct ModelExpansion {
  let syntax: MacroSyntax

  /// What the class gets beside its own.
  func members() -> Expansion {
    guard let name = ModelProperty.typeName(in: syntax.source), Scanner.tokens(of: syntax.source).contains(where: { $0.is("class") }) else {
      let offset = Scanner.tokens(of: syntax.source).first?.range.lowerBound ?? 0
      return .failure("'@Model' belongs before a class", at: offset, in: syntax)
    }
    let properties = ModelProperty.kept(in: syntax.source).map { property -> String in
      var arguments = "\"\(property.bareName)\", \\\(name).\(property.name)"
      for attribute in property.attributes where ["Attribute", "Relationship"].contains(attribute.name) {
        let label = attribute.name == "Attribute" ? "attribute" : "relationship"
        arguments += ", \(label): SwiftData.Schema.\(attribute.name)\(attribute.arguments.isEmpty ? "()" : attribute.arguments)"
      }
      return "    SwiftData._ModelProperty(\(arguments)),\n"
    }
    return Expansion(
      source: """
        public let _$model = SwiftData._ModelState()
        public static var _$properties: [SwiftData._ModelProperty] {
          [
        \(properties.joined())  ]
        }
        """)
  }

  /// The attribute that a member of the class gets; nothing for what is not kept.
  func attribute(ofClass parent: MacroSyntax?) -> Expansion {
    guard let parent, let property = EntryProperty(tokens: Scanner.tokens(of: syntax.source), source: syntax.source),
      ModelProperty.kept(in: parent.source).contains(where: { $0.name == property.name })
    else { return Expansion(source: "") }
    return Expansion(source: "@SwiftData._PersistedProperty")
  }

  static func conformance(to name: String, of type: String) -> Expansion { Expansion(source: "extension \(type): \(name) {}") }

  // MARK: One property

  /// The variable that holds the value.
  func storage() -> Expansion {
    guard let property = EntryProperty(tokens: Scanner.tokens(of: syntax.source), source: syntax.source) else {
      return Expansion(source: "")
    }
    let type = property.type.map { ": \($0)" } ?? ""
    let value = property.value.map { " = \($0)" } ?? ""
    return Expansion(source: "private var _\(property.bareName)\(type)\(value)")
  }

  /// How it is read and written.
  func accessors() -> Expansion {
    guard let property = EntryProperty(tokens: Scanner.tokens(of: syntax.source), source: syntax.source) else {
      return Expansion(source: "{}")
    }
    let (name, storage) = (property.name, "_\(property.bareName)")
    return Expansion(
      source: """
        {
        @storageRestrictions(initializes: \(storage))
        init(initialValue) { \(storage) = initialValue }
        get {
          _$model.willRead(self, \\.\(name))
          return \(storage)
        }
        set { _$model.write(self, \\.\(name), named: "\(property.bareName)", from: \(storage), to: newValue) { \(storage) = newValue } }
        }
        """)
  }

  // MARK: Actors

  /// What `@ModelActor` adds to an actor.
  static func actorMembers() -> Expansion {
    Expansion(
      source: """
        public nonisolated let modelExecutor: any SwiftData.ModelExecutor
        public nonisolated let modelContainer: SwiftData.ModelContainer
        public init(modelContainer: SwiftData.ModelContainer) {
          let modelContext = SwiftData.ModelContext(modelContainer)
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """)
  }
}

extension ModelProperty {
  var bareName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }
}
