// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Quoin", path: "..")],
  targets: [
    .executableTarget(name: "flexbench", dependencies: [.product(name: "QuoinFlexbox", package: "Quoin"), "Clock"]),
    .executableTarget(name: "layoutbench", dependencies: [.product(name: "QuoinLayout", package: "Quoin"), "Clock"]),
    .executableTarget(name: "containerbench", dependencies: [.product(name: "Quoin", package: "Quoin"), "Clock"]),
    .executableTarget(name: "piecebench", dependencies: [.product(name: "Quoin", package: "Quoin"), "Clock"]),
    .executableTarget(name: "feedbench", dependencies: [.product(name: "Quoin", package: "Quoin"), "Clock"]),
    .executableTarget(name: "pagebench", dependencies: [.product(name: "Quoin", package: "Quoin"), "Clock"]),
    .target(name: "Clock"),
  ],
  swiftLanguageModes: [.v6]
)
