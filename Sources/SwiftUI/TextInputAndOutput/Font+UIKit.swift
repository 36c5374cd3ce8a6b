import QuoinAppearance
import QuoinText
import UIKit

extension Font {
  /// UIKit's font as it is; it does not grow with the text size any more.
  public init(_ font: UIFont) { self.init(.exactly(font.wish)) }
}
