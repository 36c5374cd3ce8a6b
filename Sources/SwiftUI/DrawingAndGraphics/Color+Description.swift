extension Color: CustomStringConvertible {
  /// Its components as `#RRGGBBAA` where they are fixed, its name in a catalogue, or the word "Color".
  public var description: String {
    switch provider {
    case .fixed(let parts):
      let bytes = [parts.red, parts.green, parts.blue, parts.alpha].map { part -> String in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
      return "#" + bytes.joined()
    case .asset(let name, let folder):
      let bundle = folder.map { "NSBundle <\($0)>" } ?? "nil"
      return "NamedColor(name: \"\(name)\", bundle: \(bundle))"
    case .system(let system): return "\(system)"
    default: return "Color"
    }
  }
}
