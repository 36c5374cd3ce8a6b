import Testing

@testable import UIKit

/// A change costs what it concerns, and its outcome is that of a tree made anew with the change in it.
@Suite(.serialized) @MainActor struct ConstraintIncrementTests {
  /// What a tree is made of: cards with a chain of boxes, a label and a stack each.
  struct Plan {
    var byFrames: [Bool] = []
    var offsets: [CGFloat] = []
    var gaps: [[CGFloat]] = []
    var texts: [String] = []
    var hidden: [Bool] = []
    var priorities: [Float] = []
    var width: CGFloat = 320
  }

  @MainActor final class Tree {
    let root: UIView
    var cards: [UIView] = []
    var tops: [NSLayoutConstraint?] = []
    var gaps: [[NSLayoutConstraint]] = []
    var wides: [NSLayoutConstraint] = []
    var labels: [UILabel] = []
    var extras: [UIView] = []

    init(_ plan: Plan) {
      root = UIView(frame: CGRect(x: 0, y: 0, width: plan.width, height: 1000))
      for index in plan.byFrames.indices { addCard(plan, index) }
      root.layoutIfNeeded()
    }

    private func addCard(_ plan: Plan, _ index: Int) {
      let card = UIView(frame: CGRect(x: 0, y: plan.offsets[index], width: 200, height: 150))
      root.addSubview(card)
      cards.append(card)
      if plan.byFrames[index] {
        tops.append(nil)
      } else {
        card.translatesAutoresizingMaskIntoConstraints = false
        let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: plan.offsets[index])
        NSLayoutConstraint.activate([
          top, card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
          card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        ])
        tops.append(top)
      }
      fill(card, plan, index)
    }

