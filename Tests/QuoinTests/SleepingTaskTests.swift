import Foundation
import Testing

/// Pages whose tasks sleep wait for nobody's clock: days pass in a render of a second.
@Suite("Tasks that sleep") struct SleepingTaskTests {
  /// The texts of each preview of a file that begins with views that sleep.
  private func texts(_ previews: String, _ options: String...) throws -> (texts: [String: [String]], complaints: String) {
    let bench = try CommandBench()
    let file = try bench.write("S.swift", Self.views + previews)
    let run = try bench.render([file, "--format", "json", "-o", "-"] + options)
    #expect(run.status == 0, "\(run.complaints)")
    func texts(_ node: [String: Any]) -> [String] {
      (node["text"] as? String).map { [$0] } ?? (node["children"] as? [[String: Any]] ?? []).flatMap(texts)
    }
    return (try bench.layouts(run.output).mapValues { texts($0["tree"] as? [String: Any] ?? [:]) }, run.complaints)
  }

  private static let views = """
    import SwiftUI
    import UIKit
    /// A text that becomes another after a sleep.
    struct Sleeper: View {
      @State private var word = "before"
      let sleep: @Sendable () async throws -> Void
      var body: some View {
        Text(word).task {
          do {
            try await sleep()
            word = "after"
          } catch { word = "\\(error)" }
        }
      }
    }
    /// Somebody who is no view, and sleeps.
    actor Library { func wait(_ seconds: Double) async throws { try await Task.sleep(for: .seconds(seconds)) } }

    """

  @Test("a picture shows what comes after sleeps of two seconds, however they are written, and tells of longer ones")
  func patience() throws {
    let (found, complaints) = try texts(
      """
      #Preview("near") { Sleeper { try await Task.sleep(for: .seconds(1.999)) } }
      #Preview("at") { Sleeper { try await Task.sleep(nanoseconds: 2_000_000_000) } }
      #Preview("until") { Sleeper { try await Task.sleep(until: .now + .seconds(1.5)) } }
      #Preview("suspending") { Sleeper { try await Task.sleep(for: .milliseconds(1500), tolerance: .seconds(1), clock: .suspending) } }
      #Preview("advanced") { Sleeper { try await Task<Never, Never>.sleep(until: .now.advanced(by: .seconds(1.5)), clock: .continuous) } }
      #Preview("library") { Sleeper { try await Library().wait(1.5) } }
      #Preview("past") { Sleeper { try await Task.sleep(for: .seconds(2.001)) } }
      #Preview("day") { Sleeper { try await Task.sleep(for: .seconds(86_400)) } }
      #Preview("far") { Sleeper { try await Library().wait(4) } }
      """)
    for name in ["near", "at", "until", "suspending", "advanced", "library"] { #expect(found[name] == ["after"], "\(name)") }
    for name in ["past", "day", "far"] { #expect(found[name] == ["before"], "\(name)") }
    let told = complaints.split(separator: "\n").filter { $0.contains("has a task that sleeps") }
    #expect(told.count == 3, "\(complaints)")
    #expect(complaints.contains("sleeps for 86,400 s; the picture waits for 2 s"), "\(complaints)")
  }

  @Test("tasks wake in the order of their times, wherever they were started; those of one time in the order in which they lay down")
  func order() throws {
    let (found, _) = try texts(
      """
      struct Many: View {
        @State private var words: [String] = []
        var body: some View {
          Text(words.joined(separator: " "))
            .task { await say("d", after: 1.5) }
            .task { await say("c", after: 1.5) }
            .task { await say("a", after: 0.5) }
            .task { Task { await say("b", after: 1) } }
        }
        private func say(_ word: String, after seconds: Double) async {
          try? await Task.sleep(for: .seconds(seconds))
          words.append(word)
        }
      }
      struct Ticks: View {
        @State private var count = 0
        let step: Int
        var body: some View {
          Text(step > 0 ? "\\(count)" : "").task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .milliseconds(step))
              count += 1
            }
          }
        }
      }
      #Preview("order") { Many() }
      #Preview("ticks") { Ticks(step: 100) }
      #Preview("restless") { Ticks(step: 0) }
      """)
    #expect(found["order"]?.first?.hasPrefix("a b ") == true)
    #expect(found["order"]?.first?.split(separator: " ").count == 4)
    #expect(found["ticks"] == ["20"])
  }

  @Test("a sleep that is cancelled throws, also one that never began") func cancelling() throws {
    let (found, _) = try texts(
      """
      struct Cancelling: View {
        @State private var words: [String] = []
        let waits: Bool
        var body: some View {
          Text(words.joined(separator: " ")).task {
            let task = Task { try await Task.sleep(for: .seconds(60)) }
            if waits { try? await Task.sleep(for: .seconds(1)) }
            task.cancel()
            do { try await task.value } catch { words.append("\\(type(of: error))") }
          }
        }
      }
      struct Restarting: View {
        @State private var value = 0
        @State private var words: [String] = []
        var body: some View {
          Text(words.joined(separator: " ")).task(id: value) {
            if value == 0 { Task { try? await Task.sleep(for: .seconds(1)); value = 1 } }
            do { try await Task.sleep(for: .seconds(value == 0 ? 60 : 0.5)); words.append("slept") } catch { words.append("woken") }
          }
        }
      }
      #Preview("later") { Cancelling(waits: true) }
      #Preview("before") { Cancelling(waits: false) }
      #Preview("restarted") { Restarting() }
      """)
    #expect(found["later"] == ["CancellationError"])
    #expect(found["before"] == ["CancellationError"])
    #expect(found["restarted"] == ["woken slept"])
  }

  @Test("where a page plays, tasks sleep in its time", arguments: [("0.1", "0"), ("0.3", "0 1"), ("0.74", "0 1 2"), ("5", "0 1 2 3 4")])
  func playing(_ time: String, _ words: String) throws {
    let (found, _) = try texts(
      """
      struct Steps: View {
        @State private var words = ["0"]
        var body: some View {
          Text(words.joined(separator: " ")).task {
            for step in 1...4 {
              try? await Task.sleep(for: .milliseconds(250))
              words.append("\\(step)")
            }
          }
        }
      }
      #Preview("steps") { Steps() }
      """, "--at", time)
    #expect(found["steps"] == [words])
  }

  @Test("UIKit: tasks of hosted views are waited for, those of controllers are not") func controllers() throws {
    let (found, _) = try texts(
      """
      final class Controller: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
          label.text = "before"
          view.addSubview(label)
          let host = UIHostingController(rootView: Sleeper { try await Task.sleep(for: .seconds(1.5)) })
          addChild(host)
          host.view.frame = CGRect(x: 0, y: 20, width: 100, height: 20)
          view.addSubview(host.view)
          Task {
            try? await Task.sleep(for: .seconds(1))
            label.text = "afterwards"
          }
        }
      }
      #Preview("controller") { Controller() }
      """)
    #expect(found["controller"] == ["before", "after"], "nobody knows of a controller's own tasks")
  }
}
