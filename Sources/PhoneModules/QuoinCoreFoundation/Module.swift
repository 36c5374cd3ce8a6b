/// Core Foundation by name: what of it Linux has, `CGFloat` first, is Foundation's.
@_exported import Foundation
