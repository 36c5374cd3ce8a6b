import UIKit

extension Ledger {
  func uiImageTopic() {
    topic("Pictures")

    uiRow(
      "UIImageView", "UIImageView.image", says: "init(image:) has the picture's size and shows it; none shows nothing",
      from: .documented("uikit/uiimageview")
    ) {
      let view = UIImageView(image: uiFlagPixels())
      view.accessibilityIdentifier = "a"
      let empty = UIImageView(image: nil)
      empty.accessibilityIdentifier = "b"
      let late = UIImageView(frame: CGRect(x: 30, y: 40, width: 40, height: 30))
      late.image = uiFlag()
      return uiCanvas(view, empty, late)
    } holds: {
      $0.frame("a", 0, 0, 20, 10)
      $0.frame("b", 0, 0, 0, 0)
      $0.color(2, 1, is: 0x00FF00)
      $0.color(10, 1, is: 0x0000FF)
      $0.color(10, 6, is: 0xFF0000)
      $0.judge.rect($0.ink(in: CGRect(x: 21, y: 11, width: 79, height: 89)), 30, 40, 40, 30)
      $0.color(38, 69, is: 0x00FF00)
      $0.color(45, 44, is: 0x0000FF)
    }
    measure(
      "UIImageView", says: "wants the picture's size; without one none", from: .documented("uikit/uiimageview")
    ) { row in
      let view = UIImageView(image: uiFlag())
      row.size(view.intrinsicContentSize, 20, 10)
      row.size(view.sizeThatFits(CGSize(width: 5, height: 5)), 20, 10)
      view.image = nil
      row.size(view.intrinsicContentSize, -1, -1)
      row.size(view.sizeThatFits(CGSize(width: 5, height: 5)), 0, 0)
    }
    uiRow(
      "UIImageView.highlightedImage", "UIImageView.isHighlighted", "UIImageView.animationImages",
      says: "the highlighted picture, where there is one; else the first of the animated ones",
      from: .documented("uikit/uiimageview/highlightedimage")
    ) {
      @MainActor func view(_ y: CGFloat, _ change: (UIImageView) -> Void) -> UIImageView {
        let view = UIImageView(image: plain(.pureRed), highlightedImage: plain(.pureBlue))
        view.frame.origin.y = y
        change(view)
        return view
      }
      return uiCanvas(
        view(0) { _ in }, view(20) { $0.isHighlighted = true },
        view(40) {
          $0.highlightedImage = nil
          $0.isHighlighted = true
        },
        view(60) {
          $0.image = nil
          $0.animationImages = [plain(.pureGreen), plain(.pureBlue)]
        })
    } holds: {
      $0.color(5, 5, is: 0xFF0000)
      $0.color(5, 25, is: 0x0000FF)
      $0.color(5, 45, is: 0xFF0000)
      $0.color(5, 65, is: 0x00FF00)
      $0.judge.equal(UIImageView(image: nil).isHighlighted, false)
    }
    value(
      "UIImageView.animationDuration", "UIImageView.startAnimating", "UIImageView.stopAnimating",
      says: "kept: a still shows the first picture",
      from: .documented("uikit/uiimageview/animationduration")
    ) { row in
      let view = UIImageView(image: nil)
      row.equal(view.animationDuration, 0)
      view.animationDuration = 2
      view.startAnimating()
      view.stopAnimating()
      row.equal(view.animationDuration, 2)
    }
    uiImageRendering()
    uiImageResizing()
    uiImageSymbols()
    uiImagePixels()
  }

