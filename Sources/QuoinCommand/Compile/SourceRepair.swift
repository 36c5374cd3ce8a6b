/// Words put into a user's file because the compiler has said that it cannot take what stands there; its lines stay.
///
///     builder = { View(frame: .zero) }    // View: UIView, a type that only the caller knows
///
/// On the phone every initializer of its classes may be called on a class value; Swift wants a `required` one. UIKit has functions for
/// it, `View._init(frame: .zero)`, which are named where the compiler points.
struct SourceRepair: Equatable {
  let file: String
  /// From 1, as the compiler counts; the column in bytes.
  let line: Int
  let column: Int

  private static let message = ": error: constructing an object of class type '"

  /// What may be repaired of what the compiler has said.
  static func found(in errors: String) -> [SourceRepair] {
    errors.split(separator: "\n").compactMap { text in
      guard text.contains("with a metatype value must use a 'required' initializer"), let end = text.firstRange(of: message)?.lowerBound else {
        return nil
      }
      let parts = text[..<end].split(separator: ":")
      guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else { return nil }
      return SourceRepair(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
    }
  }

  /// The file with its repairs.
  static func done(_ repairs: [SourceRepair], to text: [UInt8]) -> [UInt8] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    for repair in repairs.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) where lines.indices.contains(repair.line - 1) {
      var line = lines[repair.line - 1]
      var place = repair.column - 1
      guard line.indices.contains(place) else { continue }
      if line[place...].starts(with: Array("init".utf8)) {
        line.insert(UInt8(ascii: "_"), at: place)
      } else {
        // Behind the type, which may have dots in it.
        while place < line.count, line[place].isWord || line[place] == UInt8(ascii: ".") { place += 1 }
        line.insert(contentsOf: Array("._init".utf8), at: place)
      }
      lines[repair.line - 1] = line
    }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
