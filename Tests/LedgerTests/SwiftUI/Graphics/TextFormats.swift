import Foundation
import SwiftUI

extension Ledger {
  func textFormats() {
    topic("Text: dates, numbers, measurements and names")

    row(
      "Text.DateStyle", "Text.DateStyle.date", "Text.DateStyle.time", says: "the day in words, the time in hours and minutes",
      from: .documented("swiftui/text/datestyle")
    ) {
      VStack {
        Text(Date(timeIntervalSinceReferenceDate: 3661), style: .date)
        Text(Date(timeIntervalSinceReferenceDate: 3661), style: .time)
        Text(Date(timeIntervalSinceReferenceDate: 3661), style: .date).environment(\.locale, Locale(identifier: "de_DE"))
        Text(Date(timeIntervalSinceReferenceDate: 3661 + 86400 * 40), style: .date)
      }.environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    } holds: {
      // Between the minutes and AM stands a narrow blank (CLDR 42) or a plain one.
      let words = $0.texts.map { $0.replacing("\u{202F}", with: " ") }
      $0.judge.equal(words, ["January 1, 2001", "1:01 AM", "1. Januar 2001", "February 10, 2001"])
    }
    row(
      "SystemFormatStyle", "SystemFormatStyle.Timer", "SystemFormatStyle.Stopwatch", "SystemFormatStyle.DateOffset",
      "SystemFormatStyle.DateReference", "FormatStyle.timer", "FormatStyle.stopwatch", "FormatStyle.offset", "FormatStyle.reference",
      "SystemFormatStyle.*",
      says: "a clock down and up, one with parts of seconds, a distance in units, a date by its distance or its day",
      from: .documented("swiftui/systemformatstyle: 3 minutes, 42 seconds; 00:03.42; 4:17; in 5 minutes"), in: .fixed(300, 300)
    ) {
      let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
      let (late, end) = (start.addingTimeInterval(222), start.addingTimeInterval(300))
      VStack {
        Text(late, format: .offset(to: start))
        Text(start.addingTimeInterval(3.42), format: .stopwatch(startingAt: start))
        Text(start.addingTimeInterval(43), format: .timer(countingDownIn: start..<end))
        Text(start, format: .reference(to: end))
        Text(start, format: .offset(to: late, maxFieldCount: 1))
        Text(late, format: .timer(countingUpIn: start..<end))
        Text(start.addingTimeInterval(3723.5), format: .stopwatch(startingAt: start, maxPrecision: .milliseconds(100)))
        Text(start.addingTimeInterval(3723.5), format: .stopwatch(startingAt: start, maxFieldCount: 2))
        Text(end.addingTimeInterval(9), format: .timer(countingDownIn: start..<end))
        Text(late, format: .offset(to: start, allowedFields: [.second], sign: .always()))
      }
    } holds: {
      $0.texts(
        "3 minutes, 42 seconds", "00:03.42", "4:17", "in 5 minutes", "-3 minutes", "3:42", "1:02:03.5", "1:02", "0:00", "+222 seconds")
      let far = try $0.other {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        Text(day.addingTimeInterval(-400_000), format: .reference(to: day)).environment(\.timeZone, .gmt)
      }
      far.expect(far.texts.first?.contains("2001") == true || far.texts.first?.contains("2000") == true, "\(far.texts)")
    }
    row(
      "TimeDataSource", "TimeDataSource.currentDate", "TimeDataSource.dateRange", "TimeDataSource.durationOffset",
      says: "a time that goes on, as it is when the picture is made", from: .documented("swiftui/timedatasource"), in: .fixed(300, 120)
    ) {
      VStack {
        Text(.currentDate, format: .timer(countingDownIn: Date(timeIntervalSinceNow: -9)..<Date(timeIntervalSinceNow: -5)))
        Text(.durationOffset(to: Date(timeIntervalSinceNow: -7200.5)), format: .units(allowed: [.hours], width: .wide))
        Text("ends \(.currentDate, format: .timer(countingUpIn: Date(timeIntervalSinceNow: -99)..<Date(timeIntervalSinceNow: -90)))")
      }
    } holds: {
      $0.texts("0:00", "2 hours", "ends 0:09")
    }
    row(
      "Text.DateStyle.relative", "Text.DateStyle.offset", "Text.DateStyle.timer",
      says: "how far off: in two units, in one with a sign, as a clock",
      from: .documented("swiftui/text/datestyle/relative"), in: .fixed(100, 200)
    ) {
      VStack {
        Text(Date(timeIntervalSinceNow: -7505), style: .relative)
        Text(Date(timeIntervalSinceNow: 7505.5), style: .offset)
        Text(Date(timeIntervalSinceNow: -7505), style: .offset)
        Text(Date(timeIntervalSinceNow: -7505.1), style: .timer)
        Text(Date(timeIntervalSinceNow: -65.1), style: .timer)
        Text(Date(timeIntervalSinceNow: -3 * 86400 - 100), style: .relative)
        Text(Date(timeIntervalSinceNow: -3605), style: .offset)
      }
    } holds: {
      let words = $0.texts
      $0.judge.equal(words[0], "2 hr, 5 min")
      $0.judge.equal(words[1], "+2 hours")
      $0.judge.equal(words[2], "-2 hours")
      $0.judge.expect(words[3].hasPrefix("2:05:0") && words[3].count == 7, words[3])
      $0.judge.expect(words[4].hasPrefix("1:0") && words[4].count == 4, words[4])
      $0.judge.expect(words[5].hasPrefix("3 days"), words[5])
      $0.judge.equal(words[6], "-1 hour")
    }
    row(
      "Text", says: "spans and timers of dates", from: .documented("swiftui/text/init(timerinterval:pausetime:countsdown:showshours:)"),
      in: .fixed(300, 200)
    ) {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let end = start.addingTimeInterval(3723)
      VStack {
        Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(60))
        Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(60), countsDown: false)
        Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(60), showsHours: false)
        Text(timerInterval: start...end, pauseTime: start.addingTimeInterval(-60))
        Text(timerInterval: start...end)
        Text(start...start.addingTimeInterval(5400))
        Text(DateInterval(start: start, duration: 5400))
        Text(start...start.addingTimeInterval(86400 * 2))
      }.environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    } holds: {
      let words = $0.texts.map { $0.replacing("\u{202F}", with: " ") }
      $0.judge.equal(Array(words.prefix(5)), ["1:01:03", "1:00", "61:03", "1:02:03", "0:00"])
      $0.judge.equal(words[5], "12:00 AM – 1:30 AM")
      $0.judge.equal(words[6], words[5])
      $0.judge.expect(words[7].contains("Jan 1, 2001") && words[7].contains("Jan 3, 2001"), words[7])
    }
    row(
      "Text", says: "values by Foundation's formats, for the reader's locale", from: .documented("swiftui/text/init(_:format:)"),
      in: .fixed(300, 200)
    ) {
      VStack {
        Text(0.25, format: .percent)
        Text(1234.5, format: .number)
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de_DE"))
        Text(5, format: .currency(code: "USD"))
        Text(NSNumber(value: 7), formatter: NumberFormatter())
        Text(["a", "b", "c"], format: .list(type: .and))
      }
    } holds: {
      $0.texts("25%", "1,234.5", "1.234,5", "$5.00", "7", "a, b, and c")
    }
    measure(
      "Measurement.FormatStyle", "Measurement.FormatStyle.format", "Measurement.FormatStyle.width", "Measurement.FormatStyle.locale",
      "Measurement.FormatStyle.UnitWidth", "Measurement.FormatStyle.hidesScaleName", "Measurement.FormatStyle.usage",
      "Measurement.FormatStyle.numberFormatStyle", "Measurement.formatted", "FormatStyle.measurement",
      says: "the amount and its unit in words, abbreviated or narrow", from: .documented("foundation/measurement/formatstyle")
    ) { judge in
      let (us, de) = (Locale(identifier: "en_US"), Locale(identifier: "de_DE"))
      typealias Length = Measurement<UnitLength>.FormatStyle
      typealias Heat = Measurement<UnitTemperature>.FormatStyle
      let miles = Measurement(value: 3, unit: UnitLength.miles)
      judge.equal(Length(width: .wide, locale: us, usage: .asProvided).format(miles), "3 miles")
      judge.equal(Length(width: .abbreviated, locale: us, usage: .asProvided).format(miles), "3 mi")
      judge.equal(Length(width: .narrow, locale: us, usage: .asProvided).format(miles), "3mi")
      judge.equal(Length(width: .wide, locale: us, usage: .asProvided).format(Measurement(value: 1, unit: .miles)), "1 mile")
      judge.equal(Length(width: .abbreviated, locale: de).format(miles), "4,8 km")
      judge.equal(Length(width: .abbreviated, locale: us).format(Measurement(value: 50, unit: .kilometers)), "31 mi")
      judge.equal(Length(width: .abbreviated, locale: us).format(Measurement(value: 20, unit: .centimeters)), "7.9 in")
      judge.equal(Length(width: .abbreviated, locale: us).format(Measurement(value: 20, unit: .meters)), "66 ft")
      judge.equal(Length(width: .abbreviated, locale: de).format(Measurement(value: 2, unit: .feet)), "61 cm")
      judge.equal(
        Length(width: .abbreviated, locale: us, usage: .asProvided).format(Measurement(value: 12.345, unit: .kilometers)), "12.345 km")
      judge.equal(
        Length(width: .abbreviated, locale: us, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1)))
          .format(Measurement(value: 12.345, unit: .kilometers)), "12.3 km")
      judge.equal(Length(width: .abbreviated, locale: us).locale(de).locale, de)
      let warm = Measurement(value: 21, unit: UnitTemperature.celsius)
      judge.equal(Heat(width: .abbreviated, locale: us).format(warm), "70°F")
      judge.equal(Heat(width: .wide, locale: us, usage: .asProvided).format(warm), "21 degrees Celsius")
      judge.equal(Heat(width: .narrow, locale: us).format(warm), "70°")
      judge.equal(Heat(width: .abbreviated, locale: de).format(warm), "21 °C")
      var bare = Heat(width: .abbreviated, locale: us)
      judge.equal(bare.hidesScaleName, false)
      bare.hidesScaleName = true
      judge.equal(bare.format(warm), "70°")
      judge.equal(Heat.measurement(width: .abbreviated, hidesScaleName: true).locale(us).format(warm), "70°")
      judge.equal(miles.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)), "3 miles")
      judge.equal(miles.formatted(Length(width: .abbreviated, locale: us, usage: .asProvided)), "3 mi")
      judge.expect(miles.formatted().hasSuffix("mi") || miles.formatted().hasSuffix("km"), miles.formatted())
      let shown = try judge.show { Text(miles, format: .measurement(width: .abbreviated)) }
      shown.texts("3 mi")
    }
    measure(
      "MeasurementFormatUnitUsage", "MeasurementFormatUnitUsage.general", "MeasurementFormatUnitUsage.asProvided",
      "MeasurementFormatUnitUsage.road", "MeasurementFormatUnitUsage.visibility", "MeasurementFormatUnitUsage.person",
      "MeasurementFormatUnitUsage.weather", "MeasurementFormatUnitUsage.personHeight", "MeasurementFormatUnitUsage.focalLength",
      "MeasurementFormatUnitUsage.rainfall", "MeasurementFormatUnitUsage.snowfall", "MeasurementFormatUnitUsage.personWeight",
      "MeasurementFormatUnitUsage.wind", "MeasurementFormatUnitUsage.liquid", "MeasurementFormatUnitUsage.food",
      "MeasurementFormatUnitUsage.workout", says: "what an amount is for chooses the unit",
      from: .documented("foundation/measurementformatunitusage")
    ) { judge in
      let (us, uk, de) = (Locale(identifier: "en_US"), Locale(identifier: "en_GB"), Locale(identifier: "de_DE"))
      @MainActor func length(_ meters: Double, _ usage: MeasurementFormatUnitUsage<UnitLength>, _ locale: Locale) -> String {
        Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: locale, usage: usage).format(
          Measurement(value: meters, unit: .meters))
      }
      judge.equal(length(16093.44, .road, us), "10 mi")
      judge.equal(length(16093.44, .road, uk), "10 mi")
      judge.equal(length(16093.44, .general, uk), "16 km")
      judge.equal(length(16000, .road, de), "16 km")
      judge.equal(length(16093.44, .visibility, us), "10 mi")
      for usage: MeasurementFormatUnitUsage<UnitLength> in [.asProvided, .person, .personHeight, .focalLength, .rainfall, .snowfall] {
        judge.equal(length(12, usage, us), "12 m")
      }
      for usage: MeasurementFormatUnitUsage<UnitTemperature> in [.weather, .person, .general] {
        judge.equal(
          Measurement<UnitTemperature>.FormatStyle(width: .abbreviated, locale: us, usage: usage).format(
            Measurement(value: 0, unit: .celsius)),
          "32°F")
      }
      @MainActor func weight(_ kilograms: Double, _ locale: Locale) -> String {
        Measurement<UnitMass>.FormatStyle(width: .abbreviated, locale: locale, usage: .personWeight)
          .format(Measurement(value: kilograms, unit: .kilograms))
      }
      judge.equal(weight(50, us), "110 lb")
      judge.equal(weight(0.2, us), "7.1 oz")
      judge.equal(weight(50, de), "50 kg")
      judge.equal(weight(0.2, de), "200 g")
      @MainActor func wind(_ locale: Locale) -> String {
        Measurement<UnitSpeed>.FormatStyle(width: .abbreviated, locale: locale, usage: .wind).format(
          Measurement(value: 10, unit: .metersPerSecond))
      }
      judge.equal(wind(us), "22 mph")
      judge.equal(wind(uk), "22 mph")
      judge.equal(wind(de), "36 km/h")
      judge.equal(
        Measurement<UnitVolume>.FormatStyle(width: .abbreviated, locale: us, usage: .liquid).format(Measurement(value: 3, unit: .liters)),
        "3 L")
      for usage: MeasurementFormatUnitUsage<UnitEnergy> in [.food, .workout] {
        judge.equal(
          Measurement<UnitEnergy>.FormatStyle(width: .abbreviated, locale: us, usage: usage)
            .format(Measurement(value: 418.4, unit: .kilojoules)), "100 kcal")
      }
    }
    measure(
      "PersonNameComponents.FormatStyle", "PersonNameComponents.FormatStyle.Style", "PersonNameComponents.FormatStyle.format",
      "PersonNameComponents.FormatStyle.locale", "PersonNameComponents.FormatStyle.style", "PersonNameComponents.formatted",
      "FormatStyle.name", says: "short, medium, long or initials; the family name first in Korean",
      from: .documented("foundation/personnamecomponents/formatstyle")
    ) { judge in
      var name = PersonNameComponents()
      name.namePrefix = "Dr."
      name.givenName = "Ada"
      name.middleName = "King"
      name.familyName = "Lovelace"
      name.nameSuffix = "I"
      let us = Locale(identifier: "en_US")
      typealias Style = PersonNameComponents.FormatStyle
      judge.equal(Style(style: .short, locale: us).format(name), "Ada")
      judge.equal(Style(style: .medium, locale: us).format(name), "Ada Lovelace")
      judge.equal(Style(style: .long, locale: us).format(name), "Dr. Ada King Lovelace I")
      judge.equal(Style(style: .abbreviated, locale: us).format(name), "AL")
      name.nickname = "Addie"
      judge.equal(Style(style: .short, locale: us).format(name), "Addie")
      judge.equal(Style(style: .medium, locale: us).locale, us)
      judge.equal(Style(style: .medium, locale: us).style, .medium)
      judge.equal(name.formatted(.name(style: .long).locale(us)), "Dr. Ada King Lovelace I")
      judge.expect(name.formatted().contains("Lovelace"), "no family name")
      var korean = PersonNameComponents()
      korean.givenName = "유나"
      korean.familyName = "김"
      judge.equal(Style(style: .medium, locale: Locale(identifier: "ko_KR")).format(korean), "김유나")
      judge.equal(Style(style: .medium, locale: us).format(PersonNameComponents()), "")
      try judge.show { Text(name, format: .name(style: .medium)) }.texts("Ada Lovelace")
    }
  }
}
