import Foundation
import QuoinLayout

@testable import SwiftUI

/// Lays a view out in a canvas of `width`×`height` and gives the frames of the views that carry an accessibility identifier.
@MainActor func frames(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, @ViewBuilder _ view: () -> some View) -> [String: CGRect] {
  placed(width, height, scale: scale, view).framesByIdentifier()
}

/// Lays a view out in a canvas of `width`×`height`.
@MainActor func placed(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, @ViewBuilder _ view: () -> some View) -> PlacedPage {
  var options = PageOptions()
  options.canvas = .fixed(CGSize(width: width, height: height))
  options.scale = scale
  return Page(view(), options: options).settle()
}

/// A rectangle, short to write beside the expected numbers.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// A leaf of a fixed size with a name.
struct Leaf: View {
  var id: String
  var width: CGFloat = 51
  var height: CGFloat = 17
  init(_ id: String, _ width: CGFloat = 51, _ height: CGFloat = 17) {
    self.id = id
    self.width = width
    self.height = height
  }
  var body: some View { Color.indigo.frame(width: width, height: height).accessibilityIdentifier(id) }
}
