/// Turns offsets into a compiled program into the line of a user's file.
struct TrapPlace {
  /// The path of `swiftc`; the symbolizer stands beside it.
  let compiler: String
  let program: String
  /// The user's files, as written.
  let files: [String]

  /// `Card.swift:12` for the innermost place in one of the files; nil when that cannot be found out.
  func line(of offsets: [String]) -> String? {
    guard !offsets.isEmpty, let real = FilePaths.absolute(compiler) else { return nil }
    let tool = FilePaths.join(FilePaths.folder(of: real), "llvm-symbolizer")
    guard FilePaths.isFile(tool) else { return nil }
    // Return addresses lie behind the call.
    let addresses = offsets.compactMap { UInt64($0, radix: 16) }.map { "0x" + String($0 > 0 ? $0 - 1 : 0, radix: 16) }
    guard let answer = try? ChildProcess.run(tool, ["--obj=\(program)", "--functions=none"] + addresses, merging: false) else { return nil }
    for line in String(decoding: answer.output, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: ":")
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else { continue }
      let path = parts.dropLast(2).joined(separator: ":")
      if let file = files.first(where: { $0 == path || FilePaths.absolute($0) == path }) { return "\(file):\(number)" }
    }
    return nil
  }
}
