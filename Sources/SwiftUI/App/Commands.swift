import QuoinLayout

/// Items of the menu bar and the keyboard. A picture of a phone shows none.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
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
  public static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
  public static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> EmptyCommands { EmptyCommands() }
}

/// No items.
public struct EmptyCommands: PrimitiveCommands { nonisolated public init() {} }
/// A menu of its own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ name: String, @ViewBuilder content: () -> Content) {}
}
/// Items among those that every app has.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct SidebarCommands: PrimitiveCommands { nonisolated public init() {} }
public struct ToolbarCommands: PrimitiveCommands { nonisolated public init() {} }
public struct TextEditingCommands: PrimitiveCommands { nonisolated public init() {} }
public struct InspectorCommands: PrimitiveCommands { nonisolated public init() {} }

/// The groups of items that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}
