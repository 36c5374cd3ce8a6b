/// What SwiftUI and the photos' views have together: it stands with those.
@_exported import PhotosUI
