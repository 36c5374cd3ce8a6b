import Quoin
import UIKit

extension Ledger {
  func uiBarEdges() {
    topic("Bars and edges")

    controllerRow(
      "UINavigationBar.isTranslucent", "UIViewController.extendedLayoutIncludesOpaqueBars", "UIViewController.edgesForExtendedLayout",
      says: "an opaque bar pushes the view below it, unless the view extends under opaque bars",
      from: .documented("uikit/uiviewcontroller/extendedlayoutincludesopaquebars"), in: .screen(300, 300, top: 20, bottom: 0)
    ) {
      let navigation = UINavigationController(rootViewController: SafePage("Title"))
      navigation.navigationBar.isTranslucent = false
      return navigation
    } holds: {
      $0.frame("page", 0, 64, 300, 236)
      let judge = $0.judge
      let extended = try Shown(
        controller: {
          let page = SafePage("Title")
          page.extendedLayoutIncludesOpaqueBars = true
          let navigation = UINavigationController(rootViewController: page)
          navigation.navigationBar.isTranslucent = false
          return navigation
        }, .screen(300, 300, top: 20, bottom: 0), judge)
      extended.frame("page", 0, 0, 300, 300)
    }
    for translucent in [true, false] {
      controllerRow(
        "UINavigationController.toolbar", "UINavigationController.setToolbarHidden", "UIViewController.setToolbarItems",
        "UIToolbar.isTranslucent",
        says: translucent
          ? "the page's items stand in a bar at the bottom, which adds to the safe area"
          : "an opaque bar at the bottom ends the page's view",
        from: .documented("uikit/uinavigationcontroller/toolbar"), in: .screen(300, 300, top: 20, bottom: 0)
      ) {
        let page = SafePage("Title")
        page.setToolbarItems([UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)], animated: false)
        let navigation = UINavigationController(rootViewController: page)
        navigation.toolbar.isTranslucent = translucent
        navigation.setToolbarHidden(false, animated: false)
        return navigation
      } holds: {
        $0.judge.expect($0.texts.contains("Share"), "\($0.texts)")
        // A toolbar is 44 high, as a navigation bar.
        $0.judge.near($0.frame("safe")!.maxY, 256, within: 6)
        $0.judge.expect(($0.frame("page")!.maxY == 300) == translucent, "\($0.frame("page")!)")
        $0.judge.expect(!$0.area(0x007AFF, in: CGRect(x: 0, y: 250, width: 300, height: 50), within: 40).isNull)
      }
    }
    measure(
      "UITextField.clearButtonRect", says: "lies within the field at its end: at the left from right to left",
      from: .documented("uikit/uitextfield/clearbuttonrect(forbounds:)")
    ) { judge in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.borderStyle = .roundedRect
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
      let button = field.clearButtonRect(forBounds: bounds)
      judge.expect(bounds.contains(button) && button.minX > 160 && abs(button.midY - 17) < 1, "\(button)")
      field.semanticContentAttribute = .forceRightToLeft
      let mirrored = field.clearButtonRect(forBounds: bounds)
      judge.near(mirrored.minX, 200 - button.maxX)
    }
    uiRow(
      "UIListContentConfiguration.ImageProperties.standardDimension", "UIListContentConfiguration.ImageProperties.reservedLayoutSize",
      says: "a reserved width of the standard dimension is the same room for narrow and wide symbols",
      from: .documented("uikit/uilistcontentconfiguration/imageproperties/standarddimension"), in: .fixed(300, 120)
    ) {
      let canvas = uiCanvas()
      for (index, symbol) in ["wifi", "lock"].enumerated() {
        var content = UIListContentConfiguration.cell()
        content.text = symbol
        content.image = UIImage(systemName: symbol)
        content.imageProperties.reservedLayoutSize.width = UIListContentConfiguration.ImageProperties.standardDimension
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 60 * index, width: 300, height: 60)
        canvas.addSubview(view)
      }
      return canvas
    } holds: {
      var places: [String: CGFloat] = [:]
      func visit(_ tree: LayoutTree) {
        if let text = tree.text { places[text] = tree.frame.x }
        for child in tree.children { visit(child) }
      }
      visit($0.tree)
      $0.judge.expect(places["wifi"] != nil && places["wifi"] == places["lock"], "\(places)")
    }
  }
}
