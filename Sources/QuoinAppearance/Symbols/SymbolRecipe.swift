/// How a symbol is put together, read from a row of ``SymbolNames``.
///
/// - `star-fill`: the icon of that name in the icon set; a `-fill` that the set lacks is the plain icon.
/// - `own:leaf`: a drawing of this project (``OwnIcons``).
/// - `text:÷`: letters of the system font.
/// - `h!`, `v!`, `r!` before a drawing: mirrored left to right, mirrored top to bottom, turned a quarter clockwise; the one nearest
///   to the drawing first.
/// - `circle>plus-lg`: the second drawing, smaller, in the middle of the first; cut out of it if the first is a filled one.
struct SymbolRecipe: Equatable {
  enum Source: Equatable {
    case icon(String)
    case own(String)
    case text(String)
  }

  enum Turn: Character {
    case horizontally = "h"
    case vertically = "v"
    case quarter = "r"
  }

  /// A drawing and how it is turned, in the order the turns are applied.
  struct Part: Equatable {
    var source: Source
    var turns: [Turn] = []
  }

  var outer: Part
  var inner: Part?

  init(_ text: Substring) {
    // Text may itself be `>`, so a separator only counts between two drawings.
    if !text.hasPrefix("text:"), let mark = text.firstIndex(of: ">") {
      outer = Part(text[..<mark])
      inner = Part(text[text.index(after: mark)...])
    } else {
      outer = Part(text)
      inner = nil
    }
  }

  /// The recipe of the filled variant: the outer drawing's filled form.
  static func filled(_ recipe: Substring) -> Substring {
    if recipe.hasPrefix("text:") { return recipe }
    let outer = recipe.prefix { $0 != ">" }
    return outer + (outer.contains("own:") ? ".fill" : "-fill") + recipe[outer.endIndex...]
  }
}

extension SymbolRecipe.Part {
  init(_ text: Substring) {
    var rest = text
    var turns: [SymbolRecipe.Turn] = []
    while rest.dropFirst().first == "!", let turn = rest.first.flatMap(SymbolRecipe.Turn.init) {
      turns.append(turn)
      rest = rest.dropFirst(2)
    }
    self.turns = turns.reversed()
    if rest.hasPrefix("own:") {
      source = .own(String(rest.dropFirst(4)))
    } else if rest.hasPrefix("text:") {
      source = .text(String(rest.dropFirst(5)))
    } else {
      source = .icon(String(rest))
    }
  }

  /// True for drawings that are solid, so that what stands in them is cut out.
  var isSolid: Bool {
    switch source {
    case .icon(let name): name.hasSuffix("-fill")
    case .own(let name): name.hasSuffix(".fill")
    case .text: false
    }
  }
}
