import QuoinAppearance
import QuoinDrawing

/// Styles of date pickers; all look compact here.
public enum UIDatePickerStyle: Int, Sendable {
  /// The styles of the phone.
  case automatic, wheels, compact, inline
}
