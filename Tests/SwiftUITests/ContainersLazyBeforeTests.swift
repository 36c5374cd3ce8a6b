import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Lazy containers that lie before what a scroll view shows: nothing of them is made, and the scroll view shows what it is asked for.
@MainActor @Suite("Lazy containers before what shows") struct ContainersLazyBeforeTests {
  @Test("a chat that starts at its end shows its end")
  func chat() {
    let frames = frames(100, 200) {
      ScrollView {
        VStack(spacing: 0) {
          LazyVStack { ForEach(0..<5, id: \.self) { Leaf("old \($0)") } }
          Color.red.frame(height: 3000)
          Leaf("new")
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(frames["new"]?.maxY == 200)
    #expect(frames["old 0"] == nil)
  }

  @Test("of two lazy stacks only the last one's end shows")
  func two() {
    let frames = frames(100, 200) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf("a \($0)", 20, 20) } }
        LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { Leaf("b \($0)", 20, 20) } }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(frames["b 99"]?.maxY == 200)
    #expect(frames["a 99"] == nil)
  }

  @Test("a row that starts at its trailing end shows its end")
  func row() {
    let frames = frames(200, 100) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          LazyHStack { ForEach(0..<3, id: \.self) { Leaf("a \($0)") } }
          Color.red.frame(width: 3000)
          Leaf("new")
        }
      }
      .defaultScrollAnchor(.trailing)
    }
    #expect(frames["new"]?.maxX == 200)
    #expect(frames["a 0"] == nil)
  }

  @Test("a stack pulled up out of what shows makes nothing")
  func above() {
    let frames = frames(100, 200) { ScrollView { LazyVStack { Leaf("a") }.padding(.top, -500) } }
    #expect(frames["a"] == nil)
  }

  @Test("a lazy flow and a lazy grid before what shows make nothing")
  func gridAndFlow() {
    let frames = frames(100, 200) {
      ScrollView {
        VStack(spacing: 0) {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))], pinnedViews: [.sectionHeaders, .sectionFooters]) {
            Section {
              ForEach(0..<50, id: \.self) { Leaf("g \($0)") }
            } header: {
              Leaf("head")
            } footer: {
              Leaf("foot")
            }
          }
          Color.red.frame(height: 3000)
          Leaf("new")
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(frames["new"]?.maxY == 200)
    #expect(frames["g 49"] == nil && frames["foot"] == nil)
  }
}
