import UIKit

/// Views and controllers as lines, in the form that debuggers print them, without addresses.
@MainActor enum HierarchyText {
  private static let step = "   | "

  static func views(_ root: UIView) -> String {
    var lines: [String] = []
    var stack: [(view: UIView, margin: String)] = [(root, "")]
    while let (view, margin) = stack.popLast() {
      lines.append(margin + words(of: view))
      for child in view.subviews.reversed() { stack.append((child, margin + step)) }
    }
    return lines.joined(separator: "\n")
  }

  private static func words(of view: UIView) -> String {
    let frame = view.frame
    var parts = [
      "<\(type(of: view))", "frame = (\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha < 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    let resizing = resizing(view.autoresizingMask)
    if !resizing.isEmpty { parts.append("autoresize = \(resizing)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(type(of: view.layer))>>")
    return parts.joined(separator: "; ")
  }

  private static func resizing(_ mask: UIView.AutoresizingMask) -> String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"),
      (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// `show` brings the controller on a page, so that its children and views are there.
  static func controllers(_ root: UIViewController, show: () -> UIKitPage) -> String {
    _ = show()
    var lines: [String] = []
    func write(_ controller: UIViewController, _ margin: String) {
      let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
      lines.append(
        "\(margin)<\(type(of: controller))>, state: \(controller.viewIfLoaded == nil ? "disappeared" : "appeared"), view: \(view)")
      for child in controller.children { write(child, margin + step) }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        lines.append("\(margin)\(step)+ <\(type(of: presented))>, presented")
      }
    }
    write(root, "")
    return lines.joined(separator: "\n")
  }
}
