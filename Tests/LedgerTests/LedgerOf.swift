import Testing

/// The ledgers of the modules, made of the topics that the files of their folders write.
enum LedgerOf {
  /// A module's ledger, which becomes a paper.
  struct Paper: Sendable, CustomTestStringConvertible {
    let module: String
    let topics: [Ledger.Topic]
    var testDescription: String { module }
  }

  static let swiftUI = made {
    $0.layoutTopics()
    $0.containerTopics()
    $0.graphicsTopics()
  }
  static let uiKit = made {
    $0.viewTopics()
    $0.controllerTopics()
  }
  static let pinLayout = made { $0.pinLayoutTopics() }
  static let flexLayout = made { $0.flexLayoutTopics() }
  static let quoin = made { $0.quoinTopics() }

  static let papers = [
    Paper(module: "SwiftUI", topics: swiftUI), Paper(module: "UIKit", topics: uiKit), Paper(module: "PinLayout", topics: pinLayout),
    Paper(module: "FlexLayout", topics: flexLayout), Paper(module: "Quoin", topics: quoin),
  ]

  private static func made(_ write: (Ledger) -> Void) -> [Ledger.Topic] {
    let ledger = Ledger()
    write(ledger)
    return ledger.topics
  }
}
