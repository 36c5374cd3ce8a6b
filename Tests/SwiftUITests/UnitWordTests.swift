import Foundation
import Testing

@testable import SwiftUI

/// Amounts in words, by CLDR's names and by the units that a country reads (Unicode, unitPreferenceData: general and person).
@Suite("Units in words") struct UnitWordTests {
  /// CLDR 44, en, long.
  @Test("units are called by their names, one or many") func units() {
    func named<Kind: Dimension>(_ unit: Kind, _ one: String, _ many: String) {
      let style = Measurement<Kind>.FormatStyle.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: "en_US"))
      let words = [1, 3].map { Measurement(value: $0, unit: unit).formatted(style) }
      #expect(words == ["1 \(one)", "3 \(many)"])
    }
    named(UnitLength.kilometers, "kilometer", "kilometers")
    named(UnitLength.meters, "meter", "meters")
    named(UnitLength.centimeters, "centimeter", "centimeters")
    named(UnitLength.millimeters, "millimeter", "millimeters")
    named(UnitLength.miles, "mile", "miles")
    named(UnitLength.feet, "foot", "feet")
    named(UnitLength.inches, "inch", "inches")
    named(UnitLength.yards, "yard", "yards")
    named(UnitMass.kilograms, "kilogram", "kilograms")
    named(UnitMass.grams, "gram", "grams")
    named(UnitMass.pounds, "pound", "pounds")
    named(UnitMass.ounces, "ounce", "ounces")
    named(UnitSpeed.kilometersPerHour, "kilometer per hour", "kilometers per hour")
    named(UnitSpeed.milesPerHour, "mile per hour", "miles per hour")
    named(UnitSpeed.metersPerSecond, "meter per second", "meters per second")
    named(UnitVolume.liters, "liter", "liters")
    named(UnitVolume.milliliters, "milliliter", "milliliters")
    named(UnitVolume.gallons, "gallon", "gallons")
    named(UnitVolume.teaspoons, "teaspoon", "teaspoons")
    named(UnitVolume.tablespoons, "tablespoon", "tablespoons")
    named(UnitVolume.fluidOunces, "fluid ounce", "fluid ounces")
    named(UnitDuration.seconds, "second", "seconds")
    named(UnitDuration.minutes, "minute", "minutes")
    named(UnitDuration.hours, "hour", "hours")
    named(UnitTemperature.celsius, "degree Celsius", "degrees Celsius")
    named(UnitTemperature.fahrenheit, "degree Fahrenheit", "degrees Fahrenheit")
  }

  /// CLDR 44, en, narrow.
  @Test("narrowly, units are letters right behind the number") func narrow() {
    func words<Kind: Dimension>(_ unit: Kind) -> String {
      let style = Measurement<Kind>.FormatStyle.measurement(width: .narrow, usage: .asProvided).locale(Locale(identifier: "en_US"))
      return Measurement(value: 3, unit: unit).formatted(style)
    }
    #expect([words(UnitDuration.seconds), words(UnitDuration.minutes), words(UnitDuration.hours)] == ["3s", "3m", "3h"])
    #expect([words(UnitLength.kilometers), words(UnitLength.meters), words(UnitMass.kilograms)] == ["3km", "3m", "3kg"])
    #expect([words(UnitTemperature.celsius), words(UnitTemperature.fahrenheit)] == ["3°C", "3°"])
  }

  /// CLDR, de.xml and pl.xml, long: one, few and many; ar.xml: two has a word of its own that says the number.
  @Test("units are called as the reader's language calls them") func languages() {
    func words(_ value: Double, _ locale: String) -> String {
      let style = Measurement<UnitDuration>.FormatStyle.measurement(width: .wide, usage: .asProvided).locale(Locale(identifier: locale))
      return Measurement(value: value, unit: UnitDuration.hours).formatted(style)
    }
    #expect([words(1, "de_DE"), words(2, "de_DE")] == ["1 Stunde", "2 Stunden"])
    #expect([words(1, "pl_PL"), words(3, "pl_PL"), words(5, "pl_PL")] == ["1 godzina", "3 godziny", "5 godzin"])
    #expect(words(2, "ar_EG") == "ساعتان")
  }

  @Test("dates say how far off they are in the reader's language") @MainActor func distances() {
    func words(_ seconds: TimeInterval, _ style: SwiftUI.Text.DateStyle, _ locale: String) -> String? {
      let text = Text(Date(timeIntervalSinceNow: seconds), style: style).environment(\.locale, Locale(identifier: locale))
      var tree = ImageRenderer(content: text).page().layoutTree()
      while tree.text == nil, let child = tree.children.first { tree = child }
      return tree.text
    }
    #expect(words(-7505, .relative, "de_DE") == "2 Std., 5 Min.")
    #expect(words(-7505, .offset, "de_DE") == "-2 Stunden")
    #expect(words(-7505.1, .timer, "ar_EG")?.hasPrefix("٢:٠٥:٠") == true)
  }

  @Test("a length is read in the largest unit of which there is one") func choice() {
    func words(_ value: Double, _ unit: UnitLength, _ locale: String) -> String {
      Measurement(value: value, unit: unit).formatted(.measurement(width: .abbreviated).locale(Locale(identifier: locale)))
    }
    #expect(words(5000, .meters, "de_DE") == "5 km" && words(5, .meters, "de_DE") == "5 m" && words(0.5, .meters, "de_DE") == "50 cm")
    #expect(words(2, .kilometers, "ko_KR").hasPrefix("2") && words(300, .centimeters, "de_DE") == "3 m")
  }
}
