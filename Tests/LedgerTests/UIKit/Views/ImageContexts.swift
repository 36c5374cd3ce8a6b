import UIKit

extension Ledger {
  func imageContextTopic() {
    topic("Pictures drawn by hand")
    measure(
      "UIGraphicsBeginImageContext", "UIGraphicsBeginImageContextWithOptions", "UIGraphicsGetImageFromCurrentImageContext",
      "UIGraphicsEndImageContext", says: "a picture has the size and scale it was begun with; an opaque one begins black; outside is none",
      from: .documented("uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)")
    ) { judge in
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 20), false, 3)
      UIColor.pureRed.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 20))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      judge.equal(image?.size, CGSize(width: 30, height: 20))
      judge.equal(image?.scale, 3)
      UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
      judge.equal(UIGraphicsGetImageFromCurrentImageContext()?.scale, 1)
      UIGraphicsEndImageContext()
      judge.expect(UIGraphicsGetImageFromCurrentImageContext() == nil, "none outside")
      judge.expect(UIGraphicsGetCurrentContext() == nil, "no context outside")
    }
    uiRow(
      "CALayer.render", "UIView.drawHierarchy", "UIView.snapshotView", "UIGraphicsImageRendererContext.currentImage",
      "UIGraphicsImageRendererContext.clip", says: "a view drawn into a picture looks as the view, where it is put and as large",
      from: .documented("uikit/uiview/drawhierarchy(in:afterscreenupdates:)")
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = .pureGreen
      view.addSubview(uiBox("inside", 0, 0, 5, 10))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        view.drawHierarchy(in: CGRect(x: 10, y: 20, width: 40, height: 20), afterScreenUpdates: true)
        context.cgContext.translateBy(x: 60, y: 60)
        view.layer.render(in: context.cgContext)
      }
      let shown = UIImageView(image: image)
      let copy = view.snapshotView(afterScreenUpdates: true)!
      copy.frame.origin = CGPoint(x: 70, y: 90)
      return uiCanvas(shown, copy)
    } holds: {
      $0.color(12, 25, is: 0xFF0000)
      $0.color(30, 25, is: 0x00FF00)
      $0.color(49, 39, is: 0x00FF00)
      $0.color(52, 30, is: 0xFFFFFF)
      $0.color(62, 65, is: 0xFF0000)
      $0.color(78, 65, is: 0x00FF00)
      $0.color(72, 95, is: 0xFF0000)
      $0.color(88, 95, is: 0x00FF00)
    }
    measure(
      "UIGraphicsImageRendererFormat", "UIGraphicsImageRendererFormat.*", "UIGraphicsImageRenderer.format",
      "UIGraphicsImageRendererContext.format", "UIGraphicsImageRenderer.pngData", "UIGraphicsImageRenderer.jpegData",
      says: "a renderer's format gives the pictures' scale", from: .documented("uikit/uigraphicsimagerendererformat/scale")
    ) { judge in
      let format = UIGraphicsImageRendererFormat.default()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format)
      judge.equal(renderer.format.scale, 1)
      judge.equal(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 7, height: 5)) }.scale, 1)
      judge.expect(renderer.pngData { _ in }.starts(with: [0x89, 0x50, 0x4E, 0x47]), "PNG")
      judge.expect(renderer.jpegData(withCompressionQuality: 0.5) { _ in }.starts(with: [0xFF, 0xD8]), "JPEG")
      judge.equal(format.opaque, false)
    }
    none(
      "UIGraphicsPushContext", "UIGraphicsPopContext", "CGContext.draw", "CGContext.makeImage",
      why: "the contexts' other names; what they draw is told by the rows above")
    value(
      "CGImageAlphaInfo", "CGBitmapInfo", "CGBitmapInfo.*", says: "Core Graphics' numbers",
      from: .documented("coregraphics/cgimagealphainfo")
    ) { judge in
      judge.equal(CGImageAlphaInfo.premultipliedLast.rawValue, 1)
      judge.equal(CGImageAlphaInfo.noneSkipFirst.rawValue, 6)
      judge.equal(CGBitmapInfo.byteOrder32Little.rawValue, 8192)
      judge.equal(CGBitmapInfo.alphaInfoMask.rawValue, 31)
    }
    value(
      "UIColor.getHue", says: "hue, saturation and brightness are those the colour was made of", from: .law("there and back")
    ) { judge in
      for (h, s, b) in [(0.1, 0.5, 0.8), (0.4, 1, 0.3), (0.6, 0.25, 1), (0.9, 0.7, 0.6)] as [(CGFloat, CGFloat, CGFloat)] {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        UIColor(hue: h, saturation: s, brightness: b, alpha: 0.5).getHue(
          &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        judge.near(hue, h, "hue")
        judge.near(saturation, s, "saturation")
        judge.near(brightness, b, "brightness")
        judge.near(alpha, 0.5, "alpha")
      }
      let literal = UIColor(_colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)
      judge.equal(literal, .pureRed)
    }
    value(
      "NSValue.cgRectValue", "NSValue.cgPointValue", "NSValue.cgSizeValue", says: "lengths come out as they were put in",
      from: .law("there and back")
    ) { judge in
      judge.equal(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue, CGRect(x: 1, y: 2, width: 3, height: 4))
      judge.equal(NSValue(cgPoint: CGPoint(x: 5, y: 6)).cgPointValue, CGPoint(x: 5, y: 6))
      judge.equal(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue, CGSize(width: 7, height: 8))
    }
    none(
      "UIImage.animatedImage", "UIImage.duration", "UIImage.imageOrientation",
      "UIImage.images", "UIImage.preparingForDisplay", "UIImage.withAlignmentRectInsets", "UIImage.Orientation",
      "UIImageWriteToSavedPhotosAlbum", "CALayer.action", "CALayer.actions", "CALayer.animation", "CALayer.animationKeys",
      "CALayer.defaultAction", "CALayer.delegate", "CALayer.display", "CALayer.draw", "CALayer.filters", "CALayer.model",
      "CALayer.needsDisplay", "CALayer.presentation", "CAAction", "CALayerDelegate",
      "CALayerDelegate.*", "CADisplayLink", "CADisplayLink.*", "NSMutableParagraphStyle.lineBreakStrategy",
      "NSParagraphStyle.LineBreakStrategy", "NSParagraphStyle.LineBreakStrategy.*",
      why: "pictures stand upright and still, and lines break as the text's language has it")
  }
}
