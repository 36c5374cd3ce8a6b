import QuoinAppearance

// What a navigation item says beside its plain title. Lines below a title are shown from iOS 26 on, as SwiftUI's `navigationSubtitle` is.

extension UINavigationItem {
  /// The title with looks of its own, in the place of `title`.
  public var attributedTitle: AttributedString? {
    get { kept(nil) }
    set { say(newValue) }
  }
  /// Words below the title; with a large title they stand below that one.
  public var subtitle: String? {
    get { kept(nil) }
    set { say(newValue) }
  }
  /// Words below the title with looks of their own, in the place of `subtitle`.
  public var attributedSubtitle: AttributedString? {
    get { kept(nil) }
    set { say(newValue) }
  }
  /// A view below the title, in the place of words.
  public var subtitleView: UIView? {
    get { kept(nil) }
    set { say(newValue) }
  }
  /// The words of the large title; nil = `title`.
  public var largeTitle: String? {
    get { kept(nil) }
    set { say(newValue) }
  }
  /// Words below the large title; nil = `subtitle`.
  public var largeSubtitle: String? {
    get { kept(nil) }
    set { say(newValue) }
  }
  /// Words below the large title with looks of their own, in the place of `largeSubtitle`; nil = `attributedSubtitle`.
  public var largeAttributedSubtitle: AttributedString? {
    get { kept(nil) }
    set { say(newValue) }
  }
  /// A view below the large title, in the place of words; nil = `subtitleView`.
  public var largeSubtitleView: UIView? {
    get { kept(nil) }
    set { say(newValue) }
  }
  private func say<Value>(_ value: Value, _ name: String = #function) {
    keep(value, name)
    bar?.itemChanged()
  }

  /// What stands below the title.
  func line(large: Bool) -> TitleLine {
    let view = (large ? largeSubtitleView : nil) ?? subtitleView
    let styled = (large ? largeAttributedSubtitle : nil) ?? (large && largeSubtitle != nil ? nil : attributedSubtitle)
    return TitleLine(view: view, styled: styled, plain: (large ? largeSubtitle : nil) ?? subtitle)
  }
}

/// What stands below a title: a view, else words with looks, else words.
@MainActor struct TitleLine {
  var view: UIView?
  var styled: AttributedString?
  var plain: String?
  var isEmpty: Bool { view == nil && styled == nil && (plain ?? "").isEmpty }
}

extension UILabel {
  /// Takes words with looks where there are some, else plain ones.
  func show(_ styled: AttributedString?, else plain: String?) {
    if let styled { attributedText = NSAttributedString(styled) } else { text = plain }
  }
}
