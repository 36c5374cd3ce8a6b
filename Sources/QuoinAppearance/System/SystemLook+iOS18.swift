extension SystemLook {
  /// iOS 18: recorded as 17 wherever both were (AX 18.5; home-assistant/iOS before its iOS 26 pictures).
  static let ios18 = ios17
}
