/// Turns offsets into a compiled program into the line of a user's file.
struct TrapSymbolizer {
  /// The path of `swiftc`; the symbolizer stands beside it.
  let compiler: String
  let program: String
  /// The user's files, as written.
  let files: [String]

  /// `Card.swift:12` for the innermost place in one of the files; nil when that cannot be found out.
  func line(of offsets: [String]) -> String? {
    for (path, number) in lines(of: offsets, in: program) {
      // The program may have been compiled from the same file in another folder.
      let file = files.first { $0 == path || FilePaths.absolute($0) == path } ?? files.first { path.hasSuffix("/" + $0) }
      if let file { return "\(file):\(number)" }
    }
    return nil
  }

  /// `LazyRule.swift:117` for a place in Quoin's own library; nil when that cannot be found out.
  func ownLine(_ own: [(file: String, offset: String)]) -> String? {
    guard let file = own.first?.file else { return nil }
    return lines(of: own.map(\.offset), in: file).first.map { "\(FilePaths.name(of: $0.path)):\($0.number)" }
  }

  private func lines(of offsets: [String], in program: String) -> [(path: String, number: Int)] {
    guard !offsets.isEmpty, let real = FilePaths.absolute(compiler) else { return [] }
    let tool = FilePaths.join(FilePaths.folder(of: real), "llvm-symbolizer")
    guard FilePaths.isFile(tool) else { return [] }
    // Return addresses lie behind the call.
    let addresses = offsets.compactMap { UInt64($0, radix: 16) }.map { $0 > 0 ? $0 - 1 : 0 }
    var places = places(of: addresses, in: program, tool)
    if let first = places.first, first.number == 0, first.path != "??", let address = addresses.first {
      // What the compiler adds, such as the way back in a loop, has no line of its own: the one before it has.
      let before = (1...Self.reach).compactMap { address > $0 ? address - $0 : nil }
      if let near = self.places(of: before, in: program, tool).first(where: { $0.number > 0 && $0.path == first.path }) { places[0] = near }
    }
    return places.filter { $0.number > 0 }
  }

  /// How many bytes before an instruction without a line one with a line is looked for.
  private static let reach: UInt64 = 64

  /// The file and the line of each address, with those inlined there; 0 for none.
  private func places(of addresses: [UInt64], in program: String, _ tool: String) -> [(path: String, number: Int)] {
    let words = addresses.map { "0x" + String($0, radix: 16) }
    guard let answer = try? ChildProcess.run(tool, ["--obj=\(program)", "--functions=none"] + words, merging: false) else { return [] }
    return String(decoding: answer.output, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":")
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
      return (parts.dropLast(2).joined(separator: ":"), number)
    }
  }
}
