import Testing

// Where the tests begin. SwiftPM would write one itself, but reads the index of the build for it, and builds are faster without.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
