@_exported import Metal
import SwiftUI
@_exported import UIKit

/// A view that is drawn into: a plate.
@MainActor @preconcurrency open class MTKView: _ServicePlaceholderView {
  /// By what it would be drawn; kept.
  open var device: (any MTLDevice)?
  /// Who would draw; never called.
  open weak var delegate: (any MTKViewDelegate)?
  /// The next picture: none.
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  /// What would be drawn into: nothing.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  /// How points are kept; kept.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  /// How depths are kept; kept.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// How many points for one; kept.
  open var sampleCount = 1
  /// The colour it begins with; kept.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The depth it begins with; kept.
  open var clearDepth = 1.0
  /// Whether it is only drawn into; kept.
  open var framebufferOnly = true
  /// How many pictures a second; kept.
  open var preferredFramesPerSecond = 60
  /// Whether it is drawn only when it is asked; kept.
  open var enableSetNeedsDisplay = false
  /// Whether it stands; kept.
  open var isPaused = false
  /// Whether it is as large as its pixels; kept.
  open var autoResizeDrawable = true
  /// How large, in pixels.
  open var drawableSize = CGSize.zero
  /// Whether it waits for its layer; kept.
  open var presentsWithTransaction = false
  /// A view.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frameRect)
    self.device = device
  }
  /// A view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// As made by itself.
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  open override var _serviceName: String { "MTKView" }
  /// Draws; nothing is drawn.
  open func draw() {}
}
/// Draws into a view; never called.
@MainActor @preconcurrency public protocol MTKViewDelegate: NSObjectProtocol {
  /// It has another size.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// It is drawn.
  func draw(in view: MTKView)
}
/// Reads pictures; none can be read.
open class MTKTextureLoader: NSObject {
  /// How.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether its numbers are bent as those of screens.
    public static let SRGB = Self(rawValue: "SRGB")
    /// For what it is.
    public static let textureUsage = Self(rawValue: "textureUsage")
    /// Where it is kept.
    public static let textureStorageMode = Self(rawValue: "textureStorageMode")
    /// Whether smaller ones are made.
    public static let generateMipmaps = Self(rawValue: "generateMipmaps")
    /// Where its beginning is.
    public static let origin = Self(rawValue: "origin")
  }
  /// With a machine that draws.
  public init(device: any MTLDevice) {}
  /// A file.
  /// - Throws: that it can't be read.
  open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
  /// A picture.
  /// - Throws: that it can't be read.
  open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw CocoaError(.featureUnsupported) }
}
