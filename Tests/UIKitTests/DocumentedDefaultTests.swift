import Foundation
import Testing

@testable import UIKit

/// Properties that say of themselves what they are: a new object has the documented default, and what is set is what is read, for as long
/// as nothing else is set.
@Suite("Documented defaults") @MainActor struct DocumentedDefaultTests {
  /// The defaults of one class, and a value beside each that it may have instead.
  struct Holder<Object: AnyObject> {
    let make: () -> Object
    @MainActor func holds<Value: Equatable>(
      _ path: ReferenceWritableKeyPath<Object, Value>, _ standard: Value, _ others: Value..., line: Int = #line
    ) {
      let object = make()
      #expect(object[keyPath: path] == standard, "the default of line \(line)")
      for other in others {
        object[keyPath: path] = other
        #expect(object[keyPath: path] == other, "\(other), which line \(line) sets")
      }
      object[keyPath: path] = standard
      #expect(object[keyPath: path] == standard, "the default, set again, of line \(line)")
    }
  }
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test("UIView") func view() {
    let view = Holder { UIView() }
    view.holds(\.isHidden, false, true)
    view.holds(\.alpha, 1, 0, 0.5)
    view.holds(\.isOpaque, true, false)
    view.holds(\.clipsToBounds, false, true)
    view.holds(\.isUserInteractionEnabled, true, false)
    view.holds(\.autoresizesSubviews, true, false)
    view.holds(\.contentMode, .scaleToFill, .center, .redraw, .bottomRight)
    view.holds(\.tag, 0, 7, -3)
    view.holds(\.translatesAutoresizingMaskIntoConstraints, true, false)
    view.holds(\.insetsLayoutMarginsFromSafeArea, true, false)
    view.holds(\.preservesSuperviewLayoutMargins, false, true)
    view.holds(\.autoresizingMask, [], .flexibleWidth, [.flexibleHeight, .flexibleLeftMargin])
    view.holds(\.semanticContentAttribute, .unspecified, .forceRightToLeft, .forceLeftToRight, .spatial, .playback)
    view.holds(\.transform, .identity, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4))
    view.holds(\.frame, .zero, CGRect(x: 3, y: 4, width: 50, height: 60))
    view.holds(\.bounds, .zero, CGRect(x: 3, y: 4, width: 50, height: 60))
    view.holds(\.center, .zero, CGPoint(x: 9, y: 11))
    view.holds(\.overrideUserInterfaceStyle, .unspecified, .dark, .light)
    view.holds(\.tintAdjustmentMode, .automatic, .dimmed, .normal)
    view.holds(\.clearsContextBeforeDrawing, true, false)
    view.holds(\.accessibilityIdentifier, nil, "id")
    view.holds(\.directionalLayoutMargins, view.make().directionalLayoutMargins, .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    let fresh = UIView()
    #expect(fresh.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) && fresh.backgroundColor == nil)
    #expect(fresh.contentHuggingPriority(for: .horizontal) == .defaultLow && fresh.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(fresh.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(fresh.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(fresh.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    #expect(UIView.noIntrinsicMetric == -1 && !fresh.isFirstResponder && !fresh.hasAmbiguousLayout)
  }

