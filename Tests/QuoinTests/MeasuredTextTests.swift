import Testing

@testable import Quoin

/// Texts as `quoin flexbox` asks the library for them.
struct MeasuredTextTests {
  private func ask(_ text: UnsafeMutableRawPointer, _ width: Double) -> [Double] {
    var answer = [0.0, 0, 0, 0, 0]
    _quoinTextMeasure(text, width, &answer)
    return answer
  }

  @Test("A text is as narrow as its widest word, as wide as its line, and higher the narrower it is")
  func sizes() throws {
    let text = try #require("Hello wide world".withCString { _quoinTextNew($0, nil, 20, 400, 0) })
    let word = try #require("Hello".withCString { _quoinTextNew($0, nil, 20, 400, 0) })
    defer {
      _quoinTextFree(text)
      _quoinTextFree(word)
    }
    let (narrow, wide, exact) = (ask(text, -1), ask(text, .infinity), ask(text, 1000))
    #expect(narrow[0] >= ask(word, .infinity)[0] - 0.1 && narrow[0] < wide[0] / 2 && narrow[4] == 3 && wide[4] == 1)
    #expect(narrow[1] > wide[1] * 2.5 && exact == wide)
    #expect(wide[2] > 0 && wide[2] < wide[1] && narrow[3] > narrow[2])
    // A word sticks out of what is too narrow for it.
    #expect(ask(text, 3) == narrow)
  }

  @Test("A font that nobody has is told")
  func missingFont() {
    let text = "x".withCString { text in "No Such Family".withCString { _quoinTextNew(text, $0, 16, 400, 0) } }
    #expect(text == nil)
  }
}
