/// What lies over a screen: sheets, alerts, dialogs.
public struct PresentationMeasures: Sendable, Hashable {
  /// The corners of a sheet.
  public var sheetRadius: Double
  /// From the screen's top inset to a large sheet.
  public var sheetTop: Double
  /// The least from the window's top to a large sheet.
  public var sheetLeastTop: Double
  /// From the window's edges to a sheet that is not large.
  public var floatInset: Double
  /// What a sheet of medium height is higher than half of the window.
  public var mediumExtra: Double
  /// From a sheet's top to its handle.
  public var grabberTop: Double
  /// How dark the screen behind is: in light and in dark.
  public var dim: Double
  /// See ``dim``.
  public var dimDark: Double
  /// How wide an alert is.
  public var alert: Double
  /// The corners of an alert.
  public var alertRadius: Double
  /// From an alert's sides to its words.
  public var alertMargin: Double
  /// Above an alert's title.
  public var alertTop: Double
  /// Between an alert's title and its message.
  public var alertGap: Double
  /// Below an alert's words.
  public var alertBottom: Double
  /// Below an alert's title where there is no message.
  public var titleBottom: Double
  /// The height of an alert's fields.
  public var field: Double
  /// From an alert's sides to its fields.
  public var fieldMargin: Double
  /// From an alert's words to its fields, beside what is below the words.
  public var fieldTop: Double
  /// How much of an alert's height each field takes.
  public var fieldRoom: Double
  /// Below an alert's fields, beside what is below the words where there are none.
  public var fieldBottom: Double
  /// What each field covers of the border of the one above.
  public var fieldOverlap: Double
  /// The corners of an alert's fields.
  public var fieldRadius: Double
  /// From a field's side to what is written in it.
  public var fieldLeading: Double
  /// The text style of an alert's message.
  public var messageStyle: TextStyle
  /// Whether an alert's words begin at its side, and not stand in its middle.
  public var wordsAreLeading: Bool
  /// The height of an alert's buttons.
  public var button: Double
  /// The height of a dialog's buttons.
  public var dialogButton: Double
  /// From a card's edges to its buttons; 0 is rows between hairlines.
  public var buttonInset: Double
  /// Between a card's buttons.
  public var buttonGap: Double
  /// How wide a dialog of SwiftUI's is; 0 is the screen's width.
  public var dialog: Double
  /// The corners of a dialog of SwiftUI's.
  public var dialogRadius: Double
  /// How wide UIKit's action sheets are; 0 is the screen's width.
  public var actionSheet: Double
  /// How wide a dialog is that stands beside what it is about on a tablet, where it has no width of its own.
  public var dialogBeside: Double
  /// The corners of a popover.
  public var popoverRadius: Double
  /// From what a popover or a dialog is about to its card.
  public var popoverDistance: Double
  /// How long the arrow is that shows what a popover or a dialog is about.
  public var popoverArrow: Double
  /// How wide that arrow is at the card.
  public var popoverArrowWidth: Double
  /// The style of a dialog's words.
  public var dialogStyle: TextStyle
  /// How white a dialog beside what it is about is, in light.
  public var dialogWhite: Double
  /// From the screen's safe edges to a popover.
  public var popoverMargin: Double
  /// Above the words of an action sheet.
  public var actionSheetTop: Double
  /// Below the words of an action sheet.
  public var actionSheetBottom: Double
  /// How white a card is: in light and in dark.
  public var cardWhite: Double
  /// See ``cardWhite``.
  public var cardWhiteDark: Double

  /// How much height `count` fields of an alert take below its words; 0 without any.
  public func fields(_ count: Int) -> Double {
    count > 0 ? fieldTop + Double(count) * fieldRoom + fieldBottom : 0
  }
  /// How far below the last of `count` fields, one at least, their room ends; negative where it ends before.
  public func belowFields(_ count: Int) -> Double {
    fields(count) - fieldTop - Double(count) * field + Double(count - 1) * fieldOverlap
  }
}

/// Plates of glass as they look at rest: what lies behind shows through a veil, the edge is a thin line with a light one inside it.
public struct GlassMeasures: Sendable, Hashable {
  /// How white the veil is: in light and in dark.
  public var white: Double
  /// See ``white``.
  public var whiteDark: Double
  /// How much the veil covers: in light and in dark.
  public var cover: Double
  /// See ``cover``.
  public var coverDark: Double
  /// How much the clear kind of glass covers, in light and in dark.
  public var clearCover: Double
  /// How strong the line at the edge is.
  public var edge: Double
  /// How white that line is.
  public var edgeWhite: Double
  /// How thick that line is.
  public var edgeWidth: Double
  /// How strong the light is that lies inside the edge at top and bottom: in light and in dark.
  public var shine: Double
  /// See ``shine``.
  public var shineDark: Double
  /// How dark the shadow is.
  public var shadow: Double
  /// How far the shadow reaches.
  public var shadowRadius: Double
  /// How far the shadow lies below.
  public var shadowY: Double
  /// How dark the lens is that lies on what is chosen: in light and in dark.
  public var lens: Double
  /// See ``lens``.
  public var lensDark: Double
}
