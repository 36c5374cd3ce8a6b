// A record's facts as sentences, in the order of CSS Flexbox §9.

extension FlexContainerRecord {
  /// What the container did, step by step, a sentence each.
  public var steps: [String] {
    var steps = [
      "\(direction.css), \(wrap.css); available \(words(availableWidth)) × \(availableHeight.map(words) ?? "as high as the content")"
    ]
    for (index, line) in lines.enumerated() where !line.items.isEmpty {
      let name = lines.count > 1 ? "line \(index + 1) of \(lines.count)" : "one line"
      let count = line.items.count == 1 ? "1 item" : "\(line.items.count) items"
      steps.append("\(name): \(count), together \(words(line.hypotheticalMainSize)) of \(words(mainSize)); \(line.flexingWords)")
      for (number, round) in line.rounds.enumerated() { steps.append(round.words(number + 1, line)) }
      steps.append(
        "\(name): cross size \(words(line.crossSize))\(line.crossOffset == 0 ? "" : ", \(words(line.crossOffset)) from cross-start")")
    }
    if justifyContent != .normal { steps.append("justify-content: \(justifyContent.css)") }
    if wrap != .noWrap, alignContent != .normal { steps.append("align-content: \(alignContent.css)") }
    return steps
  }
}

extension FlexRecord {
  /// The sentences of each node: how it fared as an item, then what it did as a container.
  package var stepsByNode: [FlexNode: [String]] {
    var steps: [FlexNode: [String]] = [:]
    for container in containers {
      steps[container.node, default: []] += container.steps
      for item in container.lines.flatMap({ $0.items }) { steps[item.node, default: []] += item.steps }
    }
    return steps
  }
}

extension FlexLineRecord {
  fileprivate var flexingWords: String {
    switch flexing {
    case .none: "nothing to share"
    case .grow: "initial free space \(words(initialFreeSpace)), items may grow"
    case .shrink: "initial free space \(words(initialFreeSpace)), items may shrink"
    }
  }
}

extension FlexRoundRecord {
  fileprivate func words(_ number: Int, _ line: FlexLineRecord) -> String {
    let shared = "round \(number): \(QuoinFlexbox.words(freeSpace)) over factors of \(QuoinFlexbox.words(factors))"
    if abs(violation) < 1e-9 { return "\(shared); all items take their share" }
    let names = frozen.map { "item \($0 + 1)" }.joined(separator: ", ")
    return "\(shared); \(names) froze at \(violation > 0 ? "a minimum" : "a maximum")"
  }
}

extension FlexItemRecord {
  /// How the item came to its sizes and place, step by step, a sentence each.
  public var steps: [String] {
    var steps = ["flex base size \(words(flexBaseSize)) from \(flexBaseSource.words)"]
    if hypotheticalMainSize > flexBaseSize {
      steps.append("hypothetical main size \(words(hypotheticalMainSize)): raised to the \(minimumIsAutomatic ? "automatic " : "")minimum")
    } else if hypotheticalMainSize < flexBaseSize {
      steps.append("hypothetical main size \(words(hypotheticalMainSize)): held to the maximum")
    }
    steps.append("main size \(words(mainSize)): \(freezeWords)")
    steps.append("cross size \(words(crossSize)): \(isStretched ? "stretched to the line" : "its own")")
    steps.append(placeWords)
    return steps
  }

  private var freezeWords: String {
    let change = share < 0 ? "shrank by \(words(-share))" : "grew by \(words(share))"
    switch freeze {
    case .inflexible: return "it does not flex"
    case .heldByLimit: return "a limit keeps it from flexing"
    case .share: return "\(change) with a factor of \(words(flexFactor))"
    case .minimum(let automatic): return "froze at its \(automatic ? "automatic " : "")minimum, \(change)"
    case .maximum: return "froze at its maximum, \(change)"
    }
  }

  private var placeWords: String {
    let main = "\(words(mainOffset)) from main-start\(hasAutomaticMainMargins ? " by automatic margins" : "")"
    let cross = hasAutomaticCrossMargins ? "by automatic margins" : "by align-self: \(alignSelf.css)"
    return "placed \(main), \(words(crossOffset)) from the line's cross-start \(cross)"
  }
}

extension FlexBaseSource {
  fileprivate var words: String {
    switch self {
    case .flexBasis(let length): "flex-basis: \(length)"
    case .width(let length): "width: \(length)"
    case .height(let length): "height: \(length)"
    case .aspectRatio: "its aspect ratio"
    case .content: "its content"
    }
  }
}

/// A number of points, to a hundredth.
private func words(_ value: Double) -> String { FlexLength.written(value) }
