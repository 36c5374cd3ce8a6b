import CoreHaptics
import Foundation
import SpriteKit
import Testing
import Vision

/// What games and cameras keep and reckon by themselves.
@MainActor @Suite("Names of games, touches and pictures") struct SweptGameTests {
  @Test("A pattern lasts until its last event has ended, made of events or of a dictionary")
  func haptics() throws {
    let events = [
      CHHapticEvent(
        eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.8)], relativeTime: 0),
      CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 0.5, duration: 2),
    ]
    #expect(try CHHapticPattern(events: events, parameters: []).duration == 2.5)
    #expect(events[0].eventParameters.first?.value == 0.8)
    let read = try CHHapticPattern(dictionary: [
      .pattern: [
        [
          CHHapticPattern.Key.event: [
            CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticContinuous, .time: 1.0, .eventDuration: 0.25,
          ] as [CHHapticPattern.Key: Any]
        ]
      ] as [[CHHapticPattern.Key: Any]]
    ])
    #expect(read.duration == 1.25)
    let player = try CHHapticEngine().makeAdvancedPlayer(with: read)
    player.loopEnabled = true
    #expect(player.loopEnabled)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
  }

  @Test("Ranges, regions and joints keep what they are told")
  func sprites() {
    let range = SKRange(value: 10, variance: 3)
    #expect((range.lowerLimit, range.upperLimit) == (7, 13))
    #expect(SKRange(constantValue: 2) == SKRange(lowerLimit: 2, upperLimit: 2))
    let ring = SKRegion(radius: 10).byDifference(from: SKRegion(radius: 5))
    #expect(ring.contains(CGPoint(x: 7, y: 0)))
    #expect(!ring.contains(CGPoint(x: 1, y: 0)))
    #expect(SKRegion(size: CGSize(width: 4, height: 2)).inverse().contains(CGPoint(x: 3, y: 0)))
    let (one, two) = (SKPhysicsBody(circleOfRadius: 1), SKPhysicsBody(circleOfRadius: 2))
    let joint = SKPhysicsJointLimit.joint(withBodyA: one, bodyB: two, anchorA: .zero, anchorB: .zero)
    #expect(joint.bodyA === one && joint.bodyB === two)
    let node = SKNode()
    node.constraints = [SKConstraint.distance(SKRange(upperLimit: 50), to: SKNode()), .positionX(range)]
    #expect(node.constraints?.count == 2)
  }

  @Test("No body and no hand is found")
  func poses() {
    #expect(VNDetectHumanBodyPoseRequest().results?.isEmpty ?? true)
    let request = VNDetectHumanHandPoseRequest()
    request.maximumHandCount = 1
    #expect(request.maximumHandCount == 1)
    #expect(VNHumanBodyPoseObservation.JointName.leftWrist != .rightWrist)
    #expect(VNPoint(x: 3, y: 4).distance(.zero) == 5)
  }
}
