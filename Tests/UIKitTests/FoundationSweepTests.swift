import Foundation
import QuoinFoundation
import QuoinObjectiveC
import QuoinUniformTypes
import Testing
import UIKit

/// More of what the phone's Foundation has and this system's has not, as apps use it.
@Suite struct FoundationSweepTests {
  private struct Trip {
    var name: String
    var nickname: String? = nil
  }

  // developer.apple.com: foundation/predicate lists what predicates may say of texts.
  @Test("A predicate finds words whatever their capitals and accents, and compares texts")
  func predicates() throws {
    let search = "CAFE"
    let finds = #Predicate<Trip> { $0.name.localizedStandardContains(search) }
    #expect(try finds.evaluate(Trip(name: "Grand café du Nord")) && !finds.evaluate(Trip(name: "Grand hotel")))
    let findsMaybe = #Predicate<Trip> { ($0.nickname ?? "").localizedStandardContains(search) || $0.name == "x" }
    #expect(try !findsMaybe.evaluate(Trip(name: "café")) && findsMaybe.evaluate(Trip(name: "", nickname: "Café")))
    let same = ComparisonResult.orderedSame
    let equals = #Predicate<Trip> { $0.name.caseInsensitiveCompare(search) == same }
    #expect(try equals.evaluate(Trip(name: "cafe")) && !equals.evaluate(Trip(name: "café")))
    let before = ComparisonResult.orderedAscending
    let precedes = #Predicate<Trip> { $0.name.localizedCompare(search) == before }
    #expect(try precedes.evaluate(Trip(name: "Anna")) && !precedes.evaluate(Trip(name: "Zoe")))
  }

  // UAX 29: punctuation and spaces are no words, an apostrophe does not end one.
  @Test("Words and sentences of a text, forwards and backwards, until told to stop")
  func substrings() {
    let text = "Hello, big world. It isn't far!"
    func pieces(_ options: NSString.EnumerationOptions, upTo count: Int = .max) -> [String] {
      nonisolated(unsafe) var found: [String] = []
      text.enumerateSubstrings(in: text.startIndex..., options: options) { piece, range, enclosing, stop in
        #expect(piece == String(text[range]) && enclosing.lowerBound <= range.lowerBound && enclosing.upperBound >= range.upperBound)
        found.append(piece ?? "")
        stop = found.count == count
      }
      return found
    }
    #expect(pieces(.byWords) == ["Hello", "big", "world", "It", "isn't", "far"])
    #expect(pieces([.byWords, .reverse], upTo: 2) == ["far", "isn't"])
    #expect(pieces(.bySentences) == ["Hello, big world. ", "It isn't far!"])
    #expect(pieces(.byComposedCharacterSequences, upTo: 2) == ["H", "e"])
    let end = text.index(text.startIndex, offsetBy: 10)
    nonisolated(unsafe) var count = 0
    text.enumerateSubstrings(in: ..<end, options: [.byWords, .substringNotRequired]) { piece, _, _, _ in
      count += piece == nil ? 1 : 100
    }
    #expect(count == 2)
  }

  @Test("A bookmark finds its file again, and tells of one that is gone")
  func bookmarks() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark \(UUID().uuidString).txt")
    try Data("a".utf8).write(to: file)
    let bookmark = try file.bookmarkData(options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, options: .withoutUI, relativeTo: nil, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.path && !isStale)
    #expect(NSFileVersion.currentVersionOfItem(at: file)?.url == file)
    #expect(NSFileVersion.unresolvedConflictVersionsOfItem(at: file)?.isEmpty == true)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
    #expect(throws: CocoaError.self) { try file.bookmarkData() }
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data("x".utf8), bookmarkDataIsStale: &isStale) }
    #expect(NSFileVersion.currentVersionOfItem(at: file) == nil)
  }

  private final class Card: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let title: String
    init(_ title: String) { self.title = title }
    static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.card", "public.utf8-plain-text"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data((typeIdentifier == "com.example.card" ? "card:" + title : title).utf8), nil)
      return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
      Card(String(String(decoding: data, as: UTF8.self).dropFirst(5)))
    }
  }
  private final class Told<Value>: @unchecked Sendable { var value: Value? }

  // developer.apple.com: foundation/nsitemprovider, nsitemproviderwriting, nsitemproviderreading.
  @Test("An item goes from one who writes it to one who reads it, by its types")
  func items() async throws {
    let provider = NSItemProvider(object: Card("Queen"))
    #expect(provider.registeredTypeIdentifiers == ["com.example.card", "public.utf8-plain-text"])
    // A type below the one that is asked for will do.
    #expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    let (text, address, failure) = (Told<String>(), Told<URL>(), Told<any Error>())
    provider.loadObject(ofClass: String.self) { string, _ in text.value = string }
    #expect(text.value == "Queen")
    provider.loadObject(ofClass: URL.self) { url, error in (address.value, failure.value) = (url, error) }
    #expect(address.value == nil && (failure.value as NSError?)?.code == NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)

    let other = NSItemProvider()
    other.registerObject(ofClass: Card.self, visibility: .all) { told in
      told(Card("King"), nil)
      return nil
    }
    let card = Told<Card>()
    other.loadObject(ofClass: Card.self) { object, _ in card.value = object as? Card }
    #expect(card.value?.title == "King")

    other.registerDataRepresentation(for: .png, visibility: .all) { told in
      told(Data([1, 2]), nil)
      return nil
    }
    let bytes = Told<Data>()
    other.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in bytes.value = data }
    #expect(bytes.value == Data([1, 2]) && other.registeredContentTypes(conformingTo: .image) == [.png])

    let link = NSItemProvider(item: URL(string: "https://example.com")! as NSURL, typeIdentifier: "public.url")
    #expect(try await link.loadItem(forTypeIdentifier: "public.url") as? NSURL == NSURL(string: "https://example.com"))
    await #expect(throws: (any Error).self) { _ = try await link.loadItem(forTypeIdentifier: "public.image") }
  }

  @Test("Sets of objects are joined, cut and compared")
  func tables() {
    let (a, b, c) = (NSObject(), NSObject(), NSObject())
    func table(_ objects: NSObject...) -> NSHashTable<NSObject> {
      let table = NSHashTable<NSObject>()
      for object in objects { table.add(object) }
      return table
    }
    let both = table(a, b)
    both.union(table(b, c))
    #expect(both.count == 3 && both.setRepresentation == [a, b, c])
    both.minus(table(a))
    #expect(both.isEqual(to: table(c, b)) && !both.intersects(table(a)) && table(b).isSubset(of: both))
    both.intersect(table(c))
    #expect(both.allObjects == [c])
  }

  @Test("Several files are coordinated one task for all, on its queue")
  func coordination() async {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a")
    let intents = [NSFileAccessIntent.readingIntent(with: file), .writingIntent(with: file, options: .forReplacing)]
    let error = await withCheckedContinuation { done in
      NSFileCoordinator(filePresenter: nil).coordinate(with: intents, queue: OperationQueue()) { done.resume(returning: $0 == nil) }
    }
    #expect(error && intents.map(\.url) == [file, file])
  }
}
