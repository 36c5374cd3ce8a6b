import Foundation
import QuoinLayout

/// A view that a service of the phone would fill: a map, a film, a page of the web. It draws a plate with its name.
open class _ServicePlaceholderView: UIView {
  /// What would be there.
  open var _serviceName: String { "\(type(of: self))" }

  /// A plate with the view's name in the middle.
  open override func draw(_ rect: CGRect) {
    UIColor.secondarySystemFill.setFill()
    UIBezierPath(rect: bounds).fill()
    let words = NSAttributedString(
      string: _serviceName, attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1), .foregroundColor: UIColor.secondaryLabel])
    let size = words.size()
    words.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}
