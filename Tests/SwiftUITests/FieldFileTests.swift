import Foundation
import SwiftUI
import Testing

/// Ways of writing that published files use, each of which has to compile and to say the right words.
@Suite struct FieldFileTests {
  private struct Row: Identifiable {
    let id: Int
    var name: String
  }

  @Test("List takes a binding to its rows, as Apple's sample Scrumdinger writes it")
  @MainActor func listOfABinding() {
    let rows = Binding.constant([Row(id: 1, name: "Design"), Row(id: 2, name: "App Dev")])
    let page = ImageRenderer(content: List(rows) { $row in Text(row.name) }.frame(width: 300, height: 300)).page()
    #expect(page.findings.isEmpty)
  }

  @Test(
    "Measurements are written as Apple's documentation of FormatStyle shows them",
    arguments: [
      (Measurement(value: 21, unit: UnitTemperature.celsius), "en_GB", "21°C"),
      (Measurement(value: 21, unit: UnitTemperature.celsius), "en_US", "70°F"),
      // The blank is CLDR's of the ICU that Swift carries, which is Apple's own.
      (Measurement(value: 21, unit: UnitTemperature.celsius), "de_DE", "21 °C"),
    ])
  func temperatures(_ value: Measurement<UnitTemperature>, _ locale: String, _ words: String) {
    #expect(value.formatted(.measurement(width: .abbreviated).locale(Locale(identifier: locale))) == words)
  }

  @Test("A unit in words has a singular, and asProvided keeps it")
  func unitsInWords() {
    let us = Locale(identifier: "en_US")
    let style = Measurement<UnitVolume>.FormatStyle(width: .wide, locale: us, usage: .asProvided)
    #expect(style.format(Measurement(value: 1, unit: .cups)) == "1 cup")
    #expect(style.format(Measurement(value: 1.5, unit: .cups)) == "1.5 cups")
    let road = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: us, usage: .road)
    #expect(road.format(Measurement(value: 5, unit: .kilometers)) == "3.1 mi")
  }

  @Test("Names are joined in their language's order")
  func names() {
    var name = PersonNameComponents()
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    #expect(name.formatted(.name(style: .long).locale(Locale(identifier: "en"))) == "Ada Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test("combineLatest sends once both have sent, then on every change")
  func combineLatest() {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<String, Never>()
    var seen: [String] = []
    var isDone = false
    let bag = a.combineLatest(b).sink { _ in
      isDone = true
    } receiveValue: {
      seen.append("\($0)\($1)")
    }
    a.send(1)
    b.send("x")
    a.send(2)
    a.send(completion: .finished)
    b.send("y")
    #expect(!isDone)
    b.send(completion: .finished)
    #expect(seen == ["1x", "2x", "2y"])
    #expect(isDone)
    bag.cancel()
  }

  @Test("combineLatest and merge of values that are there at once")
  func valuesAtOnce() {
    var sums: [Int] = []
    let bag = Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }.sink { sums.append($0) }
    #expect(sums == [6])
    var merged: [Int] = []
    let other = [1, 2].publisher.merge(with: [3].publisher).sink { merged.append($0) }
    #expect(merged.sorted() == [1, 2, 3])
    bag.cancel()
    other.cancel()
  }

  @Test("Merges of four and more, newest values with what is made of them, and values gathered by count and by time")
  func manyPublishers() async throws {
    var merged: [Int] = []
    let four = Just(1).merge(with: Just(2), Just(3), Just(4)).sink { merged.append($0) }
    let eight = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).sink { merged.append($0) }
    #expect(merged.sorted() == [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8])
    var sums: [Int] = []
    let sum = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { sums.append($0) }
    #expect(sums == [10])
    // What is left comes with the end, and nothing after a failure.
    var groups: [[Int]] = []
    let second = DispatchQueue.SchedulerTimeType.Stride.seconds(30)
    let counted = (1...7).publisher.collect(.byTimeOrCount(DispatchQueue.global(), second, 3)).sink { groups.append($0) }
    #expect(groups == [[1, 2, 3], [4, 5, 6], [7]])
    struct Trouble: Error {}
    let source = PassthroughSubject<Int, Trouble>()
    var (parts, isFailed) = (0, false)
    let failing = source.collect(.byTime(DispatchQueue.global(), second)).sink {
      if case .failure = $0 { isFailed = true }
    } receiveValue: { _ in
      parts += 1
    }
    source.send(1)
    source.send(completion: .failure(Trouble()))
    #expect(parts == 0 && isFailed)
    let ticking = PassthroughSubject<Int, Never>()
    let (told, teller) = AsyncStream.makeStream(of: [Int].self)
    let timed = ticking.collect(.byTime(DispatchQueue.global(), .milliseconds(20))).sink { teller.yield($0) }
    ticking.send(1)
    ticking.send(2)
    var first: [Int]?
    for await group in told {
      first = group
      break
    }
    #expect(first == [1, 2])
    for bag in [four, eight, sum, counted, failing, timed] { bag.cancel() }
  }

  @Test("A notification reaches its publisher until it is cancelled")
  func notifications() {
    let name = Notification.Name("field")
    let center = NotificationCenter()
    var count = 0
    let bag = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    bag.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}

@Suite struct SectionCollectionTests {
  @Test("Group(sections:) tells headers, contents and footers, and views outside sections as one of their own")
  @MainActor func sections() {
    var seen: [[Int]] = []
    let board = Group(
      sections: Group {
        Text("alone")
        Section("To do") {
          Text("a")
          Text("b")
        }
        Section {
          Text("c")
        } header: {
          Text("Done")
        } footer: {
          Text("end")
        }
      }
    ) { sections in
      let _ = seen = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
      ForEach(sections) { $0.content }
    }
    _ = ImageRenderer(content: VStack { board }).page()
    #expect(seen == [[0, 1, 0], [1, 2, 0], [1, 1, 1]])
  }
}

@Suite struct InflectionTests {
  @Test(
    "Words agree with their number, as Apple's example of automatic grammar agreement says",
    arguments: [
      ("^[3 pizza](inflect: true)", "3 pizzas"), ("^[1 pizza](inflect: true)", "1 pizza"),
      ("Add ^[2 strawberry](inflect: true) to it", "Add 2 strawberries to it"),
    ])
  func agreement(_ key: String, _ words: String) throws {
    #expect(String(try AttributedString(markdown: key).characters) == words)
  }
}
