import SwiftUI
import UIKit

/// What a button that pays says.
public enum PKPaymentButtonType: Int, Sendable {
  case plain = 0, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip
  case `continue`
  var words: String {
    switch self {
    case .plain: "Apple Pay"
    case .buy: "Buy with Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .donate: "Donate with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .book: "Book with Apple Pay"
    case .subscribe: "Subscribe with Apple Pay"
    case .reload: "Reload with Apple Pay"
    case .addMoney: "Add Money with Apple Pay"
    case .topUp: "Top Up with Apple Pay"
    case .order: "Order with Apple Pay"
    case .rent: "Rent with Apple Pay"
    case .support: "Support with Apple Pay"
    case .contribute: "Contribute with Apple Pay"
    case .tip: "Tip with Apple Pay"
    case .continue: "Continue with Apple Pay"
    }
  }
}
/// How a button that pays looks.
public enum PKPaymentButtonStyle: Int, Sendable { case white = 0, whiteOutline, black, automatic }

/// A button that pays: its words on its colour, without the mark that is Apple's.
@MainActor @preconcurrency open class PKPaymentButton: UIButton {
  /// How round its corners are, in points.
  open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }
  /// A button.
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    super.init(frame: .zero)
    let isDark = style == .black || style == .automatic
    setTitle(type.words, for: .normal)
    setTitleColor(isDark ? .white : .black, for: .normal)
    backgroundColor = isDark ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline { (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor) }
  }
  /// A button, as the initializer of that name makes it.
  public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
    self.init(paymentButtonType: type, paymentButtonStyle: style)
  }
  /// Not from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// How a button that adds a pass looks.
public enum PKAddPassButtonStyle: Int, Sendable { case black = 0, blackOutline }
/// A button that adds a pass: its words on black.
@MainActor @preconcurrency open class PKAddPassButton: UIButton {
  /// How it looks; kept only.
  open var addPassButtonStyle: PKAddPassButtonStyle
  /// A button.
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: .zero)
    setTitle("Add to Apple Wallet", for: .normal)
    setTitleColor(.white, for: .normal)
    backgroundColor = .black
    layer.cornerRadius = 8
  }
  /// Not from an archive.
  public required init?(coder: NSCoder) {
    addPassButtonStyle = .black
    super.init(coder: coder)
  }
}

/// What a button that pays says.
public struct PayWithApplePayButtonLabel: Hashable, Sendable {
  fileprivate let type: PKPaymentButtonType
  /// Nothing but the name.
  public static let plain = Self(type: .plain)
  /// To buy.
  public static let buy = Self(type: .buy)
  /// To prepare it.
  public static let setUp = Self(type: .setUp)
  /// In a shop.
  public static let inStore = Self(type: .inStore)
  /// To give.
  public static let donate = Self(type: .donate)
  /// To end with buying.
  public static let checkout = Self(type: .checkout)
  /// To book.
  public static let book = Self(type: .book)
  /// To subscribe.
  public static let subscribe = Self(type: .subscribe)
  /// To load again.
  public static let reload = Self(type: .reload)
  /// To add money.
  public static let addMoney = Self(type: .addMoney)
  /// To fill up.
  public static let topUp = Self(type: .topUp)
  /// To order.
  public static let order = Self(type: .order)
  /// To rent.
  public static let rent = Self(type: .rent)
  /// To support.
  public static let support = Self(type: .support)
  /// To contribute.
  public static let contribute = Self(type: .contribute)
  /// To give a tip.
  public static let tip = Self(type: .tip)
  /// To go on.
  public static let `continue` = Self(type: .continue)
}
/// How a button that pays looks.
public struct PayWithApplePayButtonStyle: Hashable, Sendable {
  fileprivate let style: PKPaymentButtonStyle
  /// Black in light, white in the dark.
  public static let automatic = Self(style: .automatic)
  /// Black.
  public static let black = Self(style: .black)
  /// White.
  public static let white = Self(style: .white)
  /// White, with a line around.
  public static let whiteOutline = Self(style: .whiteOutline)
}
private struct PayStyleKey: EnvironmentKey {
  static let defaultValue = PayWithApplePayButtonStyle.automatic
}
extension EnvironmentValues {
  fileprivate var payStyle: PayWithApplePayButtonStyle {
    get { self[PayStyleKey.self] }
    set { self[PayStyleKey.self] = newValue }
  }
}
/// What a payment that a view asks for has come to.
public enum PayWithApplePayButtonPaymentAuthorizationPhase: Sendable {
  case didAuthorize(payment: PKPayment, resultHandler: @Sendable (PKPaymentAuthorizationResult) -> Void)
  case didFinish
  case willAuthorize
}
/// A button that pays. Nobody can pay here: it shows its words, or what stands instead.
public struct PayWithApplePayButton<Fallback: View>: View {
  private let label: PayWithApplePayButtonLabel
  private let action: () -> Void
  private let fallback: Fallback
  @Environment(\.payStyle) private var style
  @Environment(\.colorScheme) private var scheme

  /// A button with an action; what stands instead where nobody can pay is not shown, so that the page looks as a user's.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void, @ViewBuilder fallback: () -> Fallback
  ) { (self.label, self.action, self.fallback) = (label, action, fallback()) }
  /// A button that asks for a payment; its changes are never told.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void,
    @ViewBuilder fallback: () -> Fallback
  ) { (self.label, action, self.fallback) = (label, {}, fallback()) }
  /// Its words on its colour, as wide as there is room and 44 points high at least: assumed.
  public var body: some View {
    let isDark = style == .black || (style == .automatic && scheme == .light)
    Button(action: { action() }) {
      Text(label.type.words).foregroundStyle(isDark ? .white : .black).lineLimit(1).minimumScaleFactor(0.5)
        .frame(maxWidth: .infinity, minHeight: 44)
        .background(isDark ? Color.black : .white, in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}
extension PayWithApplePayButton where Fallback == EmptyView {
  /// A button with an action.
  public init(_ label: PayWithApplePayButtonLabel = .plain, action: @escaping () -> Void) {
    self.init(label, action: action) { EmptyView() }
  }
  /// A button that asks for a payment; its changes are never told.
  public init(
    _ label: PayWithApplePayButtonLabel = .plain, request: PKPaymentRequest,
    onPaymentAuthorizationChange: @escaping (PayWithApplePayButtonPaymentAuthorizationPhase) -> Void
  ) { self.init(label, request: request, onPaymentAuthorizationChange: onPaymentAuthorizationChange) { EmptyView() } }
}
extension View {
  /// How buttons that pay look.
  nonisolated public func payWithApplePayButtonStyle(_ style: PayWithApplePayButtonStyle) -> some View {
    environment(\.payStyle, style)
  }
}
