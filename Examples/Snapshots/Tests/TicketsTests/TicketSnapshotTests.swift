import SnapshotTesting
import SwiftUI
import Tickets
import UIKit
import XCTest

// As written for the phone: nothing in here knows of Quoin.
final class TicketSnapshotTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing) { super.invokeTest() }
  }

  func testCard() {
    assertSnapshot(of: TicketCard(.example), as: .image(precision: 0.99, layout: .fixed(width: 320, height: 90)))
  }

  func testCardInTheDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(
      of: TicketCard(.example), as: .image(precision: 0.99, layout: .fixed(width: 320, height: 90), traits: dark), named: "dark")
  }

  func testScreen() {
    assertSnapshots(
      of: TicketController(.example) as UIViewController,
      as: ["se": .image(on: .iPhoneSe, precision: 0.99), "13Pro": .image(on: .iPhone13Pro, precision: 0.99)])
    assertSnapshot(of: TicketController(.example), as: .recursiveDescription(on: .iPhone13Pro))
    assertSnapshot(of: TicketController(.example), as: .hierarchy)
  }

  func testData() {
    assertSnapshot(of: Ticket.example, as: .json)
    assertSnapshot(of: Ticket.example, as: .dump)
  }

  func testPath() {
    assertSnapshot(
      of: UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 4).cgPath, as: .elementsDescription)
  }
}
