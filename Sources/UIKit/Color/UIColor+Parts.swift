extension UIColor {
  /// Hue, saturation, brightness and alpha in the current surroundings, 0…1 each; always true.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var angle: CGFloat = 0
    if range > 0 {
      // A sixth of the circle for each of the primary and secondary colours, red at 0.
      if most == red { angle = (green - blue) / range }
      if most == green, most != red { angle = 2 + (blue - red) / range }
      if most == blue, most != red, most != green { angle = 4 + (red - green) / range }
      if angle < 0 { angle += 6 }
    }
    hue?.pointee = angle / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }
}

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour of sRGB parts, 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// What `#imageLiteral(resourceName:)` makes.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// The picture of that name among the program's; an empty one when there is none.
  public convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    self.init(found?.content ?? UIImage.noContent, scale: found?.scale ?? 1)
  }
}
