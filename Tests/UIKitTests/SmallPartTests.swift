import Foundation
import QuoinDrawing
import Testing

@testable import UIKit

/// Parts that few views have: where they lie, how large they are, and what they carry.
@Suite("Small parts") @MainActor struct SmallPartTests {
  private func laid(_ view: UIView, _ width: CGFloat, _ height: CGFloat) -> UIView {
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    view.layoutIfNeeded()
    return view
  }
  private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { (($0 as? Kind).map { [$0] } ?? []) + all(kind, in: $0) }
  }

  @Test("what stands where nothing is, stands in the middle, below each other, with 16 points at the sides")
  func unavailable() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "star")
    configuration.text = "Nothing"
    configuration.secondaryText = String(repeating: "Come again another day. ", count: 6)
    let view = laid(configuration.makeContentView(), 300, 500)
    let stack = try #require(all(UIStackView.self, in: view).first)
    #expect(abs(stack.frame.midX - 150) < 0.5 && abs(stack.frame.midY - 250) < 0.5)
    #expect(stack.frame.minX >= 16 && stack.frame.maxX <= 284)
    let parts = stack.arrangedSubviews
    #expect(parts.count == 3)
    for part in parts { #expect(abs(stack.convert(part.frame, to: view).midX - 150) < 1) }
    for (one, next) in zip(parts, parts.dropFirst()) { #expect(abs(next.frame.minY - one.frame.maxY - 8) < 0.5) }
    #expect((parts[1] as? UILabel)?.text == "Nothing" && (parts[2] as? UILabel)?.numberOfLines == 0)
    let found = laid(UIContentUnavailableConfiguration.search().makeContentView(), 300, 500)
    #expect(all(UILabel.self, in: found).map(\.text) == ["No Results", "Check the spelling or try a new search."])
    let loading = laid(UIContentUnavailableConfiguration.loading().makeContentView(), 300, 500)
    #expect(all(UILabel.self, in: loading).map(\.text) == ["Loading…"])
  }

  // UIActivityIndicatorView's documentation: its size is that of its style.
  @Test("a spinner is as large as its style says, in the middle of whatever room it has", arguments: [(100, 20.0), (101, 37)])
  func spinners(style: Int, side: Double) throws {
    let spinner = UIActivityIndicatorView(style: try #require(UIActivityIndicatorView.Style(rawValue: style)))
    spinner.startAnimating()
    let page = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 80, height: 60), scale: 1)) { spinner }
    let picture = try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: page.displayList)
    var ink = CGRect.null
    for y in 0..<60 {
      for x in 0..<80 where picture[x, y].red < 0.95 { ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
    #expect(abs(ink.midX - 40) <= 1 && abs(ink.midY - 30) <= 1, "\(ink)")
    #expect(max(ink.width, ink.height) <= side + 1 && max(ink.width, ink.height) > side - 5, "\(ink)")
  }

  @Test("an accessory of one's own is as large as its view, at the end or the beginning") func accessories() {
    for (placement, isLeading) in [
      (UICellAccessory.Placement.trailing(), false), (.leading(), true),
    ] {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 14))
      cell.accessories = [.customView(configuration: .init(customView: own, placement: placement))]
      cell.layoutIfNeeded()
      let frame = own.convert(own.bounds, to: cell)
      #expect(frame.size == CGSize(width: 30, height: 14) && abs(frame.midY - 30) < 0.6)
      #expect(isLeading ? frame.maxX < 100 : frame.minX > 200)
    }
  }

  @Test("an attachment of a picture's bytes shows the picture") func attachments() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
    }
    let bytes = try #require(picture.pngData())
    let attachment = NSTextAttachment(data: bytes, ofType: "public.png")
    #expect(attachment.image != nil && attachment.contents == bytes && attachment.fileType == "public.png")
    let scale = try #require(attachment.image?.scale)
    let drawn = try #require(attachment.image?.size)
    #expect(abs(drawn.width / drawn.height - 8.0 / 6) < 0.01 && scale > 0)
    #expect(NSTextAttachment(data: nil, ofType: nil).image == nil)
    #expect(NSTextAttachment(data: Data("words".utf8), ofType: "public.text").image == nil)
  }

  @Test("a key of a menu carries what it was given") func keys() {
    let key = UIKeyCommand(
      title: "Open", image: UIImage.add, action: Selector("go"), input: "o", modifierFlags: [.command, .alternate],
      propertyList: ["page": 3], discoverabilityTitle: "Opens", attributes: [.destructive], state: .on)
    #expect(key.title == "Open" && key.image === UIImage.add && key.action == Selector("go") && key.input == "o")
    #expect(key.modifierFlags == [.command, .alternate] && (key.propertyList as? [String: Int]) == ["page": 3])
    #expect(key.discoverabilityTitle == "Opens" && key.attributes == [.destructive] && key.state == .on)
    #expect(key.alternates.isEmpty)
  }
}
