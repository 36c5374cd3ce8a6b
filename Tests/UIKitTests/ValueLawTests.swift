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
      view.setVisibleDateComponents(calendar.dateComponents([.year, .month, .day], from: date), animated: false)
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

  private func picture(_ size: CGSize = CGSize(width: 100, height: 60), _ make: @escaping () -> UIView) throws -> Bitmap {
    var settings = UIKitPageSettings(size: size, scale: 1)
    settings.generation = .ios17
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: UIKitPage.make(settings, view: make).displayList)
  }
}
