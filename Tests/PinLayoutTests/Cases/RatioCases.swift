import PinLayout
import Testing

/// Ratios: the limits of the known side count before the ratio, those of the other after it.
let ratioCases: [PinCase] = [
  PinCase(0, 100, 400, 200) { $0.v.pin.left().width(100%).aspectRatio(2) },
  PinCase(0, 100, 200, 100) { $0.v.pin.left().height(100).aspectRatio(2) },
  PinCase(0, 100, 100, 200) { $0.v.pin.left().width(100).aspectRatio(0.5) },
  PinCase(0, 100, 50, 100) { $0.v.pin.left().height(100).aspectRatio(0.5) },
  PinCase(0, 100, 90, 65.5) { $0.v.pin.left().width(90).aspectRatio(of: $0.c) },
  PinCase(0, 100, 76, 55) { $0.v.pin.left().height(55).aspectRatio(of: $0.c) },
  PinCase(0, 100, 240, 100) { $0.v.pin.left().height(100).aspectRatio(2).minWidth(240) },
  PinCase(0, 100, 140, 100) { $0.v.pin.left().height(100).aspectRatio(2).maxWidth(140) },
  PinCase(0, 100, 100, 70) { $0.v.pin.left().width(100).aspectRatio(2).minHeight(70) },
  PinCase(0, 100, 100, 30) { $0.v.pin.left().width(100).aspectRatio(2).maxHeight(30) },
  PinCase(0, 100, 80, 40) { $0.v.pin.left().width(100).maxWidth(80).aspectRatio(2) },
  PinCase(0, 100, 100, 50) { $0.v.pin.left().width(100).minWidth(100).aspectRatio(2) },
  PinCase(0, 100, 130, 65) { $0.v.pin.left().width(100).minWidth(130).aspectRatio(2) },
  PinCase(0, 100, 80, 30) { $0.v.pin.left().width(100).maxWidth(80).aspectRatio(2).maxHeight(30) },
  PinCase(0, 100, 160, 80) { $0.v.pin.left().height(100).maxHeight(80).aspectRatio(2) },
  PinCase(0, 100, 240, 120) { $0.v.pin.left().height(100).minHeight(120).aspectRatio(2) },
  PinCase(0, 100, 140, 80) { $0.v.pin.left().height(100).maxHeight(80).aspectRatio(2).maxWidth(140) },
  PinCase(50, 100, 300, 75) { $0.v.pin.horizontally(50).aspectRatio(4) },
  PinCase(140, 100, 50, 200) { $0.v.pin.vertically(100).aspectRatio(0.25) },
  PinCase(50, 100, 200, 50) { $0.v.pin.horizontally(50).maxWidth(200).aspectRatio(4) },
  PinCase(150, 100, 200, 50) { $0.v.pin.horizontally(50).maxWidth(200).justify(.right).aspectRatio(4) },
  PinCase(140, 200, 100, 100) { $0.v.pin.vertically(100).maxHeight(100).align(.bottom).aspectRatio(1) },
  PinCase(280, 100, 120, 40) { $0.v.pin.right().width(120).aspectRatio(3) },
  PinCase(140, 180, 120, 40) { $0.v.pin.hCenter().width(120).aspectRatio(3).vCenter() },
  PinCase(20, 100, 80, 40) { $0.v.pin.left(10).width(100).pinEdges().marginHorizontal(10).aspectRatio(2) },
  PinCase(140, 100, 50, 60, says: refused("aspectRatio", "neither the width nor the height can be determined.")) {
    $0.v.pin.minWidth(50).aspectRatio(2)
  },
]
