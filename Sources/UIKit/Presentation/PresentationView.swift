import QuoinAppearance

/// What stands between the presenting controller's view and the presented one: the veil, and the card's shape.
final class PresentationView: UIView {
  private let presented: UIViewController
  private weak var presenter: UIViewController?
  private let veil = UIView()
  private let card = UIView()
  private let grabber = UIView()
  private let arrow = CAShapeLayer()
  /// The looks of what has stepped back, as they were before.
  private struct Stood {
    let radius: CGFloat
    let clips: Bool
    let ground: UIColor?
  }
  private var stood: Stood?

  init(_ presented: UIViewController, over presenter: UIViewController) {
    self.presented = presented
    self.presenter = presenter
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.isUserInteractionEnabled = false
    card.clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    for view in [veil, card] { addSubview(view) }
    card.addSubview(presented.view)
    card.addSubview(grabber)
    let isCard = [.automatic, .pageSheet, .formSheet, .popover].contains(presented.modalPresentationStyle)
    if isCard, !(presented is UIAlertController) { card.viewState.overrideTraits = UITraitCollection(userInterfaceLevel: .elevated) }
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    presented.presentationController?.containerViewWillLayoutSubviews()
    veil.frame = bounds
    veil.backgroundColor = .clear
    grabber.isHidden = true
    presented.controllerState.isSheet = false
    let room = PresentationContext(bounds: bounds, safeArea: safeAreaInsets, traits: traitCollection)
    switch shape {
    case .all: fill()
    case .alert(let controller): place(controller, room)
    case .sheet: placeSheet(room)
    case .bubble(let popover): place(popover, room)
    }
    presented.presentationController?.containerViewDidLayoutSubviews()
  }

  private enum Shape {
    case all, sheet
    case alert(UIAlertController)
    case bubble(UIPopoverPresentationController)
  }

