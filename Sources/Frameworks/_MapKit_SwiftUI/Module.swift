/// What SwiftUI and maps have together: it stands with those.
@_exported import MapKit
