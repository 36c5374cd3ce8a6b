import QuoinDrawing
import Testing

@testable import UIKit

/// Sizes of texts, buttons and controls: the published ones of the phone.
@Suite(.serialized) @MainActor struct ContentTests {
  @Test func labelsMeasureByTheirFontsLines() {
    let label = UILabel()
    #expect(label.sizeThatFits(.zero) == .zero)
    label.text = "Hello"
    // 17 points of San Francisco are 20.29 high: 20.5 at two pixels per point, 20⅓ at three.
    UITraitCollection(displayScale: 2).over(.standard).performAsCurrent { #expect(label.sizeThatFits(.zero).height == 20.5) }
    UITraitCollection(displayScale: 3).over(.standard).performAsCurrent {
      #expect(abs(label.sizeThatFits(.zero).height - 61.0 / 3) < 0.001)
    }
    let (ascender, line): (CGFloat, CGFloat) = (17 * 1950.0 / 2048, 17 * 2444.0 / 2048)
    #expect(label.font.ascender == ascender)
    #expect(abs(label.font.lineHeight - line) < 1e-9)
    label.text = "one two three four"
    let whole = label.sizeThatFits(CGSize(width: 50, height: 0)).width
    #expect(whole > 50)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).width <= 60)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == 41)
  }

  @Test func attributesCount() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Big small", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
    label.attributedText = text
    #expect(label.text == "Big small")
    #expect(label.sizeThatFits(.zero).height == 48)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let lines = NSAttributedString(string: "a\nb", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    let size = lines.boundingRect(with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil).size
    #expect(abs(size.height - (2 * 10 * 2444.0 / 2048 + 10)) < 0.01)
  }

