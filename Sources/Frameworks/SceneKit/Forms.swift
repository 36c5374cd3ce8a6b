import UIKit

// Forms by their measures. What they are unless said is that of the documentation of each property.

/// A box.
open class SCNBox: SCNGeometry {
  /// How wide, 1 unless said.
  open var width: CGFloat = 1
  /// How high, 1 unless said.
  open var height: CGFloat = 1
  /// How deep, 1 unless said.
  open var length: CGFloat = 1
  /// How round its edges are, 0 unless said.
  open var chamferRadius: CGFloat = 0
  /// How finely it is divided; kept.
  open var widthSegmentCount = 1
  /// How finely it is divided; kept.
  open var heightSegmentCount = 1
  /// How finely it is divided; kept.
  open var lengthSegmentCount = 1
  /// How finely it is divided; kept.
  open var chamferSegmentCount = 5
  override var halves: SCNVector3 { SCNVector3(width / 2, height / 2, length / 2) }
  /// A box of these measures.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
}

/// A ball.
open class SCNSphere: SCNGeometry {
  /// From its middle to its face, 0.5 unless said.
  open var radius: CGFloat = 0.5
  /// How finely it is divided; kept.
  open var segmentCount = 48
  override var halves: SCNVector3 { SCNVector3(radius, radius, radius) }
  /// A ball of this measure.
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
}

/// A sheet.
open class SCNPlane: SCNGeometry {
  /// How wide, 1 unless said.
  open var width: CGFloat = 1
  /// How high, 1 unless said.
  open var height: CGFloat = 1
  /// How finely it is divided; kept.
  open var widthSegmentCount = 1
  /// How finely it is divided; kept.
  open var heightSegmentCount = 1
  override var halves: SCNVector3 { SCNVector3(width / 2, height / 2, 0) }
  /// A sheet of these measures.
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry {
  /// From its middle to its side, 0.5 unless said.
  open var radius: CGFloat = 0.5
  /// How high, 1 unless said.
  open var height: CGFloat = 1
  /// How finely it is divided; kept.
  open var radialSegmentCount = 48
  /// How finely it is divided; kept.
  open var heightSegmentCount = 1
  override var halves: SCNVector3 { SCNVector3(radius, height / 2, radius) }
  /// A cylinder of these measures.
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
}

/// A cone.
open class SCNCone: SCNGeometry {
  /// How wide above, 0 unless said.
  open var topRadius: CGFloat = 0
  /// How wide below, 0.5 unless said.
  open var bottomRadius: CGFloat = 0.5
  /// How high, 1 unless said.
  open var height: CGFloat = 1
  override var halves: SCNVector3 { SCNVector3(max(topRadius, bottomRadius), height / 2, max(topRadius, bottomRadius)) }
  /// A cone of these measures.
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
}

/// A pyramid.
open class SCNPyramid: SCNGeometry {
  /// How wide, 1 unless said.
  open var width: CGFloat = 1
  /// How high, 1 unless said.
  open var height: CGFloat = 1
  /// How deep, 1 unless said.
  open var length: CGFloat = 1
  override var halves: SCNVector3 { SCNVector3(width / 2, height / 2, length / 2) }
  /// A pyramid of these measures.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    (self.width, self.height, self.length) = (width, height, length)
  }
}

/// A ring.
open class SCNTorus: SCNGeometry {
  /// From its middle to its pipe's, 0.5 unless said.
  open var ringRadius: CGFloat = 0.5
  /// How thick its pipe is, 0.25 unless said.
  open var pipeRadius: CGFloat = 0.25
  /// How finely it is divided; kept.
  open var ringSegmentCount = 48
  /// How finely it is divided; kept.
  open var pipeSegmentCount = 24
  override var halves: SCNVector3 { SCNVector3(ringRadius + pipeRadius, pipeRadius, ringRadius + pipeRadius) }
  /// A ring of these measures.
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
}

/// A pipe.
open class SCNTube: SCNGeometry {
  /// To its inner side, 0.25 unless said.
  open var innerRadius: CGFloat = 0.25
  /// To its outer side, 0.5 unless said.
  open var outerRadius: CGFloat = 0.5
  /// How high, 1 unless said.
  open var height: CGFloat = 1
  override var halves: SCNVector3 { SCNVector3(outerRadius, height / 2, outerRadius) }
  /// A pipe of these measures.
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
}

/// A capsule.
open class SCNCapsule: SCNGeometry {
  /// How round its ends are, 0.5 unless said.
  open var capRadius: CGFloat = 0.5
  /// How high, 2 unless said.
  open var height: CGFloat = 2
  override var halves: SCNVector3 { SCNVector3(capRadius, height / 2, capRadius) }
  /// A capsule of these measures.
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.capRadius, self.height) = (capRadius, height)
  }
}

/// A floor without an end.
open class SCNFloor: SCNGeometry {
  /// How much it mirrors, 0 … 1, 0.25 unless said.
  open var reflectivity: CGFloat = 0.25
  /// How far away it mirrors nothing more; 0 = everywhere.
  open var reflectionFalloffEnd: CGFloat = 0
  /// How wide it is drawn; 0 = without an end.
  open var width: CGFloat = 0
  /// How deep it is drawn; 0 = without an end.
  open var length: CGFloat = 0
}
/// Words in space; their box is not known.
open class SCNText: SCNGeometry {
  /// The words: a text, or one with attributes.
  open var string: Any?
  /// How deep they are.
  open var extrusionDepth: CGFloat = 0
  /// Their font.
  open var font: UIFont! = .systemFont(ofSize: 36)
  /// How flat their curves are; kept.
  open var flatness: CGFloat = 0.6
  /// How their lines lie; kept.
  open var alignmentMode = "left"
  /// Whether they are broken into lines; kept.
  open var isWrapped = false
  /// The room that they are broken in; kept.
  open var containerFrame = CGRect.zero
  /// How round their edges are; kept.
  open var chamferRadius: CGFloat = 0
  /// Words.
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}
/// A path in space.
open class SCNShape: SCNGeometry {
  /// The path.
  open var path: UIBezierPath?
  /// How deep it is.
  open var extrusionDepth: CGFloat = 1
  /// How round its edges are; kept.
  open var chamferRadius: CGFloat = 0
  /// A path.
  public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.init()
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
  }
  override var halves: SCNVector3 {
    let path = path
    let box = MainActor.assumeIsolated { path?.bounds ?? .zero }
    return SCNVector3(box.width / 2, box.height / 2, extrusionDepth / 2)
  }
}
