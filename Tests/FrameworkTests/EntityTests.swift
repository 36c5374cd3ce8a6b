import Foundation
import Quoin
import QuoinSIMD
import RealityKit
import SwiftUI
import Testing

/// Turns in space, and where entities are by each other.
@MainActor @Suite("Entities") struct EntityTests {
  private func near(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Bool { distance(a, b) < 1e-5 }

  // Laws of turns: a quarter around z takes x to y; turning twice is turning by the product; a matrix turns as its quaternion does.
  @Test("Quaternions turn as their matrices do, and one after the other as their product")
  func turns() {
    let quarter = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(near(quarter.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) && abs(quarter.angle - .pi / 2) < 1e-5)
    for angle in [Float(0.3), 1.9, 2.8, 3.1] {
      for axis in [SIMD3<Float>(1, 2, 3), SIMD3(-3, 1, 0.5), SIMD3(0.1, -0.2, 4)] {
        let turn = simd_quatf(angle: angle, axis: normalize(axis))
        let point = SIMD3<Float>(1, -2, 0.5)
        #expect(near(simd_float3x3(turn) * point, turn.act(point)) && near(simd_quatf(simd_float4x4(turn)).act(point), turn.act(point)))
        #expect(near((quarter * turn).act(point), quarter.act(turn.act(point))) && near(turn.inverse.act(turn.act(point)), point))
        #expect(abs(simd_float3x3(turn).determinant - 1) < 1e-5)
      }
    }
    #expect(near(simd_quatf(from: SIMD3(1, 0, 0), to: SIMD3(-1, 0, 0)).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
    #expect(abs(simd_slerp(simd_quatf(angle: 0, axis: SIMD3(0, 0, 1)), quarter, 0.5).angle - .pi / 4) < 1e-5)
  }

  @Test("An entity is where what it belongs to takes it, and stays where it is when it is told to")
  func places() {
    let (room, table, cup) = (AnchorEntity(world: SIMD3(1, 0, 0)), Entity(), ModelEntity(mesh: .generateBox(size: 2)))
    room.addChild(table)
    table.addChild(cup)
    table.orientation = simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    table.scale = SIMD3(repeating: 2)
    cup.position = SIMD3(1, 0, 0)
    // By hand: one along x of a table that is turned a quarter and twice as large is two up, beside the room's one.
    #expect(near(cup.position(relativeTo: nil), SIMD3(1, 2, 0)) && near(cup.position(relativeTo: room), SIMD3(0, 2, 0)))
    #expect(near(table.convert(position: SIMD3(1, 2, 0), from: nil), SIMD3(1, 0, 0)))
    let bounds = cup.visualBounds(relativeTo: nil)
    #expect(near(bounds.extents, SIMD3(repeating: 4)) && near(bounds.center, SIMD3(1, 2, 0)))
    cup.setPosition(SIMD3(5, 5, 5), relativeTo: nil)
    #expect(near(cup.position(relativeTo: nil), SIMD3(5, 5, 5)))
    cup.setParent(nil, preservingWorldTransform: false)
    #expect(cup.parent == nil && table.children.isEmpty)
    table.addChild(cup, preservingWorldTransform: true)
    let before = cup.position
    room.addChild(cup, preservingWorldTransform: true)
    #expect(room.children.count == 2 && table.children.count == 0 && near(cup.position(relativeTo: table), before))
    cup.look(at: SIMD3(1, 0, 0), from: SIMD3(1, 0, 3), relativeTo: nil)
    #expect(near(cup.orientation(relativeTo: nil).act(SIMD3(0, 0, -1)), SIMD3(0, 0, -1)))
  }

  @Test("Entities are found by name, copied with what belongs to them, and keep one component of each type")
  func parts() throws {
    let (top, inner) = (Entity(), ModelEntity())
    inner.name = "inner"
    inner.components.set(OpacityComponent(opacity: 0.5))
    inner.components.set(OpacityComponent(opacity: 0.25))
    top.children.append(inner)
    #expect(top.findEntity(named: "inner") === inner && inner.components[OpacityComponent.self]?.opacity == 0.25)
    let copy = top.clone(recursive: true)
    let other = try #require(copy.findEntity(named: "inner"))
    #expect(other !== inner && other.components.count == 1)
    let view = ARView(frame: .zero)
    let anchor = AnchorEntity()
    anchor.addChild(top)
    view.scene.anchors.append(anchor)
    #expect(inner.scene === view.scene && view.scene.findEntity(named: "inner") === inner)
    view.scene.removeAnchor(anchor)
    #expect(inner.scene == nil)
    #expect(throws: (any Error).self) { try Entity.load(named: "x") }
    let renderer = ImageRenderer(content: RealityView { _ in }.frame(width: 90, height: 60))
    #expect(renderer.page().findings.contains { $0.view == "RealityView" })
  }
}
