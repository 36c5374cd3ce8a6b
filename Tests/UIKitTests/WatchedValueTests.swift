import Foundation
import Testing

@testable import QuoinObjectiveC
@testable import UIKit

/// Values that are watched by key paths and by names: those who watch hear after the layout pass that finds a change.
@Suite(.serialized) @MainActor struct WatchedValueTests {
  private final class Hearing: UIView {
    var told: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
      let numbers = [NSKeyValueChangeKey.oldKey, .newKey].map { key in
        (change?[key] as? CGPoint).map { "\($0.y)" } ?? (change?[key] as? Int).map { "\($0)" } ?? "-"
      }
      told.append("\(keyPath ?? "") \(numbers[0]) \(numbers[1])")
    }
  }
  private final class Model: NSObject { var count = 1 }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private func pass() {
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  @Test("Objects that are gone are not kept among those watched by names")
  func goneObjects() {
    let hearing = Hearing()
    let before = _ValueWatch.countByName
    for count in 0..<500 {
      let model = Model()
      model.count = count
      model.addObserver(hearing, forKeyPath: "count", context: nil)
    }
    #expect(_ValueWatch.countByName - before <= 2 * before + 32)
    let kept = Model()
    kept.addObserver(hearing, forKeyPath: "count", context: nil)
    kept.count = 2
    pass()
    #expect(hearing.told == ["count - -"])
    kept.removeObserver(hearing, forKeyPath: "count")
  }

  @Test func keyPaths() {
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    var told: [String] = []
    let observation = scroll.observe(\.contentSize, options: [.old, .new]) { view, change in
      told.append("\(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1) \(view === scroll)")
    }
    pass()
    #expect(told.isEmpty)
    scroll.contentSize.height = 40
    pass()
    pass()
    #expect(told == ["0.0 40.0 true"])
    observation.invalidate()
    scroll.contentSize.height = 50
    pass()
    #expect(told.count == 1)
  }

  @Test func theFirstValueWhenAskedFor() {
    var told = 0
    let observation = root.observe(\.isHidden, options: .initial) { _, _ in told += 1 }
    #expect(told == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func whatIsChangedByOneWhoHearsIsLaidOut() {
    let (one, other) = (UIView(), UIView())
    root.addSubview(one)
    root.addSubview(other)
    let observation = one.observe(\.bounds) { view, _ in
      other.frame = view.bounds
      other.setNeedsLayout()
    }
    one.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    pass()
    #expect(other.frame.size == CGSize(width: 30, height: 40))
    withExtendedLifetime(observation) {}
  }

  @Test func names() {
    let (scroll, hearing, model) = (UIScrollView(frame: root.bounds), Hearing(), Model())
    root.addSubview(scroll)
    scroll.addObserver(hearing, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
    model.addObserver(hearing, forKeyPath: "count", options: .new, context: nil)
    scroll.contentOffset.y = 7
    model.count = 5
    pass()
    #expect(hearing.told.sorted() == ["contentOffset 0.0 7.0", "count - 5"])
    scroll.removeObserver(hearing, forKeyPath: "contentOffset")
    scroll.contentOffset.y = 9
    pass()
    #expect(hearing.told.count == 2)
    #expect(scroll.value(forKeyPath: "contentOffset") as? CGPoint == CGPoint(x: 0, y: 9))
    #expect(model.value(forKey: "count") as? Int == 5 && model.value(forKey: "nothing") == nil)
  }

  @Test func whoWatchesWhatNobodyKnowsHasAFinding() {
    var findings: [String] = []
    _Doubts.hear = { findings.append($1) }
    defer { _Doubts.hear = nil }
    root.addObserver(Hearing(), forKeyPath: "nothing", options: [], context: nil)
    #expect(findings.count == 1 && findings[0].contains("never calls back"))
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(findings.count == 2)
  }

  @Test func selectorsKnowTheirTypes() {
    #expect(root.responds(to: _selector(UIView.layoutSubviews)))
    #expect(!root.responds(to: _selector(UILabel.sizeToFit)) || root is UILabel)
    #expect(!root.responds(to: Selector("layoutSubviews")))
  }
}
