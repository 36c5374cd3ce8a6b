import Quoin
import SwiftUI

/// A clock: twelve numbers around a circle, hands above.
#Preview(traits: .fixedLayout(width: 260, height: 260)) {
  ZStack {
    Circle().fill(.background).shadow(radius: 8)
    Circle().strokeBorder(.gray.opacity(0.3), lineWidth: 6)
    Radial(startAngle: .degrees(30)) {
      ForEach(1...12, id: \.self) { hour in
        Text("\(hour)").font(hour % 3 == 0 ? .title2.bold() : .headline.weight(.regular)).frame(width: 30, height: 30)
      }
    }
    .padding(14)
    Capsule().frame(width: 6, height: 60).offset(y: -26).rotationEffect(.degrees(305))
    Capsule().frame(width: 4, height: 76).offset(y: -33).rotationEffect(.degrees(60))
    Circle().fill(.red).frame(width: 12, height: 12)
  }
  .padding(20)
}
