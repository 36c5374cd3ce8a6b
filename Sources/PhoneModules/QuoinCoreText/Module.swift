/// Core Text by name: its fonts are UIKit's.
@_exported import UIKit
