import Foundation
import QuoinAppearance
import QuoinMessages
import SwiftUI

/// The environment that the command line's choices make.
enum RunnerEnvironment {
  static func set(_ environment: inout EnvironmentValues, _ choices: RenderChoices, _ screen: Screen?) {
    if choices.isDark { environment.colorScheme = .dark }
    if choices.readsRightToLeft { environment.layoutDirection = .rightToLeft }
    if let locale = choices.locale { environment.locale = Locale(identifier: locale) }
    if let size = choices.dynamicType.flatMap({ TypeSize(named: $0) }),
      let own = DynamicTypeSize.allCases.first(where: { "\($0)" == size.name })
    {
      environment.dynamicTypeSize = own
    }
    if !choices.accessibility.isEmpty { environment.take(choices.accessibilitySettings) }
    if let system = choices.system.flatMap({ SystemGeneration(named: $0) }) { environment.systemGeneration = system }
    if let screen {
      environment.horizontalSizeClass = screen.horizontalSizeClass == .regular ? .regular : .compact
      environment.verticalSizeClass = screen.verticalSizeClass == .regular ? .regular : .compact
    }
  }
}

extension RenderChoices {
  /// What the reader turned on.
  var accessibilitySettings: AccessibilitySettings {
    accessibility.reduce(into: []) { settings, setting in
      switch setting {
      case .boldText: settings.insert(.boldText)
      case .increaseContrast: settings.insert(.increaseContrast)
      case .reduceTransparency: settings.insert(.reduceTransparency)
      case .reduceMotion: settings.insert(.reduceMotion)
      case .differentiateWithoutColor: settings.insert(.differentiateWithoutColor)
      case .invertColors: settings.insert(.invertColors)
      case .buttonShapes: settings.insert(.buttonShapes)
      case .onOffLabels: settings.insert(.onOffLabels)
      }
    }
  }

  /// Whether pages run from right to left: as it was chosen, else as the locale's language is written.
  var readsRightToLeft: Bool {
    isRightToLeft ?? locale.map { Locale(identifier: $0).language.characterDirection == .rightToLeft } ?? false
  }
}
