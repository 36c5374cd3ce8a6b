import Foundation

/// A step as flat JSON: `{"subject": 3, "does": "isProposed", "by": 2, "width": 300, "height": null, "because": "…"}`.
///
/// `does` is isProposed (width and height are a number, null or "infinity"; by is absent for the window), answers (width, height, again),
/// reckons (words) or isPlaced (frame).
extension LayoutTrace.Step: Codable {
  private enum Keys: String, CodingKey { case subject, does, by, width, height, again, words, frame, because }
  private enum Name: String, Codable { case isProposed, answers, reckons, isPlaced }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(subject, forKey: .subject)
    try container.encodeIfPresent(because, forKey: .because)
    switch act {
    case .isProposed(let proposal, let by):
      try container.encode(Name.isProposed, forKey: .does)
      try container.encodeIfPresent(by, forKey: .by)
      try proposal.encode(to: encoder)
    case .answers(let width, let height, let again):
      try container.encode(Name.answers, forKey: .does)
      let size = LayoutTree.Proposal(ProposedViewSize(width: CGFloat(width), height: CGFloat(height)))
      try size.encode(to: encoder)
      if again { try container.encode(true, forKey: .again) }
    case .reckons(let words):
      try container.encode(Name.reckons, forKey: .does)
      try container.encode(words, forKey: .words)
    case .isPlaced(let frame):
      try container.encode(Name.isPlaced, forKey: .does)
      try container.encode(frame, forKey: .frame)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let act: Act
    switch try container.decode(Name.self, forKey: .does) {
    case .isProposed: act = .isProposed(try LayoutTree.Proposal(from: decoder), by: try container.decodeIfPresent(Int.self, forKey: .by))
    case .answers:
      let size = try LayoutTree.Proposal(from: decoder)
      act = .answers(
        width: Double(size.width ?? 0), height: Double(size.height ?? 0),
        again: try container.decodeIfPresent(Bool.self, forKey: .again) ?? false)
    case .reckons: act = .reckons(try container.decode(String.self, forKey: .words))
    case .isPlaced: act = .isPlaced(try container.decode(LayoutTree.Rect.self, forKey: .frame))
    }
    self.init(
      subject: try container.decode(Int.self, forKey: .subject), act: act,
      because: try container.decodeIfPresent(String.self, forKey: .because))
  }
}
