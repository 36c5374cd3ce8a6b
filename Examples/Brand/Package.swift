// swift-tools-version: 6.2
import PackageDescription

// Views with pictures, colours and texts of their own, as a library for a server, say. In your package the path is where Quoin lies.
let package = Package(
  name: "Brand",
  defaultLocalization: "en",
  dependencies: [.package(name: "Quoin", path: "../..")],
  targets: [
    .target(
      name: "BrandCard",
      dependencies: [.product(name: "Quoin", package: "Quoin")],
      resources: [.process("Resources")],
      // Makes `Image(.logo)`, `Color.brand` and the like, as Xcode does.
      plugins: [.plugin(name: "QuoinAssetSymbols", package: "Quoin")]),
    .testTarget(name: "BrandCardTests", dependencies: ["BrandCard"]),
  ]
)
