// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The house, bottom to top. Arrows point down only; `scripts/check` builds with the arrow check on.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// `./quoin` sets this for its own first build: what few need is built when somebody first needs it, and nothing is optimized but the
// modules in which a page's time goes. Optimizing the rest costs a third of that build and makes no page measurably faster.
let commandAlone = Context.environment["QUOIN_COMMAND_ALONE"] != nil
// To the frontend, since SwiftPM writes the build's own -Onone behind what a target says.
let optimized: [SwiftSetting] = commandAlone ? [.unsafeFlags(["-Xfrontend", "-O", "-Xfrontend", "-enable-default-cmo"])] : []

func module(_ name: String, _ below: [Target.Dependency] = [], papers: [String] = [], hot: Bool = false) -> Target {
  .target(name: name, dependencies: below, exclude: papers, swiftSettings: strict + (hot ? optimized : []))
}
func tests(_ name: String, _ below: [Target.Dependency], resources: [Resource] = [], papers: [String] = []) -> Target {
  .testTarget(name: name, dependencies: below, exclude: papers, resources: resources, swiftSettings: strict)
}
func system(_ name: String, _ pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

// Level 0: engines that know no views and need no system library.
var targets: [Target] = [
  module("QuoinGeometry", hot: true),
  module("QuoinLayout", hot: true),
  module("QuoinFlexbox", papers: ["DEVIATIONS-flexbox.md"], hot: true),
  tests("QuoinLayoutTests", ["QuoinLayout"]),
  tests("QuoinFlexboxTests", ["QuoinFlexbox"], resources: [.copy("Fixtures")]),
]
var products: [Product] = [
  .library(name: "QuoinLayout", targets: ["QuoinLayout"]),
  .library(name: "QuoinFlexbox", targets: ["QuoinFlexbox"]),
]
var dependencies: [Package.Dependency] = []

// On Apple's systems the modules below would shadow the real SwiftUI and UIKit, so only the engines are built there.
#if os(Linux)
  dependencies = [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ]
  // Modules of Apple's that would lead other packages astray by their names, under names of ours: users' files see them by Apple's.
  func phone(_ name: String, _ below: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: below, path: "Sources/PhoneModules/\(name)", swiftSettings: strict)
  }
  let aliased = [
    "QuoinObjectiveC", "QuoinOS", "QuoinOSLog", "QuoinCoreFoundation", "QuoinDarwin", "QuoinSIMD", "QuoinUniformTypes",
    "QuoinMobileCoreServices", "QuoinSwiftUICore", "QuoinCoreText", "QuoinFoundation",
  ]
  // Frameworks that few apps import, by what they need of each other: products of their own. The command builds one when a user's file
  // first imports it, from the same folder; so its own build, which says so, goes without them.
  let frameworks: [(name: String, below: [String])] =
    commandAlone
    ? []
    : [
      ("ActivityKit", []), ("ARKit", ["QuoinSIMD", "SceneKit"]), ("AdSupport", []), ("AppIntents", []),
      ("AppTrackingTransparency", []), ("Contacts", []),
      ("ContactsUI", ["Contacts"]), ("HealthKit", []),
      ("Accelerate", []), ("AVFAudio", ["AVFoundation"]), ("AVFoundation", []), ("_AVKit_SwiftUI", ["AVKit"]),
      ("AVKit", ["AVFoundation"]), ("AudioToolbox", []), ("AuthenticationServices", []), ("BackgroundTasks", []),
      ("Charts", []),
      ("CloudKit", ["CoreLocation"]), ("CallKit", ["AVFoundation"]), ("CommonCrypto", []), ("Compression", ["CDeflate"]),
      ("CoreBluetooth", []), ("CoreData", ["QuoinKeyValue"]), ("CoreHaptics", []),
      ("CoreImage", ["CZint", "_Testing_CoreImage"]),
      ("CoreLocation", []),
      ("CoreLocationUI", ["CoreLocation"]), ("CoreMedia", ["AVFoundation"]), ("CoreML", []), ("CoreMotion", []), ("CoreNFC", []),
      ("CoreSpotlight", []),
      ("CoreTelephony", []), ("CoreServices", ["QuoinMobileCoreServices"]), ("CoreTransferable", []), ("CoreVideo", ["AVFoundation"]),
      ("ColorSync", []),
      ("_MapKit_SwiftUI", ["MapKit"]), ("_PhotosUI_SwiftUI", ["PhotosUI"]), ("_StoreKit_SwiftUI", ["StoreKit"]),
      ("_WebKit_SwiftUI", ["WebKit"]),
      ("CryptoKit", []), ("EventKit", ["CoreLocation"]), ("EventKitUI", ["EventKit"]),
      ("DeviceActivity", ["ManagedSettings"]), ("FamilyControls", ["ManagedSettings"]), ("ManagedSettings", []),
      ("FoundationModels", []),
      ("GroupActivities", []),
      ("GameKit", ["GameplayKit"]), ("GameplayKit", []),
      ("ImageIO", []), ("LinkPresentation", []), ("LocalAuthentication", []), ("MapKit", ["CoreLocation"]),
      ("MediaPlayer", []), ("Metal", []), ("MetalKit", ["Metal"]), ("MessageUI", []), ("MetricKit", []), ("MultipeerConnectivity", []),
      ("MusicKit", []),
      ("NaturalLanguage", []), ("Network", []), ("NotificationCenter", []),
      ("PDFKit", []),
      ("PencilKit", []),
      ("Photos", ["AVFoundation", "CoreLocation", "ImageIO"]),
      ("PhotosUI", ["Photos"]), ("QuoinKeyValue", []), ("QuoinStoryboards", []),
      ("QuickLook", []), ("QuoinFilmFilters", ["AVFoundation", "CoreImage"]), ("QuoinFilmLoading", ["AVFoundation"]),
      ("QuoinSearchServices", []), ("QuoinFileEvents", []),
      ("QuoinFoundationExtras", ["QuoinFoundation"]), ("QuoinGraphicsExtras", []),
      ("CarPlay", []), ("GameController", []), ("Intents", ["CoreLocation"]), ("JavaScriptCore", []), ("Messages", []),
      ("PassKit", ["Contacts"]),
      ("QuoinSortOrders", []),
      ("QuoinSwiftUIExtras", []), ("QuoinUIKitExtras", []), ("QuoinURLPublishers", ["QuoinFoundation"]),
      ("QuoinWebViews", []), ("SafariServices", []), ("Security", []), ("Speech", ["AVFoundation"]),
      ("RealityKit", ["ARKit", "QuoinSIMD"]), ("SceneKit", []), ("SpriteKit", ["CoreImage"]),
      ("StoreKit", []), ("SwiftData", []), ("SystemConfiguration", []), ("TipKit", []), ("Translation", []), ("UserNotifications", []),
      ("Vision", ["AVFoundation", "CoreImage"]), ("VisionKit", []), ("WatchConnectivity", []), ("WeatherKit", ["CoreLocation"]),
      ("WebKit", ["Security"]), ("WidgetKit", ["ActivityKit"]),
    ]
  let phoneModules = ["CoreGraphics", "QuartzCore", "DeveloperToolsSupport", "Combine", "UIKit", "SwiftUI", "FlexLayout", "PinLayout"]
  products += [
    .library(name: "Quoin", targets: ["Quoin"] + phoneModules),
    .library(name: "QuoinRuntime", type: .dynamic, targets: ["Quoin"] + phoneModules + aliased + ["QuoinPhoneSettings", "CPhoneSettings"]),
    .executable(name: "quoin", targets: ["QuoinCommand"]),
    .executable(name: "quoin-runner", targets: ["QuoinRunner"]),
  ]
  products += frameworks.map { .library(name: $0.name, targets: [$0.name]) }
  targets += frameworks.map { name, below in
    let dependencies =
      below + [
        "SwiftUI", "UIKit", "Combine", "CoreGraphics", "DeveloperToolsSupport", "QuoinUniformTypes", "QuoinObjectiveC", "QuoinMacros",
      ]
    return .target(
      name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/Frameworks/\(name)", exclude: ["COVERAGE.md"],
      swiftSettings: strict)
  }
  if !frameworks.isEmpty { targets.append(.target(name: "_Testing_CoreImage")) }
  if !frameworks.isEmpty {
    targets.append(tests("FrameworkTests", frameworks.map { .byName(name: $0.name) } + ["SwiftUI", "Quoin", "QuoinDrawing"]))
  }
  targets += [
    system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev"),
    system("CFreeType", "freetype2", apt: "libfreetype-dev"),
    // The ICU that Swift's toolchain carries: no package to install.
    .systemLibrary(name: "CICU", path: "Sources/System/CICU"),
    system("CCairo", "cairo", apt: "libcairo2-dev"),
    system("CPNG", "libpng", apt: "libpng-dev"),
    system("CJPEG", "libjpeg", apt: "libjpeg-dev"),
    system("CWebP", "libwebpmux", apt: "libwebp-dev"),
    system("CDeflate", "libdeflate", apt: "libdeflate-dev"),
    // giflib brings nothing for pkg-config.
    .systemLibrary(name: "CGIF", path: "Sources/System/CGIF", providers: [.apt(["libgif-dev"])]),
    // Codes that cameras read, for CoreImage alone; nothing for pkg-config either.
    .systemLibrary(name: "CZint", path: "Sources/System/CZint", providers: [.apt(["libzint-dev"])]),

    // Level 0, with system libraries.
    module("QuoinText", ["CHarfBuzz", "CFreeType", "CICU"], hot: true),
    // Level 1
    module(
      "QuoinDrawing", ["QuoinText", "QuoinGeometry", "CCairo", "CFreeType", "CHarfBuzz", "CPNG", "CJPEG", "CWebP", "CDeflate", "CGIF"],
      hot: true),
    // Level 2
    module("QuoinAppearance", ["QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing"]),
    // What the command and its runner say to each other, and how both write files.
    module("QuoinMessages"),
    // Files, catalogues and the text of Swift sources, read without a compiler: for the command and the plug-in's tool.
    module("QuoinSources"),
    // What two layouts, pictures or texts differ in, for `quoin check` and the testing products.
    module("QuoinSnapshots", ["QuoinLayout", "QuoinDrawing", "QuoinMessages"], hot: true),
    // The phone's small modules
    module("CoreGraphics", ["QuoinGeometry"]),
    module("QuartzCore", ["CoreGraphics"]),
    phone("QuoinObjectiveC", ["QuoinUniformTypes"]), phone("QuoinFoundation", ["CICU"]), phone("QuoinOS", ["QuoinObjectiveC"]),
    phone("QuoinOSLog", ["QuoinOS"]), phone("QuoinCoreFoundation"),
    phone("QuoinDarwin"),
    // What Foundation asks the system for, answered for the phone: in the library that previews are loaded with, and nowhere else.
    phone("QuoinPhoneSettings", ["QuoinFoundation"]), .target(name: "CPhoneSettings"),
    phone("QuoinSIMD"), phone("QuoinUniformTypes"), phone("QuoinMobileCoreServices", ["QuoinUniformTypes"]),
    phone("QuoinSwiftUICore", ["SwiftUI"]), phone("QuoinCoreText", ["UIKit", "QuoinObjectiveC"]),
    module(
      "Combine", ["QuoinObjectiveC", .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Views"]))]),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_UIKit"),
    // `#Preview` and its registry, which UIKit and SwiftUI share as on the phone.
    .macro(name: "QuoinMacros", swiftSettings: strict),
    module("DeveloperToolsSupport", ["QuoinMacros"]),
    // Level 3
    .target(name: "CDynamicInit"),
    module(
      "UIKit",
      [
        "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing", "QuoinAppearance", "CoreGraphics", "QuartzCore",
        "DeveloperToolsSupport", "CDynamicInit", "QuoinFoundation", "QuoinObjectiveC", "QuoinUniformTypes", "_Testing_CoreGraphics",
        "_Testing_UIKit",
      ], papers: ["COVERAGE.md"]),
    // Level 4
    module(
      "SwiftUI",
      [
        "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing", "QuoinAppearance", "CoreGraphics", "Combine", "UIKit", "QuoinMacros",
        "DeveloperToolsSupport", "QuoinFoundation", "QuoinObjectiveC", "QuoinUniformTypes",
      ], papers: ["COVERAGE.md"]),
    module("FlexLayout", ["UIKit", "QuoinFlexbox"], papers: ["COVERAGE.md", "DEVIATIONS-flexlayout.md"]),
    module("PinLayout", ["UIKit"], papers: ["COVERAGE.md", "DEVIATIONS-pinlayout.md"]),
    // Level 5
    module(
      "Quoin",
      [
        "SwiftUI", "UIKit", "FlexLayout", "PinLayout", "QuoinFlexbox", "QuoinGeometry", "QuoinLayout", "QuoinText", "QuoinDrawing",
        "QuoinAppearance", "DeveloperToolsSupport", "QuoinFoundation", "QuoinMessages", "QuoinObjectiveC", "QuoinSnapshots",
      ], papers: ["COVERAGE.md"]),
    // Level 6: the command compiles and launches; the runner (C, so it starts at once) loads the user's code.
    .executableTarget(
      name: "QuoinCommand",
      dependencies: [
        "QuoinFlexbox", "QuoinMessages", "QuoinSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Views"])),
      ],
      swiftSettings: strict),
    .executableTarget(name: "QuoinRunner", linkerSettings: [.linkedLibrary("dl")]),

    tests("QuoinTextTests", ["QuoinText"], resources: [.copy("Fixtures")]),
    tests("QuoinDrawingTests", ["QuoinDrawing", "CGIF", "QuoinText", "QuoinGeometry"]),
    tests("QuoinAppearanceTests", ["QuoinAppearance", "QuoinDrawing", "QuoinGeometry"]),
    tests("SwiftUITests", ["SwiftUI", "Quoin", "QuoinLayout"]),
    tests("UIKitTests", ["UIKit", "Quoin", "QuoinDrawing", "QuoinFoundation", "QuoinObjectiveC", "QuoinCoreText"]),
    tests("FlexLayoutTests", ["FlexLayout", "UIKit", "QuoinLayout"], papers: ["coverage"]),
    tests("PinLayoutTests", ["PinLayout", "UIKit", "QuoinLayout"], papers: ["coverage"]),
    tests("QuoinTests", ["Quoin"]),
    // A row for every public name: what must be true of it, and where that is known from. COVERAGE.md is written from it.
    tests(
      "LedgerTests",
      ["Quoin", "SwiftUI", "UIKit", "FlexLayout", "PinLayout", "Combine", "QuoinLayout", "QuoinGeometry", "QuoinDrawing", "QuoinText"],
      papers: ["Recorded"]),
  ]

  if !commandAlone {
    products += [
      .library(name: "QuoinTesting", targets: ["QuoinTesting"]),
      .library(name: "SnapshotTesting", targets: ["SnapshotTesting"] + phoneModules),
      .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
      .library(name: "SnapshotTestingCustomDump", targets: ["SnapshotTestingCustomDump"]),
      .plugin(name: "QuoinCheck", targets: ["QuoinCheck"]),
      .plugin(name: "QuoinAssetSymbols", targets: ["QuoinAssetSymbols"]),
    ]
    targets += [
      // What tests use: layouts and snapshots of Quoin's own, and snapshots under the names of a well-known package.
      module(
        "QuoinTesting",
        ["Quoin", "SwiftUI", "UIKit", "QuoinAppearance", "QuoinLayout", "QuoinDrawing", "QuoinSnapshots", "SnapshotTesting"]),
      module(
        "SnapshotTesting",
        ["SwiftUI", "UIKit", "CoreGraphics", "QuartzCore", "QuoinDrawing", "QuoinLayout", "QuoinGeometry", "QuoinSnapshots"]),
      module("InlineSnapshotTesting", ["SnapshotTesting", "QuoinSnapshots"]),
      module("SnapshotTestingCustomDump", ["SnapshotTesting"]),
      .plugin(
        name: "QuoinCheck",
        capability: .command(
          intent: .custom(verb: "quoin-check", description: "Compares every preview with its recorded snapshot."))),
      // The names of what a target's asset catalogues hold, as Xcode makes them, for packages that use Quoin as a library.
      .executableTarget(name: "quoin-asset-symbols", dependencies: ["QuoinMessages", "QuoinSources"], swiftSettings: strict),
      .plugin(name: "QuoinAssetSymbols", capability: .buildTool(), dependencies: ["quoin-asset-symbols"]),
      tests("SnapshotTestingTests", ["SnapshotTesting", "InlineSnapshotTesting", "QuoinTesting", "QuoinSnapshots", "QuoinDrawing"]),
      // A package of its own for its readers (Examples/Snapshots), built here with what is built already.
      .target(
        name: "Tickets", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Snapshots/Sources/Tickets", exclude: ["__Snapshots__"],
        swiftSettings: strict),
      .testTarget(
        name: "TicketsTests", dependencies: ["Tickets", "QuoinTesting", "SnapshotTesting", "InlineSnapshotTesting"],
        path: "Examples/Snapshots/Tests/TicketsTests", exclude: ["__Snapshots__"], swiftSettings: [.swiftLanguageMode(.v5)]),
      // Another: a library with pictures, colours and texts of its own (Examples/Brand), whose plug-in is this package's here.
      .target(
        name: "BrandCard", dependencies: ["SwiftUI", "UIKit"], path: "Examples/Brand/Sources/BrandCard", resources: [.process("Resources")],
        swiftSettings: strict, plugins: [.plugin(name: "QuoinAssetSymbols")]),
      .testTarget(
        name: "BrandCardTests", dependencies: ["BrandCard", "Quoin", "SwiftUI"], path: "Examples/Brand/Tests/BrandCardTests",
        swiftSettings: strict),
      // Trees of views grown from seeds: a few thousand in every test run, as many as one likes by Tools/random-views/run.
      .target(
        name: "RandomViews", dependencies: ["SwiftUI", "UIKit", "QuoinLayout", "QuoinDrawing"], path: "Tests/RandomViews",
        swiftSettings: strict),
      tests("RandomViewTests", ["RandomViews", "SwiftUI", "QuoinLayout"]),
      .executableTarget(
        name: "random-views", dependencies: ["RandomViews"], path: "Tools/random-views", exclude: ["run"], swiftSettings: strict),
    ]
  }
#endif

let package = Package(
  name: "Quoin",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: products,
  // `.package(…, traits: [])` takes the engines alone, for which no other package is fetched.
  traits: [
    .default(enabledTraits: ["Views"]), .trait(name: "Views", description: "All but the layout engines, and the packages it needs."),
  ],
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6]
)
