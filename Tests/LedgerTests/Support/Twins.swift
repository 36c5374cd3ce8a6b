import Foundation
import QuoinAppearance
import QuoinDrawing
import UIKit

@testable import SwiftUI

/// How a control may be shown: each is a judge of its own.
struct TwinState: CustomStringConvertible {
  var isDark = false
  var isEnabled = true
  var isRightToLeft = false
  var isTinted = false
  static let all = [
    TwinState(), TwinState(isDark: true), TwinState(isEnabled: false), TwinState(isRightToLeft: true), TwinState(isTinted: true),
    TwinState(isDark: true, isEnabled: false), TwinState(isDark: true, isTinted: true),
    TwinState(isEnabled: false, isRightToLeft: true, isTinted: true),
  ]
  var description: String {
    let words = [isDark ? "dark" : nil, isEnabled ? nil : "disabled", isRightToLeft ? "right to left" : nil, isTinted ? "tinted" : nil]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}

extension Judge {
  /// How much brighter one picture is than the other where they differ most, by squares of 8 points: words half a point apart do not count.
  private static func mostApart(_ one: Shown, _ other: Shown, _ width: CGFloat, _ height: CGFloat) -> Double {
    var most = 0.0
    for y in stride(from: 0, to: height, by: 8) {
      for x in stride(from: 0, to: width, by: 8) {
        let square = CGRect(x: x, y: y, width: 8, height: 8)
        most = max(most, abs(one.brightness(square) - other.brightness(square)))
      }
    }
    return most
  }

  /// The view of SwiftUI and the view of UIKit, each in the middle of a page, or 8 points from its upper leading corner, look the same in every state; `loosely`: wherever words
  /// stand on parts of a pixel.
  func twins(
    _ width: CGFloat, _ height: CGFloat, loosely: Bool = false, from corner: Bool = false, states: [TwinState] = TwinState.all,
    at line: Int = #line,
    @ViewBuilder _ view: @escaping () -> some View, like uiView: @escaping @MainActor () -> UIView
  ) throws {
    let canvas = Canvas.fixed(width, height)
    for state in states {
      let one = try show(canvas, scale: 2) {
        view().disabled(!state.isEnabled).tint(state.isTinted ? Color.pureGreen : nil)
          .padding(8).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: corner ? .topLeading : .center)
          .background(state.isDark ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1))
          .environment(\.colorScheme, state.isDark ? .dark : .light)
          .environment(\.layoutDirection, state.isRightToLeft ? .rightToLeft : .leftToRight)
      }
      let other = try Shown(uiView: { Self.stage(uiView(), width, height, state, corner) }, canvas, scale: 2, self)
      if loosely {
        let most = Self.mostApart(one, other, width, height)
        expect(most < 0.12, "a part is \(most) brighter or darker than UIKit's, \(state)", at: line)
      } else {
        let count = one.pixelsThatDiffer(from: other)
        expect(count == 0, "\(count ?? -1) pixels differ from UIKit's, \(state)", at: line)
      }
    }
  }
  private static func stage(_ view: UIView, _ width: CGFloat, _ height: CGFloat, _ state: TwinState, _ corner: Bool) -> UIView {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    stage.backgroundColor = state.isDark ? UIColor(red: 0, green: 0, blue: 0, alpha: 1) : UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    stage.overrideUserInterfaceStyle = state.isDark ? .dark : .light
    stage.addSubview(view)
    view.semanticContentAttribute = state.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    if state.isTinted { view.tintColor = .pureGreen }
    (view as? UIControl)?.isEnabled = state.isEnabled
    if view.bounds.isEmpty { view.sizeToFit() }
    view.center = CGPoint(x: width / 2, y: height / 2)
    if corner { view.frame.origin = CGPoint(x: state.isRightToLeft ? width - 8 - view.frame.width : 8, y: 8) }
    if state.isTinted { (view as? UISwitch)?.onTintColor = .pureGreen }
    return stage
  }

  /// The page of SwiftUI and the controller of UIKit look the same, but for words on parts of a pixel, in each generation of the system,
  /// light, dark, and where words are read from right to left.
  func twinPages(
    _ width: CGFloat = 320, _ height: CGFloat = 400, generations: [SystemGeneration] = [.ios17, .ios26], most: Double = 0.12,
    at line: Int = #line, @ViewBuilder _ view: @escaping () -> some View, like controller: @escaping @MainActor () -> UIViewController
  ) throws {
    for generation in generations {
      for (isDark, isRightToLeft) in [(false, false), (true, false), (false, true)] {
        let one = try show(.fixed(width, height)) {
          ZStack {
            (isDark ? Color(red: 0, green: 0, blue: 0) : Color(red: 1, green: 1, blue: 1)).ignoresSafeArea()
            view()
          }.environment(\.systemGeneration, generation).environment(\.colorScheme, isDark ? .dark : .light)
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        var settings = UIKitPageSettings(size: CGSize(width: width, height: height), scale: 1)
        (settings.generation, settings.isDark, settings.isRightToLeft) = (generation, isDark, isRightToLeft)
        let list = UIKitPage.make(settings, controller: controller).displayList
        let other = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)
        var worst = (0.0, CGPoint.zero)
        for y in stride(from: 0, to: Int(height), by: 8) {
          for x in stride(from: 0, to: Int(width), by: 8) {
            var sum = 0.0
            for part in 0..<64 where y + part / 8 < Int(height) {
              let (a, b) = (one.bitmap[x + part % 8, y + part / 8], other[x + part % 8, y + part / 8])
              sum += ((a.red - b.red) + (a.green - b.green) + (a.blue - b.blue)) / 192
            }
            if abs(sum) > worst.0 { worst = (abs(sum), CGPoint(x: x, y: y)) }
          }
        }
        if worst.0 >= most, let folder = ProcessInfo.processInfo.environment["QUOIN_TWINS"] {
          try one.bitmap.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(line)-\(generation)-\(isDark)-\(isRightToLeft)-swift.png"))
          try other.pngData().write(to: URL(fileURLWithPath: "\(folder)/\(line)-\(generation)-\(isDark)-\(isRightToLeft)-uikit.png"))
        }
        expect(
          worst.0 < most,
          "\(worst.0) apart at \(worst.1), \(generation), \(isDark ? "dark" : "light")\(isRightToLeft ? ", right to left" : "")",
          at: line)
      }
    }
  }
}
