extension UIViewController {
  /// What is shown over the view where there is nothing; nil for nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept(nil) }
    set {
      keep(newValue)
      showContentUnavailable()
    }
  }
  /// Asks `updateContentUnavailableConfiguration` what is shown where there is nothing.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Lays the content over the view, once there is one.
  func showContentUnavailable() {
    guard let view = loadedView else { return }
    let known: ContentCover? = kept(nil, "content cover")
    guard let configuration = contentUnavailableConfiguration else {
      known?.removeFromSuperview()
      return keep(ContentCover?.none, "content cover")
    }
    let cover = known ?? ContentCover(frame: view.bounds)
    cover.show(configuration)
    if cover.superview !== view { view.addSubview(cover) }
    view.bringSubviewToFront(cover)
    keep(Optional(cover), "content cover")
  }
}

/// As large as the view below it, wherever that one has scrolled to; the content stands in its safe area.
private final class ContentCover: UIView {
  private var content: (any UIView & UIContentView)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { nil }

  func show(_ configuration: any UIContentConfiguration) {
    content?.removeFromSuperview()
    let made = configuration.makeContentView()
    addSubview(made)
    content = made
    setNeedsLayout()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds.inset(by: safeAreaInsets)
  }
}

/// What lies behind a window that is seen through.
public enum UIContainerBackgroundStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  /// Glass.
  case glass
  /// Nothing.
  case hidden
}
