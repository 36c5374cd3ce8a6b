import Foundation
import UIKit

extension Ledger {
  func uiConfigurationParts() {
    topic("Parts of configurations")
    uiRow(
      "UIImage.Configuration.applying", "UIImage.SymbolConfiguration.applying", "UIImage.SymbolConfiguration.unspecified",
      "UIImage.SymbolConfiguration.preferringMonochrome", "UIImage.SymbolConfiguration.preferringMulticolor",
      says: "a symbol of a colour has it whatever the tint; what one configuration does not say, the other does",
      from: .documented("uikit/uiimage/symbolconfiguration: init(hierarchicalColor:), applying(_:)")
    ) {
      @MainActor func view(_ x: CGFloat, _ configuration: UIImage.SymbolConfiguration) -> UIView {
        let view = UIImageView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
        view.image = UIImage(systemName: "square.fill")
        view.preferredSymbolConfiguration = configuration
        view.tintColor = .pureGreen
        return view
      }
      return uiCanvas(
        view(0, .init(hierarchicalColor: .pureRed)), view(25, .init(paletteColors: [.pureBlue, .pureRed])),
        view(50, .init(hierarchicalColor: .pureRed).applying(UIImage.SymbolConfiguration(paletteColors: [.pureBlue]))),
        view(75, .preferringMulticolor()))
    } holds: {
      $0.color(10, 10, is: 0xFF0000)
      $0.color(35, 10, is: 0x0000FF)
      $0.color(60, 10, is: 0x0000FF)
      $0.color(85, 10, is: 0x00FF00)
      let large = UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
      let red = large?.applyingSymbolConfiguration(.init(hierarchicalColor: .pureRed))
      $0.judge.equal(red?.size, large?.size)
      $0.judge.equal(large?.withConfiguration(UIImage.SymbolConfiguration.unspecified).size, large?.size)
      $0.judge.equal(large?.withConfiguration(UIImage.SymbolConfiguration.preferringMonochrome()).size, large?.size)
      let other = UIImage.SymbolConfiguration(weight: .bold).applying(UIImage.SymbolConfiguration(pointSize: 40))
      $0.judge.equal(UIImage(systemName: "square.fill", withConfiguration: other)?.size, large?.size)
      // A configuration of another kind says nothing of symbols.
      $0.judge.expect(other.applying(nil) === other && other.applying(UIImage.Configuration()) === other)
    }
    value(
      "UISegmentedControl.imageForSegment", "UISegmentedControl.widthForSegment", "UISegmentedControl.isEnabledForSegment",
      says: "what was set; nothing where there is no segment",
      from: .documented("uikit/uisegmentedcontrol/imageforsegment(at:)")
    ) { row in
      let (control, picture) = (UISegmentedControl(items: ["a", "b"]), uiPicture(10, 6, .pureGreen))
      control.setImage(picture, forSegmentAt: 1)
      control.setWidth(33, forSegmentAt: 1)
      control.setEnabled(false, forSegmentAt: 1)
      row.expect(control.imageForSegment(at: 0) == nil && control.imageForSegment(at: 1) === picture)
      row.expect(control.widthForSegment(at: 0) == 0 && control.widthForSegment(at: 1) == 33)
      row.expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
      row.expect(control.imageForSegment(at: 9) == nil && control.widthForSegment(at: -1) == 0 && !control.isEnabledForSegment(at: 9))
    }
    value(
      "UIListContentConfiguration.TextProperties.colorTransformer", "UIListContentConfiguration.TextProperties.resolvedColor",
      "UIListContentConfiguration.ImageProperties.tintColorTransformer",
      "UIListContentConfiguration.ImageProperties.resolvedTintColor", "UIButton.Configuration.setDefaultContentInsets",
      says: "a colour as it comes out of what changes it; insets as the kind has them",
      from: .documented("uikit/uilistcontentconfiguration/textproperties/resolvedcolor()")
    ) { row in
      var content = UIListContentConfiguration.cell()
      (content.textProperties.color, content.imageProperties.tintColor) = (.pureRed, nil)
      row.equal(content.textProperties.resolvedColor(), .pureRed)
      row.equal(content.imageProperties.resolvedTintColor(for: .pureGreen), .pureGreen)
      content.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .pureBlue }
      content.imageProperties.tintColorTransformer = UIConfigurationColorTransformer { _ in .pureBlue }
      row.equal(content.textProperties.resolvedColor(), .pureBlue)
      row.equal(content.imageProperties.resolvedTintColor(for: .pureGreen), .pureBlue)
      var looks = UIButton.Configuration.plain()
      let insets = looks.contentInsets
      looks.contentInsets = .zero
      looks.setDefaultContentInsets()
      row.equal(looks.contentInsets, insets)
    }
    measure(
      "UIContentUnavailableConfiguration", "UIContentUnavailableConfiguration.*", "UIContentUnavailableConfigurationState",
      "UIContentUnavailableConfigurationState.*",
      says: "buttons stand below the words, as far away as said, and do what they are told; parts begin where reading begins if so said",
      from: .documented("uikit/uicontentunavailableconfiguration: button, buttonProperties, textToButtonPadding, alignment")
    ) { judge in
      var looks = UIContentUnavailableConfiguration.empty()
      (looks.text, looks.button.title, looks.secondaryButton.title) = ("Nothing", "Again", "Later")
      looks.textToButtonPadding = 30
      looks.secondaryButtonProperties.isEnabled = false
      let view = looks.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      view.layoutIfNeeded()
      guard let stack = view.subviews.first as? UIStackView, stack.arrangedSubviews.count == 3 else {
        return judge.expect(false, "not three parts")
      }
      let parts = stack.arrangedSubviews
      judge.near(parts[1].frame.minY - parts[0].frame.maxY, 30, within: 0.5)
      judge.expect((parts[1] as? UIButton)?.isEnabled == true && (parts[2] as? UIButton)?.isEnabled == false)
      judge.near(stack.frame.midX, 150, within: 0.5)
      looks.alignment = .natural
      let left = looks.makeContentView()
      left.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
      left.layoutIfNeeded()
      judge.near(left.subviews.first?.frame.minX ?? -1, left.layoutMargins.left, within: 0.5)
      // Without words there is no button.
      looks.button.title = nil
      judge.equal((looks.makeContentView().subviews.first as? UIStackView)?.arrangedSubviews.count, 2)
    }
    none(
      "NSCollectionLayoutSection.orthogonalScrollingProperties", "NSCollectionLayoutSection.supplementaryContentInsetsReference",
      "UIBackgroundConfiguration.shadowProperties", "UIButton.Configuration.MacIdiomStyle",
      "UIButton.Configuration.activityIndicatorColorTransformer", "UIButton.Configuration.imageReservation",
      "UIButton.Configuration.indicatorColorTransformer", "UIButton.Configuration.macIdiomStyle",
      "UIButton.Configuration.subtitleLineBreakMode", "UICollectionLayoutListConfiguration.itemSeparatorHandler",
      "UICollectionLayoutListConfiguration.separatorConfiguration", "UICollectionLayoutSectionOrthogonalScrollingProperties",
      "UICollectionLayoutSectionOrthogonalScrollingProperties.*",
      "UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce", "UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.*",
      "UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate",
      "UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.*",
      "UIContentUnavailableConfiguration.Alignment", "UIContentUnavailableConfiguration.ButtonProperties",
      "UIContentUnavailableConfiguration.ButtonProperties.*",
      "UIListContentConfiguration.ImageProperties.accessibilityIgnoresInvertColors",
      "UIListContentConfiguration.ImageProperties.strokeColor", "UIListContentConfiguration.ImageProperties.strokeColorTransformer",
      "UIListContentConfiguration.ImageProperties.strokeWidth",
      "UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation",
      "UIListContentConfiguration.TextProperties.minimumScaleFactor",
      "UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated", "UIListSeparatorConfiguration",
      "UIListSeparatorConfiguration.*", "UIListSeparatorConfiguration.Visibility", "UIListSeparatorConfiguration.Visibility.*",
      "UIResponder.touchesEstimatedPropertiesUpdated", "UIShadowProperties", "UIShadowProperties.*",
      "UISheetPresentationController.prefersPageSizing", "UISheetPresentationController.sourceView",
      "UITabBarItemAppearance.configureWithDefault",
      why: "kept as it was set; the bar, control or view draws itself as the system does")
  }
}
