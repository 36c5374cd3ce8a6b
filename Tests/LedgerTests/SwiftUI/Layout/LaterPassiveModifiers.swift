import SwiftUI
import UIKit

extension Ledger {
  /// More of what a page at rest does not do, and the words of C for geometry.
  func laterPassiveModifiers() {
    topic("Pencils, dialogs of files, windows, tabs of tablets")
    none(
      "AdaptableTabBarPlacement", "Animation.logicallyComplete", "BackgroundTask", "BackgroundTask.*", "BadgeProminence",
      "BadgeProminence.*", "ButtonSizing", "ButtonSizing.*", "ContextMenu", "DialogSeverity", "EnvironmentValues.tabBarPlacement",
      "DocumentGroup", "FileDialogBrowserOptions", "FileDialogBrowserOptions.*", "FileDocumentConfiguration", "FileDocumentConfiguration.*",
      "FixedTextVariant", "LibraryContentBuilder", "LibraryContentBuilder.*", "LibraryContentProvider", "LibraryContentProvider.*",
      "LibraryItem", "LibraryItem.*", "LibraryItem.Category", "NavigationLink.isDetailLink", "PaletteSelectionEffect",
      "PaletteSelectionEffect.*", "PencilDoubleTapGestureValue", "PencilDoubleTapGestureValue.*", "PencilHoverPose",
      "PencilHoverPose.*", "PencilSqueezeGesturePhase", "PersonNameComponents.FormatStyle.parseStrategy",
      "PersonNameComponents.NameParseStrategy", "PersonNameComponents.NameParseStrategy.*", "ReferenceFileDocument",
      "ReferenceFileDocument.*", "ReferenceFileDocumentConfiguration", "ReferenceFileDocumentConfiguration.*", "Scene.backgroundTask",
      "Scene.commandsRemoved", "Scene.commandsReplaced", "Scene.defaultAppStorage", "Scene.defaultLaunchBehavior",
      "Scene.defaultPosition", "Scene.restorationBehavior", "SceneLaunchBehavior", "SceneLaunchBehavior.*",
      "SceneRestorationBehavior", "SceneRestorationBehavior.*", "ScrollInputBehavior", "ScrollInputBehavior.*",
      "ScrollInputKind", "ScrollInputKind.*", "SizeDependentTextVariant", "SymbolColorRenderingMode", "SymbolColorRenderingMode.*",
      "SymbolVariableValueMode", "SymbolVariableValueMode.*", "TabBarPlacement", "TabBarPlacement.*",
      "TabCustomizationBehavior", "TabCustomizationBehavior.*", "TabPlacement", "TabPlacement.*", "TabSearchActivation",
      "TabSearchActivation.*",
      "Text.Layout", "Text.Layout.*", "Text.customAttribute", "TextAttribute", "TextProxy", "TextProxy.*", "TextRenderer",
      "TextRenderer.*", "View.textRenderer",
      "TextInputDictationActivation", "TextInputDictationActivation.*", "TextInputDictationBehavior", "TextInputDictationBehavior.*",
      "TextInputFormattingControlPlacement", "TextInputFormattingControlPlacement.*", "TextInputFormattingControlPlacement.Set",
      "TextSelection", "TextSelection.*", "TextSelection.Indices", "TextSelectionAffinity", "TextVariantPreference",
      "TextVariantPreference.*", "View.accessibilityDefaultFocus", "View.accessibilityDragPoint", "View.accessibilityDropPoint",
      "View.badgeProminence", "View.buttonSizing", "View.contentCaptureProtected",
      "TabContent", "TabContent.*", "TabContentBuilder", "TabContentBuilder.*", "ToolbarContent.matchedTransitionSource",
      "ToolbarItemPlacement.subtitle", "ToolbarItemPlacement.largeTitle", "ToolbarItemPlacement.largeSubtitle",
      "View.defaultAdaptableTabBarPlacement", "View.defaultAppStorage", "TableRowContent.contextMenu", "TableRowContent.draggable",
      "TableRowContent.onHover", "TableRowContent.selectionDisabled",
      "View.dialogIcon", "View.dialogSeverity", "View.dialogSuppressionToggle", "View.fileDialogBrowserOptions",
      "View.fileDialogConfirmationLabel", "View.fileDialogCustomizationID", "View.fileDialogDefaultDirectory",
      "View.fileDialogImportsUnresolvedAliases", "View.fileDialogMessage", "View.fileExporterFilenameLabel", "View.findDisabled",
      "View.focusedObject", "View.focusedSceneObject", "View.handlesGameControllerEvents", "View.hoverEffectGroup",
      "View.inspectorColumnWidth", "View.interactionActivityTrackingTag", "View.layoutDirectionBehavior",
      "View.listSectionIndexVisibility", "View.navigationDocument", "View.navigationLinkIndicatorVisibility", "View.onPencilDoubleTap",
      "View.onPencilSqueeze", "View.paletteSelectionEffect", "View.replaceDisabled", "View.scrollInputBehavior",
      "View.searchDictationBehavior", "View.sectionActions", "View.sectionIndexLabel", "View.sliderThumbVisibility",
      "View.symbolColorRenderingMode", "View.symbolVariableValueMode", "View.tabViewCustomization",
      "View.tabViewSearchActivation", "View.tabViewSidebarBottomBar", "View.tabViewSidebarFooter", "View.tabViewSidebarHeader",
      "View.tableColumnHeaders", "View.textInputFormattingControlVisibility", "View.textSelectionAffinity", "View.textVariant",
      "View.windowDismissBehavior", "View.windowResizeBehavior", "View.writingToolsAffordanceVisibility", "WindowInteractionBehavior",
      "WindowInteractionBehavior.*",
      "ScrollTarget", "ScrollTarget.*", "ScrollTargetBehavior.updateTarget", "ScrollTargetBehavior.viewAligned",
      "ScrollTargetBehaviorContext", "ScrollTargetBehaviorContext.*", "ViewAlignedScrollTargetBehavior.LimitBehavior",
      "ViewAlignedScrollTargetBehavior.LimitBehavior.*",
      why: "no pencil, no window and no dialog of files is there while a page is made")
    measure(
      "CGAffineTransformConcat", "CGAffineTransformEqualToTransform", "CGAffineTransformInvert", "CGAffineTransformIsIdentity",
      "CGAffineTransformMake", "CGAffineTransformMakeRotation", "CGAffineTransformMakeScale", "CGAffineTransformMakeTranslation",
      "CGAffineTransformRotate", "CGAffineTransformScale", "CGAffineTransformTranslate", "CGPointApplyAffineTransform",
      "CGPointEqualToPoint", "CGRectApplyAffineTransform", "CGRectEqualToRect", "CGRectIntegral", "CGRectIsNull", "CGRectStandardize",
      "CGSizeApplyAffineTransform", "CGSizeEqualToSize",
      says: "geometry in the words of C is what the methods say", from: .documented("coregraphics/cgaffinetransform")
    ) { judge in
      let turned = CGAffineTransformRotate(CGAffineTransformMakeTranslation(3, 4), .pi / 2)
      let point = CGPointApplyAffineTransform(CGPoint(x: 1, y: 0), turned)
      judge.near(point.x, 3, within: 1e-9, "turned, then moved")
      judge.near(point.y, 5, within: 1e-9, "turned, then moved")
      let scaled = CGAffineTransformScale(CGAffineTransformMakeScale(2, 3), 2, 2)
      judge.expect(
        CGSizeEqualToSize(CGSizeApplyAffineTransform(CGSize(width: 1, height: 1), scaled), CGSize(width: 4, height: 6)), "scaled")
      judge.expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(scaled, CGAffineTransformInvert(scaled))), "and back")
      judge.expect(
        CGAffineTransformEqualToTransform(CGAffineTransformMake(1, 0, 0, 1, 5, 6), CGAffineTransformMakeTranslation(5, 6)), "by numbers")
      let moved = CGAffineTransformTranslate(CGAffineTransformMakeRotation(0), 1, 2)
      judge.expect(CGPointEqualToPoint(CGPointApplyAffineTransform(.zero, moved), CGPoint(x: 1, y: 2)), "moved")
      let rect = CGRectApplyAffineTransform(CGRect(x: 0, y: 0, width: 1, height: 1), scaled)
      judge.expect(CGRectEqualToRect(rect, CGRect(x: 0, y: 0, width: 4, height: 6)) && CGRectIsNull(.null), "a rectangle")
      judge.expect(
        CGRectEqualToRect(CGRectIntegral(CGRect(x: 0.5, y: 0.5, width: 1, height: 1)), CGRect(x: 0, y: 0, width: 2, height: 2)), "whole")
      judge.expect(CGRectStandardize(CGRect(x: 2, y: 2, width: -2, height: -2)).origin == .zero, "turned round")
    }
    row(
      "Shape.union", "Shape.intersection", "Shape.subtracting", "Shape.symmetricDifference", "Shape.lineIntersection",
      "Shape.lineSubtraction", "Path.union", "Path.intersection", "Path.subtracting", "Path.symmetricDifference", "Path.normalized",
      "Path.lineIntersection", "Path.lineSubtraction", "CGPath.union", "CGPath.intersection", "CGPath.subtracting",
      "CGPath.symmetricDifference", "CGPath.normalized", "CGPath.lineIntersection", "CGPath.lineSubtracting",
      says: "what one shape leaves of another is what is drawn", from: .documented("swiftui/shape/subtracting(_:eofill:)"),
      in: .fixed(40, 40)
    ) {
      Rectangle().subtracting(Rectangle().offset(x: 20)).fill(.red)
    } holds: {
      $0.same { Color.red.frame(width: 20).frame(width: 40, alignment: .leading) }
    }
    row(
      "View.scenePadding", "ScenePadding", "ScenePadding.*", says: "as much room as `padding()` keeps",
      from: .assumed("the sources name no number"), in: .fit
    ) {
      Color.red.frame(width: 10, height: 10).scenePadding(.horizontal)
    } holds: {
      $0.same { Color.red.frame(width: 10, height: 10).padding(.horizontal) }
    }
    row(
      "View.safeAreaBar", says: "a bar takes its room as `safeAreaInset` does", from: .documented("swiftui/view/safeareabar"),
      in: .fixed(60, 60)
    ) {
      Color.red.safeAreaBar(edge: .bottom) { Color.blue.frame(height: 9) }
    } holds: {
      $0.same { Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 9) } }
      let bar = Color.blue.frame(width: 7, height: 9)
      try $0.other { Color.red.safeAreaBar(edge: .top, alignment: .trailing, spacing: 5) { bar } }
        .same { Color.red.safeAreaInset(edge: .top, alignment: .trailing, spacing: 5) { bar } }
      try $0.other { Color.red.safeAreaBar(edge: .leading, alignment: .bottom, spacing: 5) { bar } }
        .same { Color.red.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) { bar } }
    }
    row(
      "View.labelsVisibility", says: "hidden labels go as with `labelsHidden()`", from: .documented("swiftui/view/labelsvisibility(_:)"),
      in: .fixed(200, 60)
    ) {
      Toggle("words", isOn: .constant(true)).labelsVisibility(.hidden)
    } holds: {
      $0.same { Toggle("words", isOn: .constant(true)).labelsHidden() }
    }
    row(
      "ListItemTint", "ListItemTint.*", says: "a fixed tint is the colour of symbols in rows",
      from: .documented("swiftui/listitemtint"), in: .fixed(300, 200)
    ) {
      List { Label("a", systemImage: "star.fill").listItemTint(.fixed(.red)) }
    } holds: {
      $0.same { List { Label("a", systemImage: "star.fill").tint(.red) } }
    }
    row(
      "TableRow", "TableRowBuilder", "TableRowBuilder.*", "TableColumn.customizationID",
      "TableColumn.disabledCustomizationBehavior", "TableColumnCustomizationBehavior", "TableColumnCustomizationBehavior.*",
      says: "rows given one by one are the rows of their values", from: .documented("swiftui/tablerow"), in: .fixed(300, 300)
    ) {
      Table(of: LaterRow.self) {
        TableColumn("Name", value: \.name).customizationID("n").defaultVisibility(.visible)
      } rows: {
        TableRow(LaterRow(name: "a"))
        ForEach([LaterRow(name: "b"), LaterRow(name: "c")]) { TableRow($0) }
      }
    } holds: {
      $0.same { Table([LaterRow(name: "a"), LaterRow(name: "b"), LaterRow(name: "c")]) { TableColumn("Name", value: \.name) } }
    }
    row(
      "TableColumn.alignment", "TableColumnAlignment", "TableColumnAlignment.*",
      says: "a column's words and its title stand where it says", from: .documented("swiftui/tablecolumn/alignment(_:)"),
      in: .fixed(400, 120)
    ) {
      Table([LaterRow(name: "word")]) {
        TableColumn("A") { Text($0.name + " a") }.width(100)
        TableColumn("B") { Text($0.name + " b") }.width(100).alignment(.center)
        TableColumn("C") { Text($0.name + " c") }.width(100).alignment(.trailing)
      }.environment(\.horizontalSizeClass, .regular)
    } holds: {
      let start = $0.words("word a").minX
      let gap = ($0.words("word c").maxX - start - 300) / 2
      $0.expect(gap >= 0 && gap < 20, "the columns are not 100 wide: \(gap)")
      $0.near($0.words("word b").midX, start + 150 + gap, within: 1)
      for (title, words) in [("B", "word b"), ("C", "word c")] {
        let (one, other) = ($0.words(title), $0.words(words))
        $0.near(title == "B" ? one.midX : one.maxX, title == "B" ? other.midX : other.maxX, within: 1, title)
      }
    }
  }
}

private struct LaterRow: Identifiable {
  let name: String
  var id: String { name }
}
