import Foundation
import QuoinLayout
import UIKit

/// Something felt or heard.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  /// How heavy what strikes is.
  public struct Weight: Hashable, Sendable {
    let name: String
    /// Hardly to be felt.
    public static let light = Weight(name: "light")
    /// In between.
    public static let medium = Weight(name: "medium")
    /// Strongly felt.
    public static let heavy = Weight(name: "heavy")
  }
  /// How hard what strikes is.
  public struct Flexibility: Hashable, Sendable {
    let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// In between.
    public static let solid = Flexibility(name: "solid")
    /// It gives way.
    public static let soft = Flexibility(name: "soft")
  }
  /// A task was done.
  public static let success = SensoryFeedback(name: "success")
  /// A task ended with a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A choice changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A number went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A number went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something dragged stands in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A path is at its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// A level was passed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something struck.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something of a weight struck; `intensity` is from 0 to 1. Both are ignored.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Something of a hardness struck; `intensity` is from 0 to 1. Both are ignored.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}
