import Foundation
import QuoinLayout

/// A recorded layout: a page's tree with its size, as a file of JSON that people can read and that gives the same bytes every time.
package struct LayoutRecord: Codable, Sendable {
  /// One page of it.
  package struct Page: Codable, Sendable {
    /// Lengths in points.
    package var width, height: Double
    /// Every view.
    package var tree: LayoutTree
    /// What stands for the page's pixels and for the file of its picture; nil where there is no picture.
    package var picture: PictureSeal?

    package init(size: CGSize, tree: LayoutTree, picture: PictureSeal? = nil) {
      (width, height) = (Double(size.width), Double(size.height))
      self.tree = tree.unnumbered
      self.picture = picture
    }
  }
  /// Pixels per point.
  package var scale: Double
  /// The pages: one, but for documents.
  package var pages: [Page]

  /// What of the file's name tells a look from the plain one, such as `dark`; nil for the plain one.
  package var variant: String?

  package init(scale: Double, pages: [Page], variant: String? = nil) {
    self.scale = scale
    self.pages = pages
    self.variant = variant
  }

  /// The file's bytes. Fails where a page's size or the scale is NaN or ∞, which JSON cannot say; the tree writes such numbers as 0.
  package func data() throws(SnapshotFile.Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(self) + Data("\n".utf8) } catch {
      throw SnapshotFile.Failure("the layout cannot be recorded: its page's size or its scale is no finite number. Give the page a size.")
    }
  }

  /// Reads a file of `data`. A failure names the file and says what to do.
  package init(_ data: Data, path: String) throws(SnapshotFile.Failure) {
    do { self = try JSONDecoder().decode(LayoutRecord.self, from: data) } catch {
      throw SnapshotFile.Failure(
        "\(path) is no recorded layout, or a damaged one. Take it back from version control, or remove it and record it again.")
    }
  }
}

/// Fingerprints of a picture, so that one that has not changed need not be decoded.
package struct PictureSeal: Codable, Equatable, Sendable {
  /// Of the pixels.
  package var pixels: String
  /// Of the file's bytes.
  package var file: String
  package init(pixels: String, file: String) {
    self.pixels = pixels
    self.file = file
  }

  /// 64 bits over bytes, eight at a time; no protection against malice. O(bytes).
  package static func fingerprint(_ bytes: UnsafeRawBufferPointer, size: (Int, Int) = (0, 0)) -> String {
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(bitPattern: Int64(size.0 << 20 ^ size.1))
    var at = 0
    let words = bytes.count / 8 * 8
    while at < words {
      state = (state ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) &* 0x2127_599b_f432_5c37
      state ^= state >> 47
      at += 8
    }
    while at < bytes.count {
      state = (state ^ UInt64(bytes[at])) &* 0x100_0000_01b3
      at += 1
    }
    state ^= UInt64(bytes.count)
    state = (state ^ state >> 32) &* 0xd6e8_feb8_6659_fd93
    let digits = String(state ^ state >> 32, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
