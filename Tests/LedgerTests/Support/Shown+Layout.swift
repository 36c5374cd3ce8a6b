import SwiftUI

@testable import SwiftUI

extension Shown {
  /// An app's first window.
  static func app(_ app: some App, _ judge: Judge, in canvas: Canvas = .fixed(100, 100)) throws -> Shown {
    try Shown(AppWindow(app: app), canvas, judge)
  }
}

/// What a provider of previews says of one of them.
struct Provided: Equatable {
  var name: String?
  var layout: PreviewLayout
  var device: String?
  var orientation: InterfaceOrientation
}

extension Judge {
  /// The previews of a provider, and each shown alone.
  func previews<Provider: PreviewProvider>(of provider: Provider.Type) throws -> [(said: Provided, shown: Shown)] {
    try Provider.providedPreviews().map { preview in
      let said = Provided(
        name: preview.displayName, layout: preview.layout, device: preview.device,
        orientation: InterfaceOrientation.allCases.first { $0.kind == preview.orientation }!)
      return (said, try Shown(AnyView(erasing: preview.content), .fit, self))
    }
  }
}
