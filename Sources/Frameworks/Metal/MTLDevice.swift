import Foundation
import UIKit

/// The machine that draws: there is none, so nobody is given one.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
/// All machines that draw: none.
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }
/// A machine that draws.
public protocol MTLDevice: NSObjectProtocol {
  /// What it is called.
  var name: String { get }
  /// How many threads work together at most.
  var maxThreadsPerThreadgroup: MTLSize { get }
  /// How many bytes a list has at most.
  var maxBufferLength: Int { get }
  /// Whether both see the same memory.
  var hasUnifiedMemory: Bool { get }
  /// A line for commands.
  func makeCommandQueue() -> (any MTLCommandQueue)?
  /// A list of so many bytes.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// A list of bytes.
  func makeBuffer(bytes: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// A picture.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  /// How pictures are read.
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  /// What hides what.
  func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
  /// The app's programs.
  func makeDefaultLibrary() -> (any MTLLibrary)?
  /// The programs of a bundle.
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  /// Programs in words.
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  /// Programs of a file.
  func makeLibrary(URL url: URL) throws -> any MTLLibrary
  /// How something is drawn.
  func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
  /// How something is reckoned.
  func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
  /// Whether so many points for one can be.
  func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
}
extension MTLDevice {
  /// A list of so many bytes.
  public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
  /// A list of bytes.
  public func makeBuffer(bytes: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? { makeBuffer(bytes: bytes, length: length, options: []) }
}
/// Something that is kept for drawing.
public protocol MTLResource: NSObjectProtocol {
  /// What it is called.
  var label: String? { get set }
  /// By which machine.
  var device: any MTLDevice { get }
  /// Where.
  var storageMode: MTLStorageMode { get }
}
/// A list of bytes.
public protocol MTLBuffer: MTLResource {
  /// How many.
  var length: Int { get }
  /// They.
  func contents() -> UnsafeMutableRawPointer
}
/// A picture.
public protocol MTLTexture: MTLResource {
  /// How wide.
  var width: Int { get }
  /// How high.
  var height: Int { get }
  /// How deep.
  var depth: Int { get }
  /// How its points are kept.
  var pixelFormat: MTLPixelFormat { get }
  /// For what.
  var usage: MTLTextureUsage { get }
  /// Of what form.
  var textureType: MTLTextureType { get }
  /// How many smaller ones.
  var mipmapLevelCount: Int { get }
  /// Writes a part.
  func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
  /// Reads a part.
  func getBytes(_ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}
/// Programs.
public protocol MTLLibrary: NSObjectProtocol {
  /// What it is called.
  var label: String? { get set }
  /// Their names.
  var functionNames: [String] { get }
  /// One of them.
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}
/// A program.
public protocol MTLFunction: NSObjectProtocol {
  /// What it is called.
  var label: String? { get }
  /// Its name.
  var name: String { get }
}
/// How pictures are read.
public protocol MTLSamplerState: NSObjectProtocol {
  /// What it is called.
  var label: String? { get }
}
/// What hides what.
public protocol MTLDepthStencilState: NSObjectProtocol {
  /// What it is called.
  var label: String? { get }
}
/// How something is drawn.
public protocol MTLRenderPipelineState: NSObjectProtocol {
  /// What it is called.
  var label: String? { get }
}
/// How something is reckoned.
public protocol MTLComputePipelineState: NSObjectProtocol {
  /// How many work at the same.
  var threadExecutionWidth: Int { get }
  /// How many work together at most.
  var maxTotalThreadsPerThreadgroup: Int { get }
}
/// Something that is shown.
public protocol MTLDrawable: NSObjectProtocol {
  /// Shows it.
  func present()
}
/// A line for commands.
public protocol MTLCommandQueue: NSObjectProtocol {
  /// What it is called.
  var label: String? { get set }
  /// By which machine.
  var device: any MTLDevice { get }
  /// Commands.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// Commands.
public protocol MTLCommandBuffer: NSObjectProtocol {
  /// What it is called.
  var label: String? { get set }
  /// How far they are.
  var status: MTLCommandBufferStatus { get }
  /// Why they failed; nil = they did not.
  var error: (any Error)? { get }
  /// When they began, in seconds.
  var gpuStartTime: TimeInterval { get }
  /// When they ended, in seconds.
  var gpuEndTime: TimeInterval { get }
  /// What draws.
  func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
  /// What reckons.
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  /// What copies.
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  /// Shows something at the end.
  func present(_ drawable: any MTLDrawable)
  /// Does it.
  func commit()
  /// Waits until it is done.
  func waitUntilCompleted()
  /// Waits until it has begun.
  func waitUntilScheduled()
  /// Is told when it is done.
  func addCompletedHandler(_ block: @escaping @Sendable (any MTLCommandBuffer) -> Void)
}
/// What writes commands.
public protocol MTLCommandEncoder: NSObjectProtocol {
  /// What it is called.
  var label: String? { get set }
  /// Ends.
  func endEncoding()
  /// Begins a part of a name.
  func pushDebugGroup(_ string: String)
  /// Ends a part.
  func popDebugGroup()
}
/// What draws.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  /// How.
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  /// What hides what.
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  /// Where.
  func setViewport(_ viewport: MTLViewport)
  /// What is cut away.
  func setScissorRect(_ rect: MTLScissorRect)
  /// Which sides are not seen.
  func setCullMode(_ cullMode: MTLCullMode)
  /// Which side is the front.
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  /// Whether areas are filled.
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  /// A list for points.
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Bytes for points.
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// A picture for points.
  func setVertexTexture(_ texture: (any MTLTexture)?, index: Int)
  /// A list for what they cover.
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Bytes for what they cover.
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// A picture for what they cover.
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  /// How pictures are read.
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  /// Draws points.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  /// Draws points some times.
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  /// Draws points by their numbers.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int)
  /// Draws points by their numbers some times.
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer, indexBufferOffset: Int,
    instanceCount: Int)
}
/// What reckons.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  /// How.
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  /// A list.
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Bytes.
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// A picture.
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  /// So many groups.
  func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
  /// So many.
  func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// What copies.
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  /// Makes the smaller ones of a picture.
  func generateMipmaps(for texture: any MTLTexture)
  /// Copies bytes.
  func copy(
    from sourceBuffer: any MTLBuffer, sourceOffset: Int, to destinationBuffer: any MTLBuffer, destinationOffset: Int, size: Int)
}
/// A picture that is shown.
public protocol CAMetalDrawable: MTLDrawable {
  /// It.
  var texture: any MTLTexture { get }
}
/// A layer that is drawn into; there is nothing that draws.
open class CAMetalLayer: CALayer, @unchecked Sendable {
  /// By what; kept.
  open var device: (any MTLDevice)?
  /// How points are kept.
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  /// Whether it is only drawn into.
  open var framebufferOnly = true
  /// How large, in pixels.
  open var drawableSize = CGSize.zero
  /// The next picture: none.
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
