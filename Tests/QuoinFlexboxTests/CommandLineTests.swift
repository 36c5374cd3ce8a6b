import Testing

@testable import QuoinFlexbox

/// `quoin flexbox`, a line in and a line out.
struct CommandLineTests {
  private func answer(_ line: String, round: Double = 0) throws -> String {
    try FlexboxCommandLine(round: round).answer(line: line, number: 7)
  }

  @Test("A tree answers with its boxes")
  func boxes() throws {
    let line = #"{"root":{"style":{"flex-direction":"column","width":"100px"},"children":[{"text":"XX XX"},{"style":{"height":"5px"}}]}}"#
    let expected =
      #"{"x":0,"y":0,"w":100,"h":15,"children":[{"x":0,"y":0,"w":100,"h":10,"children":[]},{"x":0,"y":10,"w":100,"h":5,"children":[]}]}"#
    #expect(try answer(line) == expected)
  }

  @Test("The line's defaults and direction win over the flags; later declarations win over earlier ones")
  func settings() throws {
    let line = #"{"root":{"style":{"width":"50px","margin-left":"9px","margin":"0 4px"}},"defaults":"yoga","direction":"rtl"}"#
    #expect(try answer(line) == #"{"x":4,"y":0,"w":50,"h":0,"children":[]}"#)
  }

  @Test("--round rounds to the grid, 0 does not")
  func rounding() throws {
    let line = #"{"root":{"style":{"width":"33.4px","height":"1.6px"}}}"#
    #expect(try answer(line) == #"{"x":0,"y":0,"w":33.4,"h":1.6,"children":[]}"#)
    #expect(try answer(line, round: 1) == #"{"x":0,"y":0,"w":33,"h":2,"children":[]}"#)
  }

  @Test(
    "Every mistake is told by line, path and property",
    arguments: [
      ("nonsense", "line 7: not JSON at byte 0: no JSON value begins like this. Write one object a line."),
      ("{}", #"line 7: there is no "root" object. Write {"root": {"style": {…}, "children": […]}}."#),
      (#"{"root":{},"defaults":"web"}"#, #"line 7: "defaults" is not known. Use css or yoga."#),
      (
        #"{"root":{"children":[{},{"style":{"widht":"3px"}}]}}"#,
        #"line 7, root.children[1]: unknown property "widht". Use a CSS name such as flex-direction or margin-left."#
      ),
      (
        #"{"root":{"style":{"width":"wide"}}}"#,
        #"line 7, root: "wide" is no value of width. Lengths are written 10px, 50% or 0."#
      ),
      (#"{"root":{"kids":[]}}"#, #"line 7, root: "kids" is no part of a node. A node has style, children and text."#),
      (#"{"root":{"style":{"width":"nan"}}}"#, #"line 7, root: "nan" is no value of width. Lengths are written 10px, 50% or 0."#),
    ])
  func mistakes(line: String, sentence: String) {
    let error = #expect(throws: FlexboxCommandError.self) { try answer(line) }
    #expect(error?.description == sentence)
  }

  @Test("Five thousand levels of JSON")
  func deepLine() throws {
    let line =
      #"{"root":"# + String(repeating: #"{"children":["#, count: 5000) + #"{"style":{"width":"3px"}}"#
      + String(repeating: "]}", count: 5000) + "}"
    #expect(try answer(line).hasPrefix(#"{"x":0,"y":0,"w":3,"h":0,"#))
  }
}
