import BrandCard
import Foundation
import Quoin
import SwiftUI
import Testing

/// What a program draws with the pictures, colours and texts of a library's bundle, by the names that the plug-in makes.
@MainActor struct BrandCardTests {
  private func page(_ stars: Int, _ locale: String = "en_US", dark: Bool = false) -> PlacedPage {
    let renderer = ImageRenderer(content: BrandCard("Quoin", stars: stars))
    renderer.scale = 2
    renderer.environment = {
      $0.locale = Locale(identifier: locale)
      $0.colorScheme = dark ? .dark : .light
    }
    return renderer.page()
  }

  @Test func theNamesStandForWhatTheCataloguesHold() throws {
    let page = page(5)
    #expect(page.findings.isEmpty)
    #expect(page.layoutTree().first(identifier: "logo")?.frame.width == 40)
    #expect(page.layoutTree().first(identifier: "star")?.frame.width == 16)
  }

  @Test func everyPictureIsPainted() throws {
    #expect(try page(5).svg().components(separatedBy: "<image ").count == 3)
  }

  @Test func aColourFollowsTheAppearance() throws {
    #expect(try !page(5).svg().contains("#5fd3b4"))
    #expect(try page(5, dark: true).svg().contains("#5fd3b4"))
  }

  @Test(arguments: [("en_US", 1, "1 star"), ("en_US", 5, "5 stars"), ("de_DE", 1, "1 Stern"), ("de_DE", 5, "5 Sterne")])
  func textsAreThoseOfTheBundle(locale: String, stars: Int, words: String) {
    #expect(page(stars, locale).layoutTree().first(identifier: "stars")?.text == words)
  }
}
