import Foundation
import Testing

/// What makes a unit an app: its bundle, its data model, its packages from elsewhere.
@Suite struct CommandAppTests {
  private let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
        <attribute name="count" optional="YES" attributeType="Integer 16" defaultValueString="12" usesScalarValueType="YES"/>
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="item"/>
      </entity>
      <entity name="Tag" representedClassName="Tag" codeGenerationType="category">
        <attribute name="side" optional="YES" attributeType="Double" usesScalarValueType="YES"/>
        <relationship name="item" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Item" inverseName="tags"/>
      </entity>
      <entity name="Own" representedClassName="Own"><attribute name="flag" attributeType="Boolean" usesScalarValueType="YES"/></entity>
    </model>
    """

  @Test("A data model beside the files has the classes that Xcode makes of it, and views show what is kept")
  func dataModel() throws {
    let bench = try CommandBench()
    try bench.write("App/Shop.xcdatamodeld/Shop.xcdatamodel/contents", model)
    try bench.write("App/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents", "<model/>")
    try bench.write("App/Shop.xcdatamodeld/.xccurrentversion", "<plist><dict><string>Shop.xcdatamodel</string></dict></plist>")
    try bench.write(
      "App/Own.swift",
      """
      import CoreData
      @objc(Tag) public class Tag: NSManagedObject {}
      @objc(Own) class Own: NSManagedObject {
        @NSManaged var flag: Bool
        @nonobjc class func fetchRequest() -> NSFetchRequest<Own> { NSFetchRequest<Own>(entityName: "Own") }
      }
      """)
    try bench.write(
      "App/View.swift",
      """
      import SwiftUI
      struct Rows: View {
        @Environment(\\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Item.name, ascending: true)], predicate: NSPredicate(format: "count > %d", 5))
        private var items: FetchedResults<Item>
        var body: some View {
          VStack(spacing: 0) {
            ForEach(items) { item in
              let tag = (item.tags as? Set<Tag>)?.first
              Color.red.frame(width: CGFloat(item.count), height: CGFloat(tag?.side ?? 1))
            }
          }
        }
      }
      #Preview("Rows", traits: .sizeThatFitsLayout) {
        let container = NSPersistentContainer(name: "Shop")
        container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
        for side in [3.0, 4] {
          let (item, tag) = (Item(context: container.viewContext), Tag(context: container.viewContext))
          tag.side = side
          item.addToTags(tag)
        }
        Item(context: container.viewContext).setValue(2, forKey: #keyPath(Item.count))
        Own(context: container.viewContext).flag = true
        try! container.viewContext.save()
        precondition((try! container.viewContext.fetch(Own.fetchRequest())).map(\\.flag) == [true])
        return Rows().environment(\\.managedObjectContext, container.viewContext)
      }
      """)
    let run = try bench.render("App", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("Rows.png") == [12, 7])
    try bench.write("App/Torn.xcdatamodeld/none", "")
    let torn = try bench.render("App", "--scale", "1")
    #expect(torn.status == 0 && torn.complaints.contains("App/Torn.xcdatamodeld holds no version of its model"), "\(torn.complaints)")
  }

  @Test("Bundle.main is the app's: its resources and its Info.plist are found")
  func bundle() throws {
    let bench = try CommandBench()
    try bench.write("App/sides.json", "[11, 5]")
    try bench.write("App/Texts/de.lproj/Localizable.strings", "\"a\" = \"b\";")
    try bench.write(
      "App/Info.plist",
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>Height</key><integer>6</integer></dict></plist>\n")
    try bench.write(
      "App/A.swift",
      """
      import SwiftUI
      #Preview("A", traits: .sizeThatFitsLayout) {
        let data = try! Data(contentsOf: Bundle.main.url(forResource: "sides", withExtension: "json")!)
        let sides = try! JSONDecoder().decode([Double].self, from: data)
        let height = Bundle.main.infoDictionary?["Height"] as? Int ?? 0
        precondition(Bundle.main.path(forResource: "sides.json", ofType: nil) != nil)
        precondition(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "1.0")
        precondition(Bundle.main.path(forResource: "nowhere", ofType: "json") == nil)
        return Color.red.frame(width: sides[0], height: CGFloat(height))
      }
      """)
    let run = try bench.render("App", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [11, 6])
  }

  @Test("Two sets of one name in a catalogue are told with their folders")
  func doubledSets() throws {
    let bench = try CommandBench()
    for folder in ["a", "b"] { try bench.write("App/Assets.xcassets/\(folder)/brand.colorset/Contents.json", "{\"colors\": []}") }
    try bench.write(
      "App/A.swift", "import SwiftUI\n#Preview(\"A\", traits: .sizeThatFitsLayout) { Color.red.frame(width: 3, height: 3) }\n")
    let run = try bench.render("App", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.complaints.contains("App/Assets.xcassets/b/brand.colorset is called as App/Assets.xcassets/a/brand.colorset is, brand"))
  }

  @Test("A project's package from elsewhere is fetched and built; one that cannot be had is told of, and the rest goes on")
  func remotePackages() throws {
    let bench = try CommandBench()
    try bench.write(
      "Far/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Far", products: [.library(name: "Far", targets: ["Far"])], targets: [.target(name: "Far")])
      """)
    try bench.write(
      "Far/Sources/Far/Side.swift",
      "import SwiftUI\npublic let side = 17.0\npublic struct FarView: View { public init() {}\n  public var body: some View { Color.red } }\n"
    )
    let far = bench.folder.appendingPathComponent("Far").path
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"], ["tag", "1.2.0"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", far] + arguments
      try git.run()
      git.waitUntilExit()
      #expect(git.terminationStatus == 0)
    }
    try bench.write(
      "My.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; objects = {
          P1 = { isa = PBXProject; mainGroup = G1; buildConfigurationList = L0; targets = (T1); projectDirPath = ""; };
          G1 = { isa = PBXGroup; children = (S1); sourceTree = "<group>"; };
          S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
          T1 = { isa = PBXNativeTarget; name = My; productType = "com.apple.product-type.application"; buildConfigurationList = L0;
            buildPhases = (); fileSystemSynchronizedGroups = (S1); dependencies = (); packageProductDependencies = (K1, K2); };
          K1 = { isa = XCSwiftPackageProductDependency; productName = Far; package = R1; };
          K2 = { isa = XCSwiftPackageProductDependency; productName = Gone; package = R2; };
          R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(far)";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
          R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(far)-that-is-not"; };
          L0 = { buildConfigurations = (C0); };
          C0 = { name = Debug; buildSettings = { PRODUCT_NAME = My; MARKETING_VERSION = 2.5; INFOPLIST_FILE = Info.plist;
            ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Side; }; };
        }; rootObject = P1; }
      """)
    try bench.write(
      "App/Assets.xcassets/Side.colorset/Contents.json",
      #"{"colors":[{"idiom":"universal","color":{"components":{"red":"0xC0","green":"0x20","blue":"0x40","alpha":"1"}}}]}"#)
    try bench.write(
      "Info.plist", "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>Who</key><string>$(PRODUCT_NAME)</string></dict></plist>\n")
    try bench.write(
      "App/A.swift",
      """
      import Far
      import SwiftUI
      #Preview("A", traits: .sizeThatFitsLayout) {
        let told = Bundle.main.infoDictionary
        let isRight = told?["Who"] as? String == "My" && told?["CFBundleShortVersionString"] as? String == "2.5"
          && UIColor.tintColor.cgColor.components?[1] == 32 / 255
        FarView().frame(width: side, height: isRight ? 4 : 40)
      }
      """)
    let run = try bench.render("--project", "My.xcodeproj", "--scale", "1")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("A.png") == [17, 4])
    #expect(run.complaints.contains("My needs Gone, and file://\(far)-that-is-not cannot be fetched"), "\(run.complaints)")
  }

  @Test("An unknown type is told at once, though the expressions it is in would keep the compiler busy for a minute; --all-errors waits")
  func unknownTypes() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "Slow.swift",
      """
      import SwiftUI
      struct Slow: View { @EnvironmentObject var model: Model
        var body: some View { VStack(alignment: .leading) { Text("a").frame(width: 200, height: 20, alignment: .leading)
          NavigationStack { ZStack { ScrollView(.vertical, showsIndicators: false) {
            ForEach(model.cities, id: \\.lat) { city in ForEach(city.daily, id: \\.dt) { item in
              NavigationLink(destination: Chart()) { HStack {
                Text("\\(name(for: item.dt))").frame(width: 60); Text("\\(Int(round(item.low))) °C"); Spacer() } }
              .toolbar(.hidden).padding().background(.blue).foregroundColor(.black) } } }
            .background(Color.red).toolbar { ToolbarItem { Text("b") } }.overlay { Color.blue } }
            .onChange(of: 1) { _ in }.background(Color.red).overlay { Color.blue }.toolbar { ToolbarItem { Text("c") } } } } } }
      """)
    let process = bench.process("render", [file])
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // A compiler whose driver is gone goes on for a minute, and the command waits for its last words.
    var orphans: Set<pid_t> = []
    while process.isRunning {
      let now = bench.orphans(of: process.processIdentifier)
      if !now.isDisjoint(with: orphans) {
        Issue.record("a compiler goes on though it was given up")
        for id in now { kill(id, SIGKILL) }
      }
      orphans = now
      usleep(200_000)
    }
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 1)
    #expect(complaints.contains("Slow.swift:2:51: error: cannot find type 'Model' in scope"))
    #expect(complaints.contains("note: bodies were not looked at yet"), "\(complaints)")
  }

  @Test("Strings are translated as texts are, whichever way they are asked for, with the forms that numbers ask for")
  func translatedStrings() throws {
    let bench = try CommandBench()
    try bench.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Save": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Sichern"}}}},
        "hello": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Hello"}}, "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "%lld files": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}}
      }}
      """)
    try bench.write(
      "Model.swift",
      """
      import Foundation
      struct Model {
        let title = String(localized: "Save")
        let old = NSLocalizedString("Save", comment: "")
        let key = NSLocalizedString("hello", tableName: nil, bundle: .main, value: "?", comment: "")
        let none = NSLocalizedString("nowhere", value: "else", comment: "")
        func files(_ count: Int) -> String { String(localized: "\\(count) files") }
      }
      """)
    try bench.write(
      "View.swift",
      """
      import SwiftUI
      struct Words: View {
        let model = Model()
        var body: some View {
          Text("Save")
          Text(model.title)
          Text(model.old + " " + model.key + " " + model.none)
          Text(model.files(1) + ", " + model.files(1200))
          Text(String(localized: "hello") + String(localized: LocalizedStringResource("Save")))
        }
      }
      #Preview { VStack { Words() } }
      """)
    func words(_ more: String...) throws -> [String] {
      let json = try bench.render(["."] + more + ["--format", "json", "-o", "-"]).output
      return json.split(separator: "\n").filter { $0.contains("\"text\" :") }.map {
        String($0.split(separator: "\"", omittingEmptySubsequences: false)[3])
      }
    }
    #expect(
      try words("--locale", "de_DE") == ["Sichern", "Sichern", "Sichern Hallo else", "1 Datei, 1.200 Dateien", "HalloSichern"])
    #expect(try words() == ["Save", "Save", "Save Hello else", "1 files, 1,200 files", "HelloSave"])
  }
}
