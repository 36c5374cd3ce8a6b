import Foundation
import Quoin
import QuoinAppearance
import QuoinDrawing
import QuoinSnapshots
@_spi(Internals) import SnapshotTesting
import SwiftUI
import UIKit

/// Fails the test unless a view is as its recorded snapshot: its layout first, then its picture.
///
/// The first time the snapshot is recorded beside the test, in `__Snapshots__/FILE/TEST.1.json` and `.png`, and the test fails to say so;
/// record modes are those of `withSnapshotTesting` and `SNAPSHOT_TESTING_RECORD`. A failure tells which views moved by how much, at which
/// step the layouts part, and what of the picture differs; the pictures are attached where the runner takes attachments, and lie in
/// `SNAPSHOT_ARTIFACTS`.
///
/// - Parameters:
///   - view: The view.
///   - forms: What is recorded and compared.
///   - name: What the snapshot is called; nil numbers it within its test.
///   - proposal: What the view is proposed, in points; nothing, unless said.
///   - device: A device to lay it out on instead, such as "iPhone 15 Pro".
///   - record: When it is recorded; nil leaves that to the scope.
///   - testName: The test's name, which the files begin with.
@MainActor public func expectSnapshot(
  of view: some View, as forms: [SnapshotForm] = [.layout, .png], named name: String? = nil,
  proposing proposal: ProposedViewSize = .unspecified, on device: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, line: line, column: column)
  if let device, Device.named(device) == nil {
    let near = Device.suggestions(for: device).joined(separator: ", ")
    return site.fail("There is no device \"\(device)\". Did you mean one of \(near)?")
  }
  RecordedSnapshot(layout(of: view, proposing: proposal, on: device), name: name, testName: testName, site: site)
    .expect(forms, record: SnapshotTestingConfiguration.recordHere(record))
}

/// Fails the test unless a view of UIKit, in a window of `size` points, is as its recorded snapshot.
@MainActor public func expectSnapshot(
  of view: UIView, as forms: [SnapshotForm] = [.layout, .png], named name: String? = nil, in size: CGSize? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let site = TestSite(fileID: fileID, file: file, line: line, column: column)
  RecordedSnapshot(layout(of: view, in: size), name: name, testName: testName, site: site)
    .expect(forms, record: SnapshotTestingConfiguration.recordHere(record))
}

/// Where in the sources an expectation stands.
struct TestSite {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  func fail(_ words: String) { recordIssue(words, fileID: fileID, filePath: file, line: line, column: column) }
  func attachAll(_ attachments: [XCTAttachment], name: String) {
    attach(attachments, name: name, fileID: fileID, filePath: file, line: line, column: column)
  }
}
