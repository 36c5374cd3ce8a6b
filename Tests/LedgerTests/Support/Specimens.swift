import SwiftUI
import UIKit

/// A coloured box with a name: 20×20 and pure red unless said.
struct Box: View {
  let id: String
  let width: CGFloat
  let height: CGFloat
  let color: Color

  init(_ id: String = "box", _ width: CGFloat = 20, _ height: CGFloat = 20, _ color: Color = .pureRed) {
    self.id = id
    self.width = width
    self.height = height
    self.color = color
  }
  var body: some View { color.frame(width: width, height: height).accessibilityIdentifier(id) }
}

extension Color {
  /// 0xFF0000 in light and dark.
  static let pureRed = Color(red: 1, green: 0, blue: 0)
  /// 0x00FF00 in light and dark.
  static let pureGreen = Color(red: 0, green: 1, blue: 0)
  /// 0x0000FF in light and dark.
  static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

extension UIColor {
  /// 0xFF0000 in light and dark.
  static var pureRed: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// 0x00FF00 in light and dark.
  static var pureGreen: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// 0x0000FF in light and dark.
  static var pureBlue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
}

/// What modifiers without an effect are tried on: words, a shape, a control and a field, 200×100 at most.
struct Specimen: View {
  var body: some View {
    VStack(spacing: 4) {
      Text("Words")
      HStack {
        Circle().fill(Color.pureRed).frame(width: 20, height: 20)
        Button("Press") {}
        Toggle("On", isOn: .constant(true)).labelsHidden()
      }
      TextField("Field", text: .constant("typed"))
    }
  }
}

/// What properties of UIKit without an effect are tried on.
@MainActor enum UISpecimen {
  static func make() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.backgroundColor = .pureGreen
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.text = "Words"
    view.addSubview(label)
    let box = UIView(frame: CGRect(x: 120, y: 50, width: 30, height: 30))
    box.backgroundColor = .pureRed
    view.addSubview(box)
    return view
  }
}

/// A view of UIKit with a frame, a colour and a name.
@MainActor func uiBox(_ id: String = "box", _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor = .pureRed)
  -> UIView
{
  let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  view.backgroundColor = color
  view.accessibilityIdentifier = id
  return view
}

/// A white view that fills its canvas and holds others.
@MainActor func uiCanvas(_ views: UIView...) -> UIView {
  let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  canvas.backgroundColor = .white
  for view in views { canvas.addSubview(view) }
  return canvas
}
