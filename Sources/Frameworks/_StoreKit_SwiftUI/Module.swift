/// What SwiftUI and the store have together: it stands with that.
@_exported import StoreKit
