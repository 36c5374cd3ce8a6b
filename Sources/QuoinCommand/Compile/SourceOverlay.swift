import QuoinSources

/// Copies of users' files for the compiler, laid over the paths that the user knows them by, so that messages name those.
struct SourceOverlay {
  /// How it is told of the copies.
  let arguments: [String]
  /// Whether the last of the repairs have changed anything; true where there are none.
  let isMended: Bool

  /// Writes what differs of `files` into `folder`; `name` tells this overlay from others there. `repairs` are what the compiler asked for
  /// when it read them so the last times, each time what it said of the text with those before. Without `isForPhone` what the files say of
  /// this system stays true.
  init(
    of files: [String], in folder: String, name: String, isForPhone: Bool = true, repairs: [[SourceRepair]] = []
  ) throws(CommandFailure) {
    var roots: [String] = []
    var mended = repairs.isEmpty
    let names = CalledNames(in: files)
    let bytes = files.map { FileBytes.read($0) ?? [] }
    let readings = bytes.map { PhoneSource.reading($0, isForPhone: isForPhone, isOwn: names.areOwn) }
    let places = repairs.map { $0.compactMap { repair in repair.overridden(in: files) } }
    let overrides = ExtensionOverrides(in: zip(readings, bytes).map { $0 ?? $1 }, besides: places.flatMap { $0 })
    if let last = places.last, !last.isEmpty, overrides.readings.contains(where: { $0 != nil }) { mended = true }
    for doubt in overrides.doubts { Terminal.say("quoin: \(doubt)") }
    let overridden = overrides.readings
    for (index, file) in files.enumerated() {
      guard let path = FilePaths.rooted(file) else { continue }
      var reading = overridden[index] ?? readings[index]
      for (number, round) in repairs.enumerated() {
        let own = round.filter { $0.file == file || $0.file == path }
        guard !own.isEmpty else { continue }
        let before = reading ?? bytes[index]
        let after = SourceRepair.done(own, to: before, original: bytes[index], module: name)
        if number == repairs.count - 1, after != before { mended = true }
        reading = after
      }
      guard let reading else { continue }
      let copy = "\(folder)/\(name)-\(index).swift"
      // One that says the same is left, so that builds over it need not begin anew.
      if FileBytes.read(copy) != reading { try FileBytes.write(reading, to: copy) }
      roots.append("{\"name\": \(Self.quoted(path)), \"type\": \"file\", \"external-contents\": \(Self.quoted(copy))}")
    }
    isMended = mended
    guard !roots.isEmpty else {
      arguments = []
      return
    }
    let map = "\(folder)/\(name)-overlay.yaml"
    let text = "{\"version\": 0, \"use-external-names\": false, \"roots\": [\n\(roots.joined(separator: ",\n"))\n]}\n"
    if FileBytes.read(map) != Array(text.utf8) { try FileBytes.write(Array(text.utf8), to: map) }
    arguments = ["-vfsoverlay", map]
  }

  private static func quoted(_ path: String) -> String {
    "\"" + path.escapedForLiteral + "\""
  }
}

/// Which names a module's files declare themselves as something that may be called by `?`, or, where `func` stands before them, as a function
/// at all; looked for when somebody asks.
private final class CalledNames {
  private let files: [String]
  private var known: [String: Bool] = [:]
  init(in files: [String]) { self.files = files }

  func areOwn(_ name: String) -> Bool {
    if let known = known[name] { return known }
    let found = files.contains { file in
      guard let bytes = FileBytes.read(file) else { return false }
      let forms = name.hasPrefix("func ") ? [""] : ["var ", "let ", "optional func "]
      return forms.contains { bytes.firstRange(of: Array(($0 + name).utf8)) != nil }
    }
    known[name] = found
    return found
  }
}
