import QuoinSources

/// Turns offsets into a compiled program into the line of a user's file, and says why it stopped there.
struct TrapSymbolizer {
  /// The path of `swiftc`; the symbolizer stands beside it.
  let compiler: String
  let program: String
  /// The user's files, as written.
  let files: [String]

  /// What is known of a trap.
  struct Trap {
    /// `Card.swift:12`, the innermost place in one of the user's files; nil when that cannot be found out.
    var line: String?
    /// `Card.swift`, where the innermost place is known to lie in one of the user's files, but not at which line.
    var file: String?
    /// What the compiler says of a trap that it put there itself: "arithmetic overflow"; nil for others, which say it as they trap.
    var reason: String?
  }

  /// Where a program stood, and why it trapped there.
  func trap(at offsets: [String]) -> Trap {
    let frames = frames(of: offsets, in: program)
    var trap = Trap()
    trap.reason = frames.first.flatMap(\.reason)
    for frame in frames {
      // The program may have been compiled from the same file in another folder.
      let file = files.first { $0 == frame.path || FilePaths.absolute($0) == frame.path } ?? files.first { frame.path.hasSuffix("/" + $0) }
      guard let file else { continue }
      if trap.file == nil { trap.file = file }
      guard frame.number > 0 else { continue }
      trap.line = "\(file):\(frame.number)"
      break
    }
    return trap
  }

  /// `LazyRule.swift:117` for a place in Quoin's own library; nil when that cannot be found out.
  func ownLine(_ own: [(file: String, offset: String)]) -> String? {
    guard let file = own.first?.file else { return nil }
    let frame = frames(of: own.map(\.offset), in: file).first { $0.number > 0 }
    return frame.map { "\(FilePaths.name(of: $0.path)):\($0.number)" }
  }

  /// A place in a program: in a function, or in one that was inlined there.
  private struct Frame {
    var function: String
    var path: String
    /// The line; 0 where it has none.
    var number: Int

    /// Traps of the compiler's are calls of functions that are named by their reasons.
    var reason: String? {
      let mark = "Swift runtime failure: "
      return function.hasPrefix(mark) ? String(function.dropFirst(mark.count)) : nil
    }
  }

  private func frames(of offsets: [String], in program: String) -> [Frame] {
    guard !offsets.isEmpty, let real = FilePaths.absolute(compiler) else { return [] }
    let tool = FilePaths.join(FilePaths.folder(of: real), "llvm-symbolizer")
    guard FilePaths.isFile(tool) else { return [] }
    // Return addresses lie behind the call.
    let addresses = offsets.compactMap { UInt64($0, radix: 16) }.map { $0 > 0 ? $0 - 1 : 0 }
    var frames = frames(at: addresses, in: program, tool)
    if let first = frames.first, first.number == 0, first.reason == nil, first.path != "??", let address = addresses.first {
      // What the compiler adds, such as the way back in a loop, has no line of its own: the one before it has.
      let before = (1...Self.reach).compactMap { address > $0 ? address - $0 : nil }
      if let near = self.frames(at: before, in: program, tool).first(where: { $0.number > 0 && $0.path == first.path }) { frames[0] = near }
    }
    return frames
  }

  /// How many bytes before an instruction without a line one with a line is looked for.
  private static let reach: UInt64 = 64

  /// The frames of each address, those inlined there first.
  private func frames(at addresses: [UInt64], in program: String, _ tool: String) -> [Frame] {
    let words = addresses.map { "0x" + String($0, radix: 16) }
    guard let answer = try? ChildProcess.run(tool, ["--obj=\(program)"] + words, merging: false) else { return [] }
    // A line with the function, one with the place; an empty one after each address.
    let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    return stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
      let parts = lines[index + 1].split(separator: ":")
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]) else { return nil }
      return Frame(function: String(lines[index]), path: parts.dropLast(2).joined(separator: ":"), number: number)
    }
  }
}
