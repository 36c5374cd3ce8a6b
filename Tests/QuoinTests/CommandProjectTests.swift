import Foundation
import Testing

/// Targets of Xcode projects.
@Suite struct CommandProjectTests {
  /// A project of one app whose files lie in the folder `App`, and of a framework whose file is listed; `extra` goes into the app.
  private func project(app extra: String = "", objects more: String = "") -> String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        P1 = { isa = PBXProject; mainGroup = G1; buildConfigurationList = L0; targets = (T1, T2, T3); projectDirPath = ""; };
        G1 = { isa = PBXGroup; children = (S1, G2); sourceTree = "<group>"; };
        G2 /* Kit */ = { isa = PBXGroup; children = (F1,); path = Kit; sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, ); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Old.swift); target = T1; };
        F1 = { isa = PBXFileReference; path = "Kit File.swift"; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        H1 = { isa = PBXSourcesBuildPhase; files = (B1); };
        T1 = {
          isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildConfigurationList = L1;
          buildPhases = (); fileSystemSynchronizedGroups = (S1); dependencies = (D1); \(extra)
        };
        T2 = {
          isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildConfigurationList = L2;
          buildPhases = (H1); dependencies = ();
        };
        T3 = {
          isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = L2;
          buildPhases = (); dependencies = ();
        };
        D1 = { isa = PBXTargetDependency; target = T2; };
        L0 = { buildConfigurations = (C0); };
        C0 = { name = Debug; buildSettings = { SWIFT_VERSION = 5.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG BLUE"; }; };
        L1 = { buildConfigurations = (C1); };
        C1 = { name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        L2 = { buildConfigurations = (C2); };
        C2 = { name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)"; }; };
        \(more)
      };
      rootObject = P1;
    }
    """
  }

  private func bench(_ project: String, app: String) throws -> CommandBench {
    let bench = try CommandBench()
    try bench.write("My.xcodeproj/project.pbxproj", project)
    try bench.write("Kit/Kit File.swift", "public let width = 30.0\n")
    try bench.write("App/Old.swift", "this is not Swift\n")
    try bench.write("App/App.swift", app)
    return bench
  }

  private let app = """
    import Kit
    import SwiftUI
    @main struct MyApp: App {
      var body: some Scene { WindowGroup { Shape() } }
    }
    struct Shape: View {
      var body: some View {
        #if BLUE
          Color.blue.frame(width: width, height: 20)
        #endif
      }
    }

    """

  @Test("An app's target: its folder without exceptions, its framework first, conditions of the project; without previews its window")
  func window() throws {
    let bench = try bench(project(), app: app)
    let run = try bench.render("--project", "My.xcodeproj", "--target", "My App", "--scale", "1")
    #expect(run.status == 0 && run.paths == ["MyApp.png"], "\(run.complaints)")
    #expect(bench.pixels("MyApp.png") == [393, 852])
  }

  @Test("Previews go before the window, and an only app needs no --target; a workspace leads to its projects")
  func previews() throws {
    let bench = try bench(project(), app: app + "#Preview(\"One\", traits: .sizeThatFitsLayout) { Shape() }\n")
    let run = try bench.render("--project", "My.xcodeproj", "--scale", "1")
    #expect(run.status == 0 && run.paths == ["One.png"], "\(run.complaints)")
    #expect(bench.pixels("One.png") == [30, 20])
    try bench.write(
      "All.xcworkspace/contents.xcworkspacedata",
      "<?xml version=\"1.0\"?>\n<Workspace version = \"1.0\">\n<FileRef\n location = \"group:My.xcodeproj\">\n</FileRef>\n</Workspace>\n")
    let other = try bench.render("--project", "All.xcworkspace", "--target", "My App", "--scale", "1")
    #expect(other.status == 0 && other.paths == ["One.png"], "\(other.complaints)")
  }

  @Test("A package beside the project is compiled, one from elsewhere is told of")
  func packages() throws {
    let products = """
      packageProductDependencies = (K1, K2);
      """
    let objects = """
      K1 = { isa = XCSwiftPackageProductDependency; productName = Local; };
      K2 = { isa = XCSwiftPackageProductDependency; productName = Far; package = R2; };
      R2 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/far"; };
      R1 = { isa = PBXFileReference; lastKnownFileType = wrapper; path = Local; sourceTree = "<group>"; };
      """
    let text = project(app: products, objects: objects).replacingOccurrences(of: "children = (S1, G2)", with: "children = (S1, G2, R1)")
    let bench = try bench(
      text, app: "import Local\nimport SwiftUI\n#Preview(\"P\", traits: .sizeThatFitsLayout) { Color.red.frame(width: side, height: 9) }\n")
    try bench.write(
      "Local/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Local", products: [.library(name: "Local", targets: ["Local"])], targets: [.target(name: "Local")])
      """)
    try bench.write("Local/Sources/Local/Side.swift", "package let inner = 14.0\npublic let side = inner\n")
    let run = try bench.render("--project", "My.xcodeproj", "--scale", "1")
    #expect(run.status == 0 && run.paths == ["P.png"], "\(run.complaints)")
    #expect(bench.pixels("P.png") == [14, 9])
    #expect(run.complaints.contains("My App needs Far, and https://example.org/far cannot be fetched"))
  }

  @Test("A module on the main actor by itself has a data model, and classes below the system's that are not")
  func mainActorByItself() throws {
    let text = project().replacingOccurrences(
      of: "PRODUCT_NAME = \"$(TARGET_NAME)\";", with: "PRODUCT_NAME = \"$(TARGET_NAME)\"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")
    let bench = try bench(
      text,
      app: """
        import AVFoundation
        import CoreData
        import SwiftUI
        final class Film: AVPlayerItem {}
        final class Container: NSPersistentContainer, @unchecked Sendable {}
        #Preview("P", traits: .sizeThatFitsLayout) {
          Color.red.frame(width: CGFloat(Item.fetchRequest().entityName?.count ?? 0), height: 9)
        }

        """)
    try bench.write(
      "App/M.xcdatamodeld/M.xcdatamodel/contents",
      """
      <model><entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
      <attribute name="title" optional="YES" attributeType="String"/></entity></model>
      """)
    let run = try bench.render("--project", "My.xcodeproj", "--scale", "1")
    #expect(run.status == 0 && run.paths == ["P.png"], "\(run.complaints)")
    #expect(bench.pixels("P.png") == [4, 9])
  }

  @Test("What is wrong with a project is told with its file")
  func badInput() throws {
    let broken = try bench("{ objects = { A = (1, 2\n; }; }", app: app)
    let run = try broken.render("--project", "My.xcodeproj")
    #expect(run.status == 1 && run.complaints.contains("My.xcodeproj/project.pbxproj:2: a comma or ) is missing"), "\(run.complaints)")
    let cut = try bench("{ objects = { A = (1,", app: app)
    #expect(try cut.render("--project", "My.xcodeproj").complaints.contains("it ends before it is whole"))
    let deep = try bench(String(repeating: "(", count: 100_000), app: app)
    #expect(try deep.render("--project", "My.xcodeproj").complaints.contains("more than 64 brackets are open"))
    let whole = try bench(project(), app: app)
    #expect(try whole.render("--project", "My.xcodeproj", "--target", "Other").complaints.contains("It has:\n  My App\n  Kit\n"))
    #expect(try whole.render("--project", "No.xcodeproj").complaints.contains("there is no such project"))
    let ring = try bench(
      project(objects: "D2 = { target = T2; };").replacingOccurrences(
        of: "buildPhases = (H1); dependencies = ();", with: "buildPhases = (H1); dependencies = (D2);"), app: app)
    #expect(try ring.render("--project", "My.xcodeproj").complaints.contains("need each other in a ring"))
    try FileManager.default.removeItem(at: whole.folder.appendingPathComponent("Kit/Kit File.swift"))
    let missing = try whole.render("--project", "My.xcodeproj")
    #expect(missing.complaints.contains("My.xcodeproj names Kit/Kit File.swift, which is not there"), "\(missing.complaints)")
    let two = project().replacingOccurrences(of: "PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = Kit")
    #expect(try bench(two, app: app).render("--project", "My.xcodeproj").complaints.contains("make a module Kit"))
  }

  @Test("--os decides what is available, and what the device says of itself")
  func availability() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "A.swift",
      """
      import SwiftUI
      #Preview("A", traits: .sizeThatFitsLayout) {
        HStack(spacing: 0) {
          if #available(iOS 26, *) { Color.red.frame(width: 5, height: 5) } else { Color.red.frame(width: 1, height: 5) }
          if #unavailable(iOS 18.0) { Color.red.frame(width: 10, height: 5) }
          Color.red.frame(width: UIDevice.current.systemVersion == "26.0" ? 100 : 200, height: 5)
        }
      }
      """)
    for (system, width) in [("17", 211), ("18", 201), ("26", 105)] {
      let run = try bench.render(file, "--scale", "1", "--os", system)
      #expect(run.status == 0 && bench.pixels("A.png") == [width, 5], "\(system) \(run.complaints)")
    }
  }

  @Test("A trap is told once, in Quoin's own sentence; a view of its preview's name is named once")
  func words() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "T.swift",
      """
      import SwiftUI
      #Preview("T") { let list: [Int] = []; Text("\\(list[3])") }
      #Preview("Map") { Text("x").frame(width: -1) }
      """)
    let run = try bench.render(file)
    #expect(
      !run.complaints.contains("Swift/") && run.complaints.contains("it trapped at T.swift:2: Index out of range"), "\(run.complaints)")
  }
}
