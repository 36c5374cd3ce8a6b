import Foundation
import QuoinGeometry
import Testing

@testable import QuoinAppearance

@Suite struct SVGTests {
  private func bounds(_ text: String) throws -> CGRect { try #require(SVGPathData.parse(text)).boundingRect }

  private func near(_ a: CGRect, _ b: CGRect, _ tolerance: Double = 1e-3) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
      && abs(a.maxY - b.maxY) < tolerance
  }

  @Test func absoluteAndRelativeCommandsMeetTheSamePoints() throws {
    let absolute = try #require(SVGPathData.parse("M1 2L4 2V6H1Z"))
    #expect(SVGPathData.parse("m1 2 3 0v4h-3z") == absolute)
    #expect(SVGPathData.parse("M1,2 L 4 2 V6 H1 z") == absolute)
  }

  @Test func separatorsMayBeLeftOut() {
    #expect(SVGPathData.parse("M.5.5-1-1") == SVGPathData.parse("M 0.5 0.5 L -1 -1"))
    #expect(SVGPathData.parse("M0 0a1 1 0 011.5.5") == SVGPathData.parse("M0 0 a 1 1 0 0 1 1.5 0.5"))
    #expect(SVGPathData.parse("M1e1 2E-1") == SVGPathData.parse("M10 .2"))
  }

  @Test func twoHalfArcsMakeACircle() throws {
    #expect(near(try bounds("M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0z"), CGRect(x: 0, y: 0, width: 16, height: 16)))
  }

  /// SVG 1.1, 8.3.8: the four arcs between two points that the flags choose from.
  @Test func arcFlags() throws {
    #expect(near(try bounds("M0 0A5 5 0 0 1 10 0"), CGRect(x: 0, y: -5, width: 10, height: 5)))
    #expect(near(try bounds("M0 0A5 5 0 0 0 10 0"), CGRect(x: 0, y: 0, width: 10, height: 5)))
    // Centre (5, −5), radius √50: the large arc goes over the top.
    let reach = 50.0.squareRoot()
    #expect(near(try bounds("M0 0A\(reach) \(reach) 0 1 1 10 0"), CGRect(x: 5 - reach, y: -5 - reach, width: 2 * reach, height: 5 + reach)))
  }

  @Test func arcsGrowWhenTheirRadiiDoNotReach() throws {
    #expect(near(try bounds("M0 0A1 1 0 0 1 10 0"), CGRect(x: 0, y: -5, width: 10, height: 5)))
    #expect(SVGPathData.parse("M0 0A0 5 0 0 1 10 0") == SVGPathData.parse("M0 0L10 0"))
  }

  @Test func smoothCurvesMirrorTheControlPoint() {
    #expect(SVGPathData.parse("M0 0C0 1 1 2 2 2S4 1 4 0") == SVGPathData.parse("M0 0C0 1 1 2 2 2C3 2 4 1 4 0"))
    #expect(SVGPathData.parse("M0 0Q1 2 2 0T4 0") == SVGPathData.parse("M0 0Q1 2 2 0Q3 -2 4 0"))
    #expect(SVGPathData.parse("M0 0L1 1S4 1 4 0") == SVGPathData.parse("M0 0L1 1C1 1 4 1 4 0"))
  }

  @Test(arguments: ["L1 1", "M1", "M1 1 X2", "M0 0A1 1 0 2 1 3 3", "M0 0L1e999 0", "12", "M0 0Z5"])
  func brokenPathsAreRefused(_ text: String) {
    #expect(SVGPathData.parse(text) == nil)
  }

  @Test func shapesGroupsAndTransforms() throws {
    let icon = try #require(
      SVGIconReader.parse(
        """
        <?xml version="1.0"?><!-- <path d="M0 0"/> -->
        <svg viewBox="0 0 24 12"><g transform="translate(1,2)" fill-rule="evenodd"><rect x="1" y='1' width="2" height="3"/></g>
        <circle cx="8" cy="8" r="2"/><path fill="none" d="M0 0H24"/><path transform="matrix(1 0 0 -1 6 15)" d="M0 0H1V2Z"/></svg>
        """))
    #expect(icon.box == CGRect(x: 0, y: 0, width: 24, height: 12))
    #expect(icon.shapes.map(\.evenOdd) == [true, false, false])
    #expect(near(icon.shapes[0].path.boundingRect, CGRect(x: 2, y: 3, width: 2, height: 3)))
    #expect(near(icon.shapes[1].path.boundingRect, CGRect(x: 6, y: 6, width: 4, height: 4)))
    #expect(near(icon.shapes[2].path.boundingRect, CGRect(x: 6, y: 13, width: 1, height: 2)))
  }

  /// SVG 1.1, 7.5: `translate(…) scale(…)` scales first.
  @Test func theLastTransformComesFirst() throws {
    let transform = try #require(SVGTransform.parse("translate(10 20) scale(2)"))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 22))
    #expect(SVGTransform.parse("skewX(3)") == nil)
  }

  @Test func iconsWithoutShapesAreRefused() {
    #expect(SVGIconReader.parse("") == nil)
    #expect(SVGIconReader.parse("<svg viewBox='0 0 1 1'></svg>") == nil)
    #expect(SVGIconReader.parse("<svg><path d='oops'/></svg>") == nil)
    #expect(SVGIconReader.parse("<svg><path d='M0 0'") == nil)
  }
}
