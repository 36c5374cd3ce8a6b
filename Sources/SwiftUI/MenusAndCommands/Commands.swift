import QuoinLayout

/// Items of the menu bar and the keyboard. A picture of a phone shows none.
@MainActor @preconcurrency public protocol Commands {
  /// The type of the items that stand for these.
  associatedtype Body: Commands
  /// What the items are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Items that Quoin itself knows.
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands { public var body: Never { fatalError("\(Self.self) has no body.") } }

/// Collects items of the menu bar.
@MainActor @resultBuilder public struct CommandsBuilder {
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  @_disfavoredOverload public static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands { EmptyCommands() }
  // Of any type: `if` without `else` builds a nil too, of which no type could be told.
  public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> EmptyCommands { EmptyCommands() }
}

/// No items.
public struct EmptyCommands: PrimitiveCommands { nonisolated public init() {} }

/// A menu of its own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// A menu with a title. `content` is never called.
  public init(_ name: String, @ViewBuilder content: () -> Content) {}
  /// A menu with a title that is a view. `content` is never called.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Items among those that every app has.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Items before those of `group`. `addition` is never called.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items after those of `group`. `addition` is never called.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  /// Items in place of those of `group`. `addition` is never called.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Items that show and hide the sidebar.
public struct SidebarCommands: PrimitiveCommands { nonisolated public init() {} }

/// Items that show, hide and change the toolbar.
public struct ToolbarCommands: PrimitiveCommands { nonisolated public init() {} }

/// Items that search and change text.
public struct TextEditingCommands: PrimitiveCommands { nonisolated public init() {} }

/// Items that show and hide the inspector.
public struct InspectorCommands: PrimitiveCommands { nonisolated public init() {} }
