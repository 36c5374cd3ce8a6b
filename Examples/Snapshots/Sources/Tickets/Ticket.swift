import Foundation

/// What a passenger holds.
public struct Ticket: Codable, Sendable {
  public var from: String
  public var to: String
  public var train: String
  public var seat: String
  public init(from: String, to: String, train: String, seat: String) {
    self.from = from
    self.to = to
    self.train = train
    self.seat = seat
  }

  public static let example = Ticket(from: "Seoul", to: "Busan", train: "KTX 023", seat: "14C")
}
