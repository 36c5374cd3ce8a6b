/// The measures of one generation of the system, in points: what SwiftUI and UIKit both draw from.
///
/// The tables (`SystemLook+iOS….swift`) say beside every measure where it comes from: `recorded` (and where), `documented` or `assumed`;
/// `scripts/check-measures` counts them.
public struct SystemLook: Sendable, Hashable {
  /// Lists and forms.
  public var list: ListMeasures
  /// Tables and lists of UIKit.
  public var table: TableMeasures
  /// Bars around a screen's content.
  public var bar: BarMeasures
  /// The bar of tabs below a screen.
  public var tabs: TabBarMeasures
  /// What lies over a screen: sheets, alerts, dialogs.
  public var presentation: PresentationMeasures
  /// Plates of glass.
  public var glass: GlassMeasures
  /// Controls.
  public var control: ControlMeasures
}

/// Lists and forms in groups with rounded corners, and plain ones.
///
/// A section is a header cell (``headerTop``, its text, ``headerBottom``) or ``sectionGap``, its rows, and a footer cell or ``sectionGap``.
/// The first section has ``firstTop`` above its rows without a header, and its header cell alone with one.
public struct ListMeasures: Sendable, Hashable {
  /// From the edges of a window to the groups, in a narrow window and from ``wideFrom`` on.
  public var margin: (narrow: Double, wide: Double) {
    get { (narrowMargin, wideMargin) }
    set { (narrowMargin, wideMargin) = newValue }
  }
  var narrowMargin: Double
  var wideMargin: Double
  /// The window width from which on margins are the wide ones.
  public var wideFrom: Double
  /// Rows are at least this high, where the reader reads at the standard size.
  public var rowHeight: Double
  /// Whether that height grows and shrinks with a line of body text.
  public var rowHeightFollowsText: Bool
  /// Above and below a row's content.
  public var rowPadding: Double
  /// The groups' corners.
  public var cornerRadius: Double
  /// Above the first section without a header.
  public var firstTop: Double
  /// Above the first section without a header below a large title.
  public var firstTopUnderLargeTitle: Double
  /// Above rows without a header, and below rows without a footer.
  public var sectionGap: Double
  /// Whether ``sectionGap`` ends at a whole pixel.
  public var sectionGapIsWhole: Bool
  /// Above a header's text.
  public var headerTop: Double
  /// Below a header's text.
  public var headerBottom: Double
  /// Above a footer's text.
  public var footerTop: Double
  /// Below a footer's text.
  public var footerBottom: Double
  /// The text style of headers in groups.
  public var headerStyle: TextStyle
  /// How heavy headers in groups are.
  public var headerWeight: NamedWeight
  /// Whether headers in groups are written in capitals.
  public var headerIsUppercase: Bool
  /// Above and below the text of a plain list's header.
  public var plainHeaderTop: Double
  /// Below the text of a plain list's header.
  public var plainHeaderBottom: Double
  /// From a row's end to its separator's.
  public var separatorTrailing: Double
  /// How thick separators are; 0 is a pixel.
  public var separatorThickness: Double
  /// The room across of the chevron at the end of a row that leads on.
  public var chevron: Double
  /// From a row's content to its chevron, at least.
  public var chevronGap: Double
  /// The column of a label's picture, where the reader reads at the standard size; it grows with the text.
  public var labelColumn: Double
  /// From that column to the title.
  public var labelGap: Double
  /// How large a label's symbol is beside its title.
  public var labelSymbols: SymbolScale
  /// How far the content of a row makes way for what stands before it while the list is being edited: the mark that says whether it is
  /// chosen, the circle that deletes it.
  public var editing: Double
  /// How wide the grip is that a row is moved by.
  public var grip: Double

  /// The margin in a window of this width; a window of unknown width counts as a wide one.
  public func margin(width: Double?) -> Double { width.map { $0 < wideFrom } ?? false ? narrowMargin : wideMargin }
}

/// Switches, sliders, fields.
public struct ControlMeasures: Sendable, Hashable {
  /// A switch by what it takes in a layout.
  public var switchWidth: Double
  /// How far a switch sticks out at its trailing side.
  public var switchOverhang: Double
  /// A switch's height.
  public var switchHeight: Double
  /// What shows of a switch across, at its trailing side.
  public var switchTrackWidth: Double
  /// What shows of it from its top to its foot, in its middle.
  public var switchTrackHeight: Double
  /// The ground of a switch that is off.
  public var switchGround: SystemColor
  /// The width of a switch's knob, which is a capsule.
  public var switchKnobWidth: Double
  /// The height of a switch's knob.
  public var switchKnobHeight: Double
  /// A slider in SwiftUI.
  public var slider: Double
  /// A segmented picker in SwiftUI.
  public var segments: Double
  /// What a plain field is higher by than its line.
  public var fieldExtra: Double
  /// What a field whose words are not shown is higher by than its line while it is empty; with words it is as high as that.
  public var secureFieldExtra: Double
  /// How high the field of a compact picker's date is.
  public var dateHeight: Double
  /// How high the field of its time is.
  public var timeHeight: Double
  /// Room left and right of the words in these fields.
  public var dateMargin: Double
  /// Between the two fields.
  public var dateGap: Double
  /// Room left and right of the words in these fields in SwiftUI.
  public var rowDateMargin: Double
  /// Between the two fields in SwiftUI.
  public var rowDateGap: Double
  /// Between a progress bar and the words above and below it.
  public var progressGap: Double
  /// How thick a slider's track is.
  public var sliderTrack: Double
  /// From a slider's ends to its track's.
  public var sliderInset: Double
  /// From a slider's ends to its knob, where that stands at the end.
  public var sliderKnobInset: Double
  /// How far above the track's middle the knob's is.
  public var sliderKnobLift: Double
  /// The width of a slider's knob.
  public var sliderKnobWidth: Double
  /// The height of a slider's knob.
  public var sliderKnobHeight: Double
  /// Whether a slider's filled part ends at the value's part of the whole width, and not in the middle of its knob.
  public var sliderFillsByValue: Bool
  /// The line between two segments.
  public var segmentDivider: Double
  /// No segment that has the width it needs is narrower.
  public var segmentLeast: Double
  /// The weight of the chosen segment's label in UIKit.
  public var chosenSegmentWeight: NamedWeight
  /// The weight of the other segments' labels in SwiftUI.
  public var pickerWeight: NamedWeight
  /// From the sides of a picker that opens a menu to its words, where it stands alone.
  public var menuMargin: Double
  /// Above and below its words.
  public var menuPadding: Double
  /// How wide the two arrows behind its words are.
  public var menuChevrons: Double
  /// What a label of UIKit whose lines break at the width of its constraints asks for beyond its lines.
  public var wrappedLabelExtra: Double
  /// The corners of a segmented control; infinite is a capsule.
  public var segmentsRadius: Double
  /// The corners of a stepper; infinite is a capsule.
  public var stepperRadius: Double
  /// From a stepper's top and foot to the line between its halves.
  public var stepperDividerInset: Double
  /// The colour of that line.
  public var stepperDivider: SystemColor
  /// The diameter of a page control's dots.
  public var pageDot: Double
  /// The corners of a bordered button; infinite is a capsule.
  public var buttonRadius: Double
  /// Whether the last line of the words of a configured button of UIKit has its style's leading below it.
  public var configuredLineHasLeading: Bool
  /// The corners of a button configured in UIKit whose corners nobody chose; infinite is a capsule.
  public var configuredRadius: Double
}
