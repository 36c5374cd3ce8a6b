import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import UIKit

/// Members that are asked for their numbers, and drawing calls that few write: each against its documented definition.
@Suite("Documented details, asked again") @MainActor struct DetailLawTests {
  private func picture(_ size: CGSize, _ view: () -> UIView) throws -> Bitmap {
    let list = UIKitPage.make(UIKitPageSettings(size: size, scale: 1), view: view).displayList
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)
  }
  private func drawn(_ draw: @escaping (CGContext) -> Void) throws -> Bitmap {
    final class Board: UIView {
      var work: ((CGContext) -> Void)?
      override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map { work?($0) } }
    }
    return try picture(CGSize(width: 40, height: 40)) {
      let board = Board()
      board.backgroundColor = .white
      board.work = draw
      return board
    }
  }
  private func area(_ picture: Bitmap, _ matches: (PaintColor) -> Bool) -> CGRect {
    var found = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where matches(picture[x, y]) { found = found.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return found
  }
  private func isRed(_ color: PaintColor) -> Bool { color.red > 0.9 && color.green < 0.1 && color.blue < 0.1 }
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("calls of a graphics context (coregraphics/cgcontext)") func contexts() throws {
    let rects = try drawn {
      $0.setFillColor(self.red.cgColor)
      $0.fill([CGRect(x: 2, y: 3, width: 4, height: 5), CGRect(x: 20, y: 30, width: 6, height: 7)])
    }
    #expect(area(rects, isRed) == CGRect(x: 2, y: 3, width: 24, height: 34) && !isRed(rects[10, 10]) && isRed(rects[22, 33]))
    let grey = try drawn {
      $0.setFillColor(gray: 0.5, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
      $0.setStrokeColor(gray: 0.25, alpha: 1)
      $0.stroke(CGRect(x: 24, y: 4, width: 10, height: 10), width: 4)
    }
    #expect(abs(grey[5, 5].red - 0.5) < 0.01 && abs(grey[24, 8].red - 0.25) < 0.01 && grey[29, 9].red == 1)
    let corner = try drawn {
      $0.setStrokeColor(self.red.cgColor)
      $0.setLineWidth(2)
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.addArc(tangent1End: CGPoint(x: 35, y: 5), tangent2End: CGPoint(x: 35, y: 35), radius: 20)
      $0.addLine(to: CGPoint(x: 35, y: 35))
      $0.strokePath()
    }
    // A quarter of a circle around (15, 25): its middle lies 20·√½ to the right and above.
    #expect(isRed(corner[29, 10]) || isRed(corner[28, 10]) || isRed(corner[29, 11]))
    #expect(!isRed(corner[34, 5]) && isRed(corner[8, 5]) && isRed(corner[35, 30]))
    let clipped = try drawn {
      UIRectClip(CGRect(x: 10, y: 12, width: 8, height: 9))
      $0.setFillColor(self.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(area(clipped, isRed) == CGRect(x: 10, y: 12, width: 8, height: 9))
    // Core Graphics draws from the bottom up: in a context of UIKit's a picture stands on its head.
    let flag = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      self.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    }
    let upsideDown = try drawn { context in flag.cgImage.map { context.draw($0, in: CGRect(x: 10, y: 10, width: 20, height: 20)) } }
    #expect(area(upsideDown, isRed) == CGRect(x: 10, y: 24, width: 20, height: 6))
    let upright = try drawn { _ in flag.draw(in: CGRect(x: 10, y: 10, width: 20, height: 20)) }
    #expect(area(upright, isRed) == CGRect(x: 10, y: 10, width: 20, height: 6))
    let modes: [(CGBlendMode, PaintColor)] = [
      // ½ grey over (1, 0, 0): by the formulas of PDF 1.7, 11.3.5.
      (.normal, PaintColor(white: 0.5)), (.multiply, PaintColor(red: 0.5, green: 0, blue: 0)),
      (.screen, PaintColor(red: 1, green: 0.5, blue: 0.5)), (.darken, PaintColor(red: 0.5, green: 0, blue: 0)),
      (.lighten, PaintColor(red: 1, green: 0.5, blue: 0.5)), (.difference, PaintColor(red: 0.5, green: 0.5, blue: 0.5)),
      (.exclusion, PaintColor(red: 0.5, green: 0.5, blue: 0.5)), (.overlay, PaintColor(red: 1, green: 0, blue: 0)),
      (.hardLight, PaintColor(red: 1, green: 0, blue: 0)), (.colorDodge, PaintColor(red: 1, green: 0, blue: 0)),
      (.colorBurn, PaintColor(red: 1, green: 0, blue: 0)), (.plusLighter, PaintColor(red: 1, green: 0.5, blue: 0.5)),
    ]
    for (mode, expected) in modes {
      let mixed = try drawn {
        $0.setFillColor(self.red.cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        $0.setBlendMode(mode)
        $0.setFillColor(gray: 0.5, alpha: 1)
        $0.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
      }[20, 20]
      let apart = max(abs(mixed.red - expected.red), abs(mixed.green - expected.green), abs(mixed.blue - expected.blue))
      #expect(apart < 0.02, "\(mode): \(mixed)")
    }
  }

  @Test("pictures: thumbnails are of the size asked for, an opaque context begins black, a clear one clear") func images() throws {
    let big = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let small = try #require(big.preparingThumbnail(of: CGSize(width: 20, height: 10)))
    #expect(small.size == CGSize(width: 20, height: 10))
    let shown = try picture(CGSize(width: 20, height: 10)) { UIImageView(image: small) }
    #expect(area(shown, isRed) == CGRect(x: 0, y: 0, width: 10, height: 10))
    for (isOpaque, expected) in [(true, 0.0), (false, 1)] {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), isOpaque, 1)
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      #expect(try picture(CGSize(width: 10, height: 10)) { UIImageView(image: image) }[5, 5].red == expected)
    }
    let (png, jpeg) = (try #require(big.pngData()), try #require(big.jpegData(compressionQuality: 0.9)))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && jpeg.starts(with: [0xFF, 0xD8]))
  }

  @Test("a slider's line lies in the middle, its knob goes from end to end") func sliders() {
    let slider = UISlider()
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 34)
    let track = slider.trackRect(forBounds: bounds)
    // Recorded on iOS 17.5: a line of 4 that keeps 3 from the ends, a knob of 27 that keeps 1 and lies 1 higher.
    #expect(track == CGRect(x: 13, y: 35, width: 194, height: 4))
    slider.maximumValue = 4
    let knobs = [0, 1, 2, 4].map { slider.thumbRect(forBounds: bounds, trackRect: track, value: $0) }
    #expect(knobs.allSatisfy { $0.midY == bounds.midY - 1 && $0.width == $0.height && $0.width == 27 })
    #expect(knobs[0].minX == 11 && knobs[3].maxX == 209 && knobs[2].midX == track.midX)
    #expect(abs(knobs[1].minX - (11 + CGFloat(198 - 27) / 4)) < 0.01)
  }

  @Test("a rectangle is converted by all four corners, however a layer or a view is turned", arguments: [0.0, 0.4, 1.2, 2.9, -0.8])
  func converted(angle: Double) {
    let (outer, inner) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView(frame: CGRect(x: 60, y: 80, width: 90, height: 40))
    )
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: angle)
    let rect = CGRect(x: 5, y: 7, width: 30, height: 11)
    let corners = [(5.0, 7.0), (35, 7), (5, 18), (35, 18)].map { point -> CGPoint in
      // Around the view's middle, (45, 20) within and (105, 100) without.
      let (x, y) = (point.0 - 45, point.1 - 20)
      return CGPoint(x: 105 + x * cos(angle) - y * sin(angle), y: 100 + x * sin(angle) + y * cos(angle))
    }
    for found in [inner.layer.convert(rect, to: outer.layer), outer.layer.convert(rect, from: inner.layer), inner.convert(rect, to: outer)]
    {
      #expect(abs(found.minX - corners.map(\.x).min()!) < 0.01 && abs(found.maxX - corners.map(\.x).max()!) < 0.01)
      #expect(abs(found.minY - corners.map(\.y).min()!) < 0.01 && abs(found.maxY - corners.map(\.y).max()!) < 0.01)
    }
  }

  @Test("actions: what is taken away is not told, whether by object, by action or by event") func targets() {
    @MainActor final class Listener: NSObject {}
    let (one, other) = (Listener(), Listener())
    let control = UIControl()
    let (first, second) = (Selector("first"), Selector("second"))
    control.addTarget(one, action: first, for: .touchUpInside)
    control.addTarget(one, action: second, for: .touchUpInside)
    control.addTarget(other, action: first, for: .valueChanged)
    #expect(control.allTargets.count == 2 && control.allControlEvents == [.touchUpInside, .valueChanged])
    control.removeTarget(one, action: first, for: .touchUpInside)
    #expect(control.allTargets.count == 2 && control.allControlEvents == [.touchUpInside, .valueChanged])
    control.removeTarget(one, action: nil, for: .valueChanged)
    #expect(control.allTargets.count == 2)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allTargets.isEmpty && control.allControlEvents.isEmpty)
  }

  @Test("an alert's title and message are as dark as text, an action sheet's are grey (uikit/uialertcontroller)") func alerts() throws {
    final class Asking: UIViewController {
      var alert: UIAlertController?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let alert { present(alert, animated: false) }
      }
    }
    func labels(_ style: UIAlertController.Style) -> [UILabel] {
      var found: [UILabel] = []
      func visit(_ view: UIView) {
        if let label = view as? UILabel { found.append(label) }
        view.subviews.forEach(visit)
      }
      let page = Asking()
      let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Fine", style: .default, handler: nil))
      page.alert = alert
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      window.rootViewController = page
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      visit(window)
      return found
    }
    let (alert, sheet) = (labels(.alert), labels(.actionSheet))
    for words in ["Title", "Words"] {
      #expect(alert.first { $0.text == words }?.textColor == .label, "\(words)")
      #expect(sheet.first { $0.text == words }?.textColor == .secondaryLabel, "\(words)")
    }
  }

  @Test("a branch that is deleted and comes again is empty (uikit/nsdiffabledatasourcesectionsnapshot)") func branches() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.expand(["a"])
    #expect(snapshot.items == ["a", "a1", "a2", "b"] && snapshot.level(of: "a1") == 1 && snapshot.parent(of: "a2") == "a")
    snapshot.delete(["a"])
    #expect(snapshot.items == ["b"])
    snapshot.append(["a"])
    #expect(snapshot.items == ["b", "a"] && !snapshot.isExpanded("a") && snapshot.snapshot(of: "a").items.isEmpty)
  }

  @Test("list contents have the fonts and colours of their kind (uikit/uilistcontentconfiguration)") func contents() {
    let (cell, subtitle, value) = (
      UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(), UIListContentConfiguration.valueCell()
    )
    for made in [cell, subtitle, value] {
      #expect(made.textProperties.font == .preferredFont(forTextStyle: .body) && made.textProperties.color == .label)
    }
    #expect(subtitle.secondaryTextProperties.font == .preferredFont(forTextStyle: .caption1))
    #expect(cell.secondaryTextProperties.font == subtitle.secondaryTextProperties.font)
    #expect(
      value.secondaryTextProperties.font == .preferredFont(forTextStyle: .body) && value.secondaryTextProperties.color == .secondaryLabel)
    #expect(value.prefersSideBySideTextAndSecondaryText && !cell.prefersSideBySideTextAndSecondaryText)
  }

  @Test("a text layer is as high as its lines where it wraps, and one line otherwise (quartzcore/catextlayer)") func textLayers() {
    let layer = CATextLayer()
    layer.string = "several words that need more than one line of so little room"
    layer.fontSize = 14
    layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 200)
    let line = layer.preferredFrameSize()
    #expect(line.width > 200 && line.height < 30)
    layer.isWrapped = true
    let block = layer.preferredFrameSize()
    #expect(block.width <= 80.5 && block.height > 3 * line.height)
  }

  @Test("a distance between two places is as wide as it is asked to be, from margins too (uikit/nslayoutxaxisanchor)")
  func distances() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (one, other) = (UIView(), UIView())
    for view in [one, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.layoutMargins = UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 9)
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10), one.widthAnchor.constraint(equalToConstant: 30),
      other.widthAnchor.constraint(equalToConstant: 20), one.topAnchor.constraint(equalTo: root.topAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor), one.heightAnchor.constraint(equalToConstant: 10),
      other.heightAnchor.constraint(equalToConstant: 10),
      one.rightAnchor.anchorWithOffset(to: other.leftAnchor).constraint(equalToConstant: 25),
    ])
    root.layoutIfNeeded()
    #expect(one.frame.minX == 10 && other.frame.minX == 65)
    let guide = UIView()
    guide.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.widthAnchor.constraint(equalTo: one.layoutMarginsGuide.rightAnchor.anchorWithOffset(to: other.layoutMarginsGuide.rightAnchor)),
    ])
    root.layoutIfNeeded()
    // From 10 + 30 − 9 to 65 + 20 − 9.
    #expect(guide.frame.width == 45)
  }

  @Test("what is set after a layout counts in the next one: headers, accessories, large titles") func later() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    final class Items: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let items = Items()
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    collection.layoutIfNeeded()
    let before = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame
    layout.headerReferenceSize = CGSize(width: 200, height: 30)
    collection.layoutIfNeeded()
    let after = try #require(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))).frame
    #expect(before.minY == 0 && after.minY == 30)

    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    cell.layoutIfNeeded()
    let wide = cell.contentView.frame.width
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(wide == 300 && cell.contentView.frame.width < 285)

    let page = UIViewController()
    page.title = "Title"
    let stack = UINavigationController(rootViewController: page)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let small = stack.navigationBar.frame.height
    stack.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(small == 44 && stack.navigationBar.frame.height > 80)
  }

  @Test("a dark blur is darker than a light one, wherever it lies") func blurs() throws {
    func grey(_ style: UIBlurEffect.Style) throws -> Double {
      try picture(CGSize(width: 40, height: 40)) {
        let page = UIView()
        page.backgroundColor = UIColor(white: 0.5, alpha: 1)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
        blur.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        page.addSubview(blur)
        return page
      }[20, 20].red
    }
    let dark = try grey(.dark)
    #expect(try grey(.extraLight) > 0.5 && grey(.light) > 0.5 && dark < 0.5)
    #expect(try grey(.systemMaterialDark) < 0.5 && grey(.systemMaterialLight) > 0.5)
    #expect(try grey(.systemThinMaterialDark) < grey(.systemThinMaterialLight))
  }
}
