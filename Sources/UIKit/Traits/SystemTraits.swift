/// What is said of the system's traits; each begins as what stands for nothing said.
///
/// A new trait is a line of each of the four lists below: what is kept, the table, what a collection says, what can be set.
struct SystemTraits: Sendable {
  var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  var displayScale: CGFloat = 0
  var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  var legibilityWeight: UILegibilityWeight = .unspecified
  var accessibilityContrast: UIAccessibilityContrast = .unspecified
  var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  var displayGamut: UIDisplayGamut = .unspecified
  var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  var forceTouchCapability: UIForceTouchCapability = .unknown
  var imageDynamicRange: UIImage.DynamicRange = .unspecified
  var typesettingLanguage: Locale.Language? = nil
  var sceneCaptureState: UISceneCaptureState = .unspecified
  var toolbarItemPresentationSize: UINSToolbarItemPresentationSize = .unspecified
  var listEnvironment: UIListEnvironment = .unspecified
  var tabAccessoryEnvironment: UITabAccessory.Environment = .unspecified
  var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment = .none

  static let table: [Row] = [
    Row(UITraitUserInterfaceStyle.self, \.userInterfaceStyle),
    Row(UITraitDisplayScale.self, \.displayScale),
    Row(UITraitLayoutDirection.self, \.layoutDirection),
    Row(UITraitPreferredContentSizeCategory.self, \.preferredContentSizeCategory),
    Row(UITraitUserInterfaceIdiom.self, \.userInterfaceIdiom),
    Row(UITraitHorizontalSizeClass.self, \.horizontalSizeClass),
    Row(UITraitVerticalSizeClass.self, \.verticalSizeClass),
    Row(UITraitLegibilityWeight.self, \.legibilityWeight),
    Row(UITraitAccessibilityContrast.self, \.accessibilityContrast),
    Row(UITraitUserInterfaceLevel.self, \.userInterfaceLevel),
    Row(UITraitDisplayGamut.self, \.displayGamut),
    Row(UITraitActiveAppearance.self, \.activeAppearance),
    Row(UITraitForceTouchCapability.self, \.forceTouchCapability),
    Row(UITraitImageDynamicRange.self, \.imageDynamicRange),
    Row(UITraitTypesettingLanguage.self, \.typesettingLanguage),
    Row(UITraitSceneCaptureState.self, \.sceneCaptureState),
    Row(UITraitToolbarItemPresentationSize.self, \.toolbarItemPresentationSize),
    Row(UITraitListEnvironment.self, \.listEnvironment),
    Row(UITraitTabAccessoryEnvironment.self, \.tabAccessoryEnvironment),
    Row(UITraitSplitViewControllerLayoutEnvironment.self, \.splitViewControllerLayoutEnvironment),
  ]

  /// A trait, and what is done with what is said of it.
  struct Row: Sendable {
    let trait: UITrait
    let isSaid: @Sendable (SystemTraits) -> Bool
    let isSame: @Sendable (SystemTraits, SystemTraits) -> Bool
    let copy: @Sendable (_ from: SystemTraits, _ to: inout SystemTraits) -> Void
    let read: @Sendable (SystemTraits) -> Any
    let write: @Sendable (_ value: Any, _ to: inout SystemTraits) -> Void

    init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ path: WritableKeyPath<SystemTraits, Trait.Value> & Sendable)
    where Trait.Value: Equatable {
      self.trait = trait
      isSaid = { $0[keyPath: path] != Trait.defaultValue }
      isSame = { $0[keyPath: path] == $1[keyPath: path] }
      copy = { $1[keyPath: path] = $0[keyPath: path] }
      read = { $0[keyPath: path] }
      write = { if let value = $0 as? Trait.Value { $1[keyPath: path] = value } }
    }
  }
  private static let rows = Dictionary(uniqueKeysWithValues: table.map { (ObjectIdentifier($0.trait), $0) })
  /// The row of one of the system's traits; nil for those of one's own.
  static func row(of trait: UITrait) -> Row? { rows[ObjectIdentifier(trait)] }

  /// These where something is said, those of `base` elsewhere.
  func over(_ base: SystemTraits) -> SystemTraits {
    var all = base
    for row in Self.table where row.isSaid(self) { row.copy(self, &all) }
    return all
  }
  func isSame(as other: SystemTraits) -> Bool { Self.table.allSatisfy { $0.isSame(self, other) } }
}

