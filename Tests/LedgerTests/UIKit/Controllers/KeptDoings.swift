import Foundation
import UIKit

extension Ledger {
  /// Members beside those that are kept: what they do can be read.
  func keptDoings() {
    topic("What bars, text and fonts answer")
    value(
      "UINavigationItem.setHidesBackButton", "UINavigationController.popToViewController", "UINavigationBar.items",
      "UINavigationBar.topItem",
      "UINavigationBar.backItem", "UINavigationBar.setItems", "UINavigationBar.pushItem", "UINavigationBar.popItem",
      says: "a controller's bar has its controllers' items, the last on top; one of its own has those it is given",
      from: .documented("uikit/uinavigationbar/items")
    ) { judge in
      let controllers = (0..<3).map { _ in UIViewController() }
      let navigation = UINavigationController(rootViewController: controllers[0])
      navigation.loadViewIfNeeded()
      for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: false) }
      judge.expect(navigation.navigationBar.topItem === controllers[2].navigationItem, "the last on top")
      judge.expect(navigation.navigationBar.backItem === controllers[1].navigationItem, "the one before behind the way back")
      let gone = navigation.popToViewController(controllers[0], animated: false)
      judge.equal(gone?.count, 2)
      judge.expect(navigation.topViewController === controllers[0], "back at the first")
      judge.expect(navigation.popToViewController(UIViewController(), animated: false) == nil, "a stranger leads nowhere")
      controllers[0].navigationItem.setHidesBackButton(true, animated: false)
      judge.equal(controllers[0].navigationItem.hidesBackButton, true)
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.setItems([UINavigationItem(title: "a"), UINavigationItem(title: "b")], animated: false)
      bar.pushItem(UINavigationItem(title: "c"), animated: false)
      judge.equal(bar.topItem?.title, "c")
      judge.equal(bar.popItem(animated: false)?.title, "c")
      judge.equal(bar.items?.map { $0.title ?? "" }, ["a", "b"])
    }
    value(
      "UITextField.beginningOfDocument", "UITextField.endOfDocument", "UITextField.position", "UITextField.textRange", "UITextField.offset",
      "UITextField.replace", "UITextField.text", "UITextField.selectedTextRange", "UITextView.beginningOfDocument",
      "UITextView.endOfDocument", "UITextView.position", "UITextView.textRange", "UITextView.offset", "UITextView.replace",
      "UITextView.selectedTextRange",
      says: "places count UTF-16's units; a range gives and takes letters", from: .documented("uikit/uitextinput")
    ) { judge in
      let field = UITextField(frame: .zero)
      field.text = "a😀bc"
      judge.equal(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 5)
      let third = field.position(from: field.beginningOfDocument, offset: 3)
      judge.expect(field.position(from: field.endOfDocument, offset: 1) == nil, "nothing behind the end")
      let range = third.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
      judge.equal(range.flatMap { field.text(in: $0) }, "bc")
      if let range { field.replace(range, withText: "!") }
      judge.equal(field.text, "a😀!")
      judge.equal(field.selectedTextRange?.isEmpty, true)
      let view = UITextView(frame: .zero)
      view.text = "abcd"
      view.selectedRange = NSRange(location: 1, length: 2)
      judge.equal(view.selectedTextRange.flatMap { view.text(in: $0) }, "bc")
      view.selectedTextRange = view.textRange(from: view.beginningOfDocument, to: view.beginningOfDocument)
      judge.equal(view.selectedRange, NSRange(location: 0, length: 0))
      let second = view.position(from: view.beginningOfDocument, offset: 2)
      judge.equal(second.map { view.offset(from: view.beginningOfDocument, to: $0) }, 2)
      if let second, let end = view.textRange(from: second, to: view.endOfDocument) { view.replace(end, withText: "") }
      judge.equal(view.text, "ab")
    }
    value(
      "UIFontDescriptor.addingAttributes", "UIFontDescriptor.withFamily", "UIFontDescriptor.fontAttributes", "UIFontDescriptor.object",
      "UIFontDescriptor.postscriptName", "UIFont.familyNames", "UIFont.fontNames",
      says: "attributes ask for a size, a family and how bold", from: .documented("uikit/uifontdescriptor/init(fontattributes:)")
    ) { judge in
      let bold = UIFontDescriptor(fontAttributes: [.size: 20.0, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
      judge.equal(UIFont(descriptor: bold, size: 0).pointSize, 20)
      judge.expect(bold.symbolicTraits.contains(.traitBold), "bold")
      judge.equal(bold.addingAttributes([.size: 31.0]).pointSize, 31)
      judge.equal(bold.object(forKey: .size) as? NSNumber, 20)
      judge.equal(bold.fontAttributes[.name] as? String, bold.postscriptName)
      judge.equal(bold.fontAttributes[.family] as? String, UIFont(descriptor: bold, size: 0).familyName)
      judge.equal(UIFont(descriptor: bold.withFamily("JetBrains Mono"), size: 0).familyName, "JetBrains Mono")
      judge.expect(!UIFont.fontNames(forFamilyName: "JetBrains Mono").isEmpty, "a family's fonts")
      judge.equal(UIFont.fontNames(forFamilyName: "No Such Family"), [])
      judge.expect(UIFont.familyNames.allSatisfy { !$0.isEmpty }, "families have names")
    }
    value(
      "CGImage.cropping", "UIImage.stretchableImage", "UIImage.imageRendererFormat",
      says: "a part has its own size, and lies within; caps leave one point in the middle",
      from: .documented("coregraphics/cgimage/cropping(to:)")
    ) { judge in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 2
      let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8), format: format).image { _ in }
      let part = image.cgImage?.cropping(to: CGRect(x: 15, y: 0, width: 10, height: 4))
      judge.equal(part?.width, 5)
      judge.equal(part?.height, 4)
      judge.expect(image.cgImage?.cropping(to: CGRect(x: 50, y: 50, width: 1, height: 1)) == nil, "nothing outside")
      judge.equal(
        image.stretchableImage(withLeftCapWidth: 3, topCapHeight: 2).capInsets, UIEdgeInsets(top: 2, left: 3, bottom: 5, right: 6))
      judge.equal(image.imageRendererFormat.scale, 2)
    }
    value(
      "CGContext.currentPointOfPath", "CGContext.isPathEmpty", "CGContext.boundingBoxOfPath", "CGContext.pathContains",
      "CGContext.addRects", "CGContext.path", "CGContext.boundingBoxOfClipPath",
      "CGContext.replacePathWithStrokedPath", says: "a path tells where it is and what is in it",
      from: .documented("coregraphics/cgcontext")
    ) { judge in
      _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
        let context = renderer.cgContext
        judge.equal(context.isPathEmpty, true)
        judge.expect(context.path == nil, "no path")
        context.saveGState()
        context.translateBy(x: 10, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clip(to: CGRect(x: 5, y: 5, width: 20, height: 20))
        judge.equal(context.boundingBoxOfClipPath, CGRect(x: 5, y: 5, width: 15, height: 15))
        context.translateBy(x: 5, y: 0)
        judge.equal(context.boundingBoxOfClipPath, CGRect(x: 0, y: 5, width: 15, height: 15))
        context.restoreGState()
        context.addRects([CGRect(x: 2, y: 3, width: 4, height: 5), CGRect(x: 20, y: 20, width: 2, height: 2)])
        judge.equal(context.boundingBoxOfPath, CGRect(x: 2, y: 3, width: 20, height: 19))
        judge.equal(context.path?.boundingBox ?? .null, CGRect(x: 2, y: 3, width: 20, height: 19))
        judge.equal(context.pathContains(CGPoint(x: 4, y: 5), mode: .fill), true)
        judge.equal(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill), false)
        context.beginPath()
        context.move(to: CGPoint(x: 5, y: 5))
        context.addLine(to: CGPoint(x: 15, y: 5))
        judge.equal(context.currentPointOfPath, CGPoint(x: 15, y: 5))
        context.setLineWidth(4)
        context.replacePathWithStrokedPath()
        judge.equal(context.boundingBoxOfPath, CGRect(x: 5, y: 3, width: 10, height: 4))
      }
    }
    uiRow(
      "CGContext.setBlendMode", "CGContext.clear", "CGContext.beginTransparencyLayer", "CGContext.endTransparencyLayer",
      "CGContext.strokeLineSegments", "CGContext.drawRadialGradient",
      says: "colours multiply, rectangles become clear, lines go from each first point, rings from a middle",
      from: .documented("coregraphics/cgcontext/setblendmode(_:)")
    ) {
      uiDrawn {
        $0.setFillColor(UIColor(red: 1, green: 1, blue: 0, alpha: 1).cgColor)
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
        $0.setBlendMode(.multiply)
        $0.setFillColor(UIColor(red: 0, green: 1, blue: 1, alpha: 1).cgColor)
        $0.fill(CGRect(x: 20, y: 0, width: 40, height: 40))
        $0.setBlendMode(.normal)
        $0.beginTransparencyLayer(auxiliaryInfo: nil)
        $0.setFillColor(UIColor.pureRed.cgColor)
        $0.fill(CGRect(x: 60, y: 60, width: 30, height: 30))
        $0.clear(CGRect(x: 70, y: 70, width: 10, height: 10))
        $0.endTransparencyLayer()
        $0.setStrokeColor(UIColor.pureBlue.cgColor)
        $0.setLineWidth(4)
        $0.strokeLineSegments(between: [CGPoint(x: 0, y: 60), CGPoint(x: 20, y: 60), CGPoint(x: 0, y: 80), CGPoint(x: 20, y: 80)])
        if let rings = CGGradient(colorsSpace: nil, colors: [UIColor.pureRed.cgColor, UIColor.pureRed.cgColor], locations: nil) {
          $0.drawRadialGradient(
            rings, startCenter: CGPoint(x: 80, y: 20), startRadius: 0, endCenter: CGPoint(x: 80, y: 20), endRadius: 10, options: [])
        }
      }
    } holds: {
      $0.color(10, 10, is: 0xFFFF00)
      $0.color(30, 10, is: 0x00FF00)
      $0.color(50, 10, is: 0x00FFFF)
      $0.color(65, 65, is: 0xFF0000)
      $0.color(75, 75, is: 0xFFFFFF)
      $0.color(10, 60, is: 0x0000FF)
      $0.color(10, 70, is: 0xFFFFFF)
      $0.color(80, 20, is: 0xFF0000)
      $0.color(80, 35, is: 0xFFFFFF)
    }
    value(
      "UIView.transition", "CASpringAnimation.settlingDuration", "UIProgressView.observedProgress", "UIDynamicAnimator.behaviors",
      "UIDynamicAnimator.addBehavior", "UIDynamicAnimator.removeBehavior", "UIDynamicAnimator.removeAllBehaviors",
      "UITableView.sectionIndexColor", "UIBarItem.setTitleTextAttributes", "UIBarItem.titleTextAttributes", "CALayer.speed",
      says: "one view takes another's place; what is set is read again",
      from: .documented("uikit/uiview/transition(from:to:duration:options:completion:)")
    ) { judge in
      let (around, first, second) = (UIView(), UIView(), UIView())
      around.addSubview(first)
      var ended = false
      UIView.transition(from: first, to: second, duration: 1, completion: { ended = $0 })
      judge.equal(around.subviews, [second])
      judge.equal(ended, true)
      let progress = Progress(totalUnitCount: 4)
      progress.completedUnitCount = 1
      let bar = UIProgressView(progressViewStyle: .default)
      bar.observedProgress = progress
      judge.equal(bar.progress, 0.25)
      let animator = UIDynamicAnimator(referenceView: around)
      let pull = UIGravityBehavior(items: [second])
      animator.addBehavior(pull)
      judge.equal(animator.behaviors, [pull])
      animator.removeBehavior(pull)
      judge.equal(animator.behaviors, [])
      animator.addBehavior(pull)
      animator.removeAllBehaviors()
      judge.equal(animator.behaviors, [])
      let table = UITableView()
      judge.equal(table.sectionIndexColor, nil)
      table.sectionIndexColor = .red
      judge.equal(table.sectionIndexColor, .red)
      let tab = UITabBarItem(title: "a", image: nil, tag: 0)
      tab.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
      judge.equal(tab.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .red)
      judge.expect(tab.titleTextAttributes(for: .selected) == nil, "another state has none")
      judge.equal(CALayer().speed, 1)
      // The envelope e^(-damping·t/(2·mass)) is a thousandth after 2·mass/damping·ln 1000 seconds.
      judge.equal((CASpringAnimation(keyPath: "x").settlingDuration * 1000).rounded(), 1382)
    }
  }
}
