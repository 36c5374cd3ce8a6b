import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// Every scene in every format.
@Suite struct SceneTests {
  @Test(arguments: Scenes.all) func `a scene's pixels have the colours worked out by hand`(_ scene: Scene) throws {
    let bitmap = try PNGExporter().bitmap(for: scene.list)
    for spot in scene.spots { expect(bitmap, spot, scene.name) }
  }

  @Test(arguments: Scenes.all) func `a scene's PNG file holds the same pixels`(_ scene: Scene) throws {
    let bitmap = try Bitmap(data: try PNGExporter().data(for: scene.list))
    #expect(bitmap.width == 40 && bitmap.height == 40)
    for spot in scene.spots { expect(bitmap, spot, scene.name) }
  }

  @Test(arguments: Scenes.all) func `a scene's SVG is well-formed and says what it should`(_ scene: Scene) throws {
    let data = try SVGExporter().data(for: scene.list)
    let text = String(decoding: data, as: UTF8.self)
    #expect(TagCheck(text).isBalanced)
    #expect(text.contains("viewBox=\"0 0 40 40\""))
    for piece in scene.svg { #expect(text.contains(piece), "\(scene.name): \(text.prefix(2000))") }
  }

  @Test(arguments: Scenes.all) func `a scene's SVG, drawn by another program, has the same colours`(_ scene: Scene) throws {
    let data = try SVGExporter(pixelScale: 1).data(for: scene.list)
    // librsvg draws it; it knows neither `plus-lighter` nor hard pixels in all versions, so only flat spots are asked.
    let bitmap = try Bitmap(data: data, svgScale: 1)
    for spot in scene.spots where !scene.svg.contains("image-rendering:pixelated") && !scene.name.contains("stencil") {
      expect(bitmap, spot, "SVG of \(scene.name)", extra: 6)
    }
  }

  @Test(arguments: Scenes.all) func `a scene's PDF says what it should`(_ scene: Scene) throws {
    let data = try PDFExporter().data(for: scene.list)
    let file = PDFText(data)
    #expect(file.all.contains("/MediaBox [ 0 0 40 40 ]"))
    for piece in scene.pdf { #expect(file.all.contains(piece), "\(scene.name) lacks \(piece): \(file.all.prefix(3000))") }
  }

  /// Poppler draws it, where it is installed.
  @Test(.enabled(if: Poppler.isInstalled), arguments: Scenes.all)
  func `a scene's PDF, drawn by another program, has the same colours`(_ scene: Scene) throws {
    // Poppler moves thin edges to whole pixels, softens tiny tiles and stretches pictures to whole pixels (half a pixel
    // of a shadow's slope is 18 of 255 here).
    if ["an edge inside a pixel", "a tiled picture"].contains(scene.name) { return }
    let bitmap = try Poppler.bitmap(of: try PDFExporter(pixelScale: 1).data(for: scene.list))
    for spot in scene.spots {
      var onWhite = spot
      let alpha = spot.color.alpha
      func part(_ value: Double) -> Double { value * alpha + 1 - alpha }
      onWhite.color = PaintColor(red: part(spot.color.red), green: part(spot.color.green), blue: part(spot.color.blue))
      expect(bitmap, onWhite, "PDF of \(scene.name)", extra: 18)
    }
  }

  private func expect(_ bitmap: Bitmap, _ spot: Scene.Spot, _ name: String, extra: Double = 0) {
    let found = bitmap[spot.x, spot.y]
    let off = (found.alpha - spot.color.alpha).magnitude
    // Where little is covered, the colour is not known more exactly than that.
    let parts = [found.red - spot.color.red, found.green - spot.color.green, found.blue - spot.color.blue].map {
      $0.magnitude * spot.color.alpha
    }
    let worst = max(off, parts.max() ?? 0) * 255
    #expect(worst <= spot.tolerance + extra + 0.51, "\(name) at (\(spot.x), \(spot.y)): \(found), not \(spot.color)")
  }
}
