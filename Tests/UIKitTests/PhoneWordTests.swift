import Foundation
import QuoinObjectiveC
import Testing

@testable import UIKit

/// What the phone's classes answer under the names that packages ask for.
@MainActor @Suite("What packages ask the phone's classes") struct PhoneWordTests {
  @Test("A colour comes out of an archive as it went in; without its parts there is none") func colours() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    let empty = NSKeyedUnarchiver(forReadingWith: try NSKeyedArchiver.archivedData(withRootObject: "a", requiringSecureCoding: false))
    #expect(UIColor(coder: empty) == nil)
  }

  @Test("How far corners are rounded in the end: by the configuration, capsules by the size, else by the layer") func corners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.layer.cornerRadius = 4
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.effectiveRadius(corner: .topLeft) == 4 && view.effectiveRadius(corner: .bottomRight) == 0)
    #expect(view.effectiveRadius(corner: .allCorners) == 4)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topRight) == 15)
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(3), bottomRightRadius: .fixed(9))
    #expect(view.effectiveRadius(corner: .topLeft) == 3 && view.effectiveRadius(corner: .topRight) == 0)
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 9)
  }

  @Test("A place of one space is counted in another, through the window") func spaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (one, other) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView(frame: CGRect(x: 100, y: 5, width: 50, height: 50))
    )
    window.addSubview(one)
    window.addSubview(other)
    let (from, to): (any UICoordinateSpace, any UICoordinateSpace) = (one, other)
    #expect(from.convert(CGPoint(x: 1, y: 2), to: to) == CGPoint(x: -89, y: 17))
    #expect(from.convert(CGRect(x: 0, y: 0, width: 3, height: 4), from: to) == CGRect(x: 90, y: -15, width: 3, height: 4))
    #expect(from.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 10, y: 20))
    #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 10, y: 20), to: from) == .zero)
  }

  @Test("A text is written into by whoever knows no more of it than that") func texts() {
    let field = UITextField()
    field.text = "one two"
    let input: any UIControl & UITextInput = field
    guard let begin = input.position(from: input.beginningOfDocument, offset: 4),
      let range = input.textRange(from: begin, to: input.endOfDocument)
    else { return #expect(Bool(false), "places") }
    #expect(input.text(in: range) == "two")
    input.replace(range, withText: "2")
    #expect(field.text == "one 2")
  }

  @Test("What a performed method gives back is an object; gestures below begin with their own start") func performed() {
    final class Asked: NSObject {}
    let asked = Asked()
    let given = asked.perform(Selector("name") { _, _ in UIColor.red })
    #expect(given?.takeUnretainedValue() as? UIColor == .red)
    final class Tap: UITapGestureRecognizer {
      var began = 0
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        began += 1
      }
    }
    #expect(Tap().began == 1)
    let bar = UISearchBar()
    bar.inputAccessoryView = bar
    #expect(bar.inputAccessoryView === bar && UICubicTimingParameters().animationCurve == .easeInOut)
  }
}
