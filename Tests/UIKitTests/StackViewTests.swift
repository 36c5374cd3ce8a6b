import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct StackViewTests {
  func stack(_ axis: NSLayoutConstraint.Axis, _ size: CGSize, _ views: [UIView], _ change: (UIStackView) -> Void = { _ in }) -> UIStackView
  {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = CGRect(origin: .zero, size: size)
    change(stack)
    stack.layoutIfNeeded()
    return stack
  }

  @Test func fillGivesToTheOneThatHugsLeast() {
    let one = Content(30, 10)
    let two = Content(40, 20)
    one.setContentHuggingPriority(.required - 1, for: .horizontal)
    _ = stack(.horizontal, CGSize(width: 200, height: 50), [one, two]) { $0.spacing = 10 }
    #expect(one.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
    #expect(two.frame == CGRect(x: 40, y: 0, width: 160, height: 50))
  }

  @Test func fillEqually() {
    let views = [Content(1, 1), Content(2, 2), Content(3, 3)]
    _ = stack(.vertical, CGSize(width: 100, height: 95), views) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(views.map(\.frame.minY) == [0, 35, 70])
    #expect(views.allSatisfy { $0.frame.height == 25 && $0.frame.width == 100 })
  }

  @Test func fillProportionally() {
    let views = [Content(10, 1), Content(30, 1)]
    _ = stack(.horizontal, CGSize(width: 200, height: 10), views) { $0.distribution = .fillProportionally }
    #expect(views.map(\.frame.width) == [50, 150])
  }

  @Test func equalSpacingAndEqualCentering() {
    let views = [Content(20, 1), Content(40, 1), Content(60, 1)]
    let stack = stack(.horizontal, CGSize(width: 200, height: 10), views) { $0.distribution = .equalSpacing }
    #expect(views.map(\.frame.minX) == [0, 60, 140])
    stack.distribution = .equalCentering
    stack.layoutIfNeeded()
    // Middles at 10, 90, 170.
    #expect(views.map(\.frame.midX) == [10, 90, 170])
  }

  @Test func alignments() {
    let view = Content(20, 10)
    let stack = stack(.vertical, CGSize(width: 100, height: 10), [view]) { $0.alignment = .center }
    #expect(view.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
    stack.alignment = .trailing
    stack.layoutIfNeeded()
    #expect(view.frame.minX == 80)
    stack.alignment = .leading
    stack.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(view.frame.minX == 80)
  }

  @Test func hiddenViewsAndCustomSpacing() {
    let views = [Content(20, 10), Content(20, 10), Content(20, 10)]
    let stack = stack(.horizontal, CGSize(width: 200, height: 10), views) {
      $0.spacing = 5
      $0.setCustomSpacing(15, after: views[0])
      $0.distribution = .fillEqually
    }
    #expect(views.map(\.frame.width) == [60, 60, 60])
    #expect(views[1].frame.minX == 75)
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[0].frame.width == 92.5)
    #expect(views[2].frame.minX == 107.5)
  }

  @Test func marginsAndNesting() {
    let views = [Content(20, 10), Content(30, 12)]
    let inner = UIStackView(arrangedSubviews: views)
    inner.axis = .vertical
    inner.spacing = 2
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.isLayoutMarginsRelativeArrangement = true
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 36, height: 28))
    #expect(inner.sizeThatFits(.zero) == CGSize(width: 30, height: 24))
  }
}
