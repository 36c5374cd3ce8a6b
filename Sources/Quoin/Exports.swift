// `import Quoin` brings what a page is made with and what is asked of it.
@_exported import QuoinFlexbox
@_exported import QuoinLayout
@_exported import SwiftUI
