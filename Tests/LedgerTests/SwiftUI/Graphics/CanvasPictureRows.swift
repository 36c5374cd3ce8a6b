import SwiftUI

extension Ledger {
  /// What a canvas draws besides paths: pictures, symbols, words.
  func canvasPictures() {
    row(
      "GraphicsContext.draw", "GraphicsContext.ResolvedImage", "GraphicsContext.ResolvedImage.size",
      "GraphicsContext.ResolvedImage.baseline",
      says: "a picture fills its rectangle, or stands in its own size with its anchor at the point",
      from: .documented("swiftui/graphicscontext/draw(_:in:style:)"),
      in: .fixed(60, 60)
    ) {
      SwiftUI.Canvas { context, _ in
        let picture = Image(uiImage: Pictures.big).interpolation(.none)
        context.draw(picture, in: CGRect(x: 10, y: 20, width: 20, height: 8))
        context.draw(context.resolve(picture), at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
        context.draw(picture, at: CGPoint(x: 50, y: 10))
        let resolved = context.resolve(picture)
        if resolved.size == CGSize(width: 4, height: 4), resolved.baseline == 4 {
          context.fill(Path(CGRect(x: 0, y: 58, width: 2, height: 2)), with: .color(.black))
        }
      }
    } holds: {
      $0.color(12, 22, is: 0xFF0000)
      $0.color(28, 22, is: 0x00FF00)
      $0.color(12, 26, is: 0x0000FF)
      $0.judge.equal($0.area(0xFF0000, in: CGRect(x: 0, y: 15, width: 40, height: 20)), CGRect(x: 10, y: 20, width: 10, height: 4))
      $0.color(46, 46, is: 0xFF0000)
      $0.color(49, 46, is: 0x00FF00)
      $0.color(50, 50, is: 0xFFFFFF)
      $0.color(48, 8, is: 0xFF0000)
      $0.color(51, 9, is: 0x00FF00)
      $0.color(47, 8, is: 0xFFFFFF)
      $0.area(0, 0, 58, 2, 2)
    }
    row(
      "GraphicsContext.ResolvedImage.shading", says: "a silhouette takes the shading",
      from: .documented("swiftui/graphicscontext/resolvedimage/shading"),
      in: .fixed(40, 40)
    ) {
      SwiftUI.Canvas { context, _ in
        var picture = context.resolve(Image(uiImage: Pictures.big).renderingMode(.template))
        picture.shading = .color(.pureBlue)
        context.draw(picture, in: CGRect(x: 10, y: 10, width: 10, height: 10))
        context.draw(Image(uiImage: Pictures.big).renderingMode(.template), in: CGRect(x: 25, y: 10, width: 10, height: 10))
      }.foregroundStyle(Color.pureRed)
    } holds: {
      $0.area(0x0000FF, 10, 10, 10, 10)
      $0.area(0xFF0000, 25, 10, 10, 10)
    }
    row(
      "GraphicsContext.ResolvedSymbol", "GraphicsContext.ResolvedSymbol.size", "GraphicsContext.resolveSymbol",
      says: "a view by its tag, at its own size or filling a rectangle; nil for a tag that is not there",
      from: .documented("swiftui/graphicscontext/resolvesymbol(id:)"), in: .fixed(60, 60)
    ) {
      SwiftUI.Canvas { context, _ in
        guard let one = context.resolveSymbol(id: 1), let two = context.resolveSymbol(id: "two") else { return }
        context.draw(one, at: CGPoint(x: 20, y: 20))
        context.draw(two, at: CGPoint(x: 60, y: 0), anchor: .topTrailing)
        context.draw(two, in: CGRect(x: 10, y: 40, width: 30, height: 5))
        if context.resolveSymbol(id: 3) == nil, one.size == CGSize(width: 12, height: 8) {
          context.fill(Path(CGRect(x: 0, y: 58, width: 2, height: 2)), with: .color(.black))
        }
      } symbols: {
        Color.pureRed.frame(width: 12, height: 8).tag(1)
        Color.pureBlue.frame(width: 6, height: 10).tag("two")
      }
    } holds: {
      $0.area(0xFF0000, 14, 16, 12, 8)
      $0.judge.equal($0.area(0x0000FF, in: CGRect(x: 30, y: 0, width: 30, height: 30)), CGRect(x: 54, y: 0, width: 6, height: 10))
      $0.judge.equal($0.area(0x0000FF, in: CGRect(x: 0, y: 30, width: 60, height: 30)), CGRect(x: 10, y: 40, width: 30, height: 5))
      $0.area(0, 0, 58, 2, 2)
    }
    row(
      "GraphicsContext.ResolvedText", "GraphicsContext.ResolvedText.measure", "GraphicsContext.ResolvedText.firstBaseline",
      "GraphicsContext.ResolvedText.lastBaseline", "GraphicsContext.ResolvedText.shading",
      says: "measured as a view is, drawn from the top of its rectangle",
      from: .documented("swiftui/graphicscontext/resolvedtext"), in: .fixed(100, 60)
    ) {
      SwiftUI.Canvas { context, size in
        let text = context.resolve(Text("Words and more words").font(.system(size: 12)).foregroundStyle(Color.pureRed))
        context.draw(text, in: CGRect(x: 10, y: 5, width: 60, height: 50))
        let (one, narrow) = (text.measure(in: CGSize(width: 500, height: 500)), text.measure(in: CGSize(width: 60, height: 500)))
        let wraps = narrow.height > 1.9 * one.height && narrow.width <= 60 && one.width > 100
        let (first, last) = (text.firstBaseline(in: CGSize(width: 60, height: 500)), text.lastBaseline(in: CGSize(width: 60, height: 500)))
        if wraps, first > 8, first < one.height, last > first + 10 {
          context.fill(Path(CGRect(x: 0, y: 58, width: 2, height: 2)), with: .color(.pureBlue))
        }
      }
    } holds: {
      $0.area(0x0000FF, 0, 58, 2, 2)
      $0.looks(but: 4) {
        ZStack(alignment: .topLeading) {
          Text("Words and more words").font(.system(size: 12)).foregroundStyle(Color.pureRed).frame(width: 60, alignment: .leading)
            .offset(x: 10, y: 5)
          Color.pureBlue.frame(width: 2, height: 2).offset(y: 58)
        }.frame(width: 100, height: 60, alignment: .topLeading)
      }
    }
    row(
      "GraphicsContext.draw", says: "a text's anchor at the point, its middle by default",
      from: .documented("swiftui/graphicscontext/draw(_:at:anchor:)"), in: .fixed(100, 60)
    ) {
      SwiftUI.Canvas { context, _ in context.draw(Text("Wo").font(.system(size: 20)), at: CGPoint(x: 50, y: 30)) }
    } holds: {
      $0.looks(but: 60) { Text("Wo").font(.system(size: 20)) }
      $0.judge.near($0.ink().midX, 50, within: 1.5)
      let corner = try $0.other {
        SwiftUI.Canvas { context, _ in context.draw(Text("Wo").font(.system(size: 20)), at: CGPoint(x: 100, y: 60), anchor: .bottomTrailing)
        }
      }
      $0.judge.expect(corner.ink().maxX > 96 && corner.ink().maxX <= 100 && corner.ink().minY > 36, "not in the corner")
    }
    row(
      "GraphicsContext.draw", says: "whatever is drawn at a point has its middle there unless an anchor is told",
      from: .documented("swiftui/graphicscontext/draw(_:at:anchor:)"), in: .fixed(60, 40)
    ) {
      SwiftUI.Canvas { context, _ in context.draw(Image(uiImage: Pictures.big), at: CGPoint(x: 31, y: 17)) }
    } holds: { shown in
      @MainActor func ink(_ draw: @escaping (inout GraphicsContext, CGPoint, UnitPoint?) -> Void, _ anchor: UnitPoint?) throws -> CGRect {
        try shown.other {
          SwiftUI.Canvas { context, _ in
            draw(&context, CGPoint(x: 31, y: 17), anchor)
          } symbols: {
            Color.pureRed.frame(width: 12, height: 6).tag("s")
          }
        }.ink()
      }
      let words = Text(verbatim: "XX").font(.system(size: 12))
      let ways: [(String, (inout GraphicsContext, CGPoint, UnitPoint?) -> Void)] = [
        (
          "a picture",
          { $2 == nil ? $0.draw(Image(uiImage: Pictures.big), at: $1) : $0.draw(Image(uiImage: Pictures.big), at: $1, anchor: $2!) }
        ),
        (
          "a resolved picture",
          {
            let picture = $0.resolve(Image(uiImage: Pictures.big))
            if let anchor = $2 { $0.draw(picture, at: $1, anchor: anchor) } else { $0.draw(picture, at: $1) }
          }
        ),
        ("a text", { $2 == nil ? $0.draw(words, at: $1) : $0.draw(words, at: $1, anchor: $2!) }),
        (
          "a resolved text",
          {
            let text = $0.resolve(words)
            if let anchor = $2 { $0.draw(text, at: $1, anchor: anchor) } else { $0.draw(text, at: $1) }
          }
        ),
        (
          "a symbol",
          {
            guard let symbol = $0.resolveSymbol(id: "s") else { return }
            if let anchor = $2 { $0.draw(symbol, at: $1, anchor: anchor) } else { $0.draw(symbol, at: $1) }
          }
        ),
      ]
      for (name, way) in ways {
        let (plain, middle) = (try ink(way, nil), try ink(way, .center))
        shown.judge.equal(plain, middle, name)
        shown.judge.near(plain.midX, 31, within: 1.6, name)
        shown.judge.near(plain.midY, 17, within: 2.1, name)
        let corner = try ink(way, .bottomTrailing)
        shown.judge.near(corner.midX, plain.midX - plain.width / 2, within: 2.1, "\(name)'s corner")
        shown.judge.expect(corner.midY < plain.midY - 1, "\(name)'s corner")
      }
    }
    row(
      "Image", says: "drawn by code, in points", from: .documented("swiftui/image/init(size:label:opaque:colormode:renderer:)"),
      in: .fixed(60, 60)
    ) {
      Image(size: CGSize(width: 30, height: 20)) { context in
        context.fill(Path(CGRect(x: 3, y: 4, width: 10, height: 5)), with: .color(.pureRed))
      }.accessibilityIdentifier("image")
    } holds: {
      $0.frame("image", 15, 20, 30, 20)
      $0.area(0xFF0000, 18, 24, 10, 5)
      let large = try $0.other {
        Image(size: CGSize(width: 30, height: 20)) { context in
          context.fill(Path(CGRect(x: 3, y: 4, width: 10, height: 5)), with: .color(.pureRed))
        }.resizable()
      }
      large.area(0xFF0000, 6, 12, 20, 15)
    }
  }
}
