import Combine
@_exported import Foundation
@_exported import ManagedSettings
import SwiftUI

/// Whether an app may set what a phone may do.
public enum AuthorizationStatus: Int, Hashable, CustomStringConvertible, Sendable {
  case notDetermined, denied, approved
  public var description: String { ["notDetermined", "denied", "approved"][rawValue] }
}
/// Whose phone it is.
public enum FamilyControlsMember: Int, Sendable { case child, individual }
/// Why an app may not.
public enum FamilyControlsError: Int, Error, LocalizedError, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled, networkError
  case authenticationMethodUnavailable
}
/// Asks whether an app may: it may not.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// It.
  public static let shared = AuthorizationCenter()
  private init() {}
  /// Whether it may: nobody was asked.
  @Published public private(set) var authorizationStatus = AuthorizationStatus.notDetermined
  /// Asks; it may not.
  /// - Throws: that there is no such service.
  public func requestAuthorization(for member: FamilyControlsMember) async throws { throw FamilyControlsError.unavailable }
  /// Asks; it may not.
  public func requestAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    completionHandler(.failure(FamilyControlsError.unavailable))
  }
  /// May no more.
  public func revokeAuthorization(completionHandler: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    completionHandler(.success(()))
  }
}
/// Apps, kinds of apps and places of the web that were chosen.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
  /// Apps, each by its name that tells nothing.
  public var applicationTokens: Set<ApplicationToken> = []
  /// Kinds of apps.
  public var categoryTokens: Set<ActivityCategoryToken> = []
  /// Places of the web.
  public var webDomainTokens: Set<WebDomainToken> = []
  /// Whether a kind stands for all of it.
  public let includeEntireCategory: Bool
  /// Nothing.
  public init(includeEntireCategory: Bool = false) { self.includeEntireCategory = includeEntireCategory }
  /// Apps.
  public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
  /// Kinds of apps.
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
  /// Places of the web.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}
/// Lets apps be chosen: here a plate.
public struct FamilyActivityPicker: View {
  /// With what is chosen.
  public init(selection: Binding<FamilyActivitySelection>) {}
  /// With what is chosen, and words above and below.
  public init(headerText: String? = nil, footerText: String? = nil, selection: Binding<FamilyActivitySelection>) {}
  public var body: some View { _ServicePlaceholder("FamilyActivityPicker", symbol: "hourglass") }
}
extension View {
  /// A page that lets apps be chosen. Ignored: none is shown.
  nonisolated public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View {
    self
  }
  /// A page that lets apps be chosen, with words above and below. Ignored: none is shown.
  nonisolated public func familyActivityPicker(
    headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
  ) -> some View { self }
}
