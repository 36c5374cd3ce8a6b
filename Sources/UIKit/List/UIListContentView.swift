/// Shows a `UIListContentConfiguration`.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let picture = UIImageView()
  private let first = UILabel()
  private let second = UILabel()

  /// A view of this content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, first, second] as [UIView] { addSubview(view) }
    refresh()
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// What it shows.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let next = newValue as? UIListContentConfiguration else { return }
      shown = next
      refresh()
    }
  }
  /// The label of the text.
  open var textLabel: UILabel? { first }
  /// The label of the second text.
  open var secondaryTextLabel: UILabel? { second }
  /// The view of the picture.
  open var imageView: UIImageView? { picture }
  /// Where the text lies; nil while there is none.
  open var textLayoutGuide: UILayoutGuide? { first.isHidden ? nil : textGuide }
  /// Where the second text lies; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { second.isHidden ? nil : secondGuide }
  /// Where the picture lies; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { picture.isHidden ? nil : pictureGuide }
  private lazy var textGuide = UILayoutGuide(owner: self, identifier: "text") { [unowned self] _ in first.frame }
  private lazy var secondGuide = UILayoutGuide(owner: self, identifier: "secondaryText") { [unowned self] _ in second.frame }
  private lazy var pictureGuide = UILayoutGuide(owner: self, identifier: "image") { [unowned self] _ in picture.frame }

  private func refresh() {
    let properties = shown.imageProperties
    // A symbol grows with the text beside it.
    let symbol = UIImage.SymbolConfiguration(textStyle: .body).applying(properties.preferredSymbolConfiguration)
    picture.show(shown.image?.preferring(symbol))
    picture.isHidden = picture.image == nil
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    picture.contentMode = .scaleAspectFit
    if let tint = properties.tintColor { picture.tintColor = tint }
    fill(first, shown.text, shown.attributedText, shown.textProperties)
    fill(second, shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    contentSizeChanged()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.textAlignment = properties.alignment == .center ? .center : properties.alignment == .justified ? .justified : .natural
    label.text = text.map(properties.transform.apply)
    if let attributed { label.attributedText = attributed }
    label.isHidden = text?.isEmpty ?? true && attributed?.length ?? 0 == 0
  }

  /// The configuration's margins; along the axes that it preserves not less than those of the view around.
  private var margins: NSDirectionalEdgeInsets {
    var own = shown.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins else { return own }
    let axes = shown.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) { (own.leading, own.trailing) = (max(own.leading, outer.leading), max(own.trailing, outer.trailing)) }
    if axes.contains(.vertical) { (own.top, own.bottom) = (max(own.top, outer.top), max(own.bottom, outer.bottom)) }
    return own
  }

  /// From the leading edge to the text, past a picture.
  var textStart: CGFloat { margins.leading + (picture.isHidden ? 0 : imageRoom + shown.imageToTextPadding) }

  private struct Places {
    var picture, first, second: CGRect
    var height: CGFloat
  }

  private var imageSize: CGSize {
    guard let size = picture.image?.size else { return .zero }
    let most = shown.imageProperties.maximumSize
    let ratio = min(1, most.width > 0 ? most.width / max(size.width, 1) : 1, most.height > 0 ? most.height / max(size.height, 1) : 1)
    return CGSize(width: size.width * ratio, height: size.height * ratio)
  }

  /// The room kept for the picture in the row: symbols are centred in a common one, wider ones stick out.
  private var imageRoom: CGFloat {
    let reserved = shown.imageProperties.reservedLayoutSize.width
    if reserved > 0 { return reserved }
    guard reserved < 0 || picture.image?.isSymbolImage == true else { return imageSize.width }
    return UIFontMetrics.default.scaledValue(for: Self.symbolRoom)
  }
  /// As recorded of rows with labels; it grows with the text size.
  private static let symbolRoom: CGFloat = 24

  /// Where all stands from left to right in a row `width` wide. Height 0 = as high as it takes.
  private func places(width: CGFloat, height: CGFloat) -> Places {
    let margins = margins
    let image = imageSize
    let room = imageRoom
    let begin = textStart
    let free = max(0, width - begin - margins.trailing)
    let limit = CGSize(width: free, height: 0)
    var one = first.isHidden ? .zero : first.sizeThatFits(limit)
    var two = second.isHidden ? .zero : second.sizeThatFits(limit)
    let both = !first.isHidden && !second.isHidden
    let isBeside =
      both && shown.prefersSideBySideTextAndSecondaryText
      && first.sizeThatFits(.zero).width + second.sizeThatFits(.zero).width + shown.textToSecondaryTextHorizontalPadding <= free
    if !isBeside {
      one.width = first.isHidden ? 0 : free
      two.width = second.isHidden ? 0 : free
    }
    let gap = both && !isBeside ? shown.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(one.height, two.height) : one.height + gap + two.height
    let inner = max(texts, picture.isHidden ? 0 : image.height)
    let total = height > 0 ? height : inner + margins.top + margins.bottom
    let middle = margins.top + (total - margins.top - margins.bottom) / 2
    let top = middle - texts / 2
    let pictureRect = CGRect(
      x: margins.leading + (room - image.width) / 2, y: middle - image.height / 2, width: image.width, height: image.height)
    let firstRect = CGRect(x: begin, y: isBeside ? middle - one.height / 2 : top, width: one.width, height: one.height)
    let secondRect = CGRect(
      x: isBeside ? width - margins.trailing - two.width : begin, y: isBeside ? middle - two.height / 2 : top + one.height + gap,
      width: two.width, height: two.height)
    return Places(picture: pictureRect, first: firstRect, second: secondRect, height: total)
  }

  /// The height the content takes at this width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e6 ? size.width : 1e5
    return CGSize(width: size.width, height: places(width: width, height: 0).height)
  }

  /// The size the content takes in `room`; a width from 10⁶ points on is free.
  func contentSize(_ room: CGSize) -> CGSize {
    let isFree = room.width >= 1e6
    let places = places(width: isFree ? 1e5 : room.width, height: 0)
    guard isFree else { return CGSize(width: room.width, height: places.height) }
    let ends = [first, second].filter { !$0.isHidden }.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: places.first.minX + ends + margins.trailing, height: places.height)
  }

  /// Places the picture and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width, height: bounds.height)
    let scale = max(traitCollection.displayScale, 1)
    for (view, rect) in [(picture, places.picture), (first, places.first), (second, places.second)] as [(UIView, CGRect)] {
      let x = isRightToLeft ? bounds.width - rect.maxX : rect.minX
      view.frame = CGRect(
        x: (x * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }
  }
}
