import Foundation

/// Makes a class one whose objects a container keeps: its variables are watched, and known by their key paths.
@attached(member, names: named(_$model), named(_$properties))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "QuoinMacros", type: "ModelMacro")

/// What `@Model` gives each variable that is kept.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "QuoinMacros", type: "PersistedPropertyMacro")

/// Says of a variable how it is kept; `.unique` values replace older objects of the same value.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
  #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro")

/// Says of a variable that holds other models what becomes of them, and which of their variables points back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro")

/// A variable that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro")

/// Which variables a store looks up by; nothing here, where nothing is stored.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro")

/// Which variables are unique together; nothing here. `@Attribute(.unique)` is followed.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "QuoinMacros", type: "SchemaNoteMacro")

/// Makes an actor one with a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "QuoinMacros", type: "ModelActorMacro")
