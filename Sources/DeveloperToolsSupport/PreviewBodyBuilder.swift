/// Reads the body of a `#Preview` before it is known whether it holds a SwiftUI view or a UIKit one, so it takes anything.
/// Nothing it builds is ever made: the macro's expansion gives the same body to the initialiser that fits.
@resultBuilder
public enum PreviewBodyBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> (repeat each Content) { (repeat each content) }
  public static func buildOptional<Content>(_ content: Content?) -> Content? { content }
  public static func buildEither(first content: Any) -> Any { content }
  public static func buildEither(second content: Any) -> Any { content }
  public static func buildArray<Content>(_ contents: [Content]) -> [Content] { contents }
  public static func buildLimitedAvailability(_ content: Any) -> Any { content }
}
