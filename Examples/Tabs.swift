import SwiftUI

/// Tabs below a navigation stack: the chosen page shows, its symbol is tinted, badges count what waits.
#Preview(traits: .fixedLayout(width: 375, height: 560)) {
  TabView {
    NavigationStack {
      List {
        Section("Account") {
          NavigationLink(value: 1) { Label("Ada Lovelace", systemImage: "person.crop.circle") }
          Label("Notifications", systemImage: "bell").badge(3)
        }
        Section {
          NavigationLink(value: 2) { Label("Storage", systemImage: "internaldrive") }
          NavigationLink(value: 3) { Label("Appearance", systemImage: "paintbrush") }
          Toggle(isOn: .constant(true)) { Label("Wi-Fi", systemImage: "wifi") }
        } footer: {
          Text("Storage is emptied when pages are printed.")
        }
      }
      .navigationTitle("Settings")
      .searchable(text: .constant(""))
    }
    .tabItem { Label("Settings", systemImage: "gear") }
    Text("Library").tabItem { Label("Library", systemImage: "book") }
    Text("Inbox").tabItem { Label("Inbox", systemImage: "tray") }.badge(4)
    Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
  }
}