    private func fill(_ card: UIView, _ plan: Plan, _ index: Int) {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = plan.texts[index]
      let extra = UIView()
      extra.heightAnchor.constraint(equalToConstant: 12).isActive = true
      extra.isHidden = plan.hidden[index]
      let end = UIView()
      end.heightAnchor.constraint(equalToConstant: 5).isActive = true
      let stack = UIStackView(arrangedSubviews: [label, extra, end])
      stack.axis = .vertical
      stack.spacing = 3
      stack.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(stack)
      let gap = [
        stack.topAnchor.constraint(equalTo: card.topAnchor, constant: plan.gaps[index][0]),
        stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: plan.gaps[index][1]),
        card.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: plan.gaps[index][2]),
      ]
      let wide = label.heightAnchor.constraint(equalToConstant: 50)
      wide.priority = UILayoutPriority(plan.priorities[index])
      NSLayoutConstraint.activate(gap + [wide])
      if !plan.byFrames[index] { card.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 6).isActive = true }
      gaps.append(gap)
      wides.append(wide)
      labels.append(label)
      extras.append(extra)
    }

    var frames: [CGRect] {
      var frames: [CGRect] = []
      func visit(_ view: UIView) {
        if !view.isHidden { frames.append(view.frame) }
        for child in view.subviews { visit(child) }
      }
      visit(root)
      return frames
    }
  }

  private func change(_ plan: inout Plan, _ tree: Tree, _ random: inout SystemNumbers) {
    let index = Int.random(in: plan.byFrames.indices, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      plan.gaps[index][Int.random(in: 0..<3, using: &random)] = CGFloat(Int.random(in: 0...20, using: &random))
      for (constraint, gap) in zip(tree.gaps[index], plan.gaps[index]) { constraint.constant = gap }
    case 1:
      plan.texts[index] = String(repeating: "word ", count: Int.random(in: 0...14, using: &random))
      tree.labels[index].text = plan.texts[index]
    case 2:
      plan.hidden[index].toggle()
      tree.extras[index].isHidden = plan.hidden[index]
    case 3:
      plan.offsets[index] = CGFloat(Int.random(in: 0...500, using: &random))
      if let top = tree.tops[index] { top.constant = plan.offsets[index] } else { tree.cards[index].frame.origin.y = plan.offsets[index] }
    case 4:
      plan.priorities[index] = Float(Int.random(in: 1...999, using: &random))
      tree.wides[index].priority = UILayoutPriority(plan.priorities[index])
    case 5:
      plan.width = CGFloat(Int.random(in: 200...400, using: &random))
      tree.root.frame.size.width = plan.width
    default:
      tree.gaps[index][0].isActive = false
      tree.gaps[index][0].isActive = true
    }
  }

  @Test("a changed tree lies as one made anew") func likeANewOne() {
    var random = SystemNumbers(seed: 7)
    for _ in 0..<30 {
      var plan = Plan()
      for index in 0..<5 {
        plan.byFrames.append(Bool.random(using: &random))
        plan.offsets.append(CGFloat(index * 100))
        plan.gaps.append([4, 8, 8])
        plan.texts.append("some words")
        plan.hidden.append(false)
        plan.priorities.append(300)
      }
      let tree = Tree(plan)
      for step in 0..<25 {
        change(&plan, tree, &random)
        tree.root.layoutIfNeeded()
        #expect(tree.frames == Tree(plan).frames, "step \(step)")
      }
    }
  }

  @Test("one constant or one text among ten thousand views asks only those that it concerns") func cost() {
    var plan = Plan()
    for index in 0..<1500 {
      plan.byFrames.append(index % 2 == 0)
      plan.offsets.append(CGFloat(index * 100))
      plan.gaps.append([4, 8, 8])
      plan.texts.append("some words")
      plan.hidden.append(false)
      plan.priorities.append(300)
    }
    let tree = Tree(plan)
    for index in [700, 701] {
      let engine = LayoutRegion.engine(for: tree.cards[index])
      let before = engine.gatherings
      tree.gaps[index][0].constant = 9
      tree.root.layoutIfNeeded()
      #expect(tree.labels[index].superview?.frame.minY == 9)
      tree.labels[index].text = "another text"
      tree.root.layoutIfNeeded()
      // The card's own constraints, then the label with its stack; each at most once more when a width was learned.
      #expect(engine.gatherings - before <= 8)
    }
  }

  @Test("a constraint across a frame joins what lies in it to the outside, as long as it is active") func crossingConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (box, inner, outer) = (UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100)), UIView(), UIView())
    root.addSubview(box)
    root.addSubview(outer)
    box.addSubview(inner)
    for view in [inner, outer] { view.translatesAutoresizingMaskIntoConstraints = false }
    let across = inner.leftAnchor.constraint(equalTo: outer.rightAnchor, constant: 5)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.widthAnchor.constraint(equalToConstant: 30), across,
      inner.widthAnchor.constraint(equalToConstant: 10),
    ])
    #expect(!LayoutRegion.isRoot(box))
    root.layoutIfNeeded()
    // 35 on the root, less the box's 20.
    #expect(inner.frame.minX == 15)
    box.frame.origin.x = 30
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 5)
    across.isActive = false
    #expect(LayoutRegion.isRoot(box))
    inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 2).isActive = true
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 2)
  }

  @Test("what an engine knows keeps no view alive") func memory() {
    weak var root: UIView?
    weak var label: UIView?
    do {
      let tree = Tree(
        Plan(
          byFrames: [true, false], offsets: [0, 100], gaps: [[1, 1, 1], [1, 1, 1]], texts: ["a", "b"], hidden: [false, false],
          priorities: [300, 300]))
      root = tree.root
      label = tree.labels[0]
      tree.labels[1].text = "changed and not laid out again"
      tree.gaps[1][0].constant = 7
    }
    #expect(root == nil && label == nil)
  }
}

/// Numbers that are the same in every run.
struct SystemNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var x = state
    x ^= x >> 33
    x = x &* 0xFF51_AFD7_ED55_8CCD
    return x ^ (x >> 33)
  }
}
