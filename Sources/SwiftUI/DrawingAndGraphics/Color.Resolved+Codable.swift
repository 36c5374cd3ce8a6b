/// Four numbers in a row, in linear light: red, green, blue and opacity. In which form the phone writes them is not documented (assumed).
extension Color.Resolved: Codable {
  /// Reads four numbers.
  /// - Throws: what the decoder says where there are fewer, or none.
  public init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    self.init(red: 0, green: 0, blue: 0)
    linearRed = try row.decode(Float.self)
    linearGreen = try row.decode(Float.self)
    linearBlue = try row.decode(Float.self)
    opacity = try row.decode(Float.self)
  }
  /// Writes four numbers.
  /// - Throws: what the encoder says, of a number that is not finite for one.
  public func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    for part in [linearRed, linearGreen, linearBlue, opacity] { try row.encode(part) }
  }
}
