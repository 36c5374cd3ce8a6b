/// What the engine finds doubtful.
extension LayoutEngine {
  /// Tells what came of a component's rules.
  func report(_ refused: [Entry], of component: LayoutComponent) {
    report(refused)
    guard !component.isSettled, LayoutFindings.onFinding != nil else { return }
    let first = component.entries.values.min { $0.stamp < $1.stamp }
    let subject = first.flatMap { ConstraintOwner.owner($0.constraint?.firstItem) ?? members.view($0.key.owner) }
    LayoutFindings.report(
      LayoutFinding(
        view: subject, or: "constraint",
        message:
          "Its \(component.entries.count) constraints could not be weighed against each other to the end, so those of lower priority "
          + "may be met less well than they could be. Keep their numbers of one order of magnitude."))
  }

  /// Tells which rules contradict others, or are no numbers.
  func report(_ entries: [Entry]) {
    guard LayoutFindings.onFinding != nil else { return }
    for entry in entries {
      let subject = ConstraintOwner.owner(entry.constraint?.firstItem) ?? members.view(entry.key.owner)
      let words = entry.constraint?.words ?? "that \(subject.map(LayoutFindings.name) ?? "the layout") makes for what it holds"
      let message =
        entry.rule.expression.isFinite
        ? "The constraint \(words) contradicts others that must hold, so it was left out. Lower its priority or remove one of them."
        : "The constraint \(words) has a number that is not finite, so it was left out."
      LayoutFindings.report(LayoutFinding(view: subject, or: "constraint", message: message))
    }
  }

  /// Tells, once, which of the view's values no constraint decides.
  func reportOpen(_ view: UIView) {
    // Hidden views show nothing, and a stack decides for those it arranges.
    guard !view.isHidden, !(view.parent is UIStackView) else { return }
    let values = open(view)
    guard !values.isEmpty, reported[ObjectIdentifier(view)] != values else { return }
    reported[ObjectIdentifier(view)] = values
    LayoutFindings.report(
      LayoutFinding(
        view: view,
        message: "No constraint decides its \(values.joined(separator: ", ")), so the smallest values were taken. Add constraints for them."
      ))
  }
}
