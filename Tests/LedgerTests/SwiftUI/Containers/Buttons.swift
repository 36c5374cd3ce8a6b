import SwiftUI

/// A label in the foreground's colour, whose area tells that colour and its place.
struct Inked: View {
  var width: CGFloat = 30
  var height: CGFloat = 20
  var body: some View { Rectangle().frame(width: width, height: height).accessibilityIdentifier("ink") }
}

/// Shows which role a style was told: red, green, blue, or black.
private struct RoleStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let colors: [ButtonRole: Color] = [.destructive: .pureRed, .cancel: .pureGreen, .close: .pureBlue, .confirm: .white]
    HStack(spacing: 0) {
      (configuration.role.flatMap { colors[$0] } ?? .black).frame(width: 10, height: 10)
      configuration.label
      if configuration.isPressed { Color.pureRed.frame(width: 50) }
    }
  }
}
/// A style with a button of its own that acts for the one it is asked to make.
private struct TriggerStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if configuration.role == .destructive { Color.pureRed.frame(width: 10, height: 10) }
      Text("act").onAppear { configuration.trigger() }
    }
  }
}
/// A style that makes a button of the style around it, with more around.
private struct FramedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5).background(Color.pureGreen) }
}

extension Ledger {
  func buttons() {
    topic("Controls: buttons")

    row(
      "Button", "PrimitiveButtonStyle", "PrimitiveButtonStyle.automatic", "DefaultButtonStyle", "BorderlessButtonStyle",
      "PrimitiveButtonStyle.borderless",
      says: "the label in the tint, with nothing around it", from: .documented("swiftui/button"), in: .fit
    ) {
      Button(action: {}) { Inked() }
    } holds: {
      $0.size(30, 20)
      $0.area(0x007AFF, 0, 0, 30, 20)
      $0.same { Button(action: {}) { Inked() }.buttonStyle(.automatic) }
      $0.same { Button(action: {}) { Inked() }.buttonStyle(.borderless) }
      $0.same { Button(action: {}) { Inked() }.buttonStyle(DefaultButtonStyle()) }
      $0.same { Button(action: {}) { Inked() }.buttonStyle(BorderlessButtonStyle()) }
      try $0.other { Button(action: {}) { Inked() }.tint(.pureGreen) }.area(0x00FF00, 0, 0, 30, 20)
      try $0.other { Button(action: {}) { Inked() }.buttonStyle(.borderless).tint(.pureGreen) }.area(0x00FF00, 0, 0, 30, 20)
      try $0.other { Button(action: {}) { Inked() }.foregroundStyle(Color.pureGreen) }.area(0x00FF00, 0, 0, 30, 20)
      try $0.other { Button(action: {}) { Inked() }.environment(\.colorScheme, .dark) }.area(0x0A84FF, 0, 0, 30, 20)
    }
    row(
      "ButtonRole", "ButtonRole.destructive", says: "what destroys is red, whatever the tint, in all styles but the plain one",
      from: .documented("swiftui/buttonrole/destructive"), in: .fit
    ) {
      Button(role: .destructive) {
      } label: {
        Inked()
      }.tint(.pureGreen)
    } holds: {
      $0.area(0xFF3B30, 0, 0, 30, 20)
      @MainActor func button(_ style: some PrimitiveButtonStyle, _ shown: Shown) throws -> Shown {
        try shown.other { Button("x", role: .destructive) {}.buttonStyle(style) }
      }
      try button(.borderedProminent, $0).color(12, 3, is: 0xFF3B30)
      try button(.bordered, $0).color(12, 3, is: 0xFFDBD9, within: 12)
      let plain = try button(.plain, $0)
      plain.expect(plain.darkest(in: CGRect(x: 0, y: 0, width: 12, height: 20)) < 80, "a plain label is coloured")
      try $0.other {
        Button(role: .destructive) {
        } label: {
          Inked()
        }.buttonStyle(.borderless)
      }.area(0xFF3B30, 0, 0, 30, 20)
    }
    row(
      "ButtonRole.cancel", "ButtonRole.close", "ButtonRole.confirm", says: "other roles look as none",
      from: .documented("swiftui/buttonrole"), in: .fit
    ) {
      Button("x", role: .cancel) {}
    } holds: {
      $0.same { Button("x") {} }
      $0.same { Button("x", role: .close) {} }
      $0.same { Button("x", role: .confirm) {} }
      $0.same { Button("x", role: nil) {} }
    }
    row(
      "View.disabled", says: "a button that cannot be used has a pale grey label", from: .recorded("iOS 26.0: black at 24 to 30 percent"),
      in: .fit
    ) {
      Button(action: {}) { Inked() }.disabled(true)
    } holds: {
      $0.color(10, 10, is: 0xCACACC, within: 8)
      try $0.other { Button(action: {}) { Inked() }.disabled(false) }.color(10, 10, is: 0x007AFF)
      try $0.other { Button(action: {}) { Inked() }.buttonStyle(.borderless).disabled(true) }.color(10, 10, is: 0xCACACC, within: 8)
      try $0.other {
        Button(role: .destructive) {
        } label: {
          Inked()
        }.disabled(true)
      }.color(10, 10, is: 0xCACACC, within: 8)
    }
    row(
      "PlainButtonStyle", "PrimitiveButtonStyle.plain", says: "the label as it is; paler where it cannot be used",
      from: .documented("swiftui/primitivebuttonstyle/plain"), in: .fit
    ) {
      Button(action: {}) { Inked() }.buttonStyle(.plain).tint(.pureGreen)
    } holds: {
      $0.area(0x000000, 0, 0, 30, 20)
      $0.same { Button(action: {}) { Inked() }.buttonStyle(PlainButtonStyle()) }
      let pale = try $0.other { Button(action: {}) { Inked() }.buttonStyle(.plain).disabled(true) }
      pale.expect(120...200 ~= pale.grey(10, 10), "disabled: \(pale.grey(10, 10))")
      let green = try $0.other { Button(action: {}) { Box("x", 30, 20, .pureGreen) }.buttonStyle(.plain) }
      green.area(0x00FF00, 0, 0, 30, 20)
    }
    row(
      "Button", says: "words, a symbol with words, any view; each way of writing it", from: .documented("swiftui/button"),
      in: .fixed(120, 300)
    ) {
      VStack {
        Button("one") {}
        Button(String("two")) {}
        Button("three", role: .cancel) {}
        Button(String("four"), role: .cancel) {}
        Button("five", systemImage: "star") {}
        Button(String("six"), systemImage: "star", role: .cancel) {}
        Button {
        } label: {
          Text("seven")
        }
      }
    } holds: {
      $0.texts("one", "two", "three", "four", "five", "six", "seven")
      let star = try $0.other { Button("five", systemImage: "star") {} }
      star.same { Button(action: {}) { Label("five", systemImage: "star") } }
      star.expect(star.words("five").minX - star.ink().minX > 15, "no symbol before the words")
    }
    row("Button", says: "a tap runs the action", from: .documented("swiftui/button")) {
      Holding(3) { count in
        Button("\(count.wrappedValue)") { count.wrappedValue += 4 }.accessibilityIdentifier("press")
      }
    } holds: {
      $0.texts("3")
      $0.tap("press")
      $0.texts("7")
    }
    row(
      "ButtonStyle", "View.buttonStyle", "ButtonStyleConfiguration", "ButtonStyleConfiguration.Label", "ButtonStyleConfiguration.label",
      "ButtonStyleConfiguration.role", "ButtonStyleConfiguration.isPressed",
      says: "makes the button's look of its label and role; nothing is pressed",
      from: .documented("swiftui/buttonstyle"), in: .fit
    ) {
      Button(role: .destructive) {
      } label: {
        Inked()
      }.buttonStyle(RoleStyle())
    } holds: {
      $0.size(40, 20)
      $0.area(0xFF0000, 0, 5, 10, 10)
      $0.area(0x000000, 10, 0, 30, 20)
      let roles: [(ButtonRole?, Int)] = [(.cancel, 0x00FF00), (.close, 0x0000FF), (.confirm, 0xFFFFFF), (nil, 0x000000)]
      for (role, color) in roles {
        try $0.other { Button(role: role, action: {}) { Inked() }.buttonStyle(RoleStyle()) }.color(5, 10, is: color)
      }
      // The nearest style counts.
      $0.same {
        Button(role: .destructive, action: {}) { Inked() }.buttonStyle(RoleStyle()).buttonStyle(.bordered)
      }
    }
    row(
      "PrimitiveButtonStyle", "PrimitiveButtonStyleConfiguration", "PrimitiveButtonStyleConfiguration.Label",
      "PrimitiveButtonStyleConfiguration.label", "PrimitiveButtonStyleConfiguration.role", "PrimitiveButtonStyleConfiguration.trigger",
      says: "makes the look of the parts, and decides when the button acts", from: .documented("swiftui/primitivebuttonstyle")
    ) {
      Holding(3) { count in
        Button("\(count.wrappedValue)", role: .destructive) { count.wrappedValue = 8 }.buttonStyle(TriggerStyle())
      }
    } holds: {
      $0.wait(0.01)
      $0.texts("8", "act")
      $0.expect(!$0.area(0xFF0000).isNull, "the role is lost")
      let framed = try $0.other { Button("x") {}.buttonStyle(FramedStyle()).buttonStyle(.borderedProminent) }
      framed.expect(!framed.area(0x00FF00).isNull && !framed.area(0x007AFF).isNull, "the outer style is not used within")
    }
    value("ButtonRole.*", says: "roles differ from each other", from: .documented("swiftui/buttonrole")) { judge in
      judge.equal(Set([ButtonRole.destructive, .cancel, .close, .confirm]).count, 4)
    }
  }

