import Testing

@testable import UIKit

/// A box whose content is of a given size.
final class Content: UIView {
  let content: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { content }
}

@Suite(.serialized) @MainActor struct AutoLayoutTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  func add(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test func edgesAndConstants() {
    let view = UIView()
    add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 40))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 170)
  }

  @Test func leadingFollowsTheDirection() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 240, y: 0, width: 50, height: 25))
  }

  @Test func theHigherPriorityWinsHoweverManyLowerOnesThereAre() {
    let view = UIView()
    add(view)
    let wishes: [NSLayoutConstraint] = (0..<5).map { _ in
      let wish = view.widthAnchor.constraint(equalToConstant: 10)
      wish.priority = UILayoutPriority(250)
      return wish
    }
    let strong = view.widthAnchor.constraint(equalToConstant: 120)
    strong.priority = UILayoutPriority(251)
    NSLayoutConstraint.activate(wishes + [strong, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
    strong.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 10)
    strong.isActive = true
    strong.constant = 70
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  /// The textbook row: the view that hugs less grows; the one that resists less is cut.
  @Test func huggingAndCompression() {
    let one = Content(50, 20)
    let two = Content(60, 20)
    add(one, two)
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: root.leadingAnchor), two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      two.trailingAnchor.constraint(equalTo: root.trailingAnchor), one.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      two.centerYAnchor.constraint(equalTo: one.centerYAnchor),
    ])
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 0, y: 90, width: 50, height: 20))
    #expect(two.frame == CGRect(x: 58, y: 90, width: 242, height: 20))
    two.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.frame.size.width = 78
    root.layoutIfNeeded()
    #expect(one.frame.width == 50)
    #expect(two.frame.width == 20)
  }

  @Test func contradictionsAreFindingsAndTheRestHolds() {
    let view = UIView()
    view.accessibilityIdentifier = "view"
    add(view)
    var findings: [LayoutFinding] = []
    LayoutFindings.onFinding = { findings.append($0) }
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 50), view.widthAnchor.constraint(equalToConstant: 60),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    LayoutFindings.onFinding = nil
    #expect(view.frame.width == 50)
    #expect(view.frame.minY == 7)
    let contradictions = findings.filter { $0.message.contains("contradicts") }
    #expect(contradictions.count == 1)
    #expect(contradictions.first?.message.contains("view.width = 60.0") == true)
    #expect(findings.contains { $0.message.hasPrefix("No constraint decides its x, height") })
  }

  @Test func aScrollViewTakesItsContentSizeFromItsContent() {
    let scroll = UIScrollView()
    let content = UIView()
    add(scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leftAnchor.constraint(equalTo: root.leftAnchor), scroll.rightAnchor.constraint(equalTo: root.rightAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor), content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor), content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 300, height: 900))
  }

  @Test func aTextOfSeveralLinesFindsItsHeight() {
    let label = UILabel()
    let below = UIView()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    add(label, below)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -150),
      below.topAnchor.constraint(equalTo: label.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 10),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 150)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    #expect(label.frame.height > 41)
    #expect(below.frame.minY == label.frame.maxY)
  }

  @Test func fittingSizeIsTheSmallestThatHolds() {
    let box = UIView()
    let content = Content(40, 30)
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      content.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 6),
      box.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 7),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
    ])
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 53, height: 43))
  }

  @Test func guidesOfYourOwn() {
    let guide = UILayoutGuide()
    let view = UIView()
    root.addLayoutGuide(guide)
    add(view)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor), guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor), guide.heightAnchor.constraint(equalToConstant: 10),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.topAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 5), view.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 75, y: 10, width: 5, height: 5))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 75, height: 10))
  }

  @Test func theSolverAgreesWithItselfAfterComingsAndGoings() {
    // Equations whose solution is known: a chain of 30 sums, removed and added in another order.
    var solver = SimplexSolver()
    let symbols = (0..<30).map { _ in solver.variable() }
    var handles: [SimplexSolver.Handle] = []
    for index in symbols.indices {
      let before = index == 0 ? LinearExpression(0) : LinearExpression(symbols[index - 1])
      let handle = solver.add(LinearExpression(symbols[index]) - before + -2.0, .equal, 1000)
      handles.append(handle!)
    }
    #expect(abs(solver.value(symbols[29]) - 60) < 1e-6)
    for index in [3, 17, 9] {
      solver.remove(handles[index])
      handles[index] = solver.add(LinearExpression(symbols[index]) - LinearExpression(symbols[index - 1]) + -5.0, .equal, 1000)!
    }
    #expect(abs(solver.value(symbols[29]) - 69) < 1e-6)
  }
}
