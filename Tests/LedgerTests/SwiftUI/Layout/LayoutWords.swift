import SwiftUI

extension Ledger {
  func layoutWords() {
    topic("Layout fundamentals: words")

    value(
      "ProposedViewSize", "ProposedViewSize.*", says: "a width and a height offered, each by itself; 10 stands in for what is not",
      from: .documented("swiftui/proposedviewsize")
    ) {
      $0.equal(ProposedViewSize.zero, ProposedViewSize(width: 0, height: 0))
      $0.equal(ProposedViewSize.infinity, ProposedViewSize(width: .infinity, height: .infinity))
      $0.equal(ProposedViewSize.unspecified, ProposedViewSize(width: nil, height: nil))
      $0.equal(ProposedViewSize(CGSize(width: 3, height: 4)), ProposedViewSize(width: 3, height: 4))
      $0.equal(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(), CGSize(width: 10, height: 10))
      $0.equal(
        ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)), CGSize(width: 3, height: 8)
      )
      $0.equal(
        ProposedViewSize(width: nil, height: 4).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8)), CGSize(width: 7, height: 4)
      )
      var size = ProposedViewSize(width: 3, height: 4)
      size.width = nil
      size.height = 9
      $0.equal(size, ProposedViewSize(width: nil, height: 9))
      let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
      $0.equal(ProposedViewSize(width: 30, height: 20).inset(by: insets), ProposedViewSize(width: 20, height: 15))
      $0.equal(ProposedViewSize(width: nil, height: 3).inset(by: insets), ProposedViewSize(width: nil, height: 0))
      $0.equal(ProposedViewSize(width: 3, height: nil).inset(by: insets), ProposedViewSize(width: 0, height: nil))
    }
    measure(
      "ViewSpacing", "ViewSpacing.*", says: "two views' wishes decide the gap: 8 where there is none",
      from: .recorded("SwiftUI-Flow's tests: 8 between empty ones")
    ) {
      judge in
      let (empty, zero) = (ViewSpacing(), ViewSpacing.zero)
      for axis in Axis.allCases {
        judge.equal(empty.distance(to: empty, along: axis), 8)
        judge.equal(zero.distance(to: zero, along: axis), 0)
        judge.equal(zero.distance(to: empty, along: axis), 0)
        judge.equal(empty.distance(to: zero, along: axis), 0)
      }
      judge.equal(ViewSpacing.standard, 8)
      let rows: [(Edge.Set, CGFloat, CGFloat, CGFloat, CGFloat)] = [
        (.leading, 0, 8, 8, 8), (.trailing, 8, 0, 8, 8), (.top, 8, 8, 0, 8), (.bottom, 8, 8, 8, 0), (.all, 0, 0, 0, 0), ([], 8, 8, 8, 8),
      ]
      for (edges, before, after, above, below) in rows {
        var formed = ViewSpacing()
        formed.formUnion(.zero, edges: edges)
        for spacing in [formed, ViewSpacing().union(.zero, edges: edges)] {
          judge.equal(empty.distance(to: spacing, along: .horizontal), before, "before \(edges)")
          judge.equal(spacing.distance(to: empty, along: .horizontal), after, "after \(edges)")
          judge.equal(empty.distance(to: spacing, along: .vertical), above, "above \(edges)")
          judge.equal(spacing.distance(to: empty, along: .vertical), below, "below \(edges)")
        }
      }
      judge.equal(ViewSpacing().union(.zero).distance(to: empty, along: .vertical), 0)
    }
    value("Axis", "Axis.*", says: "horizontal and vertical, and sets of them", from: .documented("swiftui/axis")) {
      $0.equal(Axis.allCases, [.horizontal, .vertical])
      $0.equal(Axis.horizontal.cross, .vertical)
      $0.equal(Axis.vertical.cross, .horizontal)
      $0.equal(Axis.horizontal.description, "horizontal")
      $0.equal(Axis.vertical.description, "vertical")
      $0.expect(Axis.Set.horizontal.isDisjoint(with: .vertical))
      $0.equal(Axis.Set(.vertical), .vertical)
      $0.equal(Axis.Set(.horizontal), .horizontal)
      $0.expect(Axis.Set([.horizontal, .vertical]).contains(Axis.vertical) && !Axis.Set.horizontal.contains(Axis.vertical))
    }
    value(
      "Edge", "Edge.*", "HorizontalEdge.Set", "HorizontalEdge.Set.*", "VerticalEdge.Set", "VerticalEdge.Set.*",
      says: "four sides, and sets of them", from: .documented("swiftui/edge")
    ) {
      $0.equal(Edge.allCases, [.top, .leading, .bottom, .trailing])
      $0.equal(Edge.Set.horizontal, [.leading, .trailing])
      $0.equal(Edge.Set.vertical, [.top, .bottom])
      $0.equal(Edge.Set.all, [.top, .leading, .bottom, .trailing])
      let sets: [Edge.Set] = [.top, .leading, .bottom, .trailing]
      for (edge, set) in zip(Edge.allCases, sets) {
        $0.equal(Edge.Set(edge), set)
        $0.expect(set.contains(edge))
        $0.equal(Edge.allCases.filter { set.contains($0) }, [edge])
      }
      $0.equal(HorizontalEdge.Set(.leading), .leading)
      $0.equal(HorizontalEdge.Set(.trailing), .trailing)
      $0.equal(HorizontalEdge.Set.all, [.leading, .trailing])
      $0.expect(HorizontalEdge.Set.leading != .trailing)
      $0.equal(VerticalEdge.Set(.top), .top)
      $0.equal(VerticalEdge.Set(.bottom), .bottom)
      $0.equal(VerticalEdge.Set.all, [.top, .bottom])
      $0.expect(VerticalEdge.Set.top != .bottom)
    }
    value("EdgeInsets", "EdgeInsets.*", says: "a distance at each side", from: .documented("swiftui/edgeinsets")) {
      let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
      $0.equal([insets.top, insets.leading, insets.bottom, insets.trailing], [1, 2, 4, 8])
      $0.equal(Edge.allCases.map { insets[$0] }, [1, 2, 4, 8])
      $0.equal(insets.total(along: .horizontal), 10)
      $0.equal(insets.total(along: .vertical), 5)
      $0.equal(insets.start(along: .horizontal), 2)
      $0.equal(insets.start(along: .vertical), 1)
      $0.equal(EdgeInsets(), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
      $0.equal(
        insets + EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40), EdgeInsets(top: 11, leading: 22, bottom: 34, trailing: 48))
      var changed = EdgeInsets()
      for (edge, length) in zip(Edge.allCases, [1, 2, 4, 8] as [CGFloat]) { changed[edge] = length }
      $0.equal(changed, insets)
      $0.equal(EdgeInsets([.top, .trailing], 3), EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 3))
      $0.equal(EdgeInsets([.leading, .bottom], 3), EdgeInsets(top: 0, leading: 3, bottom: 3, trailing: 0))
    }
    value(
      "UnitPoint", "UnitPoint.*", says: "a point as shares of a rectangle, (0, 0) at the top leading corner",
      from: .documented("swiftui/unitpoint")
    ) {
      let rows: [(UnitPoint, CGFloat, CGFloat)] = [
        (.zero, 0, 0), (.topLeading, 0, 0), (.top, 0.5, 0), (.topTrailing, 1, 0), (.leading, 0, 0.5), (.center, 0.5, 0.5),
        (.trailing, 1, 0.5), (.bottomLeading, 0, 1), (.bottom, 0.5, 1), (.bottomTrailing, 1, 1), (UnitPoint(), 0, 0),
        (UnitPoint(x: 0.25, y: 2), 0.25, 2),
      ]
      for (point, x, y) in rows {
        $0.equal([point.x, point.y], [x, y])
        $0.equal(point.point(in: CGRect(x: 10, y: 20, width: 100, height: 40)), CGPoint(x: 10 + 100 * x, y: 20 + 40 * y))
      }
    }
    value("Angle", "Angle.*", says: "radians or degrees; angles are added, scaled and compared", from: .documented("swiftui/angle")) {
      $0.near(Angle(degrees: 90).radians, .pi / 2, within: 1e-9)
      $0.near(Angle.degrees(-180).radians, -.pi, within: 1e-9)
      $0.near(Angle(radians: .pi).degrees, 180, within: 1e-9)
      $0.near(Angle.radians(.pi / 4).degrees, 45, within: 1e-9)
      $0.equal(Angle.zero.degrees, 0)
      $0.equal(Angle().radians, 0)
      var angle = Angle(radians: 1)
      angle.degrees = 90
      $0.near(angle.radians, .pi / 2, within: 1e-9)
      angle.radians = 3
      $0.equal(angle + Angle(radians: 2), Angle(radians: 5))
      $0.equal(angle - Angle(radians: 2), Angle(radians: 1))
      $0.equal(-angle, Angle(radians: -3))
      $0.equal(angle * 2, Angle(radians: 6))
      $0.equal(2 * angle, Angle(radians: 6))
      $0.equal(angle / 2, Angle(radians: 1.5))
      angle += Angle(radians: 2)
      $0.equal(angle, Angle(radians: 5))
      angle -= Angle(radians: 4)
      $0.equal(angle, Angle(radians: 1))
      $0.expect(Angle(radians: 1) < Angle(radians: 2) && !(Angle(radians: 2) < Angle(radians: 1)))
      $0.equal(angle.animatableData, 1)
      angle.animatableData = 2
      $0.equal(angle.radians, 2)
    }
    value(
      "AnimatableIgnored", says: "what a structure stores moves together, without what says so", from: .documented("swiftui/animatable()")
    ) {
      var moved = Moved(width: 10)
      var way = Moved(width: 30, name: "b").animatableData - moved.animatableData
      way.scale(by: 0.5)
      moved.animatableData += way
      $0.equal(moved.width, 20)
      $0.equal(moved.name, "a")
    }
    value(
      "Animatable", "VectorArithmetic", "VectorArithmetic.*", "AnimatablePair", "AnimatablePair.*", "EmptyAnimatableData",
      "EmptyAnimatableData.*", "CGFloat.magnitudeSquared", "CGFloat.scale",
      "Double.magnitudeSquared", "Double.scale", "Float.magnitudeSquared", "Float.scale",
      says: "values that can be added and scaled, alone and in pairs", from: .documented("swiftui/vectorarithmetic")
    ) {
      func scaled<Value: VectorArithmetic>(_ value: Value, _ factor: Double) -> Value {
        var value = value
        value.scale(by: factor)
        return value
      }
      $0.equal(scaled(3.0, 2), 6)
      $0.equal(scaled(Float(3), 2), 6)
      $0.equal(scaled(CGFloat(3), 2), 6)
      $0.equal([Double(3).magnitudeSquared, Float(4).magnitudeSquared, CGFloat(-5).magnitudeSquared], [9, 16, 25])
      let pair = AnimatablePair(3.0, CGFloat(4))
      $0.equal(pair.first, 3)
      $0.equal(pair.second, 4)
      $0.equal(pair + AnimatablePair(10, 20), AnimatablePair(13, 24))
      $0.equal(pair - AnimatablePair(1, 2), AnimatablePair(2, 2))
      $0.equal(scaled(pair, 0.5), AnimatablePair(1.5, 2))
      $0.equal(pair.magnitudeSquared, 25)
      $0.equal(AnimatablePair<Double, CGFloat>.zero, AnimatablePair(0, 0))
      $0.equal(EmptyAnimatableData.zero, EmptyAnimatableData() + EmptyAnimatableData() - EmptyAnimatableData())
      $0.equal(scaled(EmptyAnimatableData(), 2).magnitudeSquared, 0)
      var still = Still()
      still.animatableData = EmptyAnimatableData()
      $0.equal(still.animatableData, EmptyAnimatableData())
    }
  }
}

private struct Still: Animatable {}
@Animatable private struct Moved {
  var width: CGFloat
  @AnimatableIgnored var name = "a"
}
