import Foundation
import QuoinDrawing
import Testing

@testable import UIKit

/// Values with several parts: each part comes out where it went in, whichever way the value is made.
@Suite("Values: each part in its place") @MainActor struct ValueLawTests {
  @Test("a value in an object comes out as it went in") func objects() {
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: map).cgAffineTransformValue == map)
    var space = CATransform3D()
    (space.m11, space.m12, space.m13, space.m14) = (1, 2, 3, 4)
    (space.m21, space.m22, space.m23, space.m24) = (5, 6, 7, 8)
    (space.m31, space.m32, space.m33, space.m34) = (9, 10, 11, 12)
    (space.m41, space.m42, space.m43, space.m44) = (13, 14, 15, 16)
    #expect(CATransform3DEqualToTransform(NSValue(caTransform3D: space).caTransform3DValue, space))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)) == NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)))
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)) != NSValue(uiOffset: UIOffset(horizontal: 2, vertical: 1)))
  }

  @Test("every way to round corners names its corners") func corners() {
    func radii(_ corners: UICornerConfiguration) -> [CGFloat?] {
      [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight].map { $0?.radius }
    }
    let (one, two, three, four) = (UICornerRadius.fixed(1), UICornerRadius.fixed(2), UICornerRadius.fixed(3), UICornerRadius.fixed(4))
    typealias Corners = UICornerConfiguration
    let ways: [(Corners, [CGFloat?])] = [
      (.corners(radius: one), [1, 1, 1, 1]), (.uniformCorners(radius: two), [2, 2, 2, 2]), (.corners(), [nil, nil, nil, nil]),
      (.corners(topLeftRadius: one, topRightRadius: two, bottomLeftRadius: three, bottomRightRadius: four), [1, 2, 3, 4]),
      (.uniformEdges(leftRadius: one, rightRadius: two), [1, 2, 1, 2]), (.uniformEdges(topRadius: one, bottomRadius: two), [1, 1, 2, 2]),
      (.uniformTopRadius(one, bottomLeftRadius: two, bottomRightRadius: three), [1, 1, 2, 3]), (.uniformTopRadius(one), [1, 1, nil, nil]),
      (.uniformBottomRadius(one, topLeftRadius: two, topRightRadius: three), [2, 3, 1, 1]),
      (.uniformBottomRadius(one), [nil, nil, 1, 1]),
      (.uniformLeftRadius(one, topRightRadius: two, bottomRightRadius: three), [1, 2, 1, 3]), (.uniformLeftRadius(one), [1, nil, 1, nil]),
      (.uniformRightRadius(one, topLeftRadius: two, bottomLeftRadius: three), [2, 1, 3, 1]), (.uniformRightRadius(one), [nil, 1, nil, 1]),
    ]
    for (index, way) in ways.enumerated() { #expect(radii(way.0) == way.1, "\(index)") }
  }

  @Test("a rounded corner is the one that is named, and no other") func roundedCorners() throws {
    let places = [(2, 2), (97, 2), (2, 57), (97, 57)]
    for index in 0..<4 {
      func radius(_ corner: Int) -> UICornerRadius? { corner == index ? .fixed(20) : nil }
      let shown = try picture {
        let (stage, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)))
        (stage.backgroundColor, box.backgroundColor, box.clipsToBounds) = (.white, .black, true)
        box.cornerConfiguration = .corners(
          topLeftRadius: radius(0), topRightRadius: radius(1), bottomLeftRadius: radius(2), bottomRightRadius: radius(3))
        stage.addSubview(box)
        return stage
      }
      for (corner, place) in places.enumerated() {
        #expect((shown[place.0, place.1].red == 1) == (corner == index), "\(index): \(corner)")
      }
    }
  }

  @Test("a colour has the parts that it is made of, in their order, whichever way") func colorParts() throws {
    let ways: [CGColor?] = [
      CGColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 0.8), CGColor(srgbRed: 0.1, green: 0.3, blue: 0.6, alpha: 0.8),
      CGColor(_colorLiteralRed: 0.1, green: 0.3, blue: 0.6, alpha: 0.8),
      CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.3, 0.6, 0.8]),
      UIColor(red: 0.1, green: 0.3, blue: 0.6, alpha: 0.8).cgColor,
      UIColor(_colorLiteralRed: 0.1, green: 0.3, blue: 0.6, alpha: 0.8).cgColor,
    ]
    for (index, way) in ways.enumerated() {
      let parts = try #require(way?.components)
      #expect(parts.count == 4 && zip(parts, [0.1, 0.3, 0.6, 0.8]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(index): \(parts)")
    }
    #expect(CGColor(gray: 0.2, alpha: 0.5).components?.last == 0.5)
    // Two pixels of red, one of half a blue, and one that is clear.
    let bytes: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 128, 0, 0, 0, 0]
    let mean = try UIImage(.bitmap(Bitmap(width: 2, height: 2, rgba: bytes)), scale: 1).meanColor
    let covered = 2 + 128.0 / 255
    #expect(abs(mean.red - 2 / covered) < 0.01 && mean.green == 0 && abs(mean.alpha - covered / 4) < 0.01, "\(mean)")
  }

  @Test("a context fills and draws lines with the colour whose parts it is told") func contextColors() throws {
    final class Board: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 60))
        context.setStrokeColor(red: 0.8, green: 0.2, blue: 0.4, alpha: 1)
        context.stroke(CGRect(x: 70, y: 20, width: 10, height: 20), width: 20)
      }
    }
    let shown = try picture { Board() }
    for (x, parts) in [(20, [0.2, 0.4, 0.8]), (75, [0.8, 0.2, 0.4])] {
      let pixel = shown[x, 30]
      let found = [Double(pixel.red), Double(pixel.green), Double(pixel.blue)]
      #expect(zip(found, parts).allSatisfy { abs($0 - $1) < 0.01 }, "\(x): \(found)")
    }
  }

  @Test("a view that is made without a frame has none") func frames() {
    let views: [UIView] = [
      UIView(), UILabel(), UIButton(), UIImageView(), UITextField(), UITextView(), UIScrollView(), UIStackView(),
      UIStackView(arrangedSubviews: [UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))]), UITableView(), UISearchBar(), UIToolbar(),
      UINavigationBar(), UIVisualEffectView(effect: nil), UIPageControl(), UITableViewHeaderFooterView(reuseIdentifier: nil), UIControl(),
    ]
    for view in views {
      #expect(view.frame.origin == .zero && view.frame.size.width.isFinite && view.frame.size.height.isFinite, "\(type(of: view))")
    }
    #expect(views.prefix(9).filter { !($0 is UIImageView) }.allSatisfy { $0.frame == .zero })
    #expect(UIStatusBarManager(height: 20).statusBarFrame == CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 20))
  }

  @Test("what is left of a container is its size less its insets") func containers() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let room = CollectionEnvironment(
      contentSize: CGSize(width: 100, height: 60), contentInsets: insets, traitCollection: UITraitCollection())
    #expect(room.effectiveContentSize == CGSize(width: 90, height: 55) && room.effectiveContentInsets == insets)
    let tight = CollectionEnvironment(contentSize: CGSize(width: 5, height: 3), contentInsets: insets, traitCollection: UITraitCollection())
    #expect(tight.effectiveContentSize == .zero)
  }

  @Test("gradients of a context end where they end, unless they are to go on") func gradients() throws {
    final class Board: UIView {
      var options: CGGradientDrawingOptions = []
      var isRadial = false
      override func draw(_ rect: CGRect) {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        guard let context = UIGraphicsGetCurrentContext(), let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
        else { return }
        if isRadial {
          let middle = CGPoint(x: 50, y: 30)
          context.drawRadialGradient(gradient, startCenter: middle, startRadius: 5, endCenter: middle, endRadius: 20, options: options)
        } else {
          context.drawLinearGradient(gradient, start: CGPoint(x: 30, y: 30), end: CGPoint(x: 70, y: 30), options: options)
        }
      }
    }
    func shown(_ isRadial: Bool, _ options: CGGradientDrawingOptions) throws -> Bitmap {
      try picture {
        let board = Board()
        (board.backgroundColor, board.options, board.isRadial) = (.white, options, isRadial)
        return board
      }
    }
    func isWhite(_ picture: Bitmap, _ x: Int) -> Bool { picture[x, 30].red == 1 && picture[x, 30].green == 1 }
    for options in [
      CGGradientDrawingOptions(), .drawsBeforeStartLocation, .drawsAfterEndLocation, [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ] {
      let line = try shown(false, options)
      #expect(isWhite(line, 10) == !options.contains(.drawsBeforeStartLocation))
      #expect(isWhite(line, 90) == !options.contains(.drawsAfterEndLocation))
      #expect(!isWhite(line, 50))
      let ring = try shown(true, options)
      #expect(isWhite(ring, 90) == !options.contains(.drawsAfterEndLocation))
      #expect(!isWhite(ring, 60))
    }
  }

  @Test("a calendar is a picker of days that lies open") func calendars() throws {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let utc = try #require(TimeZone(identifier: "UTC"))
    let size = CGSize(width: 320, height: 340)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    let shown = try picture(size) {
      let view = UICalendarView()
      view.calendar = calendar
      let day = calendar.dateComponents([.year, .month, .day], from: date)
      view.setVisibleDateComponents(day, animated: false)
      let selection = UICalendarSelectionSingleDate(delegate: nil)
      selection.selectedDate = day
      view.selectionBehavior = selection
      return view
    }
    let other = try picture(size) {
      let picker = UIDatePicker()
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
      (picker.calendar, picker.timeZone) = (calendar, utc)
      picker.date = calendar.startOfDay(for: date)
      return picker
    }
    #expect(shown.difference(to: other, tolerance: 0)?.pixels == 0)
  }

  @Test("date pickers in every style settle", arguments: [.wheels, .compact, .inline] as [UIDatePickerStyle])
  func pickersSettle(style: UIDatePickerStyle) {
    for mode in [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth] as [UIDatePicker.Mode] {
      let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 320, height: 420), scale: 1)) {
        let picker = UIDatePicker()
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
        return picker
      }
      #expect(page.findings.isEmpty, "\(mode): \(page.findings.map(\.message))")
    }
  }

  private func picture(_ size: CGSize = CGSize(width: 100, height: 60), _ make: @escaping () -> UIView) throws -> Bitmap {
    var settings = UIKitPageSettings(size: size, scale: 1)
    settings.generation = .ios17
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: UIKitPage.make(settings, view: make).displayList)
  }
}
