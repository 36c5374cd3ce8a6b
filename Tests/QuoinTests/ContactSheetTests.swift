import Foundation
import QuoinDrawing
import QuoinMessages
import Testing

@testable import Quoin

/// The table that shows all cells of a matrix.
@MainActor @Suite("Contact sheets") struct ContactSheetTests {
  private func face(_ width: CGFloat, _ height: CGFloat, _ color: Color, pages: Int = 1) throws -> PreviewThumbnail {
    let view = PreviewRequest(summary: PreviewSummary(name: nil, fallbackName: "", file: "")) { color.frame(width: width, height: height) }
    var choices = RenderChoices()
    choices.size = .fit
    var face = try view.rendered(choices).thumbnail()
    face.pageCount = pages
    return face
  }

  private func sheet(_ lines: [Matrix.Line], _ faces: [PreviewThumbnail?], title: String = "Title") throws -> (svg: String, png: Bitmap) {
    let contact = ContactSheet(title: title, matrix: Matrix(lines: lines), faces: faces, choices: RenderChoices())
    func data(_ format: PictureFormat) throws -> Data {
      try contact.data(RenderOrder(index: 0, name: "", format: format, choices: RenderChoices()))
    }
    return (String(decoding: try data(.svg), as: UTF8.self), try Bitmap(data: data(.png)))
  }