extension UITraitCollection {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { system.userInterfaceStyle }
  /// Pixels per point; 0 = unspecified.
  public var displayScale: CGFloat { system.displayScale }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { system.layoutDirection }
  /// The size of text the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { system.preferredContentSizeCategory }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { system.userInterfaceIdiom }
  /// How much width there is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { system.horizontalSizeClass }
  /// How much height there is.
  public var verticalSizeClass: UIUserInterfaceSizeClass { system.verticalSizeClass }
  /// Whether bold text is wanted.
  public var legibilityWeight: UILegibilityWeight { system.legibilityWeight }
  /// Whether more contrast is wanted.
  public var accessibilityContrast: UIAccessibilityContrast { system.accessibilityContrast }
  /// How far above the page something lies: dark backgrounds are a step lighter on cards over it.
  public var userInterfaceLevel: UIUserInterfaceLevel { system.userInterfaceLevel }
  /// Which colours the screen has; colours here are drawn as sRGB.
  public var displayGamut: UIDisplayGamut { system.displayGamut }
  /// Whether the window is in use; windows look the same here.
  public var activeAppearance: UIUserInterfaceActiveAppearance { system.activeAppearance }
  /// Whether the screen feels how hard it is pressed: phones no longer do.
  public var forceTouchCapability: UIForceTouchCapability { system.forceTouchCapability }
  /// How bright pictures may be; none is brighter than white here.
  public var imageDynamicRange: UIImage.DynamicRange { system.imageDynamicRange }
  /// The language that texts are set for; nil = each text's own.
  public var typesettingLanguage: Locale.Language? { system.typesettingLanguage }
  /// Whether the screen is recorded: never here.
  public var sceneCaptureState: UISceneCaptureState { system.sceneCaptureState }
  /// How large items of a Mac's toolbar are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { system.toolbarItemPresentationSize }
  /// In which kind of list something stands; kept only.
  public var listEnvironment: UIListEnvironment { system.listEnvironment }
  /// Where the accessory of a tab bar stands.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { system.tabAccessoryEnvironment }
  /// Whether the columns around are shown one after the other; kept only.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment { system.splitViewControllerLayoutEnvironment }
}

extension UIMutableTraits {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Pixels per point; 0 = unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The size of text the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// How much width there is.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// How much height there is.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether bold text is wanted.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether more contrast is wanted.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// How far above the page something lies: dark backgrounds are a step lighter on cards over it.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Which colours the screen has; colours here are drawn as sRGB.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the window is in use; windows look the same here.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// Whether the screen feels how hard it is pressed: phones no longer do.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// How bright pictures may be; none is brighter than white here.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  /// The language that texts are set for; nil = each text's own.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
  /// Whether the screen is recorded: never here.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// How large items of a Mac's toolbar are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    get { self[UITraitToolbarItemPresentationSize.self] }
    set { self[UITraitToolbarItemPresentationSize.self] = newValue }
  }
  /// In which kind of list something stands; kept only.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
  /// Where the accessory of a tab bar stands.
  public var tabAccessoryEnvironment: UITabAccessory.Environment {
    get { self[UITraitTabAccessoryEnvironment.self] }
    set { self[UITraitTabAccessoryEnvironment.self] = newValue }
  }
  /// Whether the columns around are shown one after the other; kept only.
  public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}

extension UITraitCollection {
  /// The traits by which colours look otherwise: those that say so of themselves.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    SystemTraits.table.filter { $0.trait.affectsColorAppearance }.map { $0.trait }
  }
  /// The traits by which a catalogue finds other pictures: what its entries can be for (assumed).
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitLayoutDirection.self, UITraitUserInterfaceIdiom.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
      UITraitLegibilityWeight.self,
    ]
  }
}
