import Foundation
import QuoinDrawing
import QuoinGeometry

/// The grey pills of a compact date picker. The text is the caller's, centred.
public struct DatePillLook: Sendable {
  private let measures: ControlMeasures

  /// The pills of a generation.
  public init(on system: SystemGeneration) { measures = system.look.control }

  /// Height in points of a date's pill, or a time's.
  public func height(isTime: Bool) -> Double { isTime ? measures.timeHeight : measures.dateHeight }
  /// Room left and right of the text.
  public var margin: Double { measures.dateMargin }
  /// From the date's pill to the time's.
  public var spacing: Double { measures.dateGap }
  /// ``margin`` in SwiftUI.
  public var rowMargin: Double { measures.rowDateMargin }
  /// ``spacing`` in SwiftUI.
  public var rowSpacing: Double { measures.rowDateGap }

  /// The pill.
  public func items(in rect: CGRect, context: ControlContext) -> [DisplayItem] {
    context.finished([.fill(ControlShape.rounded(rect, 8), context.color(.tertiaryFill))])
  }
}
