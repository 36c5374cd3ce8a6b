@_exported import Foundation

/// How the points of a picture are kept.
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0, a8Unorm = 1, r8Unorm = 10, r16Float = 25, rg8Unorm = 30, r32Uint = 53, r32Float = 55, rgba8Unorm = 70
  case rgba8Unorm_srgb = 71, bgra8Unorm = 80, bgra8Unorm_srgb = 81, rgb10a2Unorm = 90, rg32Float = 105, rgba16Float = 115
  case rgba32Float = 125, depth16Unorm = 250, depth32Float = 252, stencil8 = 253, depth32Float_stencil8 = 260, bgra10_xr = 552
}
/// What points are put together to.
public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}
/// How numbers of points are kept.
public enum MTLIndexType: UInt, Sendable {
  case uint16, uint32
}
/// What a target is before.
public enum MTLLoadAction: UInt, Sendable {
  case dontCare, load, clear
}
/// What becomes of a target.
public enum MTLStoreAction: UInt, Sendable {
  case dontCare, store, multisampleResolve, storeAndMultisampleResolve, unknown
}
/// How colours come together.
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha, destinationColor, oneMinusDestinationColor
  case destinationAlpha, oneMinusDestinationAlpha, sourceAlphaSaturated
}
/// What is done with colours that come together.
public enum MTLBlendOperation: UInt, Sendable {
  case add, subtract, reverseSubtract, min, max
}
/// Which is taken of two.
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
/// Which sides are not seen.
public enum MTLCullMode: UInt, Sendable {
  case none, front, back
}
/// Which side is the front.
public enum MTLWinding: UInt, Sendable {
  case clockwise, counterClockwise
}
/// Whether areas are filled.
public enum MTLTriangleFillMode: UInt, Sendable {
  case fill, lines
}
/// Where something is kept.
public enum MTLStorageMode: UInt, Sendable {
  case shared, managed, `private`, memoryless
}
/// Of what form a picture is.
public enum MTLTextureType: UInt, Sendable {
  case type1D = 0, type2D = 2, type2DArray, type2DMultisample, typeCube, type3D = 7
}
/// How the parts of a point are kept.
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0, uchar4 = 3, float = 28, float2, float3, float4, int = 32, uint = 36
}
/// When the next part is taken.
public enum MTLVertexStepFunction: UInt, Sendable {
  case constant, perVertex, perInstance
}
/// How points between points are made.
public enum MTLSamplerMinMagFilter: UInt, Sendable {
  case nearest, linear
}
/// What is beyond a picture.
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge = 0, mirrorClampToEdge, `repeat`, mirrorRepeat, clampToZero
}
/// How far commands are.
public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}
/// Where something is kept, and how.
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As the system likes.
  public static let cpuCacheModeWriteCombined = Self(rawValue: 1)
  /// Where both see it.
  public static let storageModeShared: Self = []
  /// Where only drawing sees it.
  public static let storageModePrivate = Self(rawValue: 32)
}
/// For what a picture is.
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not known.
  public static let unknown: Self = []
  /// It is read.
  public static let shaderRead = Self(rawValue: 1)
  /// It is written.
  public static let shaderWrite = Self(rawValue: 2)
  /// It is drawn into.
  public static let renderTarget = Self(rawValue: 4)
}
/// Which parts of a colour are written.
public struct MTLColorWriteMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Red.
  public static let red = Self(rawValue: 8)
  /// Green.
  public static let green = Self(rawValue: 4)
  /// Blue.
  public static let blue = Self(rawValue: 2)
  /// Cover.
  public static let alpha = Self(rawValue: 1)
  /// All.
  public static let all = Self(rawValue: 15)
}
/// A colour that a target begins with.
public struct MTLClearColor: Sendable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Cover.
  public var alpha: Double
  /// All 0.
  public init() { (red, green, blue, alpha) = (0, 0, 0, 0) }
  /// By its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
/// By its parts.
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
  MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// How large something is.
public struct MTLSize: Sendable {
  /// Wide.
  public var width: Int
  /// High.
  public var height: Int
  /// Deep.
  public var depth: Int
  /// All 0.
  public init() { (width, height, depth) = (0, 0, 0) }
  /// By its parts.
  public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
/// By its parts.
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
/// Where something begins.
public struct MTLOrigin: Sendable {
  /// Along.
  public var x: Int
  /// Down.
  public var y: Int
  /// In.
  public var z: Int
  /// All 0.
  public init() { (x, y, z) = (0, 0, 0) }
  /// By its parts.
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
/// By its parts.
public func MTLOriginMake(_ x: Int, _ y: Int, _ z: Int) -> MTLOrigin { MTLOrigin(x: x, y: y, z: z) }
/// A part of a picture.
public struct MTLRegion: Sendable {
  /// Where.
  public var origin: MTLOrigin
  /// How large.
  public var size: MTLSize
  /// All 0.
  public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
  /// By its parts.
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
/// A flat part of a picture.
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
/// The part that is drawn into.
public struct MTLViewport: Sendable {
  /// Where.
  public var originX: Double
  /// Where.
  public var originY: Double
  /// Wide.
  public var width: Double
  /// High.
  public var height: Double
  /// The nearest.
  public var znear: Double
  /// The farthest.
  public var zfar: Double
  /// All 0.
  public init() { (originX, originY, width, height, znear, zfar) = (0, 0, 0, 0, 0, 0) }
  /// By its parts.
  public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
    (self.originX, self.originY, self.width, self.height, self.znear, self.zfar) = (originX, originY, width, height, znear, zfar)
  }
}
/// The part that is not cut away.
public struct MTLScissorRect: Sendable {
  /// Where.
  public var x: Int
  /// Where.
  public var y: Int
  /// Wide.
  public var width: Int
  /// High.
  public var height: Int
  /// All 0.
  public init() { (x, y, width, height) = (0, 0, 0, 0) }
  /// By its parts.
  public init(x: Int, y: Int, width: Int, height: Int) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }
}
