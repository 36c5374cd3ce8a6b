/// What SwiftUI and pages of the web have together: it stands with those.
@_exported import WebKit
