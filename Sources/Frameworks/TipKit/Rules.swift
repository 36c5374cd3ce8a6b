import Foundation
import SwiftUI

extension Tips {
  /// What must be true for a hint to show; `#Rule` makes one.
  public struct Rule: Sendable {
    private let check: @Sendable () -> Bool
    var isTrue: Bool { check() }
    /// Of a parameter.
    public init<Value>(_ input: Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) { check = { body(input.wrappedValue) } }
    /// Of something that happens.
    public init<Info>(_ input: Event<Info>, _ body: @escaping @Sendable (Event<Info>) -> Bool) { check = { body(input) } }
  }

  /// A value that rules read; `@Parameter` makes one.
  @propertyWrapper public struct Parameter<Value: Sendable>: Sendable {
    private let key: String
    private let first: Value
    /// A variable of a type. It has `first` until it is set.
    public init(_ owner: Any.Type, _ name: String, _ first: Value) { (key, self.first) = ("\(owner).\(name)", first) }
    /// The value. Pages that read it are shown anew when it is set.
    public var wrappedValue: Value {
      get { TipStore.shared.value(key) as? Value ?? first }
      nonmutating set { TipStore.shared.set(key, newValue) }
    }
  }
  /// How a parameter is kept; it is kept as long as the app runs.
  public struct ParameterOption: Sendable {
    /// Not longer than that.
    public static let transient = ParameterOption()
  }

  /// Nothing that is said when something happens.
  public struct EmptyDonation: Codable, Sendable {
    /// Nothing.
    public init() {}
  }
  /// A span of time back from now.
  public struct DonationTimeRange: Sendable {
    let seconds: TimeInterval
    /// The last minute.
    public static let minute = minutes(1)
    /// The last hour.
    public static let hour = hours(1)
    /// The last day.
    public static let day = days(1)
    /// The last week.
    public static let week = weeks(1)
    /// The last minutes.
    public static func minutes(_ count: Int) -> Self { Self(seconds: TimeInterval(count) * 60) }
    /// The last hours.
    public static func hours(_ count: Int) -> Self { Self(seconds: TimeInterval(count) * 3600) }
    /// The last days.
    public static func days(_ count: Int) -> Self { Self(seconds: TimeInterval(count) * 86_400) }
    /// The last weeks.
    public static func weeks(_ count: Int) -> Self { Self(seconds: TimeInterval(count) * 604_800) }
  }
  /// Something that happens, and is counted.
  public struct Event<DonationInfo: Codable & Sendable>: Sendable, Identifiable {
    /// One time.
    @dynamicMemberLookup public struct Donation: Sendable {
      /// When.
      public let date: Date
      let info: DonationInfo
      /// What was said of it.
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value { info[keyPath: path] }
    }
    /// Its name.
    public let id: String
    /// All times, in order. Pages that read them are shown anew with the next one.
    public var donations: [Donation] { TipStore.shared.donations(id).compactMap { $0 as? Donation } }
    /// Something that happens, and what is said of it.
    public init(id: String) { self.id = id }
    init(_named id: String) { self.id = id }
    /// Counts it.
    public func donate(_ donation: DonationInfo) async { send(donation) }
    /// Counts it.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      send(donation)
      completion?()
    }
    private func send(_ info: DonationInfo) { TipStore.shared.donate(id, Donation(date: Date(), info: info)) }
  }

  /// Makes rules one after the other, or a list of them.
  @resultBuilder public enum RuleBuilder {
    /// One.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Several.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// One after the other.
    public static func buildBlock(_ rules: [Rule]...) -> [Rule] { rules.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    /// `if`.
    public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
    /// `else`.
    public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
  }
  /// Makes buttons one after the other, or a list of them.
  @resultBuilder public enum ActionBuilder {
    /// One.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Several.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// One after the other.
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// `if`.
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    /// `else`.
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }
  /// Makes options one after the other, or a list of them.
  @resultBuilder public enum OptionsBuilder {
    /// One.
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    /// Several.
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    /// One after the other.
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] { options.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] { options ?? [] }
    /// `if`.
    public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
    /// `else`.
    public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
  }
}
extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Something that happens, of which nothing is said.
  public init(id: String) { self.init(_named: id) }
  /// Counts it.
  public func donate() async { await donate(Tips.EmptyDonation()) }
  /// Counts it.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) { sendDonation(Tips.EmptyDonation(), completion) }
}
extension Array {
  /// The times of a span back from now.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> [Element] where Element == Tips.Event<Info>.Donation {
    filter { $0.date > Date() - range.seconds }
  }
}

/// A value of a hint that rules read: `@Parameter static var isNew: Bool = true`.
@attached(accessor) @attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) = #externalMacro(module: "QuoinMacros", type: "TipParameterMacro")
/// What must be true of a parameter for a hint to show: `#Rule(Self.$isNew) { $0 }`.
@freestanding(expression)
public macro Rule<Value>(_ input: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
  #externalMacro(module: "QuoinMacros", type: "TipRuleMacro")
/// What must be true of something that happens for a hint to show: `#Rule(Self.opened) { $0.donations.count > 2 }`.
@freestanding(expression)
public macro Rule<Info>(_ input: Tips.Event<Info>, _ body: @escaping @Sendable (Tips.Event<Info>) -> Bool) -> Tips.Rule =
  #externalMacro(module: "QuoinMacros", type: "TipRuleMacro")
