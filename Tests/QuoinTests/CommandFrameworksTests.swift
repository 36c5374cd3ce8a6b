import Foundation
import Testing

/// Frameworks that are built when a file first imports them.
@Suite struct CommandFrameworksTests {
  @Test("A chart and what it shows come from frameworks that nobody built before; the second time they are there")
  func onDemand() throws {
    let bench = try CommandBench()
    let file = try bench.write(
      "C.swift",
      """
      import Charts
      import SwiftData
      import SwiftUI
      @Model final class Sale {
        var month: String
        var amount: Double
        init(month: String, amount: Double) { (self.month, self.amount) = (month, amount) }
      }
      struct Sales: View {
        @Environment(\\.modelContext) private var context
        @Query(sort: \\Sale.month) private var sales: [Sale]
        @State private var isFilled = false
        var body: some View {
          Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Amount", $0.amount)) }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .frame(width: 100, height: 50)
            .onAppear {
              context.insert(Sale(month: "a", amount: 1))
              context.insert(Sale(month: "b", amount: 2))
            }
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Sales().modelContainer(for: Sale.self, inMemory: true) }
      """)
    let run = try bench.render(file, "--scale", "1", "--format", "png")
    #expect(run.status == 0, "\(run.complaints)")
    #expect(bench.pixels("C.png") == [100, 50])
    let again = try bench.render(file, "--scale", "1", "--format", "png")
    #expect(again.status == 0, "\(again.complaints)")
  }

  @Test("A module that is nowhere is told with those that there are")
  func missing() throws {
    let bench = try CommandBench()
    let file = try bench.write("R.swift", "import RealityKit\nimport SwiftUI\n#Preview { Text(\"x\") }\n")
    let run = try bench.render(file)
    #expect(run.status == 1 && run.complaints.contains("there is no module 'RealityKit' here") && run.complaints.contains("Charts"))
  }
}