  /// Where the pixels of a colour are, in points: a sheet has two pixels a point.
  private func area(_ color: PaintColor, _ bitmap: Bitmap) -> CGRect {
    var found = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        guard abs(pixel.red - color.red) + abs(pixel.green - color.green) + abs(pixel.blue - color.blue) < 0.02 else { continue }
        found = found.union(CGRect(x: Double(x) / 2, y: Double(y) / 2, width: 0.5, height: 0.5))
      }
    }
    return found
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let yellow = Color(red: 1, green: 1, blue: 0)

  /// The slow axis names the rows, the fast one the columns; each cell lies under its column's name and beside its row's.
  @Test func cellsInRowsAndColumns() throws {
    let lines = [Matrix.Line(.type, ["small", "large"]), Matrix.Line(.appearance, ["light", "dark"])]
    let (svg, png) = try sheet(lines, [face(40, 20, red), face(40, 20, green), face(40, 20, blue), face(40, 20, yellow)])
    for word in ["Title", "small", "large", "light", "dark"] { #expect(svg.contains(word), "\(word)") }
    let places = [
      PaintColor(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0), .init(red: 0, green: 0, blue: 1),
      .init(red: 1, green: 1, blue: 0),
    ]
    .map { area($0, png) }
    for place in places { #expect(abs(place.width - 40) < 1.1 && abs(place.height - 20) < 1.1) }
    #expect(places[0].minY == places[1].minY && places[2].minY == places[3].minY && places[2].minY > places[0].maxY + 10)
    #expect(places[0].minX == places[2].minX && places[1].minX == places[3].minX && places[1].minX > places[0].maxX + 10)
    // The names of rows stand to the left, within the margin; those of columns above.
    #expect(places[0].minX > 28 + 20 && places[0].minY > 28 + 20)
    #expect(Double(png.height) / 2 - places[3].maxY > 20 && Double(png.width) / 2 - places[3].maxX > 20)
    // The columns' names stand over their cells, none over the names of the rows.
    func hasInk(_ left: Double, _ right: Double) -> Bool {
      let rows = Int(places[0].minY - 26) * 2..<Int(places[0].minY - 2) * 2
      return rows.contains { y in (Int(left) * 2..<Int(right) * 2).contains { png[$0, y].red < 0.6 } }
    }
    #expect(!hasInk(28, places[0].minX - 4) && hasInk(places[0].minX, places[0].maxX) && hasInk(places[1].minX, places[1].maxX))
    // A column is as wide as its cells, or as its name where that is wider: names are never broken.
    let long = Matrix.Line(.appearance, ["a very long name of a column", "dark"])
    let wide = try sheet([lines[0], long], [face(40, 20, red), face(40, 20, green), face(40, 20, blue), face(40, 20, yellow)])
    #expect(wide.svg.contains("a very long name of a column"))
    let apart =
      area(.init(red: 0, green: 1, blue: 0), wide.png).minX - area(.init(red: 1, green: 0, blue: 0), wide.png).minX
    #expect(apart > 150 && apart < 300, "\(apart)")
    #expect(places[1].minX - places[0].minX < 100)
  }

  @Test func oneAxisNamesColumnsOnly() throws {
    let (svg, png) = try sheet([Matrix.Line(.appearance, ["light", "dark"])], [face(40, 20, red), face(40, 20, green)])
    #expect(svg.contains("light") && svg.contains("dark"))
    let (first, second) = (area(.init(red: 1, green: 0, blue: 0), png), area(.init(red: 0, green: 1, blue: 0), png))
    // No column for names of rows: the first begins at the margin of 28.
    #expect(abs(first.minX - 28) < 1.1 && first.minY == second.minY && second.minX > first.maxX)
  }

  @Test func thumbnailsAreMadeToFit() throws {
    // 480 wide is drawn at a half, and what stands beside it at the same scale.
    let lines = [Matrix.Line(.type, ["small", "large"])]
    let png = try sheet(lines, [face(480, 100, red), face(40, 40, green)]).png
    let (large, small) = (area(.init(red: 1, green: 0, blue: 0), png), area(.init(red: 0, green: 1, blue: 0), png))
    #expect(abs(large.width - 240) < 1.1 && abs(large.height - 50) < 1.1 && abs(small.width - 20) < 1.1 && abs(small.height - 20) < 1.1)
    let high = try sheet(lines, [face(100, 840, red), face(40, 40, green)]).png
    #expect(
      abs(area(.init(red: 1, green: 0, blue: 0), high).height - 420) < 1.1
        && abs(area(.init(red: 0, green: 1, blue: 0), high).height - 20) < 1.1)
    // Small ones stay as they are.
    let plain = try sheet(lines, [face(60, 40, red), face(30, 30, green)]).png
    #expect(abs(area(.init(red: 1, green: 0, blue: 0), plain).width - 60) < 1.1)
  }

  @Test func whatWasNotMadeAndWhatHasPages() throws {
    let lines = [Matrix.Line(.type, ["small", "large"])]
    let (svg, png) = try sheet(lines, [nil, face(200, 100, green, pages: 3)])
    #expect(svg.contains("not made") && svg.contains("3 pages"))
    #expect(try sheet(lines, [nil, face(200, 100, green, pages: 2)]).svg.contains("2 pages"))
    #expect(try !sheet(lines, [face(60, 60, red), face(60, 60, green)]).svg.contains("pages"))
    // In its place a red frame as large as the largest beside it, faintly filled.
    let made = area(.init(red: 0, green: 1, blue: 0), png)
    let faint = png[Int((28 + 10) * 2), Int((made.minY + 10) * 2)]
    #expect(faint.red > faint.green + 0.04 && faint.red > 0.9 && faint.green > 0.8)
    #expect(abs(made.minX - (28 + 200 + 20)) < 1.1)
    // As high as the highest, where they differ.
    let three = try sheet([Matrix.Line(.type, ["small", "large", "xLarge"])], [nil, face(200, 30, green), face(60, 90, blue)]).png
    let high = area(.init(red: 0, green: 0, blue: 1), three)
    let low = three[Int((28 + 10) * 2), Int((high.maxY - 6) * 2)]
    #expect(low.red > low.green + 0.04 && area(.init(red: 0, green: 1, blue: 0), three).minX > 28 + 200)
    // Its words are red.
    var reddest = 0.0
    for y in Int(made.minY * 2)..<Int(made.maxY * 2) {
      for x in 56..<(56 + 400) { reddest = max(reddest, png[x, y].red - max(png[x, y].green, png[x, y].blue)) }
    }
    #expect(reddest > 0.6)
  }

  @Test func darkCellsHaveADarkGround() throws {
    // A picture with nothing in it shows the ground.
    let empty = PreviewThumbnail(list: DisplayList(size: CGSize(width: 60, height: 40), items: []))
    let png = try sheet([Matrix.Line(.appearance, ["light", "dark"])], [empty, empty]).png
    // Side by side, from the margin of 28 and 20 apart: at these heights white is on the left and black on the right.
    let heights = (0..<png.height).filter { png[(28 + 30) * 2, $0] == .white && png[(28 + 60 + 20 + 30) * 2, $0] == .black }
    #expect(heights.count > 70 && heights.count <= 80)
    #expect(abs(png[4, 4].red - 0.95) < 0.01)
  }
}