  @Test("CALayer and its kinds") func layers() {
    let layer = Holder { CALayer() }
    layer.holds(\.opacity, 1, 0.25)
    layer.holds(\.isHidden, false, true)
    layer.holds(\.masksToBounds, false, true)
    layer.holds(\.cornerRadius, 0, 9)
    layer.holds(\.borderWidth, 0, 2.5)
    layer.holds(\.shadowOpacity, 0, 0.5)
    layer.holds(\.shadowRadius, 3, 11)
    layer.holds(\.shadowOffset, CGSize(width: 0, height: -3), CGSize(width: 4, height: 5))
    layer.holds(\.zPosition, 0, 8)
    layer.holds(\.anchorPoint, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1))
    layer.holds(\.shouldRasterize, false, true)
    layer.holds(\.rasterizationScale, 1, 2)
    layer.holds(\.contentsGravity, .resize, .center)
    layer.holds(\.contentsScale, 1, 3)
    layer.holds(\.isDoubleSided, true, false)
    layer.holds(\.isGeometryFlipped, false, true)
    layer.holds(\.cornerCurve, .circular, .continuous)
    layer.holds(
      \.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner], .layerMinXMinYCorner)
    layer.holds(\.name, nil, "layer")
    let shape = Holder { CAShapeLayer() }
    shape.holds(\.lineWidth, 1, 4)
    shape.holds(\.strokeStart, 0, 0.25)
    shape.holds(\.strokeEnd, 1, 0.75)
    shape.holds(\.miterLimit, 10, 2)
    shape.holds(\.lineDashPhase, 0, 3)
    shape.holds(\.lineCap, .butt, .round, .square)
    shape.holds(\.lineJoin, .miter, .round, .bevel)
    shape.holds(\.fillRule, .nonZero, .evenOdd)
    #expect(CAShapeLayer().fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1) && CAShapeLayer().strokeColor == nil)
    let gradient = Holder { CAGradientLayer() }
    gradient.holds(\.startPoint, CGPoint(x: 0.5, y: 0), CGPoint(x: 0, y: 0.5))
    gradient.holds(\.endPoint, CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.5))
    gradient.holds(\.type, .axial, .radial, .conic)
    let text = Holder { CATextLayer() }
    text.holds(\.fontSize, 36, 12)
    text.holds(\.isWrapped, false, true)
    text.holds(\.truncationMode, .none, .end)
    text.holds(\.alignmentMode, .natural, .center)
    let copies = Holder { CAReplicatorLayer() }
    copies.holds(\.instanceCount, 1, 5)
    copies.holds(\.instanceDelay, 0, 1)
  }

  @Test("UILabel, UIImageView, UIStackView") func labels() {
    let label = Holder { UILabel() }
    label.holds(\.numberOfLines, 1, 0, 3)
    label.holds(\.textAlignment, .natural, .center, .right, .left, .justified)
    label.holds(\.lineBreakMode, .byTruncatingTail, .byWordWrapping, .byTruncatingHead)
    label.holds(\.adjustsFontSizeToFitWidth, false, true)
    label.holds(\.minimumScaleFactor, 0, 0.5)
    label.holds(\.allowsDefaultTighteningForTruncation, false, true)
    label.holds(\.isEnabled, true, false)
    label.holds(\.isHighlighted, false, true)
    label.holds(\.preferredMaxLayoutWidth, 0, 120)
    label.holds(\.baselineAdjustment, .alignBaselines, .alignCenters)
    label.holds(\.adjustsFontForContentSizeCategory, false, true)
    label.holds(\.text, nil, "a", "")
    label.holds(\.shadowOffset, CGSize(width: 0, height: -1), CGSize(width: 2, height: 2))
    #expect(UILabel().isUserInteractionEnabled == false && UILabel().font.pointSize == 17)
    let image = Holder { UIImageView() }
    image.holds(\.isHighlighted, false, true)
    image.holds(\.animationDuration, 0, 2)
    image.holds(\.animationRepeatCount, 0, 2)
    #expect(UIImageView().image == nil && !UIImageView().isAnimating)
    let stack = Holder { UIStackView() }
    stack.holds(\.axis, .horizontal, .vertical)
    stack.holds(\.distribution, .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering)
    stack.holds(\.alignment, .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline)
    stack.holds(\.spacing, 0, 8)
    stack.holds(\.isLayoutMarginsRelativeArrangement, false, true)
    stack.holds(\.isBaselineRelativeArrangement, false, true)
  }

  @Test("UIScrollView and what comes of it") func scrolling() {
    let scroll = Holder { UIScrollView() }
    scroll.holds(\.contentSize, .zero, CGSize(width: 40, height: 50))
    scroll.holds(\.contentOffset, .zero, CGPoint(x: 3, y: 4))
    scroll.holds(\.contentInset, .zero, insets)
    scroll.holds(\.contentInsetAdjustmentBehavior, .automatic, .never, .always, .scrollableAxes)
    scroll.holds(\.isScrollEnabled, true, false)
    scroll.holds(\.isPagingEnabled, false, true)
    scroll.holds(\.bounces, true, false)
    scroll.holds(\.alwaysBounceVertical, false, true)
    scroll.holds(\.alwaysBounceHorizontal, false, true)
    scroll.holds(\.showsVerticalScrollIndicator, true, false)
    scroll.holds(\.showsHorizontalScrollIndicator, true, false)
    scroll.holds(\.isDirectionalLockEnabled, false, true)
    scroll.holds(\.delaysContentTouches, true, false)
    scroll.holds(\.canCancelContentTouches, true, false)
    scroll.holds(\.scrollsToTop, true, false)
    scroll.holds(\.bouncesZoom, true, false)
    scroll.holds(\.minimumZoomScale, 1, 0.5)
    scroll.holds(\.maximumZoomScale, 1, 4)
    scroll.holds(\.keyboardDismissMode, .none, .onDrag, .interactive)
    scroll.holds(\.indicatorStyle, .default, .black, .white)
    scroll.holds(\.decelerationRate, .normal, .fast)
    scroll.holds(\.verticalScrollIndicatorInsets, .zero, insets)
    scroll.holds(\.horizontalScrollIndicatorInsets, .zero, insets)
    #expect(UIScrollView().zoomScale == 1 && UIScrollView().clipsToBounds)
    let text = Holder { UITextView() }
    text.holds(\.isEditable, true, false)
    text.holds(\.isSelectable, true, false)
    text.holds(\.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), insets)
    text.holds(\.textAlignment, .natural, .center)
    text.holds(\.allowsEditingTextAttributes, false, true)
    #expect(UITextView().text == "" && UITextView().textContainer.lineFragmentPadding == 5)
    let table = Holder { UITableView() }
    table.holds(\.allowsSelection, true, false)
    table.holds(\.allowsMultipleSelection, false, true)
    table.holds(\.allowsSelectionDuringEditing, false, true)
    table.holds(\.allowsMultipleSelectionDuringEditing, false, true)
    table.holds(\.separatorStyle, .singleLine, .none)
    table.holds(\.sectionIndexMinimumDisplayRowCount, 0, 3)
    table.holds(\.isEditing, false, true)
    table.holds(\.rowHeight, UITableView.automaticDimension, 30)
    table.holds(\.sectionHeaderHeight, UITableView.automaticDimension, 30)
    table.holds(\.sectionFooterHeight, UITableView.automaticDimension, 30)
    table.holds(\.estimatedRowHeight, UITableView.automaticDimension, 0, 50)
    table.holds(\.insetsContentViewsToSafeArea, true, false)
    table.holds(\.cellLayoutMarginsFollowReadableWidth, false, true)
    #expect(UITableView().style == .plain && UITableView.automaticDimension == -1)
    let cell = Holder { UITableViewCell() }
    cell.holds(\.accessoryType, .none, .checkmark, .disclosureIndicator, .detailButton, .detailDisclosureButton)
    cell.holds(\.editingAccessoryType, .none, .checkmark)
    cell.holds(\.selectionStyle, .default, .none)
    cell.holds(\.indentationLevel, 0, 2)
    cell.holds(\.indentationWidth, 10, 20)
    cell.holds(\.shouldIndentWhileEditing, true, false)
    cell.holds(\.showsReorderControl, false, true)
    cell.holds(\.isSelected, false, true)
    cell.holds(\.isHighlighted, false, true)
    cell.holds(\.isEditing, false, true)
    let flow = Holder { UICollectionViewFlowLayout() }
    flow.holds(\.itemSize, CGSize(width: 50, height: 50), CGSize(width: 9, height: 8))
    flow.holds(\.minimumLineSpacing, 10, 3)
    flow.holds(\.minimumInteritemSpacing, 10, 4)
    flow.holds(\.scrollDirection, .vertical, .horizontal)
    flow.holds(\.sectionInset, .zero, insets)
    flow.holds(\.headerReferenceSize, .zero, CGSize(width: 9, height: 8))
    flow.holds(\.footerReferenceSize, .zero, CGSize(width: 9, height: 8))
    flow.holds(\.estimatedItemSize, .zero, CGSize(width: 9, height: 8))
    flow.holds(\.sectionHeadersPinToVisibleBounds, false, true)
    flow.holds(\.sectionFootersPinToVisibleBounds, false, true)
    flow.holds(\.sectionInsetReference, .fromContentInset, .fromSafeArea, .fromLayoutMargins)
    let collection = Holder { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
    collection.holds(\.allowsSelection, true, false)
    collection.holds(\.allowsMultipleSelection, false, true)
    collection.holds(\.isPrefetchingEnabled, true, false)
  }

  @Test("controls") func controls() {
    let control = Holder { UIControl() }
    control.holds(\.isEnabled, true, false)
    control.holds(\.isSelected, false, true)
    control.holds(\.isHighlighted, false, true)
    control.holds(\.contentHorizontalAlignment, .center, .left, .right, .fill, .leading, .trailing)
    control.holds(\.contentVerticalAlignment, .center, .top, .bottom, .fill)
    control.holds(\.showsMenuAsPrimaryAction, false, true)
    #expect(UIControl().state == .normal && !UIControl().isTracking && !UIControl().isTouchInside)
    let slider = Holder { UISlider() }
    slider.holds(\.minimumValue, 0, -5)
    slider.holds(\.maximumValue, 1, 5)
    slider.holds(\.value, 0, 0.5, 1)
    slider.holds(\.isContinuous, true, false)
    let stepper = Holder { UIStepper() }
    stepper.holds(\.minimumValue, 0, -5)
    stepper.holds(\.maximumValue, 100, 5)
    stepper.holds(\.stepValue, 1, 2)
    stepper.holds(\.value, 0, 50)
    stepper.holds(\.wraps, false, true)
    stepper.holds(\.autorepeat, true, false)
    stepper.holds(\.isContinuous, true, false)
    Holder { UISwitch() }.holds(\.isOn, false, true)
    Holder { UIProgressView() }.holds(\.progress, 0, 0.25, 1)
    Holder { UIProgressView() }.holds(\.progressViewStyle, .default, .bar)
    let pages = Holder { UIPageControl() }
    pages.holds(\.numberOfPages, 0, 4)
    pages.holds(\.hidesForSinglePage, false, true)
    let spinner = Holder { UIActivityIndicatorView(style: .medium) }
    spinner.holds(\.hidesWhenStopped, true, false)
    spinner.holds(\.style, .medium, .large)
    #expect(UIActivityIndicatorView(style: .large).style == .large && !UIActivityIndicatorView(style: .large).isAnimating)
    let segments = Holder { UISegmentedControl(items: ["a", "b"]) }
    segments.holds(\.selectedSegmentIndex, UISegmentedControl.noSegment, 0, 1)
    segments.holds(\.isMomentary, false, true)
    segments.holds(\.apportionsSegmentWidthsByContent, false, true)
    #expect(segments.make().numberOfSegments == 2)
    let field = Holder { UITextField() }
    field.holds(\.borderStyle, .none, .line, .bezel, .roundedRect)
    field.holds(\.textAlignment, .natural, .center)
    field.holds(\.clearButtonMode, .never, .always, .whileEditing)
    field.holds(\.leftViewMode, .never, .always)
    field.holds(\.rightViewMode, .never, .always)
    field.holds(\.isSecureTextEntry, false, true)
    field.holds(\.adjustsFontSizeToFitWidth, false, true)
    field.holds(\.minimumFontSize, 0, 8)
    field.holds(\.clearsOnBeginEditing, false, true)
    field.holds(\.keyboardType, .default, .numberPad, .emailAddress)
    field.holds(\.returnKeyType, .default, .done)
    field.holds(\.autocorrectionType, .default, .no)
    field.holds(\.autocapitalizationType, .sentences, .none)
    field.holds(\.spellCheckingType, .default, .no)
    field.holds(\.enablesReturnKeyAutomatically, false, true)
    field.holds(\.placeholder, nil, "a")
    #expect(UITextField().text == "" && UITextField().placeholder == nil && !UITextField().isEditing)
    let button = Holder { UIButton() }
    button.holds(\.contentEdgeInsets, .zero, insets)
    button.holds(\.titleEdgeInsets, .zero, insets)
    button.holds(\.imageEdgeInsets, .zero, insets)
    button.holds(\.changesSelectionAsPrimaryAction, false, true)
    #expect(UIButton().buttonType == .custom && UIButton(type: .system).buttonType == .system)
    #expect(UIButton().configuration == nil && UIButton().currentTitle == nil && UIButton().currentImage == nil)
    let date = Holder { UIDatePicker() }
    date.holds(\.datePickerMode, .dateAndTime, .date, .time, .countDownTimer)
    date.holds(\.preferredDatePickerStyle, .automatic, .compact, .wheels, .inline)
    date.holds(\.minuteInterval, 1, 15)
    let search = Holder { UISearchBar() }
    search.holds(\.searchBarStyle, .default, .minimal, .prominent)
    search.holds(\.showsCancelButton, false, true)
    search.holds(\.placeholder, nil, "a")
    search.holds(\.text, search.make().text, "a")
  }

  @Test("controllers, bars and presentations") func controllers() {
    let controller = Holder { UIViewController() }
    controller.holds(\.title, nil, "a")
    controller.holds(\.modalTransitionStyle, .coverVertical, .crossDissolve, .flipHorizontal)
    controller.holds(\.modalPresentationStyle, controller.make().modalPresentationStyle, .fullScreen, .formSheet, .overFullScreen)
    controller.holds(\.definesPresentationContext, false, true)
    controller.holds(\.isModalInPresentation, false, true)
    controller.holds(\.edgesForExtendedLayout, .all, [], .top)
    controller.holds(\.extendedLayoutIncludesOpaqueBars, false, true)
    controller.holds(\.additionalSafeAreaInsets, .zero, insets)
    controller.holds(\.hidesBottomBarWhenPushed, false, true)
    controller.holds(\.preferredContentSize, .zero, CGSize(width: 30, height: 40))
    controller.holds(\.viewRespectsSystemMinimumLayoutMargins, true, false)
    #expect(!UIViewController().isViewLoaded && UIViewController().children.isEmpty && UIViewController().presentedViewController == nil)
    let navigation = Holder { UINavigationController() }
    navigation.holds(\.isNavigationBarHidden, false, true)
    navigation.holds(\.isToolbarHidden, true, false)
    navigation.holds(\.hidesBarsOnSwipe, false, true)
    let item = Holder { UINavigationItem(title: "a") }
    item.holds(\.title, "a", nil, "b")
    item.holds(\.prompt, nil, "b")
    item.holds(\.hidesBackButton, false, true)
    item.holds(\.largeTitleDisplayMode, .automatic, .always, .never)
    item.holds(\.leftItemsSupplementBackButton, false, true)
    item.holds(\.hidesSearchBarWhenScrolling, true, false)
    let bar = Holder { UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil) }
    bar.holds(\.title, "a", "b")
    bar.holds(\.isEnabled, true, false)
    bar.holds(\.width, 0, 30)
    bar.holds(\.style, .plain, .done)
    bar.holds(\.tag, 0, 3)
    let tab = Holder { UITabBarItem(title: "a", image: nil, tag: 4) }
    tab.holds(\.title, "a", "b")
    tab.holds(\.tag, 4, 5)
    tab.holds(\.badgeValue, nil, "9")
    tab.holds(\.isEnabled, true, false)
    Holder { UINavigationBar() }.holds(\.prefersLargeTitles, false, true)
    Holder { UINavigationBar() }.holds(\.isTranslucent, true, false)
    Holder { UITabBar() }.holds(\.isTranslucent, true, false)
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    #expect(
      alert.title == "a" && alert.message == "b" && alert.preferredStyle == .alert && alert.actions.isEmpty && alert.textFields == nil)
    let action = UIAlertAction(title: "c", style: .destructive)
    #expect(action.title == "c" && action.style == .destructive && action.isEnabled)
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .horizontal && !pages.isDoubleSided)
    #expect(UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical).navigationOrientation == .vertical)
    let picker = Holder { UIImagePickerController() }
    picker.holds(\.sourceType, .photoLibrary, .camera)
    picker.holds(\.allowsEditing, false, true)
    picker.holds(\.showsCameraControls, true, false)
    picker.holds(\.cameraDevice, .rear, .front)
    let colors = Holder { UIColorPickerViewController() }
    colors.holds(\.supportsAlpha, true, false)
    let popover = Holder { UIPopoverPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    popover.holds(\.permittedArrowDirections, .any, .up)
    let sheet = Holder { UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil) }
    sheet.holds(\.prefersGrabberVisible, false, true)
    sheet.holds(\.prefersScrollingExpandsWhenScrolledToEdge, true, false)
    sheet.holds(\.prefersEdgeAttachedInCompactHeight, false, true)
    sheet.holds(\.widthFollowsPreferredContentSizeWhenEdgeAttached, false, true)
  }

  @Test("labels and pictures take no touches unless they are told to (uikit/uiimageview, uikit/uilabel/isuserinteractionenabled)")
  func touches() {
    Holder { UIImageView() }.holds(\.isUserInteractionEnabled, false, true)
    Holder { UILabel() }.holds(\.isUserInteractionEnabled, false, true)
  }

  @Test("gestures") func gestures() {
    let any = Holder { UIGestureRecognizer() }
    any.holds(\.isEnabled, true, false)
    any.holds(\.cancelsTouchesInView, true, false)
    any.holds(\.delaysTouchesBegan, false, true)
    any.holds(\.delaysTouchesEnded, true, false)
    Holder { UITapGestureRecognizer() }.holds(\.numberOfTapsRequired, 1, 2)
    Holder { UITapGestureRecognizer() }.holds(\.numberOfTouchesRequired, 1, 2)
    let press = Holder { UILongPressGestureRecognizer() }
    press.holds(\.minimumPressDuration, 0.5, 1)
    press.holds(\.numberOfTapsRequired, 0, 1)
    press.holds(\.numberOfTouchesRequired, 1, 2)
    press.holds(\.allowableMovement, 10, 20)
    Holder { UIPanGestureRecognizer() }.holds(\.minimumNumberOfTouches, 1, 2)
    Holder { UIPanGestureRecognizer() }.holds(\.maximumNumberOfTouches, .max, 2)
    Holder { UIPinchGestureRecognizer() }.holds(\.scale, 1, 2)
    Holder { UIRotationGestureRecognizer() }.holds(\.rotation, 0, 2)
    Holder { UISwipeGestureRecognizer() }.holds(\.direction, .right, .left, .up)
  }

  @Test("paragraphs, paths and formats") func values() {
    let paragraph = Holder { NSMutableParagraphStyle() }
    paragraph.holds(\.alignment, .natural, .center, .right)
    paragraph.holds(\.lineBreakMode, .byWordWrapping, .byTruncatingTail)
    paragraph.holds(\.allowsDefaultTighteningForTruncation, false, true)
    paragraph.holds(\.lineSpacing, 0, 3)
    paragraph.holds(\.paragraphSpacing, 0, 4)
    paragraph.holds(\.firstLineHeadIndent, 0, 6)
    paragraph.holds(\.headIndent, 0, 7)
    paragraph.holds(\.tailIndent, 0, -8)
    paragraph.holds(\.minimumLineHeight, 0, 9)
    paragraph.holds(\.maximumLineHeight, 0, 10)
    paragraph.holds(\.lineHeightMultiple, 0, 1.5)
    let shadow = Holder { NSShadow() }
    shadow.holds(\.shadowOffset, .zero, CGSize(width: 1, height: 2))
    shadow.holds(\.shadowBlurRadius, 0, 4)
    let path = Holder { UIBezierPath() }
    path.holds(\.lineWidth, 1, 3)
    path.holds(\.lineCapStyle, .butt, .round)
    path.holds(\.lineJoinStyle, .miter, .bevel)
    path.holds(\.miterLimit, 10, 3)
    path.holds(\.usesEvenOddFillRule, false, true)
    let format = Holder { UIGraphicsImageRendererFormat() }
    format.holds(\.opaque, false, true)
    format.holds(\.scale, format.make().scale, 1, 2)
    let constraint = Holder {
      let (a, b) = (UIView(), UIView())
      a.addSubview(b)
      return b.leftAnchor.constraint(equalTo: a.leftAnchor, constant: 4)
    }
    constraint.holds(\.constant, 4, 8)
    constraint.holds(\.identifier, nil, "a")
    constraint.holds(\.priority, .required, .defaultLow)
    #expect(UIView().widthAnchor.constraint(equalToConstant: 3).multiplier == 1)
  }
}
