import SwiftUI
import UIKit

/// A hint for who uses an app.
public protocol Tip: Identifiable, Sendable {
  typealias Status = Tips.Status
  typealias Rule = Tips.Rule
  typealias Action = Tips.Action
  typealias Option = TipOption
  /// Its title.
  var title: Text { get }
  /// Its words; nil for none.
  var message: Text? { get }
  /// Its picture; nil for none.
  var image: Image? { get }
  /// Its buttons.
  var actions: [Action] { get }
  /// When it shows; here always.
  var rules: [Rule] { get }
  /// How often it shows; here always.
  var options: [any TipOption] { get }
}
extension Tip {
  /// The type's name.
  public var id: String { "\(Self.self)" }
  /// None.
  public var message: Text? { nil }
  /// None.
  public var image: Image? { nil }
  /// None.
  public var actions: [Action] { [] }
  /// None.
  public var rules: [Rule] { [] }
  /// None.
  public var options: [any TipOption] { [] }
  /// Whether it shows: yes.
  public var shouldDisplay: Bool { true }
  /// Where it is: it may show.
  public var status: Tips.Status { .available }
  /// Kept by nobody.
  public func invalidate(reason: Tips.InvalidationReason) {}
}
/// How often a hint shows.
public protocol TipOption: Sendable {}

/// All hints.
public enum Tips {
  /// Where a hint is.
  public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
  /// Why it no longer shows.
  public enum InvalidationReason: Hashable, Sendable { case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed }
  /// When it shows.
  public struct Rule: Sendable {}
  /// A button.
  public struct Action: Identifiable, Sendable {
    public let id: String
    let title: String
    /// A button with words.
    public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}) {
      self.id = id ?? String(title)
      self.title = String(title)
    }
  }
  /// How many times; kept by nobody.
  public struct MaxDisplayCount: TipOption {
    /// So many times.
    public init(_ count: Int) {}
  }
  /// Whether others wait; kept by nobody.
  public struct IgnoresDisplayFrequency: TipOption {
    /// Whether they do.
    public init(_ ignores: Bool) {}
  }
  /// Something that happens.
  public struct Event<Value: Sendable>: Sendable, Identifiable {
    public let id: String
    /// Nobody counts.
    public func donate() async {}
    /// Nobody counts.
    public func sendDonation() {}
  }
  /// What hints are configured with; kept by nobody.
  public struct ConfigurationOption: Sendable {
    /// How often hints show.
    public enum DisplayFrequency: Sendable { case immediate, hourly, daily, weekly, monthly }
    /// Where they are kept.
    public enum DatastoreLocation: Sendable {
      case applicationDefault
      case url(URL)
    }
    /// How often hints show.
    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption { ConfigurationOption() }
    /// Where they are kept.
    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption { ConfigurationOption() }
  }
  /// Does nothing.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  /// Does nothing.
  public static func resetDatastore() throws {}
  /// Does nothing.
  public static func showAllTipsForTesting() {}
  /// Does nothing.
  public static func hideAllTipsForTesting() {}
}
extension Tips.Event where Value == Bool {
  /// Something that happens.
  public init(id: String) { self.id = id }
}

/// A hint within a page.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  /// A hint; nothing for nil.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) { self.tip = tip }
  /// A hint.
  public init(_ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
  {
    self.tip = tip
  }
  /// The hint's picture, title, words and buttons on a plate. Its measures were chosen by eye.
  public var body: some View {
    if let tip {
      HStack(alignment: .top, spacing: 12) {
        if let image = tip.image { image.font(.title).foregroundStyle(.tint) }
        VStack(alignment: .leading, spacing: 4) {
          tip.title.font(.headline)
          if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
          ForEach(tip.actions) { action in
            Divider()
            Text(verbatim: action.title).foregroundStyle(.tint)
          }
        }
        Spacer(minLength: 0)
        Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.secondary)
      }
      .padding(16)
      .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 13, style: .continuous))
    }
  }
}
extension View {
  /// A hint that points at the view; a picture shows the page before.
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Plates behind hints; they keep theirs.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// How large pictures of hints are; they keep theirs.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { self }
  /// How pictures of hints are coloured; they keep theirs.
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// How hints look: as `style` makes them, where they are shown in place.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { self }
  /// How round hints are; they keep theirs.
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
}

/// How hints look; they keep their looks here.
@MainActor @preconcurrency public protocol TipViewStyle {
  /// What a hint is.
  associatedtype Body: View
  /// The hint's parts, as they are to stand.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TipViewStyleConfiguration
}
/// The parts of a hint.
public struct TipViewStyleConfiguration {
  /// The hint.
  public let tip: any Tip
  /// Its title.
  public var title: Text? { tip.title }
  /// Its words.
  public var message: Text? { tip.message }
  /// Its picture.
  public var image: Image? { tip.image }
  /// What it offers.
  public var actions: [Tips.Action] { tip.actions }
}
/// The system's plate.
public struct MiniTipViewStyle: TipViewStyle {
  /// The system's plate.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.image
      configuration.title
    }
  }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  /// The system's plate.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
