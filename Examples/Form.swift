import SwiftUI

/// A form in a sheet: the controls of a phone as they stand in rows.
#Preview(traits: .fixedLayout(width: 375, height: 640)) {
  NavigationStack {
    Form {
      Section("Event") {
        TextField("Title", text: .constant("Typesetters’ lunch"))
        LabeledContent("Place", value: "The Composing Room")
        DatePicker("Starts", selection: .constant(Date(timeIntervalSince1970: 1_800_000_000)))
      }
      Section {
        Toggle("All day", isOn: .constant(false))
        Picker("Repeat", selection: .constant("Weekly")) {
          ForEach(["Never", "Weekly", "Monthly"], id: \.self) { Text($0) }
        }
        Stepper("Guests: 6", value: .constant(6), in: 1...12)
      } footer: {
        Text("Guests are told when the time changes.")
      }
      Section("Reminder") {
        Slider(value: .constant(0.35)) { Text("Volume") }
        Picker("Sound", selection: .constant(1)) {
          Text("Bell").tag(0)
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