  @Test func buttons() {
    let plain = UIButton(type: .system)
    plain.setTitle("OK", for: .normal)
    // 15 points: 17.9 high, with six above and below.
    #expect(plain.intrinsicContentSize.height == 30)
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "OK"
    let filled = UIButton(configuration: configuration)
    #expect(filled.intrinsicContentSize.height == 20.5 + 14)
    configuration.image = UIImage(systemName: "star")
    configuration.imagePadding = 8
    filled.configuration = configuration
    filled.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    filled.layoutIfNeeded()
    let image = filled.imageView!.frame
    let title = filled.titleLabel!.frame
    #expect(title.minX - image.maxX == 8)
    #expect(abs((image.minX + title.maxX) / 2 - 100) < 0.01)
    var taps = 0
    filled.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    filled.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test func controlsHaveTheirSizes() {
    // Recorded: 2 of a switch's 51 stick out of what Auto Layout gives it (iOS 13 to 17).
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31) && UISwitch().sizeThatFits(.zero).width == 51)
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UISegmentedControl(items: ["A", "B"]).frame.height == 32)
    let field = UITextField()
    field.borderStyle = .roundedRect
    // Recorded: 34 (swiftui-web ios/textfield/basic, uikit/controls/basic).
    #expect(field.intrinsicContentSize.height == 34)
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
  }

  @Test func imagesPlaceTheirContent() throws {
    let pixels = try Bitmap(width: 4, height: 2, rgba: [UInt8](repeating: 255, count: 32))
    let image = UIImage(.bitmap(pixels), scale: 2)
    #expect(image.size == CGSize(width: 2, height: 1))
    let view = UIImageView(image: image)
    #expect(view.frame.size == CGSize(width: 2, height: 1))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(UIView.ContentMode.scaleAspectFit.place(image.size, in: bounds) == CGRect(x: 0, y: 25, width: 100, height: 50))
    #expect(UIView.ContentMode.scaleAspectFill.place(image.size, in: bounds) == CGRect(x: -50, y: 0, width: 200, height: 100))
    #expect(UIView.ContentMode.bottomRight.place(image.size, in: bounds) == CGRect(x: 98, y: 99, width: 2, height: 1))
  }

  @Test func colorsFollowTheSurroundings() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedCGColor(light) == CGColor(gray: 1, alpha: 1))
    #expect(UIColor.systemBackground.resolvedCGColor(dark) == CGColor(gray: 0, alpha: 1))
    #expect(UIColor.label.withAlphaComponent(0.5).resolvedCGColor(dark) == CGColor(gray: 1, alpha: 0.5))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
  }

  @Test func pagesShowWhatLayersSay() throws {
    let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 40, height: 40), scale: 1)) {
      let view = UIView()
      view.backgroundColor = .white
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      box.backgroundColor = .red
      box.layer.borderWidth = 2
      box.layer.borderColor = UIColor.blue.cgColor
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      inner.backgroundColor = .green
      box.clipsToBounds = true
      box.addSubview(inner)
      box.accessibilityIdentifier = "box"
      view.addSubview(box)
      return view
    }
    let bitmap = try PNGExporter(scale: 1).bitmap(for: page.displayList)
    #expect(bitmap[5, 5] == PaintColor(white: 1))
    #expect(bitmap[10, 10] == PaintColor(red: 0, green: 0, blue: 1))
    #expect(bitmap[15, 15] == PaintColor(red: 1, green: 0, blue: 0))
    #expect(bitmap[25, 25] == PaintColor(red: 0, green: 1, blue: 0))
    #expect(bitmap[32, 32] == PaintColor(white: 1))
    #expect(page.layout.children.first?.identifier == "box")
    #expect(page.layout.children.first?.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test func codeDrawsByHand() throws {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
        let context = UIGraphicsGetCurrentContext()!
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
      }
    }
    let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 20, height: 20), scale: 1)) { Drawing() }
    let bitmap = try PNGExporter(scale: 1).bitmap(for: page.displayList)
    #expect(bitmap[5, 5] == PaintColor(red: 1, green: 0, blue: 0))
    #expect(bitmap[15, 5] == PaintColor(red: 0, green: 0, blue: 1))
  }

  @Test("what a view draws by hand ends at its bounds") func handDrawingIsCut() throws {
    final class Wide: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: -10, y: -10, width: 40, height: 40))
      }
    }
    let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 30, height: 30), scale: 1)) {
      let around = UIView()
      around.backgroundColor = .white
      around.addSubview(Wide(frame: CGRect(x: 10, y: 10, width: 10, height: 10)))
      return around
    }
    let bitmap = try PNGExporter(scale: 1).bitmap(for: page.displayList)
    #expect(bitmap[15, 15] == PaintColor(red: 1, green: 0, blue: 0))
    for (x, y) in [(5, 15), (25, 15), (15, 5), (15, 25)] { #expect(bitmap[x, y] == PaintColor(white: 1)) }
  }

  @Test("each line of a label follows the interface's direction, whatever the words") func naturalAlignment() throws {
    func inkedColumns(_ text: String, rows: Range<Int>) throws -> [Int] {
      var settings = UIKitPageSettings(size: CGSize(width: 80, height: 60), scale: 1)
      settings.isRightToLeft = true
      let page = UIKitPage.make(settings) {
        let label = UILabel()
        label.backgroundColor = .white
        label.text = text
        label.numberOfLines = 0
        return label
      }
      let bitmap = try PNGExporter(scale: 1).bitmap(for: page.displayList)
      return (0..<80).filter { x in rows.contains { bitmap[x, $0] != PaintColor(white: 1) } }
    }
    // The second line is the last word alone; two lines of 20 points stand in the middle of 60.
    for text in ["w", "wwwww w"] {
      let columns = try inkedColumns(text, rows: 32..<50)
      #expect((columns.first ?? 0) > 60 && (columns.last ?? 0) > 74)
    }
  }

  @Test("a label of two lines leaves no word alone, unless it is told to") func lineBreakStrategy() {
    let label = UILabel()
    label.text = "Allows checking for important alerts like security vulnerabilities."
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 2
    func width() -> CGFloat { label.sizeThatFits(CGSize(width: 326, height: 100)).width }
    #expect(label.lineBreakStrategy.contains(.pushOut) && width() < 260)
    label.lineBreakStrategy = []
    #expect(width() > 260)
    label.lineBreakStrategy = .pushOut
    #expect(width() < 260)
  }
}
