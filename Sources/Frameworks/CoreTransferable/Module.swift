/// What can be handed from one app to another: it stands where SwiftUI's views are dragged.
@_exported import SwiftUI
