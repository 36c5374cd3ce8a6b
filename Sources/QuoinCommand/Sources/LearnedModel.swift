import QuoinSources

/// A model of Core ML (`.mlmodel`): its name and what goes in and out, for the class that Xcode makes of it. What it learned is not read.
struct LearnedModel {
  let name: String
  private(set) var inputs: [Feature] = []
  private(set) var outputs: [Feature] = []

  struct Feature {
    let name: String
    let type: String
  }

  /// The models in some folders whose classes the files name.
  static func models(in folders: [String], namedBy files: [String]) -> [LearnedModel] {
    var found: [LearnedModel] = []
    for folder in folders {
      for file in FilePaths.names(in: folder) ?? [] where FilePaths.ending(of: file) == "mlmodel" {
        let name = String(FilePaths.stem(of: file).map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let word = Array(name.utf8)
        guard !found.contains(where: { $0.name == name }),
          files.contains(where: { FileBytes.read($0).map { FileBytes.holds($0, word) } ?? false }),
          let bytes = FileBytes.read(FilePaths.join(folder, file))
        else { continue }
        found.append(LearnedModel(name, bytes))
      }
    }
    return found
  }

  // Fields of Apple's published format: Model.description = 2, and of that input = 1, output = 10.
  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    for field in ProtocolBuffer.fields(bytes, 0, bytes.count) where field.number == 2 {
      for part in ProtocolBuffer.fields(bytes, field.begin, field.end) {
        if part.number == 1, let feature = Self.feature(bytes, part) { inputs.append(feature) }
        if part.number == 10, let feature = Self.feature(bytes, part) { outputs.append(feature) }
      }
    }
  }

  /// A name (1) and a type (3), which is one of several.
  private static func feature(_ bytes: [UInt8], _ field: ProtocolBuffer.Field) -> Feature? {
    var name = ""
    var type = "MLFeatureProvider"
    for part in ProtocolBuffer.fields(bytes, field.begin, field.end) {
      if part.number == 1 { name = String(decoding: bytes[part.begin..<part.end], as: UTF8.self) }
      guard part.number == 3 else { continue }
      for kind in ProtocolBuffer.fields(bytes, part.begin, part.end) {
        switch kind.number {
        case 1: type = "Int64"
        case 2: type = "Double"
        case 3: type = "String"
        case 5: type = "MLMultiArray"
        case 6: type = "[String: Double]"
        default: continue
        }
      }
    }
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !(name.first?.isNumber ?? true)
    return isName ? Feature(name: name, type: type) : nil
  }

  /// The classes, as Xcode writes them; nothing is foretold, so `prediction` throws.
  var source: String {
    let given = inputs.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return """
      class \(name)Input {
      \(inputs.map { "  var \($0.name): \($0.type)" }.joined(separator: "\n"))
        init(\(given)) { \(inputs.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")) }
      }
      class \(name)Output {
      \(outputs.map { "  let \($0.name): \($0.type)" }.joined(separator: "\n"))
        init(\(outputs.map { "\($0.name): \($0.type)" }.joined(separator: ", "))) {
          \(outputs.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; "))
        }
      }
      class \(name) {
        let model = MLModel()
        init() {}
        init(configuration: MLModelConfiguration) throws {}
        func prediction(input: \(name)Input) throws -> \(name)Output { throw MLModelError.notRun }
        func prediction(\(given)) throws -> \(name)Output { throw MLModelError.notRun }
      }

      """
  }
}

/// The fields of a message in the format of Protocol Buffers.
enum ProtocolBuffer {
  struct Field {
    let number: Int
    let begin: Int
    let end: Int
  }

  /// The fields between two places that hold bytes; what breaks off ends the list.
  static func fields(_ bytes: [UInt8], _ begin: Int, _ end: Int) -> [Field] {
    var found: [Field] = []
    var at = begin
    func number() -> Int? {
      var value = 0
      var shift = 0
      while at < end, shift < 63 {
        let byte = Int(bytes[at])
        at += 1
        value |= (byte & 127) << shift
        if byte < 128 { return value }
        shift += 7
      }
      return nil
    }
    while at < end, let key = number() {
      switch key & 7 {
      case 0: guard number() != nil else { return found }
      case 1: at += 8
      case 5: at += 4
      case 2:
        guard let length = number(), length >= 0, length <= end - at else { return found }
        found.append(Field(number: key >> 3, begin: at, end: at + length))
        at += length
      default: return found
      }
    }
    return found
  }
}
