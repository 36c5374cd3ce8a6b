extension UIColor {
  /// A colour that repeats a picture: its mean colour here, as colours are of one kind.
  public convenience init(patternImage image: UIImage) {
    let mean = image.meanColor
    self.init(red: mean.red, green: mean.green, blue: mean.blue, alpha: mean.alpha)
  }
}

extension UIImage {
  /// The mean of the pixels, weighted by how much they cover; clear without any.
  var meanColor: CGColor {
    guard case .bitmap(let bitmap) = content else { return CGColor(gray: 0, alpha: 0) }
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    let count = bitmap.width * bitmap.height
    for index in 0..<count {
      let pixel = bitmap[index % bitmap.width, index / bitmap.width]
      sums.red += pixel.red * pixel.alpha
      sums.green += pixel.green * pixel.alpha
      sums.blue += pixel.blue * pixel.alpha
      sums.alpha += pixel.alpha
    }
    guard sums.alpha > 0 else { return CGColor(gray: 0, alpha: 0) }
    return CGColor(
      red: sums.red / sums.alpha, green: sums.green / sums.alpha, blue: sums.blue / sums.alpha, alpha: sums.alpha / Double(count))
  }
}
