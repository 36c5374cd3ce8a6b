import Foundation
import QuoinDrawing
import SpriteKit
import SwiftUI
import Testing

@testable import WidgetKit

/// Scenes and widgets as they are seen.
@MainActor @Suite("What scenes and widgets show") struct SpritePictureTests {
  private func picture(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    let renderer = ImageRenderer(content: view.frame(width: width, height: height))
    renderer.scale = 1
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: renderer.page().displayList())
  }
  private func area(_ picture: Bitmap, _ matches: (PaintColor) -> Bool) -> CGRect {
    var found = CGRect.null
    for y in 0..<picture.height {
      for x in 0..<picture.width where matches(picture[x, y]) { found = found.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    return found
  }
  private func red(_ picture: Bitmap) -> CGRect { area(picture) { $0.red > 0.9 && $0.green < 0.1 && $0.blue < 0.1 } }
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func scene(_ change: (SKScene) -> Void) -> SKScene {
    let scene = SKScene(size: CGSize(width: 100, height: 60))
    scene.backgroundColor = .black
    change(scene)
    return scene
  }

  @Test("a node lies where its position, anchor, scale and parents put it; y grows upwards") func places() throws {
    func place(_ change: (SKScene, SKSpriteNode) -> Void) throws -> CGRect {
      red(
        try picture(
          SpriteView(
            scene: scene {
              let sprite = SKSpriteNode(color: red, size: CGSize(width: 20, height: 10))
              sprite.position = CGPoint(x: 30, y: 20)
              $0.addChild(sprite)
              change($0, sprite)
            }), 100, 60))
    }
    // Its middle at (30, 20) from the lower left corner of a page of 60.
    #expect(try place { _, _ in } == CGRect(x: 20, y: 35, width: 20, height: 10))
    #expect(try place { $1.anchorPoint = .zero } == CGRect(x: 30, y: 30, width: 20, height: 10))
    #expect(try place { $1.anchorPoint = CGPoint(x: 1, y: 1) } == CGRect(x: 10, y: 40, width: 20, height: 10))
    #expect(try place { $1.xScale = 2 } == CGRect(x: 10, y: 35, width: 40, height: 10))
    #expect(try place { $1.yScale = 2 } == CGRect(x: 20, y: 30, width: 20, height: 20))
    #expect(try place { $1.setScale(2) } == CGRect(x: 10, y: 30, width: 40, height: 20))
    #expect(try place { $1.zRotation = .pi / 2 } == CGRect(x: 25, y: 30, width: 10, height: 20))
    #expect(try place { $1.isHidden = true }.isNull && place { $1.alpha = 0 }.isNull && place { $1.removeFromParent() }.isNull)
    #expect(try place { scene, _ in scene.anchorPoint = CGPoint(x: 0.5, y: 0.5) } == CGRect(x: 70, y: 5, width: 20, height: 10))
    #expect(
      try place { scene, sprite in
        let parent = SKNode()
        parent.position = CGPoint(x: 10, y: 5)
        scene.addChild(parent)
        sprite.move(toParent: parent)
      } == CGRect(x: 30, y: 30, width: 20, height: 10))
    // What is written later lies above, unless it is told to lie deeper.
    func covered(_ z: CGFloat) throws -> Bool {
      try place { scene, _ in
        let cover = SKSpriteNode(color: .blue, size: CGSize(width: 100, height: 100))
        cover.position = CGPoint(x: 50, y: 30)
        cover.zPosition = z
        scene.addChild(cover)
      }.isNull
    }
    #expect(try covered(0) && covered(1) && !covered(-1))
  }

  @Test("a scene is fitted into its view as its mode says") func modes() throws {
    // 100 × 60 in 200 × 60: a square of 20 in the middle.
    func place(_ mode: SKSceneScaleMode) throws -> CGRect {
      red(
        try picture(
          SpriteView(
            scene: scene {
              $0.scaleMode = mode
              let sprite = SKSpriteNode(color: red, size: CGSize(width: 20, height: 20))
              sprite.position = CGPoint(x: 50, y: 30)
              $0.addChild(sprite)
            }), 200, 60))
    }
    #expect(try place(.fill) == CGRect(x: 80, y: 20, width: 40, height: 20))
    #expect(try place(.aspectFit) == CGRect(x: 90, y: 20, width: 20, height: 20))
    #expect(try place(.aspectFill) == CGRect(x: 80, y: 10, width: 40, height: 40))
    // As large as the view, so (50, 30) is at the left.
    #expect(try place(.resizeFill) == CGRect(x: 40, y: 20, width: 20, height: 20))
  }

  @Test("shapes are filled and stroked, labels stand at their point, pictures the right way up") func kinds() throws {
    func show(_ node: SKNode) throws -> Bitmap {
      try picture(
        SpriteView(
          scene: scene {
            node.position = CGPoint(x: 50, y: 30)
            $0.addChild(node)
          }), 100, 60)
    }
    func shape(_ shape: SKShapeNode) throws -> CGRect {
      shape.fillColor = red
      shape.lineWidth = 0
      return red(try show(shape))
    }
    #expect(try shape(SKShapeNode(circleOfRadius: 10)) == CGRect(x: 40, y: 20, width: 20, height: 20))
    #expect(try shape(SKShapeNode(rectOf: CGSize(width: 30, height: 10))) == CGRect(x: 35, y: 25, width: 30, height: 10))
    #expect(try shape(SKShapeNode(rect: CGRect(x: 0, y: 0, width: 30, height: 10))) == CGRect(x: 50, y: 20, width: 30, height: 10))
    let ellipse = try shape(SKShapeNode(ellipseOf: CGSize(width: 30, height: 10)))
    #expect(ellipse.midX == 50 && ellipse.midY == 30 && ellipse.width >= 26 && ellipse.width <= 30 && ellipse.height >= 8)
    #expect(
      try shape(SKShapeNode(rectOf: CGSize(width: 30, height: 10), cornerRadius: 4)) == CGRect(x: 35, y: 25, width: 30, height: 10))
    let line = SKShapeNode(rectOf: CGSize(width: 30, height: 10))
    line.strokeColor = red
    line.lineWidth = 2
    let drawn = try show(line)
    #expect(red(drawn) == CGRect(x: 34, y: 24, width: 32, height: 12) && drawn[50, 30] == PaintColor(white: 0))

    func label(_ change: (SKLabelNode) -> Void) throws -> CGRect {
      let label = SKLabelNode(text: "H")
      label.fontSize = 24
      label.fontColor = red
      change(label)
      return red(try show(label))
    }
    let plain = try label { _ in }
    // A capital stands on the line at 30, in the middle.
    #expect(abs(plain.maxY - 30) <= 1.5 && abs(plain.midX - 50) <= 1 && plain.height > 14 && plain.height < 22)
    let (left, right) = (try label { $0.horizontalAlignmentMode = .left }, try label { $0.horizontalAlignmentMode = .right })
    #expect(left.minX >= 50 && left.minX < 54 && right.maxX <= 50 && right.maxX > 46)
    let (top, bottom) = (try label { $0.verticalAlignmentMode = .top }, try label { $0.verticalAlignmentMode = .bottom })
    let center = try label { $0.verticalAlignmentMode = .center }
    #expect(top.minY >= 30 && bottom.maxY <= 30 && abs(center.midY - 30) < 3)
    #expect(try label { $0.fontSize = 12 }.height < plain.height * 0.6)

    // Red above, blue below.
    let flag = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    let sprite = try show(SKSpriteNode(texture: SKTexture(image: flag)))
    #expect(red(sprite) == CGRect(x: 40, y: 20, width: 20, height: 10))
    #expect(area(sprite) { $0.blue > 0.9 && $0.red < 0.1 } == CGRect(x: 40, y: 30, width: 20, height: 10))
  }

  @Test("a node is as faint as all it stands in together, and as near (spritekit/sknode/alpha, spritekit/sknode/zposition)")
  func inherited() throws {
    /// The colour in the middle, over black: red in a node of `outer`, itself of `inner`.
    func red(_ outer: CGFloat, _ inner: CGFloat, _ make: (CGFloat) -> SKNode) throws -> Double {
      try picture(
        SpriteView(
          scene: scene {
            let (parent, child) = (SKNode(), make(inner))
            (parent.alpha, parent.position) = (outer, CGPoint(x: 50, y: 30))
            parent.addChild(child)
            $0.addChild(parent)
          }), 100, 60)[50, 30].red
    }
    func sprite(_ alpha: CGFloat) -> SKNode {
      let node = SKSpriteNode(color: self.red, size: CGSize(width: 20, height: 20))
      node.alpha = alpha
      return node
    }
    func shape(_ alpha: CGFloat) -> SKNode {
      let node = SKShapeNode(rectOf: CGSize(width: 20, height: 20))
      (node.fillColor, node.alpha) = (self.red, alpha)
      return node
    }
    func image(_ alpha: CGFloat) -> SKNode {
      let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        self.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      let node = SKSpriteNode(texture: SKTexture(image: square))
      node.alpha = alpha
      return node
    }
    func label(_ alpha: CGFloat) -> SKNode {
      let node = SKLabelNode(text: "\u{2588}\u{2588}\u{2588}")
      (node.fontColor, node.alpha, node.verticalAlignmentMode) = (self.red, alpha, .center)
      return node
    }
    for make in [sprite, shape, image, label] as [(CGFloat) -> SKNode] {
      for (outer, inner) in [(1.0, 1.0), (0.5, 1), (1, 0.5), (0.5, 0.5), (0.8, 0.25)] {
        let found = try red(outer, inner, make)
        #expect(abs(found - outer * inner) < 0.01, "\(outer) of \(inner), \(make(1))")
      }
      #expect(try red(0, 1, make) == 0)
    }

    /// Red, or what covers it: a child of `depth` in a node of `outer`, and a blue one beside that node, of `beside`.
    func isRed(_ outer: CGFloat, _ depth: CGFloat, _ beside: CGFloat) throws -> Bool {
      try red(1, 1) { _ in
        let (root, group, red, blue) = (SKNode(), SKNode(), sprite(1), SKSpriteNode(color: .blue, size: CGSize(width: 30, height: 30)))
        (group.zPosition, red.zPosition, blue.zPosition) = (outer, depth, beside)
        group.addChild(red)
        root.addChild(group)
        root.addChild(blue)
        return root
      } > 0.9
    }
    #expect(try !isRed(0, 0, 0) && isRed(0, 1, 0) && isRed(2, -1, 0) && !isRed(2, -1, 2) && !isRed(1, 1, 2) && isRed(1, 1, 1.5))
    // What lies deeper than the node it stands in is behind it.
    let (front, back) = (sprite(1), SKSpriteNode(color: .blue, size: CGSize(width: 30, height: 30)))
    front.addChild(back)
    #expect(try red(1, 1) { _ in front } == 0)
    back.zPosition = -1
    #expect(try red(1, 1) { _ in front } == 1)
  }

  @Test("shapes and pictures keep what is given to them") func madeNodes() throws {
    let label = SKLabelNode(fontNamed: "DejaVuSans")
    #expect(label.fontName == "DejaVuSans" && label.text == nil && label.fontSize == 32 && label.fontColor == .white)
    #expect(label.numberOfLines == 1 && label.horizontalAlignmentMode == .center && label.verticalAlignmentMode == .baseline)
    let words = NSAttributedString(string: "a", attributes: [.foregroundColor: red])
    #expect(SKLabelNode(attributedText: words).attributedText == words)
    let sprite = SKSpriteNode()
    #expect(sprite.size == .zero && sprite.anchorPoint == CGPoint(x: 0.5, y: 0.5) && sprite.color == .clear && sprite.texture == nil)
    sprite.size = CGSize(width: 30, height: 10)
    sprite.position = CGPoint(x: 50, y: 40)
    (sprite.xScale, sprite.yScale, sprite.anchorPoint) = (-2, 3, CGPoint(x: 0.25, y: 1))
    #expect(sprite.frame == CGRect(x: 35, y: 10, width: 60, height: 30))
    let (shape, scene) = (SKShapeNode(), SKScene(size: CGSize(width: 100, height: 60)))
    #expect(shape.lineWidth == 1 && shape.fillColor == .clear && shape.strokeColor == .white && shape.path == nil)
    #expect(scene.frame == CGRect(x: 0, y: 0, width: 100, height: 60) && scene.scaleMode == .fill)
    scene.anchorPoint = CGPoint(x: 0.5, y: 0.25)
    #expect(scene.frame == CGRect(x: -50, y: -15, width: 100, height: 60))
    #expect(scene.convertPoint(fromView: CGPoint(x: 10, y: 20)) == CGPoint(x: -40, y: 25))
    #expect(scene.convertPoint(toView: CGPoint(x: -40, y: 25)) == CGPoint(x: 10, y: 20))
    #expect(shape.scene == nil)
    scene.addChild(shape)
    #expect(shape.scene === scene)
  }

  @Test("nodes know their names, their points and each other") func trees() {
    let (parent, one, other) = (SKNode(), SKSpriteNode(color: red, size: CGSize(width: 10, height: 10)), SKNode())
    parent.position = CGPoint(x: 100, y: 50)
    one.position = CGPoint(x: 5, y: 5)
    (one.name, other.name) = ("a", "b")
    parent.addChild(one)
    one.addChild(other)
    #expect(
      parent.childNode(withName: "a") === one && parent.childNode(withName: "b") == nil && parent.childNode(withName: "//b") === other)
    #expect(parent.convert(CGPoint(x: 1, y: 2), from: one) == CGPoint(x: 6, y: 7))
    #expect(parent.convert(CGPoint(x: 6, y: 7), to: one) == CGPoint(x: 1, y: 2))
    #expect(parent.atPoint(CGPoint(x: 3, y: 3)) === one && parent.atPoint(CGPoint(x: 30, y: 3)) === parent)
    #expect(one.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && one.contains(CGPoint(x: 9, y: 9)))
    var found = 0
    let twin = SKNode()
    twin.name = "a"
    parent.insertChild(twin, at: 0)
    #expect(parent.children.first === twin && twin.parent === parent)
    parent.enumerateChildNodes(withName: "a") { _, _ in found += 1 }
    #expect(found == 2)
    parent.enumerateChildNodes(withName: "a") { _, stop in
      found += 1
      stop.pointee = true
    }
    #expect(found == 3)
    parent.removeChildren(in: [twin])
    #expect(parent.children.count == 1)
    parent.removeAllChildren()
    #expect(parent.children.isEmpty && one.parent == nil)
  }

  // Human Interface Guidelines, "Widgets", the sizes on a screen of 390 × 844 and 393 × 852.
  @Test("a widget is as large as its family, rounded, with margins of 16 and its background to its edge") func widgets() throws {
    let families: [(WidgetFamily, CGFloat, CGFloat)] = [
      (.systemSmall, 158, 158), (.systemMedium, 338, 158), (.systemLarge, 338, 354), (.accessoryCircular, 72, 72),
      (.accessoryRectangular, 160, 72), (.accessoryInline, 234, 26),
    ]
    for (family, width, height) in families {
      let widget = Color(red: 1, green: 0, blue: 0).containerBackground(for: .widget) { Color(red: 0, green: 0, blue: 1) }
        .previewContext(WidgetPreviewContext(family: family))
      let renderer = ImageRenderer(content: widget)
      renderer.scale = 1
      let page = renderer.page()
      let size = page.displayList().size
      #expect(size == CGSize(width: width, height: height), "\(family)")
      let picture = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.displayList())
      let inside = red(picture)
      let margin: CGFloat = family.isAccessory ? 0 : 16
      if !family.isAccessory {
        #expect(inside == CGRect(x: 0, y: 0, width: width, height: height).insetBy(dx: margin, dy: margin), "\(family) \(inside)")
        #expect(picture[Int(width / 2), 3] == PaintColor(red: 0, green: 0, blue: 1) && picture[1, 1] == PaintColor(white: 1))
        #expect(picture[9, 9] == PaintColor(red: 0, green: 0, blue: 1))
      }
      var seen: (WidgetFamily, EdgeInsets)?
      _ = try self.picture(
        FamilyReader { seen = ($0, $1) }.previewContext(WidgetPreviewContext(family: family)), width, height)
      #expect(seen?.0 == family && seen?.1 == EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
      #expect(TimelineProviderContext(family: family).displaySize == CGSize(width: width, height: height))
    }
  }
}

