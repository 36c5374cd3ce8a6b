import Foundation
import QuoinDrawing
import Testing

@testable import UIKit

/// Rare words of texts, colours and files, each against the sentence of its documentation.
@Suite("Texts, colours and files asked once") @MainActor struct RareTextTests {
  @Test("colours are equal that are so in light and in dark") func equality() {
    func color(_ light: UIColor, _ dark: UIColor) -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? dark : light } }
    let one = color(.red, .green)
    #expect(one == color(.red, .green) && one != color(.blue, .green) && one != color(.red, .blue))
  }

  @Test("what is missing of written numbers is 0") func written() {
    #expect(NSCoder.cgPoint(for: "{3}") == CGPoint(x: 3, y: 0) && NSCoder.cgPoint(for: "{3, -4}") == CGPoint(x: 3, y: -4))
    #expect(NSCoder.cgSize(for: "") == .zero && NSCoder.cgSize(for: "{5, 6}") == CGSize(width: 5, height: 6))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3}}") == CGRect(x: 1, y: 2, width: 3, height: 0))
  }

  @Test("the last line's baseline is as many lines below the first as there are lines more") func baselines() {
    let (outer, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), UILabel())
    let boxes = [UIView(), UIView()]
    (label.text, label.numberOfLines, label.font) = ("many words in lines", 0, .systemFont(ofSize: 20))
    for view in [label] + boxes {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: outer.topAnchor), label.leftAnchor.constraint(equalTo: outer.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 70), boxes[0].bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
      boxes[1].bottomAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    outer.layoutIfNeeded()
    let lines = (label.bounds.height / label.font.lineHeight).rounded()
    #expect(lines >= 2)
    #expect(abs(boxes[1].frame.maxY - boxes[0].frame.maxY - (lines - 1) * label.font.lineHeight) < 1)
  }

  @Test("a calendar counts by the one it is given; margins are 8 on every side where the system's do not hold") func calendars() {
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .buddhist)
    view.locale = Locale(identifier: "ko_KR")
    #expect(view.calendar.identifier == .buddhist && view.locale.identifier == "ko_KR")
    let controller = UIViewController()
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.loadViewIfNeeded()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("words of a layer stay whole where lines end") func layers() throws {
    func ink(_ text: String, isWrapped: Bool) throws -> Int {
      let list = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 30), scale: 1)) {
        let (view, layer) = (UIView(), CATextLayer())
        (layer.string, layer.fontSize, layer.isWrapped) = (text, 20, isWrapped)
        layer.foregroundColor = UIColor.black.cgColor
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 24)
        view.layer.addSublayer(layer)
        return view
      }.displayList
      let picture = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)
      return (0..<100).filter { x in (0..<22).contains { picture[x, $0].red < 0.6 } }.max() ?? 0
    }
    // The second word does not fit beside the first.
    #expect(try ink("at wonderful", isWrapped: true) == ink("at", isWrapped: false))
  }

  /// Documented: without a media box a page is US Letter, 612 by 792.
  @Test("a file's pages have the size of a letter unless another is given") func letters() throws {
    func text(_ box: CGRect?) throws -> String {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      var page = box ?? .zero
      let made = box == nil ? CGContext(file, mediaBox: nil, nil) : CGContext(file, mediaBox: &page, nil)
      made?.beginPDFPage(nil)
      made?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      made?.endPDFPage()
      made?.closePDF()
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    #expect(try text(nil).contains("612 792"))
    #expect(try text(CGRect(x: 0, y: 0, width: 321, height: 123)).contains("321 123"))
  }

  /// Documented: `beginPDFPage` begins a page; nothing of before is on it.
  @Test("what was drawn before a page began is not on it") func pages() throws {
    func bytes(drawsBefore: Bool) throws -> Data {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      let made = CGContext(file, mediaBox: nil, nil)
      if drawsBefore { made?.fill(CGRect(x: 50, y: 50, width: 90, height: 90)) }
      made?.beginPDFPage(nil)
      made?.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      made?.endPDFPage()
      made?.closePDF()
      return try Data(contentsOf: file)
    }
    #expect(try bytes(drawsBefore: true) == bytes(drawsBefore: false))
    let format = UIGraphicsPDFRendererFormat()
    #expect(UIGraphicsPDFRenderer(bounds: .zero, format: format).format === format)
  }

  @Test("a flow is as long as its lines the way it scrolls, and as wide as its view across") func flows() {
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        UICollectionViewCell(frame: .zero)
      }
    }
    let items = Items()
    func size(_ direction: UICollectionView.ScrollDirection) -> CGSize {
      let layout = UICollectionViewFlowLayout()
      (layout.scrollDirection, layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) =
        (direction, CGSize(width: 40, height: 30), 5, 0)
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 90, height: 70), collectionViewLayout: layout)
      view.dataSource = items
      view.layoutIfNeeded()
      return layout.collectionViewContentSize
    }
    // Two beside each other: four lines of 30 with 5 between, or of 40.
    #expect(size(.vertical) == CGSize(width: 90, height: 135) && size(.horizontal) == CGSize(width: 175, height: 70))
  }
}
