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
    switch uiImage.renderingMode {
    case .alwaysTemplate: templateMode = .template
    case .alwaysOriginal: templateMode = .original
    case .automatic: break
    }
  }
  /// Pixels, `scale` of them a point, read aloud; the label's words are not kept, and the pixels stay upright.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }
  /// Pixels, `scale` of them a point, left out of what is read aloud; the pixels stay upright.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
  }
}
