// What the phone's UIKit shows its importers without their asking.
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import QuartzCore
@_exported import QuoinFoundation
@_exported import QuoinGeometry
@_exported import QuoinObjectiveC
