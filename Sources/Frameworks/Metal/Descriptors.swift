import Foundation

/// A list that has an element wherever one asks.
public final class _MTLDescriptorArray<Element: NSObject>: NSObject, @unchecked Sendable {
  private var kept: [Int: Element] = [:]
  private let make: () -> Element
  init(_ make: @escaping () -> Element) { self.make = make }
  /// One of them.
  public subscript(index: Int) -> Element! {
    get {
      if let one = kept[index] { return one }
      let one = make()
      kept[index] = one
      return one
    }
    set { kept[index] = newValue }
  }
}
/// How a picture is kept.
open class MTLTextureDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// Of what form.
  open var textureType: MTLTextureType = .type2D
  /// How its points are kept.
  open var pixelFormat: MTLPixelFormat = .rgba8Unorm
  /// How wide.
  open var width: Int = 1
  /// How high.
  open var height: Int = 1
  /// How deep.
  open var depth: Int = 1
  /// How many smaller ones.
  open var mipmapLevelCount: Int = 1
  /// How many points for one.
  open var sampleCount: Int = 1
  /// How many.
  open var arrayLength: Int = 1
  /// For what.
  open var usage: MTLTextureUsage = .shaderRead
  /// Where.
  open var storageMode: MTLStorageMode = .shared
  /// A flat picture.
  open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool) -> MTLTextureDescriptor {
    let made = MTLTextureDescriptor()
    (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
    return made
  }
}
/// What is drawn into.
open class MTLRenderPassAttachmentDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// The picture; nil = none.
  open var texture: (any MTLTexture)?
  /// Which of its smaller ones.
  open var level: Int = 0
  /// Which of several.
  open var slice: Int = 0
  /// Into what it is made one.
  open var resolveTexture: (any MTLTexture)?
  /// What it is before.
  open var loadAction: MTLLoadAction = .dontCare
  /// What becomes of it.
  open var storeAction: MTLStoreAction = .dontCare
}
/// What colours are drawn into.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// The colour it begins with.
  open var clearColor: MTLClearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// What depths are drawn into.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// The depth it begins with.
  open var clearDepth: Double = 1
}
/// What masks are drawn into.
open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// The mask it begins with.
  open var clearStencil: UInt32 = 0
}
/// What is drawn into, all of it.
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// Colours.
  open var colorAttachments: _MTLDescriptorArray<MTLRenderPassColorAttachmentDescriptor> = _MTLDescriptorArray {
    MTLRenderPassColorAttachmentDescriptor()
  }
  /// Depths.
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
  /// Masks.
  open var stencilAttachment: MTLRenderPassStencilAttachmentDescriptor! = MTLRenderPassStencilAttachmentDescriptor()
}
/// How colours come onto others.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// How points are kept.
  open var pixelFormat: MTLPixelFormat = .invalid
  /// Whether they come together.
  open var isBlendingEnabled: Bool = false
  /// How the new colour comes.
  open var sourceRGBBlendFactor: MTLBlendFactor = .one
  /// How the old colour stays.
  open var destinationRGBBlendFactor: MTLBlendFactor = .zero
  /// What is done with them.
  open var rgbBlendOperation: MTLBlendOperation = .add
  /// How the new cover comes.
  open var sourceAlphaBlendFactor: MTLBlendFactor = .one
  /// How the old cover stays.
  open var destinationAlphaBlendFactor: MTLBlendFactor = .zero
  /// What is done with them.
  open var alphaBlendOperation: MTLBlendOperation = .add
  /// Which parts are written.
  open var writeMask: MTLColorWriteMask = .all
}
/// A part of a point.
open class MTLVertexAttributeDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// How it is kept.
  open var format: MTLVertexFormat = .invalid
  /// Where, in bytes.
  open var offset: Int = 0
  /// In which list.
  open var bufferIndex: Int = 0
}
/// A list of points.
open class MTLVertexBufferLayoutDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// How long one is, in bytes.
  open var stride: Int = 0
  /// When the next is taken.
  open var stepFunction: MTLVertexStepFunction = .perVertex
  /// How often.
  open var stepRate: Int = 1
}
/// How points are kept.
open class MTLVertexDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// Their parts.
  open var attributes: _MTLDescriptorArray<MTLVertexAttributeDescriptor> = _MTLDescriptorArray { MTLVertexAttributeDescriptor() }
  /// Their lists.
  open var layouts: _MTLDescriptorArray<MTLVertexBufferLayoutDescriptor> = _MTLDescriptorArray { MTLVertexBufferLayoutDescriptor() }
}
/// How something is drawn.
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// What it is called.
  open var label: String?
  /// What is done with points.
  open var vertexFunction: (any MTLFunction)?
  /// What is done with what they cover.
  open var fragmentFunction: (any MTLFunction)?
  /// How points are kept.
  open var vertexDescriptor: MTLVertexDescriptor?
  /// How colours come onto others.
  open var colorAttachments: _MTLDescriptorArray<MTLRenderPipelineColorAttachmentDescriptor> = _MTLDescriptorArray {
    MTLRenderPipelineColorAttachmentDescriptor()
  }
  /// How depths are kept.
  open var depthAttachmentPixelFormat: MTLPixelFormat = .invalid
  /// How masks are kept.
  open var stencilAttachmentPixelFormat: MTLPixelFormat = .invalid
  /// How many points for one.
  open var sampleCount: Int = 1
  /// How many points for one.
  open var rasterSampleCount: Int = 1
}
/// What hides what.
open class MTLDepthStencilDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// Which is taken of two.
  open var depthCompareFunction: MTLCompareFunction = .always
  /// Whether depths are written.
  open var isDepthWriteEnabled: Bool = false
  /// What it is called.
  open var label: String?
}
/// How pictures are read.
open class MTLSamplerDescriptor: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// How they are made smaller.
  open var minFilter: MTLSamplerMinMagFilter = .nearest
  /// How they are made larger.
  open var magFilter: MTLSamplerMinMagFilter = .nearest
  /// What is beyond, along.
  open var sAddressMode: MTLSamplerAddressMode = .clampToEdge
  /// What is beyond, down.
  open var tAddressMode: MTLSamplerAddressMode = .clampToEdge
}
/// How programs are read; kept.
open class MTLCompileOptions: NSObject, @unchecked Sendable {
  /// As the system has it.
  public override init() {}
  /// Whether numbers may be less sharp.
  open var fastMathEnabled: Bool = true
}
