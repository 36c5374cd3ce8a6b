import Testing

@testable import UIKit

/// Views of visual effects, whose content view grows with them.
@MainActor @Suite("Views of effects") struct EffectViewTests {
  private let settings = UIKitPageSettings(
    size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  @Test("what lies in a view of an effect may be as large as it needs, though that view has no size yet") func effects() {
    for isBare in [true, false] {
      let field = UITextField()
      (field.placeholder, field.borderStyle) = ("Message", .roundedRect)
      let send = UIButton(type: .system)
      send.setTitle("Send", for: .normal)
      let bar: UIView = isBare ? UIView() : UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
      let row = UIStackView(arrangedSubviews: [field, send])
      row.spacing = 8
      let shown = UIKitPage.make(settings) {
        let page = UIViewController()
        for view in [row, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
        page.view.addSubview(bar)
        let host = (bar as? UIVisualEffectView)?.contentView ?? bar
        host.addSubview(row)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: page.view.bottomAnchor), row.topAnchor.constraint(equalTo: host.topAnchor),
          row.leadingAnchor.constraint(equalTo: host.leadingAnchor), row.trailingAnchor.constraint(equalTo: host.trailingAnchor),
          row.bottomAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.bottomAnchor),
        ])
        return page
      }
      #expect(shown.findings.isEmpty, "\(shown.findings.map(\.message))")
      #expect(bar.frame.maxY == 852 && abs(bar.frame.height - row.frame.height - 34) < 0.01 && bar.frame.width == 393, "\(bar.frame)")
    }
  }
}
