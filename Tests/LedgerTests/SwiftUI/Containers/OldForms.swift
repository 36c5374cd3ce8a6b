import SwiftUI

private struct Plate: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content.padding(10).background(Color.pureRed) }
}
private struct Third: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}

extension Ledger {
  func oldForms() {
    topic("Forms of SwiftUI's first years")
    row(
      "View.toolbarVisibility", says: "bars are left out as by toolbar(_:for:)",
      from: .documented("swiftui/view/toolbarvisibility(_:for:)"),
      in: .screen(390, 400, top: 47, bottom: 34)
    ) {
      NavigationStack { Text("x").navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar) }
    } holds: {
      $0.looks { NavigationStack { Text("x").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) } }
      $0.differs { NavigationStack { Text("x").navigationTitle("Title") } }
      try $0.other { NavigationStack { Text("x").navigationBarTitle(Text("Title"), displayMode: .inline) } }
        .looks { NavigationStack { Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
    }
    row(
      "ControlGroupStyle", "ControlGroupStyle.*", "View.controlGroupStyle", "ControlGroupStyleConfiguration",
      "ControlGroupStyleConfiguration.*", "AutomaticControlGroupStyle", "NavigationControlGroupStyle", "CompactMenuControlGroupStyle",
      "MenuControlGroupStyle", "PaletteControlGroupStyle",
      says: "a style of one's own draws the controls; without one they lie on one plate, in a bar without",
      from: .documented("swiftui/controlgroupstyle")
    ) {
      ControlGroup { Box() }.controlGroupStyle(Plate())
    } holds: {
      $0.frame("box", 40, 40, 20, 20)
      $0.color(32, 32, is: 0xFF0000)
      try $0.other { ControlGroup { Box() }.controlGroupStyle(.automatic) }.looks { ControlGroup { Box() } }
      try $0.other { ControlGroup { Box() }.controlGroupStyle(.navigation) }.looks { Box() }
      try $0.other { ControlGroup { Box() }.controlGroupStyle(.compactMenu) }.looks { ControlGroup { Box() } }
      try $0.other { ControlGroup { Box() }.controlGroupStyle(.menu) }.looks { ControlGroup { Box() } }
      try $0.other { ControlGroup("Words") { Box() }.controlGroupStyle(.palette) }.looks { ControlGroup { Box() } }
    }
    row(
      "MultiDatePicker", says: "the month of the first chosen day, with every chosen day of it marked",
      from: .documented("swiftui/multidatepicker"), in: .fixed(340, 360)
    ) {
      let days = [3, 17].map { DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 5, day: $0) }
      MultiDatePicker("Days", selection: .constant(Set(days)))
    } holds: {
      $0.judge.expect($0.texts.contains("May 2024"), "the month: \($0.texts.prefix(3))")
      $0.judge.expect($0.texts.contains("31"), "its last day")
      let one = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 5, day: 3)
      $0.differs { MultiDatePicker("Days", selection: .constant([one])) }
    }
    row(
      "CustomPresentationDetent", "CustomPresentationDetent.*", says: "a sheet is as high as its own type says",
      from: .documented("swiftui/custompresentationdetent"), in: .screen(390, 844, top: 47, bottom: 34)
    ) {
      Color.white.sheet(isPresented: .constant(true)) { Color.pureRed.ignoresSafeArea().presentationDetents([.custom(Third.self)]) }
    } holds: {
      $0.looks {
        Color.white.sheet(isPresented: .constant(true)) { Color.pureRed.ignoresSafeArea().presentationDetents([.height((844 - 59) / 3)]) }
      }
    }
    row(
      "View.scrollTransition", "ScrollTransitionPhase", "ScrollTransitionPhase.*", "ScrollTransitionConfiguration",
      "ScrollTransitionConfiguration.*", "ScrollTransitionConfiguration.Threshold.*",
      says: "a view is shown as it is in sight", from: .documented("swiftui/view/scrolltransition(_:axis:transition:)")
    ) {
      Box().scrollTransition { effect, phase in effect.offset(x: phase.isIdentity ? 10 : 30, y: phase.value) }
    } holds: {
      $0.looks { Box().offset(x: 10) }
      $0.judge.equal(ScrollTransitionPhase.topLeading.value, -1)
      $0.judge.equal(ScrollTransitionPhase.bottomTrailing.value, 1)
    }
    row(
      "View.onScrollGeometryChange", "ScrollGeometry", "ScrollGeometry.*",
      says: "a scroll view says how far it is scrolled, how much it holds and how much of it shows, less its margins",
      from: .recorded("iOS 26.0: 20 of margin over 400 of content in 150"), in: .fixed(200, 150)
    ) {
      ScrolledPage()
    } holds: {
      $0.texts("-20 400 20 130 -20 150 130")
    }
    none(
      "View.onScrollPhaseChange", "View.onScrollVisibilityChange", "View.onScrollTargetVisibilityChange", "ScrollPhase", "ScrollPhase.*",
      "ScrollPhaseChangeContext", "ScrollPhaseChangeContext.*",
      "View.navigationTransition", "NavigationTransition", "NavigationTransition.*", "AutomaticNavigationTransition",
      "ZoomNavigationTransition", "View.renameAction",
      why: "nobody scrolls or goes elsewhere in a still picture"
    ) {
      $0.onScrollPhaseChange { _, _ in }
        .onScrollVisibilityChange { _ in }.navigationTransition(.automatic).renameAction {}
    }
    value(
      "ContentSizeCategory", "ContentSizeCategory.*", "EnvironmentValues.sizeCategory",
      says: "the twelve sizes of `dynamicTypeSize` in their older words", from: .documented("swiftui/contentsizecategory")
    ) { judge in
      var values = EnvironmentValues()
      values.sizeCategory = .extraExtraExtraLarge
      judge.equal(values.dynamicTypeSize, .xxxLarge)
      values.dynamicTypeSize = .accessibility1
      judge.equal(values.sizeCategory, .accessibilityMedium)
      judge.expect(values.sizeCategory.isAccessibilityCategory && ContentSizeCategory.large < .extraLarge)
    }
    row(
      "View.toolbarTitleDisplayMode", "ToolbarTitleDisplayMode", "ToolbarTitleDisplayMode.*",
      says: "as `navigationBarTitleDisplayMode`", from: .documented("swiftui/view/toolbartitledisplaymode(_:)"), in: .phone
    ) {
      NavigationStack { PlainPage().navigationTitle("Title").toolbarTitleDisplayMode(.inline) }
    } holds: {
      $0.same { NavigationStack { PlainPage().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
    }
    row(
      "DefaultButtonLabel", says: "a tick for what agrees, a cross for what closes", from: .documented("swiftui/defaultbuttonlabel")
    ) {
      Button(role: .confirm) {}
    } holds: {
      $0.same {
        Button(role: .confirm) {
        } label: {
          Label("Done", systemImage: "checkmark")
        }
      }
    }
    none("FocusedBinding", "FocusedBinding.*", why: "nothing is focused")
    none(
      "View.onPasteCommand", "View.fileMover", "DropDelegate", "DropDelegate.*", "DropInfo", "DropInfo.*", "DropOperation", "DropProposal",
      "DropProposal.*", "Transferable", "Transferable.*", "TransferRepresentation", "TransferRepresentationBuilder",
      "TransferRepresentationBuilder.*", "CodableRepresentation", "DataRepresentation", "FileRepresentation", "ProxyRepresentation",
      "SeveralRepresentations", "SentTransferredFile", "SentTransferredFile.*", "ReceivedTransferredFile", "ReceivedTransferredFile.*",
      "Image.transferRepresentation", "View.defaultHoverEffect", "View.tableStyle", "TableStyle", "TableStyle.*", "AutomaticTableStyle",
      "InsetTableStyle", "String.transferRepresentation", "Data.transferRepresentation", "URL.transferRepresentation", "FileDocument",
      "FileDocument.*",
      "FileDocumentReadConfiguration", "FileDocumentReadConfiguration.*", "FileDocumentWriteConfiguration",
      "FileDocumentWriteConfiguration.*", "FileWrapper", "FileWrapper.*", "View.onDrag", "View.onDrop", "View.fileImporter",
      "View.fileExporter", why: "nothing is dragged, dropped, pasted, opened or kept while a page is made"
    ) {
      $0.onDrag { NSItemProvider() }.onDrop(of: ["public.text"], isTargeted: nil) { _ in false }
        .fileImporter(isPresented: .constant(true), allowedContentTypes: []) { (_: Result<URL, any Error>) in }
    }
    none(
      "View.accessibilityCustomContent", "View.accessibilityRotor", "View.accessibilityZoomAction", "AccessibilityCustomContentImportance",
      "AccessibilityCustomContentKey", "AccessibilityRotorContent", "AccessibilityRotorContentBuilder",
      "AccessibilityRotorContentBuilder.*",
      "AccessibilityRotorEntry", "AccessibilitySystemRotor", "AccessibilitySystemRotor.*", "AccessibilityZoomGestureAction",
      "AccessibilityZoomGestureAction.*", "AccessibilityZoomGestureAction.Direction",
      why: "told to those who hear a page; nobody reads it aloud here"
    ) {
      $0.accessibilityCustomContent("a", "b").accessibilityRotor("x") { AccessibilityRotorEntry("a", id: 1) }.accessibilityZoomAction { _ in
      }
      .accessibility(value: Text("a")).accessibility(hint: Text("b")).accessibility(addTraits: .isButton).accessibility(sortPriority: 2)
    }
  }
}

/// Says over itself what its scroll view says.
private struct ScrolledPage: View {
  @State private var seen = ""
  var body: some View {
    ScrollView { Color.clear.frame(width: 100, height: 400) }
      .contentMargins(.top, 20, for: .scrollContent)
      .onScrollGeometryChange(for: String.self) { geometry in
        [
          geometry.contentOffset.y, geometry.contentSize.height, geometry.contentInsets.top, geometry.containerSize.height,
          geometry.visibleRect.minY, geometry.visibleRect.height, geometry.bounds.height,
        ].map { "\(Int($0))" }.joined(separator: " ")
      } action: { _, new in
        seen = new
      }
      .overlay { Text(verbatim: seen) }
  }
}
