import Testing

@testable import UIKit

/// What callers do wrong, and what is very large: answers, findings, no traps.
@Suite(.serialized) @MainActor struct BadInputTests {
  private func findings(_ body: () -> Void) -> [String] {
    var found: [String] = []
    LayoutFindings.onFinding = { found.append($0.message) }
    body()
    LayoutFindings.onFinding = nil
    return found
  }

  @Test("a view can not stand in itself or in what is inside it; it stays where it was") func cycles() {
    let (outer, inner, leaf) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(leaf)
    let found = findings {
      outer.addSubview(outer)
      leaf.addSubview(outer)
      leaf.insertSubview(inner, at: 0)
    }
    #expect(outer.superview == nil && inner.superview === outer && leaf.superview === inner && leaf.subviews.isEmpty)
    #expect(found.count == 3)
    #expect(found[0] == "It was to be added to itself, so nothing was done.")
    #expect(found[1] == "UIView, in which it lies, was to be added to it, so nothing was done. Take it out first.")
  }

  @Test("frames that are no numbers count as zero there, with a finding that names the view") func numbers() {
    let view = UIView()
    view.accessibilityIdentifier = "card"
    let found = findings {
      view.frame = CGRect(x: CGFloat.nan, y: 10, width: CGFloat.infinity, height: 20)
      view.center = CGPoint(x: 5, y: -CGFloat.infinity)
      view.bounds.size.height = .nan
    }
    #expect(view.frame.width == 0 && view.bounds.height == 0 && view.center == CGPoint(x: 5, y: 0))
    #expect(found.count == 3)
    #expect(found[0].hasPrefix("Its frame (nan, 10.0, inf, 20.0) has a number that is not finite"))
  }

  @Test("a view without a superview is laid out, measured and converted by itself") func alone() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == .zero && view.window == nil && view.traitCollection.userInterfaceStyle == .light)
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 6, y: 7))
    #expect(view.systemLayoutSizeFitting(.zero) == .zero)
    view.removeFromSuperview()
    let other = UIView()
    let found = findings { view.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true }
    #expect(found.count == 1 && found[0].contains("no common view around them"))
  }

  @Test("views that leave while they are laid out leave; the pass goes on with the others") func leaving() {
    final class Leaver: UIView {
      var gone: [UIView] = []
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        for view in gone { view.removeFromSuperview() }
        gone = []
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second, third) = (Leaver(), Leaver(), Leaver())
    for view in [first, second, third] { root.addSubview(view) }
    first.gone = [first, second]
    weak let freed: UIView? = second
    root.layoutIfNeeded()
    #expect(root.subviews == [third] && third.passes == 1 && freed === second)
    #expect(first.superview == nil && second.superview == nil)
  }

  @Test("what a layout adds is laid out in the same pass, and asks for no other") func adding() {
    final class Adder: UIView {
      var passes = 0
      override func layoutSubviews() {
        passes += 1
        layer.addSublayer(CALayer())
        addSubview(UIView())
      }
    }
    let view = Adder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(findings { view.layoutIfNeeded() } == [])
    #expect(view.passes == 1)
  }

  @Test("ten thousand views inside each other are laid out, found, painted, listed and freed") func deep() {
    weak var last: UIView?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      var view = root
      for index in 0..<10_000 {
        let inner = UIView(frame: root.bounds)
        inner.tag = index
        view.addSubview(inner)
        view = inner
      }
      last = view
      view.backgroundColor = .red
      root.layoutIfNeeded()
      #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
      #expect(root.viewWithTag(9_999) === view)
      #expect(view.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
      #expect(LayerPainter.paint(root.layer, size: root.bounds.size, traits: .standard).items.count == 1)
      root.spreadTraits()
      root.tintColor = .green
      #expect(view.tintColor == .green)
      let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 100)), view: { root })
      #expect(page.layout.children.count == 1)
    }
    #expect(last == nil)
  }

  @Test("views, controllers, actions and gestures that refer to each other weakly are freed") func cyclesOfReferences() {
    final class Form: UIViewController, UITextFieldDelegate, UITableViewDataSource {
      let field = UITextField()
      let button = UIButton(type: .system)
      let table = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        table.dataSource = self
        button.addAction(UIAction { [weak self] _ in self?.title = "tapped" }, for: .touchUpInside)
        view.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.title = "tap" })
        for part in [field, button, table] { view.addSubview(part) }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (form: Form, _) in form.title = "dark" }
        UIView.animate(withDuration: 1) { self.view.alpha = 0.5 }
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    weak var form: Form?
    weak var table: UITableView?
    do {
      let made = Form()
      (form, table) = (made, made.table)
      let navigation = UINavigationController(rootViewController: made)
      _ = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 300, height: 600)), controller: { navigation })
    }
    #expect(form == nil && table == nil)
  }
}
