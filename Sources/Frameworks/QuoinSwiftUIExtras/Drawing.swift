import SwiftUI

// Shaders, which are not run here, colours brighter than white, and rarer ways of drawing.

extension GraphicsContext.Filter {
  /// Colours by a shader. Ignored: they stay.
  public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { .brightness(0) }
  /// Places by a shader. Ignored: they stay.
  public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { .brightness(0) }
  /// Looks by a shader. Ignored: they stay.
  public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { .brightness(0) }
}
extension GraphicsContext.Shading {
  /// Colours of a shader: none here.
  public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { .color(.clear) }
  /// Colours over a net of points.
  public static func meshGradient(_ gradient: MeshGradient) -> GraphicsContext.Shading { .style(gradient) }
}
extension ShaderLibrary {
  /// Those in bytes. None of them is run here.
  public init(data: Data) { self = .default }
  /// Those in a file. None of them is run here.
  public init(url: URL) { self = .default }
}
extension Shader {
  /// What a shader is made for.
  public struct UsageType: Hashable, Sendable {
    let name: String
    /// Colours.
    public static let shapeStyle = UsageType(name: "shapeStyle")
    /// Colours of what is there.
    public static let colorEffect = UsageType(name: "colorEffect")
    /// Places.
    public static let distortionEffect = UsageType(name: "distortionEffect")
    /// Looks.
    public static let layerEffect = UsageType(name: "layerEffect")
  }
  /// Makes the shader ready. Nothing is done: it is not run here.
  public func compile(as type: UsageType) async throws {}
}
extension Color {
  /// A colour that is brighter than white by so many stops. Here no brighter than it is.
  public func exposureAdjust(_ stops: Double) -> Color { self }
  /// A colour with room above white. Here no brighter than it is.
  public func headroom(_ headroom: CGFloat?) -> Color { self }
}
