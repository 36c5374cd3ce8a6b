import Foundation
import OpenCombine

// What publishers decode and encode by, as on the phone.
extension JSONDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: @retroactive TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: @retroactive TopLevelEncoder { public typealias Output = Data }
