import UIKit

extension Ledger {
  func uiTextFields() {
    topic("Text fields")

    uiRow(
      "UITextField", "UITextField.text", "UITextField.textColor", "UITextField.font",
      says: "a line of text in the middle of the height, where reading begins",
      from: .documented("uikit/uitextfield"), in: .fixed(100, 60)
    ) {
      uiPlaced(
        made(UITextField()) {
          $0.text = "XXX"
          $0.textColor = .pureRed
        }, 10, 5, 80, 40)
    } holds: {
      let ink = $0.area(0xFF0000, within: 120)
      $0.judge.near(ink.minX, 10, within: 2)
      $0.judge.near(ink.midY, 25, within: 2)
      $0.judge.expect(ink.width > 20 && ink.width < 45, "\(ink)")
    }
    uiRow(
      "UITextField.font", says: "17 points at first; twice as large letters are twice as high", from: .documented("uikit/uitextfield/font"),
      in: .fixed(200, 100)
    ) {
      let (a, b, c) = (UITextField(), UITextField(), UITextField())
      b.font = .systemFont(ofSize: 17)
      c.font = .systemFont(ofSize: 34)
      for (index, one) in [a, b, c].enumerated() {
        (one.text, one.textColor) = ("XX", .black)
        one.frame = CGRect(x: CGFloat(index) * 60, y: 0, width: 60, height: 50)
      }
      return uiCanvas(a, b, c)
    } holds: {
      let inks = [$0.ink(in: $0.part(0, 0, 60, 50)), $0.ink(in: $0.part(60, 0, 60, 50)), $0.ink(in: $0.part(120, 0, 60, 50))]
      $0.judge.near(inks[0].height, inks[1].height, within: 0.1)
      $0.judge.near(inks[2].height, inks[1].height * 2, within: 2.1)
    }
    uiRow(
      "UITextField.textAlignment", says: "left, middle, right; natural by the reading direction",
      from: .documented("uikit/uitextfield/textalignment"), in: .fixed(100, 100)
    ) {
      let canvas = uiCanvas()
      for (index, alignment) in [NSTextAlignment.left, .center, .right, .natural, .natural].enumerated() {
        let one = UITextField(frame: CGRect(x: 0, y: CGFloat(index) * 20, width: 100, height: 20))
        (one.text, one.textAlignment) = ("XX", alignment)
        canvas.addSubview(index == 4 ? mirrored(one) : one)
      }
      return canvas
    } holds: {
      let inks = $0.strips(5, 20, width: 100)
      $0.judge.expect(inks[0].minX < 4 && inks[3].minX < 4, "left")
      $0.judge.near(inks[1].midX, 50, within: 1.6)
      $0.judge.expect(inks[2].maxX > 96 && inks[4].maxX > 96, "right")
    }
    uiRow(
      "UITextField.placeholder", "UITextField.attributedPlaceholder", "UITextField.attributedText", "UITextField.text",
      says: "paler words while there is no text; colours of attributes", from: .documented("uikit/uitextfield/placeholder"),
      in: .fixed(100, 120)
    ) {
      let canvas = uiCanvas()
      for index in 0..<5 {
        let one = UITextField(frame: CGRect(x: 0, y: CGFloat(index) * 24, width: 100, height: 24))
        one.placeholder = "XXX"
        switch index {
        case 1: one.text = "XXX"
        case 2: one.text = ""
        case 3: one.attributedPlaceholder = NSAttributedString(string: "XXX", attributes: [.foregroundColor: UIColor.pureRed])
        case 4: one.attributedText = NSAttributedString(string: "XXX", attributes: [.foregroundColor: UIColor.pureBlue])
        default: break
        }
        canvas.addSubview(one)
      }
      return canvas
    } holds: {
      let rows = (0..<5).map { y in CGRect(x: 0, y: CGFloat(y) * 24, width: 100, height: 24) }
      $0.judge.expect($0.brightness(rows[0]) > $0.brightness(rows[1]) + 0.02 && !$0.ink(in: rows[0]).isNull)
      $0.judge.near($0.brightness(rows[0]), $0.brightness(rows[2]), within: 0.001)
      // The third of (60, 60, 67) over white.
      $0.judge.expect(!$0.area(0xC5C5C7, in: rows[0], within: 12).isNull)
      $0.judge.expect(!$0.area(0xFF0000, in: rows[3], within: 60).isNull)
      $0.judge.expect(!$0.area(0x0000FF, in: rows[4], within: 60).isNull)
    }
    uiRow(
      "UITextField.isSecureTextEntry", says: "a dot for each letter; placeholders stay words",
      from: .documented("uikit/uitextinputtraits/issecuretextentry"),
      in: .fixed(100, 110)
    ) {
      let canvas = uiCanvas()
      for (index, words) in ["MMM", "iii", "MMMM", ""].enumerated() {
        let one = UITextField(frame: CGRect(x: 0, y: CGFloat(index) * 24, width: 100, height: 24))
        (one.text, one.placeholder, one.isSecureTextEntry) = (words, "Mi", true)
        canvas.addSubview(one)
      }
      let plain = UITextField(frame: CGRect(x: 60, y: 72, width: 40, height: 24))
      plain.placeholder = "Mi"
      canvas.addSubview(plain)
      return canvas
    } holds: {
      let inks = $0.strips(4, 24, width: 60)
      $0.judge.expect(inks[0].size == inks[1].size && inks[2].width > inks[0].width + 2, "\(inks)")
      $0.judge.near(inks[3].width, $0.ink(in: $0.part(60, 72, 40, 24)).width, within: 0.1)
    }
    uiRow(
      "UITextField.borderStyle", "UITextField.BorderStyle", says: "none, a line around, a rounded hairline on white",
      from: .documented("uikit/uitextfield/borderstyle-swift.enum"), in: .fixed(100, 170), scale: 2
    ) {
      let canvas = uiCanvas()
      canvas.backgroundColor = .pureGreen
      for (index, style) in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect].enumerated() {
        let one = UITextField(frame: CGRect(x: 5, y: CGFloat(index) * 42, width: 90, height: 34))
        if index > 0 { one.borderStyle = style }
        canvas.addSubview(one)
      }
      return canvas
    } holds: {
      $0.judge.expect($0.ink(in: $0.part(0, 0, 100, 41), background: 0x00FF00).isNull)
      for index in [1, 2] {
        let y = CGFloat(index) * 42
        $0.color(5, y + 17, is: 0x000000)
        $0.color(50, y + 17, is: 0x00FF00)
        $0.judge.equal($0.ink(in: $0.part(0, y, 100, 41), background: 0x00FF00), CGRect(x: 5, y: y, width: 90, height: 34))
      }
      $0.color(50, 126 + 17, is: 0xFFFFFF)
      $0.color(5, 126 + 17, isNot: 0xFFFFFF)
      $0.color(5, 126, is: 0x00FF00)
    }
    uiRow(
      "UITextField.leftView", "UITextField.rightView", "UITextField.leftViewMode", "UITextField.rightViewMode", "UITextField.ViewMode",
      "UITextField.leftViewRect", "UITextField.rightViewRect", "UITextField.textRect",
      says: "views beside the text, in the middle of its height, take room from it; only in modes that hold while it is not edited",
      from: .documented("uikit/uitextfield/leftview"), in: .fixed(120, 40)
    ) {
      let field = UITextField()
      field.text = "XX"
      (field.leftView, field.rightView) = (uiBox("l", 0, 0, 20, 10), uiBox("r", 0, 0, 30, 16, .pureBlue))
      (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
      return uiPlaced(field, 10, 5, 100, 30)
    } holds: {
      // What stands beside the text counts where the field asks for room.
      let field = UITextField()
      field.text = "XX"
      let plain = field.intrinsicContentSize.width
      (field.leftView, field.rightView) = (uiBox("l", 0, 0, 20, 10), uiBox("r", 0, 0, 30, 16))
      $0.judge.near(field.intrinsicContentSize.width, plain)
      (field.leftViewMode, field.rightViewMode) = (.always, .whileEditing)
      $0.judge.near(field.intrinsicContentSize.width, plain + 20)
      field.rightViewMode = .unlessEditing
      $0.judge.near(field.sizeThatFits(.zero).width, plain + 50)
      $0.frame("l", 10, 15, 20, 10)
      $0.frame("r", 80, 12, 30, 16)
      $0.area(0xFF0000, 10, 15, 20, 10)
      $0.area(0x0000FF, 80, 12, 30, 16)
      $0.judge.expect($0.ink(in: $0.part(31, 0, 40, 40)).minX < 36)
    }
    uiRow(
      "UITextField.leftViewMode", "UITextField.rightViewMode", says: "never, and while it is edited, nothing is seen beside the text",
      from: .documented("uikit/uitextfield/viewmode"), in: .fixed(120, 40)
    ) {
      let field = UITextField()
      (field.leftView, field.rightView, field.rightViewMode) = (uiBox("l", 0, 0, 20, 10), uiBox("r", 0, 0, 30, 16), .whileEditing)
      return uiPlaced(field, 10, 5, 100, 30)
    } holds: {
      $0.isBlank()
    }
    measure(
      "UITextField.borderStyle", "UITextField.textRect", "UITextField.placeholderRect", "UITextField.editingRect",
      "UITextField.leftViewRect",
      "UITextField.rightViewRect", says: "34 high with a rounded border, and the text 7 in from it; views take their widths",
      from: .recorded("iOS 26, iPhone SE: a rounded field is 34 high")
    ) { judge in
      let field = UITextField()
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      judge.equal(field.textRect(forBounds: bounds), bounds)
      field.text = "Words"
      let words = uiLabel("", "Words").sizeThatFits(.zero)
      judge.near(field.sizeThatFits(.zero).width, words.width, within: 1.1)
      field.borderStyle = .roundedRect
      judge.near(field.sizeThatFits(.zero).width, words.width + 14, within: 1.1)
      judge.near(field.intrinsicContentSize.height, 34, within: 0.51)
      judge.equal(field.textRect(forBounds: bounds), CGRect(x: 7, y: 0, width: 86, height: 40))
      judge.equal(field.placeholderRect(forBounds: bounds), field.textRect(forBounds: bounds))
      judge.equal(field.editingRect(forBounds: bounds), field.textRect(forBounds: bounds))
      field.borderStyle = .none
      field.rightView = uiBox("r", 0, 0, 13, 8)
      field.rightViewMode = .always
      judge.equal(field.textRect(forBounds: bounds), CGRect(x: 0, y: 0, width: 87, height: 40))
      judge.equal(field.rightViewRect(forBounds: bounds), CGRect(x: 87, y: 16, width: 13, height: 8))
      judge.equal(field.leftViewRect(forBounds: bounds).size, .zero)
      field.font = .systemFont(ofSize: 40)
      field.borderStyle = .roundedRect
      judge.expect(field.sizeThatFits(.zero).height > 48)
    }
    value(
      "UITextField.text", "UITextField.attributedText", "UITextField.isEditing", "UITextField.delegate", "UITextField.clearButtonMode",
      "UITextField.adjustsFontSizeToFitWidth", "UITextField.minimumFontSize", "UITextField.keyboardType", "UITextField.returnKeyType",
      "UITextField.autocapitalizationType", "UITextField.autocorrectionType", "UITextField.textContentType",
      "UITextField.spellCheckingType",
      "UITextField.keyboardAppearance", "UITextField.enablesReturnKeyAutomatically", "UITextField.inputView",
      "UITextField.inputAccessoryView",
      "UITextField.inputAccessoryViewContent", "UIKeyboardType", "UIKeyboardType.alphabet", "UIReturnKeyType",
      "UITextAutocapitalizationType",
      "UITextAutocorrectionType",
      says: "as the phone has them at first, and kept", from: .documented("uikit/uitextfield")
    ) { judge in
      let field = UITextField()
      judge.expect(
        field.text == "" && !field.isEditing && field.delegate == nil && field.clearButtonMode == .never && field.canBecomeFirstResponder)
      judge.expect(
        !field.adjustsFontSizeToFitWidth && field.minimumFontSize == 0 && field.keyboardType == .default && field.returnKeyType == .default)
      judge.expect(field.autocapitalizationType == .sentences && field.autocorrectionType == .default && field.textContentType == nil)
      judge.expect(
        field.keyboardAppearance == .default && !field.enablesReturnKeyAutomatically && field.inputView == nil
          && field.inputAccessoryView == nil)
      judge.expect(field.borderStyle == .none && field.leftViewMode == .never && field.rightViewMode == .never && !field.isSecureTextEntry)
      judge.expect(field.spellCheckingType == .default && field.inputAccessoryViewContent == nil && field.textAlignment == .natural)
      field.text = nil
      judge.equal(field.text, "")
      field.attributedText = NSAttributedString(string: "rich")
      judge.equal(field.text, "rich")
      field.text = "plain"
      judge.equal(field.attributedText?.string, "plain")
      (field.keyboardType, field.returnKeyType, field.autocapitalizationType) = (.emailAddress, .go, .words)
      judge.expect(field.keyboardType == .emailAddress && field.returnKeyType == .go && field.autocapitalizationType == .words)
    }
    value(
      "UITextContentType", "UITextContentType.*", says: "words for what is typed, told apart and kept",
      from: .documented("uikit/uitextcontenttype")
    ) { judge in
      let all: [UITextContentType] = [
        .name, .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname, .jobTitle, .organizationName, .location,
        .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity, .addressState, .addressCityAndState, .sublocality,
        .countryName, .postalCode, .telephoneNumber, .emailAddress, .URL, .creditCardNumber, .username, .password, .newPassword,
        .oneTimeCode, .shipmentTrackingNumber, .flightNumber, .dateTime, .birthdate,
      ]
      judge.equal(Set(all).count, 31)
      judge.equal(UITextContentType(rawValue: "username"), .username)
      let field = UITextField()
      field.textContentType = .oneTimeCode
      judge.equal(field.textContentType, .oneTimeCode)
    }
    value(
      "UITextFieldDelegate", "UITextFieldDelegate.textField", "UITextFieldDelegate.textFieldDidBeginEditing",
      "UITextFieldDelegate.textFieldDidEndEditing", "UITextFieldDelegate.textFieldShouldBeginEditing",
      "UITextFieldDelegate.textFieldShouldReturn", says: "agrees where it says nothing", from: .documented("uikit/uitextfielddelegate")
    ) { judge in
      let (silent, field) = (SilentDelegate(), UITextField())
      field.delegate = silent
      judge.expect(field.delegate === silent)
      judge.expect(silent.textFieldShouldReturn(field) && silent.textFieldShouldBeginEditing(field))
      judge.expect(silent.textField(field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "a"))
      silent.textFieldDidBeginEditing(field)
      silent.textFieldDidEndEditing(field)
    }
    uiNone(
      "UITextField.clearButtonMode", "UITextField.keyboardType", "UITextField.returnKeyType", "UITextField.inputView",
      why: "no keyboard is shown, and the clear button is not drawn"
    ) { view in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      (field.clearButtonMode, field.keyboardType, field.returnKeyType, field.inputView) = (.always, .URL, .done, UIView())
      view.addSubview(field)
    }
  }
}

private final class SilentDelegate: UITextFieldDelegate {}