  private var shape: Shape {
    if let alert = presented as? UIAlertController { return .alert(alert) }
    switch presented.modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: return .sheet
    case .popover:
      guard let popover = presented.popoverPresentationController else { return .sheet }
      guard traitCollection.horizontalSizeClass != .regular else { return .bubble(popover) }
      switch popover.delegate?.adaptivePresentationStyle(for: popover, traitCollection: traitCollection) ?? .automatic {
      case .none: return .bubble(popover)
      case .fullScreen, .overFullScreen: return .all
      default: return .sheet
      }
    default: return .all
    }
  }

  private func fill() {
    card.frame = presented.presentationController?.frameOfPresentedViewInContainerView ?? bounds
    presented.view.frame = card.bounds
  }

  private var measures: PresentationMeasures { traitCollection.appearance.system.look.presentation }

  private func dim(_ strength: CGFloat? = nil) {
    let isDark = traitCollection.userInterfaceStyle == .dark
    veil.backgroundColor = UIColor.black.withAlphaComponent(strength ?? CGFloat(isDark ? measures.dimDark : measures.dim))
  }

  private func place(_ alert: UIAlertController, _ room: PresentationContext) {
    card.clipsToBounds = false
    card.frame = room.frame(of: alert)
    // On a tablet an action sheet stands beside what its popover names.
    if alert.preferredStyle == .actionSheet, room.isRoomy, let popover = alert.popoverPresentationController, popover.pointsToSomething {
      card.frame = room.bubble(at: anchor(of: popover), size: card.frame.size, popover).frame
      layer.shadowColor = UIColor.black.cgColor
      layer.shadowOpacity = 0.15
      layer.shadowRadius = 20
    } else {
      dim()
    }
    presented.view.frame = card.bounds
  }

  /// What a popover points to, here; where it names nothing, the end of the bar above.
  private func anchor(of popover: UIPopoverPresentationController) -> CGRect {
    popover.sourceView.map { view in
      convert(popover.sourceRect.isNull ? view.bounds : popover.sourceRect, from: view)
    } ?? CGRect(x: bounds.maxX - 60, y: safeAreaInsets.top, width: 44, height: 44)
  }

  private func placeSheet(_ room: PresentationContext) {
    let sheet = presented.sheetPresentationController ?? UISheetPresentationController(presentedViewController: presented, presenting: nil)
    let (frame, detent) = room.frame(
      of: sheet, preferred: presented.preferredContentSize, isForm: presented.modalPresentationStyle == .formSheet)
    let isUndimmed = sheet.largestUndimmedDetentIdentifier.map { limit in
      room.height(of: detent, sheet) <= (sheet.detents.first { $0.identifier == limit }.map { room.height(of: $0, sheet) } ?? 0) + 0.5
    }
    if isUndimmed != true { dim() }
    card.frame = frame
    card.layer.cornerRadius = sheet.preferredCornerRadius ?? CGFloat(measures.sheetRadius)
    card.layer.cornerCurve = .continuous
    let floats = frame.maxY < bounds.maxY
    card.layer.maskedCorners = room.isRoomy || floats ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    presented.controllerState.isSheet = !room.isRoomy
    presented.view.frame = card.bounds
    // A sheet begins below the bars; only what lies at the screen's bottom is covered there.
    presented.view.viewState.safeAreaRoot = UIEdgeInsets(
      top: 0, left: 0, bottom: room.isRoomy ? 0 : max(0, safeAreaInsets.bottom - (bounds.maxY - frame.maxY)), right: 0)
    grabber.isHidden = !sheet.prefersGrabberVisible
    grabber.frame = CGRect(x: (frame.width - 36) / 2, y: CGFloat(measures.grabberTop), width: 36, height: 5)
    let isLarge = detent.identifier == .large && !room.isRoomy
    recede(isLarge ? PresentationContext(bounds: bounds, safeArea: safeAreaInsets, traits: traitCollection) : nil)
  }

  private func place(_ popover: UIPopoverPresentationController, _ room: PresentationContext) {
    dim(0.05)
    let anchor = anchor(of: popover)
    let wish = presented.preferredContentSize == .zero ? CGSize(width: 320, height: 480) : presented.preferredContentSize
    let bubble = room.bubble(at: anchor, size: wish, popover)
    popover.arrowDirection = bubble.side?.arrow ?? .unknown
    card.frame = bubble.frame
    card.layer.cornerRadius = CGFloat(measures.popoverRadius)
    card.layer.cornerCurve = .continuous
    presented.view.frame = card.bounds
    presented.view.viewState.safeAreaRoot = .zero
    arrow.path = bubble.arrow?.cgPath
    arrow.fillColor = (popover.backgroundColor ?? presented.view.backgroundColor ?? .systemBackground).resolvedCGColor(traitCollection)
    if arrow.superlayer == nil { layer.insertSublayer(arrow, above: veil.layer) }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 20
  }
}

extension PresentationView {
  /// Lets what presents step back behind a large sheet, as the card that it becomes; nil lets it return.
  func recede(_ room: PresentationContext?) {
    guard let presenter, let view = presenter.loadedView, presenter.presentingViewController == nil else { return }
    guard let room, room.bounds.width > 64 else {
      guard let before = stood else { return }
      stood = nil
      (view.transform, view.layer.cornerRadius, view.clipsToBounds) = (.identity, before.radius, before.clips)
      view.window?.backgroundColor = before.ground
      return
    }
    if stood == nil {
      stood = Stood(radius: view.layer.cornerRadius, clips: view.clipsToBounds, ground: view.window?.backgroundColor)
    }
    let scale = (room.bounds.width - 32) / room.bounds.width
    // The screen behind the cards is black.
    if view.window?.backgroundColor == nil { view.window?.backgroundColor = .black }
    view.transform = CGAffineTransform(translationX: 0, y: room.safeArea.top - room.bounds.height * (1 - scale) / 2).scaledBy(
      x: scale, y: scale)
    view.layer.cornerRadius = 10
    view.clipsToBounds = true
  }
}
