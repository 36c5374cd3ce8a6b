import QuoinAppearance
import Synchronization

/// What the surroundings of a view are like. A value: what is unspecified is filled by what lies above.
public final class UITraitCollection: NSObject, Sendable {
  /// What is said of the system's traits.
  let system: SystemTraits
  /// The generation of the system; nil = unspecified.
  package let generation: SystemGeneration?
  /// What is said of traits of one's own.
  package let custom: CustomTraits
  /// What the reader turned on, but for bold text and contrast, which are traits; nil = unspecified.
  package let settings: AccessibilitySettings?

  package init(
    style: UIUserInterfaceStyle = .unspecified, scale: CGFloat = 0, direction: UITraitEnvironmentLayoutDirection = .unspecified,
    category: UIContentSizeCategory = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    weight: UILegibilityWeight = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
    level: UIUserInterfaceLevel = .unspecified, generation: SystemGeneration? = nil, settings: AccessibilitySettings? = nil,
    custom: CustomTraits = CustomTraits()
  ) {
    var system = SystemTraits()
    system.userInterfaceStyle = style
    system.displayScale = scale
    system.layoutDirection = direction
    system.preferredContentSizeCategory = category
    system.userInterfaceIdiom = idiom
    system.horizontalSizeClass = horizontal
    system.verticalSizeClass = vertical
    system.legibilityWeight = weight
    system.accessibilityContrast = contrast
    system.userInterfaceLevel = level
    self.system = system
    self.generation = generation
    self.custom = custom
    self.settings = settings
    super.init()
  }

  init(_ system: SystemTraits, generation: SystemGeneration?, settings: AccessibilitySettings?, custom: CustomTraits) {
    (self.system, self.generation, self.settings, self.custom) = (system, generation, settings, custom)
    super.init()
  }

  /// Nothing specified.
  public convenience override init() { self.init(style: .unspecified) }
  /// Only light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Only the scale.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
  /// Only the direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(direction: layoutDirection) }
  /// Only the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(category: preferredContentSizeCategory) }
  /// Only the width class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  /// Only the height class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  /// What the collections say, the later ones first.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    let all = collections.reduce(UITraitCollection()) { $1.over($0) }
    self.init(copy: all)
  }

  convenience init(copy: UITraitCollection) {
    self.init(copy.system, generation: copy.generation, settings: copy.settings, custom: copy.custom)
  }

  /// These traits where they are specified, those of `base` elsewhere.
  package func over(_ base: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      system.over(base.system), generation: generation ?? base.generation, settings: settings ?? base.settings,
      custom: custom.over(base.custom))
  }

  /// Whether texts are measured alike in these traits and in `other`.
  func textIsAlike(_ other: UITraitCollection) -> Bool {
    displayScale == other.displayScale && layoutDirection == other.layoutDirection
  }

  /// How much room bars have.
  var barRoom: BarRoom { BarRoom(isWide: horizontalSizeClass == .regular, isHigh: verticalSizeClass != .compact) }
  /// The measures of lists.
  var listMeasures: ListMeasures { appearance.system.look.list }
  /// The measures of tables.
  var tableMeasures: TableMeasures { appearance.system.look.table }
  /// The style of a row's smaller text.
  var secondaryStyle: UIFont.TextStyle { tableMeasures.subtitleStyle == .subheadline ? .subheadline : .caption1 }
  /// How thick the lines between rows are: a pixel where the generation says nothing else.
  var separatorThickness: CGFloat {
    let own = CGFloat(listMeasures.separatorThickness)
    return own > 0 ? own : 1 / max(displayScale, 1)
  }
  /// A length up to the next pixel.
  func onPixelsUp(_ length: Double) -> CGFloat {
    let scale = max(displayScale, 1)
    return (CGFloat(length) * scale - 0.001).rounded(.up) / scale
  }
  /// The measures of bars in the room there is.
  var barMeasures: BarMeasures { appearance.system.look.bar.fitting(barRoom) }

  /// A phone held upright: light, scale 2, left to right.
  package static let standard = UITraitCollection(
    style: .light, scale: 2, direction: .leftToRight, category: .large, idiom: .phone, horizontal: .compact, vertical: .regular,
    weight: .regular, contrast: .normal, level: .base
  ).saying { system in
    // Screens of phones show P3 since the iPhone 7, and no longer feel how hard they are pressed since the iPhone 11.
    (system.displayGamut, system.forceTouchCapability) = (.P3, .unavailable)
    (system.activeAppearance, system.sceneCaptureState) = (.active, .inactive)
  }
  private func saying(_ change: (inout SystemTraits) -> Void) -> UITraitCollection {
    var system = system
    change(&system)
    return UITraitCollection(system, generation: generation, settings: settings, custom: custom)
  }

  /// These traits with all that a reader turned on.
  package func taking(_ settings: AccessibilitySettings) -> UITraitCollection {
    UITraitCollection(
      weight: settings.contains(.boldText) ? .bold : .regular, contrast: settings.contains(.increaseContrast) ? .high : .normal,
      settings: settings.subtracting([.boldText, .increaseContrast])
    ).over(self)
  }

  private static let now = Mutex(UITraitCollection.standard)

  /// The traits of the page that is being made; a phone's when none is.
  public static var current: UITraitCollection {
    get { now.withLock { $0 } }
    set {
      now.withLock { $0 = newValue }
      TreeVersion.change()
    }
  }

  /// Runs `actions` with these traits as `current`.
  public func performAsCurrent(_ actions: () -> Void) {
    let old = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = old }
    actions()
  }

  /// Whether these traits say all that `trait` says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool { trait.map { $0.over(self).isEqual(toTraits: self) } ?? true }

  func isEqual(toTraits other: UITraitCollection) -> Bool {
    system.isSame(as: other.system) && custom == other.custom
  }

  /// Whether colours look otherwise in `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return SystemTraits.table.contains { $0.trait.affectsColorAppearance && !$0.isSame(system, other.system) }
  }
}

extension UIView {
  /// O(depth) once after traits or the tree changed, then constant.
  var inheritedTraits: UITraitCollection {
    let version = TreeVersion.now
    if let known = viewState.knownTraits, known.version == version { return known.traits }
    let traits = foundTraits
    viewState.knownTraits = (traits, version)
    return traits
  }

  private var foundTraits: UITraitCollection {
    var next: UIView? = self
    var speakers: [UIView] = []
    while let view = next {
      if view.changesTraits { speakers.append(view) }
      next = view.parent
    }
    return speakers.reversed().reduce(.current) { $1.traits(in: $0) }
  }

  private var changesTraits: Bool { viewState.overrideTraits != nil || !viewState.textSizes.isEmpty }

  /// The view's traits, and those of all inside that say nothing, in surroundings of `outer`.
  func traits(in outer: UITraitCollection) -> UITraitCollection {
    guard changesTraits else { return outer }
    return viewState.textSizes.limit(viewState.overrideTraits.map { $0.over(outer) } ?? outer)
  }

  var inheritedTint: UIColor {
    var next: UIView? = self
    while let view = next {
      if let tint = view.viewState.tintColor { return tint }
      next = view.parent
    }
    return .tintColor
  }

  func setTint(_ color: UIColor?) {
    viewState.tintColor = color
    tellTint()
  }
  /// This and all inside that have no tint of their own hear of another.
  func tellTint() {
    var stack = [self]
    while let view = stack.popLast() {
      view.tintColorDidChange()
      stack.append(contentsOf: view.children.filter { $0.viewState.tintColor == nil })
    }
  }
}
