import QuoinAppearance
import QuoinDrawing

/// One of several, side by side.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }
  private var segments: [Segment] = []
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// No segment.
  public static let noSegment = -1
  /// The chosen segment, from 0; `noSegment` = none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the chosen segment; nil = white.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a segment is chosen only while touched; kept only.
  open var isMomentary = false
  /// Whether segments are as wide as their words need, instead of all equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { contentSizeChanged() } }

  /// A control at `frame` without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// Segments of titles (`String`), pictures (`UIImage`) or actions; the control takes the size they need.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    hugsContent(across: false)
    segments = (items ?? []).map { Segment(title: $0 as? String ?? ($0 as? UIAction)?.title, image: $0 as? UIImage) }
    frame.size = sizeThatFits(.zero)
  }
  /// Segments of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame != .zero { self.frame = frame }
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments.
  open var numberOfSegments: Int { segments.count }
  /// Puts a segment of a title at `index`.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) { insert(Segment(title: title), index) }
  /// Puts a segment of a picture at `index`.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) { insert(Segment(image: image), index) }
  /// Takes a segment away.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    contentSizeChanged()
  }
  /// Takes all away.
  open func removeAllSegments() {
    segments = []
    contentSizeChanged()
  }
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].title = title
    segments[index].image = nil
    contentSizeChanged()
  }
  /// A segment's title.
  open func titleForSegment(at index: Int) -> String? { segments.indices.contains(index) ? segments[index].title : nil }
  /// Sets a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].image = image
    contentSizeChanged()
  }
  /// Sets a segment's width in points; 0, as at first, lets it share what the others leave.
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {
    guard segments.indices.contains(index) else { return }
    segments[index].width = width
    contentSizeChanged()
  }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    if segments.indices.contains(index) { segments[index].isEnabled = enabled }
  }
  /// A segment's picture; nil = it has none.
  open func imageForSegment(at index: Int) -> UIImage? { segments.indices.contains(index) ? segments[index].image : nil }
  /// A segment's width in points; 0 = it shares what the others leave.
  open func widthForSegment(at index: Int) -> CGFloat { segments.indices.contains(index) ? segments[index].width : 0 }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at index: Int) -> Bool { segments.indices.contains(index) && segments[index].isEnabled }
  /// Sets the looks of the words for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state] = attributes
    contentSizeChanged()
  }

  /// The looks of the titles in a state; nil where none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  private func insert(_ segment: Segment, _ index: Int) {
    segments.insert(segment, at: min(max(index, 0), segments.count))
    contentSizeChanged()
  }

  private var measures: ControlMeasures { traitCollection.appearance.system.look.control }

  private func block(_ index: Int, chosen: Bool, weight: NamedWeight) -> TextBlock? {
    guard let title = segments[index].title else { return nil }
    let state: UIControl.State = chosen ? .selected : .normal
    let own = attributes[state] ?? attributes[.normal] ?? [:]
    var plain = TextBlock.Plain(
      text: title, font: own[.font] as? UIFont ?? .systemFont(ofSize: SegmentedLook.fontSize, weight: UIFont.Weight(known: weight)),
      color: own[.foregroundColor] as? UIColor ?? (segments[index].isEnabled ? .label : .tertiaryLabel))
    plain.alignment = .center
    plain.scale = UITraitCollection.current.displayScale
    return TextBlock(plain)
  }

  private func width(_ index: Int) -> CGFloat {
    segments[index].image?.size.width
      ?? block(index, chosen: false, weight: .regular)?.size(nil).width ?? 0
  }

  /// How the segments share the control's width.
  private var sharing: SegmentedLook.Sharing {
    SegmentedLook.Sharing(
      fixed: segments.map { Double($0.width) },
      weights: apportionsSegmentWidthsByContent ? segments.indices.map { Double(width($0)) + 2 * SegmentedLook.labelMargin } : [])
  }

  /// As wide as all segments at the widest one's width, or at their own, 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let labels = segments.indices.map { Double(width($0)) }
    let system = traitCollection.appearance.system
    return CGSize(width: SegmentedLook.width(labelWidths: labels, sharing: sharing, on: system), height: SegmentedLook.height)
  }
  /// As `sizeThatFits`, within the alignment rectangle: 31 points high.
  open override var intrinsicContentSize: CGSize { alignmentRect(forFrame: CGRect(origin: .zero, size: sizeThatFits(.zero))).size }
  /// A point below (recorded: swiftui-web, notes on Auto Layout, iOS 26.0: 88×31 in a frame of 88×32; storyboards of iOS 13 have the same).
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  package override func paintContent(_ painter: inout ContentPainter) {
    let context = lookContext(painter)
    let selected = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
    painter.add(
      SegmentedLook.items(
        count: segments.count, selected: selected, in: painter.page(bounds), sharing: sharing,
        selectedColor: selectedSegmentTintColor?.paint(painter.traits), context: context))
    let places = SegmentedLook.segments(count: segments.count, in: bounds, sharing: sharing, isRightToLeft: isRightToLeft)
    for (index, place) in places.enumerated() {
      if let image = segments[index].image {
        let rect = UIView.ContentMode.center.place(image.size, in: place)
        image.paint(&painter, inPage: painter.page(rect), tint: .label)
      } else {
        let isChosen = index == selected
        let weight = isChosen ? measures.chosenSegmentWeight : .regular
        block(index, chosen: isChosen, weight: weight)?.paint(&painter, in: place.insetBy(dx: 2, dy: 0))
      }
    }
  }
}
