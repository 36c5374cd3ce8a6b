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

/// The rest of the grammar of SVG 1.1, chapters 7 to 9, as far as icons use it.
@Suite struct SVGGrammarTests {
  private func path(_ text: String) throws -> Path { try #require(SVGPathData.parse(text), "\(text)") }

  @Test func blanksAndCommas() throws {
    let plain = try path("M1 2L3 4")
    for text in [
      " M1 2L3 4", "M1 2L3 4 ", "M1 2L3 4\n", "\n\tM 1\r\n2 L 3 , 4\n", "M1,2 3,4", "M+1 2L3 4", "M1 2L3.0 .4e1", "M1 2L3 4,",
    ] { #expect(SVGPathData.parse(text) == plain, "\(text)") }
    #expect(SVGPathData.parse("") == Path() && SVGPathData.parse("  ") == Path())
  }

  @Test func numbersOneAfterAnother() {
    func numbers(_ text: String) -> [Double] {
      var scanner = SVGNumbers(text)
      var found: [Double] = []
      while let number = scanner.takeNumber() { found.append(number) }
      return found
    }
    #expect(numbers("1-.5.25+3") == [1, -0.5, 0.25, 3] && numbers("1e2 1E-1 1e+1 2e") == [100, 0.1, 10, 2])
    #expect(numbers("1.,2") == [1, 2] && numbers("-") == [] && numbers(".") == [] && numbers("1e400") == [] && numbers("3 x") == [3])
    var scanner = SVGNumbers(" 0 01,x9z-")
    #expect(scanner.takeFlag() == false && scanner.takeFlag() == false && scanner.takeFlag() == true && scanner.takeFlag() == nil)
    #expect(!scanner.nextIsNumber && scanner.takeNumber() == nil && scanner.takeLetter() == UInt8(ascii: "x"))
    #expect(scanner.nextIsNumber && scanner.takeLetter() == nil && scanner.takeNumber() == 9)
    #expect(!scanner.isAtEnd && scanner.takeLetter() == UInt8(ascii: "z") && scanner.nextIsNumber && !scanner.isAtEnd)
    for text in ["+1", "-1", ".5", "0", "9"] {
      var scanner = SVGNumbers(" \(text)")
      let isNext = scanner.nextIsNumber
      #expect(isNext, "\(text)")
    }
    var empty = SVGNumbers(" , \n")
    #expect(empty.isAtEnd && !empty.nextIsNumber && empty.takeNumber() == nil && empty.takeFlag() == nil && empty.takeLetter() == nil)
  }

  /// Lower-case commands count from the current point; after `z` that is where the subpath began.
  @Test func everyCommandFromTheCurrentPoint() throws {
    for (relative, absolute) in [
      ("M5 6l1 2", "M5 6L6 8"), ("M5 6h3", "M5 6H8"), ("M5 6v3", "M5 6V9"), ("M5 6h3v4h-1", "M5 6H8V10H7"),
      ("M5 6c1 2 3 4 5 7", "M5 6C6 8 8 10 10 13"), ("M5 6c1 2 3 4 5 7s2 2 3 4", "M5 6C6 8 8 10 10 13S12 15 13 17"),
      ("M5 6q1 2 3 5", "M5 6Q6 8 8 11"), ("M5 6q1 2 3 5t4 4", "M5 6Q6 8 8 11T12 15"), ("M5 6a2 2 0 0 1 4 0", "M5 6A2 2 0 0 1 9 6"),
      ("m5 6l1 2", "M5 6L6 8"), ("m5 6 1 2", "M5 6L6 8"), ("M5 6 1 2", "M5 6L1 2"), ("M1 1h4v4zl2 3", "M1 1H5V5ZL3 4"),
      ("M1 1h4m2 3h1", "M1 1H5M7 4H8"), ("M1 1zm2 3h1", "M1 1ZM3 4H4"), ("M0 0l1 1 2 2", "M0 0L1 1L3 3"), ("M0 0h1 2", "M0 0H1H3"),
      ("M0 0t2 2", "M0 0Q0 0 2 2"), ("M0 0c0 1 1 2 2 2l1 1s1 0 2 2", "M0 0C0 1 1 2 2 2L3 3C3 3 4 3 5 5"),
      ("M0 0q1 2 2 0l1 1t2 2", "M0 0Q1 2 2 0L3 1Q3 1 5 3"), ("M0 0q1 2 2 0s1 1 2 2", "M0 0Q1 2 2 0C2 0 3 1 4 2"),
    ] { #expect(try path(relative) == path(absolute), "\(relative)") }
  }

  @Test(arguments: [
    "M1 1 L", "M1 1 L2", "M1 1 H", "M1 1 C1 1 2 2", "M1 1 S1 1", "M1 1 Q1 1", "M1 1 T", "M1 1 A1 1 0 0", "M1 1 A1 1 0 0 1", "Z",
    "M1 1 z 2 2", "M1 1 e",
  ])
  func moreBrokenPaths(_ text: String) { #expect(SVGPathData.parse(text) == nil) }

  /// SVG 1.1, F.6: a point of an arc solves the ellipse's equation; a turned ellipse's box follows from √(a²cos² + b²sin²).
  @Test func turnedArcs() throws {
    // A whole ellipse of 6 and 2, turned by 30°, from one end of its long axis to the other and back.
    let turn = 30.0 * .pi / 180
    let (x, y) = (6 * cos(turn), 6 * sin(turn))
    let ellipse = try path("M\(10 - x) \(10 - y)A6 2 30 0 1 \(10 + x) \(10 + y)A6 2 30 0 1 \(10 - x) \(10 - y)Z")
    let (width, height) = (
      (36 * cos(turn) * cos(turn) + 4 * sin(turn) * sin(turn)).squareRoot(),
      (36 * sin(turn) * sin(turn) + 4 * cos(turn) * cos(turn)).squareRoot()
    )
    let box = ellipse.boundingRect
    #expect(abs(box.minX - 10 + width) < 0.01 && abs(box.maxX - 10 - width) < 0.01)
    #expect(abs(box.minY - 10 + height) < 0.01 && abs(box.maxY - 10 - height) < 0.01)
    // The side an arc bulges to, at right angles to its chord.
    let up = try path("M0 0A5 3 0 0 1 10 0").boundingRect
    #expect(abs(up.minY + 3) < 0.01 && abs(up.maxY) < 0.01)
    let small = try path("M5 0A5 5 0 0 1 0 5").boundingRect
    #expect(abs(small.width - 5) < 0.01 && abs(small.height - 5) < 0.01 && small.minX > -0.01 && small.minY > -0.01)
    // The three quarters that are left: around (0, 0), by way of the left and the top.
    #expect(try path("M5 0A5 5 0 1 0 0 5").boundingRect.isNear(-5, -5, 10, 10, within: 0.01))
    // And the other circle through both, around (5, 5).
    #expect(try path("M5 0A5 5 0 1 1 0 5").boundingRect.isNear(0, 0, 10, 10, within: 0.01))
    // Signs of radii do not count, and a point is no arc.
    #expect(try path("M0 0A-5 -3 0 0 1 10 0") == path("M0 0A5 3 0 0 1 10 0"))
    #expect(try path("M0 0A5 0 0 0 1 10 0") == path("M0 0L10 0") && path("M1 1A5 5 0 0 1 1 1") == path("M1 1L1 1"))
  }

  @Test func everyTransform() throws {
    func applied(_ text: String) throws -> CGPoint {
      CGPoint(x: 3, y: 1).applying(try #require(SVGTransform.parse(Substring(text)), "\(text)"))
    }
    func near(_ point: CGPoint, _ x: Double, _ y: Double) -> Bool { abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9 }
    #expect(try near(applied("translate(4)"), 7, 1) && near(applied("translate(4,5)"), 7, 6))
    #expect(try near(applied("scale(2)"), 6, 2) && near(applied("scale(2 3)"), 6, 3))
    #expect(try near(applied("rotate(90)"), -1, 3) && near(applied("rotate(90, 1, 1)"), 1, 3))
    #expect(try near(applied("matrix(1 2 3 4 5 6)"), 3 + 3 + 5, 6 + 4 + 6))
    #expect(try near(applied("scale(2) translate(1)"), 8, 2) && near(applied("translate(1) , scale(2)"), 7, 2))
    for broken in ["translate()", "translate(1 2 3)", "scale(1 2 3)", "rotate(1 2)", "matrix(1 2 3)", "skewY(1)"] {
      #expect(SVGTransform.parse(Substring(broken)) == nil, "\(broken)")
    }
  }

  private func icon(_ text: String) throws -> VectorIcon { try #require(SVGIconReader.parse(text), "\(text)") }
  private func bounds(_ text: String) throws -> CGRect { try icon("<svg>\(text)</svg>").shapes[0].path.boundingRect }

  @Test func everyShape() throws {
    #expect(try bounds("<rect x='1' y='2' width='5' height='3'/>") == CGRect(x: 1, y: 2, width: 5, height: 3))
    #expect(try bounds("<rect width='5' height='3'/>") == CGRect(x: 0, y: 0, width: 5, height: 3))
    #expect(
      try bounds("<circle cx='5' cy='6' r='2'/>").isNear(3, 4, 4, 4, within: 1e-6)
        && bounds("<circle r='2'/>").isNear(-2, -2, 4, 4, within: 1e-6))
    #expect(try bounds("<ellipse cx='5' cy='6' rx='2' ry='1'/>").isNear(3, 5, 4, 2, within: 1e-6))
    #expect(try bounds("<polygon points='1,2 5,2 5,9'/>") == CGRect(x: 1, y: 2, width: 4, height: 7))
    // Rounded corners, one radius standing for both.
    for (radii, inside) in [("", true), ("rx='4'", false), ("ry='4'", false), ("rx='4' ry='4'", false)] {
      let shape = try icon("<svg><rect width='10' height='10' \(radii)/></svg>").shapes[0].path
      #expect(shape.contains(CGPoint(x: 0.5, y: 0.5)) == inside && shape.contains(CGPoint(x: 5, y: 0.5)), "\(radii)")
    }
    let oblong = try icon("<svg><rect width='20' height='20' rx='8' ry='2'/></svg>").shapes[0].path
    #expect(!oblong.contains(CGPoint(x: 1, y: 0.5)) && oblong.contains(CGPoint(x: 0.5, y: 4)))
    for broken in ["<rect width='5'/>", "<rect height='5'/>", "<circle cx='1'/>", "<ellipse rx='1'/>", "<path/>", "<polygon/>"] {
      #expect(SVGIconReader.parse("<svg>\(broken)</svg>") == nil, "\(broken)")
    }
  }

  @Test func boxesGroupsAndRules() throws {
    let rect = "<rect width='1' height='1'/>"
    #expect(try icon("<svg viewBox='1,2 3 4'>\(rect)</svg>").box == CGRect(x: 1, y: 2, width: 3, height: 4))
    for none in ["<svg>", "<svg viewBox='1 2 3'>", "<svg viewBox='0 0 0 4'>", "<svg viewBox='0 0 4 -1'>"] {
      #expect(try icon("\(none)\(rect)</svg>").box == CGRect(x: 0, y: 0, width: 16, height: 16), "\(none)")
    }
    // A group's rule and place hold until its end; the innermost counts.
    let nested = try icon(
      "<svg><g fill-rule='evenodd' transform='translate(10,20)'><g transform='scale(2)'>\(rect)</g><rect fill-rule='nonzero' width='1' height='1'/></g>\(rect)<g transform='translate(5)'/>\(rect)</svg>"
    )
    #expect(nested.shapes.map(\.evenOdd) == [true, false, false, false])
    #expect(
      nested.shapes.map(\.path.boundingRect) == [
        CGRect(x: 10, y: 20, width: 2, height: 2), CGRect(x: 10, y: 20, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: 1),
        CGRect(x: 0, y: 0, width: 1, height: 1),
      ])
    // More ends than beginnings change nothing; what is not filled and what is no shape is passed over.
    #expect(try icon("</g><svg></g>\(rect)<path fill='none' d='M0 0'/><text x='1'/><title>a</title></svg>").shapes.count == 1)
    #expect(
      try icon("<!-- <rect/> --><svg><!-- > -->\(rect)<rect  width = \"2\"\n height='3' /></svg>").shapes[1].path.boundingRect.size
        == CGSize(width: 2, height: 3))
    for broken in ["<svg>\(rect)", "<svg>\(rect)</svg>"] { #expect(SVGIconReader.parse(broken) != nil) }
    #expect(SVGIconReader.parse("<svg><!-- \(rect)") == nil)
  }
}
