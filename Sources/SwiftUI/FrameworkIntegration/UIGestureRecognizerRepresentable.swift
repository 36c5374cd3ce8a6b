import QuoinLayout
import UIKit

/// A gesture recognizer of UIKit as a gesture of SwiftUI.
///
/// The recognizer is made when a view with it is first touched. On a page that is touched, taps and presses that stay perform it, with its
/// state at `.ended`; recognizers of other kinds never recognize anything there, and in a picture none does.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The recognizer's type.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What connects the recognizer to SwiftUI.
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer; called once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Called when the recognizer has something to say.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Brings the recognizer up to date; called after it was made.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator; called once, before the recognizer is made.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing, for representables that hear by their coordinator.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing, for representables that never change.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nothing, for representables without a coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What such a representable knows about where it stands.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// What `makeCoordinator` made.
  public let coordinator: Representable.Coordinator
  /// Where the touch is.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where the touch of a recognizer is, in the spaces of SwiftUI.
@MainActor @preconcurrency public final class UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate var moment: TouchMoment?
  fileprivate var start: CGPoint?

  /// Where the touch is from the view's corner, in points; the corner while there is none.
  public var localLocation: CGPoint { moment?.local ?? .zero }
  /// How far the touch has moved, in points; nil while there is none.
  public var localTranslation: CGPoint? {
    guard let moment, let start else { return nil }
    return CGPoint(x: moment.local.x - start.x, y: moment.local.y - start.y)
  }
  /// How fast the touch moves; not known here.
  public var localVelocity: CGPoint? { nil }
  /// Where the touch is in a space: the view's own or the page's; spaces by name count as the view's.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { moment?.location(in: space.coordinateSpace) ?? .zero }
  /// How far the touch has moved; the same in all spaces.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
  /// How fast the touch moves; not known here.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  /// A place on the page as one in the view.
  public func convert(globalPoint: CGPoint) -> CGPoint {
    guard let moment else { return globalPoint }
    return CGPoint(x: globalPoint.x - moment.global.x + moment.local.x, y: globalPoint.y - moment.global.y + moment.local.y)
  }
  /// A place in the view as one on the page.
  public func convert(localPoint: CGPoint) -> CGPoint {
    guard let moment else { return localPoint }
    return CGPoint(x: localPoint.x - moment.local.x + moment.global.x, y: localPoint.y - moment.local.y + moment.global.y)
  }
}

/// The gesture that stands for such a recognizer.
struct RecognizerGesture<Representable: UIGestureRecognizerRepresentable>: TrackedGesture, PrimitiveGesture {
  typealias Value = Void
  nonisolated(unsafe) let representable: Representable
  nonisolated init(representable: Representable) { self.representable = representable }

  func tracker() -> GestureTracker<Void> {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    typealias Context = UIGestureRecognizerRepresentableContext<Representable>
    var made: (recognizer: Representable.UIGestureRecognizerType, context: Context)?
    var base: ((TouchMoment) -> GestureProgress<Void>)?
    let representable = representable
    return GestureTracker { moment in
      if made == nil {
        let context = Context(coordinator: representable.makeCoordinator(converter: converter), converter: converter)
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        representable.updateUIGestureRecognizer(recognizer, context: context)
        made = (recognizer, context)
        base = Self.follower(of: recognizer)
      }
      if moment.phase == .began { converter.start = moment.local }
      converter.moment = moment
      guard let made, let base else { return .failed }
      let progress = base(moment)
      if case .ended = progress, made.recognizer.isEnabled {
        made.recognizer.state = .ended
        made.recognizer.perform()
        representable.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
        made.recognizer.state = .possible
      }
      return progress
    }
  }

  /// What follows touches as a recognizer of UIKit would.
  private static func follower(of recognizer: UIGestureRecognizer) -> ((TouchMoment) -> GestureProgress<Void>)? {
    if let tap = recognizer as? UITapGestureRecognizer {
      return TapGesture(count: tap.numberOfTapsRequired).makeTracker().follow
    }
    if let press = recognizer as? UILongPressGestureRecognizer {
      let follow = LongPressGesture(minimumDuration: press.minimumPressDuration, maximumDistance: press.allowableMovement).makeTracker()
        .follow
      return { follow($0).map { _ in () } }
    }
    return nil
  }
}

extension View {
  /// Adds a recognizer of UIKit.
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    nonisolated(unsafe) let representable = representable
    return gesture(RecognizerGesture(representable: representable), including: .all)
  }
}
