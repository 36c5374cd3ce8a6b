import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// Ids that are hashed alike without being the same, and values that come back to the state they stand in.
@Suite @MainActor struct IdentityTests {
  /// Hashed badly, as `Hashable` allows: equal values have equal hashes, nothing more is asked.
  struct BadID: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  @Test("Unequal ids take unequal steps, the same each time, whoever came first")
  func steps() {
    var steps = IDSteps()
    let all = (0..<20).map { steps.step(BadID(number: $0)) }
    #expect(Set(all).count == 20)
    #expect((0..<20).reversed().map { steps.step(BadID(number: $0)) } == all.reversed())
    #expect(steps.step(1) == steps.step(1) && steps.step("a") != steps.step("b"))
  }

  private struct Row: View {
    let name: String
    @State private var born: String?
    var body: some View { Text("\(name) born \(born ?? name)").onAppear { if born == nil { born = name } } }
  }
  @Observable final class Model { var ids = [1, 2, 3] }
  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack {
        ForEach(model.ids.map(BadID.init), id: \.self) { Row(name: "\($0.number)") }
        Row(name: "x\(model.ids[0])").id(BadID(number: model.ids[0]))
      }
    }
  }

  @Test("State goes with its id, also where another's hash is the same")
  func state() {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 300, height: 300))
    let model = Model()
    let page = Page(Rows(model: model), options: options)
    func texts() -> [String] {
      func all(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(all) }
      return all(page.settle().layoutTree())
    }
    _ = texts()
    model.ids = [3, 1, 2]
    #expect(texts() == ["3 born 3", "1 born 1", "2 born 2", "x3 born x3"])
    model.ids = [2, 3]
    #expect(texts() == ["2 born 2", "3 born 3", "x2 born x2"])
    model.ids = [4, 3]
    #expect(texts() == ["4 born 4", "3 born 3", "x4 born x4"])
  }

  /// Runs something on a thread of its own; false when it has not come back in ten seconds.
  private nonisolated func comesBack(_ body: @escaping @Sendable () -> Void) -> Bool {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }.start()
    return done.wait(timeout: .now() + 10) == .success
  }

  private final class Curious: Equatable, @unchecked Sendable {
    nonisolated(unsafe) static weak var box: AnyBox?
    static func == (one: Curious, other: Curious) -> Bool {
      box?.look()
      return false
    }
    deinit { Curious.box?.look() }
  }
  private class AnyBox: @unchecked Sendable { func look() {} }
  private final class Looked: AnyBox, @unchecked Sendable {
    let state = StateBox<Curious?>(Curious())
    override func look() { _ = state.value }
  }

  @Test("A value's own code, when it is compared and when it goes, may ask for the state it stands in")
  func comingBack() {
    let looked = Looked()
    Curious.box = looked
    #expect(comesBack { looked.state.value = Curious() })
    #expect(comesBack { looked.state.value = nil })
  }

  @Test("Of writers on many threads the last is what stands, and no change is missed")
  func writers() {
    let state = StateBox(0)
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      for number in 1...500 { state.value = writer * 1_000 + number }
    }
    #expect((0..<8).contains { state.value == $0 * 1_000 + 500 })
  }

  @Test("A cell over thirty thousand columns is measured: what is asked of it grows with them, not with their square")
  func wideCell() {
    let frames = frames(300, 100) {
      Grid {
        GridRow { Leaf("wide", 200, 10).gridCellColumns(30_000) }
        GridRow { Leaf("one", 20, 10) }
      }
    }
    #expect(frames["wide"]?.width == 200 && frames["one"]?.width == 20)
  }

  @Test("Pages within pages are evaluated as deep as the stack goes, not as deep as it was when they began")
  func nestedStack() {
    // A page begun deep in the stack has less room than one begun at its top.
    func nested(_ levels: Int) -> Bool {
      var filler = [UInt8](repeating: 0, count: 64)
      return withUnsafeMutableBytes(of: &filler) { _ in
        if StackRoom.current.reserve(1 << 20).isEntered { return true }
        return levels > 0 ? nested(levels - 1) : false
      }
    }
    #expect(!StackRoom.current.reserve(1 << 20).isEntered)
    #expect(nested(10_000_000))
    #expect(!StackRoom.current.reserve(1 << 20).isEntered)
  }
}
