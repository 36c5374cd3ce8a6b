@_exported import CoreLocation
import SwiftUI
@_exported import UIKit

/// A button that shares the place once. A capsule with a sign and words; nobody taps it.
@MainActor @preconcurrency public struct LocationButton: View {
  /// What it says.
  public struct Title: Sendable {
    let words: String
    /// "Current Location".
    public static let currentLocation = Title(words: "Current Location")
    /// "Send Current Location".
    public static let sendCurrentLocation = Title(words: "Send Current Location")
    /// "Send My Current Location".
    public static let sendMyCurrentLocation = Title(words: "Send My Current Location")
    /// "Share Current Location".
    public static let shareCurrentLocation = Title(words: "Share Current Location")
    /// "Share My Current Location".
    public static let shareMyCurrentLocation = Title(words: "Share My Current Location")
  }
  private let title: Title?
  private let action: @MainActor () -> Void
  /// A button with words; nil = the sign alone.
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) { (self.title, self.action) = (title, action) }
  /// The sign and the words on the tint.
  public var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: "location.fill")
        if let title { Text(title.words) }
      }
      .padding(.horizontal, 12).padding(.vertical, 8).foregroundStyle(.white).background(.tint, in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}
/// The same for UIKit: a plate.
open class CLLocationButton: UIControl {
  /// What it says.
  open var label = Label.currentLocation
  /// Which sign.
  open var icon = Icon.arrowFilled
  /// How large.
  open var fontSize: CGFloat = 15
  /// How round.
  open var cornerRadius: CGFloat = 8
  /// What it says.
  public enum Label: Int, Sendable {
    case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation
  }
  /// Which sign.
  public enum Icon: Int, Sendable { case none, arrowFilled, arrowOutline }
}
