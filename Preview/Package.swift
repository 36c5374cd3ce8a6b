// swift-tools-version: 6.2
import PackageDescription

// The server of `quoin preview`'s page: a package of its own, built when the command is first called, so that nobody else waits for it.
let package = Package(
  name: "QuoinPreview",
  products: [.executable(name: "quoin-preview-server", targets: ["PreviewServer"])],
  dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1")],
  targets: [
    .executableTarget(
      name: "PreviewServer", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
