import SwiftUI

/// What a kind of thing is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// Its name.
  public let name: LocalizedStringResource
  /// A name.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
  /// A name.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// What a thing is called and looks like.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture.
  public struct Image: Sendable {
    /// A symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil) {}
    /// A picture of the app.
    public init(named name: String, isTemplate: Bool? = nil) {}
  }
  /// Its name.
  public let title: LocalizedStringResource
  /// What stands below.
  public let subtitle: LocalizedStringResource?
  /// A name, what stands below and a picture.
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
    (self.title, self.subtitle) = (title, subtitle)
  }
  /// A name.
  public init(stringLiteral value: String) { (title, subtitle) = (LocalizedStringResource(stringLiteral: value), nil) }
}
/// A kind of thing that has a name.
public protocol TypeDisplayRepresentable {
  /// What the kind is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A choice among a few.
public protocol AppEnum: RawRepresentable, CaseIterable, TypeDisplayRepresentable, Hashable, Sendable
where RawValue: LosslessStringConvertible {
  /// What each is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// A thing of the app's.
public protocol AppEntity: Identifiable, TypeDisplayRepresentable, Sendable {
  /// How it is found.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// How it is found.
  static var defaultQuery: DefaultQuery { get }
  /// What it is called.
  var displayRepresentation: DisplayRepresentation { get }
}
/// A thing that only lives as long as it is looked at.
public protocol TransientAppEntity: Identifiable, TypeDisplayRepresentable, Sendable {
  /// Made by the system.
  init()
}
/// Finds things.
public protocol EntityQuery: Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity
  /// Made by the system.
  init()
  /// Those of some names.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Those that are offered.
  func suggestedEntities() async throws -> [Entity]
  /// The one when none was chosen.
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// None.
  public func defaultResult() async -> Entity? { nil }
}
/// Finds things by words.
public protocol EntityStringQuery: EntityQuery {
  /// Those that words mean.
  func entities(matching string: String) async throws -> [Entity]
}
/// Finds all things.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All.
  func allEntities() async throws -> [Entity]
}
/// Offers values.
public protocol DynamicOptionsProvider: Sendable {
  /// What is offered.
  associatedtype Result
  /// The values.
  func results() async throws -> Result
}

/// Shortcuts that an app brings along.
public protocol AppShortcutsProvider {
  /// They.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that words changed; nobody hears.
  public static func updateAppShortcutParameters() {}
}
/// A colour of tiles.
public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape, grayBlue, grayBrown, grayGreen
}
/// A phrase that means an intent.
public struct AppShortcutPhrase<Intent>: Sendable, ExpressibleByStringInterpolation {
  /// What a phrase may name.
  public enum Token: Sendable {
    /// The app.
    case applicationName
  }
  /// Takes the app's name and parameters.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Words.
    public func appendLiteral(_ literal: String) {}
    /// The app's name.
    public func appendInterpolation(_ token: Token) {}
    /// A parameter.
    public func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) {}
  }
  public init(stringLiteral value: String) {}
  /// Words with what is named in them.
  public init(stringInterpolation: StringInterpolation) {}
}
/// An intent with its phrases.
public struct AppShortcut: Sendable {
  /// An intent with its phrases, a short name and a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource = "", systemImageName: String = ""
  ) {}
}
/// Puts shortcuts together.
@resultBuilder public enum AppShortcutsBuilder {
  /// All of them.
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

extension Button {
  /// A button that asks for an intent; here, as any button, it waits for a tap that does not come.
  @MainActor public init(intent: some AppIntent, @ViewBuilder label: () -> Label) { self.init(action: {}, label: label) }
  /// A button of a role that asks for an intent.
  @MainActor public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}
extension Button where Label == Text {
  /// A button with a title that asks for an intent.
  @MainActor public init(_ titleKey: LocalizedStringKey, intent: some AppIntent) { self.init(titleKey, action: {}) }
}
extension Toggle {
  /// A switch that asks for an intent.
  @MainActor public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}
extension Toggle where Label == Text {
  /// A switch with a title that asks for an intent.
  @MainActor public init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) { self.init(titleKey, isOn: .constant(isOn)) }
  /// A switch with a title, shown as it is, that asks for an intent.
  @_disfavoredOverload @MainActor public init<S: StringProtocol>(_ title: S, isOn: Bool, intent: some AppIntent) {
    self.init(title, isOn: .constant(isOn))
  }
}
