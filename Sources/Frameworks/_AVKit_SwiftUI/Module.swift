/// What SwiftUI and players' views have together: it stands with those.
@_exported import AVKit
