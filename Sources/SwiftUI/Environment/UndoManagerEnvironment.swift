import UIKit

extension EnvironmentValues {
  /// Who undoes what is done; none on a page.
  public var undoManager: UndoManager? { nil }
}
