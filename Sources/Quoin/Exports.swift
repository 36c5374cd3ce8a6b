// `import Quoin` brings what a page is made with and what is asked of it.
@_exported import QuoinFlexbox
@_exported import QuoinLayout
@_exported import SwiftUI

// And what documents and pages hand out, by name: the rest of the drawing stays below.
@_exported import struct QuoinDrawing.DisplayList
@_exported import enum QuoinDrawing.DrawingError
@_exported import struct QuoinDrawing.PDFExporter
