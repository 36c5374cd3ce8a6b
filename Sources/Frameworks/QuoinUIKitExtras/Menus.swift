import Foundation
import UIKit

// Names of menus and commands of the system.

extension UIMenu.Identifier {
  /// The menu "about".
  public static let about = Self("com.apple.menu.about")
  /// The menu "alignment".
  public static let alignment = Self("com.apple.menu.alignment")
  /// The menu "application".
  public static let application = Self("com.apple.menu.application")
  /// The menu "auto fill".
  public static let autoFill = Self("com.apple.menu.autoFill")
  /// The menu "bring all to front".
  public static let bringAllToFront = Self("com.apple.menu.bringAllToFront")
  /// The menu "close".
  public static let close = Self("com.apple.menu.close")
  /// The menu "document".
  public static let document = Self("com.apple.menu.document")
  /// The menu "edit".
  public static let edit = Self("com.apple.menu.edit")
  /// The menu "file".
  public static let file = Self("com.apple.menu.file")
  /// The menu "find".
  public static let find = Self("com.apple.menu.find")
  /// The menu "font".
  public static let font = Self("com.apple.menu.font")
  /// The menu "format".
  public static let format = Self("com.apple.menu.format")
  /// The menu "fullscreen".
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// The menu "help".
  public static let help = Self("com.apple.menu.help")
  /// The menu "hide".
  public static let hide = Self("com.apple.menu.hide")
  /// The menu "learn".
  public static let learn = Self("com.apple.menu.learn")
  /// The menu "lookup".
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu "minimize and zoom".
  public static let minimizeAndZoom = Self("com.apple.menu.minimizeAndZoom")
  /// The menu "new scene".
  public static let newScene = Self("com.apple.menu.newScene")
  /// The menu "open".
  public static let open = Self("com.apple.menu.open")
  /// The menu "open recent".
  public static let openRecent = Self("com.apple.menu.openRecent")
  /// The menu "preferences".
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu "print".
  public static let print = Self("com.apple.menu.print")
  /// The menu "quit".
  public static let quit = Self("com.apple.menu.quit")
  /// The menu "replace".
  public static let replace = Self("com.apple.menu.replace")
  /// The menu "root".
  public static let root = Self("com.apple.menu.root")
  /// The menu "services".
  public static let services = Self("com.apple.menu.services")
  /// The menu "share".
  public static let share = Self("com.apple.menu.share")
  /// The menu "sidebar".
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The menu "speech".
  public static let speech = Self("com.apple.menu.speech")
  /// The menu "spelling".
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu "spelling options".
  public static let spellingOptions = Self("com.apple.menu.spellingOptions")
  /// The menu "spelling panel".
  public static let spellingPanel = Self("com.apple.menu.spellingPanel")
  /// The menu "standard edit".
  public static let standardEdit = Self("com.apple.menu.standardEdit")
  /// The menu "substitution options".
  public static let substitutionOptions = Self("com.apple.menu.substitutionOptions")
  /// The menu "substitutions".
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu "substitutions panel".
  public static let substitutionsPanel = Self("com.apple.menu.substitutionsPanel")
  /// The menu "text".
  public static let text = Self("com.apple.menu.text")
  /// The menu "text color".
  public static let textColor = Self("com.apple.menu.textColor")
  /// The menu "text size".
  public static let textSize = Self("com.apple.menu.textSize")
  /// The menu "text style".
  public static let textStyle = Self("com.apple.menu.textStyle")
  /// The menu "text style pasteboard".
  public static let textStylePasteboard = Self("com.apple.menu.textStylePasteboard")
  /// The menu "toolbar".
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The menu "transformations".
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu "undo redo".
  public static let undoRedo = Self("com.apple.menu.undoRedo")
  /// The menu "view".
  public static let view = Self("com.apple.menu.view")
  /// The menu "window".
  public static let window = Self("com.apple.menu.window")
  /// The menu "writing direction".
  public static let writingDirection = Self("com.apple.menu.writingDirection")
}
extension UIKeyCommand {
  /// The key F2.
  public static let f2 = "UIKeyInputF2"
  /// The key F3.
  public static let f3 = "UIKeyInputF3"
  /// The key F4.
  public static let f4 = "UIKeyInputF4"
  /// The key F5.
  public static let f5 = "UIKeyInputF5"
  /// The key F6.
  public static let f6 = "UIKeyInputF6"
  /// The key F7.
  public static let f7 = "UIKeyInputF7"
  /// The key F8.
  public static let f8 = "UIKeyInputF8"
  /// The key F9.
  public static let f9 = "UIKeyInputF9"
  /// The key F10.
  public static let f10 = "UIKeyInputF10"
  /// The key F11.
  public static let f11 = "UIKeyInputF11"
  /// The key F12.
  public static let f12 = "UIKeyInputF12"
}
extension UIMenuElement.Attributes {
  /// The menu stays once it is chosen.
  public static let keepsMenuPresented = Self(rawValue: 8)
}
extension UIMenu {
  /// How large its things are.
  public var preferredElementSize: ElementSize {
    get { kept(by: self, .large) }
    set { keep(newValue, by: self) }
  }
  /// What of it is chosen.
  public var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
  /// How large the things of a menu are.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
}
extension UIContextMenuConfiguration {
  /// How many things it is about.
  public var badgeCount: Int {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
  /// In which order its things stand.
  public var preferredMenuElementOrder: ElementOrder {
    get { kept(by: self, .automatic) }
    set { keep(newValue, by: self) }
  }
}
