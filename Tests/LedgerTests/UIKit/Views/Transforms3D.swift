import UIKit

extension Ledger {
  func spaceMapTopic() {
    topic("Maps of space")

    measure(
      "CATransform3D.*", "CATransform3DIdentity", "CATransform3DIsIdentity",
      says: "the zero matrix at first; the identity has ones on its diagonal",
      from: .documented("quartzcore/catransform3didentity")
    ) { row in
      row.equal(numbers(CATransform3D()), Array(repeating: 0, count: 16))
      row.equal(numbers(CATransform3DIdentity), [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
      row.expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(CATransform3D()))
      var one = CATransform3D()
      (one.m11, one.m12, one.m13, one.m14) = (1, 2, 3, 4)
      (one.m21, one.m22, one.m23, one.m24) = (5, 6, 7, 8)
      (one.m31, one.m32, one.m33, one.m34) = (9, 10, 11, 12)
      (one.m41, one.m42, one.m43, one.m44) = (13, 14, 15, 16)
      row.equal(numbers(CATransform3DConcat(one, CATransform3DIdentity)), (1...16).map { CGFloat($0) })
      // Rows times columns: (1 2 3 4)·(1 5 9 13) = 90, and so on.
      row.equal(
        numbers(CATransform3DConcat(one, one)),
        [90, 100, 110, 120, 202, 228, 254, 280, 314, 356, 398, 440, 426, 484, 542, 600])
    }
    measure(
      "CATransform3DInvert", "CATransform3DEqualToTransform", "CATransform3DIsAffine",
      says: "what a map does and what takes it back come to nothing; a map without an inverse stays", from: .law("M · M⁻¹ = 1")
    ) { row in
      let map = CATransform3DTranslate(CATransform3DRotate(CATransform3DMakeScale(2, 3, 4), 0.7, 1, 2, 3), 5, 6, 7)
      let both = numbers(CATransform3DConcat(map, CATransform3DInvert(map)))
      row.expect(zip(both, numbers(CATransform3DIdentity)).allSatisfy { abs($0 - $1) < 1e-9 }, "\(both)")
      row.expect(CATransform3DEqualToTransform(CATransform3DInvert(CATransform3D()), CATransform3D()))
      row.expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)) && !CATransform3DIsAffine(map))
    }
    measure(
      "CATransform3DMakeTranslation", "CATransform3DMakeScale", says: "a shift stands in the fourth row, a scale on the diagonal",
      from: .documented("quartzcore/catransform3dmaketranslation(_:_:_:)")
    ) { row in
      row.equal(numbers(CATransform3DMakeTranslation(2, 3, 4)), [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
      row.equal(numbers(CATransform3DMakeScale(2, 3, 4)), [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
    }
    measure(
      "CATransform3DMakeRotation", says: "by the right hand's rule about the axis, whatever its length",
      from: .documented("quartzcore/catransform3dmakerotation(_:_:_:_:)")
    ) { row in
      @MainActor func near(_ map: CATransform3D, _ expected: [CGFloat], at line: Int = #line) {
        row.expect(zip(numbers(map), expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(numbers(map))", at: line)
      }
      near(CATransform3DMakeRotation(.pi / 2, 0, 0, 5), [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
      near(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1])
      near(CATransform3DMakeRotation(.pi / 2, 0, 2, 0), [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1])
      // A third of a turn about the diagonal carries each axis to the next.
      near(CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1), [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1])
      near(CATransform3DMakeRotation(1, 0, 0, 0), numbers(CATransform3DIdentity))
    }
    measure(
      "CATransform3DConcat", "CATransform3DTranslate", "CATransform3DScale", "CATransform3DRotate",
      says: "`Translate`, `Scale` and `Rotate` come before the map given; `Concat` does the first, then the second",
      from: .documented("quartzcore/catransform3dtranslate(_:_:_:_:)")
    ) { row in
      let scale = CATransform3DMakeScale(2, 3, 4)
      row.equal(numbers(CATransform3DTranslate(scale, 1, 1, 1)), [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 2, 3, 4, 1])
      row.equal(
        numbers(CATransform3DConcat(scale, CATransform3DMakeTranslation(1, 1, 1))), [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 1, 1, 1, 1])
      row.equal(
        numbers(CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 5, 6, 7)), [5, 0, 0, 0, 0, 6, 0, 0, 0, 0, 7, 0, 1, 2, 3, 1])
      let turned = CATransform3DGetAffineTransform(CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 0), .pi / 2, 0, 0, 1))
      row.point(CGPoint(x: 1, y: 0).applying(turned), 10, 21)
    }
    measure(
      "CATransform3DMakeAffineTransform", "CATransform3DGetAffineTransform", says: "the two columns of the plane, there and back",
      from: .documented("quartzcore/catransform3dmakeaffinetransform(_:)")
    ) { row in
      let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      row.equal(numbers(CATransform3DMakeAffineTransform(map)), [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 1, 0, 5, 6, 0, 1])
      row.equal(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(map)), map)
    }
  }
}

private func numbers(_ t: CATransform3D) -> [CGFloat] {
  [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
}
