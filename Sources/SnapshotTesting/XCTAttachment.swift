import Foundation
import UIKit

/// Something to look at beside a failure. Linux's XCTest has no such type; test runners that take attachments are given these.
public struct XCTAttachment: Sendable {
  /// How long a runner keeps it.
  public enum Lifetime: Int, Sendable {
    /// For good.
    case keepAlways
    /// Until the test has passed.
    case deleteOnSuccess
  }
  /// What it is called; nil = not named.
  public var name: String?
  /// How long a runner keeps it; told to nobody here.
  public var lifetime = Lifetime.deleteOnSuccess
  /// What kind of data it is, as a uniform type identifier.
  public var uniformTypeIdentifier: String
  /// The bytes.
  package var data: Data

  /// Bytes of any kind.
  public init(data: Data) { self.init(data: data, uniformTypeIdentifier: "public.data") }
  /// Bytes of a kind.
  public init(data: Data, uniformTypeIdentifier: String) {
    self.data = data
    self.uniformTypeIdentifier = uniformTypeIdentifier
  }
  /// Bytes of a kind with a name.
  public init(uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
    self.init(data: payload ?? Data(), uniformTypeIdentifier: uniformTypeIdentifier ?? "public.data")
    self.name = name
  }
  /// A picture, as PNG; empty where it has no size.
  public init(image: UIImage) { self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png") }
  /// A text.
  public init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }
  /// A file's bytes; empty where it cannot be read.
  public init(contentsOfFile url: URL) {
    self.init(data: (try? Data(contentsOf: url)) ?? Data())
    name = url.lastPathComponent
  }

  /// The ending of a file of its kind.
  package var pathExtension: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.patch-file": "patch"
    case "public.plain-text": "txt"
    case "public.json": "json"
    default: "data"
    }
  }
}
