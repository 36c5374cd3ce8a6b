import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import UIKit

/// Sentences of the documentation that no picture of a page tells.
@Suite("Documented details") @MainActor struct DocumentedDetailTests {
  /// What a picture shows at a point, as red, green and blue of 0 to 255.
  private func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
    let pixel = try Bitmap(data: #require(image.pngData()))[x, y]
    return [pixel.red, pixel.green, pixel.blue].map { Int(($0 * 255).rounded()) }
  }
  private func format() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
  private func box(_ rect: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = color
    return view
  }

  @Test("a renderer's bounds begin at their origin (uikit/uigraphicsimagerenderer/init(bounds:format:))") func bounds() throws {
    let image = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 20, height: 20), format: format()).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 100, y: 50, width: 20, height: 20))
      UIColor.red.setFill()
      context.fill(CGRect(x: 105, y: 60, width: 5, height: 5))
    }
    #expect(try color(image, 7, 12) == [255, 0, 0] && color(image, 2, 2) == [255, 255, 255] && color(image, 12, 12) == [255, 255, 255])
  }

  @Test("an arc begins and ends at its angles, and goes round as it is told", arguments: [true, false]) func arcs(clockwise: Bool) {
    for start in stride(from: -3, through: 3, by: 0.75) as StrideThrough<CGFloat> {
      for sweep in [0.4, 1.7, 3.1, 5] as [CGFloat] {
        let end = clockwise ? start + sweep : start - sweep
        let path = UIBezierPath(arcCenter: CGPoint(x: 50, y: 60), radius: 20, startAngle: start, endAngle: end, clockwise: clockwise)
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 50 + 20 * cos(angle), y: 60 + 20 * sin(angle)) }
        let last = point(end)
        #expect(hypot(path.currentPoint.x - last.x, path.currentPoint.y - last.y) < 0.01)
        // Its bounds are those of the points that it goes through.
        let points: [CGPoint] = (0...400).map { (step: Int) -> CGPoint in point(start + (end - start) * CGFloat(step) / 400) }
        let (x, y) = (points.map(\.x), points.map(\.y))
        let (left, top, right, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (x.min()!, y.min()!, x.max()!, y.max()!)
        let bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let near: [CGFloat] = [
          path.bounds.minX - bounds.minX, path.bounds.minY - bounds.minY, path.bounds.maxX - bounds.maxX, path.bounds.maxY - bounds.maxY,
        ]
        #expect(near.allSatisfy { abs($0) < 0.05 }, "\(start) to \(end): \(path.bounds), not \(bounds)")
      }
    }
  }

  @Test("segments are stroked without the path that was begun before (coregraphics/cgcontext/strokelinesegments(between:))") func segments()
    throws
  {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format()).image { renderer in
      let context = renderer.cgContext
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 40, y: 10))
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 30), CGPoint(x: 20, y: 30), CGPoint(x: 30, y: 30), CGPoint(x: 40, y: 30)])
    }
    #expect(try color(image, 10, 30) == [255, 0, 0] && color(image, 35, 30) == [255, 0, 0])
    #expect(try color(image, 10, 10) != [255, 0, 0] && color(image, 25, 30) != [255, 0, 0])
  }

  @Test("drawHierarchy stretches over its rectangle and says whether it drew") func snapshots() throws {
    let view = box(CGRect(x: 0, y: 0, width: 10, height: 10), .white)
    view.addSubview(box(CGRect(x: 5, y: 0, width: 5, height: 10), .red))
    #expect(!view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true), "there is no context")
    var drew = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format()).image { _ in
      drew = view.drawHierarchy(in: CGRect(x: 10, y: 0, width: 20, height: 40), afterScreenUpdates: true)
    }
    #expect(try drew && color(image, 25, 20) == [255, 0, 0] && color(image, 15, 20) == [255, 255, 255])
  }

  @Test("a conic gradient goes around once") func conic() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.type = .conic
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 0.5, y: 0)
    layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor]
    layer.locations = [0, 0.5, 0.5, 1]
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format()).image { layer.render(in: $0.cgContext) }
    // From the top clockwise: the right half comes first.
    #expect(try color(image, 30, 8) == [255, 0, 0] && color(image, 30, 32) == [255, 0, 0])
    #expect(try color(image, 10, 8) == [0, 0, 255] && color(image, 10, 32) == [0, 0, 255])
  }

  @Test("the safe area of a view inside is what is left of its superview's, side by side (uikit/uiview/safeareainsets)") func safeAreas() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.bounds.origin = CGPoint(x: 4, y: 9)
    let inner = UIView(frame: CGRect(x: 6, y: 16, width: 93, height: 88))
    outer.addSubview(inner)
    let left = inner.safeArea(inside: UIEdgeInsets(top: 20, left: 10, bottom: 12, right: 8))
    // 2 from the left, 7 from the top, 5 from either far side.
    #expect(left == UIEdgeInsets(top: 13, left: 8, bottom: 7, right: 3))
    #expect(inner.safeArea(inside: .zero) == .zero)
  }

  @Test("an effect's content fills it, whatever size it gets") func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 70)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 70))
    view.frame = CGRect(x: 3, y: 3, width: 20, height: 200)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 20, height: 200))
  }

  @Test("who has the keys loses them, wherever it stands inside (uikit/uiview/endediting(_:))") func endEditing() {
    let (outer, field) = (UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), UITextField())
    let between = UIView()
    outer.addSubview(between)
    between.addSubview(field)
    _ = field.becomeFirstResponder()
    if field.isFirstResponder { #expect(outer.endEditing(true) && !field.isFirstResponder) }
  }

  @Test("values at first") func values() {
    #expect(UIEvent().type == .touches)
    let manager = UndoManager()
    #expect(!manager.canRedo && !manager.canUndo && manager.levelsOfUndo == 0)
    manager.registerUndo(withTarget: manager) { _ in }
    #expect(manager.canUndo && !manager.canRedo)
    #expect(UIKeyModifierFlags(rawValue: 3).rawValue == 3)
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
    #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .vertical)
    #expect(UIImagePickerController().showsCameraControls)
    let edges: [(NSRectAlignment, NSDirectionalRectEdge)] = [
      (.none, []), (.top, .top), (.topLeading, [.top, .leading]), (.leading, .leading), (.bottomLeading, [.bottom, .leading]),
      (.bottom, .bottom), (.bottomTrailing, [.bottom, .trailing]), (.trailing, .trailing), (.topTrailing, [.top, .trailing]),
    ]
    for (alignment, expected) in edges { #expect(alignment.edges == expected) }
  }

  @Test("a header's words keep 16 from both sides, what configures it fills it") func headers() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = CGRect(x: 0, y: 0, width: 200, height: 28)
    header.textLabel?.text = "Words"
    header.layoutIfNeeded()
    #expect(header.textLabel?.frame == CGRect(x: 16, y: 0, width: 168, height: 28))
  }

  @Test("the rows of a rounded section have its corners where they are its first or last; those in other tables have none") func corners() {
    for (style, radius) in [(UITableView.Style.insetGrouped, CGFloat(10)), (.grouped, 0), (.plain, 0)] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
      let rows = ThreeRows()
      table.dataSource = rows
      table.layoutIfNeeded()
      let cells = (0..<3).compactMap { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
      #expect(cells.count == 3)
      #expect(cells.map(\.layer.cornerRadius) == [radius, 0, radius])
      guard radius > 0 else { continue }
      #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
      #expect(cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
  }

  @Test("a label whose font may shrink is drawn anew when it may shrink further") func shrinking() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    label.text = "A long text indeed"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.95
    func width() throws -> Int {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format()).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 30))
        label.layer.render(in: context.cgContext)
      }
      let bitmap = try Bitmap(data: #require(image.pngData()))
      return (0..<30).filter { y in (0..<60).contains { bitmap[$0, y].red < 0.5 } }.count
    }
    let high = try width()
    label.minimumScaleFactor = 0.2
    #expect(try width() < high, "smaller letters are lower")
  }
}

private final class ThreeRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
