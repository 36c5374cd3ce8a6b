import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// Pictures in documents: each is held once however often it is shown, and a photograph as the camera's own bytes.
@Suite struct PDFPictureTests {
  private static func shown(_ picture: Bitmap, layered: Bool) -> DisplayList {
    let items = [box(0, 0, 20, 20), box(30, 0, 30, 10), box(0, 25, 60, 15)].map { place -> DisplayItem in
      let item = DisplayItem.image(ImageItem(picture, in: place))
      return layered ? group([item]) { $0.opacity = 0.5 } : item
    }
    return DisplayList(size: CGSize(width: 60, height: 40), items: items)
  }

  @Test(arguments: [false, true]) func `a picture is held once`(layered: Bool) throws {
    let rgba = (0..<4096).map { index -> UInt8 in index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: index * 7) }
    let picture = try Bitmap(width: 32, height: 32, rgba: rgba)
    for (picture, filter) in [(picture, "/FlateDecode"), (try Bitmap(data: try picture.jpegData(quality: 0.9)), "/DCTDecode")] {
      let list = Self.shown(picture, layered: layered)
      let objects = PDFText(try PDFExporter().data(for: [list, list])).all.components(separatedBy: "/Subtype /Image").dropFirst()
      #expect(objects.count == 1)
      #expect(objects.first?.prefix(300).contains(filter) == true)
    }
  }
}
