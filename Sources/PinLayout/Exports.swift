@_exported import UIKit

/// The insets that pins take.
public typealias PEdgeInsets = UIEdgeInsets
