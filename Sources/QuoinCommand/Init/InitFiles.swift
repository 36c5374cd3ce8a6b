import QuoinSources

/// The texts of `quoin init`.
struct InitFiles {
  /// Where Quoin is found: an address for git, or a folder.
  let quoin: String
  let revision: String

  /// The folder that this program was built in; its published place is not known here.
  static var ownFolder: String {
    var at = FilePaths.absolute("/proc/self/exe").map(FilePaths.folder(of:)) ?? "."
    while at != "/", at != "." {
      if FilePaths.isFile(at + "/Package.swift") { return at }
      at = FilePaths.folder(of: at)
    }
    return "../quoin"
  }

  private var isAddress: Bool { quoin.contains("://") || quoin.hasPrefix("git@") }

  /// The lines for Package.swift.
  var manifest: String {
    // A package from git is called after its address, one in a folder as it is told.
    let place =
      isAddress
      ? "url: \"\(quoin)\", branch: \"\(revision)\"" : "name: \"Quoin\", path: Context.environment[\"QUOIN_FOLDER\"] ?? \"\(quoin)\""
    let name = isAddress ? FilePaths.stem(of: quoin) : "Quoin"
    return """
      // At the end of Package.swift. On Linux the tests find views and snapshots in Quoin; elsewhere everything stays as it is.
      #if os(Linux)
        // Quoin has the modules of Point-Free's package, by the same names.
        let snapshots = ["SnapshotTesting", "InlineSnapshotTesting", "SnapshotTestingCustomDump"]
        package.dependencies.removeAll { "\\($0.kind)".contains("/swift-snapshot-testing") }
        package.dependencies.append(.package(\(place)))
        for target in package.targets where target.type == .regular || target.type == .test {
          target.dependencies.removeAll { old in snapshots.contains { "\\(old)".contains("(name: \\"\\($0)\\"") } }
          target.dependencies.append(.product(name: "Quoin", package: "\(name)"))
          if target.type == .test {
            target.dependencies += (snapshots + ["QuoinTesting"]).map { .product(name: $0, package: "\(name)") }
          }
        }
      #endif

      """
  }

  /// The workflow for GitHub.
  var workflow: String {
    let source = isAddress ? quoin : "https://example.org/quoin.git"
    let advice = isAddress ? "" : "\n              # Put Quoin's address in place of example.org's."
    return """
      name: Previews and snapshots
      on: [push, pull_request]
      jobs:
        linux:
          runs-on: ubuntu-24.04
          container: swift:6.2-noble
          env:
            SNAPSHOT_ARTIFACTS: ${{ github.workspace }}/artifacts
            SNAPSHOT_TESTING_RECORD: never
          steps:
            - uses: actions/checkout@v4
            # Quoin's build is kept from run to run, also where the previews have changed.
            - uses: actions/cache/restore@v4
              with:
                path: ~/quoin
                key: quoin-\(revision)-${{ runner.os }}
                restore-keys: quoin-\(revision)-${{ runner.os }}
            - name: Quoin\(advice)
              id: quoin
              run: |
                echo "QUOIN_FOLDER=$HOME/quoin" >> "$GITHUB_ENV"
                test -d ~/quoin || git clone --depth 1 --branch \(revision) \(source) ~/quoin
                git -C ~/quoin fetch --depth 1 origin \(revision)
                git -C ~/quoin checkout --quiet --detach FETCH_HEAD
                ~/quoin/quoin --help >/dev/null
                echo "commit=$(git -C ~/quoin rev-parse HEAD)" >> "$GITHUB_OUTPUT"
            - uses: actions/cache/save@v4
              with:
                path: ~/quoin
                key: quoin-\(revision)-${{ runner.os }}-${{ steps.quoin.outputs.commit }}
            - name: Previews
              run: ~/quoin/quoin check --package . --junit previews.xml --report artifacts/previews.html
            - name: Tests
              if: always()
              run: ~/quoin/quoin test
            - uses: actions/upload-artifact@v4
              if: failure()
              with:
                name: previews
                path: artifacts

      """
  }

  /// The lines of .gitignore.
  static let ignored = [".build/", ".quoin/"]

  /// All of it, for a look.
  var all: String {
    "\(manifest)\n# .github/workflows/previews.yml\n\(workflow)\n# .gitignore\n\(Self.ignored.joined(separator: "\n"))\n"
  }

  func write(to folder: String) throws(CommandFailure) {
    guard FilePaths.isFolder(folder) else { throw CommandFailure("\(folder) is no folder. Name the one that holds Package.swift.") }
    guard FilePaths.isFile(FilePaths.join(folder, "Package.swift")) else {
      throw CommandFailure("\(folder) holds no Package.swift. Make a package first: swift package init.")
    }
    let workflows = FilePaths.join(folder, ".github/workflows")
    let path = FilePaths.join(workflows, "previews.yml")
    if FilePaths.exists(path) {
      Terminal.say("\(path) is there already and stays as it is.")
    } else {
      guard FilePaths.makeFolder(workflows) else { throw CommandFailure("the folder \(workflows) cannot be made. May you write there?") }
      try FileBytes.write(Array(workflow.utf8), to: path)
      try Terminal.result(path + "\n")
    }
    try ignore(in: folder)
    Terminal.say("Put this at the end of Package.swift:\n\n\(manifest)\nThen record once: quoin check --package \(folder) --record")
  }

  /// Adds the lines that are missing; what is there stays.
  private func ignore(in folder: String) throws(CommandFailure) {
    let path = FilePaths.join(folder, ".gitignore")
    let old = FileBytes.read(path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = Set(old.split(separator: "\n").map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) })
    let missing = Self.ignored.filter { !lines.contains(String($0.dropLast())) && !lines.contains("/" + $0.dropLast()) }
    guard !missing.isEmpty else { return }
    let text = old + (old.isEmpty || old.hasSuffix("\n") ? "" : "\n") + missing.map { $0 + "\n" }.joined()
    try FileBytes.write(Array(text.utf8), to: path)
    try Terminal.result(path + "\n")
  }
}
