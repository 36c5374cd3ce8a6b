import CoreImage
import UIKit

// Programs of the graphics processor; none runs here.

/// A program that would colour each dot; its nodes keep their own colours.
open class SKShader: NSObject {
  /// What it says; nil for nothing.
  open var source: String?
  /// Values that it is given.
  open var uniforms: [SKUniform] = []
  /// Values of each node.
  open var attributes: [SKAttribute] = []
  /// Nothing said.
  public override init() {}
  /// By its text.
  public init(source: String) { self.source = source }
  /// By its text, with values.
  public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
  /// By a file; it is not read.
  public convenience init(fileNamed name: String) { self.init() }
  /// One more value.
  open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
  /// The value of a name; nil = there is none.
  open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
  /// Forgets the value of a name.
  open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

/// A value of a shader.
open class SKUniform: NSObject {
  /// Its name in the program.
  public let name: String
  /// A number.
  open var floatValue: Float = 0
  /// Two numbers.
  open var vectorFloat2Value = SIMD2<Float>()
  /// Three numbers.
  open var vectorFloat3Value = SIMD3<Float>()
  /// Four numbers.
  open var vectorFloat4Value = SIMD4<Float>()
  /// A picture.
  open var textureValue: SKTexture?
  /// A name alone.
  public init(name: String) { self.name = name }
  /// A number.
  public convenience init(name: String, float value: Float) {
    self.init(name: name)
    floatValue = value
  }
  /// Two numbers.
  public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
    self.init(name: name)
    vectorFloat2Value = value
  }
  /// Three numbers.
  public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
    self.init(name: name)
    vectorFloat3Value = value
  }
  /// Four numbers.
  public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
    self.init(name: name)
    vectorFloat4Value = value
  }
  /// A picture.
  public convenience init(name: String, texture: SKTexture?) {
    self.init(name: name)
    textureValue = texture
  }
}

/// What a value of each node is.
public enum SKAttributeType: Int, Sendable {
  case none, float, vectorFloat2, vectorFloat3, vectorFloat4, halfFloat, vectorHalfFloat2, vectorHalfFloat3, vectorHalfFloat4
}
/// A value that each node says for its shader.
open class SKAttribute: NSObject {
  /// Its name in the program.
  public let name: String
  /// What it is.
  public let type: SKAttributeType
  /// A value of a kind.
  public init(name: String, type: SKAttributeType) { (self.name, self.type) = (name, type) }
}

/// Two numbers.
public func vector2<Scalar: SIMDScalar>(_ x: Scalar, _ y: Scalar) -> SIMD2<Scalar> { SIMD2(x, y) }
/// Three numbers.
public func vector3<Scalar: SIMDScalar>(_ x: Scalar, _ y: Scalar, _ z: Scalar) -> SIMD3<Scalar> { SIMD3(x, y, z) }
/// Four numbers.
public func vector4<Scalar: SIMDScalar>(_ x: Scalar, _ y: Scalar, _ z: Scalar, _ w: Scalar) -> SIMD4<Scalar> { SIMD4(x, y, z, w) }
