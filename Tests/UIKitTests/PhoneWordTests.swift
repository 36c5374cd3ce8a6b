import Foundation
import QuoinObjectiveC
import Testing

@testable import UIKit

/// What the phone's classes answer under the names that packages ask for.
@MainActor @Suite("What packages ask the phone's classes") struct PhoneWordTests {
  @Test("A colour comes out of an archive as it went in; without its parts there is none") func colours() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    let empty = NSKeyedUnarchiver(forReadingWith: try NSKeyedArchiver.archivedData(withRootObject: "a", requiringSecureCoding: false))
    #expect(UIColor(coder: empty) == nil)
  }

  @Test("How far corners are rounded in the end: by the configuration, capsules by the size, else by the layer") func corners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    view.layer.cornerRadius = 4
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.effectiveRadius(corner: .topLeft) == 4 && view.effectiveRadius(corner: .bottomRight) == 0)
    #expect(view.effectiveRadius(corner: .allCorners) == 4)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topRight) == 15)
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(3), bottomRightRadius: .fixed(9))
    #expect(view.effectiveRadius(corner: .topLeft) == 3 && view.effectiveRadius(corner: .topRight) == 0)
    #expect(view.effectiveRadius(corner: [.topLeft, .bottomRight]) == 9)
  }

  @Test("A place of one space is counted in another, through the window") func spaces() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (one, other) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView(frame: CGRect(x: 100, y: 5, width: 50, height: 50))
    )
    window.addSubview(one)
    window.addSubview(other)
    let (from, to): (any UICoordinateSpace, any UICoordinateSpace) = (one, other)
    #expect(from.convert(CGPoint(x: 1, y: 2), to: to) == CGPoint(x: -89, y: 17))
    #expect(from.convert(CGRect(x: 0, y: 0, width: 3, height: 4), from: to) == CGRect(x: 90, y: -15, width: 3, height: 4))
    #expect(from.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace) == CGPoint(x: 10, y: 20))
    #expect(UIScreen.main.coordinateSpace.convert(CGPoint(x: 10, y: 20), to: from) == .zero)
  }

  @Test("A text is written into by whoever knows no more of it than that") func texts() {
    let field = UITextField()
    field.text = "one two"
    let input: any UIControl & UITextInput = field
    guard let begin = input.position(from: input.beginningOfDocument, offset: 4),
      let range = input.textRange(from: begin, to: input.endOfDocument)
    else { return #expect(Bool(false), "places") }
    #expect(input.text(in: range) == "two")
    input.replace(range, withText: "2")
    #expect(field.text == "one 2")
  }

  @Test("What a performed method gives back is an object; gestures below begin with their own start") func performed() {
    final class Asked: NSObject {}
    let asked = Asked()
    let given = asked.perform(Selector("name") { _, _ in UIColor.red })
    #expect(given?.takeUnretainedValue() as? UIColor == .red)
    final class Tap: UITapGestureRecognizer {
      var began = 0
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        began += 1
      }
    }
    #expect(Tap().began == 1)
    let bar = UISearchBar()
    bar.inputAccessoryView = bar
    #expect(bar.inputAccessoryView === bar && UICubicTimingParameters().animationCurve == .easeInOut)
  }

  @Test("Who is asked for a control's event is known by name; class values make what their own start says") func controls() {
    final class Asked: NSObject {}
    let (asked, button) = (Asked(), UIButton())
    #expect(button.actions(forTarget: asked, forControlEvent: .touchUpInside) == nil)
    button.addTarget(asked, action: Selector("tap:"), for: .touchUpInside)
    #expect(button.actions(forTarget: asked, forControlEvent: .touchUpInside) == ["tap:"])
    #expect(
      button.actions(forTarget: asked, forControlEvent: .valueChanged) == nil
        && button.actions(forTarget: self, forControlEvent: .allEvents) == nil)
    final class Wall: UICollectionView {
      var began = 0
      override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        began = 7
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let layout = UICollectionViewFlowLayout()
    let type: UICollectionView.Type = Wall.self
    let wall = type._init(frame: CGRect(x: 1, y: 2, width: 3, height: 4), collectionViewLayout: layout)
    #expect((wall as? Wall)?.began == 7 && wall.collectionViewLayout === layout && wall.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    final class Picture: UIImageView {}
    let (pictures, image): (UIImageView.Type, UIImage) = (Picture.self, UIImage())
    #expect((pictures._init(image: image) as? Picture)?.image === image && pictures._init(image: nil).image == nil)
  }

  @Test("A picture is made of a file's bytes where they are of its kind") func providers() throws {
    let png = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in UIColor.red.setFill() }.pngData() ?? Data()
    let provider = try #require(CGDataProvider(data: png))
    let image = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    #expect((image?.width ?? 0) * 2 == (image?.height ?? 0) * 3 && image != nil)
    #expect(CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
  }

  @Test("C's limits are those of the numbers' sizes; the clock counts nanoseconds; words and units of a locale and a calendar")
  func system() {
    #expect([Int64(INT16_MIN), Int64(INT32_MIN), INT64_MIN, Int64(INT_MIN)] == [-1 << 15, -1 << 31, .min, -1 << 31])
    #expect(INT64_MAX == 0x7FFF_FFFF_FFFF_FFFF && UINT64_MAX == 0xFFFF_FFFF_FFFF_FFFF && UINT_MAX == 0xFFFF_FFFF)
    var base = mach_timebase_info_data_t()
    let before = mach_absolute_time()
    #expect(mach_timebase_info(&base) == 0 && base.numer == base.denom && base.denom > 0 && mach_absolute_time() >= before)
    var (own, room) = (mach_task_basic_info(), mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / 4))
    func ask(_ flavor: Int32) -> kern_return_t {
      withUnsafeMutablePointer(to: &own) {
        $0.withMemoryRebound(to: integer_t.self, capacity: Int(room)) { task_info(mach_task_self_, task_flavor_t(flavor), $0, &room) }
      }
    }
    // A program lies in memory with less than it has places for, and never with more than it did at most.
    #expect(ask(MACH_TASK_BASIC_INFO) == KERN_SUCCESS && own.resident_size > 1 << 20 && own.resident_size < own.virtual_size)
    #expect(own.resident_size <= own.resident_size_max && ask(99) == KERN_INVALID_ARGUMENT)
    room = 1
    #expect(ask(MACH_TASK_BASIC_INFO) == KERN_INVALID_ARGUMENT && room == 1)
    var (threads, count): (thread_act_array_t?, mach_msg_type_number_t) = (nil, 0)
    #expect(task_threads(mach_task_self_, &threads, &count) == KERN_SUCCESS && count > 0 && threads != nil)
    #expect(vm_deallocate(mach_task_self_, vm_address_t(bitPattern: threads), vm_size_t(count) * 4) == KERN_SUCCESS)
    let korean = NSLocale(localeIdentifier: "ko_KR")
    #expect(korean.localizedString(forCountryCode: "KR") == "대한민국" && korean.localizedString(forLanguageCode: "ko") == "한국어")
    let calendar = NSCalendar(identifier: .gregorian)
    calendar?.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    var (start, length): (NSDate?, TimeInterval) = (nil, 0)
    // 26 November 2026 begins 1,795,651,200 s after 1970.
    let noon = Date(timeIntervalSince1970: 1_795_651_200 + 43_200)
    #expect(calendar?.range(of: .day, start: &start, interval: &length, for: noon) == true)
    #expect(start?.timeIntervalSince1970 == 1_795_651_200 && length == 86_400)
  }
}
