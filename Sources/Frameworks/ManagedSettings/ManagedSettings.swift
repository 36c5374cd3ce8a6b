@_exported import Foundation
import SwiftUI

/// A name that stands for something and tells nothing of it.
public struct Token<T>: Hashable, Codable, Sendable {
  private let data: Data
}
/// An app.
public struct Application: Hashable, Codable, Sendable {
  /// Its identifier; nil = hidden.
  public let bundleIdentifier: String?
  /// Its name that tells nothing; nil = none.
  public let token: ApplicationToken?
  /// What it is called; nil = hidden.
  public let localizedDisplayName: String?
  /// By its identifier.
  public init(bundleIdentifier: String) { (self.bundleIdentifier, token, localizedDisplayName) = (bundleIdentifier, nil, nil) }
  /// By its name that tells nothing.
  public init(token: ApplicationToken) { (bundleIdentifier, self.token, localizedDisplayName) = (nil, token, nil) }
}
/// A kind of apps.
public struct ActivityCategory: Hashable, Codable, Sendable {
  /// Its name that tells nothing; nil = none.
  public let token: ActivityCategoryToken?
  /// What it is called; nil = hidden.
  public let localizedDisplayName: String?
  /// By its name that tells nothing.
  public init(token: ActivityCategoryToken) { (self.token, localizedDisplayName) = (token, nil) }
}
/// A place of the web.
public struct WebDomain: Hashable, Codable, Sendable {
  /// Its name; nil = hidden.
  public let domain: String?
  /// Its name that tells nothing; nil = none.
  public let token: WebDomainToken?
  /// By its name.
  public init(domain: String) { (self.domain, token) = (domain, nil) }
  /// By its name that tells nothing.
  public init(token: WebDomainToken) { (domain, self.token) = (nil, token) }
}
/// Stands for an app.
public typealias ApplicationToken = Token<Application>
/// Stands for a kind of apps.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// Stands for a place of the web.
public typealias WebDomainToken = Token<WebDomain>

/// What is set for a phone by others; kept for nobody.
public class ManagedSettingsStore {
  /// Which one of several.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one without a name.
    public static let `default` = Self("default")
  }
  /// One of several.
  public init(named name: Name = .default) {}
  /// What is covered; kept.
  public var shield = ShieldSettings()
  /// What apps may be; kept.
  public var application = ApplicationSettings()
  /// What the web may be; kept.
  public var webContent = WebContentSettings()
  /// Forgets all.
  public func clearAllSettings() { (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings()) }
}
/// What is covered.
public struct ShieldSettings {
  /// Which kinds.
  public enum ActivityCategoryPolicy<Activity: Hashable & Sendable>: Hashable, Sendable {
    case none
    case all(except: Set<Token<Activity>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
  }
  /// Which apps; nil = none.
  public var applications: Set<ApplicationToken>?
  /// Which kinds of apps; nil = none.
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  /// Which places of the web; nil = none.
  public var webDomains: Set<WebDomainToken>?
  /// Which kinds of places of the web; nil = none.
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
/// What apps may be.
public struct ApplicationSettings {
  /// Which are hidden; nil = none.
  public var blockedApplications: Set<Application>?
  /// Whether apps may not be taken away; nil = they may.
  public var denyAppRemoval: Bool?
  /// Whether apps may not be got; nil = they may.
  public var denyAppInstallation: Bool?
}
/// What the web may be.
public struct WebContentSettings {
  /// Which places are left out.
  public enum FilterPolicy: Hashable, Sendable {
    case none
    case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
  /// Which places are left out; nil = none.
  public var blockedByFilter: FilterPolicy?
}
/// What a cover says that an app makes.
public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }
/// What becomes of a cover.
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }
/// Hears of buttons of a cover; never called.
open class ShieldActionDelegate: NSObject {
  /// On an app.
  open func handle(
    action: ShieldAction, for application: ApplicationToken, completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  /// On a place of the web.
  open func handle(action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping (ShieldActionResponse) -> Void) {
    completionHandler(.none)
  }
  /// On a kind of apps.
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken, completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
}
extension Label where Title == Text, Icon == Image {
  /// An app by its name that tells nothing: a symbol and no words of its own.
  nonisolated public init(_ token: ApplicationToken) { self.init("App", systemImage: "app") }
  /// A kind of apps by its name that tells nothing: a symbol and no words of its own.
  nonisolated public init(_ token: ActivityCategoryToken) { self.init("Category", systemImage: "square.grid.2x2") }
  /// A place of the web by its name that tells nothing: a symbol and no words of its own.
  nonisolated public init(_ token: WebDomainToken) { self.init("Website", systemImage: "globe") }
}
