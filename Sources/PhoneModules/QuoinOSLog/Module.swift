/// Logging by the name of its framework.
@_exported import Foundation
@_exported import QuoinOS
