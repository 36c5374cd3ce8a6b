import Foundation
import SwiftUI

extension Ledger {
  func images() {
    topic("Images")

    row("Image", says: "as large as its pixels over its scale, and no other", from: .documented("swiftui/image")) {
      Image(uiImage: Pictures.image(width: 4, Array(repeating: 0xFF0000, count: 24), scale: 2)).accessibilityIdentifier("image")
    } holds: {
      $0.frame("image", 49, 48.5, 2, 3)
      $0.judge.equal(
        try $0.other { Image(uiImage: Pictures.big).accessibilityIdentifier("big").frame(width: 30, height: 2) }.frame("big")?.size,
        CGSize(width: 4, height: 4))
    }
    row(
      "Image.resizable", "Image.ResizingMode", says: "takes what is proposed and stretches; tiles are cut at the ends",
      from: .documented("swiftui/image/resizable(capinsets:resizingmode:)"), in: .fixed(40, 20)
    ) {
      Image(uiImage: Pictures.fourColors).resizable().interpolation(.none)
    } holds: {
      $0.color(2, 2, is: 0xFF0000)
      $0.color(19, 9, is: 0xFF0000)
      $0.color(20, 9, is: 0x00FF00)
      $0.color(19, 10, is: 0x0000FF)
      $0.color(39, 19, is: 0xFFFFFF)
      let tiled = try $0.other { Image(uiImage: Pictures.big).resizable(resizingMode: .tile).frame(width: 10, height: 6) }
      // At (15, 7): tiles of 4, the third half, the second row half.
      for (x, y, color) in [
        (15, 7, 0xFF0000), (17, 7, 0x00FF00), (19, 8, 0xFF0000), (23, 7, 0xFF0000), (15, 9, 0x0000FF), (15, 11, 0xFF0000),
      ] {
        tiled.color(CGFloat(x), CGFloat(y), is: color)
      }
      tiled.color(25, 7, is: 0xFFFFFF)
      $0.svg(says: "data:image/png")
      $0.pdf(says: "/Subtype /Image")
    }
    row(
      "Image.resizable", says: "caps keep their size, the middle is stretched or repeated",
      from: .documented("swiftui/image/resizable(capinsets:resizingmode:)"), in: .fixed(30, 20)
    ) {
      Image(uiImage: Pictures.framed).resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)).interpolation(.none)
    } holds: {
      $0.area(0xFF0000, 1, 1, 28, 18)
      $0.color(0, 10, is: 0)
      $0.color(29, 10, is: 0)
      $0.color(15, 19, is: 0)
      let uneven = try $0.other {
        Image(uiImage: Pictures.framed).resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 0)).interpolation(.none)
      }
      // The left cap is black and red, what is stretched is black.
      uneven.area(0xFF0000, 1, 1, 1, 18)
      let tiled = try $0.other {
        Image(uiImage: Pictures.framed).resizable(capInsets: EdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0), resizingMode: .tile)
          .interpolation(.none)
      }
      tiled.color(0, 10, is: 0)
      tiled.color(1, 10, is: 0xFF0000)
      tiled.color(2, 10, is: 0)
      tiled.color(4, 10, is: 0xFF0000)
      tiled.color(1, 0, is: 0)
      // Caps that differ: red, green and blue columns, of which the green one is stretched.
      let columns = Pictures.image(width: 3, [0xFF0000, 0x00FF00, 0x0000FF])
      let wide = try $0.other {
        Image(uiImage: columns).resizable(capInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1)).interpolation(.none)
      }
      wide.area(0xFF0000, 0, 0, 1, 20)
      wide.area(0x00FF00, 1, 0, 28, 20)
      wide.area(0x0000FF, 29, 0, 1, 20)
      let high = try $0.other {
        Image(uiImage: Pictures.image(width: 1, [0xFF0000, 0x00FF00, 0x0000FF]))
          .resizable(capInsets: EdgeInsets(top: 1, leading: 0, bottom: 1, trailing: 0)).interpolation(.none)
      }
      high.area(0xFF0000, 0, 0, 30, 1)
      high.area(0x0000FF, 0, 19, 30, 1)
      let least = try $0.other {
        Image(uiImage: Pictures.framed).resizable(capInsets: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 0))
          .accessibilityIdentifier("least")
          .frame(width: 1, height: 1)
      }
      least.frame("least", nil, nil, 2, 2)
    }
    row(
      "Image.interpolation", "Image.Interpolation", says: "none has hard edges, the others pass over; medium by default",
      from: .documented("swiftui/image/interpolation(_:)"), in: .fixed(40, 40)
    ) {
      Image(uiImage: Pictures.fourColors).resizable().interpolation(.none)
    } holds: { shown in
      shown.color(19, 5, is: 0xFF0000)
      for interpolation in [Image.Interpolation.low, .medium, .high] {
        let soft = try shown.other { Image(uiImage: Pictures.big).resizable().interpolation(interpolation) }
        soft.color(19, 5, isNot: 0xFF0000, within: 60)
        soft.color(19, 5, isNot: 0x00FF00, within: 60)
      }
      shown.same(Image(uiImage: Pictures.fourColors).resizable(), Image(uiImage: Pictures.fourColors).resizable().interpolation(.medium))
      shown.svg(says: "image-rendering:pixelated")
    }
    row(
      "Image.renderingMode", "Image.TemplateRenderingMode", says: "as a silhouette in the foreground style, or in its own colours",
      from: .documented("swiftui/image/renderingmode(_:)"), in: .fixed(20, 20)
    ) {
      Image(uiImage: Pictures.big).renderingMode(.template).foregroundStyle(Color.pureGreen)
    } holds: { shown in
      shown.area(0x00FF00, 8, 8, 4, 4)
      shown.same(Image(uiImage: Pictures.big).renderingMode(.original).foregroundStyle(Color.pureGreen), Image(uiImage: Pictures.big))
      shown.same(Image(uiImage: Pictures.big).renderingMode(.template).renderingMode(nil), Image(uiImage: Pictures.big))
      shown.same(
        Image(uiImage: Pictures.big.withRenderingMode(.alwaysTemplate)).foregroundStyle(Color.pureGreen),
        Image(uiImage: Pictures.big).renderingMode(.template).foregroundStyle(Color.pureGreen))
      shown.isTheSameInSVG()
    }
    row(
      "ImageResource", says: "a picture that is nowhere is a finding, and a box of 44 stands for it",
      from: .documented("developertoolssupport/imageresource")
    ) {
      Image(ImageResource(name: "Nowhere", bundle: .main)).accessibilityIdentifier("missing")
    } holds: {
      $0.finds(.missingResource, "Nowhere")
      $0.frame("missing", 28, 28, 44, 44)
      $0.ink(28, 28, 44, 44)
      try $0.other { Image("Elsewhere") }.finds(.missingResource, "Elsewhere")
      try $0.other { Image(decorative: "Elsewhere") }.finds(.missingResource, "Elsewhere")
      try $0.other { Image("Elsewhere", label: Text("a")) }.finds(.missingResource, "Elsewhere")
      try $0.other { Image("Elsewhere", variableValue: 0.4) }.finds(.missingResource, "Elsewhere")
      try $0.other { Image(decorative: ImageResource(name: "Third", bundle: .main)) }.finds(.missingResource, "Third")
    }
    row(
      "AsyncImage", "AsyncImagePhase", says: "a file is read, at its scale; what is not there shows its placeholder",
      from: .documented("swiftui/asyncimage")
    ) {
      AsyncImage(url: PictureFile.red, scale: 2).accessibilityIdentifier("image")
    } holds: { shown in
      shown.area(0xFF0000, 47, 49, 6, 2, within: 1)
      shown.frame("image", nil, nil, 6, 2)
      let placeholder = try shown.other {
        AsyncImage(url: URL(string: "https://example.com/a.png")) {
          $0.resizable()
        } placeholder: {
          Color.pureBlue
        }
      }
      placeholder.area(0x0000FF, 0, 0, 100, 100)
      let large = try shown.other {
        AsyncImage(url: PictureFile.red) {
          $0.resizable()
        } placeholder: {
          Color.pureBlue
        }
      }
      large.area(0xFF0000, 0, 0, 100, 100)
      try shown.other {
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Color.pureBlue
        }
      }.area(0x0000FF, 0, 0, 100, 100)
      // Grey in the meantime.
      let waiting = try shown.other { AsyncImage(url: nil) }
      waiting.color(50, 50, isNot: 0xFFFFFF)
      waiting.ink(0, 0, 100, 100)
    }
    row("AsyncImagePhase.image", "AsyncImagePhase.error", says: "what there is in each phase", from: .documented("swiftui/asyncimagephase"))
    {
      VStack {
        AsyncImage(url: PictureFile.red) { phase in Text(verbatim: "\(phase.image != nil) \(phase.error != nil)") }
        AsyncImage(url: URL(fileURLWithPath: "/nowhere.png")) { phase in Text(verbatim: "\(phase.image != nil) \(phase.error != nil)") }
        AsyncImage(url: nil, transaction: Transaction()) { phase in Text(verbatim: "\(phase.image != nil) \(phase.error != nil)") }
      }
    } holds: {
      $0.texts("true false", "false true", "false false")
    }
    row(
      "Image.allowedDynamicRange", "Image.antialiased", "Image.DynamicRange", "Image.DynamicRange.standard",
      "Image.DynamicRange.constrainedHigh", "Image.DynamicRange.high", says: "the same picture", from: .law("nothing to see"),
      in: .fixed(20, 20)
    ) {
      Image(uiImage: Pictures.big).antialiased(false).allowedDynamicRange(.constrainedHigh)
    } holds: {
      $0.looks { Image(uiImage: Pictures.big) }
      $0.judge.equal(Set([Image.DynamicRange.standard, .constrainedHigh, .high]).count, 3)
    }
    value("Image.Orientation", "Image.Scale", says: "eight turns and three sizes", from: .documented("swiftui/image/orientation")) {
      $0.equal(Image.Orientation.allCases.map(\.rawValue), Array(0..<8))
      $0.equal(Image.Orientation.right.rawValue, 6)
      $0.equal(Image.Scale.allCases, [.small, .medium, .large])
    }
  }
}

/// A file of twelve by four red pixels.
private enum PictureFile {
  static let red: URL = {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-ledger-red.png")
    try? Pictures.image(width: 12, Array(repeating: 0xFF0000, count: 48)).pngData()?.write(to: url)
    return url
  }()
}
