import Foundation
import Glibc
import QuoinAppearance
import QuoinFoundation
import QuoinMessages
import QuoinObjectiveC
import QuoinText
import SwiftUI
import UIKit

/// Fonts and pictures of the user's: from the folders named on the command line, and from beside the files.
enum RunnerResources {
  /// What every page of this run finds; kept, so that a picture is decoded once.
  @MainActor private(set) static var pictures = PageResources(folders: [])

  @MainActor static func prepare(_ choices: RenderChoices) throws(RunnerRefusal) {
    // Nothing is animated and no clock is asked: the same file gives the same picture wherever and whenever it is made.
    setenv("TZ", "UTC", 1)
    _PhoneSystem.generation = choices.system.flatMap { Int($0) }
    for folder in choices.fontFolders {
      do throws(FontError) {
        let broken = try FontLibrary.standard.addDirectory(folder)
        if let first = broken.first { throw first }
      } catch {
        throw RunnerRefusal("--font-dir \(folder): \(error)")
      }
    }
    for folder in choices.besideFolders { registerFonts(beside: folder) }
    // The app's Info.plist says the name where its project does.
    let accent = Bundle.main.infoDictionary?["NSAccentColorName"] as? String
    pictures = PageResources(folders: folders(choices), accentColorName: accent ?? "AccentColor")
    UIAssets.library = pictures.assets
    HostingResources.current = pictures
    speak(choices)
  }

  /// The process is a phone of these choices from now on: it speaks the pages' language, and it is the date that was chosen.
  @MainActor static func speak(_ choices: RenderChoices, on device: String? = nil) {
    let locale = choices.locale.map { Locale(identifier: $0) } ?? EnvironmentValues().locale
    let strings = pictures.strings
    let device = (choices.device ?? device).flatMap { Device.named($0) }?.screen(.portrait).idiom ?? "iphone"
    _Translations.source = _Translations.Source(locale: locale) { key, table, counts in
      strings.format(
        key, locale: locale.identifier, table: table,
        arguments: counts.map { count in count.map { Int(exactly: $0).map { .integer($0) } ?? .number($0) } ?? .text("") }, device: device)
    }
    // What is asked of UIKit outside of its pages: `UIAccessibility`, and fonts that SwiftUI's views take from UIKit.
    UITraitCollection.current = .standard.taking(choices.accessibilitySettings)
    UserDefaults.standard.register(defaults: ["AppleLocale": locale.identifier, "AppleLanguages": [locale.identifier(.bcp47)]])
    if choices.locale != nil { warnUnlessFoundationSpeaks(locale) }
    let isTold = choices.moment != nil || choices.film != nil
    _PhoneDate.begin(at: choices.date.flatMap(ChosenDate.read) ?? (isTold ? ChosenDate.usual : nil))
  }

  @MainActor private static var hasWarned = false
  /// Foundation hears of the locale by the linker's names of its own functions (`QuoinPhoneSettings`), which another Swift may call otherwise.
  @MainActor private static func warnUnlessFoundationSpeaks(_ locale: Locale) {
    guard !hasWarned, Locale.current.identifier != locale.identifier else { return }
    hasWarned = true
    let words = "Foundation of this Swift cannot be told the locale: formatters that name none write as in \(Locale.current.identifier)."
    FileHandle.standardError.write(Data("quoin: \(words)\n".utf8))
  }

  /// Where pictures, colours and texts are looked for: the folders of `--assets`, then those beside the files.
  static func folders(_ choices: RenderChoices) -> [String] { choices.assetFolders + choices.besideFolders }

  /// The font files in a folder, by their extension, sorted.
  static func fontFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { ["ttf", "otf", "ttc", "otc"].contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
  }

  private static func registerFonts(beside folder: String) {
    for name in fontFiles(in: folder) {
      do throws(FontError) {
        try FontLibrary.standard.register(file: folder + "/" + name)
      } catch {
        FileHandle.standardError.write(Data("quoin: \(error)\n".utf8))
      }
    }
  }
}
