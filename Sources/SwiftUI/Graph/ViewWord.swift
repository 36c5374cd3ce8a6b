/// What a view's type is called by those who write views: `Toggle`, not the row and the style that it is made of.
///
/// Traces, trees and what is built on them (`explain`, `check`, the preview's inspector) name views by these words alone.
enum ViewWord {
  /// SwiftUI's views that are made of others, so that the kind of their node does not tell them.
  private static let composed: Set<String> = [
    "AsyncImage", "Button", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup", "EditButton", "Form",
    "Gauge", "GlassEffectContainer", "GroupBox", "KeyframeAnimator", "Label", "LabeledContent", "Link", "List", "Menu", "MultiDatePicker",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "PhaseAnimator", "Picker",
    "ProgressView", "RenameButton", "SecureField", "ShareLink", "Slider", "Stepper", "TabView", "Table", "TextEditor", "TextField",
    "TimelineView", "Toggle",
  ]
  /// SwiftUI's views that are asked for by name although each is several nodes, or one of its own kind.
  private static let plain: Set<String> = [
    "AngularGradient", "AnyView", "Canvas", "Color", "Divider", "EllipticalGradient", "ForEach", "GeometryReader", "Grid", "GridRow",
    "Group", "HStack", "Image", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "MeshGradient", "RadialGradient",
    "ScrollView", "ScrollViewReader", "Section", "Spacer", "Tab", "TabSection", "Text", "VStack", "ViewThatFits", "ZStack",
  ]
  /// Views that are a button with something around it: theirs is the word.
  private static let buttons: Set<String> = [
    "EditButton", "Link", "Menu", "NavigationLink", "PasteButton", "RenameButton", "ShareLink",
  ]

  /// The word for a type, without what it is generic over; nil for what stands inside SwiftUI's own views.
  static func word(for type: Any.Type) -> String? {
    guard let name = ownName(of: type) else { return String(String(describing: type).prefix { $0 != "<" }) }
    return composed.contains(name) || plain.contains(name) ? name : nil
  }

  /// The word for a shape's type: that of the shape within what makes it smaller, turns or cuts it.
  static func shape(_ type: Any.Type) -> String {
    var name = Substring(String(describing: type))
    while name.hasPrefix("_"), let start = name.firstIndex(of: "<") { name = name[name.index(after: start)...] }
    return String(name.prefix { $0 != "<" && $0 != "," && $0 != ">" })
  }

  /// Whether a type is not one of SwiftUI's.
  static func isUsers(_ type: Any.Type) -> Bool { ownName(of: type) == nil }

  /// What a view of a type says of the node that it becomes.
  enum Part {
    /// Nothing: it stands inside one of SwiftUI's views, or the node's kind tells it.
    case silent
    /// What it is: the user's own, or one of SwiftUI's that is made of others.
    case word
    /// That it is a button, unless a view around says what it is for.
    case button
    /// What a button is for.
    case aroundButton
  }

  /// What a view of the type says of its node. A matter of text: ask once a type.
  static func part(of type: Any.Type) -> Part {
    guard let name = ownName(of: type) else { return .word }
    if name == "Button" { return .button }
    return buttons.contains(name) ? .aroundButton : composed.contains(name) ? .word : .silent
  }

  /// The name within SwiftUI, with the type that it stands in where there is one; nil for other modules' types.
  private static func ownName(of type: Any.Type) -> String? {
    let path = String(reflecting: type).prefix { $0 != "<" }
    return path.hasPrefix("SwiftUI.") ? String(path.dropFirst(8)) : nil
  }
}
