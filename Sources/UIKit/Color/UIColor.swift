/// A colour; system colours and those made with `dynamicProvider` look otherwise in dark surroundings.
public final class UIColor: NSObject, Sendable {
  package enum Source: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }
  package let source: Source

  package init(source: Source) {
    self.source = source
    super.init()
  }

  /// sRGB parts, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }
  /// Parts in the Display P3 space, taken as sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// A grey: 0 = black, 1 = white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }
  /// Hue, saturation and brightness, 0…1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
  /// The colour of a layer.
  public convenience init(cgColor: CGColor) { self.init(source: .fixed(cgColor)) }
  /// A colour that depends on the surroundings.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// The parts of the colour in `traits`.
  package func resolvedCGColor(_ traits: UITraitCollection) -> CGColor {
    var color = self
    for _ in 0..<16 {
      switch color.source {
      case .fixed(let parts): return parts
      case .dynamic(let provider): color = provider(traits)
      }
    }
    return CGColor(gray: 0, alpha: 1)
  }

  /// The colour in the current surroundings.
  public var cgColor: CGColor { resolvedCGColor(.current) }
  /// The colour in `traits`.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { UIColor(cgColor: resolvedCGColor(traits)) }

  /// The same colour with another alpha, in light and dark.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let parts) = source {
      return UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }
    return UIColor { [self] traits in resolvedColor(with: traits).withAlphaComponent(alpha) }
  }

  /// Whether both are the same colour in light and in dark.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    return [UIUserInterfaceStyle.light, .dark].allSatisfy { style in
      let traits = UITraitCollection(userInterfaceStyle: style)
      return resolvedCGColor(traits) == other.resolvedCGColor(traits)
    }
  }
  /// Equal colours hash equally.
  public override var hash: Int { resolvedCGColor(UITraitCollection(userInterfaceStyle: .light)).hashValue }
  /// The sRGB parts in the current surroundings.
  public override var description: String {
    let parts = cgColor
    return "UIExtendedSRGBColorSpace \(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
  }
}
