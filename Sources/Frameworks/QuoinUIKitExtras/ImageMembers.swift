import Foundation
import UIKit

// What few files ask of pictures and of how their symbols are drawn.

extension UIImage {
  /// How its symbol is drawn; nil: as its surroundings say.
  public var configuration: UIImage.Configuration? { isSymbolImage ? SymbolConfiguration.unspecified : nil }
  /// How its symbol is drawn; nil for pictures.
  public var symbolConfiguration: SymbolConfiguration? { isSymbolImage ? .unspecified : nil }
  /// The surroundings that it was made for: those of now.
  public var traitCollection: UITraitCollection { .current }
  /// Whether letters beside it stand on a line of its own: no.
  public var hasBaseline: Bool { false }
  /// It without a line for letters: itself.
  public func withoutBaseline() -> UIImage { self }
  /// A picture of a catalogue whose symbol is filled so far, 0 … 1; filled wholly here.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) { self.init(named: name, in: bundle, with: configuration) }
}
extension UIImage.SymbolConfiguration {
  /// It without a text style: itself, as a size that is set later holds.
  public func withoutTextStyle() -> UIImage.SymbolConfiguration { self }
  /// It without a scale: of medium scale.
  public func withoutScale() -> UIImage.SymbolConfiguration { applying(UIImage.SymbolConfiguration(scale: .medium)) }
  /// It without a weight: of regular weight.
  public func withoutWeight() -> UIImage.SymbolConfiguration { applying(UIImage.SymbolConfiguration(weight: .regular)) }
  /// How much of a symbol of several parts is drawn by its value.
  public enum VariableValueMode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Its parts are of one colour.
    case color
    /// Its line is drawn so far.
    case draw
  }
  /// Draws a value so; kept by nobody.
  public convenience init(variableValueMode: VariableValueMode) { self.init(scale: .unspecified) }
  /// How a symbol is filled.
  public enum ColorRenderingMode: Int, Sendable {
    /// As the system likes.
    case automatic
    /// With its colour.
    case flat
    /// Lighter above than below.
    case gradient
  }
  /// Fills so; kept by nobody: with its colour.
  public convenience init(colorRenderingMode: ColorRenderingMode) { self.init(scale: .unspecified) }
}
extension UIImage.SymbolWeight {
  /// The weight of letters that suits it; regular for none.
  public func fontWeight() -> UIFont.Weight {
    switch self {
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    default: .regular
    }
  }
}
extension UIFont.Weight {
  /// The weight of symbols that suits it: the nearest.
  public func symbolWeight() -> UIImage.SymbolWeight {
    let known: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    return known.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
  }
}
extension UIImagePickerController {
  /// Whether a camera has a flash: there is none.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What a camera can take; nil: there is none.
  public class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
}
extension UIColorPickerViewController {
  /// Whether a colour may be taken from the screen; kept only.
  public var supportsEyedropper: Bool {
    get { kept(by: self, true) }
    set { keep(newValue, by: self) }
  }
  /// How much brighter than white colours may be; kept only.
  public var maximumLinearExposure: CGFloat {
    get { kept(by: self, 1) }
    set { keep(newValue, by: self) }
  }
}
extension UIColorWell {
  /// Whether a colour may be taken from the screen; kept only.
  public var supportsEyedropper: Bool {
    get { kept(by: self, true) }
    set { keep(newValue, by: self) }
  }
  /// How much brighter than white colours may be; kept only.
  public var maximumLinearExposure: CGFloat {
    get { kept(by: self, 1) }
    set { keep(newValue, by: self) }
  }
}
extension UIColor {
  /// How much a colour is in front of others.
  public enum Prominence: Int, Sendable {
    /// As it is.
    case primary
    /// A little less.
    case secondary
    /// Less.
    case tertiary
    /// Least.
    case quaternary
  }
  /// The colour as one that stands so far behind: of so much opacity as labels of that rank have in light surroundings, against the first of
  /// them: 60, 30 and 18 of 100 (as the system's own).
  public func withProminence(_ prominence: Prominence) -> UIColor {
    switch prominence {
    case .primary: self
    case .secondary: withAlphaComponent(0.6)
    case .tertiary: withAlphaComponent(0.3)
    case .quaternary: withAlphaComponent(0.18)
    }
  }
  /// A colour brighter than white by so many stops: as white at most, as nothing here is brighter.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, exposure: CGFloat) {
    self.init(red: min(red, 1), green: min(green, 1), blue: min(blue, 1), alpha: alpha)
  }
  /// A colour so many times as bright as white: as white at most, as nothing here is brighter.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, linearExposure: CGFloat) {
    self.init(red: min(red, 1), green: min(green, 1), blue: min(blue, 1), alpha: alpha)
  }
}
