import Testing

@testable import UIKit

/// Whoever is given the nil of a picture that is not there says so, by name; whoever has an answer to it says only that (fact of
/// `UIImage(named:)`: nil where there is no such picture).
@Suite("Pictures that are not there") @MainActor struct MissingPictureTests {
  private func findings(_ make: @escaping () -> UIView) -> [UIKitFinding] {
    UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 100), scale: 1), view: make).findings
  }
  private var nowhere: UIImage? { UIImage(named: "Nowhere") }

  @Test("a view that is given none says which it was to show, and where") func views() {
    let ways: [(String, () -> UIView)] = [
      ("UIImageView", { UIImageView(image: self.nowhere) }),
      ("UIImageView", { made(UIImageView()) { $0.image = self.nowhere } }),
      ("UIButton", { made(UIButton()) { $0.setImage(self.nowhere, for: .normal) } }),
      ("UIButton", { made(UIButton()) { $0.setBackgroundImage(self.nowhere, for: .normal) } }),
      ("UIButton", { UIButton(configuration: made(UIButton.Configuration.plain()) { $0.image = self.nowhere }) }),
      ("UIListContentConfiguration", { UIListContentView(configuration: made(.cell()) { $0.image = self.nowhere }) }),
      (
        "UITabBarItem One",
        {
          made(UITabBar()) {
            let item = UITabBarItem(title: "One", image: nil, tag: 0)
            item.image = self.nowhere
            $0.items = [item]
          }
        }
      ),
    ]
    for (index, (subject, make)) in ways.enumerated() {
      let found = findings(make).filter { $0.message.contains("shows no picture") }
      #expect(
        found.map(\.subject) == [subject] && found.allSatisfy { $0.message.contains("“Nowhere”") || $0.message.contains("Nowhere") },
        "\(index): \(found)")
    }
  }

  @Test("an answer to the nil is a page as it was meant, with a word about the name") func answers() {
    let found = findings { UIImageView(image: self.nowhere ?? UIImage(systemName: "star")) }
    #expect(found.count == 1 && found[0].subject == "UIImage" && found[0].message.contains("Nowhere"), "\(found)")
    #expect(!found.contains { $0.message.contains("shows no picture") })
    // None that was asked for by nobody's name is no picture that is missing.
    #expect(findings { UIImageView(image: nil) }.isEmpty && findings { UIImageView(image: UIImage(systemName: "star")) }.isEmpty)
    // Two that are asked for one after the other are two.
    let two = findings {
      let view = UIImageView(image: self.nowhere)
      view.addSubview(UIImageView(image: UIImage(named: "Elsewhere")))
      return view
    }
    #expect(two.count == 2 && two[0].message.contains("Nowhere") && two[1].message.contains("Elsewhere"), "\(two)")
  }
}

/// A value after a change.
private func made<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
