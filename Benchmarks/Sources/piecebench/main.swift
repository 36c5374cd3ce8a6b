// The pieces that other tools were measured on, from the same data: `piecebench card|wall|invoice FOLDER [OUTPUT]`.
// FOLDER holds cards.json, tags.json, avatar.png and invoice.json. Figures are processor time in milliseconds, warm, one process, other
// data each time.
import Foundation
import Quoin

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fatalError("usage: piecebench card|wall|invoice FOLDER [OUTPUT]") }
let folder = URL(fileURLWithPath: arguments[2])
let output = arguments.count > 3 ? arguments[3] : nil
func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
  try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent(name)))
}
try MainActor.assumeIsolated {
  switch arguments[1] {
  case "card":
    let cards = try read("cards.json", as: [CardData].self)
    try measure("card", cards.count, folder: folder, output: output) { BenchCard(card: cards[$0]) }
  case "wall":
    let tags = try read("tags.json", as: [String].self)
    try measure("wall", 12, folder: folder, output: output) { turn in Wall(tags: tags.map { $0 + String(repeating: " ", count: turn % 2) })
    }
  case "invoice":
    let invoice = try read("invoice.json", as: InvoiceData.self)
    try measure("invoice", 60, output: output) { turn in try BenchInvoice(data: invoice.varied(turn)).document.pdfData() }
  default: fatalError("There are the pieces card, wall and invoice.")
  }
}
