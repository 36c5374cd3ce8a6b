import Foundation
import UIKit

// More of what a page that stands still does not do: keys, pencils, files' dialogs, windows of other devices.

extension View {
  /// Which field a reader goes to first. Ignored: nobody reads it aloud.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, _ value: Value)
    -> some View
  { self }
  /// Where something is dragged from, for a reader. Ignored.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// Where something is dropped, for a reader. Ignored.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  /// How much a badge stands out. Ignored: badges look alike.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// How wide buttons are. Ignored: as wide as their labels.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  /// Whether a film of the screen leaves it out. Ignored: nobody films.
  nonisolated public func contentCaptureProtected(_ contentCaptureProtected: Bool) -> some View { self }
  /// The place of the tabs where they can be moved. Ignored: a phone has them below.
  nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View { self }
  /// The symbol of a dialog. Ignored: a phone's has none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
  /// How grave a dialog is. Ignored: a phone's looks alike.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  /// A switch by which a dialog is not shown again. Ignored: a phone's has none.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  /// A switch by which a dialog is not shown again. Ignored: a phone's has none.
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
  /// A switch by which a dialog is not shown again. Ignored: a phone's has none.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }
  /// What a dialog of files shows. Ignored: no files are chosen.
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// The word on its button. Ignored: no files are chosen.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// The word on its button. Ignored: no files are chosen.
  nonisolated public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Under which name it is remembered. Ignored: no files are chosen.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Where it begins. Ignored: no files are chosen.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Whether links stay links. Ignored: no files are chosen.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Its words. Ignored: no files are chosen.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Its words. Ignored: no files are chosen.
  nonisolated public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }
  /// The word beside the name of what is written. Ignored: no files are chosen.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// The word beside the name of what is written. Ignored: no files are chosen.
  nonisolated public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View { self }
  /// Whether words can be sought. Ignored: nobody seeks.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Whether words can be replaced. Ignored: nobody seeks.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// What others find while this has the focus. Ignored: nothing has it.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  /// What others find while this has the focus. Ignored: nothing has it.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
  /// Whether hovering lights several up together. Ignored: nothing hovers.
  nonisolated public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID? = nil) -> some View { self }
  /// How wide an inspector is. Ignored: a phone shows it as a sheet.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  /// How wide an inspector may be. Ignored: a phone shows it as a sheet.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View { self }
  /// Under which name what is done here is counted. Ignored: nothing is counted.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
  /// Whether labels are shown. Hidden ones go, as with `labelsHidden()`.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
  /// Whether a language that reads the other way turns the view. Ignored: it turns, unless it says so itself.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Whether links show that they lead on. Ignored: they do.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// What the page's title stands for. Ignored: it is not dragged away.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// What the page's title stands for. Ignored: it is not dragged away.
  nonisolated public func navigationDocument(_ url: URL) -> some View { self }
  /// What a tap with the pencil does. Ignored: there is no pencil.
  nonisolated public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
  /// What pressing the pencil does. Ignored: there is no pencil.
  nonisolated public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
  /// How chosen things of a palette look. Ignored.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  /// By what one may scroll. Ignored: nobody scrolls a still picture.
  nonisolated public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  /// How a search is dictated. Ignored: nobody speaks.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
  /// What can be done with a section. Shown nowhere on a phone at rest.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Its letters at the side. Ignored: lists here have none.
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
  /// Its letters at the side. Ignored: lists here have none.
  nonisolated public func sectionIndexLabel(_ label: String?) -> some View { self }
  /// Whether letters stand at the side. Ignored: lists here have none.
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  /// Whether a slider's knob is shown. Ignored: it is.
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
  /// How a symbol is coloured. Ignored: flat, as before iOS 26.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  /// How a symbol shows its value. Ignored.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Which tabs the user has put where. Ignored: a phone has them below.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  /// When a tab that searches begins. Ignored: nobody taps.
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  /// What stands under the tabs of a tablet's sidebar. Not there on a phone.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// What stands under the tabs of a tablet's sidebar. Not there on a phone.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// What stands over the tabs of a tablet's sidebar. Not there on a phone.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// Whether a table's heads are shown. Ignored: a phone shows the first column alone.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
  /// Which tools for letters are shown. Ignored: nobody types.
  nonisolated public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  )
    -> some View
  { self }
  /// At which side of a place between two letters the caret is. Ignored: there is none.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  /// Which of a text's forms is taken. Ignored: the first.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
  /// Whether tools write for the user. Ignored: nobody does.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// How a window of the app may be closed. Ignored: a phone's fills it.
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// How a window of the app may be enlarged. Ignored: a phone's fills it.
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Whether controllers of games are heard. Ignored: there are none.
  nonisolated public func handlesGameControllerEvents(matching types: Int) -> some View { self }
}

