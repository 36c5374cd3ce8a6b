import SwiftUI
import UIKit

/// A button to sign in with Apple. It is drawn; nobody signs in.
@MainActor @preconcurrency public struct SignInWithAppleButton: View {
  /// What it says.
  public struct Label: Sendable {
    let words: LocalizedStringKey
    /// "Sign in with Apple".
    public static let signIn = Label(words: "Sign in with Apple")
    /// "Continue with Apple".
    public static let `continue` = Label(words: "Continue with Apple")
    /// "Sign up with Apple".
    public static let signUp = Label(words: "Sign up with Apple")
  }
  /// Its colours.
  public struct Style: Sendable, Equatable {
    let name: String
    /// White on black.
    public static let black = Style(name: "black")
    /// Black on white.
    public static let white = Style(name: "white")
    /// Black on white with a border.
    public static let whiteOutline = Style(name: "whiteOutline")
  }
  private let label: Label
  @Environment(\.signInStyle) private var style
  /// A button; nobody signs in, so that neither closure is called.
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
  /// The sign and the words.
  public var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "apple.logo")
      Text(label.words).fontWeight(.medium)
    }
    .font(.system(size: 19)).lineLimit(1).minimumScaleFactor(0.5)
    .foregroundStyle(style == .black ? Color.white : .black)
    .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
    .background(style == .black ? Color.black : .white, in: .rect(cornerRadius: 6))
    .overlay { if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).stroke(.black, lineWidth: 1) } }
  }
}
extension View {
  /// The colours of the buttons to sign in with Apple inside.
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}
private struct SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.black }
extension EnvironmentValues {
  var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}
/// The same for UIKit.
open class ASAuthorizationAppleIDButton: UIControl {
  /// What it says.
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp
    /// As usual.
    public static let `default` = ButtonType.signIn
  }
  /// Its colours.
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  private let label = UILabel()
  /// How round.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  /// A black button to sign in.
  public convenience init() { self.init(authorizationButtonType: .default, authorizationButtonStyle: .black) }
  /// A button.
  public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
  /// A button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text = ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"][type.rawValue]
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 19, weight: .medium)
    label.adjustsFontSizeToFitWidth = true
    label.textColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      layer.borderWidth = 1
      layer.borderColor = UIColor.black.cgColor
    }
    addSubview(label)
  }
  /// As made by itself: nothing is read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
