import UIKit

/// The same ticket as a row of a table.
public final class TicketCell: UIView {
  private let title = UILabel()
  private let seat = UILabel()

  public init(_ ticket: Ticket) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    title.text = "\(ticket.from) → \(ticket.to)"
    seat.text = ticket.seat
    seat.textColor = .secondaryLabel
    backgroundColor = .systemBackground
    for label in [title, seat] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
      seat.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      seat.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  public required init?(coder: NSCoder) { nil }
}

/// A screen that holds one.
public final class TicketController: UIViewController {
  private let ticket: Ticket
  public init(_ ticket: Ticket) {
    self.ticket = ticket
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let cell = TicketCell(ticket)
    cell.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(cell)
    NSLayoutConstraint.activate([
      cell.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      cell.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cell.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
