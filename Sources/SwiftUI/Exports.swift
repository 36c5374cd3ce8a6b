// What `import SwiftUI` brings on the phone, it brings here.
@_exported import Combine
@_exported import CoreGraphics
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import Observation
@_exported import QuoinGeometry
@_exported import QuoinLayout
@_exported import UIKit
