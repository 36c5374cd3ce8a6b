import FoundationEssentials
import QuoinSources

/// One page of HTML, complete in itself: before, after and difference of every preview that is not as recorded, and what moved.
struct CheckPage {
  private let results: [CheckResult]

  init(_ results: [CheckResult]) { self.results = results }

  var text: String {
    let links = results.enumerated().map {
      "<li><a href=\"#p\($0.offset)\">\(XMLText.escaped($0.element.job.title))</a> <small>\(XMLText.escaped($0.element.word))</small></li>"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(results.count) preview\(results.count == 1 ? "" : "s") not as recorded</title>
      <style>
      \(Self.style)
      </style>
      <h1>\(results.count) preview\(results.count == 1 ? "" : "s") not as recorded</h1>
      <ol>\(links.joined())</ol>
      \(results.enumerated().map { section($0.offset, $0.element) }.joined(separator: "\n"))
      </html>

      """
  }

  private func section(_ number: Int, _ result: CheckResult) -> String {
    let lines = result.lines.map { "<li>\(XMLText.escaped($0))</li>" }.joined()
    let pages = result.files.keys.filter { $0 > 0 }.sorted()
    let rows = pages.map { page in
      let path = pages.count == 1 ? "\(result.job.recorded).png" : "\(result.job.recorded)-\(page).png"
      let before = FileBytes.read(path)
      return "<div class=\"row\">" + figure("before", before) + figure("after", result.files[page])
        + figure("difference", result.files[-page])
        + "</div>"
    }
    return """
      <section id="p\(number)"><h2>\(XMLText.escaped(result.job.title)) <small>\(XMLText.escaped(result.word))</small></h2>
      <p><code>\(XMLText.escaped(result.place.map { "\($0.file):\($0.line)" } ?? result.job.file))</code></p>
      <ul>\(lines)</ul>\(rows.joined())</section>
      """
  }

  private func figure(_ title: String, _ bytes: [UInt8]?) -> String {
    guard let bytes else { return "<figure><figcaption>\(title)</figcaption><p class=\"none\">none</p></figure>" }
    return
      "<figure><figcaption>\(title)</figcaption><img alt=\"\(title)\" src=\"data:image/png;base64,\(Data(bytes).base64EncodedString())\"></figure>"
  }

  private static let style = """
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #f6f6f7; color: #1c1c1e }
    small { color: #b00020; font-weight: normal }
    section { background: #fff; border-radius: 12px; padding: 1rem 1.5rem; margin: 1.5rem 0 }
    .row { display: flex; gap: 1.5rem; flex-wrap: wrap; align-items: flex-start }
    figure { margin: 0; max-width: 30% } figcaption { color: #6b6b70 }
    img { max-width: 100%; border: 1px solid #d0d0d5; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0/16px 16px }
    .none { color: #6b6b70; border: 1px dashed #d0d0d5; padding: 2rem }
    @media (prefers-color-scheme: dark) { body { background: #1c1c1e; color: #f2f2f7 } section { background: #2c2c2e } }
    """
}
