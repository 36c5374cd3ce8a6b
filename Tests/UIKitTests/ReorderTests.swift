import Foundation
import Testing

@testable import UIKit

/// Subviews that change places, many of them at once, and those that go.
@Suite(.serialized) @MainActor struct ReorderTests {
  private final class Listener: UIView {
    var heard: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { heard.append("willMove \(newSuperview != nil)") }
    override func didMoveToSuperview() { heard.append("didMove") }
    override func willMove(toWindow newWindow: UIWindow?) { heard.append("willMoveToWindow") }
    override func didMoveToWindow() { heard.append("didMoveToWindow") }
  }
  private final class Home: UIView {
    var heard: [String] = []
    override func didAddSubview(_ subview: UIView) { heard.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { heard.append("willRemove") }
  }

  /// "Tells the view that its superview changed": Apple on `didMoveToSuperview()`. It has not.
  @Test("A subview that is put below or above another stays one, and nobody is told that it moves")
  func insertingBesideSibling() {
    let home = Home()
    let views = (0..<4).map { _ in Listener() }
    for view in views { home.addSubview(view) }
    for view in views { view.heard = [] }
    home.heard = []
    func order() -> [Int] { home.subviews.compactMap { view in views.firstIndex { $0 === view } } }
    func layers() -> [Int] { (home.layer.sublayers ?? []).compactMap { layer in views.firstIndex { $0.layer === layer } } }
    home.insertSubview(views[3], belowSubview: views[1])
    #expect(order() == [0, 3, 1, 2] && layers() == order())
    home.insertSubview(views[0], aboveSubview: views[1])
    #expect(order() == [3, 1, 0, 2] && layers() == order())
    home.insertSubview(views[2], aboveSubview: views[3])
    #expect(order() == [3, 2, 1, 0] && layers() == order())
    home.insertSubview(views[3], belowSubview: views[0])
    #expect(order() == [2, 1, 3, 0] && layers() == order())
    home.insertSubview(views[1], aboveSubview: views[1])
    #expect(Set(order()) == [0, 1, 2, 3] && views.allSatisfy { $0.superview === home })
    #expect(views.allSatisfy { $0.heard.isEmpty } && home.heard.isEmpty)
  }

  @Test("Subviews that outlive their view have no superview, nor their layers a superlayer, wherever those were put")
  func outliving() {
    let kept = (0..<3).map { _ in UIView() }
    let elsewhere = CALayer()
    do {
      let home = UIView()
      for view in kept { home.addSubview(view) }
      elsewhere.addSublayer(kept[1].layer)
    }
    #expect(kept.allSatisfy { $0.superview == nil && $0.layer.superlayer == nil })
    #expect(elsewhere.sublayers?.isEmpty ?? true)
  }
}

/// What an engine of Auto Layout keeps, and in which order it speaks.
@Suite(.serialized) @MainActor struct ConstraintForgettingTests {
  private func box(_ home: UIView, _ width: CGFloat) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    home.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: home.leadingAnchor), view.topAnchor.constraint(equalTo: home.topAnchor),
      view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 1),
    ])
    return view
  }

  @Test("Views that came and went are forgotten, and the numbers of their variables are used again")
  func forgetting() throws {
    let home = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let stays = box(home, 7)
    for round in 0..<1_000 {
      let guest = box(home, CGFloat(round))
      home.layoutIfNeeded()
      #expect(guest.frame.width == CGFloat(round) && stays.frame.width == 7)
      guest.removeFromSuperview()
    }
    home.layoutIfNeeded()
    let engine = try #require(home.layoutData.engine)
    #expect(engine.boxes.count < 10 && engine.lastVariable < 2_000)
  }

  @Test("Findings come in the order of the views, whatever their addresses are")
  func order() {
    var found: [[String]] = []
    for _ in 0..<20 {
      let home = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let views = (0..<12).map { index in
        let view = box(home, 5)
        view.accessibilityIdentifier = "v\(index)"
        return view
      }
      home.layoutIfNeeded()
      var own: [String] = []
      LayoutFindings.onFinding = { own.append($0.message) }
      for (index, view) in views.enumerated() { view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index)).isActive = true }
      // Two rules that contradict each other in each of the components, told of one by one.
      home.layoutIfNeeded()
      LayoutFindings.onFinding = nil
      found.append(own)
    }
    #expect(found[0].count == 12)
    #expect(found.allSatisfy { $0 == found[0] })
  }

  @Test("A search that runs out of steps ends: the rule is refused, the wishes are told as not weighed")
  func steps() {
    var solver = SimplexSolver(mostSteps: 0)
    let (x, y) = (solver.variable(), solver.variable())
    let (a, b) = (LinearExpression(x), LinearExpression(y))
    // By their substitution, what comes third speaks of nothing but slack: a place where it holds has to be looked for.
    #expect(solver.add(a, .greaterThanOrEqual, 1000) != nil)
    #expect(solver.add(b + a + -10, .lessThanOrEqual, 1000) != nil)
    #expect(solver.add(a + -5, .greaterThanOrEqual, 1000) == nil)
    var wishing = SimplexSolver(mostSteps: 0)
    let z = wishing.variable()
    #expect(wishing.add(LinearExpression(z), .greaterThanOrEqual, 1000) != nil)
    #expect(wishing.add(LinearExpression(z) + -5, .equal, 250) != nil)
    #expect(!wishing.isSettled)
    var free = SimplexSolver()
    let w = free.variable()
    #expect(free.add(LinearExpression(w), .greaterThanOrEqual, 1000) != nil && free.add(LinearExpression(w) + -5, .equal, 250) != nil)
    #expect(free.isSettled && free.value(w) == 5)
  }
}
