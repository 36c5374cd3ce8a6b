import Foundation

/// What a parent offers a child: a width and a height in points, each on its own.
///
/// On each axis `nil` asks for the ideal length, `0` for the minimum and `.infinity` for the maximum (fact 1).
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width in points; `nil` asks for the ideal width.
  public var width: CGFloat?
  /// The proposed height in points; `nil` asks for the ideal height.
  public var height: CGFloat?

  /// Asks for the minimum size: 0×0.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum size: ∞×∞.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size: nil×nil.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A proposal of the given lengths; `nil` asks for the ideal length on that axis.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of exactly `size`.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal as a size, with `size` standing in where nothing is specified (10×10 by default, fact 2).
  @inlinable public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The proposed length along `axis`.
  @inlinable public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A proposal with `main` along `axis` and `cross` across it.
  @inlinable public init(_ axis: Axis, main: CGFloat?, cross: CGFloat?) {
    self = axis == .horizontal ? .init(width: main, height: cross) : .init(width: cross, height: main)
  }

  /// The proposal less `insets`, never below 0; `nil` stays `nil` (fact 48).
  public func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension CGSize {
  /// The length along `axis`, in points.
  @inlinable public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  /// A size of `main` along `axis` and `cross` across it.
  @inlinable public init(_ axis: Axis, main: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}

extension CGPoint {
  /// The coordinate along `axis`, in points.
  @inlinable public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
