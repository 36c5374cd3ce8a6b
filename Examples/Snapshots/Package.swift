// swift-tools-version: 6.2
import PackageDescription

// A small app's views and their tests, as they would stand in a package of your own. In yours the path is where Quoin lies.
let package = Package(
  name: "Tickets",
  dependencies: [.package(name: "Quoin", path: "../..")],
  targets: [
    .target(name: "Tickets", dependencies: [.product(name: "Quoin", package: "Quoin")], exclude: ["__Snapshots__"]),
    .testTarget(
      name: "TicketsTests",
      dependencies: [
        "Tickets",
        .product(name: "QuoinTesting", package: "Quoin"),
        .product(name: "SnapshotTesting", package: "Quoin"),
        .product(name: "InlineSnapshotTesting", package: "Quoin"),
      ], exclude: ["__Snapshots__"],
      // XCTest's test cases are not isolated to the main actor on Linux; in this mode they may use views all the same.
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
