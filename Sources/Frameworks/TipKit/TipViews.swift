import SwiftUI
import UIKit

/// A hint within a page. Without anything that shows where it is closed, or its rules are not true.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let isPresented: Binding<Bool>?
  private let action: (Tips.Action) -> Void
  @Environment(\.tipLook) private var look
  /// A hint; nothing for nil.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    (self.tip, isPresented, self.action) = (tip, nil, action)
  }
  /// A hint, as long as `isPresented` is true.
  public init(_ tip: Content, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in })
  {
    (self.tip, self.isPresented, self.action) = (tip, isPresented, action)
  }
  /// The hint as the style around makes it: its picture, title, words and buttons on a plate. Its measures were chosen by eye.
  public var body: some View {
    if let tip, tip.shouldDisplay, isPresented?.wrappedValue ?? true {
      if let style = look.style { style(TipViewStyleConfiguration(tip: tip)) } else { plate(tip) }
    }
  }

  private func plate(_ tip: Content) -> some View {
    HStack(alignment: .top, spacing: 12) {
      if let image = tip.image {
        if let size = look.imageSize {
          image.resizable().scaledToFit().frame(width: size.width, height: size.height).foregroundStyle(.tint)
        } else {
          image.font(.title).foregroundStyle(.tint)
        }
      }
      VStack(alignment: .leading, spacing: 4) {
        tip.title.font(.headline)
        if let message = tip.message { message.font(.subheadline).foregroundStyle(.secondary) }
        ForEach(tip.actions) { one in
          Divider()
          one.label().foregroundStyle(.tint).onTapGesture {
            one.handler()
            action(one)
          }
        }
      }
      Spacer(minLength: 0)
      Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.secondary).onTapGesture {
        tip.invalidate(reason: .tipClosed)
        isPresented?.wrappedValue = false
      }
    }
    .padding(16)
    .background(
      look.background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground)),
      in: RoundedRectangle(cornerRadius: look.radius, style: .continuous))
  }
}

/// What is said of hints around them.
struct TipLook {
  var style: (@MainActor (TipViewStyleConfiguration) -> AnyView)?
  var background: AnyShapeStyle?
  var imageSize: CGSize?
  var radius: CGFloat = 13
}
private struct TipLookKey: EnvironmentKey {
  static let defaultValue = TipLook()
}
extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// A hint that points at the view; a picture shows the page before.
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge = .top, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// A hint that points at the view, as long as `isPresented` is true; a picture shows the page before.
  nonisolated public func popoverTip<Content: Tip>(
    _ tip: Content?, isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// A hint of any kind that points at the view; a picture shows the page before.
  @_disfavoredOverload nonisolated public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View { self }
  /// Plates behind hints.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// How large pictures of hints are, in points.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View { transformEnvironment(\.tipLook) { $0.imageSize = size } }
  /// Buttons of hints in place of those they have; they keep theirs.
  nonisolated public func tipActions(_ actions: [Tips.Action]) -> some View { self }
  /// How pictures of hints are coloured; they keep theirs.
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// How hints look: as `style` makes them, where they are shown in place.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    nonisolated(unsafe) let style = style
    return transformEnvironment(\.tipLook) { look in look.style = { AnyView(style.makeBody(configuration: $0)) } }
  }
  /// How round hints are, in points.
  nonisolated public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
    transformEnvironment(\.tipLook) { $0.radius = cornerRadius }
  }
}

/// How hints look.
@MainActor @preconcurrency public protocol TipViewStyle {
  /// What a hint is.
  associatedtype Body: View
  /// The hint's parts, as they are to stand.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = TipViewStyleConfiguration
}
/// The parts of a hint.
public struct TipViewStyleConfiguration {
  /// The hint.
  public let tip: any Tip
  /// Its title.
  public var title: Text? { tip.title }
  /// Its words.
  public var message: Text? { tip.message }
  /// Its picture.
  public var image: Image? { tip.image }
  /// What it offers.
  public var actions: [Tips.Action] { tip.actions }
}
/// The system's plate.
public struct MiniTipViewStyle: TipViewStyle {
  /// The system's plate.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.image
      configuration.title
    }
  }
}
extension TipViewStyle where Self == MiniTipViewStyle {
  /// The system's plate.
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}
