import Foundation
import QuoinGraphicsExtras
import Testing
import UIKit

/// Rare names of Core Graphics and Core Text.
@MainActor @Suite("Rare names of graphics") struct GraphicsExtraTests {
  @Test("A curve becomes straight lines that stay near it; parts and rectangles are told")
  func paths() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let flat = circle.flattened(threshold: 0.5)
    var (curves, far, at): (Int, CGFloat, CGPoint) = (0, 0, .zero)
    flat.applyWithBlock { element in
      if element.pointee.type == .addCurveToPoint { curves += 1 }
      let end = element.pointee.type == .closeSubpath ? at : element.pointee.points[0]
      // The middle of a line is where it is furthest from the circle.
      if element.pointee.type == .addLineToPoint {
        far = max(far, abs(hypot((at.x + end.x) / 2 - 50, (at.y + end.y) / 2 - 50) - 50))
      }
      at = end
    }
    #expect(curves == 0 && far < 0.5)
    let both = CGMutablePath()
    both.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    both.addRect(CGRect(x: 20, y: 0, width: 5, height: 10))
    #expect(both.componentsSeparated().map(\.boundingBoxOfPath.width) == [10, 5])
    var rect = CGRect.zero
    #expect(both.componentsSeparated()[1].isRect(&rect) && rect == CGRect(x: 20, y: 0, width: 5, height: 10))
    #expect(!both.isRect(nil) && !circle.isRect(nil))
    #expect(both.intersects(CGPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1), transform: nil)))
    #expect(!both.intersects(CGPath(rect: CGRect(x: 12, y: 0, width: 5, height: 10), transform: nil)))
  }

  @Test("A map is what its parts make; values go through dictionaries")
  func maps() {
    let map = CGAffineTransform(a: 2, b: 1, c: -0.5, d: 3, tx: 7, ty: -4)
    let again = CGAffineTransform(map.decomposed())
    for (one, other) in [(map.a, again.a), (map.b, again.b), (map.c, again.c), (map.d, again.d), (map.tx, again.tx), (map.ty, again.ty)] {
      #expect(abs(one - other) < 1e-9)
    }
    let turned = CGAffineTransform(rotationAngle: 0.3).decomposed()
    #expect(abs(turned.rotation - 0.3) < 1e-9 && abs(turned.scale.width - 1) < 1e-9 && abs(turned.horizontalShear) < 1e-9)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1]) == nil)
  }

  @Test("A layer is drawn twice; a pattern fills with the mean colour of its cell, as colours by pictures do here")
  func layers() throws {
    let size = CGSize(width: 20, height: 10)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    func color(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8]? {
      guard let bytes = image.cgImage?.dataProvider?.data, let row = image.cgImage?.bytesPerRow else { return nil }
      return Array(bytes[y * row + x * 4..<y * row + x * 4 + 3])
    }
    let layered = UIGraphicsImageRenderer(size: size, format: format).image { page in
      let layer = CGLayer(page.cgContext, size: CGSize(width: 5, height: 5), auxiliaryInfo: nil)
      layer?.context?.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      layer?.context?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      if let layer {
        page.cgContext.draw(layer, at: .zero)
        page.cgContext.draw(layer, at: CGPoint(x: 10, y: 5))
      }
    }
    #expect(color(layered, 2, 2) == [255, 0, 0] && color(layered, 12, 7) == [255, 0, 0] && color(layered, 7, 2) != [255, 0, 0])
    let patterned = UIGraphicsImageRenderer(size: size, format: format).image { page in
      var callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, cell in
          MainActor.assumeIsolated {
            cell.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
            cell.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
          }
        }, releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 10, height: 10), matrix: .identity, xStep: 10, yStep: 10, tiling: .constantSpacing,
        isColored: true, callbacks: &callbacks)
      if let pattern { page.cgContext.setFillPattern(pattern, colorComponents: [1]) }
      page.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    let mean = try #require(color(patterned, 2, 5))
    #expect(mean == color(patterned, 7, 5) && mean[2] > 100 && mean[0] == 0)
  }

  @Test("A paragraph by Core Text's settings, a font by its attributes")
  func words() {
    var (alignment, gap): (CTTextAlignment, CGFloat) = (.center, 4)
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &gap) { gap in
        CTParagraphStyleCreate(
          [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(spec: .lineSpacing, valueSize: 8, value: gap),
          ], 2)
      }
    }
    #expect(style.alignment == .center && style.lineSpacing == 4)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(CTFontCopyAttribute(font, kCTFontSizeAttribute) as? Double == 20)
    #expect(
      CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold).map { CTFontGetSymbolicTraits($0).contains(.traitBold) }
        == true)
    #expect(CTFontCreateUIFontForLanguage(.system, 0, nil)?.pointSize == UIFont.systemFontSize)
    #expect(CTFontManagerCopyAvailableFontFamilyNames().count == UIFont.familyNames.count)
  }

  @Test("Inks are mixed; a file that is no document is none")
  func colors() {
    let cyan = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(cyan.components == [0, 0.5, 0.5, 1])
    #expect(CGPDFDocument(URL(fileURLWithPath: "/none.pdf")) == nil)
  }
}
