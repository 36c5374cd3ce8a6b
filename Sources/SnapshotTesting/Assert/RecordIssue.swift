import Foundation
import Testing
import XCTest

/// Fails the test that runs, whichever of the two libraries runs it, at a place in its source.
@_spi(Internals) public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
) {
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: message()),
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
  } else {
    XCTFail(message(), file: filePath, line: line)
  }
}

/// Hands attachments to the runner, where it takes them.
package func attach(_ attachments: [XCTAttachment], name: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
  guard Test.current != nil else { return }
  let place = SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  for attachment in attachments {
    Attachment.record(
      [UInt8](attachment.data), named: "\(name).\(attachment.name ?? "difference").\(attachment.pathExtension)", sourceLocation: place)
  }
}
