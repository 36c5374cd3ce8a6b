import Glibc
import QuoinSources

/// One run of `swift test` over copies of a package's files.
struct TestRun {
  let package: String
  let options: [String]

  /// Becomes `swift test`: comes back only when that cannot be started.
  func run() throws(CommandFailure) {
    let swift = FilePaths.folder(of: try Toolchain.find().compiler) + "/swift"
    let files = try PackageTarget.localFiles(of: package)
    guard let folder = FilePaths.rooted(FilePaths.join(package, ".build/quoin")), FilePaths.makeFolder(folder) else {
      throw CommandFailure("the folder \(package)/.build/quoin cannot be made: copies of the files go there. May this user write there?")
    }
    let overlay = try SourceOverlay(of: files, in: folder, name: "test", isForPhone: false)
    let arguments = ["test", "--package-path", package] + overlay.arguments.flatMap { ["-Xswiftc", $0] } + options
    let words: [UnsafeMutablePointer<CChar>?] = ([swift] + arguments).map { strdup($0) } + [nil]
    execv(swift, words)
    throw CommandFailure("\(swift) could not be started: \(String(cString: strerror(errno))).")
  }
}
