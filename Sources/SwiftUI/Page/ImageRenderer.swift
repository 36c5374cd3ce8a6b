import Foundation
import QuoinDrawing
import QuoinLayout
import UIKit

/// Makes pictures of a view.
///
/// The view is evaluated on the main actor when a picture or a page is asked for; painting and encoding may be done anywhere:
/// take `page()` there and go on with it on another thread.
@MainActor public final class ImageRenderer<Content: View> {
  /// The view to draw.
  public var content: Content
  /// What the view is proposed; nothing by default, so it is drawn at its ideal size.
  public var proposedSize: ProposedViewSize = .unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparency: it is drawn on white.
  public var isOpaque = false
  /// How colours are stored; kept, all pictures are sRGB.
  public var colorMode: ColorRenderingMode = .nonLinear
  /// Folders in which pictures, colours and strings are looked for: loose files, `.xcassets` and string catalogues.
  public var resourceFolders: [URL] = []
  /// Changes made to the environment before the view is evaluated: dark mode, locale, direction.
  public var environment: @Sendable (inout EnvironmentValues) -> Void = { _ in }

  /// Whether the page keeps every proposal and answer of its layout, for `page().trace`.
  public var isTraced = false

  /// Nothing is laid out or drawn until a picture is asked for.
  public init(content view: Content) { content = view }

  /// The view laid out: safe to paint and encode on any thread.
  public func page() -> PlacedPage {
    var options = PageOptions()
    options.canvas = .proposed(proposedSize)
    options.scale = scale
    options.isTraced = isTraced
    let resources = PageResources.shared(folders: resourceFolders.map(\.path))
    let change = environment
    options.environment = { environment in
      environment.resources = resources
      change(&environment)
    }
    return Page(content, options: options).finish()
  }

  /// The picture as PNG.
  public func pngData() throws -> Data { try page().pngData(isOpaque: isOpaque) }
  /// The picture as SVG, with text as text.
  public func svg() throws -> String { try page().svg() }
  /// The picture as a PDF of one page.
  public func pdfData() throws -> Data { try page().pdfData() }
  /// The picture for Core Graphics.
  public var cgImage: CGImage? { uiImage?.cgImage }
  /// The layout as plain data.
  public func layoutTree() -> LayoutTree { page().layoutTree() }
}

extension ImageRenderer {
  /// The picture as UIKit knows pictures; nil where nothing can be drawn.
  public var uiImage: UIImage? {
    let page = page()
    guard page.size.width > 0, page.size.height > 0 else { return nil }
    return UIImage(.list(page.displayList()), scale: scale)
  }

  /// Hands `renderer` the picture's size and a function that draws it into a context, such as a PDF's.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    let page = page()
    let list = page.displayList()
    renderer(page.size) { context in assumeMainActor(context) { $0.draw(list) } }
  }
}
