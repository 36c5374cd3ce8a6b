import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinMessages
import QuoinSnapshots
import SwiftUI

/// Compares a preview with what was recorded of it: its layout first, then its pixels.
///
/// Fingerprints in the recorded layout tell whether the pixels and the picture's file are what they were, so that a preview that has not
/// changed is drawn but neither encoded nor decoded.
@MainActor struct SnapshotCheck {
  private let request: PreviewRequest
  private let order: CheckOrder

  init(_ request: PreviewRequest, _ order: CheckOrder) {
    self.request = request
    self.order = order
  }

  /// What came of it, and the files of the preview as it is.
  struct Outcome {
    var report: CheckReport
    /// By the pages' numbers; see ``RunnerAnswer/checked(_:)``.
    var files: [(page: Int, data: Data)] = []
  }

  func run() throws(RunnerRefusal) -> Outcome {
    let sheet = try request.rendered(order.order.choices)
    let shots = try sheet.shots()
    for shot in shots { try CanvasChoice.checkPixels(shot.size, scale: shot.scale) }
    if let unfit = sheet.findings.first(where: { $0.kind == .unsettledState || $0.kind == .missingResource }) {
      let lines = FindingLines(sheet, choices: order.order.choices, request.summary)
      let doubt = lines.told(unfit)
      var report = CheckReport(.unfit, lines: ["\(doubt.view): \(doubt.message)"], pages: shots.count)
      if let place = doubt.places.first { (report.file, report.line) = (place.path, place.line) }
      return Outcome(report: report)
    }
    var pages: [Page] = []
    for shot in shots { pages.append(try Page(shot)) }
    var report = try compare(pages)
    report.pages = pages.count
    report.findings = sheet.findings.map(FindingLines(sheet, choices: order.order.choices, request.summary).told)
    guard report.verdict != .same else { return Outcome(report: report) }
    return Outcome(report: report, files: try files(pages))
  }

  /// A page as it is now.
  private struct Page {
    let shot: PageSnapshot
    let bitmap: Bitmap
    let pixels: String

    @MainActor init(_ shot: PageSnapshot) throws(RunnerRefusal) {
      self.shot = shot
      do throws(DrawingError) {
        bitmap = try PNGExporter(scale: shot.scale, background: shot.background).bitmap(for: shot.list)
      } catch {
        throw RunnerRefusal("\(error)")
      }
      let (width, height) = (bitmap.width, bitmap.height)
      pixels = bitmap.withPixels { bytes in
        PictureSeal.fingerprint(UnsafeRawBufferPointer(start: bytes, count: width * height * 4), size: (width, height))
      }
    }
  }

  // MARK: Comparing

  private func path(_ page: Int, of count: Int) -> String { count == 1 ? "\(order.recorded).png" : "\(order.recorded)-\(page + 1).png" }

  private func compare(_ pages: [Page]) throws(RunnerRefusal) -> CheckReport {
    let old: LayoutRecord
    do throws(SnapshotFile.Failure) {
      guard let data = try SnapshotFile.read("\(order.recorded).json") else {
        return CheckReport(.missing, lines: ["There is no snapshot \(order.recorded).json yet; --record makes it."])
      }
      old = try LayoutRecord(data, path: "\(order.recorded).json")
    } catch {
      return CheckReport(.broken, lines: [error.description])
    }
    if old.pages.count != pages.count {
      return CheckReport(.changed, lines: ["There are \(pages.count) pages; \(old.pages.count) were recorded."])
    }
    if let scale = pages.first?.shot.scale, Double(scale) != old.scale {
      let words = "It is drawn at scale \(snapshotWords(Double(scale))), and was recorded at \(snapshotWords(old.scale))."
      return CheckReport(.changed, lines: [words + " Give --scale the recorded one, or record it again."])
    }
    var report = CheckReport(.same)
    for (index, page) in pages.enumerated() {
      let prefix = pages.count > 1 ? "Page \(index + 1): " : ""
      try compare(page, old.pages[index], path(index, of: pages.count), prefix, into: &report)
    }
    return report
  }

