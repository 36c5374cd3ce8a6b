import SwiftUI
import UIKit

extension Ledger {
  /// What a page at rest does not do, by the picture that stays the same.
  func passiveModifiers() {
    topic("Modifiers for keys, windows, shaders and other devices")
    none(
      "View.accessibilityDirectTouch", "View.accessibilityLinkedGroup", "View.accessibilityScrollAction", "View.colorEffect",
      "View.distortionEffect", "View.findNavigator", "View.invalidatableContent", "View.layerEffect",
      "View.onContinueUserActivity", "View.onExitCommand", "View.onMoveCommand", "View.presentationSizing",
      "View.scrollIndicatorsFlash", "View.searchPresentationToolbarBehavior", "View.searchToolbarBehavior",
      "View.springLoadingBehavior", "View.textScale", "View.userActivity", "View.writingToolsBehavior",
      why: "no key comes, no other device, and no shader runs while a page is made"
    ) {
      $0.onContinueUserActivity("a") { _ in }.userActivity("a") { _ in }.userActivity("b", element: 1) { _, _ in }
        .colorEffect(ShaderLibrary.glow(.float(1), .color(.red)))
        .layerEffect(ShaderLibrary.default.ripple(.boundingRect), maxSampleOffset: .zero)
        .distortionEffect(Shader(function: ShaderFunction(library: .default, name: "w"), arguments: []), maxSampleOffset: .zero)
        .findNavigator(isPresented: .constant(true)).onMoveCommand { _ in }.onExitCommand {}.accessibilityScrollAction { _ in }
        .accessibilityDirectTouch().presentationSizing(.form).invalidatableContent().textScale(.secondary)
        .springLoadingBehavior(.enabled).writingToolsBehavior(.disabled).searchPresentationToolbarBehavior(.avoidHidingContent)
        .searchToolbarBehavior(.minimize).scrollIndicatorsFlash(onAppear: true).scrollIndicatorsFlash(trigger: 1)
    }
    none(
      "AccessibilityNotification", "AccessibilityNotification.*", "DismissWindowAction", "DismissWindowAction.*",
      "DynamicViewContent.onInsert", "EnvironmentValues.accessibilityDimFlashingLights", "EnvironmentValues.dismissWindow",
      "EnvironmentValues.isHoverEffectEnabled", "EnvironmentValues.openSettings", "EnvironmentValues.rename",
      "EnvironmentValues.resetFocus", "MoveCommandDirection", "OpenSettingsAction", "OpenSettingsAction.*", "PresentationSizing",
      "PresentationSizing.proposedSize", "PresentationSizing.fitted", "PresentationSizing.sticky", "PresentationSizingRoot",
      "PresentationSizingRoot.*", "PresentationSizingContext", "AutomaticPresentationSizing", "PagePresentationSizing",
      "FormPresentationSizing", "FittedPresentationSizing",
      "PresentationSizing.*", "RenameAction", "RenameAction.*", "ResetFocusAction", "ResetFocusAction.*",
      "SearchPresentationToolbarBehavior", "SearchPresentationToolbarBehavior.*", "SearchToolbarBehavior", "SearchToolbarBehavior.*",
      "Shader", "Shader.*", "ShaderFunction", "ShaderFunction.*", "ShaderLibrary", "ShaderLibrary.*", "SpringLoadingBehavior",
      "SpringLoadingBehavior.*", "Text.Scale", "Text.Scale.*", "WritingToolsBehavior", "WritingToolsBehavior.*",
      why: "what such modifiers are given, and actions that have nothing to act on")
  }
}
