import Quoin
import SwiftUI

/// An A4 invoice with a table of 60 rows: its head stands on every page, and the footer counts them.
struct InvoiceRow: Identifiable {
  let id: Int
  var description: String { ["Layout review", "Flexbox engine", "Printed pages", "Support, per hour"][id % 4] }
  var quantity: Int { 1 + id % 5 }
  var cents: Int { 4_900 + id * 250 }
  var amount: Int { quantity * cents }
}

private func money(_ cents: Int) -> String { String(format: "%d.%02d", cents / 100, cents % 100) }

private struct Cell: View {
  let text: String
  var alignment = Alignment.leading
  init(_ text: String, _ alignment: Alignment = .leading) {
    self.text = text
    self.alignment = alignment
  }
  var body: some View { Text(text).padding(.vertical, 5.5).padding(.horizontal, 8).frame(maxWidth: .infinity, alignment: alignment) }
}

private struct InvoiceTable: View {
  let rows: [InvoiceRow]
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Cell("#").frame(width: 36)
        Cell("Description")
        Cell("Qty", .trailing).frame(width: 50)
        Cell("Unit", .trailing).frame(width: 80)
        Cell("Amount", .trailing).frame(width: 90)
      }
      .bold().foregroundStyle(.white).background(Color(red: 0.12, green: 0.23, blue: 0.54))
      .repeatsOnEachPage()
      ForEach(rows) { row in
        GridRow {
          Cell("\(row.id + 1)").frame(width: 36)
          Cell(row.description)
          Cell("\(row.quantity)", .trailing).frame(width: 50)
          Cell(money(row.cents), .trailing).frame(width: 80)
          Cell(money(row.amount), .trailing).frame(width: 90)
        }
        .background(row.id.isMultiple(of: 2) ? Color.white : Color(white: 0.97))
      }
    }
  }
}

@MainActor func invoice() -> Document {
  let rows = (0..<60).map { InvoiceRow(id: $0) }
  return Document(pageSize: .a4, margins: EdgeInsets(top: 51, leading: 45, bottom: 40, trailing: 45), spacing: 14) {
    Text("Invoice 2041").font(.system(size: 22, weight: .bold)).outlineEntry("Invoice").keepWithNext()
    HStack(alignment: .top) {
      Text("Quoin Printing House\n12 Type Lane\nLondon").frame(maxWidth: .infinity, alignment: .leading)
      Text("Ada Lovelace\n5 Engine Street\nLondon").frame(maxWidth: .infinity, alignment: .leading)
      Text("Date 2026-11-21\nDue 2026-12-21").frame(maxWidth: .infinity, alignment: .leading)
    }
    InvoiceTable(rows: rows).outlineEntry("Items", level: 2)
    HStack {
      Spacer()
      Text("Total").bold()
      Text(money(rows.reduce(0) { $0 + $1.amount })).bold()
    }
    .padding(.trailing, 8).keepTogether()
  } footer: { page in
    Text("Page \(page.number) of \(page.count)").font(.system(size: 9)).foregroundStyle(.secondary)
      .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

#Preview("Invoice", traits: .sizeThatFitsLayout) { invoice().font(.system(size: 9.5)) }