  func buttonStyles() {
    topic("Controls: bordered buttons and control sizes")

    row(
      "BorderedButtonStyle", "PrimitiveButtonStyle.bordered", says: "a tinted label on a grey field, 12 sideways and 7 above and below",
      from: .recorded("iOS 17.5 and 26.0, bordered buttons"), in: .fit
    ) {
      Button(action: {}) { Inked() }.buttonStyle(.bordered)
    } holds: {
      $0.size(54, 34)
      $0.frame("ink", 12, 7, 30, 20)
      $0.color(27, 17, is: 0x007AFF)
      $0.color(27, 3, is: 0xE9E9EB, within: 3)
      $0.color(5, 17, is: 0xE9E9EB, within: 3)
      $0.color(0, 0, is: 0xFFFFFF, within: 6)
      $0.color(10, 0, is: 0xE9E9EB, within: 3)
      $0.same { Button(action: {}) { Inked() }.buttonStyle(BorderedButtonStyle()) }
      let grey = try $0.other { Button(action: {}) { Inked() }.buttonStyle(.bordered).disabled(true) }
      grey.color(5, 17, is: 0xE9E9EB, within: 6)
      grey.color(27, 17, isNot: 0x007AFF, within: 60)
    }
    row(
      "BorderedButtonStyle", says: "with a tint of one's own, the field is that tint, much paler", from: .assumed("by eye"), in: .fit
    ) {
      Button(action: {}) { Inked() }.buttonStyle(.bordered).tint(.pureGreen)
    } holds: {
      $0.color(27, 17, is: 0x00FF00)
      $0.color(27, 3, is: 0xD4FFD4, within: 16)
    }
    row(
      "BorderedProminentButtonStyle", "PrimitiveButtonStyle.borderedProminent", says: "a white label on a field of the tint",
      from: .documented("swiftui/primitivebuttonstyle/borderedprominent"), in: .fit
    ) {
      Button(action: {}) { Inked() }.buttonStyle(.borderedProminent)
    } holds: {
      $0.size(54, 34)
      $0.color(27, 17, is: 0xFFFFFF)
      $0.color(27, 3, is: 0x007AFF)
      $0.color(0, 0, is: 0xFFFFFF, within: 30)
      $0.same { Button(action: {}) { Inked() }.buttonStyle(BorderedProminentButtonStyle()) }
      let green = try $0.other { Button(action: {}) { Inked() }.buttonStyle(.borderedProminent).tint(.pureGreen) }
      green.color(27, 17, is: 0xFFFFFF)
      green.color(27, 3, is: 0x00FF00)
      let grey = try $0.other { Button(action: {}) { Inked() }.buttonStyle(.borderedProminent).disabled(true) }
      grey.color(27, 3, is: 0xEEEEEF, within: 8)
      grey.expect(150...215 ~= grey.grey(27, 17), "the disabled label is \(grey.grey(27, 17))")
    }
    row(
      "BorderedButtonStyle", says: "in the dark the field is light on black", from: .documented("uikit/uicolor/secondarysystemfill"),
      in: .fixed(60, 40)
    ) {
      Button(action: {}) { Inked() }.buttonStyle(.bordered).inTheDark()
    } holds: {
      // (120, 120, 128) at 32 %.
      $0.color(8, 20, is: 0x262629, within: 3)
      $0.color(30, 20, is: 0x0A84FF)
    }
    row(
      "ControlSize", "View.controlSize", says: "the room around a bordered label, and the label's font",
      from: .recorded("iOS 26.0: large 20 and 15; small and mini 10 and 5 around 15 points"), in: .fit
    ) {
      VStack {
        Button(action: {}) { Inked() }.controlSize(.large)
        Button(action: {}) { Inked() }.controlSize(.small)
      }.buttonStyle(.bordered)
    } holds: {
      let sizes: [(ControlSize, CGFloat, CGFloat)] = [
        (.mini, 10, 5), (.small, 10, 5), (.regular, 12, 7), (.large, 20, 15), (.extraLarge, 20, 15),
      ]
      for (size, sideways, upright) in sizes {
        try $0.other { Button(action: {}) { Inked() }.buttonStyle(.bordered).controlSize(size) }.size(30 + 2 * sideways, 20 + 2 * upright)
        let word = try $0.other { Button("Word") {}.buttonStyle(.bordered).controlSize(size) }
        let isSmall = size == .mini || size == .small
        word.near(word.words("Word").height, isSmall ? 18 : 20.5, within: 0.75, "\(size)")
        let font = try $0.other { Button("Word") {}.buttonStyle(.bordered).controlSize(size).font(.system(size: 30)) }
        font.expect(font.words("Word").height > 30, "the font that is said is not taken")
      }
    }
    row(
      "BorderedButtonStyle", says: "a button with words is 34⅓ high", from: .recorded("iOS 17.5, 393 wide at 3x"), in: .fit, scale: 3
    ) {
      Button("Word") {}.buttonStyle(.bordered)
    } holds: {
      $0.size(nil, 34.333, within: 0.34)
    }
    value(
      "EnvironmentValues.controlSize", "ControlSize", says: "regular unless set", from: .documented("swiftui/environmentvalues/controlsize")
    ) { judge in
      judge.equal(EnvironmentValues().controlSize, .regular)
      judge.equal(ControlSize.allCases, [.mini, .small, .regular, .large, .extraLarge])
      var values = EnvironmentValues()
      values.controlSize = .mini
      judge.equal(values.controlSize, .mini)
    }
    row(
      "ButtonBorderShape", "ButtonBorderShape.*", "View.buttonBorderShape", "EnvironmentValues.buttonBorderShape",
      says: "the field's outline: half circles, corners of a radius, or what suits the size; a circle's label has equal room",
      from: .documented("swiftui/buttonbordershape"), in: .fit
    ) {
      Button(action: {}) { Color.clear.frame(width: 76, height: 26) }.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
    } holds: {
      // A quarter of a disc of radius r leaves (1 − π/4)r² of its corner free.
      @MainActor func corner(_ shape: ButtonBorderShape?, _ shown: Shown, _ size: ControlSize = .regular) throws -> CGFloat {
        let button = try shown.other {
          Button(action: {}) { Color.clear.frame(width: 76, height: 26) }.buttonStyle(.borderedProminent).controlSize(size)
            .environment(\.buttonBorderShape, shape ?? .automatic)
        }
        let free = (1 - button.coverage(CGRect(x: 0, y: 0, width: 20, height: 20)))
        return (free * 400 / 0.2146).squareRoot()
      }
      $0.size(100, 40)
      $0.near(try corner(.capsule, $0), 20, within: 2, "capsule")
      $0.near(try corner(.roundedRectangle(radius: 12), $0), 12, within: 3, "radius")
      $0.near(try corner(.roundedRectangle(radius: 0), $0), 0, within: 0.1, "no radius")
      $0.near(try corner(.automatic, $0), try corner(.roundedRectangle, $0), within: 0.01, "automatic")
      $0.near(try corner(nil, $0), try corner(.automatic, $0), within: 0.01, "unset")
      let (regular, large) = (try corner(.automatic, $0), try corner(.automatic, $0, .large))
      $0.expect(3...11 ~= regular, "regular corners are \(regular)")
      $0.expect(large > regular + 1, "large corners are \(large)")
      $0.near(try corner(.automatic, $0, .small), 18, within: 2, "small ones are capsules")
      try $0.other { Button(action: {}) { Inked() }.buttonStyle(.bordered).buttonBorderShape(.circle) }.size(44, 34)
      let circle = try $0.other {
        Button(action: {}) { Color.clear.frame(width: 26, height: 26) }.buttonStyle(.borderedProminent).buttonBorderShape(.circle)
      }
      circle.size(40, 40)
      circle.near(circle.coverage(), .pi / 4, within: 0.05, "a disc's part of its square")
    }
    row(
      "ButtonBorderShape", says: "fills as a shape, and is drawn in", from: .documented("swiftui/buttonbordershape"), in: .fixed(100, 60)
    ) {
      ButtonBorderShape.capsule.inset(by: 6).fill(Color.pureRed)
    } holds: {
      $0.area(0xFF0000, 6, 6, 88, 48)
      $0.color(8, 8, is: 0xFFFFFF)
      try $0.other { ButtonBorderShape.roundedRectangle(radius: 0).fill(Color.pureRed) }.color(0, 0, is: 0xFF0000)
    }
    none("View.buttonRepeatBehavior", "ButtonRepeatBehavior", why: "no button is held in a still picture") {
      $0.buttonRepeatBehavior(.enabled)
    }
  }
}
