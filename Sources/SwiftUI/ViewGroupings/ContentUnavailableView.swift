import Foundation
import QuoinLayout

/// What stands where there is nothing to show: a large symbol, a title, a word of explanation, perhaps a button.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
  nonisolated init(made label: Label, _ description: Description, _ actions: Actions) {
    self.label = label
    self.description = description
    self.actions = actions
  }
}
extension ContentUnavailableView: View {
  /// A label, large, with words and buttons below it.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(made: label(), description(), actions())
  }
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
      }
      if Actions.self != EmptyView.self { HStack { actions }.font(.subheadline) }
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A symbol above the title, and words below; nil shows none.
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(made: SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// A picture of the asset catalogues above the title, and words below; nil shows none.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(made: SwiftUI.Label(title, image: name), description, EmptyView())
  }
  /// A symbol above a title that is shown as it is, and words below; nil shows none.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(made: SwiftUI.Label(title, systemImage: name), description, EmptyView())
  }
  /// Nothing was found.
  nonisolated public static var search: Self {
    Self(
      made: SwiftUI.Label("No Results", systemImage: "magnifyingglass"), Text("Check the spelling or try a new search."), EmptyView())
  }
  /// Nothing was found for `text`.
  nonisolated public static func search(text: String) -> Self {
    Self(
      made: SwiftUI.Label("No Results for “\(text)”", systemImage: "magnifyingglass"), Text("Check the spelling or try a new search."),
      EmptyView())
  }
}

private struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold()).multilineTextAlignment(.center)
    }
  }
}
