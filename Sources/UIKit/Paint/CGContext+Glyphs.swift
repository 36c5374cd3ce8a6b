import QuoinText

/// What a context was told of glyphs.
struct GlyphStyle {
  var font: CGFont?
  // Core Graphics names no size to begin with: assumed.
  var size: CGFloat = 1
  var mode = CGTextDrawingMode.fill
}

/// What is drawn of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Their insides.
  case fill
  /// The lines along them.
  case stroke
  /// Both.
  case fillStroke
  /// Nothing.
  case invisible
  /// Their insides, and only within them what follows.
  case fillClip
  /// The lines along them, and only within them what follows.
  case strokeClip
  /// Both, and only within them what follows.
  case fillStrokeClip
  /// Nothing, and only within them what follows.
  case clip
}

extension CGContext {
  /// The font of glyphs; there is none to begin with, and without one none are drawn.
  public func setFont(_ font: CGFont) { glyphStyle.font = font }
  /// Points per em of glyphs.
  public func setFontSize(_ size: CGFloat) { glyphStyle.size = size }
  /// Points between glyphs, besides their widths; those that are given places need none.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// What is drawn of glyphs.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { glyphStyle.mode = mode }
  /// Where glyphs are set next, before the map of what follows.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// Draws glyphs at their places, through the text's map: upwards is up, so in a view or a picture of UIKit's the map must turn them over
  /// (`textMatrix = CGAffineTransform(scaleX: 1, y: -1)`).
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = glyphStyle.font else { return }
    var form = Path()
    for (glyph, position) in zip(glyphs, positions) {
      let place = CGAffineTransform(translationX: position.x, y: position.y)
      form.addPath(font.path(of: glyph), transform: CGAffineTransform(scaleX: glyphStyle.size, y: glyphStyle.size).concatenating(place))
    }
    show(form.applying(textMatrix))
  }

  /// Draws the outlines of glyphs as the mode says.
  private func show(_ form: Path) {
    let mode = glyphStyle.mode
    if [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(mode) { fill(form, eoFill: false) }
    if [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(mode) { stroke(form, line) }
    if [.fillClip, .strokeClip, .fillStrokeClip, .clip].contains(mode) { clip(form, eoFill: false) }
  }
}
