import UIKit

extension Ledger {
  func uiColorTopic() {
    topic("Colours")

    uiRow(
      "UIColor", says: "by red, green, blue and alpha; a grey; by hue, saturation and brightness; of a layer",
      from: .documented("uikit/uicolor")
    ) {
      uiCanvas(
        uiBox("a", 0, 0, 20, 20, UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)),
        uiBox("b", 20, 0, 20, 20, UIColor(white: 0.2, alpha: 1)),
        uiBox("c", 40, 0, 20, 20, UIColor(hue: 1.0 / 3, saturation: 0.5, brightness: 0.8, alpha: 1)),
        uiBox("d", 60, 0, 20, 20, UIColor(cgColor: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1))),
        uiBox("e", 80, 0, 20, 20, UIColor(hue: 0.75, saturation: 1, brightness: 1, alpha: 0.5)))
    } holds: {
      $0.color(10, 10, is: 0xFFBF9F)
      $0.color(30, 10, is: 0x333333)
      $0.color(50, 10, is: 0x66CC66)
      $0.color(70, 10, is: 0x1A334D)
      $0.color(90, 10, is: 0xBF80FF)
    }
    measure(
      "UIColor.black", "UIColor.darkGray", "UIColor.lightGray", "UIColor.white", "UIColor.gray", "UIColor.red", "UIColor.green",
      "UIColor.blue", "UIColor.cyan", "UIColor.yellow", "UIColor.magenta", "UIColor.orange", "UIColor.purple", "UIColor.brown",
      "UIColor.clear", says: "the plain colours' parts, the same in the dark", from: .documented("uikit/uicolor/fixed_colors")
    ) { row in
      let plain: [(UIColor, CGFloat, CGFloat, CGFloat, CGFloat)] = [
        (.black, 0, 0, 0, 1), (.darkGray, 1.0 / 3, 1.0 / 3, 1.0 / 3, 1), (.lightGray, 2.0 / 3, 2.0 / 3, 2.0 / 3, 1), (.white, 1, 1, 1, 1),
        (.gray, 0.5, 0.5, 0.5, 1), (.red, 1, 0, 0, 1), (.green, 0, 1, 0, 1), (.blue, 0, 0, 1, 1), (.cyan, 0, 1, 1, 1),
        (.yellow, 1, 1, 0, 1), (.magenta, 1, 0, 1, 1), (.orange, 1, 0.5, 0, 1), (.purple, 0.5, 0, 0.5, 1), (.brown, 0.6, 0.4, 0.2, 1),
        (.clear, 0, 0, 0, 0),
      ]
      for (color, red, green, blue, alpha) in plain {
        row.equal(parts(color), [red, green, blue, alpha])
        row.equal(parts(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))), [red, green, blue, alpha])
      }
    }
    uiColorSystemColors()
    measure(
      "UIColor.getRed", "UIColor.getWhite", says: "write the parts; `getWhite` answers whether the colour is a grey",
      from: .documented("uikit/uicolor/getwhite(_:alpha:)")
    ) { row in
      row.equal(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), [0.1, 0.2, 0.3, 0.4])
      var (white, alpha): (CGFloat, CGFloat) = (0, 0)
      row.equal(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha), true)
      row.equal([white, alpha], [0.25, 0.5])
      row.equal(UIColor.red.getWhite(nil, alpha: nil), false)
      row.equal(UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil), true)
    }
    measure(
      "UIColor.withAlphaComponent", "UIColor.resolvedColor", "UIColor.cgColor",
      says: "another alpha in light and dark; the colour in given surroundings",
      from: .documented("uikit/uicolor/withalphacomponent(_:)")
    ) { row in
      row.equal(parts(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).withAlphaComponent(0.7)), [0.1, 0.2, 0.3, 0.7])
      let faint = UIColor.label.withAlphaComponent(0.5)
      row.equal(parts(faint), [0, 0, 0, 0.5])
      row.equal(parts(faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))), [1, 1, 1, 0.5])
      row.equal(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).cgColor.components, [0.1, 0.2, 0.3, 0.4])
      surroundings(style: .dark) { row.equal(UIColor.label.cgColor.components, [1, 1, 1, 1]) }
      row.expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && UIColor.red != UIColor.blue)
      row.expect(UIColor.label != UIColor.black)
    }
    measure(
      "UIColor.supportsSecureCoding", says: "a colour that was written to an archive is read as it was",
      from: .documented("foundation/nssecurecoding")
    ) { row in
      let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      let data = try? NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: UIColor.supportsSecureCoding)
      let read = data.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0) }
      row.equal(read.map(parts), [0.1, 0.2, 0.3, 0.4])
    }
    uiRow(
      "UIColor.resolvedColor", "UIView.overrideUserInterfaceStyle",
      says: "a dynamic colour is asked in the surroundings of the view that shows it",
      from: .documented("uikit/uicolor/init(dynamicprovider:)")
    ) {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .pureRed : .pureBlue }
      let dark = uiBox("dark", 50, 0, 50, 100, color)
      dark.overrideUserInterfaceStyle = .dark
      dark.addSubview(uiBox("inner", 10, 10, 20, 20, .systemBackground))
      let light = uiBox("light", 10, 60, 20, 20, color)
      light.overrideUserInterfaceStyle = .light
      dark.addSubview(light)
      return uiCanvas(uiBox("plain", 0, 0, 50, 100, color), dark)
    } holds: {
      $0.color(20, 20, is: 0x0000FF)
      $0.color(95, 20, is: 0xFF0000)
      $0.color(70, 20, is: 0x000000)
      $0.color(70, 70, is: 0x0000FF)
      $0.judge.equal(UIView().overrideUserInterfaceStyle, .unspecified)
    }
    measure(
      "UIColor", says: "equal when they are the same in light and in dark; P3 parts are taken as they are",
      from: .assumed("there is one space of colours")
    ) { row in
      let parts = [UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)]
      row.expect(parts[0] == parts[1] && parts[0].hash == parts[1].hash)
      row.expect(UIColor { $0.userInterfaceStyle == .dark ? .red : .blue } != UIColor.blue)
      row.expect(parts[0].description.hasSuffix("0.1 0.2 0.3 0.4"))
      row.expect(UIColor(named: "nothing of it") == nil)
    }
    measure(
      "CGColor", "CGColor.alpha", "CGColor.colorSpace", "CGColor.components", "CGColor.numberOfComponents", "CGColor.copy",
      says: "four parts in sRGB", from: .documented("coregraphics/cgcolor")
    ) { row in
      let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      row.equal(color.components, [0.1, 0.2, 0.3, 0.4])
      row.equal(color.numberOfComponents, 4)
      row.equal(color.colorSpace?.name, CGColorSpace.sRGB)
      row.expect(color.colorSpace.flatMap { CGColor(colorSpace: $0, components: [0.1, 0.2, 0.3, 0.4]) } == color)
      row.equal(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]), CGColor(gray: 0.5, alpha: 0.25))
      row.expect(CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: [0, 0, 0, 0, 0]) == nil)
      row.equal(color.alpha, 0.4)
      row.equal(color.copy(alpha: 0.9)?.components, [0.1, 0.2, 0.3, 0.9])
      row.equal(CGColor(gray: 0.5, alpha: 0.25).components, [0.5, 0.5, 0.5, 0.25])
      row.equal(CGColor(srgbRed: 0.3, green: 0.2, blue: 0.1, alpha: 1).components, [0.3, 0.2, 0.1, 1])
      row.expect(
        color == CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) && color != CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5))
    }
  }

  private func uiColorSystemColors() {
    measure(
      "UIColor.systemRed", "UIColor.systemOrange", "UIColor.systemYellow", "UIColor.systemGreen", "UIColor.systemMint",
      "UIColor.systemTeal",
      "UIColor.systemCyan", "UIColor.systemBlue", "UIColor.systemIndigo", "UIColor.systemPurple", "UIColor.systemPink",
      "UIColor.systemBrown", "UIColor.systemGray", "UIColor.systemGray2", "UIColor.systemGray3", "UIColor.systemGray4",
      "UIColor.systemGray5", "UIColor.systemGray6", "UIColor.tintColor",
      says: "the hues and greys in light and dark, plain and with more contrast",
      from: .documented("design/human-interface-guidelines/color, iOS 13 to 18")
    ) { row in
      let hues: [(UIColor, Int, Int, Int, Int)] = [
        (.systemRed, 0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961), (.systemOrange, 0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
        (.systemYellow, 0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426), (.systemGreen, 0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
        (.systemMint, 0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF), (.systemTeal, 0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
        (.systemCyan, 0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF), (.systemBlue, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
        (.systemIndigo, 0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF), (.systemPurple, 0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
        (.systemPink, 0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482), (.systemBrown, 0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
        (.systemGray, 0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2), (.systemGray2, 0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
        (.systemGray3, 0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456), (.systemGray4, 0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
        (.systemGray5, 0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638), (.systemGray6, 0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
        (.tintColor, 0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
      ]
      for (index, (color, light, dark, lightContrast, darkContrast)) in hues.enumerated() {
        let found = [false, true].flatMap { contrast in [false, true].map { hex(color, dark: $0, contrast: contrast) } }
        let expected = [light, dark, lightContrast, darkContrast].map { String(format: "%06X 1.00", $0) }
        row.equal(found, expected, "the \(index + 1). colour")
      }
    }
    measure(
      "UIColor.label", "UIColor.secondaryLabel", "UIColor.tertiaryLabel", "UIColor.quaternaryLabel", "UIColor.placeholderText",
      "UIColor.link",
      "UIColor.lightText", "UIColor.darkText", "UIColor.separator", "UIColor.opaqueSeparator", "UIColor.systemFill",
      "UIColor.secondarySystemFill", "UIColor.tertiarySystemFill", "UIColor.quaternarySystemFill", "UIColor.systemBackground",
      "UIColor.secondarySystemBackground", "UIColor.tertiarySystemBackground", "UIColor.systemGroupedBackground",
      "UIColor.groupTableViewBackground",
      "UIColor.secondarySystemGroupedBackground", "UIColor.tertiarySystemGroupedBackground",
      says: "what colours of text, lines, fills and backgrounds are in light and dark",
      from: .documented("uikit/uicolor/ui_element_colors, iOS 13 to 18")
    ) { row in
      let roles: [(UIColor, String, String)] = [
        (.label, "000000 1.00", "FFFFFF 1.00"), (.secondaryLabel, "3C3C43 0.60", "EBEBF5 0.60"),
        (.tertiaryLabel, "3C3C43 0.30", "EBEBF5 0.30"), (.quaternaryLabel, "3C3C43 0.18", "EBEBF5 0.16"),
        (.placeholderText, "3C3C43 0.30", "EBEBF5 0.30"), (.link, "007AFF 1.00", "0984FF 1.00"), (.lightText, "FFFFFF 0.60", "FFFFFF 0.60"),
        (.darkText, "000000 1.00", "000000 1.00"), (.separator, "3C3C43 0.29", "545458 0.60"),
        (.opaqueSeparator, "C6C6C8 1.00", "38383A 1.00"),
        (.systemFill, "787880 0.20", "787880 0.36"), (.secondarySystemFill, "787880 0.16", "787880 0.32"),
        (.tertiarySystemFill, "767680 0.12", "767680 0.24"), (.quaternarySystemFill, "747480 0.08", "767680 0.18"),
        (.systemBackground, "FFFFFF 1.00", "000000 1.00"), (.secondarySystemBackground, "F2F2F7 1.00", "1C1C1E 1.00"),
        (.tertiarySystemBackground, "FFFFFF 1.00", "2C2C2E 1.00"), (.systemGroupedBackground, "F2F2F7 1.00", "000000 1.00"),
        (.groupTableViewBackground, "F2F2F7 1.00", "000000 1.00"),
        (.secondarySystemGroupedBackground, "FFFFFF 1.00", "1C1C1E 1.00"), (.tertiarySystemGroupedBackground, "F2F2F7 1.00", "2C2C2E 1.00"),
      ]
      for (index, (color, light, dark)) in roles.enumerated() {
        row.equal([hex(color, dark: false), hex(color, dark: true)], [light, dark], "the \(index + 1). colour")
      }
    }
  }
}

@MainActor private func parts(_ color: UIColor) -> [CGFloat] {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
  color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  return [red, green, blue, alpha]
}

@MainActor private func hex(_ color: UIColor, dark: Bool, contrast: Bool = false) -> String {
  var found: [CGFloat] = []
  _ = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 1, height: 1), isDark: dark, highContrast: contrast)) {
    found = parts(color)
    return UIView()
  }
  return found.prefix(3).map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined() + String(format: " %.2f", Double(found[3]))
}
