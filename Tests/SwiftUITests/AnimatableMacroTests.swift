import SwiftUI
import Testing

@Animatable private struct Bar: Shape {
  var width: CGFloat
  var shift = CGPoint.zero
  @AnimatableIgnored var name = "a"
  let fixed = 3.0
  var twice: CGFloat { width * 2 }
  func path(in rect: CGRect) -> Path { Path(CGRect(x: shift.x, y: shift.y, width: width, height: 1)) }
}

/// `@Animatable` of iOS 26: what is stored moves together (documented: swiftui/animatable()).
@Suite("Variables that move by a word") struct AnimatableMacroTests {
  @Test("halfway, each variable is halfway, and what is left out stays")
  func halfway() {
    var bar = Bar(width: 10)
    let end = Bar(width: 30, shift: CGPoint(x: 8, y: -4), name: "b")
    var way = end.animatableData - bar.animatableData
    way.scale(by: 0.5)
    bar.animatableData += way
    #expect(bar.width == 20 && bar.shift == CGPoint(x: 4, y: -2) && bar.name == "a")
    bar.animatableData = end.animatableData
    #expect(bar.width == 30 && bar.shift == CGPoint(x: 8, y: -4) && bar.animatableData == end.animatableData)
  }

  @Test("parts are a vector: zero adds nothing, as long as the other is")
  func vector() {
    let data = Bar(width: 3, shift: CGPoint(x: 0, y: 4)).animatableData
    #expect(data + .zero == data && .zero + data == data && data.magnitudeSquared == 25)
    #expect((data - data).magnitudeSquared == 0 && data != .zero)
    var bar = Bar(width: 1)
    bar.animatableData = .zero
    #expect(bar.width == 1, "what is not there sets nothing")
  }
}