  private func uiImageRendering() {
    uiRow(
      "UIImage.RenderingMode", "UIImage.withRenderingMode", "UIImage.renderingMode",
      says: "its colours, or only its shape in the view's tint",
      from: .documented("uikit/uiimage/renderingmode-swift.enum")
    ) {
      @MainActor func view(_ y: CGFloat, _ image: UIImage) -> UIView {
        let view = UIImageView(image: image)
        view.frame.origin.y = y
        view.tintColor = .pureGreen
        return view
      }
      let image = plain(.pureRed, alpha: 0.5)
      return uiCanvas(
        view(0, image), view(20, image.withRenderingMode(.alwaysOriginal)), view(40, image.withRenderingMode(.alwaysTemplate)),
        view(60, uiFlagPixels().withRenderingMode(.alwaysTemplate)), view(80, image.withRenderingMode(.automatic)))
    } holds: {
      $0.color(5, 5, is: 0xFF8080)
      $0.color(5, 25, is: 0xFF8080)
      $0.color(5, 45, is: 0x80FF80)
      $0.color(15, 65, is: 0x00FF00)
      $0.color(2, 65, is: 0x00FF00)
      $0.color(5, 85, is: 0xFF8080)
      $0.judge.equal(UIImage().renderingMode, .automatic)
    }
    uiRow(
      "UIImage.withTintColor", says: "the shape in one colour; a view's tint wins where only the shape is shown",
      from: .documented("uikit/uiimage/withtintcolor(_:renderingmode:)")
    ) {
      @MainActor func view(_ y: CGFloat, _ image: UIImage) -> UIView {
        let view = UIImageView(image: image)
        view.frame.origin.y = y
        view.tintColor = .pureGreen
        return view
      }
      return uiCanvas(
        view(0, plain(.pureRed).withTintColor(.pureBlue)), view(20, uiFlagPixels().withTintColor(.pureBlue)),
        view(40, plain(.pureRed).withTintColor(.pureBlue, renderingMode: .alwaysOriginal)),
        view(60, plain(.pureRed).withTintColor(.pureBlue, renderingMode: .alwaysTemplate)))
    } holds: {
      for y in [5, 25, 45] { $0.color(15, CGFloat(y), is: 0x0000FF) }
      $0.color(15, 65, is: 0x00FF00)
    }
    uiRow(
      "UIImage.withTintColor", "UIImage.draw",
      says: "a symbol keeps the view's tint unless it is an original; drawn by hand it has its own",
      from: .documented("uikit/uiimage/withtintcolor(_:)")
    ) {
      let symbol = UIImage(systemName: "square.fill") ?? UIImage()
      @MainActor func view(_ x: CGFloat, _ image: UIImage) -> UIView {
        let view = UIImageView(frame: CGRect(x: x, y: 0, width: 30, height: 30))
        view.image = image
        view.tintColor = .pureGreen
        return view
      }
      let drawn = uiDrawn { _ in symbol.withTintColor(.pureBlue).draw(in: CGRect(x: 0, y: 50, width: 30, height: 30)) }
      drawn.addSubview(view(0, symbol.withTintColor(.pureBlue)))
      drawn.addSubview(view(35, symbol.withTintColor(.pureRed, renderingMode: .alwaysOriginal)))
      drawn.addSubview(view(70, symbol))
      return drawn
    } holds: {
      $0.color(15, 15, is: 0x00FF00)
      $0.color(50, 15, is: 0xFF0000)
      $0.color(85, 15, is: 0x00FF00)
      $0.color(15, 65, is: 0x0000FF)
    }
  }

