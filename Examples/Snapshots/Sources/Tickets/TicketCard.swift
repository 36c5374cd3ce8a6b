import SwiftUI

public struct TicketCard: View {
  private let ticket: Ticket
  public init(_ ticket: Ticket) { self.ticket = ticket }

  public var body: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(ticket.from) → \(ticket.to)").font(.headline)
        Text(ticket.train).foregroundStyle(.secondary).accessibilityIdentifier("train")
      }
      Spacer()
      Text(ticket.seat)
        .font(.title2.bold())
        .padding(8)
        .background(.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
        .accessibilityIdentifier("seat")
    }
    .padding(16)
    .background(.background, in: RoundedRectangle(cornerRadius: 16))
  }
}

#Preview("Ticket", traits: .fixedLayout(width: 320, height: 90)) {
  TicketCard(.example).background(.gray.opacity(0.2))
}
