import CoreGraphics
import Foundation

/// One picture over another, by Porter and Duff's operators; their first values are none.
struct Compositing: Sendable {
  /// How wide the result reaches.
  enum Reach: Sendable { case either, both, background }
  let reach: Reach
  let mix: @Sendable (_ top: Pixel, _ bottom: Pixel) -> Pixel

  static let sourceOver = Compositing(reach: .either) { top, bottom in top + bottom * (1 - top.w) }

  func blend(_ top: CIImage, over bottom: CIImage) -> CIImage {
    let extent =
      switch reach {
      case .either: top.extent.joined(bottom.extent)
      case .both: top.extent.intersection(bottom.extent)
      case .background: bottom.extent
      }
    let mix = mix
    return CIImage(extent: extent) { area, rendering in
      let (above, below) = (rendering.raster(top, in: area), rendering.raster(bottom, in: area))
      return Raster(area: area) { x, y in mix(above[x, y], below[x, y]) }
    }
  }

  static func add(to catalog: inout FilterCatalog) {
    let operators: [(String, Compositing)] = [
      ("CISourceOverCompositing", .sourceOver),
      ("CISourceInCompositing", Compositing(reach: .both) { top, bottom in top * bottom.w }),
      ("CISourceOutCompositing", Compositing(reach: .either) { top, bottom in top * (1 - bottom.w) }),
      ("CISourceAtopCompositing", Compositing(reach: .background) { top, bottom in top * bottom.w + bottom * (1 - top.w) }),
      (
        "CIAdditionCompositing",
        Compositing(reach: .either) { top, bottom in SIMD4(top.x + bottom.x, top.y + bottom.y, top.z + bottom.z, min(1, top.w + bottom.w)) }
      ),
      ("CIMultiplyCompositing", Compositing(reach: .both) { top, bottom in top * bottom }),
      ("CIMaximumCompositing", Compositing(reach: .either) { top, bottom in pointwiseMax(top, bottom) }),
      ("CIMinimumCompositing", Compositing(reach: .both) { top, bottom in pointwiseMin(top, bottom) }),
    ]
    for (name, compositing) in operators {
      catalog[name] = .changing(["inputBackgroundImage": .image]) { image, inputs in
        guard let bottom = inputs.image("inputBackgroundImage") else { return image }
        return compositing.blend(image, over: bottom)
      }
    }
    addMasks(to: &catalog)
  }

  /// Over another as far as a mask says.
  private static func addMasks(to catalog: inout FilterCatalog) {
    let masks: [(String, @Sendable (Pixel) -> Float)] = [
      ("CIBlendWithMask", { $0.luminance }), ("CIBlendWithAlphaMask", { $0.w }), ("CIBlendWithRedMask", { $0.x }),
      ("CIBlendWithBlueMask", { $0.z }),
    ]
    for (name, read) in masks {
      catalog[name] = .changing(["inputBackgroundImage": .image, "inputMaskImage": .image]) { image, inputs in
        let bottom = inputs.image("inputBackgroundImage") ?? .empty()
        guard let mask = inputs.image("inputMaskImage") else { return image }
        return CIImage(extent: image.extent.joined(bottom.extent)) { area, rendering in
          let (above, below, shares) = (
            rendering.raster(image, in: area), rendering.raster(bottom, in: area), rendering.raster(mask, in: area)
          )
          return Raster(area: area) { x, y in
            let share = min(1, max(0, read(shares[x, y])))
            return above[x, y] * share + below[x, y] * (1 - share)
          }
        }
      }
    }
    catalog["CIDissolveTransition"] = .changing(["inputTargetImage": .image, "inputTime": .number(0)]) { image, inputs in
      let share = min(1, max(0, inputs.float("inputTime")))
      guard let target = inputs.image("inputTargetImage") else { return image }
      return Compositing(reach: .either) { from, to in from * (1 - share) + to * share }.blend(image, over: target)
    }
  }
}

extension CGRect {
  /// Around both, as far as they are any.
  fileprivate func joined(_ other: CGRect) -> CGRect { isEmpty ? other : other.isEmpty ? self : union(other) }
}
