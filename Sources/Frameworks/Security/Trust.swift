// Security's names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
@_exported import FoundationNetworking

// Whom to trust on the network: the system looks at that, and asks no app here.

/// What a server says of itself; none is ever seen here.
public final class SecTrust: Sendable {}
/// How a server says who it is: nobody is asked to look at that here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// How a client says who it is by a certificate: nobody is asked for one here.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
extension URLProtectionSpace {
  /// What the server says of itself; nil: the system looks at it.
  public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
  /// Trust in a server: a name without a password, which nobody is asked for.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
