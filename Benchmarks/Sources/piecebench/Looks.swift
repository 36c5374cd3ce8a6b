import SwiftUI

extension Font {
  static func noto(_ size: CGFloat) -> Font { .custom("Noto Sans", fixedSize: size) }
}

func color(_ hex: UInt32) -> Color {
  Color(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255)
}
