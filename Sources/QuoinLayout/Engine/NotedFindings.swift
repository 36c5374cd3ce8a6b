/// The doubts of a layout as it stands, and who found them: one that nobody finds any more is forgotten.
struct NotedFindings {
  /// A node, or something that is evaluated; what a node found while it placed its children is kept apart from what it found while it
  /// was measured.
  struct Finder: Hashable {
    private let id: ObjectIdentifier
    private let isPlacing: Bool
    init(_ id: ObjectIdentifier) { (self.id, isPlacing) = (id, false) }
    init(_ object: AnyObject, isPlacing: Bool = false) { (id, self.isPlacing) = (ObjectIdentifier(object), isPlacing) }
  }
  private struct Note {
    let order: Int
    var finders: Set<Finder> = []
    /// Whether somebody unknown found it: it stays.
    var stays = false
  }
  private var notes: [Finding: Note] = [:]
  private var found: [Finder: [Finding]] = [:]
  private var order = 0

  /// All of them in the order in which they were met.
  var inOrder: [Finding] { notes.sorted { $0.value.order < $1.value.order }.map(\.key) }

  /// Whether there is anything that its finder may forget.
  var haveFinders: Bool { !found.isEmpty }

  mutating func note(_ finding: Finding, by finder: Finder?) {
    if notes[finding] == nil {
      order += 1
      notes[finding] = Note(order: order)
    }
    guard let finder else {
      notes[finding]?.stays = true
      return
    }
    if notes[finding]?.finders.insert(finder).inserted == true { found[finder, default: []].append(finding) }
  }

  /// Forgets what `finder` found, unless others did too. Time: linear in that.
  mutating func forget(_ finder: Finder) {
    guard haveFinders, let own = found.removeValue(forKey: finder) else { return }
    for finding in own {
      notes[finding]?.finders.remove(finder)
      if let note = notes[finding], note.finders.isEmpty, !note.stays { notes[finding] = nil }
    }
  }
}
