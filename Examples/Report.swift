import Quoin
import SwiftUI

/// A report of several pages: chapters in the outline, paragraphs broken by line, and a header and footer on each page.
private let sentence =
  "A quoin is the wedge that locks every piece of type in its place before the page is printed. The compositor sets line after line, "
  + "and when the forme is full the wedges are driven home; nothing moves any more. "

private struct Chapter: View {
  let number: Int

  var body: some View {
    Text("Chapter \(number)").font(.title2.bold()).padding(.top, 8)
      .outlineEntry("Chapter \(number)").linkTarget("chapter-\(number)").keepWithNext()
    Text(String(repeating: sentence, count: 4)).font(.system(size: 10.5, design: .serif)).lineSpacing(3)
    Text(String(repeating: sentence, count: 3)).font(.system(size: 10.5, design: .serif)).lineSpacing(3)
  }
}

#Preview {
  Document(pageSize: .a5, margins: EdgeInsets(top: 40, leading: 44, bottom: 36, trailing: 44)) {
    Text("The Forme").font(.largeTitle.bold()).outlineEntry("The Forme")
    VStack(alignment: .leading, spacing: 4) {
      ForEach(1..<5) { number in
        Text("Chapter \(number)").font(.footnote).foregroundStyle(.blue).documentLink(URL(string: "#chapter-\(number)")!)
      }
    }
    ForEach(1..<5) { Chapter(number: $0) }
  } header: { page in
    Text("On locking up").font(.caption).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: page.number % 2 == 0 ? .leading : .trailing)
  } footer: { page in
    Text("\(page.number) / \(page.count)").font(.caption).foregroundStyle(.secondary).frame(maxWidth: .infinity)
  }
}
