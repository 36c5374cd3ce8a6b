/// Words, smaller words and a picture, and how they stand together in a button.
@MainActor struct ButtonParts {
  let title: UILabel?
  let second: UILabel?
  let image: UIView?
  let configuration: UIButton.Configuration?

  private var placement: NSDirectionalRectEdge { configuration?.imagePlacement ?? .leading }
  private var gap: CGFloat { image != nil && title != nil ? configuration?.imagePadding ?? 0 : 0 }
  private var isUpright: Bool { placement == .top || placement == .bottom }

  private func fit(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    var size = label.sizeThatFits(CGSize(width: width, height: 0))
    let pitch = label.font.lineHeight + label.font.leading
    if configuration != nil, label.font.leading > 0, label.traitCollection.appearance.system.look.control.configuredLineHasLeading {
      let lines = max(1, ((size.height + label.font.leading) / pitch).rounded())
      size.height = label.traitCollection.onPixelsUp(lines * pitch)
    }
    return size
  }

  private func words(_ width: CGFloat) -> (title: CGSize, second: CGSize, both: CGSize) {
    let first = fit(title, width)
    let below = fit(second, width)
    let padding = second == nil || title == nil ? 0 : configuration?.titlePadding ?? 0
    return (first, below, CGSize(width: max(first.width, below.width), height: first.height + padding + below.height))
  }

  private func picture(_ room: CGSize? = nil) -> CGSize {
    var size = image?.sizeThatFits(.zero) ?? .zero
    // A picture larger than its button shrinks to it, its ratio kept.
    if let room, size.width > 0, size.height > 0, size.width > room.width || size.height > room.height {
      let factor = max(0, min(room.width / size.width, room.height / size.height))
      size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    return size
  }

  /// The size of all parts; words break at `width` minus the picture (0 = no limit).
  func size(_ width: CGFloat) -> CGSize {
    let image = picture()
    let room = width > 0 ? max(1, isUpright ? width : width - image.width - gap) : 0
    let text = words(room).both
    return isUpright
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  func place(
    in rect: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment, rightToLeft: Bool
  ) {
    let image = picture(rect.size)
    let room = CGSize(
      width: max(0, isUpright ? rect.width : rect.width - image.width - gap),
      height: max(0, isUpright ? rect.height - image.height - gap : rect.height))
    var text = words(configuration == nil ? 0 : max(1, room.width))
    text.title.width = min(text.title.width, room.width)
    text.second.width = min(text.second.width, room.width)
    text.both = CGSize(width: min(text.both.width, room.width), height: min(text.both.height, max(room.height, 0)))
    let total =
      isUpright
      ? CGSize(width: max(image.width, text.both.width), height: image.height + gap + text.both.height)
      : CGSize(width: image.width + gap + text.both.width, height: max(image.height, text.both.height))
    let block = CGRect(
      x: rect.minX + across(rect.width - total.width, horizontal, rightToLeft), y: rect.minY + down(rect.height - total.height, vertical),
      width: total.width, height: total.height)
    let (imageAt, textAt) = corners(block, image, text.both, rightToLeft)
    self.image?.frame = CGRect(origin: imageAt, size: image)
    placeWords(CGRect(origin: textAt, size: text.both), text, rightToLeft)
  }

  private func corners(_ block: CGRect, _ image: CGSize, _ text: CGSize, _ rightToLeft: Bool) -> (CGPoint, CGPoint) {
    func middle(_ length: CGFloat, _ whole: CGFloat) -> CGFloat { (whole - length) / 2 }
    if isUpright {
      let imageFirst = placement == .top
      return (
        CGPoint(
          x: block.minX + middle(image.width, block.width), y: imageFirst ? block.minY : block.maxY - image.height),
        CGPoint(x: block.minX + middle(text.width, block.width), y: imageFirst ? block.maxY - text.height : block.minY)
      )
    }
    let imageFirst = (placement == .leading) != rightToLeft
    return (
      CGPoint(x: imageFirst ? block.minX : block.maxX - image.width, y: block.minY + middle(image.height, block.height)),
      CGPoint(x: imageFirst ? block.maxX - text.width : block.minX, y: block.minY + middle(text.height, block.height))
    )
  }

  private func placeWords(_ rect: CGRect, _ text: (title: CGSize, second: CGSize, both: CGSize), _ rightToLeft: Bool) {
    func x(_ width: CGFloat) -> CGFloat {
      switch configuration?.titleAlignment ?? .automatic {
      case .automatic, .center: rect.midX - width / 2
      case .leading: rightToLeft ? rect.maxX - width : rect.minX
      case .trailing: rightToLeft ? rect.minX : rect.maxX - width
      }
    }
    title?.frame = CGRect(x: x(text.title.width), y: rect.minY, width: text.title.width, height: min(text.title.height, rect.height))
    second?.frame = CGRect(x: x(text.second.width), y: rect.maxY - text.second.height, width: text.second.width, height: text.second.height)
  }

  private func across(_ free: CGFloat, _ alignment: UIControl.ContentHorizontalAlignment, _ rightToLeft: Bool) -> CGFloat {
    switch alignment {
    case .center, .fill: free / 2
    case .left: 0
    case .right: free
    case .leading: rightToLeft ? free : 0
    case .trailing: rightToLeft ? 0 : free
    }
  }

  private func down(_ free: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
    alignment == .top ? 0 : alignment == .bottom ? free : free / 2
  }
}

extension CGRect {
  /// Moved as edge insets of a button's part move it.
  func shifted(by insets: UIEdgeInsets) -> CGRect {
    offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }
}
