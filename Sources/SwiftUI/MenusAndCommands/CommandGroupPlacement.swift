import QuoinLayout

/// The groups of items that every app has.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String
  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// What the user can set.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Making and opening documents and windows.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving and closing documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Reading and writing other kinds of files.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Taking back a change, and making it again.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Cut, copy, paste.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Searching and changing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Showing and hiding the list at the side.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Showing, hiding and changing the bar at the top.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Where windows stand, and in which order.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// What other apps do for this one.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// How letters look.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// How large windows are.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Windows of which there are several.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// Windows of which there is one.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// How the app is used.
  public static let help = CommandGroupPlacement(name: "help")
}
