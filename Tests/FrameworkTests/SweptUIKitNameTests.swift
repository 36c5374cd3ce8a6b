import QuoinUIKitExtras
import Testing
import UIKit

/// Names of UIKit that few files use and that do something, or answer something that is known.
@Suite("UIKit's rarer names") @MainActor struct SweptUIKitNameTests {
  @Test("Springs by their time and bounce have the constants that the formulas say")
  func springs() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    // (2π ∕ 0.5)² and 4π · 0.75 ∕ 0.5.
    #expect(abs(spring.stiffness - 157.91) < 0.01 && abs(spring.damping - 18.85) < 0.01 && spring.mass == 1)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    let slow = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(abs(slow.bounce + 0.5) < 1e-9)
  }
  @Test("What layers around let be seen of one, and how a scroll layer shows a part")
  func visible() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 60, y: 20, width: 80, height: 30)
    outer.addSublayer(inner)
    #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 80, height: 30))
    outer.masksToBounds = true
    #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 40, height: 30))
    let scroller = CAScrollLayer()
    scroller.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    scroller.addSublayer(content)
    content.scrollRectToVisible(CGRect(x: 70, y: 10, width: 20, height: 20))
    #expect(scroller.bounds.origin == CGPoint(x: 40, y: 0))
  }
  @Test("Regions are the guides of the same names, and their insets those of the guides")
  func regions() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalEdgeInsets(for: .margins()).leading == 2 && view.edgeInsets(for: .margins()).left == 4)
  }
  @Test("Constraints that hold at the keyboard's place hold, those away from it do not")
  func keyboard() {
    let view = UIView()
    let (near, away) = (view.widthAnchor.constraint(equalToConstant: 1), view.heightAnchor.constraint(equalToConstant: 1))
    view.keyboardLayoutGuide.setConstraints([near], activeWhenNearEdge: .bottom)
    view.keyboardLayoutGuide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !away.isActive)
    #expect(view.keyboardLayoutGuide.constraints(activeWhenNearEdge: .bottom) == [near])
    view.keyboardLayoutGuide.removeAllTrackedConstraints()
    #expect(!near.isActive)
  }
  @Test("Weights of symbols and of letters are each other's")
  func weights() {
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold && UIFont.Weight.heavy.symbolWeight() == .heavy)
    #expect(UIImage.SymbolWeight.unspecified.fontWeight() == .regular)
  }
  @Test("Objects stand in the section of their first letter, without its marks, and in the order of the language")
  func collation() {
    final class Person: NSObject {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let collation = UILocalizedIndexedCollation.current()
    let selector = Selector("name") { target, _ in (target as? Person)?.name }
    #expect(collation.section(for: Person("élan"), collationStringSelector: selector) == 4)
    #expect(collation.section(for: Person("9"), collationStringSelector: selector) == collation.sectionTitles.count - 1)
    let sorted = collation.sortedArray(from: [Person("b"), Person("A"), Person("c10"), Person("c9")], collationStringSelector: selector)
    #expect(sorted.map { ($0 as? Person)?.name ?? "" } == ["A", "b", "c9", "c10"])
  }
  @Test("Ranges of a text have in common what both have, and together what lies between their ends")
  func ranges() {
    final class Place: NSObject, NSTextLocation {
      let offset: Int
      init(_ offset: Int) { self.offset = offset }
      func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? Place)?.offset ?? 0
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
      }
    }
    func range(_ from: Int, _ to: Int) -> NSTextRange { NSTextRange(location: Place(from), end: Place(to))! }
    #expect(range(0, 5).intersection(range(3, 9))?.isEqual(to: range(3, 5)) == true)
    #expect(!range(0, 3).intersects(range(3, 9)) && range(0, 9).contains(range(3, 5)))
    #expect(range(0, 2).union(range(5, 7)).isEqual(to: range(0, 7)))
  }
  @Test("Items of lists have the numbers, letters and signs that their formats say")
  func markers() {
    func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
      NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
    }
    #expect(marker(.decimal, 12) == "12" && marker(.lowercaseRoman, 14) == "xiv" && marker(.uppercaseAlpha, 53) == "BA")
    #expect(marker(.disc, 3) == "\u{2022}" && !NSTextList(markerFormat: .disc, options: 0).isOrdered)
    #expect(NSTextList(markerFormat: .decimal, options: 0).isOrdered)
  }
  @Test("Things under one give way to others with all that is under them")
  func sections() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["x", "y"])
    other.append(["x1"], to: "x")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "x", "x1", "y", "b"] && tree.parent(of: "x1") == "x" && tree.level(of: "x1") == 2)
  }
  @Test("Addresses and numbers on a pasteboard are told apart")
  func patterns() {
    let board = UIPasteboard.withUniqueName()
    board.string = "https://example.com"
    var found: Set<UIPasteboard.DetectionPattern> = []
    board.detectPatterns(for: [.probableWebURL, .number]) { found = (try? $0.get()) ?? [] }
    #expect(found == [.probableWebURL])
    board.string = "42"
    board.detectPatterns(for: [.probableWebURL, .number]) { found = (try? $0.get()) ?? [] }
    #expect(found == [.number])
  }
  @Test("An animator finds the places that its forces hold, as springy layouts ask it to")
  func heldPlaces() {
    final class Grouped: UIDynamicBehavior {
      var moved: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moved.append(dynamicAnimator != nil) }
    }
    let animator = UIDynamicAnimator(collectionViewLayout: UICollectionViewFlowLayout())
    let place = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    place.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    let force = Grouped()
    force.addChildBehavior(UIAttachmentBehavior(item: place, attachedToAnchor: place.center))
    animator.addBehavior(force)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 15)).count == 1)
    #expect(animator.items(in: CGRect(x: 50, y: 0, width: 15, height: 15)).isEmpty)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === place && force.dynamicAnimator === animator)
    animator.removeAllBehaviors()
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) == nil && force.moved == [true, false])
  }
}
