import QuoinDrawing
import UIKit

extension Image {
  /// UIKit's picture.
  public init(uiImage: UIImage) {
    switch uiImage.content {
    case .bitmap(let bitmap): self.init(.bitmap(bitmap, scale: uiImage.scale))
    case .symbol(let glyph, _): self.init(.symbol(glyph.name, variable: nil))
    case .list(let list): self.init(.drawn(DrawnPicture(size: list.size, items: list.items)))
    }
    if uiImage.renderingMode == .alwaysTemplate { templateMode = .template }
  }
}
