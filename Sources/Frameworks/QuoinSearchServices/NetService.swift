import Foundation

/// A service in the network around. There is none: nothing is told, and nobody is found.
open class NetService: NSObject, @unchecked Sendable {
  /// Where it is.
  open var domain: String
  /// What kind, as `_http._tcp.`.
  open var type: String
  /// What it is called.
  open var name: String
  /// Its port; −1 = not known.
  open private(set) var port: Int
  /// Who is told.
  open weak var delegate: (any NetServiceDelegate)?
  /// Which computer; nil = not known.
  open var hostName: String? { nil }
  /// Its addresses; nil = not known.
  open var addresses: [Data]? { nil }
  /// Whether devices beside each other count; kept only.
  open var includesPeerToPeer = false
  private var record: Data?
  /// A service to be told.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name) = (domain, type, name)
    self.port = Int(port)
  }
  /// A service to be found.
  public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }
  /// Tells others of it; nobody hears.
  open func publish() {}
  /// Tells others of it; nobody hears.
  open func publish(options: Options = []) {}
  /// Looks where it is; that it was not found is told at once.
  open func resolve(withTimeout timeout: TimeInterval) { delegate?.netService(self, didNotResolve: [NetService.errorCode: -72007]) }
  /// Does no more.
  open func stop() { delegate?.netServiceDidStop(self) }
  /// What it says of itself.
  open func txtRecordData() -> Data? { record }
  /// Says something of itself.
  @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  /// Hears what it says of itself; it never says anything.
  open func startMonitoring() {}
  /// Hears no more.
  open func stopMonitoring() {}
  /// Needs no run loop.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Needs no run loop.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// How a service is told of.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// With these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Under no other name where one has it.
    public static let noAutoRename = Options(rawValue: 1)
    /// It takes connections.
    public static let listenForConnections = Options(rawValue: 2)
  }
  /// What went wrong, by this name.
  public static let errorCode = "NSNetServicesErrorCode"
  /// Where it went wrong, by this name.
  public static let errorDomain = "NSNetServicesErrorDomain"
}
/// Who is told of a service.
public protocol NetServiceDelegate: AnyObject {
  /// It will be told of.
  func netServiceWillPublish(_ sender: NetService)
  /// It was told of.
  func netServiceDidPublish(_ sender: NetService)
  /// It could not be told of.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// It is looked for.
  func netServiceWillResolve(_ sender: NetService)
  /// It was found.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// It was not found.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// It does no more.
  func netServiceDidStop(_ sender: NetService)
  /// It says something else of itself.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Somebody connects.
  func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}
extension NetServiceDelegate {
  /// Does nothing.
  public func netServiceWillPublish(_ sender: NetService) {}
  /// Does nothing.
  public func netServiceDidPublish(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceWillResolve(_ sender: NetService) {}
  /// Does nothing.
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceDidStop(_ sender: NetService) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  /// Does nothing.
  public func netService(_ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream) {}
}
/// Looks for services in the network around; finds none.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  /// Who is told.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether devices beside each other count; kept only.
  open var includesPeerToPeer = false
  /// Looks for services of a kind.
  open func searchForServices(ofType type: String, inDomain domainString: String) { delegate?.netServiceBrowserWillSearch(self) }
  /// Looks for places that can be looked at.
  open func searchForBrowsableDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Looks for places where one can be told of.
  open func searchForRegistrationDomains() { delegate?.netServiceBrowserWillSearch(self) }
  /// Looks no more.
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
  /// Needs no run loop.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Needs no run loop.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Looks for nothing yet.
  public override init() {}
}
/// Who is told of services that are found.
public protocol NetServiceBrowserDelegate: AnyObject {
  /// It looks.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// It looks no more.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// It cannot look.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// A service came.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// A service went.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
  /// A place came.
  func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// A place went.
  func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
}
extension NetServiceBrowserDelegate {
  /// Does nothing.
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  /// Does nothing.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
  /// Does nothing.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
  /// Does nothing.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool) {}
  /// Does nothing.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool) {}
}
