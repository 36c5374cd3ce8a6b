import Foundation
import QuoinDrawing
import QuoinSnapshots
import UIKit

extension Diffing where Value == UIImage {
  /// Pictures, which must be the same to the last bit.
  public static var image: Diffing { image() }

  /// Pictures, kept as PNG.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0…1.
  ///   - perceptualPrecision: How near a pixel must be to the eye to match: 1 for the same, 0.98 about what the eye does not see.
  ///   - scale: Pixels per point of the kept pictures; nil or 0 for the screen's.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.current.displayScale
    var diffing = Diffing(
      toData: { $0.pngData() ?? Data() },
      fromData: { UIImage(data: $0, scale: scale) ?? UIImage() }
    ) { old, new in
      ImageComparison(old: old, new: new, precision: precision, perceptualPrecision: perceptualPrecision).difference()
    }
    diffing.complaint = { data in
      guard !data.isEmpty else { return "is empty: the picture was not written whole. Remove the file and record it again." }
      do throws(DrawingError) {
        _ = try Bitmap(data: data, named: "The reference")
        return nil
      } catch {
        return "is no picture that can be read: \(error) Take it back from version control, or remove it and record it again."
      }
    }
    return diffing
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pictures, which must be the same to the last bit.
  public static var image: Snapshotting { image() }
  /// Pictures, kept as PNG; see ``Diffing/image(precision:perceptualPrecision:scale:)``.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

/// Compares a recorded picture with a new one.
struct ImageComparison {
  let old: UIImage
  let new: UIImage
  let precision: Float
  let perceptualPrecision: Float

  /// What differs, with pictures to look at; nil when both are alike enough.
  func difference() -> (String, [XCTAttachment])? {
    guard let reference = old.pixels else { return ("Reference image could not be loaded.", []) }
    guard new.size.width > 0, new.size.height > 0 else {
      return ("Newly-taken snapshot is empty. Give the view a size: set its frame, or pass size: or layout:.", [])
    }
    if let phone = PhoneReferences.allowance {
      guard let ours = new.pixels(width: reference.width) else { return ("Newly-taken snapshot could not be loaded.", []) }
      let scale = Double(reference.width) / max(1, Double(new.size.width))
      let complaints = PhoneComparison.complaints(reference: reference, ours: ours, scale: scale, allowance: phone)
      guard !complaints.isEmpty else { return nil }
      let words = "Compared loosely with a picture recorded on a phone:\n" + complaints.joined(separator: "\n")
      return (words, attachments(reference, ours))
    }
    guard let own = new.pixels else { return ("Newly-taken snapshot could not be loaded.", []) }
    guard reference.width == own.width, reference.height == own.height else {
      return (
        "Newly-taken snapshot@\(sizeWords(new)) does not match reference@\(sizeWords(old)). "
          + "Was the reference recorded on another device or at another scale?", attachments(reference, own)
      )
    }
    guard let words = complaint(reference, own) else { return nil }
    // What a file cannot hold, such as colours under hardly any opacity, is no difference.
    guard let again = (try? own.pngData()).flatMap({ try? Bitmap(data: $0) }), complaint(reference, again) != nil else { return nil }
    return (words, attachments(reference, own))
  }

  private func sizeWords(_ image: UIImage) -> String { "(\(Double(image.size.width)), \(Double(image.size.height)))" }

  private func complaint(_ reference: Bitmap, _ own: Bitmap) -> String? {
    let threshold = (1 - perceptualPrecision) * 100
    let tolerance: PictureDifference.Tolerance = perceptualPrecision < 1 ? .perceived(threshold) : .levels(0)
    guard let difference = PictureDifference(reference, own, tolerance: tolerance), difference.different > 0 else { return nil }
    let place = difference.box.map { box in
      let scale = Double(new.scale)
      let numbers = [box.x, box.y, box.width, box.height].map { snapshotWords(Double($0) / scale) }
      return "\nThe pixels that differ lie within (\(numbers[0]), \(numbers[1])) \(numbers[2])×\(numbers[3]) points."
    }
    if perceptualPrecision < 1 {
      guard difference.precision < precision else { return nil }
      return """
        The percentage of pixels that match \(difference.precision) is less than required \(precision)
        The lowest perceptual color precision \(1 - min(difference.perceived / 100, 1)) is less than required \(perceptualPrecision)
        """ + (place ?? "")
    }
    guard precision < 1 else { return "Newly-taken snapshot does not match reference." + (place ?? "") }
    let actual = 1 - Float(difference.differentBytes) / Float(difference.pixels * 4)
    guard actual < precision else { return nil }
    return "Actual image precision \(actual) is less than required \(precision)" + (place ?? "")
  }

  private func attachments(_ reference: Bitmap, _ own: Bitmap) -> [XCTAttachment] {
    let pictures = [("reference", reference), ("failure", own), ("difference", own.differencePicture(to: reference))]
    return pictures.compactMap { name, picture in
      guard let data = picture.flatMap({ try? $0.pngData() }) else { return nil }
      var attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
      attachment.name = name
      return attachment
    }
  }
}

extension UIImage {
  /// The picture's pixels; nil where there are none.
  var pixels: Bitmap? {
    switch content {
    case .bitmap(let bitmap): return bitmap
    case .list(let list): return try? PNGExporter(scale: scale).bitmap(for: list)
    case .symbol: return pngData().flatMap { try? Bitmap(data: $0) }
    }
  }

  /// The picture drawn so many pixels wide, where it can be drawn anew; else as it is.
  fileprivate func pixels(width: Int) -> Bitmap? {
    guard case .list(let list) = content, list.size.width > 0 else { return pixels }
    return try? PNGExporter(scale: CGFloat(width) / list.size.width).bitmap(for: list)
  }
}
