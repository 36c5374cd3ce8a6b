/// Core Graphics by name, for users' imports: its geometry is `QuoinGeometry`, which all modules share.
@_exported import Foundation
@_exported import QuoinGeometry
