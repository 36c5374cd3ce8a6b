import UIKit

/// A coloured view with a size of its own and a name.
final class SizedBox: UIView {
  private let own: CGSize

  init(_ id: String, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) {
    own = CGSize(width: width, height: height)
    super.init(frame: CGRect(origin: .zero, size: own))
    backgroundColor = color
    accessibilityIdentifier = id
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { own }
  override func sizeThatFits(_ size: CGSize) -> CGSize { own }
}

/// A coloured view with a size of its own and a name: red unless said.
@MainActor func uiSized(_ id: String, _ width: CGFloat, _ height: CGFloat, _ color: UIColor = .pureRed) -> UIView {
  SizedBox(id, width, height, color)
}

/// A label with a name, of a system font: 17 points unless said.
@MainActor func uiLabel(_ id: String, _ text: String, _ size: CGFloat = 17, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.font = .systemFont(ofSize: size)
  label.numberOfLines = lines
  label.accessibilityIdentifier = id
  return label
}

/// A white canvas of views that constraints place.
@MainActor func uiRules(rightToLeft: Bool = false, _ views: UIView..., rules: (UIView) -> [NSLayoutConstraint]) -> UIView {
  let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  canvas.backgroundColor = .white
  if rightToLeft { canvas.semanticContentAttribute = .forceRightToLeft }
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    canvas.addSubview(view)
  }
  NSLayoutConstraint.activate(rules(canvas))
  return canvas
}

/// A view on white at a place: at the size that fits it, unless sizes are said.
@MainActor func uiPlaced(_ view: UIView, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
  let fitting = view.sizeThatFits(CGSize(width: width ?? 1000, height: height ?? 1000))
  view.frame = CGRect(x: x, y: y, width: width ?? fitting.width, height: height ?? fitting.height)
  return uiCanvas(view)
}

/// A view that its maker goes on changing.
@discardableResult @MainActor func made<View: AnyObject>(_ view: View, _ change: (View) -> Void) -> View {
  change(view)
  return view
}

/// A constraint that holds only where no other speaks.
@MainActor func weak(_ rule: NSLayoutConstraint) -> NSLayoutConstraint { made(rule) { $0.priority = UILayoutPriority(200) } }

/// A picture of one colour.
@MainActor func uiPicture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .pureRed) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
    color.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
}

/// The view read from right to left.
@MainActor func mirrored<Kind: UIView>(_ view: Kind) -> Kind { made(view) { $0.semanticContentAttribute = .forceRightToLeft } }

extension Shown {
  /// A rectangle of a picture, for brightness, spans and shares.
  func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }
  /// The ink in each of so many strips of one height, from the top.
  func strips(_ count: Int, _ height: CGFloat, width: CGFloat) -> [CGRect] {
    (0..<count).map { ink(in: CGRect(x: 0, y: CGFloat($0) * height, width: width, height: height)) }
  }
  /// The middle of what has this colour; nil where nothing has.
  func middle(_ color: Int, in area: CGRect? = nil) -> CGPoint? {
    let found = self.area(color, in: area)
    return found.isNull ? nil : CGPoint(x: found.midX, y: found.midY)
  }
}
