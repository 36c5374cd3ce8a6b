// `quoin`: previews of SwiftUI and UIKit files, printed on any machine that runs Swift.

Interruption.arrange()
QuoinTool.main()
