/// The looks that all views of a class begin with. Kept for every class; bars take them over when they come on screen.
@MainActor enum AppearanceProxies {
  private static var known: [ObjectIdentifier: UIView] = [:]

  static func proxy(_ type: UIView.Type) -> UIView {
    if let known = known[ObjectIdentifier(type)] { return known }
    let made = DynamicInit.makeView(type, frame: .zero) ?? UIView()
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// The looks set for a view's class; nil when none were.
  static func looks<View: UIView>(for view: View) -> View? {
    guard let proxy = known[ObjectIdentifier(type(of: view))], proxy !== view else { return nil }
    return proxy as? View
  }
}

/// What a class can give its views to begin with.
@MainActor @preconcurrency public protocol UIAppearance: AnyObject {}
/// What may stand around views whose looks are set.
@MainActor @preconcurrency public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// The looks that views of this class begin with. Navigation and tab bars take them over; for other classes they are kept only.
  public static func appearance() -> Self { unsafeDowncast(AppearanceProxies.proxy(Self.self), to: Self.self) }
  /// The looks of views of this class inside others; they hold everywhere here.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
  /// The looks of views of this class in some surroundings; they hold everywhere here.
  public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
}

extension UIBarButtonItem: UIAppearance {
  private static let looks = UIBarButtonItem()
  /// The looks that items begin with; kept only.
  public static func appearance() -> UIBarButtonItem { looks }
}
