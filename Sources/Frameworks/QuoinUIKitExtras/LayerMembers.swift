import Foundation
import UIKit

// What few files ask of layers and their animations. What is brighter than white, or is not on the phone, is kept.

extension CALayer {
  /// The part of it that layers around let be seen, in its own points: their bounds where they cut, and its own.
  public var visibleRect: CGRect {
    var seen = bounds
    var next = superlayer
    while let layer = next {
      if layer.masksToBounds || layer is CAScrollLayer { seen = seen.intersection(convert(layer.bounds, from: layer)) }
      next = layer.superlayer
    }
    return seen.isNull ? .zero : seen
  }
  private var scroller: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let found = layer as? CAScrollLayer { return found }
      next = layer.superlayer
    }
    return nil
  }
  /// Moves the scroll layer around, if there is one, until a point of this layer is at its corner.
  public func scroll(_ p: CGPoint) {
    guard let scroller else { return }
    scroller.scroll(to: scroller.convert(p, from: self))
  }
  /// Moves the scroll layer around, if there is one, as little as shows a part of this layer.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scroller else { return }
    scroller.scroll(to: scroller.convert(r, from: self))
  }
  /// How much a round corner must be larger to be as a circle's: for continuous ones 1.528665 (assumed; measured by many of the phone's).
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }
  /// How its content is kept in memory; kept only.
  public var contentsFormat: CALayerContentsFormat {
    get { kept(by: self, .RGBA8Uint) }
    set { keep(newValue, by: self) }
  }
  /// Whether it may be brighter than white; kept only.
  public var wantsExtendedDynamicRangeContent: Bool {
    get { kept(by: self, false) }
    set { keep(newValue, by: self) }
  }
  /// How what is brighter than white is made to fit; kept only.
  public var toneMapMode: CAToneMapMode {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
  /// How bright it may be; kept only.
  public var preferredDynamicRange: CADynamicRange {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
  /// How much brighter than white its content is; kept only.
  public var contentsHeadroom: CGFloat {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
  /// How far before its plane its anchor lies, in points; kept only.
  public var anchorPointZ: CGFloat {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
  /// Whether a value is written to an archive: layers are not.
  public func shouldArchiveValue(forKey key: String) -> Bool { false }
}
/// How a layer's content is kept in memory.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Colours of 8 bits.
  public static let RGBA8Uint = Self(rawValue: "RGBA8")
  /// Colours of 16 bits, brighter than white.
  public static let RGBA16Float = Self(rawValue: "RGBAh")
  /// Greys of 8 bits.
  public static let gray8Uint = Self(rawValue: "Gray8")
  /// As the content needs.
  public static let automatic = Self(rawValue: "Automatic")
}
/// How what is brighter than white is made to fit.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the system likes.
  public static let automatic = Self(rawValue: "automatic")
  /// Never.
  public static let never = Self(rawValue: "never")
  /// Where it can be.
  public static let ifSupported = Self(rawValue: "ifSupported")
}
/// How bright a layer may be.
public struct CADynamicRange: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As its content.
  public static let automatic = Self(rawValue: "automatic")
  /// As white.
  public static let standard = Self(rawValue: "standard")
  /// A little brighter.
  public static let constrainedHigh = Self(rawValue: "constrainedHigh")
  /// As bright as the screen can be.
  public static let high = Self(rawValue: "high")
}
extension CAScrollLayer {
  /// Along which ways it moves; kept only.
  public var scrollMode: CAScrollLayerScrollMode {
    get { kept(by: self, .both) }
    set { keep(newValue, by: self) }
  }
  /// Moves as little as shows a rectangle of its own.
  public func scroll(to r: CGRect) {
    var origin = bounds.origin
    if r.maxX > bounds.maxX { origin.x = r.maxX - bounds.width }
    if r.minX < origin.x { origin.x = r.minX }
    if r.maxY > bounds.maxY { origin.y = r.maxY - bounds.height }
    if r.minY < origin.y { origin.y = r.minY }
    scroll(to: origin)
  }
}
/// Along which ways a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not at all.
  public static let none = Self(rawValue: "none")
  /// Up and down.
  public static let vertically = Self(rawValue: "vertically")
  /// From side to side.
  public static let horizontally = Self(rawValue: "horizontally")
  /// Both.
  public static let both = Self(rawValue: "both")
}
extension CAAnimation {
  /// How often a second it is drawn; kept only.
  public var preferredFrameRateRange: CAFrameRateRange {
    get { kept(by: self, .default) }
    set { keep(newValue, by: self) }
  }
  /// What a value begins with; nil, as none is known.
  public class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether a value is written to an archive: animations are not.
  public func shouldArchiveValue(forKey key: String) -> Bool { false }
}
extension CAKeyframeAnimation {
  /// How smoothly values go over into each other, one each; kept only.
  public var continuityValues: [NSNumber]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// To which side values lean, one each; kept only.
  public var biasValues: [NSNumber]? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension CASpringAnimation {
  /// A spring by the time in which it seems to be done, in seconds, and its bounce: 0 none, 1 endless, below 0 slower than none. Its mass is
  /// 1, its stiffness (2π ∕ duration)², its damping 4π (1 − bounce) ∕ duration, and for a bounce below 0 4π ∕ (duration (1 + bounce))
  /// (documented: swiftui/spring/init(duration:bounce:)).
  public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
    self.init()
    let time = max(CGFloat(perceptualDuration), 0.001)
    mass = 1
    stiffness = pow(2 * .pi / time, 2)
    damping = bounce >= 0 ? 4 * .pi * (1 - min(bounce, 1)) / time : 4 * .pi / (time * max(1 + bounce, 0.001))
  }
  /// The time in which it seems to be done, in seconds.
  public var perceptualDuration: TimeInterval { TimeInterval(2 * .pi / (stiffness / max(mass, 0.001)).squareRoot()) }
  /// Its bounce: 0 none, 1 endless, below 0 slower than none.
  public var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
extension CATransition {
  /// A filter that makes the change; kept only.
  public var filter: Any? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
}
extension CAEmitterCell {
  /// Which part of the picture is used, of 1; kept only.
  public var contentsRect: CGRect {
    get { kept(by: self, CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue, by: self) }
  }
  /// How the picture is made smaller; kept only.
  public var minificationFilter: String {
    get { kept(by: self, "linear") }
    set { keep(newValue, by: self) }
  }
  /// How the picture is made larger; kept only.
  public var magnificationFilter: String {
    get { kept(by: self, "linear") }
    set { keep(newValue, by: self) }
  }
  /// How soft the picture is made smaller; kept only.
  public var minificationFilterBias: Float {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
}
