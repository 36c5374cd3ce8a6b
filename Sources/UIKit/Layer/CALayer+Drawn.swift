extension CALayer {
  /// Whether nothing shows through, so that what lies below need not be drawn; kept only.
  public var isOpaque: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether its opacity holds for what is in it as one; it always does.
  public var allowsGroupOpacity: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Which smaller copy of its picture is taken; kept only.
  public var minificationFilterBias: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
}
