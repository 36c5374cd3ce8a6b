import Foundation

/// Draws a text its own way. Texts are drawn the usual way here, so it is never asked.
public protocol TextRenderer: Animatable {
  /// Draws a text's lines.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// How large a text is.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// How far it draws beyond the text.
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  /// As large as the text is by itself.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// Not at all.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Something of one's own that parts of a text carry for a renderer.
public protocol TextAttribute {}

/// A text whose size is asked for.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize
  /// How large it is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Text {
  /// A text in lines, as a renderer is given it: without any, as none is asked.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// How wide a line is and how far it rises and falls.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where its baseline begins.
      public var origin = CGPoint.zero
      /// How wide it is.
      public var width: CGFloat = 0
      /// How far it rises.
      public var ascent: CGFloat = 0
      /// How far it falls.
      public var descent: CGFloat = 0
      /// How far the next one is.
      public var leading: CGFloat = 0
      /// Nothing.
      public init() {}
      /// The rectangle around it.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
    /// How a part is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Letters may lie between pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
    /// A part of a run: some letters.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> RunSlice { self }
      /// Where it lies.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// What it carries.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// Letters of the same looks.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> RunSlice { RunSlice() }
      /// Where it lies.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Which way it is read.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// What it carries.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
    /// A line.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      /// Where its baseline begins.
      public var origin = CGPoint.zero
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(position: Int) -> Run { Run() }
      /// Where it lies.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    /// Whether words were left out.
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Line { Line() }
  }
  /// A text whose renderer finds something of one's own in it. Kept by nobody.
  nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  /// Draws a line that a renderer was given. There is none.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws a run that a renderer was given. There is none.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  /// Draws letters that a renderer was given. There are none.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}

extension View {
  /// Draws the texts within another way. Ignored: they are drawn the usual way.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
