import QuoinLayout

/// Writes what layouts of views do into the page's trace, while one is kept; free of cost otherwise.
@MainActor package enum LayoutExplaining {
  /// The trace that is kept; nil = nobody asks.
  @exclusivity(unchecked) package static var recorder: TraceRecorder?

  /// Whether a trace is kept.
  package static var isOn: Bool { recorder != nil }

  /// What `layer`, or the view it belongs to, found out: a sentence without its full stop.
  package static func step(_ layer: CALayer, _ words: @autoclosure () -> String) {
    guard let recorder else { return }
    recorder.add(number(of: layer, in: recorder), .reckons(words()))
  }

  /// Where it was put, in the coordinates of the layer above.
  package static func placed(_ layer: CALayer, _ frame: CGRect) {
    guard let recorder else { return }
    recorder.add(number(of: layer, in: recorder), .isPlaced(LayoutTree.Rect(frame)))
  }

  /// What `view` was offered and what it answered to it; lengths beyond any page are told as infinite.
  package static func measured(_ view: UIView, in offer: CGSize, _ answer: CGSize) {
    guard let recorder else { return }
    func length(_ value: CGFloat) -> CGFloat { value >= 1e6 ? .infinity : value }
    let number = number(of: view.layer, in: recorder)
    let asker = view.superview.map { Self.number(of: $0.layer, in: recorder) }
    let proposal = ProposedViewSize(width: length(offer.width), height: length(offer.height))
    recorder.add(number, .isProposed(LayoutTree.Proposal(proposal), by: asker))
    recorder.add(number, .answers(width: Double(answer.width), height: Double(answer.height), again: false))
  }

  private static func number(of layer: CALayer, in recorder: TraceRecorder) -> Int {
    let parent = layer.superlayer.flatMap { $0.owner is UIWindow ? nil : number(of: $0, in: recorder) }
    return recorder.number(of: layer) { subject(layer, in: parent) }
  }

  private static func subject(_ layer: CALayer, in parent: Int?) -> LayoutTrace.Subject {
    guard let view = layer.owner else { return LayoutTrace.Subject(kind: "\(type(of: layer))", parent: parent) }
    var subject = LayoutTrace.Subject(
      kind: "\(type(of: view))", identifier: view.accessibilityIdentifier, text: words(of: view), parent: parent)
    let controller = view.viewState.controller.flatMap { ViewOrigin.usersName(of: $0) }
    let own = [ViewOrigin.usersName(of: view), controller].compactMap { $0 }
    if !own.isEmpty { (subject.view, subject.names) = (own[0], own) }
    let origin = ViewOrigin(of: view)
    (subject.holder, subject.property) = (origin.holder, origin.property)
    return subject
  }

  /// The words that a view is known by.
  private static func words(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    case let field as UITextField: (field.text ?? "").isEmpty ? field.placeholder : field.text
    default: nil
    }
  }
}
