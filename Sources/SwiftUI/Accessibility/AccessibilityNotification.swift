import Foundation

/// Tells those who hear that something has changed; nobody hears it while a page is made.
public enum AccessibilityNotification {
  /// Words to be said.
  public struct Announcement {
    /// The words.
    public init(_ announcement: String) {}
    /// The words, with how they are said.
    public init(_ announcement: AttributedString) {}
    /// The words in the user's language.
    public init(_ announcement: LocalizedStringResource) {}
    /// Says them; nobody hears them.
    public func post() {}
  }
  /// A part of the page is another.
  public struct LayoutChanged {
    /// What is read next; nil = what was read.
    public init(_ associatedElement: Any? = nil) {}
    /// Tells it; nobody hears it.
    public func post() {}
  }
  /// The page is another.
  public struct ScreenChanged {
    /// What is read next; nil = the first.
    public init(_ associatedElement: Any? = nil) {}
    /// Tells it; nobody hears it.
    public func post() {}
  }
  /// The page was scrolled.
  public struct PageScrolled {
    /// Words for where.
    public init(_ associatedElement: String) {}
    /// Tells it; nobody hears it.
    public func post() {}
  }
}
