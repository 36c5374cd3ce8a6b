import UIKit

@testable import SwiftUI

/// Surroundings in which a row's pages are shown once more, for the record alone: what a view looks like there, no row need say.
enum OtherWorld: CaseIterable {
  /// In the dark, from right to left, with larger words, at three pixels a point, in the latest generation of the system.
  case dark
  /// On a wide and low page that has more room on one side than on the other, with the words of an accessibility size, with more contrast,
  /// where nothing may be used, a generation after the first.
  case wide

  /// A page of SwiftUI there.
  func options(_ options: PageOptions) -> PageOptions {
    var options = options
    switch self {
    case .dark:
      options.scale = 3
      options.environment = {
        ($0.colorScheme, $0.layoutDirection, $0.dynamicTypeSize, $0.systemGeneration) = (.dark, .rightToLeft, .xxLarge, .ios26)
      }
    case .wide:
      if case .device(let size, var insets) = options.canvas {
        (insets.leading, insets.trailing) = (21, 5)
        options.canvas = .device(size, insets)
      }
      options.environment = {
        ($0.horizontalSizeClass, $0.verticalSizeClass, $0.dynamicTypeSize) = (.regular, .compact, .accessibility2)
        ($0.isEnabled, $0.colorSchemeContrast, $0.systemGeneration) = (false, .increased, .ios18)
      }
    }
    return options
  }

  /// A page of UIKit there.
  func settings(_ settings: UIKitPageSettings) -> UIKitPageSettings {
    var settings = settings
    switch self {
    case .dark:
      (settings.isDark, settings.isRightToLeft, settings.contentSize, settings.generation) = (true, true, .extraExtraLarge, .ios26)
      settings.scale = 3
    case .wide:
      (settings.horizontal, settings.vertical, settings.contentSize) = (.regular, .compact, .accessibilityLarge)
      (settings.highContrast, settings.generation) = (true, .ios18)
      (settings.safeArea.left, settings.safeArea.right) = (21, 5)
    }
    return settings
  }
}
