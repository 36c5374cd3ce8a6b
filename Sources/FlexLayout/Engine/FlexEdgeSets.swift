import QuoinFlexbox
import UIKit

/// The values said about the four sides, by how exactly they were said: a narrower word wins whatever the order of calls.
///
/// Start and end over left and right over horizontal over all; top and bottom over vertical over all.
struct FlexEdgeValues {
  var start, end, left, right, top, bottom, horizontal, vertical, all: FlexLength?

  /// The sides as the engine takes them; `missing` where nothing was said.
  func resolved(missing: FlexLength) -> FlexEdges {
    let sides = horizontal ?? all ?? missing
    let ends = vertical ?? all ?? missing
    var edges = FlexEdges(top: top ?? ends, left: left ?? sides, bottom: bottom ?? ends, right: right ?? sides)
    edges.start = start
    edges.end = end
    return edges
  }
}

struct FlexEdgeSets {
  var margin = FlexEdgeValues()
  var padding = FlexEdgeValues()
  var inset = FlexEdgeValues()
}

extension Flex {
  func margin(_ path: WritableKeyPath<FlexEdgeValues, FlexLength?>, _ value: FlexLength) -> Flex {
    edges.margin[keyPath: path] = value
    return set { $0.margin = edges.margin.resolved(missing: .zero) }
  }
  func padding(_ path: WritableKeyPath<FlexEdgeValues, FlexLength?>, _ value: FlexLength) -> Flex {
    edges.padding[keyPath: path] = value
    return set { $0.padding = edges.padding.resolved(missing: .zero) }
  }
  func inset(_ path: WritableKeyPath<FlexEdgeValues, FlexLength?>, _ value: FlexLength) -> Flex {
    edges.inset[keyPath: path] = value
    return set { $0.inset = edges.inset.resolved(missing: .auto) }
  }
}

extension FlexLength {
  /// Points; what is no number says nothing.
  init(_ value: CGFloat?, missing: FlexLength = .auto) {
    guard let value, !value.isNaN else {
      self = missing
      return
    }
    self = .points(Double(value))
  }
  init(_ percent: FPercent) { self = .percent(Double(percent.value)) }
}
