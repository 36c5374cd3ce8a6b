import Glibc

/// The commands by which the compiler's driver makes one program, as it tells them itself (`swiftc -###`).
///
/// The driver thinks a tenth of a second before each program and comes to the same commands while nothing but the files' content
/// changes. A page that follows a file cannot spare that: it runs the commands of the last time again, in other folders.
struct CompilePlan {
  /// What the driver was asked.
  private let arguments: [Word]
  private let commands: [[Word]]

  /// A word of a command line, with what changes from one time to the next.
  private struct Word {
    let text: String
    /// What stands in it for the folder that the program is made in, and for the one that the commands hand each other files in.
    let folder: String?
    let scratch: String?

    init(_ text: String, _ folder: String, _ scratch: String) {
      self.text = text
      self.folder = text.contains(folder) ? folder : nil
      self.scratch = text.contains(scratch) ? scratch : nil
    }
    func now(_ folder: String, _ scratch: String) -> String {
      var text = text
      if let old = self.folder { text = text.replacing(old, with: folder) }
      if let old = self.scratch { text = text.replacing(old, with: scratch) }
      return text
    }
  }

  /// `told` are the driver's words. nil where they are no commands that others can run (they read files that only the driver writes).
  init?(told: String, _ arguments: [String], in folder: String) {
    let commands = told.split(separator: "\n").map { Self.words(of: $0) }
    let words = commands.joined()
    guard !commands.isEmpty, commands.allSatisfy({ $0.first?.hasPrefix("/") == true }), !words.contains("-filelist"),
      let scratch = words.lazy.compactMap(Self.scratch).first
    else { return nil }
    var made: Set<String> = []
    for command in commands {
      for index in command.indices.dropFirst() where command[index - 1] == "-o" { made.insert(command[index]) }
      for word in command where word.contains(scratch) {
        guard made.contains(word.hasPrefix("@") ? String(word.dropFirst()) : word) else { return nil }
      }
    }
    self.arguments = arguments.map { Word($0, folder, scratch) }
    self.commands = commands.map { $0.map { Word($0, folder, scratch) } }
  }

  /// The commands for other arguments in another folder, which hand each other files in `scratch`; nil where the driver has to be asked.
  func commands(for arguments: [String], in folder: String, scratch: String) -> [[String]]? {
    guard arguments.count == self.arguments.count, zip(arguments, self.arguments).allSatisfy({ $0 == $1.now(folder, scratch) }) else {
      return nil
    }
    return commands.map { $0.map { $0.now(folder, scratch) } }
  }

  /// The driver's own folder, if the word is a path in it.
  private static func scratch(_ word: String) -> String? {
    guard let start = word.range(of: "/TemporaryDirectory."), word.hasPrefix("/") else { return nil }
    return String(word[..<(word[start.upperBound...].firstIndex(of: "/") ?? word.endIndex)])
  }

  /// The words of a line for a shell.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

/// The plan of the program that was compiled last, for those who compile it again and again.
final class CompilePlans {
  private var last: CompilePlan?
  /// Whether the driver has said commands that nobody else can follow: it is not asked again.
  private var isHopeless = false

  /// The commands for a program; nil where the driver has to do it itself.
  func commands(_ compiler: String, _ arguments: [String], in folder: String, scratch: String) -> [[String]]? {
    guard !isHopeless else { return nil }
    if let known = last?.commands(for: arguments, in: folder, scratch: scratch) { return known }
    guard let (ending, told) = try? ChildProcess.run(compiler, arguments + ["-###"], merging: false), ending == .exit(0) else { return nil }
    last = CompilePlan(told: String(decoding: told, as: UTF8.self), arguments, in: folder)
    isHopeless = last == nil
    return last?.commands(for: arguments, in: folder, scratch: scratch)
  }
}
