/// What of a view is recorded and compared.
public struct SnapshotForm: Sendable {
  enum Kind: Sendable, Equatable { case layout, svg, png(levels: Int, share: Double) }
  let kind: Kind

  /// Every view's frame, proposal and text, as JSON.
  public static let layout = SnapshotForm(kind: .layout)
  /// The drawing as SVG, compared as text.
  public static let svg = SnapshotForm(kind: .svg)
  /// The picture, which must be the same to the last bit.
  public static let png = png()
  /// The picture.
  ///
  /// - Parameters:
  ///   - levels: How far a colour may be off, of 255 levels; cut to 0…255.
  ///   - share: The share of pixels that may be off by more, 0…1.
  public static func png(levels: Int = 0, share: Double = 0) -> SnapshotForm {
    SnapshotForm(kind: .png(levels: min(255, max(0, levels)), share: share.isNaN ? 0 : min(1, max(0, share))))
  }

  var pathExtension: String {
    switch kind {
    case .layout: "json"
    case .svg: "svg"
    case .png: "png"
    }
  }
}
