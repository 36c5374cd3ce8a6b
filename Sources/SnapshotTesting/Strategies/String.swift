import Foundation
import QuoinSnapshots

extension Snapshotting where Value == String, Format == String {
  /// Texts, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Texts in UTF-8, compared line by line; a difference is told as a patch.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
      TextDifference.patch(old, new).map { patch in
        var attachment = XCTAttachment(data: Data(patch.utf8), uniformTypeIdentifier: "public.patch-file")
        attachment.name = "difference"
        return (patch, [attachment])
      }
    }
  }
}
