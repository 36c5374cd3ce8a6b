import SwiftUI

private struct ProgressParts: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text(configuration.fractionCompleted.map { "\($0)" } ?? "nil")
      configuration.label
      configuration.currentValueLabel
    }
  }
}
private struct ProgressAround: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { ProgressView(configuration).padding(4).background(Color.pureGreen) }
}
private struct GaugeParts: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Text("\(configuration.value)")
      configuration.label
      configuration.currentValueLabel
      configuration.minimumValueLabel
      configuration.maximumValueLabel
    }
  }
}

extension Ledger {
  func progress() {
    topic("Controls: progress")

    row(
      "ProgressView", "ProgressViewStyle", "ProgressViewStyle.automatic", "ProgressViewStyle.linear", "DefaultProgressViewStyle",
      "LinearProgressViewStyle",
      says: "a grey bar 4 high, in the tint up to the value's part of the whole", from: .recorded("iOS 26.0: 4 high"), in: .fixed(200, 40)
    ) {
      ProgressView(value: 0.25)
    } holds: {
      $0.ink(0, 18, 200, 4)
      $0.area(0x007AFF, 0, 18, 50, 4, within: 2.1)
      $0.color(120, 20, is: 0xE4E4E6, within: 4)
      $0.same { ProgressView(value: 5, total: 20) }
      $0.same { ProgressView(value: 0.25).progressViewStyle(.automatic) }
      $0.same { ProgressView(value: 0.25).progressViewStyle(.linear) }
      $0.same { ProgressView(value: 0.25).progressViewStyle(DefaultProgressViewStyle()) }
      $0.same { ProgressView(value: 0.25).progressViewStyle(LinearProgressViewStyle()) }
      let progress = Progress(totalUnitCount: 8)
      progress.completedUnitCount = 2
      $0.same { ProgressView(progress) }
      for (value, width) in [(-1.0, 0.0), (0, 0), (1, 200), (7, 200)] {
        let bar = try $0.other { ProgressView(value: value) }
        bar.near(bar.area(0x007AFF).isNull ? 0 : bar.area(0x007AFF).width, width, within: 2.1, "\(value)")
      }
    }
    measure(
      "ProgressView", says: "an interval's bar is what is left of it, or what is gone of it",
      from: .documented(
        "swiftui/progressview/init(timerinterval:countsdown:)")
    ) { judge in
      @MainActor func share(countsDown: Bool) throws -> CGFloat {
        let now = Date()
        let interval = now.addingTimeInterval(-75)...now.addingTimeInterval(25)
        let shown = try judge.show(.fixed(200, 40)) { ProgressView(timerInterval: interval, countsDown: countsDown) }
        shown.color(20, 20, is: 0x007AFF)
        return shown.area(0x007AFF).width
      }
      judge.showsTheMoment()
      judge.near(try share(countsDown: true), 50, within: 4, "what is left of the time")
      judge.near(try share(countsDown: false), 150, within: 4, "what is gone of the time")
    }
    row(
      "ProgressView", says: "tinted, faded where it cannot be used, mirrored right to left", from: .documented("swiftui/progressview"),
      in: .fixed(200, 40)
    ) {
      ProgressView(value: 0.25).tint(.pureRed)
    } holds: {
      $0.area(0xFF0000, 0, 18, 50, 4, within: 2.1)
      let own = try $0.other { ProgressView(value: 0.25).progressViewStyle(LinearProgressViewStyle(tint: .pureGreen)).tint(.pureRed) }
      own.area(0x00FF00, 0, 18, 50, 4, within: 2.1)
      try $0.other { ProgressView(value: 0.25).disabled(true) }.color(20, 20, is: 0x80BCFF, within: 30)
      try $0.other { ProgressView(value: 0.25).rightToLeft() }.mirrors(try $0.other { ProgressView(value: 0.25) })
    }
    row(
      "ProgressView", says: "the label above the bar, the value in small pale words below, both at its start",
      from: .documented("swiftui/progressview"), in: .fixed(200, 100)
    ) {
      ProgressView(value: 0.25) {
        Text("label")
      } currentValueLabel: {
        Text("value")
      }
    } holds: {
      let (label, value, bar) = ($0.words("label"), $0.words("value"), $0.area(0x007AFF))
      $0.near(label.minX, 0)
      $0.near(value.minX, 0)
      $0.expect(label.maxY < bar.minY && bar.maxY < value.minY, "the order is wrong")
      $0.expect(3...7 ~= bar.minY - label.maxY, "the label is \(bar.minY - label.maxY) above")
      $0.near(value.height, 14.5, within: 1)
      $0.expect($0.darkest(in: value) > 90 && $0.darkest(in: label) < 60, "the value is as dark as the label")
      let plain = try $0.other { ProgressView("label", value: 0.25) }
      plain.texts("label")
      plain.same { ProgressView(String("label"), value: 0.25) }
      plain.same { ProgressView(value: 1, total: 4) { Text("label") } }
      plain.same { ProgressView("label", value: 1, total: 4) }
      plain.same { ProgressView(String("label"), value: 1, total: 4) }
      try $0.other { ProgressView("label", value: 0.25).labelsHidden() }.texts()
    }
    row(
      "ProgressView", "ProgressViewStyle.circular", "CircularProgressViewStyle",
      says: "where nobody knows how far: grey spokes of 20 points, with the pale label below",
      from: .recorded("iOS 26.0: 20 by 20"), in: .fit
    ) {
      ProgressView().accessibilityIdentifier("spin")
    } holds: {
      $0.size(20, 20)
      $0.expect($0.ink().width > 16 && $0.ink().height > 16, "the spokes span \($0.ink())")
      $0.near($0.ink().midX, 10, within: 1)
      // The head points up.
      $0.expect($0.grey(10, 3) < $0.grey(3, 10) && $0.grey(10, 3) < $0.grey(16, 10) - 4, "the head is not at the top")
      // It fades against the clock: what follows the head is on its left.
      $0.expect($0.grey(5, 5) < $0.grey(15, 5) - 4, "the spokes fade with the clock")
      $0.same { ProgressView(value: Double?.none) }
      $0.same { ProgressView(value: 3, total: 0.0) }
      $0.same { ProgressView().progressViewStyle(.circular) }
      $0.same { ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle()) }
      try $0.other { ProgressView().controlSize(.large) }.size(37, 37)
      try $0.other { ProgressView().controlSize(.small) }.size(20, 20)
      let red = try $0.other { ProgressView().tint(.pureRed) }
      red.expect(!red.area(0xFF0000, within: 60).isNull, "the tint is not taken")
      let own = try $0.other { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .pureGreen)) }
      own.expect(!own.area(0x00FF00, within: 60).isNull, "the style's tint is not taken")
      let label = try $0.other { ProgressView("Words") }
      label.expect(
        label.words("Words").minY >= 20 && label.darkest(in: label.words("Words")) > 90, "the label is at \(label.words("Words"))")
      label.same { ProgressView { Text("Words") } }
      label.same { ProgressView(String("Words")) }
      let bar = try $0.other { ProgressView().progressViewStyle(.linear).frame(width: 50) }
      bar.size(50, 4)
      bar.expect(bar.area(0x007AFF).isNull, "an unknown value is drawn")
    }
    row(
      "ProgressViewStyle", "View.progressViewStyle", "ProgressViewStyleConfiguration", "ProgressViewStyleConfiguration.*",
      says: "arranges the parts, and is told the value as a part of the whole", from: .documented("swiftui/progressviewstyle"),
      in: .fixed(200, 40)
    ) {
      ProgressView(value: 1, total: 4) {
        Text("label")
      } currentValueLabel: {
        Text("value")
      }.progressViewStyle(ProgressParts())
    } holds: {
      $0.texts("0.250000", "label", "value")
      try $0.other { ProgressView().progressViewStyle(ProgressParts()) }.texts("nil")
      let around = try $0.other { ProgressView(value: 0.5).progressViewStyle(ProgressAround()) }
      around.expect(!around.area(0x00FF00).isNull && !around.area(0x007AFF).isNull, "the style around is not used within")
    }
  }

  func gauges() {
    topic("Controls: gauges")

    row(
      "Gauge", "GaugeStyle", "GaugeStyle.automatic", "GaugeStyle.linearCapacity", "DefaultGaugeStyle", "LinearCapacityGaugeStyle",
      says: "a bar filled up to the value, between the words of its ends, under the label, over the value",
      from: .documented("swiftui/gaugestyle/linearcapacity"), in: .fixed(200, 120)
    ) {
      Gauge(value: 30, in: 20...60) {
        Box("label", 40, 10)
      } currentValueLabel: {
        Box("now", 30, 10)
      } minimumValueLabel: {
        Box("low", 20, 10)
      } maximumValueLabel: {
        Box("high", 10, 10)
      }
    } holds: {
      let bar = $0.area(0x007AFF)
      $0.near(bar.minX, 28, within: 1)
      // A quarter of 200 − 20 − 10 − 16.
      $0.near(bar.width, 38.5, within: 1.5)
      $0.near(bar.height, 4, within: 1)
      $0.frame("low", 0, nil, 20, 10)
      $0.frame("high", 190, nil, 10, 10)
      $0.near($0.place("low").midY, bar.midY, within: 1)
      $0.expect($0.place("label").maxY < bar.minY && bar.maxY < $0.place("now").minY, "the order is wrong")
      $0.near($0.place("label").midX, 100)
      @MainActor func same(_ style: some GaugeStyle, _ shown: Shown) {
        shown.same {
          Gauge(value: 30, in: 20...60) {
            Box("label", 40, 10)
          } currentValueLabel: {
            Box("now", 30, 10)
          } minimumValueLabel: {
            Box("low", 20, 10)
          } maximumValueLabel: {
            Box("high", 10, 10)
          }.gaugeStyle(style)
        }
      }
      same(.automatic, $0)
      same(.linearCapacity, $0)
      same(DefaultGaugeStyle(), $0)
      same(LinearCapacityGaugeStyle(), $0)
      let words = try $0.other {
        Gauge(value: 0.75) {
          Text("label")
        } currentValueLabel: {
          Text("now")
        }
      }
      words.expect(
        words.darkest(in: words.words("now")) > 90 && words.darkest(in: words.words("label")) < 60, "the value is as dark as the label")
      words.expect(words.words("now").height < words.words("label").height - 3, "the value is not small")
      let bare = try $0.other { Gauge(value: 0.75) { Box("label", 40, 10) } }
      bare.near(bare.area(0x007AFF).width, 150, within: 2.1)
      bare.same {
        Gauge(value: 0.75) {
          Box("label", 40, 10)
        } currentValueLabel: {
          EmptyView()
        }
      }
      for (value, width) in [(-3.0, 0.0), (9, 200)] {
        let end = try $0.other { Gauge(value: value) { Text("x") } }
        end.near(end.area(0x007AFF).isNull ? 0 : end.area(0x007AFF).width, width, within: 2.1)
      }
      try $0.other { Gauge(value: 0.75) { Text("x") }.tint(.pureGreen).rightToLeft() }.color(190, 73, isNot: 0xFFFFFF, within: 2)
    }
    row(
      "AccessoryLinearGaugeStyle", "GaugeStyle.accessoryLinear",
      says: "a bar in the tint with a dark mark at the value, between the words of its ends",
      from: .documented("swiftui/gaugestyle/accessorylinear"), in: .fixed(200, 40)
    ) {
      Gauge(value: 0.25) {
        Text("label")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Box("low", 20, 10, .pureGreen)
      } maximumValueLabel: {
        Box("high", 30, 10, .pureGreen)
      }.gaugeStyle(.accessoryLinear)
    } holds: {
      $0.texts()
      let bar = $0.area(0x007AFF)
      $0.expect(23...30 ~= bar.minX && 160...168 ~= bar.maxX, "the bar is \(bar)")
      let mark = $0.area(0x000000, within: 40)
      $0.near(mark.midX, bar.minX + 0.25 * bar.width, within: 3)
      $0.near(mark.midY, bar.midY, within: 1)
      $0.frame("low", 0, nil, 20, 10)
      $0.frame("high", 170, nil, 30, 10)
      let other = try $0.other { Gauge(value: 0.75) { Text("label") }.gaugeStyle(AccessoryLinearGaugeStyle()) }
      other.near(other.area(0x000000, within: 40).midX, 150, within: 3)
      let mirrored = try $0.other { Gauge(value: 0.75) { Text("label") }.gaugeStyle(.accessoryLinear).rightToLeft() }
      mirrored.near(mirrored.area(0x000000, within: 40).midX, 50, within: 3)
    }
    row(
      "AccessoryLinearCapacityGaugeStyle", "GaugeStyle.accessoryLinearCapacity",
      says: "a filled bar under its small label, over the small value, without the ends",
      from: .documented("swiftui/gaugestyle/accessorylinearcapacity"), in: .fixed(200, 80)
    ) {
      Gauge(value: 0.25) {
        Text("label")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }.gaugeStyle(.accessoryLinearCapacity)
    } holds: {
      $0.texts("label", "now")
      let bar = $0.area(0x007AFF)
      $0.near(bar.width, 50, within: 2.1)
      $0.expect($0.words("label").maxY <= bar.minY && bar.maxY <= $0.words("now").minY, "the order is wrong")
      $0.near($0.words("label").minX, 0)
      $0.expect(
        $0.words("label").height > $0.words("now").height && $0.words("label").height < 15.6,
        "the label is \($0.words("label").height) high")
      $0.same {
        Gauge(value: 0.25) {
          Text("label")
        } currentValueLabel: {
          Text("now")
        }.gaugeStyle(AccessoryLinearCapacityGaugeStyle())
      }
    }
    row(
      "AccessoryCircularGaugeStyle", "GaugeStyle.accessoryCircular",
      says: "a ring open at the bottom, its mark clockwise from the lower left, the value within",
      from: .documented("swiftui/gaugestyle/accessorycircular"), in: .fit
    ) {
      Gauge(value: 0.0) {
        Text("label")
      } currentValueLabel: {
        Text("7")
      }.gaugeStyle(.accessoryCircular)
    } holds: {
      $0.near($0.size.width, $0.size.height, within: 0.01)
      $0.expect(40...80 ~= $0.size.width, "the ring is \($0.size)")
      let side = $0.size.width
      let middle = side / 2
      $0.near($0.words("7").midX, middle)
      $0.near($0.words("7").midY, middle, within: 1)
      $0.expect($0.words("label").midY > side * 0.75, "the label is not in the gap")
      for (x, y) in [(middle, 3), (3, middle), (side - 3, middle)] { $0.color(x, y, is: 0x007AFF, within: 12) }
      $0.color(middle, side - 2, isNot: 0x007AFF, within: 60)
      // The mark is of the tint, in a hole that is 4 of 58 before and behind its middle.
      for (value, degrees) in [(0.0, 225.0), (0.5, 0), (1, 135), (0.25, 292.5)] {
        let ring = try $0.other { Gauge(value: value) { EmptyView() }.gaugeStyle(AccessoryCircularGaugeStyle()) }
        @MainActor func color(_ degrees: Double, is color: Int, within levels: Int) {
          let (x, y) = (sin(degrees * .pi / 180) * 26.25 / 58, -cos(degrees * .pi / 180) * 26.25 / 58)
          ring.color(middle + x * side, middle + y * side, is: color, within: levels)
        }
        color(degrees, is: 0x007AFF, within: 12)
        for step in [-8.7, 8.7] { color(degrees + step, is: 0xFFFFFF, within: 40) }
      }
      let ends = try $0.other {
        Gauge(value: 0.5) {
          Text("label")
        } currentValueLabel: {
          Text("7")
        } minimumValueLabel: {
          Text("lo")
        } maximumValueLabel: {
          Text("hi")
        }
        .gaugeStyle(.accessoryCircular)
      }
      ends.texts("7", "lo", "hi")
      ends.expect(ends.words("lo").maxX < ends.words("hi").minX && ends.words("lo").minY > middle, "the ends are not in the gap")
      // Recorded: with the range's ends the ring is open by 120 degrees, without by 90.
      ends.color(middle - sin(.pi / 4) * side * 26.25 / 58, middle + cos(.pi / 4) * side * 26.25 / 58, is: 0xFFFFFF, within: 12)
    }
    row(
      "AccessoryCircularCapacityGaugeStyle", "GaugeStyle.accessoryCircularCapacity",
      says: "a pale ring, filled clockwise from the top up to the value, with the value or else the label within",
      from: .documented("swiftui/gaugestyle/accessorycircularcapacity"), in: .fit
    ) {
      Gauge(value: 0.25) { Text("L") }.gaugeStyle(.accessoryCircularCapacity)
    } holds: {
      let side = $0.size.width
      let middle = side / 2
      $0.near($0.words("L").midX, middle)
      $0.near($0.words("L").midY, middle, within: 1)
      // A quarter: filled at the upper right, pale elsewhere.
      let reach = (side / 2 - 3) * 0.7071
      $0.color(middle + reach, middle - reach, is: 0x007AFF, within: 12)
      for (x, y) in [(-reach, -reach), (-reach, reach), (reach, reach)] {
        $0.color(middle + x, middle + y, isNot: 0x007AFF, within: 60)
        $0.color(middle + x, middle + y, isNot: 0xFFFFFF, within: 20)
      }
      try $0.other { Gauge(value: 1) { Text("L") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle()) }.color(
        middle - reach, middle - reach, is: 0x007AFF, within: 12)
      try $0.other { Gauge(value: 0) { Text("L") }.gaugeStyle(AccessoryCircularCapacityGaugeStyle()) }.color(
        middle + reach, middle - reach, isNot: 0x007AFF, within: 60)
      try $0.other {
        Gauge(value: 0) {
          Text("L")
        } currentValueLabel: {
          Text("V")
        }.gaugeStyle(.accessoryCircularCapacity)
      }.texts("V")
    }
    row(
      "GaugeStyle", "View.gaugeStyle", "GaugeStyleConfiguration", "GaugeStyleConfiguration.*",
      says: "arranges the parts, and is told the value as a part of the range", from: .documented("swiftui/gaugestyle"), in: .fixed(200, 40)
    ) {
      Gauge(value: 30, in: 20...60) {
        Text("label")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }.gaugeStyle(GaugeParts())
    } holds: {
      $0.texts("0.250000", "label", "now", "low", "high")
      try $0.other { Gauge(value: 0.5) { Text("label") }.gaugeStyle(GaugeParts()) }.texts("0.500000", "label")
      try $0.other { Gauge(value: 2, in: 3...3) { Text("label") }.gaugeStyle(GaugeParts()) }.texts("0.000000", "label")
    }
  }
}
