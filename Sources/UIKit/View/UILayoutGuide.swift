/// A rectangle in a view that shows nothing: to pin to, or to place by constraints.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view it lies in.
  open weak var owningView: UIView?
  /// A name.
  open var identifier = ""
  /// Where a guide of the system lies by its view's insets; nil for a guide of your own.
  package final var rule: ((UIView) -> CGRect)?
  package final var solvedFrame = CGRect.zero

  /// A guide of your own: add it with `addLayoutGuide` and place it by constraints.
  public override init() { super.init() }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init() }

  package convenience init(owner: UIView, identifier: String, rule: @escaping (UIView) -> CGRect) {
    self.init()
    owningView = owner
    self.identifier = identifier
    self.rule = rule
  }

  /// The rectangle in the coordinates of the owning view; zero without one.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return rule.map { $0(owningView) } ?? solvedFrame
  }
}

/// A strip along the top or bottom of a controller's view that bars cover, from before there was a safe area.
@MainActor @preconcurrency public protocol UILayoutSupport: NSObjectProtocol {
  /// How high it is.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// Such a strip.
final class CoveredStrip: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { layoutFrame.height }
}

/// The part of a view that a keyboard covers, or the bottom of the safe area while there is none.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether it follows a floating keyboard; kept only.
  open var followsUndockedKeyboard = false
}

extension UIView {
  private enum SafeKey {}
  private enum AboveKey {}
  private enum BelowKey {}
  private enum MarginsKey {}
  private enum ReadableKey {}
  private enum KeyboardKey {}

  private func guide<Guide: UILayoutGuide>(_ key: Any.Type, _ make: () -> Guide) -> Guide {
    if let known = attachments[ObjectIdentifier(key)] as? Guide { return known }
    let made = make()
    attachments[ObjectIdentifier(key)] = made
    return made
  }

  /// The bounds without what bars and notches cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(SafeKey.self) {
      UILayoutGuide(owner: self, identifier: "UIViewSafeAreaLayoutGuide") { $0.bounds.inset(by: $0.safeAreaInsets) }
    }
  }
  var guideAbove: CoveredStrip {
    guide(AboveKey.self) {
      CoveredStrip(owner: self, identifier: "_UIViewControllerTop") { view in
        CGRect(x: view.bounds.minX, y: view.bounds.minY, width: view.bounds.width, height: view.safeAreaInsets.top)
      }
    }
  }
  var guideBelow: CoveredStrip {
    guide(BelowKey.self) {
      CoveredStrip(owner: self, identifier: "_UIViewControllerBottom") { view in
        let height = view.safeAreaInsets.bottom
        return CGRect(x: view.bounds.minX, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
      }
    }
  }
  /// The bounds without the layout margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(MarginsKey.self) {
      UILayoutGuide(owner: self, identifier: "UIViewLayoutMarginsGuide") { $0.bounds.inset(by: $0.layoutMargins) }
    }
  }
  /// Inside the margins, at most 672 points wide, in the middle: as wide as lines are easy to read at the default text size.
  public var readableContentGuide: UILayoutGuide {
    guide(ReadableKey.self) {
      UILayoutGuide(owner: self, identifier: "UIViewReadableContentGuide") { view in
        let inside = view.bounds.inset(by: view.layoutMargins)
        let width = min(inside.width, 672)
        return CGRect(x: inside.midX - width / 2, y: inside.minY, width: width, height: inside.height)
      }
    }
  }
  /// Where a keyboard would be: from the bottom of the view's safe area to the window's end, unless a host shows a keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(KeyboardKey.self) {
      UIKeyboardLayoutGuide(owner: self, identifier: "UIKeyboardLayoutGuide") { view in
        let inside = view.bounds.inset(by: view.safeAreaInsets)
        let end = view.window.map { view.convert(CGPoint(x: 0, y: $0.bounds.maxY), from: $0).y } ?? view.bounds.maxY
        let top = min(inside.maxY, end - UIView.keyboardHeight)
        return CGRect(x: view.bounds.minX, y: top, width: view.bounds.width, height: end - top)
      }
    }
  }
  /// How high a keyboard covers the bottom of the screen while a page is made; 0 = no keyboard.
  package static var keyboardHeight: CGFloat {
    get { KeyboardState.height }
    set { KeyboardState.height = newValue }
  }

  /// Adds a guide of your own.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    viewState.guides.append(guide)
  }
  /// Takes a guide of your own away.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    viewState.guides.removeAll { $0 === guide }
    if guide.owningView === self { guide.owningView = nil }
  }
  /// The guides of your own.
  public var layoutGuides: [UILayoutGuide] { viewState.guides }
}

@MainActor private enum KeyboardState {
  static var height: CGFloat = 0
}

extension UIView {
  /// Called through when the content has another size: measured sizes are forgotten and layout is asked for.
  package func contentSizeChanged() {
    flexSlot?.contentSizeChanged()
    if ConstraintOwner.isUsed { LayoutRegion.contentChanged(of: self) }
    parent?.setNeedsLayout()
    setNeedsLayout()
  }
}

/// A layout system that keeps measured sizes hears here that a view's content changed.
@MainActor package protocol ContentSizeListening: AnyObject, Sendable {
  func contentSizeChanged()
  nonisolated func viewIsGone()
}