extension Scene {
  /// What is done when the app is woken. Ignored: it is not.
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  /// Without the menus. Ignored: a phone has none.
  nonisolated public func commandsRemoved() -> some Scene { self }
  /// With other menus. Ignored: a phone has none.
  nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Where `@AppStorage` is kept within. Ignored: as always.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
  /// Whether it opens when the app begins. Ignored: the first window does.
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  /// Whether it comes back when the app begins. Ignored: nothing is kept.
  nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  /// Where a window begins. Ignored: a phone's fills it.
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
extension View {
  /// Where `@AppStorage` is kept within. Ignored: as always.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// A little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}
/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// As its surroundings say.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as there is room.
  public static let flexible = ButtonSizing(name: "flexible")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
}
/// Where tabs are, on a tablet.
public enum AdaptableTabBarPlacement: Hashable, Sendable { case automatic, tabBar, sidebar }
/// Where tabs are, as the surroundings say.
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  /// At the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// At the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// Over the page.
  public static let ornament = TabBarPlacement(name: "ornament")
}
extension EnvironmentValues {
  /// Where the tabs around are: at the bottom on a phone.
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
}
/// How grave a dialog is.
public enum DialogSeverity: Hashable, Sendable { case automatic, critical, standard }
/// What a dialog of files shows.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Endings of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1)
  /// Folders that are packages, as folders.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 2)
  /// What begins with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 4)
}
/// A tap with the pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil was; nil: away.
  public var hoverPose: PencilHoverPose?
}
/// Pressing the pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable { case active, ended, failed }
/// Where a pencil is over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// The place below it.
  public var location: CGPoint
  /// How far away, from 0 to 1.
  public var zDistance: CGFloat
}
/// How chosen things of a palette look.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  /// As the system does.
  public static let automatic = PaletteSelectionEffect(name: "automatic")
  /// As they are.
  public static let custom = PaletteSelectionEffect(name: "custom")
  /// With another form of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect { PaletteSelectionEffect(name: "symbolVariant") }
}
/// By what one scrolls.
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  /// By shaking.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  /// By looking.
  public static let look = ScrollInputKind(name: "look")
}
/// Whether one may scroll by it.
public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ScrollInputBehavior(name: "enabled")
  /// No.
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
/// How words are dictated.
public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Beside the words.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}
/// When dictating begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String
  /// When the field has the focus.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// When it is seen.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}
/// How a symbol is coloured.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From one to another.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  let name: String
  /// By the colour of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the length of its line.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
/// When a tab that searches begins.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When it is chosen.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
/// Which tools for letters are meant.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Those in the bar.
  case keyboardBar
  /// Several.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// All.
    public static let all: Set = [.contextMenu, .inputAssistant]
    /// Those of the menu.
    public static let contextMenu = Set(rawValue: 1)
    /// Those over the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
  }
}
/// At which side of a place between two letters a caret is.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
/// Which of a text's forms is taken.
public protocol TextVariantPreference: Sendable {}
/// The one that fits.
public struct SizeDependentTextVariant: TextVariantPreference {}
/// The first one.
public struct FixedTextVariant: TextVariantPreference {}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The one that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
extension TextVariantPreference where Self == FixedTextVariant {
  /// The first one.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
/// Whether the user may do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// Yes.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// No.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}
/// Whether a scene opens when the app begins.
public struct SceneLaunchBehavior: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// Yes.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// No.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
/// Whether a scene comes back when the app begins.
public struct SceneRestorationBehavior: Hashable, Sendable {
  let name: String
  /// As the system says.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// No.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
/// Why an app is woken.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
  let name: String
}
extension BackgroundTask where Request == Void, Response == Void {
  /// To look for news.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init(name: identifier) }
  /// As something was fetched.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init(name: identifier) }
}
