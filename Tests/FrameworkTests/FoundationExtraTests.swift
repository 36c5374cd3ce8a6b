import Foundation
import QuoinFoundationExtras
import QuoinKeyValue
import QuoinURLPublishers
import SwiftUI
import Testing

/// Rare names of the phone's Foundation, as apps use them.
@Suite("Rare names of Foundation") struct FoundationExtraTests {
  // developer.apple.com: foundation/nsexpression. Whole numbers are divided whole.
  @Test("A sum in words gives its value; functions, paths and conditions are reckoned")
  func expressions() {
    func value(_ expression: _SExpression, of object: Any? = nil) -> Double? {
      (expression.expressionValue(with: object, context: nil)).flatMap {
        ($0 as? NSNumber)?.doubleValue ?? $0 as? Double ?? ($0 as? Int).map(Double.init)
      }
    }
    #expect(value(_SExpression(format: "2 + 3 * 4")) == 14 && value(_SExpression(format: "(2 + 3) * 4")) == 20)
    #expect(value(_SExpression(format: "7 / 2")) == 3 && value(_SExpression(format: "7.0 / 2")) == 3.5)
    #expect(value(_SExpression(format: "2 ** 10")) == 1024 && value(_SExpression(format: "%@ + 1", argumentArray: [4])) == 5)
    #expect(value(_SExpression(format: "-3 + 1")) == -2)
    let sum = _SExpression(forFunction: "sum:", arguments: [_SExpression(forAggregate: [2, 5].map { _SExpression(forConstantValue: $0) })])
    #expect(value(sum) == 7 && sum.expressionType == .function && sum.function == "sum:")
    let path = _SExpression(forKeyPath: "age")
    #expect(path.keyPath == "age" && value(path, of: ["age": 41]) == 41)
    let one = _SExpression(
      forConditional: NSPredicate(format: "age > 40"), trueExpression: _SExpression(forConstantValue: 1),
      falseExpression: _SExpression(forConstantValue: 2))
    #expect(value(one, of: ["age": 41]) == 1 && value(one, of: ["age": 4]) == 2)
    #expect(value(_SExpression(block: { object, _, _ in (object as? Int ?? 0) + 1 }, arguments: nil), of: 4) == 5)
  }

