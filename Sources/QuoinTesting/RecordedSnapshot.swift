import Foundation
import Quoin
import QuoinDrawing
import QuoinSnapshots
import SnapshotTesting
import UIKit

/// A layout and the files that were recorded of it.
@MainActor struct RecordedSnapshot {
  private let tested: TestedLayout
  private let site: TestSite
  private let place: SnapshotPlace

  init(_ tested: TestedLayout, name: String?, testName: String, site: TestSite) {
    self.tested = tested
    self.site = site
    place = SnapshotPlace(file: "\(site.file)", testName: testName, name: name, directory: nil, pathExtension: nil)
  }

  func expect(_ forms: [SnapshotForm], record: SnapshotTestingConfiguration.Record) {
    if let unsettled = tested.findings.first(where: { $0.kind == .unsettledState }) {
      return site.fail("\(unsettled.view): \(unsettled.message) A page that never settles has no snapshot.")
    }
    if let missing = tested.findings.first(where: { $0.kind == .missingResource }) {
      return site.fail("\(missing.view): \(missing.message) A page without its resources is no snapshot to keep.")
    }
    guard tested.size.width > 0, tested.size.height > 0 else {
      return site.fail(
        "The view is \(snapshotWords(width: tested.size.width, height: tested.size.height)): give it a frame, or propose a size.")
    }
    var words: [String] = []
    var recorded: [String] = []
    for form in forms {
      let path = "\(place.path).\(form.pathExtension)"
      do {
        guard record != .all, let data = try SnapshotFile.read(path) else {
          if record == .never {
            words.append("There is no snapshot \(path), and recording is off. Run the test on your machine and commit what it records.")
          } else {
            try SnapshotFile.write(try bytes(form), to: path)
            recorded.append(path)
          }
          continue
        }
        let complaints = try complaints(form, data, path)
        if !complaints.isEmpty, record == .failed {
          try SnapshotFile.write(try bytes(form), to: path)
          recorded.append(path)
        }
        words += complaints
      } catch {
        words.append("\(error)")
      }
    }
    if !recorded.isEmpty {
      words.append("Recorded \(recorded.joined(separator: ", ")). Look at it, and run the test again.")
    }
    if !words.isEmpty { site.fail(words.joined(separator: "\n")) }
  }

  // MARK: Making

  private func bytes(_ form: SnapshotForm) throws -> Data {
    switch form.kind {
    case .layout: try layoutRecord.data()
    case .svg: Data(try SVGExporter(pixelScale: tested.scale).string(for: tested.displayList()).utf8)
    case .png: try PNGExporter(scale: tested.scale).data(for: tested.displayList())
    }
  }

  private var layoutRecord: LayoutRecord {
    LayoutRecord(scale: Double(tested.scale), pages: [LayoutRecord.Page(size: tested.size, tree: tested.tree)])
  }

  // MARK: Comparing

  private func complaints(_ form: SnapshotForm, _ data: Data, _ path: String) throws -> [String] {
    switch form.kind {
    case .layout:
      let old = try LayoutRecord(data, path: path)
      guard let page = old.pages.first, old.pages.count == 1 else {
        throw SnapshotFile.Failure("\(path) holds \(old.pages.count) pages, not one. Remove it and record it again.")
      }
      guard old.scale == Double(tested.scale) else {
        return [
          "\(path) was recorded at scale \(snapshotWords(old.scale)), this is \(snapshotWords(Double(tested.scale))). Use one of them, or record it again."
        ]
      }
      let difference = LayoutDifference(page.tree, tested.tree)
      return difference.isEmpty ? [] : difference.report(trace: tested.trace) + ["Recorded in \(path)."]
    case .svg:
      let patch = TextDifference.patch(String(decoding: data, as: UTF8.self), String(decoding: try bytes(form), as: UTF8.self), context: 1)
      return patch.map { ["The drawing differs from \(path):", $0] } ?? []
    case .png(let levels, let share):
      return try pictureComplaints(data, path, levels: levels, share: share)
    }
  }

  private func pictureComplaints(_ data: Data, _ path: String, levels: Int, share: Double) throws -> [String] {
    let own = try PNGExporter(scale: tested.scale).data(for: tested.displayList())
    if own == data { return [] }
    let before: Bitmap
    do throws(DrawingError) { before = try Bitmap(data: data, named: path) } catch {
      throw SnapshotFile.Failure(
        "\(path) is no picture that can be read: \(error) Take it back from version control, or remove it and record it again.")
    }
    let after = try Bitmap(data: own)
    guard let difference = PictureDifference(before, after, tolerance: .levels(levels)) else {
      try keep(before, after)
      return [
        "The picture has \(after.width)×\(after.height) pixels, \(path) \(before.width)×\(before.height). Another size or scale: record it again if that is meant."
      ]
    }
    guard Double(difference.beyond) > share * Double(difference.pixels) else { return [] }
    try keep(before, after)
    let box = difference.box.map { box in
      let numbers = [box.x, box.y, box.width, box.height].map { snapshotWords(Double($0) / Double(tested.scale)) }
      return ", within (\(numbers[0]), \(numbers[1])) \(numbers[2])×\(numbers[3]) points"
    }
    return [
      "The picture differs from \(path) in \(difference.beyond) of \(difference.pixels) pixels by up to \(difference.levels) of 255 levels\(box ?? "")."
    ]
  }

  /// Pictures to look at: with the runner's attachments, and in `SNAPSHOT_ARTIFACTS`.
  private func keep(_ before: Bitmap, _ after: Bitmap) throws {
    let pictures = [("reference", before), ("failure", after), ("difference", after.differencePicture(to: before))]
    let name = (place.path as NSString).lastPathComponent
    let folder = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"]
    var attachments: [XCTAttachment] = []
    for (title, picture) in pictures {
      guard let data = try picture?.pngData() else { continue }
      var attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.png")
      attachment.name = title
      attachments.append(attachment)
      if let folder { try SnapshotFile.write(data, to: "\(folder)/\(place.fileName)/\(name).\(title).png") }
    }
    site.attachAll(attachments, name: name)
  }
}
