import Foundation
import QuoinAppearance
import QuoinLayout
import QuoinMessages
import SwiftUI

/// The canvas of a preview: what the user chose on the command line, else what the preview asks for, else the standard phone.
struct CanvasChoice {
  /// The most pixels along a side that pictures can have.
  static let mostPixels = 32_767.0

  private(set) var canvas: PageOptions.Canvas
  private(set) var scale: CGFloat
  private(set) var screen: Screen?

  @MainActor init(_ choices: RenderChoices, _ canvasRequest: PreviewRequest.CanvasRequest, defaultScale: CGFloat?) throws(RunnerRefusal) {
    if let size = choices.size {
      (canvas, screen) = (Self.canvas(of: size), nil)
    } else if choices.device == nil, case .sizeThatFits = canvasRequest.layout {
      (canvas, screen) = (.fit, nil)
    } else if choices.device == nil, case .fixed(let size) = canvasRequest.layout {
      (canvas, screen) = (.fixed(size), nil)
    } else {
      let device = try Self.device(choices.device ?? canvasRequest.device)
      let screen = device.screen(canvasRequest.isLandscape ? .landscape : .portrait)
      (canvas, self.screen) = (Self.canvas(of: screen), screen)
    }
    scale = choices.scale.map { CGFloat($0) } ?? defaultScale ?? screen.map { CGFloat($0.scale) } ?? 2
    if case .fixed(let size) = canvas { try Self.check(size) }
  }

  /// Whether everything in the choices can be met; a refusal says what there is.
  static func check(_ choices: RenderChoices) throws(RunnerRefusal) {
    if choices.device != nil { _ = try device(choices.device) }
    for line in choices.matrix?.lines ?? [] {
      for value in line.values { try check(Matrix(lines: [Matrix.Line(line.axis, [value])]).cell(0).applied(to: RenderChoices())) }
    }
    try checkDate(choices)
    if let size = choices.dynamicType, TypeSize(named: size) == nil {
      throw RunnerRefusal(
        "--dynamic-type \(size): there is no such size. There is: " + TypeSize.allCases.map(\.name).joined(separator: ", ") + ".")
    }
    if let system = choices.system, SystemGeneration(named: system) == nil {
      throw RunnerRefusal(
        "--os \(system): there is " + SystemGeneration.allCases.map { String($0.rawValue) }.joined(separator: ", ") + ".")
    }
    if let locale = choices.locale, !isLocale(locale) {
      throw RunnerRefusal("--locale \(locale): a locale is a language with perhaps a region, such as ko, de_DE or zh-Hant.")
    }
  }

  private static func checkDate(_ choices: RenderChoices) throws(RunnerRefusal) {
    if let date = choices.date, ChosenDate.read(date) == nil {
      throw RunnerRefusal("--date \(date): a date is a day, such as 2026-11-26, or a day and a time, such as 2026-11-26T09:41.")
    }
  }

  private static func isLocale(_ name: String) -> Bool {
    let language = name.split(whereSeparator: { $0 == "_" || $0 == "-" || $0 == "@" }).first ?? ""
    return Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language.lowercased() }
  }

  private static func device(_ name: String?) throws(RunnerRefusal) -> Device {
    guard let name else { return .standard }
    if let device = Device.named(name) { return device }
    let near = Device.suggestions(for: name).joined(separator: ", ")
    throw RunnerRefusal("there is no device \"\(name)\". Did you mean one of \(near)?")
  }

  private static func canvas(of size: RenderChoices.Size) -> PageOptions.Canvas {
    switch size {
    case .fit: .fit
    case .fixed(let width, let height): .fixed(CGSize(width: width, height: height))
    }
  }

  private static func canvas(of screen: Screen) -> PageOptions.Canvas {
    let area = screen.safeArea
    return .device(
      CGSize(width: screen.width, height: screen.height),
      EdgeInsets(top: area.top, leading: area.left, bottom: area.bottom, trailing: area.right))
  }

  /// Refuses a page that has no size.
  static func check(_ size: CGSize) throws(RunnerRefusal) {
    let width = Double(size.width)
    let height = Double(size.height)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      throw RunnerRefusal(
        "its size is \(words(width)) × \(words(height)), of which no picture can be made; give it a frame, or use --size")
    }
  }

  /// Refuses a page that cannot be a picture of pixels.
  static func checkPixels(_ size: CGSize, scale: CGFloat) throws(RunnerRefusal) {
    let width = Double(size.width)
    let height = Double(size.height)
    guard max(width, height) * Double(scale) <= mostPixels else {
      throw RunnerRefusal(
        "its size is \(words(width)) × \(words(height)) points, at scale \(words(Double(scale))) more than \(words(mostPixels)) pixels along "
          + "a side; choose a smaller one with --size or --scale, or --format json, which has no pixels")
    }
  }

  private static func words(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