  private func uiImageResizing() {
    uiRow(
      "UIImage.resizableImage", "UIImage.capInsets", "UIImage.resizingMode", "UIImage.ResizingMode",
      says: "the edges keep their size, the middle fills the rest",
      from: .documented("uikit/uiimage/resizableimage(withcapinsets:resizingmode:)")
    ) {
      @MainActor func view(_ y: CGFloat, _ caps: UIEdgeInsets?) -> UIView {
        let view = UIImageView(frame: CGRect(x: 0, y: y, width: 80, height: 40))
        view.image = caps.map { uiFlagPixels().resizableImage(withCapInsets: $0) } ?? uiFlagPixels()
        return view
      }
      return uiCanvas(view(0, UIEdgeInsets(top: 2, left: 5, bottom: 3, right: 4)), view(50, nil))
    } holds: {
      $0.color(4, 20, is: 0x00FF00)
      $0.color(6, 20, is: 0xFF0000)
      $0.color(20, 1, is: 0x0000FF)
      $0.color(20, 3, is: 0xFF0000)
      // Without caps all is four times as wide and high.
      $0.color(12, 70, is: 0x00FF00)
      $0.color(40, 53, is: 0x0000FF)
      let image = uiFlagPixels().resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      $0.judge.insets(image.capInsets, 1, 2, 3, 4)
      $0.judge.equal(image.resizingMode, .tile)
      $0.judge.equal(image.resizableImage(withCapInsets: .zero, resizingMode: .stretch).resizingMode, .stretch)
      $0.judge.insets(uiFlag().capInsets, 0, 0, 0, 0)
    }
    uiRow(
      "UIImage.resizableImage", says: "caps at the right and the bottom keep their size too",
      from: .documented("uikit/uiimage/resizableimage(withcapinsets:)")
    ) {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        UIColor.pureRed.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        UIColor.pureBlue.setFill()
        context.fill(CGRect(x: 14, y: 17, width: 6, height: 3))
      }
      view.image = drawn.pngData().flatMap { UIImage(data: $0, scale: drawn.scale) }?
        .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 6), resizingMode: .stretch)
      return uiCanvas(view)
    } holds: {
      $0.area(0x0000FF, 94, 57, 6, 3)
    }
  }

  private func uiImageSymbols() {
    measure(
      "UIImage.isSymbolImage", "UIImage.SymbolConfiguration", "UIImage.Configuration", "UIImage.withConfiguration",
      "UIImage.applyingSymbolConfiguration", "UIImage.SymbolScale",
      says: "a symbol grows with points and scale; a text style's is its font's",
      from: .documented("uikit/uiimage/symbolconfiguration")
    ) { row in
      guard let symbol = UIImage(systemName: "star.fill") else { return row.expect(false, "no symbol") }
      row.expect(symbol.isSymbolImage && !uiFlag().isSymbolImage && UIImage(systemName: "") == nil)
      row.equal(symbol.renderingMode, .alwaysTemplate)
      @MainActor func size(_ configuration: UIImage.SymbolConfiguration) -> CGSize { symbol.withConfiguration(configuration).size }
      let (small, large) = (size(.init(pointSize: 20)), size(.init(pointSize: 40)))
      row.near(large.width / small.width, 2, within: 0.1)
      row.near(large.height / small.height, 2, within: 0.1)
      let scales = [UIImage.SymbolScale.small, .medium, .large].map { size(.init(pointSize: 40, weight: .regular, scale: $0)).width }
      row.expect(scales[0] < scales[1] && scales[1] < scales[2], "\(scales)")
      row.equal(size(.init(pointSize: 40, weight: .regular)).width, scales[1])
      row.equal(size(.init(font: .systemFont(ofSize: 40))).width, scales[1])
      row.equal(size(.init(font: .systemFont(ofSize: 40), scale: .large)).width, scales[2])
      row.equal(size(.init(textStyle: .title1)), size(.init(pointSize: 28)))
      row.equal(size(.init(scale: .large)), size(.init(pointSize: 17, weight: .regular, scale: .large)))
      row.equal(size(.init(weight: .bold)).width, size(.init(pointSize: 17, weight: .bold)).width)
      row.equal(symbol.size, size(.init(pointSize: 17)))
      row.equal(symbol.applyingSymbolConfiguration(.init(pointSize: 40))?.size, large)
      row.equal(UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))?.size, large)
      row.equal(uiFlag().withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).size, uiFlag().size)
      row.equal(UIImage.SymbolScale.default.rawValue, -1)
      row.equal([UIImage.SymbolScale.unspecified, .small, .medium, .large].map(\.rawValue), [0, 1, 2, 3])
    }
    uiRow(
      "UIImage.imageFlippedForRightToLeftLayoutDirection", "UIImage.flipsForRightToLeftLayoutDirection", "UIImageView",
      says: "such a picture stands in a mirror where its view is read from right to left, others as they are",
      from: .documented("uikit/uiimage/imageflippedforrighttoleftlayoutdirection()"), in: .fixed(100, 100)
    ) {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
        UIColor.pureRed.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }
      let views = [picture, picture.imageFlippedForRightToLeftLayoutDirection()].flatMap {
        [UIImageView(image: $0), mirrored(UIImageView(image: $0))]
      }
      for (index, view) in views.enumerated() { view.frame.origin = CGPoint(x: 0, y: CGFloat(index) * 25) }
      return uiCanvas(views[0], views[1], views[2], views[3])
    } holds: {
      for (index, x) in [CGFloat(0), 0, 0, 30].enumerated() {
        $0.judge.equal(
          $0.area(0xFF0000, in: $0.part(0, CGFloat(index) * 25, 100, 25)), CGRect(x: x, y: CGFloat(index) * 25, width: 10, height: 20))
      }
      let picture = uiPicture(4, 4)
      let flipped = picture.imageFlippedForRightToLeftLayoutDirection()
      $0.judge.expect(!picture.flipsForRightToLeftLayoutDirection && flipped.flipsForRightToLeftLayoutDirection)
      $0.judge.expect(flipped.withRenderingMode(.alwaysTemplate).flipsForRightToLeftLayoutDirection, "kept by copies")
      let symbol = UIImage(systemName: "car")?.imageFlippedForRightToLeftLayoutDirection()
      let large = symbol?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
      $0.judge.expect(large?.flipsForRightToLeftLayoutDirection == true, "kept by symbols")
    }
    measure(
      "UIImage.SymbolWeight", "UIImageView.preferredSymbolConfiguration", says: "heavier symbols have thicker lines",
      from: .documented("uikit/uiimage/symbolweight")
    ) { row in
      let weights: [UIImage.SymbolWeight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      row.equal(weights.map(\.rawValue), [1, 2, 3, 4, 5, 6, 7, 8, 9])
      @MainActor func darkness(_ weight: UIImage.SymbolWeight?) throws -> Double {
        1
          - (try row.shown {
            let view = UIImageView(image: UIImage(systemName: "plus"))
            if let weight { view.preferredSymbolConfiguration = .init(pointSize: 60, weight: weight) }
            view.tintColor = .black
            view.sizeToFit()
            return uiCanvas(view)
          }.brightness())
      }
      let found = try weights.map { try darkness($0) }
      // Lighter than regular there is nothing here.
      row.expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 } && zip(found[3...], found[4...]).allSatisfy { $0 < $1 }, "\(found)")
      row.expect(try darkness(nil) < darkness(.ultraLight), "17 points at first")
    }
  }

  private func uiImagePixels() {
    measure(
      "UIImage", "UIImage.size", "UIImage.scale", "UIImage.cgImage", "CGImage.*", "UIImage.pngData",
      says: "points are pixels by the scale; an unreadable file is nil",
      from: .documented("uikit/uiimage/size")
    ) { row in
      row.size(UIImage().size, 0, 0)
      let flag = uiFlagPixels()
      row.size(flag.size, 20, 10)
      row.equal(flag.scale, 1)
      guard let data = flag.pngData(), let half = UIImage(data: data, scale: 2) else { return row.expect(false, "no data") }
      row.size(half.size, 10, 5)
      row.equal(half.scale, 2)
      row.equal([half.cgImage?.width, half.cgImage?.height], [20, 10])
      row.size(half.cgImage.map { UIImage(cgImage: $0).size } ?? .zero, 10, 5)
      row.expect(
        UIImage(data: Data([1, 2, 3])) == nil && UIImage(contentsOfFile: "/nowhere.png") == nil && UIImage(named: "nothing of it") == nil)
    }
    measure(
      "UIImage", "UIImage.scale", says: "a file's name tells its scale: @2x, @3x, else 1",
      from: .documented("uikit/uiimage/init(contentsoffile:)")
    ) { row in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ledger-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, scale) in [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.png", 3)] {
        let file = folder.appendingPathComponent(name)
        try uiFlagPixels().pngData()?.write(to: file)
        let image = UIImage(contentsOfFile: file.path)
        row.near(image?.scale, CGFloat(scale), name)
        row.near(image?.size.width, CGFloat(20 / scale), name)
      }
    }
    measure(
      "UIImage.jpegData", says: "less quality takes fewer bytes; the picture stays as large",
      from: .documented("uikit/uiimage/jpegdata(compressionquality:)")
    ) { row in
      let flag = uiFlagPixels()
      let (low, high) = (flag.jpegData(compressionQuality: 0.1), flag.jpegData(compressionQuality: 1))
      row.expect((low?.count ?? 0) > 0 && (low?.count ?? 0) < (high?.count ?? 0))
      row.size(low.flatMap { UIImage(data: $0)?.size } ?? .zero, 20, 10)
      row.expect(uiFlag().jpegData(compressionQuality: 1).flatMap { UIImage(data: $0) } != nil)
    }
  }
}

@MainActor private func plain(_ color: UIColor, alpha: CGFloat = 1) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
    color.withAlphaComponent(alpha).setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
  }
}