extension SpritePictureTests {
  // WidgetKit's documentation: accessory families show on the lock screen, whose picture lies behind them; backgrounds are left out there.
  @Test("accessories have no ground; round ones are discs; a background stands where its alignment says") func accessories() throws {
    for (family, isRound) in [(WidgetFamily.accessoryCircular, true), (.accessoryRectangular, false), (.accessoryInline, false)] {
      let (width, height) = (Int(family.size.width), Int(family.size.height))
      func shown(_ view: some View) throws -> Bitmap {
        let renderer = ImageRenderer(
          content: ZStack {
            Color(red: 0, green: 0, blue: 1)
            view.previewContext(WidgetPreviewContext(family: family))
          })
        renderer.scale = 1
        return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: renderer.page().displayList())
      }
      #expect(try shown(Color.clear)[width / 2, height / 2] == PaintColor(red: 0, green: 0, blue: 1), "\(family)")
      let filled = try shown(Color(red: 1, green: 0, blue: 0))
      #expect(filled[width / 2, height / 2] == PaintColor(red: 1, green: 0, blue: 0))
      // A disc of 72 leaves its box free up to 10.5 from the corners along the diagonal.
      #expect((filled[8, 8] == PaintColor(red: 0, green: 0, blue: 1)) == isRound, "\(family)")
      #expect(filled[width - 3, height / 2] == PaintColor(red: 1, green: 0, blue: 0))
    }
    func left(_ alignment: Alignment) throws -> CGRect {
      let widget = Color.clear.containerBackground(for: .widget, alignment: alignment) {
        Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10)
      }
      return red(try picture(widget.previewContext(WidgetPreviewContext(family: .systemSmall)), 158, 158))
    }
    #expect(try left(.center) == CGRect(x: 69, y: 74, width: 20, height: 10))
    #expect(try left(.leading) == CGRect(x: 0, y: 74, width: 20, height: 10))
    #expect(try left(.bottom) == CGRect(x: 69, y: 148, width: 20, height: 10))
  }
}

private struct FamilyReader: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.widgetContentMargins) private var margins
  let tell: (WidgetFamily, EdgeInsets) -> Void
  var body: some View {
    tell(family, margins)
    return Color.clear
  }
}
