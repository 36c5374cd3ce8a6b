import UIKit

extension Ledger {
  /// Texts with attributes of Swift's kind and of Objective-C's, text storages, documents drawn by hand, fonts out of bytes.
  func textsOfBothKinds() {
    topic("Texts of both kinds")
    value(
      "AttributeScopes.UIKitAttributes", "AttributeScopes.UIKitAttributes.*", "AttributeScopes.uiKit",
      says: "UIKit's attributes of Swift's strings are those of Objective-C's, and go there and back",
      from: .documented("foundation/attributescopes/uikitattributes")
    ) { judge in
      var text = AttributedString("one")
      text.font = UIFont.boldSystemFont(ofSize: 30)
      text.foregroundColor = UIColor.red
      text.underlineStyle = .double
      text[AttributeScopes.UIKitAttributes.KernAttribute.self] = 2
      text.link = URL(string: "https://example.org")
      text += AttributedString(" two")
      let old = NSAttributedString(text)
      judge.equal(old.string, "one two")
      judge.equal(old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .boldSystemFont(ofSize: 30))
      judge.equal(old.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int, NSUnderlineStyle.double.rawValue)
      judge.equal(old.attributes(at: 4, effectiveRange: nil).count, 0)
      let back = AttributedString(old)
      judge.expect(back == text, "\(back)")
      let container = AttributeContainer([.foregroundColor: UIColor.blue, .baselineOffset: 3])
      judge.equal(container[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self], .blue)
      judge.equal(container[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self], 3)
      judge.equal((try? NSAttributedString(text, including: \.uiKit))?.isEqual(to: old), true)
    }
    measure(
      "UIButton.Configuration.titleTextAttributesTransformer", "UIButton.Configuration.subtitleTextAttributesTransformer",
      says: "a title has the font that its attributes say, or that the transformer makes of the button's",
      from: .documented("uikit/uibutton/configuration-swift.struct/titletextattributestransformer")
    ) { judge in
      @MainActor func width(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "wide"
        change(&configuration)
        return UIButton(configuration: configuration).intrinsicContentSize.width
      }
      let large = UIFont.systemFont(ofSize: 40)
      let dressed = width { $0.attributedTitle = AttributedString("wide", attributes: AttributeContainer([.font: large])) }
      let transformer = UIConfigurationTextAttributesTransformer { looks in
        var looks = looks
        looks.font = UIFont.systemFont(ofSize: 40)
        return looks
      }
      judge.expect(dressed > width { _ in } + 30, "\(dressed)")
      judge.equal(width { $0.titleTextAttributesTransformer = transformer }, dressed)
      judge.equal(width { ($0.subtitle, $0.subtitleTextAttributesTransformer) = ("wide", transformer) }, dressed)
      judge.expect(
        width {
          $0.attributedTitle = AttributedString("wide", attributes: AttributeContainer([.font: large]))
          $0.title = "plain"
        } < dressed, "a title of its own takes the place of the one with attributes")
    }
    value(
      "NSTextStorageDelegate", "NSTextStorageDelegate.textStorage",
      says: "changes between beginEditing and endEditing are told of together",
      from: .documented("uikit/nstextstorage/edited(_:range:changeinlength:)")
    ) { judge in
      final class Listener: NSTextStorageDelegate {
        var told: [String] = []
        func textStorage(
          _ storage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions, range: NSRange, changeInLength delta: Int
        ) { told.append("\(mask.rawValue) \(range.location) \(range.length) \(delta)") }
      }
      let (listener, storage) = (Listener(), NSTextStorage(string: "abcdef"))
      storage.delegate = listener
      storage.replaceCharacters(in: NSRange(location: 1, length: 2), with: "-----")
      storage.beginEditing()
      storage.deleteCharacters(in: NSRange(location: 0, length: 1))
      storage.addAttribute(.kern, value: 1, range: NSRange(location: 6, length: 2))
      storage.endEditing()
      judge.equal(listener.told, ["2 1 5 3", "3 0 8 -1"])
      judge.equal(storage.string, "-----def")
    }
    value(
      "UIGraphicsBeginPDFContextToData", "UIGraphicsBeginPDFContextToFile", "UIGraphicsBeginPDFPage", "UIGraphicsBeginPDFPageWithInfo",
      "UIGraphicsEndPDFContext", "UIGraphicsGetPDFContextBounds",
      says: "a document's bytes come when it ends; pages are 612 by 792 points where nothing is said",
      from: .documented("uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)")
    ) { judge in
      judge.equal(UIGraphicsGetPDFContextBounds(), .zero)
      let data = NSMutableData()
      UIGraphicsBeginPDFContextToData(data, .zero, nil)
      UIGraphicsBeginPDFPage()
      judge.equal(UIGraphicsGetPDFContextBounds(), CGRect(x: 0, y: 0, width: 612, height: 792))
      UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
      UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
      judge.equal(UIGraphicsGetPDFContextBounds().width, 100)
      judge.equal(data.length, 0)
      UIGraphicsEndPDFContext()
      judge.equal(String(decoding: (data as Data).prefix(5), as: UTF8.self), "%PDF-")
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      judge.expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, nil))
      UIGraphicsBeginPDFPage()
      UIGraphicsEndPDFContext()
      judge.equal((try? Data(contentsOf: file))?.prefix(5), Data("%PDF-".utf8))
      judge.expect(!UIGraphicsBeginPDFContextToFile("/nowhere/a.pdf", .zero, nil))
      judge.expect(UIGraphicsGetCurrentContext() == nil, "no page is left open")
    }
    value(
      "CGFont", "CGFont.postScriptName", "CTFontManagerRegisterGraphicsFont", "CTFontManagerUnregisterGraphicsFont",
      says: "bytes that are no font give none", from: .documented("coregraphics/cgfont/init(_:)")
    ) { judge in
      judge.expect(CGDataProvider(data: Data("no font at all".utf8)).flatMap(CGFont.init) == nil)
      // A font of Debian's, where it is there.
      guard let provider = CGDataProvider(url: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/InterDisplay-Thin.otf")),
        let font = CGFont(provider)
      else { return }
      judge.equal(font.postScriptName, "InterDisplay-Thin")
      judge.expect(CTFontManagerRegisterGraphicsFont(font, nil) && CTFontManagerUnregisterGraphicsFont(font, nil))
    }
    value(
      "CGFont.fullName", "CGFont.unitsPerEm", "CGFont.ascent", "CGFont.descent", "CGFont.leading", "CGFont.capHeight", "CGFont.xHeight",
      "CGFont.getGlyphAdvances", says: "a font by its name measures as UIKit's does, in units",
      from: .documented("coregraphics/cgfont")
    ) { judge in
      judge.expect(CGFont("No Such Font At All") == nil)
      let name = UIFont.systemFont(ofSize: 10).fontName
      guard let font = CGFont(name), let same = UIFont(name: name, size: 100) else { return judge.expect(false, "no font") }
      judge.equal(font.postScriptName, same.fontName)
      judge.expect((font.fullName ?? "").hasPrefix(same.familyName))
      let unit = 100 / CGFloat(font.unitsPerEm)
      for (units, points) in [
        (font.ascent, same.ascender), (font.descent, same.descender), (font.leading, same.leading), (font.capHeight, same.capHeight),
        (font.xHeight, same.xHeight),
      ] { judge.expect(abs(CGFloat(units) * unit - points) <= unit, "\(units) \(points)") }
      let glyphs = [same._glyph(for: 73), same._glyph(for: 87)]
      var advances: [Int32] = [0, 0]
      judge.expect(font.getGlyphAdvances(glyphs: glyphs, count: 2, advances: &advances))
      judge.expect(abs(CGFloat(advances[1]) * unit - same._advance(of: glyphs[1])) <= unit)
      // I is narrower than W.
      judge.expect(advances[0] > 0 && advances[0] < advances[1], "\(advances)")
    }
    value(
      "NSDiffableDataSourceSnapshot.insertSections", "NSDiffableDataSourceSnapshot.moveItem", "NSDiffableDataSourceSnapshot.moveSection",
      says: "sections and items are put before and after others; what is not there changes nothing",
      from: .documented("uikit/nsdiffabledatasourcesnapshot/movesection(_:beforesection:)")
    ) { judge in
      var shot = NSDiffableDataSourceSnapshot<String, Int>()
      shot.appendSections(["a", "b"])
      shot.insertSections(["c", "a", "d"], beforeSection: "b")
      shot.insertSections(["e"], afterSection: "b")
      judge.equal(shot.sectionIdentifiers, ["a", "c", "d", "b", "e"])
      shot.moveSection("a", afterSection: "d")
      shot.moveSection("e", beforeSection: "c")
      shot.moveSection("x", beforeSection: "c")
      shot.moveSection("c", beforeSection: "c")
      shot.insertSections(["y"], beforeSection: "x")
      judge.equal(shot.sectionIdentifiers, ["e", "c", "d", "a", "b"])
      shot.appendItems([1, 2, 3], toSection: "a")
      shot.appendItems([4], toSection: "b")
      shot.moveItem(3, beforeItem: 1)
      shot.moveItem(1, afterItem: 4)
      shot.moveItem(9, afterItem: 4)
      shot.moveItem(2, beforeItem: 2)
      judge.equal(shot.itemIdentifiers(inSection: "a"), [3, 2])
      judge.equal(shot.itemIdentifiers(inSection: "b"), [4, 1])
    }
    none(
      "UICollectionViewController.installsStandardGestureForInteractiveMovement", "UITableViewDiffableDataSource.sectionIndexTitles",
      "kCATransactionAnimationDuration", "kCATransactionAnimationTimingFunction", "kCATransactionCompletionBlock",
      "kCATransactionDisableActions", why: "nobody drags while a page is made, and all changes happen at once")
  }
}
