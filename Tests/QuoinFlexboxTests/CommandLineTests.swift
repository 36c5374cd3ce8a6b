import Testing

@testable import QuoinFlexbox

/// `quoin flexbox`, a line in and a line out.
struct CommandLineTests {
  private func answer(_ line: String, round: Double = 0) throws -> String {
    try FlexboxCommandLine(FlexboxSettings(round: round)).answer(line: line, number: 7)
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

  @Test("A root narrower than its room stands where lines begin")
  func rightToLeftRoom() throws {
    let line = #"{"root":{"style":{"width":50,"margin-right":5},"children":[{}]},"space":{"width":200},"direction":"rtl"}"#
    #expect(try answer(line) == #"{"x":145,"y":0,"w":50,"h":0,"children":[{"x":50,"y":0,"w":0,"h":0,"children":[]}]}"#)
  }

  @Test("Texts in fonts are set by whoever can; what they ask for is told in words")
  func fonts() throws {
    var settings = FlexboxSettings()
    let line =
      #"{"root":{"style":{"width":"min-content"},"measure":{"text":"é","font":"Some","size":20,"weight":700,"italic":true,"line-height":30}}}"#
    let alone = FlexboxCommandLine(settings)
    #expect(throws: FlexboxCommandError.self) { try alone.answer(line: line, number: 1) }
    settings.setText = { text in
      #expect(text.text == "é" && text.font == "Some" && text.size == 20 && text.weight == 700 && text.isItalic && text.lineHeight == 30)
      return .success(text.measure { width in (width < 0 ? 40 : 90, 50, 18, 43, 2) })
    }
    #expect(try FlexboxCommandLine(settings).answer(line: line, number: 1) == #"{"x":0,"y":0,"w":40,"h":60,"children":[]}"#)
    settings.setText = { _ in .failure(.init("there is no such font. Install it.")) }
    let refusing = FlexboxCommandLine(settings)
    let refusal = #expect(throws: FlexboxCommandError.self) { try refusing.answer(line: line, number: 1) }
    #expect(refusal?.description == "line 1, root: there is no such font. Install it.")
    for wrong in [#"{"text":1}"#, #"{"text":"a","size":0}"#, #"{"text":"a","font":""}"#, #"{"text":"a","bold":true}"#] {
      #expect(throws: FlexboxCommandError.self) { try refusing.answer(line: #"{"root":{"measure":\#(wrong)}}"#, number: 1) }
    }
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
        #"line 7, root.children[1]: unknown property "widht". Did you mean width?"#
      ),
      (
        #"{"root":{"style":{"width":"wide"}}}"#,
        #"line 7, root: "wide" is no value of width. It takes auto, min-content, max-content, fit-content, stretch or a length such as 10px, 50% or calc(100% - 10px)."#
      ),
      (#"{"root":{"kids":[]}}"#, #"line 7, root: "kids" is no part of a node. A node has style, children, text, measure and id."#),
      (
        #"{"root":{"style":{"justify-content":"centre"}}}"#,
        #"line 7, root: "centre" is no value of justify-content. It takes normal, stretch, start, end, flex-start, flex-end, center, left, right, space-between, space-around or space-evenly. Did you mean center?"#
      ),
      (
        #"{"root":{"style":{"border-left":"nan solid","padding":"nan"}}}"#,
        #"line 7, root: "nan" is no value of padding. padding-top takes a length such as 10px, 50% or calc(100% - 10px)."#
      ),
      (
        #"{"root":{"style":{"gap":"1px 2px 3px"}}}"#,
        #"line 7, root: "1px 2px 3px" is no value of gap. It takes one value, or as many as it has parts, with spaces between."#
      ),
      (
        #"{"root":{"style":{"blorp-zap":"1"}}}"#,
        #"line 7, root: unknown property "blorp-zap". Use a CSS name such as flex-direction or margin-left."#
      ),
      (#"{"root":{"measure":{"width":-1,"height":3}}}"#, "line 7, root: " + FlexboxContent.form),
      (#"{"root":{"text":"X","measure":{"width":1,"height":3}}}"#, #"line 7, root: a node with "measure" has neither children nor text."#),
      (#"{"root":{"id":1},"id":2}"#, #"line 7: the line and its root both have an "id", and their answer is one. Name one of them."#),
      (
        #"{"root":{},"space":{"width":"3"}}"#,
        #"line 7: "space" is {"width": 320, "height": 480}, either left out where there is no limit."#
      ),
    ])
  func mistakes(line: String, sentence: String) {
    let error = #expect(throws: FlexboxCommandError.self) { try answer(line) }
    #expect(error?.description == sentence)
  }

  @Test("An error is a line of JSON with the line's name, its number and the node's path")
  func errorsAsAnswers() {
    let line = #"{"id":"a\"b","root":{"children":[{},{"style":{"widht":"3px"}}]}}"#
    let error = #expect(throws: FlexboxCommandError.self) { try answer(line) }
    #expect(
      error?.json
        == #"{"id":"a\"b","error":"unknown property \"widht\". Did you mean width?","line":7,"path":"root.children[1]"}"#)
    let broken = #expect(throws: FlexboxCommandError.self) { try answer("x") }
    #expect(broken?.json == #"{"error":"not JSON at byte 0: no JSON value begins like this. Write one object a line.","line":7}"#)
  }

  @Test("Names come back with their boxes")
  func names() throws {
    #expect(try answer(#"{"id":12,"root":{}}"#) == #"{"id":12,"x":0,"y":0,"w":0,"h":0,"children":[]}"#)
    #expect(
      try answer(#"{"root":{"id":"top","children":[{"id":3,"style":null,"children":null}]}}"#)
        == #"{"id":"top","x":0,"y":0,"w":0,"h":0,"children":[{"id":3,"x":0,"y":0,"w":0,"h":0,"children":[]}]}"#)
  }

  /// The size of the root with one style.
  private func size(_ style: String, child: String = "") throws -> [String] {
    let answer = try OrderedJSONReader.read(try answer(#"{"root":{"style":{\#(style)},"children":[\#(child)]}}"#))
    return ["w", "h"].map { answer[$0]?.text ?? "" }
  }

  @Test("Numbers without a unit, camel case, React Native's names and other units are read")
  func otherSpellings() throws {
    #expect(try size(#""width":300,"HEIGHT":"20""#) == ["300", "20"])
    #expect(try size(#""minWidth":30,"paddingVertical":4,"width":"1in","height":"auto""#) == ["96", "8"])
    #expect(try size(#""width":"auto","aspect-ratio":"auto 2 / 1","height":"10px""#) == ["20", "10"])
  }

  @Test("calc(), min(), max() and clamp() of lengths and percentages")
  func calculations() throws {
    let child = #"{"style":{"width":"calc(100% - 10px * (1 + 1))","height":"calc( 50% / 2 + 1px )","flex-shrink":0}}"#
    let answer = try answer(#"{"root":{"style":{"width":200,"height":40},"children":[\#(child)]}}"#)
    #expect(answer.contains(#""w":180,"h":11,"#))
    #expect(try size(#""width":"max(10px, min(30px, 20px))","height":"clamp(5px, 100px, 2 * 20px)""#) == ["20", "40"])
    for wrong in ["calc(1px+2px)", "calc(2px * 3px)", "calc(1px / 0)", "calc(1)", "min(50%, 10px)", "calc(1px", "calc(1px + 1)"] {
      #expect(throws: FlexboxCommandError.self, "\(wrong)") { try size(#""width":"\#(wrong)""#) }
    }
  }

  @Test("CSS's global keywords: initial is CSS's own, inherit the parent's, unset inherits only the direction")
  func globalKeywords() throws {
    #expect(try size(#""width":10,"padding":5,"box-sizing":"initial""#) == ["20", "10"])
    #expect(try size(#""width":10,"padding":5,"padding":"unset","height":"initial""#) == ["10", "0"])
    let child = #"{"style":{"width":"inherit","height":7,"margin":"inherit"}}"#
    #expect(try size(#""width":30,"margin":3,"flex-direction":"column""#, child: child) == ["30", "13"])
  }

  @Test("place- shorthands, overflow: auto, properties that move nothing, flow-root")
  func moreOfCSS() throws {
    #expect(
      try answer(
        #"{"root":{"style":{"width":20,"height":20,"place-items":"end","place-content":"safe center"},"children":[{"style":{"width":4,"height":4}}]}}"#
      )
      .contains(#""x":8,"y":16,"w":4,"h":4"#))
    #expect(try size(#""overflow":"auto","background":"red","visibility":"hidden","border-top-color":"blue","--x":"1""#) == ["0", "0"])
    let child = #"{"style":{"display":"block","margin-top":9,"height":1}}"#
    let inside = #"{"style":{"display":"\#("block")"},"children":[{"style":{"display":"flow-root"},"children":[\#(child)]}]}"#
    #expect(try size(#""display":"block""#, child: inside) == ["0", "10"])
  }

  @Test("A browser's way with what it cannot read: dropped, and told")
  func dropped() throws {
    let door = FlexboxCommandLine(FlexboxSettings(dropsUnread: true))
    #expect(
      try door.answer(line: #"{"root":{"style":{"width":"3px","width":"wide","float":"left"}}}"#, number: 1).hasPrefix(
        #"{"x":0,"y":0,"w":3,"h":0,"dropped":["root: \"wide\" is no value of width."#))
  }

  @Test("Measured content: fixed, by a ratio, in lines")
  func measured() throws {
    #expect(try answer(#"{"root":{"measure":{"width":30,"height":20}}}"#) == #"{"x":0,"y":0,"w":30,"h":20,"children":[]}"#)
    let picture = #"{"style":{"align-self":"start"},"measure":{"width":300,"ratio":1.5}}"#
    #expect(
      try answer(#"{"root":{"style":{"width":90,"flex-direction":"column"},"children":[\#(picture)]}}"#).contains(#""w":300,"h":200"#))
    let text = #"{"measure":{"width":300,"line-height":20,"word":40}}"#
    #expect(try size(#""width":90"#, child: text) == ["90", "80"])
    #expect(try size(#""width":10"#, child: text) == ["10", "160"])
  }

  @Test("The room that a root fills; a page without a doctype; a browser's 64ths")
  func roomModeAndUnits() throws {
    #expect(
      try answer(#"{"space":{"width":320,"height":50},"root":{"children":[{"style":{"width":"50%"}}]}}"#)
        == #"{"x":0,"y":0,"w":320,"h":50,"children":[{"x":0,"y":0,"w":160,"h":50,"children":[]}]}"#)
    let page =
      #""root":{"style":{"height":"200px","align-items":"flex-start"},"children":[{"style":{"display":"block"},"children":[{"style":{"height":"50%","width":"10px"}}]}]}}"#
    #expect(try answer("{" + page).contains(#""w":10,"h":0,"#) && (try answer(#"{"mode":"quirks","# + page).contains(#""w":10,"h":100,"#)))
    #expect(try size(#""width":100,"aspect-ratio":1.5"#) == ["100", "66.666666667"])
    #expect(try answer(#"{"units":"browser","root":{"style":{"width":"100px","aspect-ratio":1.5}}}"#).contains(#""h":66.65625"#))
  }

  @Test("A tree deeper than ten thousand nodes is refused before it is read")
  func tooDeep() throws {
    func chain(_ levels: Int) -> String {
      #"{"root":"# + String(repeating: #"{"children":["#, count: levels - 1) + "{}" + String(repeating: "]}", count: levels - 1) + "}"
    }
    #expect(try answer(chain(10_000)).hasPrefix(#"{"x":0,"y":0,"w":0,"h":0,"#))
    let error = #expect(throws: FlexboxCommandError.self) { try answer(chain(10_010)) }
    #expect(error?.description.hasPrefix("line 7: the tree is more than 10000 nodes deep.") == true)
  }

  @Test("Five thousand levels of JSON")
  func deepLine() throws {
    let line =
      #"{"root":"# + String(repeating: #"{"children":["#, count: 5000) + #"{"style":{"width":"3px"}}"#
      + String(repeating: "]}", count: 5000) + "}"
    #expect(try answer(line).hasPrefix(#"{"x":0,"y":0,"w":3,"h":0,"#))
  }
}
