/// The part of SwiftUI that needs no system; here it is one with the rest.
@_exported import SwiftUI
