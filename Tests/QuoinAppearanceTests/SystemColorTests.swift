import QuoinDrawing
import Testing

@testable import QuoinAppearance

/// Values: Human Interface Guidelines, Color, "System colors", iOS.
@Suite struct SystemColorTests {
  private func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) -> PaintColor {
    PaintColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  @Test func huesInAllFourColumns() {
    #expect(SystemColor.red.resolved() == rgb(255, 59, 48))
    #expect(SystemColor.red.resolved(in: .dark) == rgb(255, 69, 58))
    #expect(SystemColor.red.resolved(in: Appearance(highContrast: true)) == rgb(215, 0, 21))
    #expect(SystemColor.red.resolved(in: Appearance(dark: true, highContrast: true)) == rgb(255, 105, 97))
    #expect(SystemColor.blue.resolved() == rgb(0, 122, 255))
    #expect(SystemColor.mint.resolved(in: .dark) == rgb(99, 230, 226))
    #expect(SystemColor.brown.resolved() == rgb(162, 132, 94))
    #expect(SystemColor.gray6.resolved() == rgb(242, 242, 247))
    #expect(SystemColor.gray6.resolved(in: .dark) == rgb(28, 28, 30))
  }

  @Test func labelsAndFillsAreTransparent() {
    #expect(SystemColor.label.resolved() == .black)
    #expect(SystemColor.label.resolved(in: .dark) == .white)
    #expect(SystemColor.secondaryLabel.resolved() == rgb(60, 60, 67, 0.6))
    #expect(SystemColor.tertiaryLabel.resolved(in: .dark) == rgb(235, 235, 245, 0.3))
    #expect(SystemColor.separator.resolved() == rgb(60, 60, 67, 0.29))
    #expect(SystemColor.fill.resolved() == rgb(120, 120, 128, 0.2))
  }

  @Test func elevatedBackgroundsAreLighterInTheDark() {
    let elevated = Appearance(dark: true, elevated: true)
    #expect(SystemColor.background.resolved(in: .dark) == .black)
    #expect(SystemColor.background.resolved(in: elevated) == rgb(28, 28, 30))
    #expect(SystemColor.secondaryBackground.resolved(in: elevated) == rgb(44, 44, 46))
    #expect(SystemColor.background.resolved(in: Appearance(elevated: true)) == .white)
    #expect(SystemColor.groupedBackground.resolved() == rgb(242, 242, 247))
    #expect(SystemColor.secondaryGroupedBackground.resolved() == .white)
  }

  @Test func moreContrastNeverCoversLess() {
    for color in SystemColor.allCases {
      for dark in [false, true] {
        let plain = color.resolved(in: Appearance(dark: dark)).alpha
        #expect(color.resolved(in: Appearance(dark: dark, highContrast: true)).alpha >= plain, "\(color)")
      }
    }
  }

  @Test func namesOfCatalogues() {
    #expect(SystemColor(named: "systemRedColor") == .red)
    #expect(SystemColor(named: "systemGray6Color") == .gray6)
    #expect(SystemColor(named: "labelColor") == .label)
    #expect(SystemColor(named: "secondarySystemGroupedBackgroundColor") == .secondaryGroupedBackground)
    #expect(SystemColor(named: "systemBackground") == .background)
    #expect(SystemColor(named: "quaternarySystemFillColor") == .quaternaryFill)
    #expect(SystemColor(named: "systemPuce") == nil)
  }

  @Test func thickerMaterialsCoverMore() {
    let coverages = [MaterialKind.ultraThin, .thin, .regular, .thick, .ultraThick].map { $0.veil().alpha }
    #expect(coverages == coverages.sorted())
    #expect(MaterialKind.thin.veil(in: Appearance(highContrast: true)).alpha == 1)
  }
}
