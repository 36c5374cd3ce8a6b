// Measured leaves: each question is put once, answers that are not finite become zero and a finding.

extension Pass {
  func leafWidth(_ kind: ContentKind, _ node: Int32) -> Double {
    let known = answers + Int(links[Int(node)].leaf)
    if let known = kind == .least ? known.pointee.rememberedMinimum : known.pointee.rememberedMaximum { return known.width }
    return ask(node, kind == .least ? .minContent : .maxContent, as: kind == .least ? -.infinity : .infinity).width
  }

  /// How the content fares in a content box of `width`.
  func leafAnswer(_ node: Int32, _ width: Double) -> LeafAnswers.Answer {
    if let known = answers[Int(links[Int(node)].leaf)].remembered(width) { return known }
    return ask(node, .exactly(width), as: width)
  }

  /// The width a leaf takes when it has so much room (Yoga's way of shrinking to fit).
  func answeredWidth(_ node: Int32, _ available: Double) -> Double {
    if let known = answers[Int(links[Int(node)].leaf)].rememberedMaximum, known.width <= available { return known.width }
    let most = leafWidth(.most, node)
    if most <= available { return most }
    return min(ask(node, .atMost(available), as: .nan).width, available)
  }

  private func ask(_ node: Int32, _ proposal: FlexProposal, as asked: Double) -> LeafAnswers.Answer {
    let row = Int(links[Int(node)].leaf)
    run.pointee.measureCount += 1
    let answer: FlexMeasurement
    if let measure = leaves[row] {
      answer = asking { measure(proposal, .maxContent) }
    } else if let measure = run.pointee.measureLeaf {
      answer = asking { measure(FlexNode(index: node, generation: links[Int(node)].generation), proposal, .maxContent) }
    } else {
      answer = FlexMeasurement(width: 0, height: 0)
    }
    var kept = LeafAnswers.Answer(asked: asked, width: answer.width, height: answer.height)
    if !(kept.width >= 0 && kept.width <= FlexLength.limit) { kept.width = repaired(kept.width, node, "width") }
    if !(kept.height >= 0 && kept.height <= FlexLength.limit) { kept.height = repaired(kept.height, node, "height") }
    kept.first = baseline(answer.firstBaseline) ?? .nan
    kept.last = baseline(answer.lastBaseline) ?? kept.first
    if !asked.isNaN { answers[row].remember(kept) }
    return kept
  }

  private func baseline(_ value: Double?) -> Double? {
    value.flatMap { $0.isFinite ? min(max($0, -FlexLength.limit), FlexLength.limit) : nil }
  }

  private func repaired(_ value: Double, _ node: Int32, _ what: String) -> Double {
    let used = value > 0 ? FlexLength.limit : 0
    run.pointee.findings.append(
      (node, "A measure closure answered a \(what) of \(value); \(used) is used. Answer a finite size that is not negative."))
    return used
  }
}