  private func compare(
    _ page: Page, _ old: LayoutRecord.Page, _ path: String, _ prefix: String, into report: inout CheckReport
  ) throws(RunnerRefusal) {
    if page.shot.tree != old.tree {
      let difference = LayoutDifference(old.tree, page.shot.tree)
      if !difference.isEmpty {
        let sources = (order.order.choices.sources + order.otherSources).compactMap { path in
          FileManager.default.contents(atPath: path).map { (path: path, text: String(decoding: $0, as: UTF8.self)) }
        }
        report.verdict = .changed
        report.lines += difference.report(trace: try trace(), sources: sources).map { prefix + $0 }
        if let place = difference.place(in: sources) { (report.file, report.line) = (place.path, place.line) }
      }
    }
    let file: Data
    do throws(SnapshotFile.Failure) {
      guard let data = try SnapshotFile.read(path) else {
        report.verdict = .broken
        report.lines.append("\(path) is missing, though its layout was recorded. Take it back from version control, or --record it.")
        return
      }
      file = data
    } catch {
      report.verdict = .broken
      report.lines.append(error.description)
      return
    }
    let isFileWhole = old.picture.map { $0.file == file.withUnsafeBytes { PictureSeal.fingerprint($0) } } ?? false
    if isFileWhole, old.picture?.pixels == page.pixels { return }
    let before: Bitmap
    do throws(DrawingError) { before = try Bitmap(data: file, named: path) } catch {
      report.verdict = .broken
      report.lines.append("\(path) cannot be read: \(error) Take it back from version control, or --record it.")
      return
    }
    if let seal = old.picture, seal.pixels == page.pixels, before.width == page.bitmap.width, before.height == page.bitmap.height {
      // The preview is as it was when it was recorded: another picture lies there now.
      var unchanged = CheckReport(.same)
      comparePixels(before, page, path, prefix, into: &unchanged)
      guard unchanged.verdict != .same else { return }
      report.verdict = .broken
      report.lines.append(
        "\(path) is not the picture that was recorded with its layout, though the preview looks as it did then. "
          + "Take it back from version control, or --record it.")
      return
    }
    comparePixels(before, page, path, prefix, into: &report)
  }

  private func comparePixels(_ before: Bitmap, _ page: Page, _ path: String, _ prefix: String, into report: inout CheckReport) {
    guard let difference = PictureDifference(before, page.bitmap, tolerance: .levels(order.levels)) else {
      if report.verdict == .same { report.verdict = .changed }
      report.lines.append(
        "\(prefix)The picture has \(page.bitmap.width)×\(page.bitmap.height) pixels, \(path) \(before.width)×\(before.height). Record it anew with --record if the change is meant."
      )
      return
    }
    guard Double(difference.beyond) > order.share * Double(difference.pixels) else { return }
    if report.verdict == .same { report.verdict = .changed }
    let box = difference.box.map { box in
      let numbers = [box.x, box.y, box.width, box.height].map { snapshotWords(Double($0) / Double(page.shot.scale)) }
      return ", within (\(numbers[0]), \(numbers[1])) \(numbers[2])×\(numbers[3]) points"
    }
    report.lines.append(
      "\(prefix)\(difference.beyond) of \(difference.pixels) pixels differ by up to \(difference.levels) of 255 levels\(box ?? "").")
  }

  /// The steps of the layout as it is now: laid out again, as only changed previews need them.
  private func trace() throws(RunnerRefusal) -> LayoutTrace {
    var choices = order.order.choices
    choices.explanation = RenderChoices.Explanation()
    return try request.rendered(choices).trace
  }

  // MARK: Files

  private func files(_ pages: [Page]) throws(RunnerRefusal) -> [(page: Int, data: Data)] {
    var files: [(page: Int, data: Data)] = []
    var recorded: [LayoutRecord.Page] = []
    for (index, page) in pages.enumerated() {
      let data: Data
      do throws(DrawingError) { data = try page.bitmap.pngData(scale: Double(page.shot.scale)) } catch { throw RunnerRefusal("\(error)") }
      files.append((index + 1, data))
      let seal = PictureSeal(pixels: page.pixels, file: data.withUnsafeBytes { PictureSeal.fingerprint($0) })
      recorded.append(LayoutRecord.Page(size: page.shot.size, tree: page.shot.tree, picture: seal))
      if let before = try? Bitmap(path: path(index, of: pages.count)),
        let difference = try? page.bitmap.differencePicture(to: before)?.pngData()
      {
        files.append((-index - 1, difference))
      }
    }
    let record = LayoutRecord(scale: Double(pages.first?.shot.scale ?? 1), pages: recorded, variant: order.variant)
    do throws(SnapshotFile.Failure) { files.append((0, try record.data())) } catch { throw RunnerRefusal("\(error)") }
    return files
  }
}
