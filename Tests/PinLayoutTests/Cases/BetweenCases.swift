import PinLayout
import Testing

/// The gap between two views: named in any order, aligned with the first, touching, in other containers.
let betweenCases: [PinCase] = [
  PinCase(90, 100, 70, 60) { $0.v.pin.horizontallyBetween($0.a, and: $0.c) },
  PinCase(90, 100, 70, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a) },
  PinCase(90, 100, 70, 60) { $0.v.pin.horizontallyBetween($0.a, and: $0.c, aligned: .top) },
  PinCase(90, 140, 70, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a, aligned: .top) },
  PinCase(90, 120, 70, 60) { $0.v.pin.horizontallyBetween($0.a, and: $0.c, aligned: .center) },
  PinCase(90, 150, 70, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a, aligned: .center) },
  PinCase(90, 140, 70, 60) { $0.v.pin.horizontallyBetween($0.a, and: $0.c, aligned: .bottom) },
  PinCase(90, 160, 70, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a, aligned: .bottom) },
  PinCase(140, 160, 100, 80) { $0.v.pin.verticallyBetween($0.d, and: $0.e) },
  PinCase(140, 160, 100, 80) { $0.v.pin.verticallyBetween($0.e, and: $0.d) },
  PinCase(10, 160, 100, 80) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .left) },
  PinCase(180, 160, 100, 80) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .left) },
  PinCase(20, 160, 100, 80) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .center) },
  PinCase(205, 160, 100, 80) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .center) },
  PinCase(30, 160, 100, 80) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .right) },
  PinCase(230, 160, 100, 80) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .right) },
  PinCase(10, 160, 100, 80) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .start) },
  PinCase(180, 160, 100, 80) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .start) },
  PinCase(30, 160, 100, 80) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .end) },
  PinCase(230, 160, 100, 80) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .end) },
  PinCase(30, 160, 100, 80, fromRight: true) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .start) },
  PinCase(230, 160, 100, 80, fromRight: true) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .start) },
  PinCase(10, 160, 100, 80, fromRight: true) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .end) },
  PinCase(180, 160, 100, 80, fromRight: true) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .end) },
  PinCase(90, 100, 110, 60) { $0.v.pin.horizontallyBetween($0.a, and: $0.inC, aligned: .top) },
  PinCase(90, 170, 110, 60) { $0.v.pin.horizontallyBetween($0.inC, and: $0.a, aligned: .center) },
  PinCase(200, 160, 100, 30) { $0.v.pin.verticallyBetween($0.inC, and: $0.d, aligned: .left) },
  PinCase(30, 160, 100, 30) { $0.v.pin.verticallyBetween($0.d, and: $0.inC, aligned: .right) },
  PinCase(90, 140, 0, 60) { $0.v.pin.horizontallyBetween($0.a, and: $0.beside, aligned: .bottom) },
  PinCase(90, 100, 0, 60) { $0.v.pin.horizontallyBetween($0.beside, and: $0.a) },
  PinCase(20, 160, 100, 0) { $0.v.pin.verticallyBetween($0.d, and: $0.under, aligned: .center) },
  PinCase(0, 160, 100, 0) { $0.v.pin.verticallyBetween($0.under, and: $0.d, aligned: .center) },
  PinCase(
    140, 100, 100, 60,
    says: refused(
      "horizontallyBetween(\(cWords), and: \(eWords))", "there is no horizontal space between these views. (noSpaceAvailableBetweenViews)")
  ) { $0.v.pin.horizontallyBetween($0.c, and: $0.e) },
  PinCase(
    140, 100, 100, 60,
    says: refused(
      "verticallyBetween(\(aWords), and: \(cWords))", "there is no vertical space between these views. (noSpaceAvailableBetweenViews)")
  ) { $0.v.pin.verticallyBetween($0.a, and: $0.c) },
  PinCase(100, 100, 60, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a).marginLeft(10) },
  PinCase(95, 100, 60, 20) { $0.v.pin.horizontallyBetween($0.c, and: $0.a).marginHorizontal(5).height(20) },
  PinCase(105, 100, 40, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a).width(40).justify(.center) },
  PinCase(120, 100, 40, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a).width(40).justify(.right) },
  PinCase(90, 150, 30, 60) { $0.v.pin.horizontallyBetween($0.c, and: $0.a, aligned: .center).maxWidth(30) },
  PinCase(90, 140, 70, 35) { $0.v.pin.horizontallyBetween($0.c, and: $0.a, aligned: .top).aspectRatio(2) },
  PinCase(140, 170, 100, 60) { $0.v.pin.verticallyBetween($0.e, and: $0.d).marginVertical(10) },
  PinCase(205, 180, 100, 40) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .center).height(40).align(.center) },
  PinCase(230, 200, 100, 40) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .right).height(40).align(.bottom) },
  PinCase(10, 160, 100, 120) { $0.v.pin.verticallyBetween($0.d, and: $0.e, aligned: .left).minHeight(120) },
  PinCase(180, 165, 21.5, 75) { $0.v.pin.verticallyBetween($0.e, and: $0.d, aligned: .left).marginTop(5).sizeToFit(.height) },
]
