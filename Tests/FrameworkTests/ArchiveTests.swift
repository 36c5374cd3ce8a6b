import Foundation
import QuoinDrawing
import QuoinStoryboards
import Testing

@testable import UIKit

/// What an archive of Interface Builder says of a view, against the same view written in code. An attribute that shows must show: the
/// view with it looks unlike the view without.
@MainActor @Suite("Archives look as code does") struct ArchiveTests {
  /// What is said of a view in an archive, as attributes and as elements inside, and in code.
  struct Said<Kind: UIView> {
    let attributes: String
    let inside: String
    let isSeen: Bool
    let code: @MainActor (Kind) -> Void
    init(_ attributes: String = "", _ inside: String = "", isSeen: Bool = true, _ code: @escaping @MainActor (Kind) -> Void) {
      (self.attributes, self.inside, self.isSeen, self.code) = (attributes, inside, isSeen, code)
    }
  }
  private static let size = CGSize(width: 200, height: 90)

  private func xib(_ objects: String) throws -> [UIView] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("archives-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      <?xml version="1.0"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects)</objects></document>
      """
    try Data(text.utf8).write(to: folder.appendingPathComponent("One.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    return try #require(InterfaceReader().objects(of: "One", in: bundle, owner: nil)).compactMap { $0 as? UIView }
  }
  private static func element(_ name: String, _ attributes: String, _ inside: String) -> String {
    """
    <\(name) \(attributes) fixedFrame="YES" id="it"><rect key="frame" x="0" y="0" width="\(Int(size.width))" height="\(Int(size.height))"/>
    \(inside)</\(name)>
    """
  }
  private func picture(_ make: @escaping @MainActor () -> UIView) throws -> Bitmap {
    var settings = UIKitPageSettings(size: Self.size, scale: 1)
    settings.generation = .ios17
    let list = UIKitPage.make(settings) {
      let stage = UIView(frame: CGRect(origin: .zero, size: Self.size))
      stage.backgroundColor = .white
      let view = make()
      view.frame = stage.bounds
      stage.addSubview(view)
      return stage
    }.displayList
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)
  }
  private func alike<Kind: UIView>(
    _ name: String, _ attributes: String = "", _ inside: String = "", _ make: @escaping @MainActor () -> Kind, _ all: [Said<Kind>],
    line: Int = #line
  ) throws {
    let plain = try picture(make)
    for said in [Said(isSeen: false) { _ in }] + all {
      let xml = Self.element(name, "\(attributes) \(said.attributes)", inside + said.inside)
      let (archived, coded) = (
        // Read on its page: there symbols and colours are known.
        try picture {
          let read = try? self.xib(xml).first
          #expect(read is Kind, "line \(line): \(xml)")
          return read ?? UIView()
        },
        try picture {
          let view = make()
          said.code(view)
          return view
        }
      )
      #expect(archived.difference(to: coded, tolerance: 0)?.pixels == 0, "line \(line): \(said.attributes)\(inside)\(said.inside)")
      if said.isSeen {
        let isSeen = coded.difference(to: plain, tolerance: 2).map { $0.pixels > 0 } ?? true
        #expect(isSeen, "line \(line): \(said.attributes)\(said.inside) is not seen")
      }
    }
  }
  private static func color(_ key: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> String {
    "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"\(alpha)\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
  }
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = UIColor(red: 0, green: 0.5, blue: 0.25, alpha: 1)
  private func red(_ key: String) -> String { Self.color(key, 1, 0, 0) }
  private func green(_ key: String) -> String { Self.color(key, 0, 0.5, 0.25) }

  @Test("every view: colour, alpha, edges, layer") func views() throws {
    func box() -> UIView {
      let view = UIView()
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
      let inner = UIView(frame: CGRect(x: 150, y: 60, width: 100, height: 20))
      inner.backgroundColor = red
      view.addSubview(inner)
      return view
    }
    let inside =
      Self.color("backgroundColor", 0, 0, 1, 0.5)
      + "<subviews><view id=\"inner\"><rect key=\"frame\" x=\"150\" y=\"60\" width=\"100\" height=\"20\"/>\(red("backgroundColor"))</view></subviews>"
    func layer(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"layer.\(path)\">\(value)</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    }
    try alike(
      "view", "", inside, box,
      [
        Said("alpha=\"0.25\"") { $0.alpha = 0.25 },
        Said("hidden=\"YES\"") { $0.isHidden = true },
        Said("clipsSubviews=\"YES\"", isSeen: false) { $0.clipsToBounds = true },
        Said("", layer("cornerRadius", "number", "<integer key=\"value\" value=\"12\"/>")) { $0.layer.cornerRadius = 12 },
        Said("", layer("borderWidth", "number", "<real key=\"value\" value=\"3\"/>")) { $0.layer.borderWidth = 3 },
        Said("", layer("shadowOpacity", "number", "<real key=\"value\" value=\"0.5\"/>")) { $0.layer.shadowOpacity = 0.5 },
      ])
    let framed = try #require(
      try xib(
        Self.element(
          "view",
          "tag=\"7\" userInteractionEnabled=\"NO\" clipsSubviews=\"YES\" preservesSuperviewLayoutMargins=\"YES\" "
            + "insetsLayoutMarginsFromSafeArea=\"NO\" horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"252\" "
            + "horizontalCompressionResistancePriority=\"753\" verticalCompressionResistancePriority=\"754\"",
          """
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
          <accessibility key="accessibilityConfiguration" identifier="me" label="words"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">\(red("value"))</userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">\(red("value"))</userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="color" keyPath="tintColor">\(red("value"))</userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="alpha"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius"><real key="value" value="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="3" height="5"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          """)
      ).first)
    #expect(framed.tag == 7 && !framed.isUserInteractionEnabled && framed.clipsToBounds && framed.preservesSuperviewLayoutMargins)
    #expect(!framed.insetsLayoutMarginsFromSafeArea && framed.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      framed.contentHuggingPriority(for: .horizontal).rawValue == 251 && framed.contentHuggingPriority(for: .vertical).rawValue == 252)
    #expect(framed.contentCompressionResistancePriority(for: .horizontal).rawValue == 753)
    #expect(framed.contentCompressionResistancePriority(for: .vertical).rawValue == 754)
    #expect(framed.accessibilityIdentifier == "me" && framed.accessibilityLabel == "words")
    #expect(framed.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
    #expect(framed.layer.borderColor == red.cgColor && framed.layer.masksToBounds && framed.layer.shadowRadius == 9)
    #expect(framed.layer.shadowOffset == CGSize(width: 3, height: 5))
    #expect(framed.backgroundColor == red && framed.tintColor == red && framed.alpha == 0.5 && framed.isHidden)
    for (name, mask) in [
      ("widthSizable", UIView.AutoresizingMask.flexibleWidth), ("heightSizable", .flexibleHeight), ("flexibleMinX", .flexibleLeftMargin),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ] {
      let view = try xib(Self.element("view", "", "<autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/>")).first
      #expect(view?.autoresizingMask == mask, "\(name)")
    }
  }

  @Test("colours of the system by their names") func colors() throws {
    let named: [(String, UIColor)] = [
      ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
      ("tertiarySystemBackground", .tertiarySystemBackground), ("systemGroupedBackground", .systemGroupedBackground),
      ("groupTableViewBackground", .systemGroupedBackground), ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
      ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("label", .label), ("secondaryLabel", .secondaryLabel),
      ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel), ("placeholderText", .placeholderText), ("link", .link),
      ("separator", .separator), ("opaqueSeparator", .opaqueSeparator), ("systemFill", .systemFill),
      ("secondarySystemFill", .secondarySystemFill), ("tertiarySystemFill", .tertiarySystemFill),
      ("quaternarySystemFill", .quaternarySystemFill), ("systemRed", .systemRed), ("systemOrange", .systemOrange),
      ("systemYellow", .systemYellow), ("systemGreen", .systemGreen), ("systemMint", .systemMint), ("systemTeal", .systemTeal),
      ("systemCyan", .systemCyan), ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple),
      ("systemPink", .systemPink), ("systemBrown", .systemBrown), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
      ("systemGray3", .systemGray3), ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
      ("lightText", .lightText),
    ]
    func resolved(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> CGColor? {
      color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
    }
    for (name, color) in named {
      for attribute in ["systemColor=\"\(name)Color\"", "cocoaTouchSystemColor=\"\(name)\""] {
        let found = try xib(Self.element("view", "", "<color key=\"backgroundColor\" \(attribute)/>")).first?.backgroundColor
        for style in [UIUserInterfaceStyle.light, .dark] { #expect(resolved(found, style) == resolved(color, style), "\(attribute)") }
      }
    }
    for (words, color) in [
      ("white=\"0.25\" alpha=\"0.5\"", UIColor(white: 0.25, alpha: 0.5)), ("white=\"1\"", .white),
      ("red=\"0.1\" green=\"0.2\" blue=\"0.3\" alpha=\"0.4\"", UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)),
      (
        "red=\"0.1\" green=\"0.9\" blue=\"0.3\" alpha=\"0.4\" customColorSpace=\"displayP3\"",
        UIColor(displayP3Red: 0.1, green: 0.9, blue: 0.3, alpha: 0.4)
      ),
    ] {
      let found = try xib(Self.element("view", "", "<color key=\"backgroundColor\" \(words)/>")).first?.backgroundColor
      #expect(found?.cgColor == color.cgColor, "\(words)")
    }
  }

  @Test("labels: fonts, alignments, breaks") func labels() throws {
    let words = "Hamburg, Wien and many other towns of Europe"
    func label() -> UILabel {
      let label = UILabel()
      label.text = words
      return label
    }
    func font(_ description: String) -> String { "<fontDescription key=\"fontDescription\" \(description)/>" }
    let styles: [(String, UIFont.TextStyle)] = [
      ("Title0", .largeTitle), ("Title1", .title1), ("Title2", .title2), ("Title3", .title3), ("Headline", .headline),
      ("Subhead", .subheadline), ("Callout", .callout), ("Footnote", .footnote), ("Caption1", .caption1), ("Caption2", .caption2),
    ]
    let weights: [(String, UIFont.Weight)] = [
      ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
      ("heavy", .heavy), ("black", .black),
    ]
    try alike(
      "label", "text=\"\(words)\"", "", label,
      [
        Said("numberOfLines=\"0\"") { $0.numberOfLines = 0 },
        Said("numberOfLines=\"0\" textAlignment=\"center\"") { ($0.numberOfLines, $0.textAlignment) = (0, .center) },
        Said("numberOfLines=\"0\" textAlignment=\"right\"") { ($0.numberOfLines, $0.textAlignment) = (0, .right) },
        Said("numberOfLines=\"0\" textAlignment=\"justified\"") { ($0.numberOfLines, $0.textAlignment) = (0, .justified) },
        Said("lineBreakMode=\"headTruncation\"") { $0.lineBreakMode = .byTruncatingHead },
        Said("lineBreakMode=\"middleTruncation\"") { $0.lineBreakMode = .byTruncatingMiddle },
        Said("lineBreakMode=\"wordWrap\"") { $0.lineBreakMode = .byWordWrapping },
        Said("lineBreakMode=\"characterWrap\"") { $0.lineBreakMode = .byCharWrapping },
        Said("lineBreakMode=\"clip\"") { $0.lineBreakMode = .byClipping },
        Said("adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.4\"") {
          ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.4)
        },
        Said("adjustsFontSizeToFit=\"YES\" minimumFontSize=\"15\"") {
          ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 15 / 17)
        },
        Said("", red("textColor")) { $0.textColor = red },
        Said("", green("shadowColor")) { $0.shadowColor = green },
        Said("", font("type=\"boldSystem\" pointSize=\"20\"")) { $0.font = .boldSystemFont(ofSize: 20) },
        Said("", font("type=\"italicSystem\" pointSize=\"14\"")) { $0.font = .italicSystemFont(ofSize: 14) },
        Said("", font("type=\"system\" pointSize=\"11\"")) { $0.font = .systemFont(ofSize: 11) },
      ]
        + weights.map { name, weight in
          Said("", font("type=\"system\" weight=\"\(name)\" pointSize=\"17\"")) { $0.font = .systemFont(ofSize: 17, weight: weight) }
        }
        + styles.map { name, style in
          Said("", font("style=\"UICTFontTextStyle\(name)\"")) { $0.font = .preferredFont(forTextStyle: style) }
        })
    let fragment = """
      <attributedString key="attributedText"><fragment content="Red "><attributes>\(red("NSColor"))<font key="NSFont" size="30" \
      name="DejaVuSans"/></attributes></fragment><fragment content="ground"><attributes>\(green("NSBackgroundColor"))\
      <paragraphStyle key="NSParagraphStyle" alignment="right"/></attributes></fragment></attributedString>
      """
    let label2 = try #require(try xib(Self.element("label", "", fragment)).first as? UILabel)
    let text = try #require(label2.attributedText)
    #expect(text.string == "Red ground" && text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == red)
    #expect(text.attribute(.backgroundColor, at: 5, effectiveRange: nil) as? UIColor == green)
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
    #expect((text.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .right)
    // Words that no attribute can hold: entities, a text of lines, one in base 64.
    for (xml, words) in [
      ("<label text=\"a &lt;b&gt; &amp; &quot;c&quot; &apos;&#100;&#x65;\" id=\"l\"/>", "a <b> & \"c\" 'de"),
      ("<label id=\"l\"><string key=\"text\">one\ntwo &amp; three</string></label>", "one\ntwo & three"),
      ("<label id=\"l\"><string key=\"text\" base64-UTF8=\"YES\">w6QgYg</string></label>", "ä b"),
      ("<label id=\"l\"><!-- <string key=\"text\">no</string> --><string key=\"text\"><![CDATA[<a>]]></string></label>", "<a>"),
    ] { #expect((try xib(xml).first as? UILabel)?.text == words, "\(xml)") }
  }

  @Test("pictures: modes, symbols, tint") func pictures() throws {
    func picture() -> UIImageView {
      let view = UIImageView(image: UIImage(systemName: "star.fill"))
      view.contentMode = .center
      view.clipsToBounds = false
      return view
    }
    let modes: [(String, UIView.ContentMode)] = [
      ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw),
      ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft), ("topRight", .topRight),
      ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
    ]
    for (name, mode) in modes + [("center", .center)] {
      let view = try xib(Self.element("imageView", "image=\"star.fill\" catalog=\"system\" contentMode=\"\(name)\"", "")).first
      #expect(view?.contentMode == mode, "\(name)")
    }
    try alike(
      "imageView", "image=\"star.fill\" catalog=\"system\" contentMode=\"center\"", "", picture,
      [
        Said("", red("tintColor")) { $0.tintColor = red },
        Said("", "<imageReference key=\"preferredSymbolConfiguration\" pointSize=\"50\"/>") {
          $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
        },
        Said("", "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/>") {
          $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
        },
      ])
  }

  @Test("controls with a knob, a bar or dots") func controls() throws {
    try alike(
      "switch", "", "", { UISwitch() },
      [
        Said("on=\"YES\"") { $0.isOn = true },
        Said("on=\"YES\" enabled=\"NO\"") { ($0.isOn, $0.isEnabled) = (true, false) },
        Said("on=\"YES\"", red("onTintColor")) { ($0.isOn, $0.onTintColor) = (true, red) },
        Said("on=\"YES\"", red("thumbTintColor")) { ($0.isOn, $0.thumbTintColor) = (true, red) },
      ])
    try alike(
      "slider", "value=\"0.25\"", "",
      { () -> UISlider in
        let slider = UISlider()
        slider.value = 0.25
        return slider
      },
      [
        Said("minValue=\"-1\"") { $0.minimumValue = -1 }, Said("maxValue=\"3\"") { $0.maximumValue = 3 },
        Said("", red("minimumTrackTintColor")) { $0.minimumTrackTintColor = red },
        Said("", red("maximumTrackTintColor")) { $0.maximumTrackTintColor = red },
        Said("", red("thumbTintColor")) { $0.thumbTintColor = red },
      ])
    let stepper = try #require(
      try xib(Self.element("stepper", "minimumValue=\"-2\" maximumValue=\"8\" stepValue=\"0.5\" value=\"3\"", "")).first as? UIStepper)
    #expect([stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value] == [-2, 8, 0.5, 3])
    let usual = try #require(try xib(Self.element("stepper", "", "")).first as? UIStepper)
    #expect([usual.minimumValue, usual.maximumValue, usual.stepValue, usual.value] == [0, 100, 1, 0])
    let parts =
      "<segments><segment title=\"One\"/><segment title=\"Two\"/><segment image=\"star\" catalog=\"system\" title=\"\"/></segments>"
    try alike(
      "segmentedControl", "", parts,
      { () -> UISegmentedControl in
        let control = UISegmentedControl(items: ["One", "Two", UIImage(systemName: "star")!])
        control.selectedSegmentIndex = 0
        return control
      },
      [
        Said("selectedSegmentIndex=\"2\"") { $0.selectedSegmentIndex = 2 },
        Said("", red("selectedSegmentTintColor")) { $0.selectedSegmentTintColor = red },
      ])
    try alike(
      "progressView", "progress=\"0.25\"", "",
      { () -> UIProgressView in
        let view = UIProgressView()
        view.progress = 0.25
        return view
      },
      [
        Said("", red("progressTintColor")) { $0.progressTintColor = red }, Said("", red("trackTintColor")) { $0.trackTintColor = red },
      ])
    try alike(
      "activityIndicatorView", "style=\"medium\"", "",
      { () -> UIActivityIndicatorView in
        let view = UIActivityIndicatorView(style: .medium)
        view.hidesWhenStopped = false
        return view
      },
      [
        Said("hidesWhenStopped=\"YES\"") { $0.hidesWhenStopped = true },
        Said("hidesWhenStopped=\"YES\" animating=\"YES\"", isSeen: false) {
          $0.hidesWhenStopped = true
          $0.startAnimating()
        },
        Said("", red("color")) { $0.color = red },
      ])
    #expect((try xib(Self.element("activityIndicatorView", "style=\"large\"", "")).first as? UIActivityIndicatorView)?.style == .large)
    try alike(
      "pageControl", "numberOfPages=\"4\"", "",
      { () -> UIPageControl in
        let dots = UIPageControl()
        dots.numberOfPages = 4
        dots.currentPage = 0
        return dots
      },
      [
        Said("currentPage=\"2\"") { $0.currentPage = 2 }, Said("", red("pageIndicatorTintColor")) { $0.pageIndicatorTintColor = red },
        Said("", red("currentPageIndicatorTintColor")) { $0.currentPageIndicatorTintColor = red },
      ])
    for (name, mode) in [
      ("time", UIDatePicker.Mode.time), ("date", .date), ("countDownTimer", .countDownTimer), ("dateAndTime", .dateAndTime),
    ] {
      #expect((try xib(Self.element("datePicker", "datePickerMode=\"\(name)\"", "")).first as? UIDatePicker)?.datePickerMode == mode)
    }
    for (name, style) in [("compact", UIDatePickerStyle.compact), ("inline", .inline), ("wheels", .wheels)] {
      let picker = try xib(Self.element("datePicker", "style=\"\(name)\"", "")).first as? UIDatePicker
      #expect(picker?.preferredDatePickerStyle == style, "\(name)")
    }
    for (name, side) in [
      ("left", UIControl.ContentHorizontalAlignment.left), ("right", .right), ("leading", .leading), ("trailing", .trailing),
      ("fill", .fill),
    ] {
      let button = try xib(Self.element("button", "contentHorizontalAlignment=\"\(name)\" selected=\"YES\"", "")).first as? UIButton
      #expect(button?.contentHorizontalAlignment == side && button?.isSelected == true, "\(name)")
    }
  }

  @Test("texts that are written: borders, placeholders, secrets") func fields() throws {
    func field() -> UITextField {
      let field = UITextField()
      field.text = "Words"
      return field
    }
    func font(_ size: Int) -> String { "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>" }
    try alike(
      "textField", "text=\"Words\"", "", field,
      [
        Said("borderStyle=\"roundedRect\"") { $0.borderStyle = .roundedRect }, Said("borderStyle=\"line\"") { $0.borderStyle = .line },
        Said("borderStyle=\"bezel\"") { $0.borderStyle = .bezel }, Said("textAlignment=\"center\"") { $0.textAlignment = .center },
        Said("textAlignment=\"right\"") { $0.textAlignment = .right }, Said("clearButtonMode=\"always\"") { $0.clearButtonMode = .always },
        Said("", "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>") { $0.isSecureTextEntry = true },
        Said("", red("textColor")) { $0.textColor = red }, Said("", font(30)) { $0.font = .systemFont(ofSize: 30) },
      ])
    try alike(
      "textField", "", "", { UITextField() }, [Said("placeholder=\"Name\"") { $0.placeholder = "Name" }])
    try alike(
      "textView", "text=\"Words of a text\"", "",
      { () -> UITextView in
        let view = UITextView()
        view.text = "Words of a text"
        return view
      },
      [
        Said("textAlignment=\"center\"") { $0.textAlignment = .center }, Said("", red("textColor")) { $0.textColor = red },
        Said("", font(30)) { $0.font = .systemFont(ofSize: 30) },
        Said("editable=\"NO\" scrollEnabled=\"NO\"", isSeen: false) { ($0.isEditable, $0.isScrollEnabled) = (false, false) },
      ])
    let text = try #require(try xib(Self.element("textView", "editable=\"NO\" scrollEnabled=\"NO\"", "")).first as? UITextView)
    #expect(!text.isEditable && !text.isScrollEnabled && text.text == "")
    try alike(
      "searchBar", "", "", { UISearchBar() },
      [
        Said("placeholder=\"Find\"") { $0.placeholder = "Find" }, Said("text=\"Wien\"") { $0.text = "Wien" },
        Said("showsCancelButton=\"YES\"") { $0.showsCancelButton = true },
        Said("searchBarStyle=\"minimal\"") { $0.searchBarStyle = .minimal },
      ])
  }

  @Test("buttons: kinds, states, configurations") func buttons() throws {
    func button(_ type: UIButton.ButtonType) -> UIButton {
      let button = UIButton(type: type)
      button.setTitle("Go", for: .normal)
      return button
    }
    let title = "<state key=\"normal\" title=\"Go\"/>"
    func insets(_ key: String) -> String { "<inset key=\"\(key)\" minX=\"20\" minY=\"5\" maxX=\"0\" maxY=\"0\"/>" }
    let moved = UIEdgeInsets(top: 5, left: 20, bottom: 0, right: 0)
    try alike(
      "button", "buttonType=\"system\"", title, { button(.system) },
      [
        Said("enabled=\"NO\"") { $0.isEnabled = false },
        Said("", "<state key=\"normal\" image=\"star\" catalog=\"system\"/>") { $0.setImage(UIImage(systemName: "star"), for: .normal) },
        Said("", "<state key=\"normal\" backgroundImage=\"circle.fill\" catalog=\"system\"/>") {
          $0.setBackgroundImage(UIImage(systemName: "circle.fill"), for: .normal)
        },
        Said("", "<state key=\"normal\">\(red("titleColor"))</state>") { $0.setTitleColor(red, for: .normal) },
        Said("enabled=\"NO\"", "<state key=\"disabled\" title=\"Not now\"/>") {
          $0.isEnabled = false
          $0.setTitle("Not now", for: .disabled)
        },
        Said("selected=\"YES\"", "<state key=\"selected\" title=\"Chosen\"/>") {
          $0.isSelected = true
          $0.setTitle("Chosen", for: .selected)
        },
        Said("", "<state key=\"highlighted\" title=\"Held\"/>", isSeen: false) { $0.setTitle("Held", for: .highlighted) },
        Said("", "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"28\"/>") {
          $0.titleLabel?.font = .boldSystemFont(ofSize: 28)
        },
        Said("", red("tintColor")) { $0.tintColor = red },
        Said("", insets("contentEdgeInsets")) { $0.contentEdgeInsets = moved },
        Said("", insets("titleEdgeInsets")) { $0.titleEdgeInsets = moved },
        Said("", "<state key=\"normal\" image=\"star\" catalog=\"system\"/>" + insets("imageEdgeInsets")) {
          $0.setImage(UIImage(systemName: "star"), for: .normal)
          $0.imageEdgeInsets = moved
        },
      ])
    try alike(
      "button", "", title + "<state key=\"normal\">\(red("titleColor"))</state>",
      { () -> UIButton in
        let made = button(.custom)
        made.setTitleColor(red, for: .normal)
        return made
      }, [Said("contentHorizontalAlignment=\"right\"") { $0.contentHorizontalAlignment = .right }])
    for (name, symbol) in [
      "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle", "contactAdd": "plus.circle",
    ] {
      try alike(
        "button", "buttonType=\"\(name)\"", "",
        {
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: symbol), for: .normal)
          return button
        }, [])
    }
    func configured(_ configuration: UIButton.Configuration) -> UIButton {
      let button = UIButton(type: .system)
      button.configuration = configuration
      return button
    }
    for (name, style) in [
      ("filled", UIButton.Configuration.filled()), ("tinted", .tinted()), ("gray", .gray()), ("plain", .plain()),
    ] {
      var (bare, rich) = (style, style)
      bare.title = "Go"
      (rich.title, rich.subtitle, rich.image) = ("Go", "now", UIImage(systemName: "star"))
      (rich.baseForegroundColor, rich.baseBackgroundColor) = (red, green)
      let (one, other) = (bare, rich)
      func xml(_ attributes: String, _ inside: String = "") -> String {
        "<buttonConfiguration key=\"configuration\" style=\"\(name)\" \(attributes)>\(inside)</buttonConfiguration>"
      }
      try alike("button", "buttonType=\"system\"", xml("title=\"Go\""), { configured(one) }, [])
      try alike(
        "button", "buttonType=\"system\"",
        xml(
          "title=\"Go\" subtitle=\"now\" image=\"star\" catalog=\"system\"", red("baseForegroundColor") + green("baseBackgroundColor")),
        { configured(other) }, [])
    }
  }

  @Test("stacks") func stacks() throws {
    func stack() -> UIStackView {
      let views = [("One", 12), ("Two words", 20), ("3", 30)].map { words, size -> UIView in
        let label = UILabel()
        (label.text, label.font, label.backgroundColor) = (words, .systemFont(ofSize: CGFloat(size)), green)
        return label
      }
      return UIStackView(arrangedSubviews: views)
    }
    let labels = [("One", 12), ("Two words", 20), ("3", 30)].enumerated().map { number, part in
      """
      <label text="\(part.0)" translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
      <fontDescription key="fontDescription" type="system" pointSize="\(part.1)"/>\(green("backgroundColor"))</label>
      """
    }.joined()
    try alike(
      "stackView", "", "<subviews>\(labels)</subviews>", stack,
      [
        Said("axis=\"vertical\"") { $0.axis = .vertical }, Said("spacing=\"9\"") { $0.spacing = 9 },
        Said("spacingType=\"standard\"") { $0.spacing = UIStackView.spacingUseSystem },
        Said("distribution=\"fillEqually\"") { $0.distribution = .fillEqually },
        Said("distribution=\"fillProportionally\"") { $0.distribution = .fillProportionally },
        Said("distribution=\"equalSpacing\"") { $0.distribution = .equalSpacing },
        Said("distribution=\"equalCentering\"") { $0.distribution = .equalCentering },
        Said("alignment=\"top\"") { $0.alignment = .top }, Said("alignment=\"bottom\"") { $0.alignment = .bottom },
        Said("alignment=\"center\"") { $0.alignment = .center }, Said("alignment=\"firstBaseline\"") { $0.alignment = .firstBaseline },
        Said("alignment=\"lastBaseline\"") { $0.alignment = .lastBaseline },
        Said("axis=\"vertical\" alignment=\"leading\"") { ($0.axis, $0.alignment) = (.vertical, .leading) },
        Said("axis=\"vertical\" alignment=\"trailing\"") { ($0.axis, $0.alignment) = (.vertical, .trailing) },
        Said(
          "layoutMarginsRelativeArrangement=\"YES\"", "<edgeInsets key=\"layoutMargins\" top=\"2\" left=\"20\" bottom=\"6\" right=\"8\"/>"
        ) {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.layoutMargins = UIEdgeInsets(top: 2, left: 20, bottom: 6, right: 8)
        },
      ])
  }

  @Test("bars and their items") func bars() throws {
    let names: [(String, UIBarButtonItem.SystemItem)] = [
      ("done", .done), ("cancel", .cancel), ("edit", .edit), ("save", .save), ("add", .add), ("compose", .compose), ("reply", .reply),
      ("action", .action), ("organize", .organize), ("bookmarks", .bookmarks), ("search", .search), ("refresh", .refresh), ("stop", .stop),
      ("camera", .camera), ("trash", .trash), ("play", .play), ("pause", .pause), ("rewind", .rewind), ("fastForward", .fastForward),
      ("undo", .undo), ("redo", .redo), ("close", .close),
    ]
    func bar(_ items: [UIBarButtonItem]) -> UIToolbar {
      let bar = UIToolbar()
      bar.items = items
      return bar
    }
    func items(_ xml: String...) -> String { "<items>" + xml.map { "<barButtonItem \($0) id=\"\(UUID())\"/>" }.joined() + "</items>" }
    for (name, item) in names {
      try alike(
        "toolbar", "", items("systemItem=\"\(name)\""), { bar([UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)]) }, [])
    }
    let mixed = items(
      "title=\"A\"", "systemItem=\"fixedSpace\" width=\"30\"", "title=\"B\" style=\"done\"", "systemItem=\"flexibleSpace\"",
      "image=\"star\" catalog=\"system\" enabled=\"NO\"")
    try alike(
      "toolbar", "", mixed,
      {
        let gap = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        gap.width = 30
        let star = UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
        star.isEnabled = false
        return bar([
          UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), gap,
          UIBarButtonItem(title: "B", style: .done, target: nil, action: nil),
          UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), star,
        ])
      }, [])
    let navigation = """
      <items><navigationItem title="Towns" id="n"><barButtonItem key="leftBarButtonItem" title="Left" id="a"/>
      <barButtonItem key="rightBarButtonItem" title="Right" id="b"/></navigationItem></items>
      """
    try alike(
      "navigationBar", "", navigation,
      {
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Towns")
        item.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil)
        bar.items = [item]
        return bar
      }, [])
  }

  @Test("cells and tables whose rows stand in the archive") func tables() throws {
    let parts = """
      <tableViewCellContentView key="contentView" id="c"><subviews><label text="One" id="t"/><label text="Two" id="d"/>
      <imageView image="star" catalog="system" id="i"/></subviews></tableViewCellContentView>
      """
    for (name, style) in [
      ("Default", UITableViewCell.CellStyle.default), ("Value1", .value1), ("Value2", .value2), ("Subtitle", .subtitle),
    ] {
      let own = "style=\"IBUITableViewCellStyle\(name)\" textLabel=\"t\" detailTextLabel=\"d\" imageView=\"i\""
      try alike(
        "tableViewCell", own, parts,
        { () -> UITableViewCell in
          let cell = UITableViewCell(style: style, reuseIdentifier: nil)
          cell.textLabel?.text = "One"
          cell.detailTextLabel?.text = "Two"
          cell.imageView?.image = UIImage(systemName: "star")
          return cell
        },
        [
          Said("accessoryType=\"disclosureIndicator\"") { $0.accessoryType = .disclosureIndicator },
          Said("accessoryType=\"detailDisclosureButton\"") { $0.accessoryType = .detailDisclosureButton },
          Said("accessoryType=\"checkmark\"") { $0.accessoryType = .checkmark },
          Said("accessoryType=\"detailButton\"") { $0.accessoryType = .detailButton },
        ])
    }
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["One", "Two"][indexPath.row]
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Above" }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Below" }
    }
    final class PlainRows: NSObject, UITableViewDataSource, UITableViewDelegate {
      let rows = Rows()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows.tableView(tableView, cellForRowAt: indexPath)
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row == 0 ? 17 : UITableView.automaticDimension
      }
    }
    let (rows, plainRows) = (Rows(), PlainRows())
    let cells = ["One", "Two"].enumerated().map { number, words in
      """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="t\(number)" id="r\(number)">
      <tableViewCellContentView key="contentView" id="c\(number)"><subviews><label text="\(words)" id="t\(number)"/></subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }.joined()
    let sections =
      "<sections><tableViewSection headerTitle=\"Above\" footerTitle=\"Below\" id=\"s\"><cells>\(cells)</cells></tableViewSection></sections>"
    for (name, style) in [("plain", UITableView.Style.plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped)] {
      func head(_ key: String) -> String {
        "<view key=\"\(key)\" id=\"\(key)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"20\"/>\(red("backgroundColor"))</view>"
      }
      func red20() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        view.backgroundColor = red
        return view
      }
      try alike(
        "tableView", "style=\"\(name)\"", sections,
        { () -> UITableView in
          let table = UITableView(frame: .zero, style: style)
          table.dataSource = rows
          return table
        },
        [
          Said("rowHeight=\"26\"") { $0.rowHeight = 26 },
          Said("rowHeight=\"26\" separatorStyle=\"none\"") {
            ($0.rowHeight, $0.separatorStyle) = (26, .none)
          },
          Said("rowHeight=\"12\"", red("separatorColor")) { ($0.rowHeight, $0.separatorColor) = (12, red) },
          Said("", head("tableHeaderView")) { $0.tableHeaderView = red20() },
          Said("allowsSelection=\"NO\"", isSeen: false) { $0.allowsSelection = false },
        ])
    }
    let high = cells.replacingOccurrences(of: "id=\"r0\"", with: "rowHeight=\"17\" id=\"r0\"")
    try alike(
      "tableView", "", "<sections><tableViewSection id=\"s\"><cells>\(high)</cells></tableViewSection></sections>",
      { () -> UITableView in
        let table = UITableView()
        (table.dataSource, table.delegate) = (plainRows, plainRows)
        return table
      }, [])
    let flow = try #require(
      try xib(
        Self.element(
          "collectionView", "",
          """
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" minimumInteritemSpacing="4" \
          scrollDirection="horizontal" id="f"><size key="itemSize" width="31" height="32"/>
          <size key="headerReferenceSize" width="33" height="34"/><size key="footerReferenceSize" width="35" height="36"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
          """)
      ).first as? UICollectionView)
    let layout = try #require(flow.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4 && layout.scrollDirection == .horizontal)
    #expect(layout.itemSize == CGSize(width: 31, height: 32) && layout.headerReferenceSize == CGSize(width: 33, height: 34))
    #expect(layout.footerReferenceSize == CGSize(width: 35, height: 36))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test("constraints: attributes, relations, ratios, priorities") func constraints() throws {
    let attributes: [(String, NSLayoutConstraint.Attribute)] = [
      ("left", .left), ("right", .right), ("top", .top), ("bottom", .bottom), ("leading", .leading), ("trailing", .trailing),
      ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY), ("baseline", .lastBaseline),
      ("lastBaseline", .lastBaseline), ("firstBaseline", .firstBaseline), ("leftMargin", .leftMargin), ("rightMargin", .rightMargin),
      ("topMargin", .topMargin), ("bottomMargin", .bottomMargin), ("leadingMargin", .leadingMargin), ("trailingMargin", .trailingMargin),
      ("centerXWithinMargins", .centerXWithinMargins), ("centerYWithinMargins", .centerYWithinMargins),
    ]
    var kept: [UIView] = []
    func constraint(_ words: String) throws -> NSLayoutConstraint {
      let views = try xib(
        Self.element(
          "view", "",
          """
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner"/></subviews>
          <constraints><constraint identifier="asked" id="q" \(words)/></constraints>
          """))
      kept = views
      let all = kept.flatMap { $0.constraints + $0.subviews.flatMap(\.constraints) }
      return try #require(all.first { $0.identifier == "asked" }, "\(words)")
    }
    for (name, attribute) in attributes {
      let made = try constraint(
        "firstItem=\"inner\" firstAttribute=\"\(name)\" secondItem=\"it\" secondAttribute=\"\(name)\" constant=\"5\"")
      #expect(made.firstAttribute == attribute && made.secondAttribute == attribute && made.constant == 5, "\(name)")
      #expect(made.multiplier == 1 && made.relation == .equal && made.priority == .required && made.isActive, "\(name)")
      #expect((made.secondItem as? UIView)?.subviews.first === made.firstItem as AnyObject)
    }
    let ratio = try constraint(
      "firstItem=\"inner\" firstAttribute=\"width\" secondItem=\"inner\" secondAttribute=\"height\" multiplier=\"3:2\"")
    #expect(ratio.multiplier == 1.5 && ratio.constant == 0)
    #expect(
      try constraint("firstItem=\"inner\" firstAttribute=\"width\" secondItem=\"it\" secondAttribute=\"width\" multiplier=\"0.4\"")
        .multiplier == 0.4)
    let least = try constraint(
      "firstItem=\"inner\" firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"7\" priority=\"310\"")
    #expect(least.relation == .greaterThanOrEqual && least.priority.rawValue == 310 && least.secondItem == nil)
    #expect(
      try constraint("firstItem=\"inner\" firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"7\"").relation
        == .lessThanOrEqual)
    // What is not named is the view that holds it: its edge beyond the other's.
    let outer = try constraint("firstAttribute=\"trailing\" secondItem=\"inner\" secondAttribute=\"trailing\" constant=\"12\"")
    #expect((outer.firstItem as? UIView)?.subviews.first === outer.secondItem as AnyObject? && outer.constant == 12)
  }
}
