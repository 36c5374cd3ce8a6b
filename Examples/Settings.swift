import SwiftUI

/// A list in a navigation stack in a tab view, as on a phone.
#Preview("Settings") {
  TabView {
    NavigationStack {
      List {
        Section("General") {
          LabeledContent("Name", value: "Quoin")
          Toggle("Notifications", isOn: .constant(true))
          NavigationLink(value: 1) { Label("Storage", systemImage: "internaldrive") }.badge(3)
        }
        Section {
          ForEach(["Swift", "Layout", "Flexbox"], id: \.self) { Text($0) }
        } header: {
          Text("Tags")
        } footer: {
          Text("Drag to reorder.")
        }
        DisclosureGroup("Advanced", isExpanded: .constant(true)) {
          Text("Reset")
          Text("Export")
        }
      }
      .navigationTitle("Settings")
      .toolbar { Button("Edit") {} }
      .searchable(text: .constant(""))
    }
    .tabItem { Label("Settings", systemImage: "gear") }
    Text("Inbox").tabItem { Label("Inbox", systemImage: "tray") }.badge(4)
  }
}
