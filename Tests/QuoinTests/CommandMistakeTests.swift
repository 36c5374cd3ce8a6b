import Foundation
import Testing

/// What the compiler does to find a mistake in a file: its steps, which are the same on every machine, instead of its time.
@Suite struct CommandMistakeTests {
  @Test("A misspelt modifier deep in a form costs the compiler some ten thousand scopes, not a million: a builder takes nothing but views")
  func deepMistake() throws {
    let bench = try CommandBench()
    try bench.write(
      "Page.swift",
      """
      import SwiftUI
      struct Page: View {
        var body: some View {
          NavigationStack {
            Form {
              Section("Event") {
                TextField("Title", text: .constant("Lunch"))
                LabeledContent("Place", value: "Here")
                Toggle("All day", isOn: .constant(false))
                Stepper("Guests: 6", value: .constant(6), in: 1...12)
              }
              Section("Reminder") {
                Slider(value: .constant(0.35)) { Text("Volume") }
                Picker("Sound", selection: .constant(1)) {
                  Text("Bell").tag(0).fontWeigt(.bold)
                  Text("Press").tag(1)
                  Text("None").tag(2)
                }
                .pickerStyle(.segmented)
              }
              Button("Delete Event", role: .destructive) {}
            }
            .navigationTitle("New Event")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
            }
          }
        }
      }
      #Preview { Page() }
      """)
    // The compiler's own count, which it writes where it is asked to.
    try FileManager.default.createDirectory(at: bench.folder.appendingPathComponent("steps"), withIntermediateDirectories: true)
    let compiler = try bench.write("swiftc", "#!/bin/sh\nexec swiftc \"$@\" -stats-output-dir \(bench.folder.path)/steps\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bench.folder.appendingPathComponent(compiler).path)
    let outcome = try bench.check(
      "--compile-only", "Page.swift", environment: ["SWIFT_EXEC": bench.folder.appendingPathComponent(compiler).path])
    #expect(outcome.status == 1)
    #expect((outcome.output + outcome.complaints).contains("has no member 'fontWeigt'"), "\(outcome.output)\(outcome.complaints)")
    var scopes: [Int] = []
    for name in bench.names(in: "steps") where name.contains("frontend") && name.hasSuffix(".json") {
      let counts =
        try JSONSerialization.jsonObject(with: Data(contentsOf: bench.folder.appendingPathComponent("steps/\(name)"))) as? [String: Any]
      if let count = counts?["Sema.NumConstraintScopes"] as? Int { scopes.append(count) }
    }
    #expect(!scopes.isEmpty)
    #expect((scopes.max() ?? 0) < 60_000, "\(scopes)")
  }

  @Test("An import that a file lacks is told with the module, once for all its names") func forgottenImport() throws {
    let bench = try CommandBench()
    let forgetful = try bench.write(
      "A.swift", "import Foundation\nstruct A: View { var body: some View { Text(\"a\") } }\n#Preview { A() }\n")
    let run = try bench.render(forgetful)
    let told = "'Text', 'View' are in SwiftUI. Write `import SwiftUI` into A.swift."
    #expect(run.complaints.contains(told), "\(run.complaints)")
    let charts = try bench.write(
      "C.swift", "import SwiftUI\nstruct C: View { var body: some View { Chart { BarMark() }; Own() } }\n#Preview { C() }\n")
    let other = try bench.render(charts)
    #expect(other.complaints.contains("note: 'BarMark', 'Chart' are in Charts. Write `import Charts` into C.swift."), "\(other.complaints)")
    #expect(other.complaints.split(separator: "\n").filter { $0.hasPrefix("note:") }.count == 1, "\(other.complaints)")
  }
}
