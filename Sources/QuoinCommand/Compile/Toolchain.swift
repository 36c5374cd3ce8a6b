import Glibc
import QuoinSources

/// The Swift compiler that users' files are compiled with.
struct Toolchain {
  /// The path of `swiftc`.
  let compiler: String

  /// Finds `swiftc` on the search path; `SWIFT_EXEC` names another one.
  static func find() throws(CommandFailure) -> Toolchain {
    if let chosen = getenv("SWIFT_EXEC").map({ String(cString: $0) }), FilePaths.isFile(chosen) { return Toolchain(compiler: chosen) }
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in folders.split(separator: ":") {
      let candidate = "\(folder)/swiftc"
      if access(candidate, X_OK) == 0 { return Toolchain(compiler: candidate) }
    }
    throw CommandFailure("swiftc was not found on the PATH. Install Swift 6.2 or later from https://www.swift.org/install/linux.")
  }

  /// The toolchain's own linker where it has one: half as long as the system's over a program of a few views.
  var linkerArguments: [String] {
    FilePaths.isFile("\(FilePaths.folder(of: FilePaths.absolute(compiler) ?? compiler))/ld.lld") ? ["-use-ld=lld"] : []
  }

  /// The path of the toolchain's own `clang`, or of any where it has none.
  var clang: String {
    let own = "\(FilePaths.folder(of: FilePaths.absolute(compiler) ?? compiler))/clang"
    return FilePaths.isFile(own) ? own : "/usr/bin/clang"
  }

  /// Changes when another compiler is installed in its place.
  var stamp: String { FilePaths.absolute(compiler).map { "\($0) \(FilePaths.stamp(of: $0) ?? "")" } ?? compiler }
}
