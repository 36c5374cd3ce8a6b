/// What a change of a layer can start. Pages stand still: nothing is started.
@MainActor @preconcurrency public protocol CAAction: AnyObject {}

extension CAAnimation: CAAction {}

extension NSNull: @MainActor CAAction {}

extension UIView: CALayerDelegate {}