  @Test("Two expressions are compared, and such conditions are joined")
  func comparisons() {
    let name = _SComparisonPredicate(
      leftExpression: _SExpression(forKeyPath: "name"), rightExpression: _SExpression(forConstantValue: "ANN"), modifier: .direct,
      type: .beginsWith, options: .caseInsensitive)
    let age = _SComparisonPredicate(
      leftExpression: _SExpression(forKeyPath: "age"), rightExpression: _SExpression(forConstantValue: 30), modifier: .direct,
      type: .greaterThanOrEqualTo)
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [name, age])
    #expect(both.evaluate(with: ["name": "Anna", "age": 30]) && !both.evaluate(with: ["name": "Anna", "age": 29]))
    #expect(!both.evaluate(with: ["name": "Bea", "age": 30]) && name.predicateOperatorType == .beginsWith)
  }

  // developer.apple.com: foundation/personnamecomponentsformatter.
  @Test("People's names as an address book writes them")
  func names() throws {
    let formatter = _ersonNameComponentsFormatter()
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = ("Juan", "Chavez")
    #expect(formatter.string(from: name) == "Juan Chavez")
    formatter.style = .abbreviated
    #expect(formatter.string(from: name) == "JC")
    #expect(_ersonNameComponentsFormatter.localizedString(from: name, style: .short) == "Juan")
    let read = formatter.personNameComponents(from: "Maria Elena Ruiz")
    #expect(read?.givenName == "Maria" && read?.middleName == "Elena" && read?.familyName == "Ruiz")
    #expect(throws: CocoaError.self) { try PersonNameComponents("") }
    #expect(try PersonNameComponents("Juan Chavez").familyName == "Chavez")
  }

  @Test("What is asked of a store is there; errors tell what they come of; activities are done")
  func answers() async throws {
    let request = NSBundleResourceRequest(tags: ["level1"])
    try await request.beginAccessingResources()
    #expect(request.progress.isFinished && request.tags == ["level1"])
    #expect(await request.conditionallyBeginAccessingResources())
    let inner = NSError(domain: "a", code: 1)
    let error = NSError(domain: "b", code: 2, userInfo: [NSUnderlyingErrorKey: inner, NSMultipleUnderlyingErrorsKey: [inner, inner]])
    #expect(error.underlyingErrors.count == 3 && inner.underlyingErrors.isEmpty)
    nonisolated(unsafe) var isDone = false
    ProcessInfo.processInfo.performActivity(options: .userInitiated, reason: "r") { isDone = true }
    #expect(isDone)
  }

  @Test("A file's progress keeps what it is told, and each its own")
  func progress() {
    let (one, two) = (Progress(totalUnitCount: 4), Progress(totalUnitCount: 4))
    one.fileOperationKind = .downloading
    one.throughput = 100
    #expect(one.fileOperationKind == .downloading && one.throughput == 100 && two.throughput == nil && one.fileURL == nil)
    let seven = one.performAsCurrent(withPendingUnitCount: 4) { 7 }
    #expect(seven == 7)
  }

  @Test("Rows and dictionaries come out of archives with their classes")
  func archives() throws {
    let row = try NSKeyedArchiver.archivedData(withRootObject: ["a", "b"] as NSArray, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: row) == ["a", "b"])
    let table = try NSKeyedArchiver.archivedData(withRootObject: ["a": 1] as NSDictionary, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSString.self, objectClass: NSNumber.self, from: table)?["a"] == 1)
  }

  @Test("Bytes in words from a measured amount; a file's type by its name")
  func words() throws {
    let formatter = ByteCountFormatter()
    #expect(
      formatter.string(from: Measurement(value: 2, unit: UnitInformationStorage.megabytes)) == formatter.string(fromByteCount: 2_000_000))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let tree = FileWrapper(directoryWithFileWrappers: ["a.png": FileWrapper(regularFileWithContents: Data([1]))])
    tree.addRegularFile(withContents: Data([2]), preferredFilename: "b.txt")
    #expect(tree.addRegularFile(withContents: Data([3]), preferredFilename: "b.txt") != "b.txt" && tree.fileWrappers?.count == 3)
    try tree.write(to: folder, options: .atomic, originalContentsURL: nil)
    defer { try? FileManager.default.removeItem(at: folder) }
    let read = try FileWrapper(url: folder)
    #expect(read.isDirectory && read.fileWrappers?["b.txt"]?.regularFileContents == Data([2]) && read.matchesContents(of: folder))
    let values = try folder.appendingPathComponent("a.png").resourceValues(forKeys: [.nameKey, .contentTypeKey])
    #expect(values.contentType == .png)
    if let child = read.fileWrappers?["a.png"] { read.removeFileWrapper(child) }
    #expect(read.fileWrappers?.count == 2 && !read.matchesContents(of: folder))
  }

  @Test("A socket's delegate needs no method; a session tells of its tasks")
  func sessions() async {
    final class Listener: NSObject, URLSessionWebSocketDelegate {}
    let session = URLSession(configuration: .background(withIdentifier: "a"), delegate: Listener(), delegateQueue: nil)
    #expect(await session.allTasks.isEmpty)
    session.invalidateAndCancel()
    let cookie = HTTPCookie(properties: [.name: "a", .value: "b", .domain: "c.d", .path: "/", .sameSitePolicy: "Lax"])
    #expect(cookie?.name == "a")
    #expect(URLError(.cancelled, userInfo: [NSURLSessionDownloadTaskResumeData: Data([1])]).downloadTaskResumeData == Data([1]))
  }
}
