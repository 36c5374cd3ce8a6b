import FlexLayout
import PinLayout
import UIKit

/// A dialog that asks for leave to send notifications, over a dimmed page: PinLayout places the card and the page below it, FlexLayout
/// fills the card.
final class NotificationDialog: UIViewController {
  private let page = TripPage()
  private let dim = UIView()
  private let card = UIView()
  private let hero = HeroView()
  private let closeButton = UIButton(type: .system)
  private let laterButton = UIButton(type: .system)
  private let allowButton = UIButton(type: .system)
  private let checkBox = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    dim.backgroundColor = UIColor.black.withAlphaComponent(0.45)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 28
    card.layer.cornerCurve = .continuous
    card.clipsToBounds = true
    for part in [page, dim, card] { view.addSubview(part) }
    dressButtons()
    fillCard()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    page.pin.all()
    dim.pin.all()
    // As wide as the screen lets it, but never wider than a hand can reach; as high as its content.
    card.pin.horizontally(24).maxWidth(360).justify(.center)
    card.flex.layout(mode: .adjustHeight)
    card.pin.center()
  }

  private func dressButtons() {
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.tintColor = .white
    closeButton.backgroundColor = UIColor.black.withAlphaComponent(0.2)
    closeButton.layer.cornerRadius = 15
    closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)

    allowButton.setTitle("Keep me posted", for: .normal)
    allowButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    allowButton.setTitleColor(.white, for: .normal)
    allowButton.backgroundColor = .systemIndigo
    allowButton.layer.cornerRadius = 14

    laterButton.setTitle("Not now", for: .normal)
    laterButton.titleLabel?.font = .systemFont(ofSize: 17)
    laterButton.setTitleColor(.secondaryLabel, for: .normal)

    checkBox.setImage(UIImage(systemName: "checkmark.square.fill"), for: .normal)
    checkBox.tintColor = .systemIndigo
  }

  private func fillCard() {
    card.flex.define { flex in
      flex.addItem(hero).height(132)
      flex.addItem(closeButton).position(.absolute).top(14).end(14).size(30)
      flex.addItem().paddingHorizontal(24).paddingTop(20).paddingBottom(12).define { flex in
        flex.addItem(label("Your train, before it is late", .systemFont(ofSize: 22, weight: .bold)))
        flex.addItem(
          label("We watch the line and tell you while there is still time to choose another way.", .systemFont(ofSize: 15), .secondaryLabel)
        )
        .marginTop(6)
        flex.addItem().marginTop(18).gap(14).define { flex in
          addReason(to: flex, "clock.badge", "Delays of five minutes and more")
          addReason(to: flex, "arrow.triangle.branch", "A way round, with seats that are free")
          addReason(to: flex, "moon.zzz", "Silence between ten and seven")
        }
        flex.addItem().direction(.row).alignItems(.center).gap(8).marginTop(20).define { flex in
          flex.addItem(checkBox).size(22)
          flex.addItem(label("Only for trips I have booked", .systemFont(ofSize: 13), .secondaryLabel)).shrink(1)
        }
        flex.addItem(allowButton).height(50).marginTop(16)
        flex.addItem(laterButton).height(44).marginTop(4)
      }
    }
  }

  private func addReason(to flex: Flex, _ symbol: String, _ words: String) {
    flex.addItem().direction(.row).alignItems(.center).gap(12).define { flex in
      let icon = UIImageView(image: UIImage(systemName: symbol))
      icon.contentMode = .scaleAspectFit
      icon.tintColor = .systemIndigo
      flex.addItem(icon).size(24)
      flex.addItem(label(words, .systemFont(ofSize: 15))).shrink(1).grow(1)
    }
  }

  private func label(_ words: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}

/// The card's head: a gradient with a bell on rings.
private final class HeroView: UIView {
  private let gradient = CAGradientLayer()
  private let rings = (0..<3).map { _ in CAShapeLayer() }
  private let bell = UIImageView(image: UIImage(systemName: "bell.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPurple.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    layer.addSublayer(gradient)
    for ring in rings {
      ring.fillColor = UIColor.white.withAlphaComponent(0.08).cgColor
      layer.addSublayer(ring)
    }
    bell.tintColor = .white
    bell.contentMode = .scaleAspectFit
    addSubview(bell)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.pin.all()
    bell.pin.center().size(44)
    for (index, ring) in rings.enumerated() {
      let side = 96 + CGFloat(index) * 72
      ring.path = UIBezierPath(ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)).cgPath
    }
  }
}

/// What lies under the dialog: the traveller's next trips.
private final class TripPage: UIView {
  private let title = UILabel()
  private let cards = [("Seoul", "Busan", "09:30"), ("Busan", "Daegu", "14:05"), ("Daegu", "Seoul", "18:42")].map(TripCard.init)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "My trips"
    title.font = .systemFont(ofSize: 34, weight: .bold)
    addSubview(title)
    for card in cards { addSubview(card) }
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.pin.top(pin.safeArea.top + 16).horizontally(20).sizeToFit(.width)
    var above: UIView = title
    for card in cards {
      card.pin.below(of: above).marginTop(16).horizontally(20).height(112)
      above = card
    }
  }
}

private final class TripCard: UIView {
  private let from = UILabel()
  private let to = UILabel()
  private let time = UILabel()
  private let arrow = UIImageView(image: UIImage(systemName: "arrow.right"))

  init(from: String, to: String, time: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 20
    for (label, words) in [(self.from, from), (self.to, to)] {
      label.text = words
      label.font = .systemFont(ofSize: 20, weight: .semibold)
      addSubview(label)
    }
    self.time.text = time
    self.time.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    self.time.textColor = .secondaryLabel
    addSubview(self.time)
    arrow.tintColor = .tertiaryLabel
    addSubview(arrow)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    from.pin.start(20).top(28).sizeToFit()
    arrow.pin.after(of: from, aligned: .center).marginStart(10).sizeToFit()
    to.pin.after(of: arrow, aligned: .center).marginStart(10).sizeToFit()
    time.pin.below(of: from, aligned: .start).marginTop(8).sizeToFit()
  }
}

#Preview("Popup") { NotificationDialog() }
