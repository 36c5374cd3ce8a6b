import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

@Suite("Labels of several views") @MainActor struct ControlLabelTests {
  private func frames(_ view: some View) -> [String: CGRect] {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 300, height: 300))
    return Page(view, options: options).finish().framesByIdentifier()
  }
  private var lines: some View {
    Group {
      Text("Title").accessibilityIdentifier("title")
      Text("Title").accessibilityIdentifier("second")
      Text("Title").accessibilityIdentifier("third")
    }
  }

  @Test("a button's stand beside each other, in a list in one row") func buttons() throws {
    let plain = frames(
      Button {
      } label: {
        lines
      })
    let (title, second) = (try #require(plain["title"]), try #require(plain["second"]))
    #expect(second.minX == title.maxX + 8 && second.minY == title.minY && second.size == title.size)
    let list = frames(
      List {
        Button {
        } label: {
          lines
        }
      })
    #expect(list["title"]?.minY == list["third"]?.minY && list["title"]?.minY != nil)
  }

  @Test("a control's first is its title, those below are smaller", arguments: 0..<4) func controls(_ kind: Int) throws {
    let found = frames(
      VStack {
        switch kind {
        case 0: Toggle(isOn: .constant(true)) { lines }
        case 1:
          LabeledContent {
            Text("value")
          } label: {
            lines
          }
        case 2: Stepper(value: .constant(1)) { lines }
        default:
          List {
            Picker(selection: .constant(1)) {
              Text("One").tag(1)
            } label: {
              lines
            }
          }
        }
      })
    let (title, second, third) = (try #require(found["title"]), try #require(found["second"]), try #require(found["third"]))
    #expect(second.minX == title.minX && third.minX == title.minX)
    #expect(second.minY >= title.maxY && third.minY >= second.maxY)
    #expect(second.height < title.height && third.size == second.size)
  }

  @Test("what a view says of itself holds below the title as well") func ownWords() throws {
    let found = frames(
      Toggle(isOn: .constant(true)) {
        Text("Title").accessibilityIdentifier("title")
        Text("Title").font(.body).accessibilityIdentifier("second")
      })
    #expect(found["title"]?.size == found["second"]?.size && found["title"] != nil)
  }
}
