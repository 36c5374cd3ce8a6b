import Foundation
import Quoin
import QuoinLayout

struct InvoiceData: Decodable {
  struct Row: Decodable {
    var n: Int
    var desc: String
    var qty: Int
    /// In cents.
    var unit: Int
    var amount: Int
  }
  var number: String
  var date: String
  var due: String
  var seller: [String]
  var buyer: [String]
  var rows: [Row]

  /// The same invoice with other numbers and words, so that nothing remembered answers; `turn` 0 is the data itself.
  func varied(_ turn: Int) -> InvoiceData {
    guard turn > 0 else { return self }
    var other = self
    other.number += "-\(turn)"
    for index in rows.indices {
      let words = rows[(index + turn) % rows.count].desc.split(separator: " ")
      other.rows[index].desc = (words.dropLast() + ["\(turn * 61 + index)"]).joined(separator: " ")
      other.rows[index].unit += turn * 137
      other.rows[index].amount = other.rows[index].unit * rows[index].qty
    }
    return other
  }
}

private func millimeters(_ length: CGFloat) -> CGFloat { length * 72 / 25.4 }

private func money(_ cents: Int) -> String {
  let whole = String(cents / 100)
  var grouped = ""
  for (index, digit) in whole.enumerated() {
    if index > 0, (whole.count - index) % 3 == 0 { grouped.append(",") }
    grouped.append(digit)
  }
  let rest = cents % 100
  return grouped + (rest < 10 ? ".0" : ".") + String(rest)
}

/// An A4 invoice with a table over three pages.
@MainActor struct BenchInvoice {
  let data: InvoiceData

  var document: Document {
    // The footer stands in the bottom margin of 20 mm, 12 points below the content.
    let margins = EdgeInsets(
      top: millimeters(18), leading: millimeters(16), bottom: millimeters(20) - 24.5, trailing: millimeters(16))
    var document = Document(pageSize: .a4, margins: margins, spacing: 14) {
      Text("Invoice \(data.number)").font(.noto(22).bold()).outlineEntry("Invoice")
      HStack(alignment: .top, spacing: 0) {
        party(data.seller)
        party(data.buyer)
        party(["Date: \(data.date)", "Due: \(data.due)"])
      }
      InvoiceTable(rows: data.rows)
      HStack {
        Spacer()
        Text("Total \(money(data.rows.reduce(0) { $0 + $1.amount }))").bold().padding(.trailing, millimeters(3.1))
      }
    } footer: { page in
      Text("Page \(page.number) of \(page.count)").font(.noto(9)).foregroundStyle(color(0x64748B))
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
    document.environment = { $0.font = .noto(9.5) }
    return document
  }

  private func party(_ lines: [String]) -> some View {
    VStack(alignment: .leading, spacing: 0) { ForEach(lines, id: \.self) { Text($0) } }.frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct InvoiceTable: View {
  let rows: [InvoiceData.Row]

  var body: some View {
    LazyVStack(spacing: 0) {
      Section {
        ForEach(rows, id: \.n) { row in
          line("\(row.n)", row.desc, "\(row.qty)", money(row.unit), money(row.amount))
            .background(row.n.isMultiple(of: 2) ? color(0xF8FAFC) : .white)
            .overlay(alignment: .bottom) { color(0xE2E8F0).frame(height: 0.5) }
        }
      } header: {
        line("#", "Description", "Qty", "Unit", "Amount").bold().foregroundStyle(.white).background(color(0x1E3A8A)).repeatsOnEachPage()
      }
    }
  }

  private func line(_ number: String, _ description: String, _ quantity: String, _ unit: String, _ amount: String) -> some View {
    HStack(alignment: .top, spacing: millimeters(6.2)) {
      Text(number).frame(width: 20, alignment: .leading)
      Text(description).frame(maxWidth: .infinity, alignment: .leading)
      Text(quantity).frame(width: 30, alignment: .trailing)
      Text(unit).frame(width: 60, alignment: .trailing)
      Text(amount).frame(width: 70, alignment: .trailing)
    }
    .padding(.vertical, millimeters(2))
    .padding(.horizontal, millimeters(3.1))
  }
}
