import Glibc
import QuoinFlexbox

/// Quoin's text engine, loaded when a line first asks for a text in a font: trees without one need not wait for it.
enum TextLibrary {
  private struct Functions: Sendable {
    let make: @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, Double, Int32, Int32) -> UnsafeMutableRawPointer?
    let measure: @convention(c) (UnsafeMutableRawPointer, Double, UnsafeMutablePointer<Double>) -> Void
    let free: @convention(c) (UnsafeMutableRawPointer) -> Void
  }

  /// A shaped text, given back when nobody asks it any more.
  private final class Shaped: @unchecked Sendable {
    private let text: UnsafeMutableRawPointer
    private let functions: Functions

    init(_ text: UnsafeMutableRawPointer, _ functions: Functions) { (self.text, self.functions) = (text, functions) }
    deinit { functions.free(text) }

    func ask(_ width: Double) -> (width: Double, height: Double, first: Double, last: Double, lines: Double) {
      var (answer, given) = ((0.0, 0.0, 0.0, 0.0, 0.0), width)
      if given.isNaN { given = .infinity }
      withUnsafeMutableBytes(of: &answer) { functions.measure(text, given, $0.baseAddress!.assumingMemoryBound(to: Double.self)) }
      return (answer.0, answer.1, answer.2, answer.3, answer.4)
    }
  }

  static func set(_ text: FlexboxText) -> Result<FlexboxText.Measure, FlexboxText.Refusal> {
    let functions: Functions
    switch loaded {
    case .success(let found): functions = found
    case .failure(let refusal): return .failure(refusal)
    }
    let made = text.text.withCString { characters in
      let (weight, italic) = (Int32(text.weight), Int32(text.isItalic ? 1 : 0))
      guard let font = text.font else { return functions.make(characters, nil, text.size, weight, italic) }
      return font.withCString { functions.make(characters, $0, text.size, weight, italic) }
    }
    guard let made else {
      return .failure(.init("there is no font \"\(text.font ?? "")\" on this machine. Install it, or leave \"font\" out for the system's."))
    }
    let shaped = Shaped(made, functions)
    return .success(text.measure { shaped.ask($0) })
  }

  private static let loaded: Result<Functions, FlexboxText.Refusal> = {
    do throws(CommandFailure) {
      let path = try Installation.find().library
      guard let library = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
        let why = dlerror().map { String(cString: $0) } ?? "no reason was given"
        return .failure(.init("\(path) can't be loaded (\(why)). Build it with ./quoin."))
      }
      guard let make = dlsym(library, "quoin_text_new"), let measure = dlsym(library, "quoin_text_measure"),
        let free = dlsym(library, "quoin_text_free")
      else { return .failure(.init("\(path) is older than this command. Build it with ./quoin.")) }
      return .success(
        Functions(
          make: unsafeBitCast(
            make, to: (@convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>?, Double, Int32, Int32) -> UnsafeMutableRawPointer?).self),
          measure: unsafeBitCast(
            measure, to: (@convention(c) (UnsafeMutableRawPointer, Double, UnsafeMutablePointer<Double>) -> Void).self),
          free: unsafeBitCast(free, to: (@convention(c) (UnsafeMutableRawPointer) -> Void).self)))
    } catch {
      return .failure(.init(error.message))
    }
  }()
}
