import SwiftUI

extension Ledger {
  func printedPages() {
    topic("Drawing and graphics: the same page in other formats")

    let pages: [(String, Int, @MainActor @Sendable () -> AnyView)] = [
      (
        "shapes in groups in groups", 30,
        {
          AnyView(
            ZStack {
              Ellipse().fill(Color.pureRed).frame(width: 60, height: 30).rotationEffect(.degrees(20)).offset(x: 5, y: -12).opacity(0.6)
              RoundedRectangle(cornerRadius: 9).stroke(
                Color.pureBlue, style: StrokeStyle(lineWidth: 5, lineJoin: .round, dash: [9, 4], dashPhase: 3)
              )
              .frame(width: 70, height: 40).scaleEffect(x: 0.9, y: 1.3, anchor: .topLeading)
            })
        }
      ),
      (
        "clips in clips", 30,
        {
          AnyView(
            LinearGradient(colors: [.pureRed, .pureGreen, .pureBlue], startPoint: .topLeading, endPoint: .bottom).clipShape(Circle())
              .padding(10)
              .clipShape(Capsule().offset(x: 12, y: 7)).rotationEffect(.degrees(15)))
        }
      ),
      (
        "gradients along and around", 60,
        {
          AnyView(
            VStack(spacing: 3) {
              RadialGradient(colors: [.white, .black], center: .topTrailing, startRadius: 8, endRadius: 70)
              EllipticalGradient(
                colors: [.pureRed, .pureBlue.opacity(0.3)], center: .leading, startRadiusFraction: 0.2, endRadiusFraction: 0.8)
              LinearGradient(
                stops: [.init(color: .pureRed, location: 0.1), .init(color: .pureGreen, location: 0.6)], startPoint: .bottomLeading,
                endPoint: .topTrailing
              ).scaleEffect(x: 0.7, y: 0.9)
            })
        }
      ),
      (
        "strokes with gradients", 30,
        {
          AnyView(
            Circle().inset(by: 15).trim(from: 0.1, to: 0.7).stroke(
              LinearGradient(colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom),
              style: StrokeStyle(lineWidth: 14, lineCap: .round)))
        }
      ),
      (
        "masks in masks", 60,
        {
          AnyView(
            Color.pureRed.mask {
              LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom).mask(alignment: .bottomTrailing) {
                Circle().frame(width: 70, height: 70)
              }
            }.padding(5))
        }
      ),
      (
        "shadows of shadows", 60,
        {
          AnyView(
            RoundedRectangle(cornerRadius: 8).fill(Color.white).frame(width: 40, height: 30).shadow(color: .pureRed, radius: 4, x: 6, y: 3)
              .shadow(color: .pureBlue, radius: 2, x: -15, y: 9))
        }
      ),
      (
        "filters over opacity and blends", 40,
        {
          AnyView(
            ZStack {
              Color(red: 0.9, green: 0.7, blue: 0.2)
              HStack(spacing: 0) {
                Color.pureBlue.opacity(0.5)
                Color.pureGreen.blendMode(.screen)
                Color.pureRed.blendMode(.multiply)
              }.frame(width: 60, height: 50).saturation(0.6).hueRotation(.degrees(40))
            }.contrast(0.8))
        }
      ),
      (
        "pictures cut and tiled", 40,
        {
          AnyView(
            Image(uiImage: Pictures.big).resizable(resizingMode: .tile).frame(width: 32, height: 24).scaleEffect(2).clipped().opacity(0.8))
        }
      ),
    ]
    measure(
      "View.clipShape", "Gradient", "View.mask", "View.shadow", says: "a page in SVG is the picture's page, as another program draws it",
      from: .law("one display list, several printers")
    ) {
      judge in
      for (name, pixels, view) in pages {
        let shown = try judge.show(.fixed(100, 100)) { view() }
        judge.expect(shown.coverage() > 0.05, "\(name): nothing is drawn")
        let before = judge.failures.count
        shown.isTheSameInSVG(but: pixels, tolerance: 40)
        if judge.failures.count > before { judge.expect(false, "… of \(name)") }
      }
    }
    row(
      "View.opacity", "View.clipShape", says: "a PDF has the page's size in points, layers with their opacity, and pictures once",
      from: .specified("ISO 32000-1 §7.7.3, §11.6"), in: .fixed(90, 70)
    ) {
      ZStack {
        Image(uiImage: known).resizable()
        Image(uiImage: known).resizable().frame(width: 20, height: 20)
        Color.pureRed.opacity(0.4).frame(width: 30, height: 30)
        Text("Words")
      }
    } holds: {
      $0.pdf(says: "/MediaBox [ 0 0 90 70 ]", "/Subtype /Image", "/ca 0.4", "%PDF-1.5", "/Type /Catalog", "/StructTreeRoot", "/Marked true")
      $0.svg(says: "width=\"90\" height=\"70\"", "viewBox=\"0 0 90 70\"", "fill-opacity=\"0.4\"")
      $0.judge.equal($0.svg.components(separatedBy: "data:image/png").count - 1, 1, "pictures in the SVG")
    }
    row(
      "View.scaleEffect", says: "at more pixels a point the same page is finer, not larger", from: .law("points are points"),
      in: .fixed(50, 40), scale: 3
    ) {
      Box("a", 20, 10).rotationEffect(.degrees(90)).offset(x: 7)
    } holds: {
      $0.area(0xFF0000, 27, 10, 10, 20)
      $0.judge.equal([$0.bitmap.width, $0.bitmap.height], [150, 120])
      $0.size(50, 40)
      $0.isTheSameInSVG()
    }
  }
}

/// One picture, shown twice.
@MainActor private let known = Pictures.big
