// Screens of the system that a page cannot show: they compile, keep what they are given and show an empty view of their kind.

/// Lets the user choose a colour. It shows an empty screen here.
@MainActor @preconcurrency open class UIColorPickerViewController: UIViewController {
  /// The colour.
  open var selectedColor = UIColor.black
  /// Whether it may be clear.
  open var supportsAlpha = true
  /// Who hears of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
}
