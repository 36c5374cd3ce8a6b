import ActivityKit
import AppIntents
import AuthenticationServices
import CloudKit
import CommonCrypto
import Compression
import Contacts
import CoreImage
import CoreLocationUI
import CryptoKit
import Foundation
import GameplayKit
import HealthKit
import ImageIO
import MapKit
import NaturalLanguage
import Network
import PencilKit
import Quoin
import QuoinKeyValue
import QuoinSearchServices
import QuoinSwiftUIExtras
import QuoinUIKitExtras
import QuoinWebViews
import Security
import SpriteKit
import SwiftUI
import Testing
import UIKit
import WatchConnectivity
import WidgetKit

/// What frameworks that show or find little still do.
@MainActor @Suite("Small frameworks") struct SmallFrameworkTests {
  @Test("SHA-256 of the worked examples of FIPS 180-4, whole and in parts")
  func fingerprints() {
    func hex(_ text: String) -> String { SHA256.hash(data: Data(text.utf8)).map { String(format: "%02x", $0) }.joined() }
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    var parts = SHA256()
    for _ in 0..<1000 { parts.update(data: Data(repeating: UInt8(ascii: "a"), count: 1000)) }
    #expect(
      parts.finalize().map { String(format: "%02x", $0) }.joined()
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test("Rare words of SwiftUI keep what they are told; a spring is at rest when it was said to be")
  func rareWords() {
    var values = EnvironmentValues()
    #expect(values.isScrollEnabled && values.appearsActive && !values.autocorrectionDisabled && values.keyboardShortcut == nil)
    values.isScrollEnabled = false
    values.menuOrder = .fixed
    values.defaultMinListHeaderHeight = 12
    #expect(!values.isScrollEnabled && values.menuOrder == .fixed && values.defaultMinListHeaderHeight == 12)
    #expect(KeyPress.Phases.all == [.down, .repeat, .up] && FocusInteractions.automatic == [.activate, .edit])
    let descriptor = AXChartDescriptor(
      title: "t", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["b", "a"]),
      series: [AXDataSeriesDescriptor(name: "s", isContinuous: false, dataPoints: [AXDataPoint(x: 2, y: 3), AXDataPoint(x: "b")])])
    #expect(descriptor.xAxis.title == "x" && descriptor.series[0].dataPoints.map(\.xValue) == [.number(2), .category("b")])
    // Within a hundredth once it is said to be at rest, and not long before.
    let spring = Spring(settlingDuration: 2, dampingRatio: 1)
    #expect(abs(spring.value(target: 1.0, time: 2) - 1) < 0.01 && abs(spring.value(target: 1.0, time: 0.8) - 1) > 0.1)
  }

  @Test("Rows that a rectangle touches, and pictures and paths that let what lies below through")
  @MainActor func rareMembers() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 300)))
    table.dataSource = rows
    table.rowHeight = 40
    table.layoutIfNeeded()
    #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 45, width: 10, height: 50))?.map(\.row) == [1, 2])
    let size = CGSize(width: 4, height: 2)
    let yellow = UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 1, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let both = UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0, green: 1, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      yellow.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .multiply, alpha: 1)
      UIColor(red: 1, green: 1, blue: 0, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 2, height: 2)).fill(with: .multiply, alpha: 1)
    }
    let green = UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    #expect(both.pngData() == green.pngData())
  }

  @Test("Compression's numbers are C's (compression.h), and streams take bytes as they come")
  func compressionNumbers() throws {
    let numbers: [(Algorithm, UInt32)] = [
      (.lz4, 0x100), (.zlib, 0x205), (.lzma, 0x306), (.lzfse, 0x801), (.lzbitmap, 0x702), (.brotli, 0xB02),
    ]
    #expect(Algorithm.allCases.count == numbers.count)
    for (algorithm, number) in numbers {
      #expect(algorithm.rawValue.rawValue == number && Algorithm(rawValue: compression_algorithm(number)) == algorithm)
    }
    #expect(Algorithm(rawValue: compression_algorithm(7)) == nil)
    #expect([COMPRESSION_STATUS_OK, COMPRESSION_STATUS_ERROR, COMPRESSION_STATUS_END].map(\.rawValue) == [0, -1, 1])
    let text = Data((0..<900).map { UInt8(truncatingIfNeeded: $0 / 3) })
    var (packed, plain) = ([UInt8](repeating: 0, count: 900), [UInt8](repeating: 0, count: 900))
    let size = compression_encode_buffer(&packed, packed.count, Array(text), text.count, nil, COMPRESSION_ZLIB)
    #expect(size > 0 && size < text.count)
    #expect(compression_decode_buffer(&plain, plain.count, packed, size, nil, COMPRESSION_ZLIB) == text.count && Data(plain) == text)
    // The same bytes in three parts, one behind the other.
    let parts = try text.withUnsafeBytes { bytes -> (Data, UnsafePointer<UInt8>) in
      let start = try #require(bytes.baseAddress).assumingMemoryBound(to: UInt8.self)
      var stream = compression_stream(dst_ptr: &plain, dst_size: plain.count, src_ptr: start, src_size: 0, state: nil)
      #expect(compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
      defer { compression_stream_destroy(&stream) }
      return packed.withUnsafeMutableBufferPointer { room in
        stream.dst_ptr = room.baseAddress!
        for part in 0..<3 {
          stream.src_size = 300
          let status = compression_stream_process(&stream, part == 2 ? 1 : 0)
          #expect(status == (part == 2 ? COMPRESSION_STATUS_END : COMPRESSION_STATUS_OK) && stream.src_size == 0)
        }
        #expect(stream.src_ptr == start + 900)
        return (Data(room.prefix(room.count - (900 - (stream.dst_ptr - room.baseAddress!)))), stream.src_ptr)
      }
    }.0
    #expect(Data(referencing: try NSData(data: parts).decompressed(using: .zlib)) == text)
    var rest = Data(packed.prefix(size))
    let input = try InputFilter(.decompress, using: .zlib) { (count: Int) -> Data? in
      defer { rest = Data(rest.dropFirst(count)) }
      return Data(rest.prefix(count))
    }
    #expect(try (0..<5).map { _ in try input.readData(ofLength: 1)?.first } == Array(text.prefix(5)))
  }

  @Test("Compression reads what zlib wrote, comes back to what was given, whole, in steps and by filters, and says what is not there")
  func compression() throws {
    let text = Data(String(repeating: "Quoin ", count: 20).utf8)
    // Written by zlib 1.2.13 (Python's `zlib.compressobj(9, zlib.DEFLATED, -15)`).
    let packed: [UInt8] = [11, 44, 205, 207, 204, 83, 8, 164, 59, 9, 0]
    var room = [UInt8](repeating: 0, count: 200)
    #expect(compression_decode_buffer(&room, room.count, packed, packed.count, nil, COMPRESSION_ZLIB) == text.count)
    #expect(Data(room.prefix(text.count)) == text)
    // As much as has room; nothing where bytes end too early or are none of DEFLATE's.
    #expect(compression_decode_buffer(&room, 7, packed, packed.count, nil, COMPRESSION_ZLIB) == 7)
    #expect(compression_decode_buffer(&room, room.count, packed, packed.count - 2, nil, COMPRESSION_ZLIB) == 0)
    #expect(compression_decode_buffer(&room, room.count, [255, 255, 255], 3, nil, COMPRESSION_ZLIB) == 0)
    #expect(compression_encode_buffer(&room, 2, Array(text), text.count, nil, COMPRESSION_ZLIB) == 0)
    #expect(compression_encode_buffer(&room, room.count, Array(text), text.count, nil, COMPRESSION_LZFSE) == 0)
    // A megabyte of zeros is a thousandth of it: room is made until all fits.
    for bytes in [text, Data(), Data(count: 1 << 20), Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 2_654_435_761 >> 7) })] {
      let less = try NSData(data: bytes).compressed(using: .zlib)
      #expect(Data(referencing: try less.decompressed(using: .zlib)) == bytes)
      var written = Data()
      let output = try OutputFilter(.compress, using: .zlib) { if let part = $0 { written.append(part) } }
      for start in stride(from: 0, to: bytes.count, by: 4096) { try output.write(bytes[start..<min(start + 4096, bytes.count)]) }
      try output.finalize()
      var rest = written
      let input = try InputFilter(.decompress, using: .zlib) { (count: Int) -> Data? in
        defer { rest = Data(rest.dropFirst(count)) }
        return Data(rest.prefix(count))
      }
      var read = Data()
      while let part = try input.readData(ofLength: 1000) { read.append(part) }
      #expect(read == bytes)
    }
    #expect(throws: FilterError.self) { try NSData(data: text).compressed(using: .lzma) }
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    var stream = compression_stream(dst_ptr: start, dst_size: 4, src_ptr: start, src_size: packed.count, state: nil)
    defer { start.deallocate() }
    #expect(compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_LZ4) == COMPRESSION_STATUS_ERROR)
    #expect(compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB) == COMPRESSION_STATUS_OK)
    var steps = Data()
    let all = packed.withUnsafeBufferPointer { bytes -> compression_status in
      stream.src_ptr = bytes.baseAddress!
      var status = COMPRESSION_STATUS_OK
      while status == COMPRESSION_STATUS_OK {
        (stream.dst_ptr, stream.dst_size) = (start, 4)
        status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        steps.append(start, count: 4 - stream.dst_size)
      }
      return status
    }
    #expect(all == COMPRESSION_STATUS_END && steps == text)
    #expect(compression_stream_destroy(&stream) == COMPRESSION_STATUS_OK && stream.state == nil)
  }

  @Test("CommonCrypto's fingerprints are those of RFC 1321, FIPS 180-4 and RFC 4231, whole and in steps")
  func commonCrypto() {
    typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
    func hex(_ function: Function, _ length: Int32, _ text: String) -> String {
      var digest = [UInt8](repeating: 0, count: Int(length))
      _ = function(text, CC_LONG(text.utf8.count), &digest)
      return digest.map { String(format: "%02x", $0) }.joined()
    }
    #expect(hex(CC_MD5, CC_MD5_DIGEST_LENGTH, "abc") == "900150983cd24fb0d6963f7d28e17f72")
    #expect(hex(CC_MD5, CC_MD5_DIGEST_LENGTH, "") == "d41d8cd98f00b204e9800998ecf8427e")
    let digits = String(repeating: "1234567890", count: 8)
    #expect(hex(CC_MD5, CC_MD5_DIGEST_LENGTH, digits) == "57edf4a22be3c955ac49da2e2107b67a")
    #expect(hex(CC_SHA1, CC_SHA1_DIGEST_LENGTH, "abc") == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      hex(CC_SHA224, CC_SHA224_DIGEST_LENGTH, "abc") == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    #expect(
      hex(CC_SHA256, CC_SHA256_DIGEST_LENGTH, "abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex(CC_SHA384, CC_SHA384_DIGEST_LENGTH, "abc")
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    #expect(
      hex(CC_SHA512, CC_SHA512_DIGEST_LENGTH, "abc")
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    )
    var (context, digest) = (CC_SHA1_CTX(), [UInt8](repeating: 0, count: 20))
    CC_SHA1_Init(&context)
    for _ in 0..<1000 { CC_SHA1_Update(&context, String(repeating: "a", count: 1000), 1000) }
    CC_SHA1_Final(&digest, &context)
    #expect(digest.map { String(format: "%02x", $0) }.joined() == "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    var mac = [UInt8](repeating: 0, count: 32)
    let (key, text) = ("Jefe", "what do ya want for nothing?")
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, 4, text, text.utf8.count, &mac)
    #expect(mac.map { String(format: "%02x", $0) }.joined() == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  @Test("A keychain holds a password once, gives it back, changes it and forgets it")
  func keychain() {
    let item: [String: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrService: "test", kSecAttrAccount: "me"]
    let query = item.merging([kSecReturnData: true]) { $1 }
    var found: CFTypeRef?
    #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
    #expect(SecItemAdd(item.merging([kSecValueData: Data([1, 2])]) { $1 }, nil) == errSecSuccess)
    #expect(SecItemAdd(item.merging([kSecValueData: Data([3])]) { $1 }, nil) == errSecDuplicateItem)
    #expect(SecItemCopyMatching(query, &found) == errSecSuccess && found as? Data == Data([1, 2]))
    #expect(SecItemUpdate(item, [kSecValueData: Data([4])]) == errSecSuccess)
    #expect(SecItemCopyMatching(query, &found) == errSecSuccess && found as? Data == Data([4]))
    #expect(SecItemDelete(item) == errSecSuccess && SecItemDelete(item) == errSecItemNotFound)
  }

  @Test("A drawing keeps its strokes, is written and read, and is seen where it was drawn")
  func drawings() throws {
    func point(_ x: CGFloat, _ y: CGFloat) -> PKStrokePoint {
      PKStrokePoint(
        location: CGPoint(x: x, y: y), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1, azimuth: 0, altitude: 1)
    }
    let path = PKStrokePath(controlPoints: [point(2, 10), point(18, 10)], creationDate: Date(timeIntervalSince1970: 0))
    let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: .red), strokePath: path)])
    #expect(drawing.bounds == CGRect(x: 0, y: 8, width: 20, height: 4))
    #expect(try PKDrawing(data: drawing.dataRepresentation()).bounds == drawing.bounds)
    #expect(drawing.transformed(using: CGAffineTransform(translationX: 5, y: 0)).bounds.minX == 5)
    let picture = try #require(drawing.image(from: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1).cgImage?.dataProvider?.data)
    #expect(picture[(10 * 20 + 10) * 4] == 255 && picture[(2 * 20 + 10) * 4 + 3] == 0)
  }

  @Test("A picture is read with its size and made smaller, written and read again")
  func pictureSources() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let bytes = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(bytes, "public.png", 1, nil))
    CGImageDestinationAddImage(destination, try #require(picture.cgImage), nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(bytes as Data, nil))
    #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40 && properties[kCGImagePropertyPixelHeight] as? Int == 20)
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 10]))
    // Off the main thread nothing is drawn, and the whole picture comes.
    if Thread.isMainThread { #expect(small.width == 10 && small.height == 5) }
    #expect(CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(Data([1, 2, 3]), nil))) == 0)
  }

  @Test("A record keeps what it is given; a database fails with its reason")
  func records() async {
    let record = CKRecord(recordType: "Whistle")
    record["genre"] = "Jazz" as CKRecordValue
    record.setValue(3, forKey: "count")
    #expect(record["genre"] as? String == "Jazz")
    #expect(record["count"] as? Int == 3)
    #expect(record.allKeys() == ["count", "genre"])
    await #expect(throws: CKError.self) { try await CKContainer.default().publicCloudDatabase.save(record) }
  }

  @Test("A filter changes its picture; a code without a message is none")
  func filters() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format).image { _ in }
    let filter = CIFilter(name: "CISepiaTone")
    filter?.setValue(CIImage(image: picture), forKey: kCIInputImageKey)
    filter?.setValue(0.5, forKey: kCIInputIntensityKey)
    let made = filter?.outputImage
    #expect(made?.extent == CGRect(x: 0, y: 0, width: 7, height: 5))
    #expect(made.flatMap { CIContext().createCGImage($0, from: $0.extent) }?.width == 7)
    #expect(CIFilter.qrCodeGenerator().outputImage == nil)
    let bloom = CIFilter.bloom()
    bloom.intensity = 0.25
    #expect(bloom.intensity == 0.25)
  }

  @Test("Words and sentences are found where they stand")
  func tokens() {
    func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
      let tokenizer = NLTokenizer(unit: unit)
      tokenizer.string = text
      return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }
    #expect(parts("One, two: 3!", .word) == ["One", "two", "3"])
    #expect(parts("One. Two", .sentence) == ["One", " Two"])
    #expect(parts("", .word).isEmpty)
  }

  @Test("A map's points and places are each other's")
  func places() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 50, longitude: 10), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 8))
    let corner = map.convert(CGPoint(x: 200, y: 0), toCoordinateFrom: map)
    #expect(corner.latitude == 52 && corner.longitude == 14)
    #expect(map.convert(corner, toPointTo: map) == CGPoint(x: 200, y: 0))
  }

  @Test("A place keeps its way and speed; a monitor keeps what it watches, and tells of nothing")
  func places() async throws {
    let middle = CLLocationCoordinate2D(latitude: 50, longitude: 10)
    let place = CLLocation(
      coordinate: middle, altitude: 3, horizontalAccuracy: 5, verticalAccuracy: 6, course: 90, courseAccuracy: 2, speed: 4,
      speedAccuracy: 1, timestamp: Date(timeIntervalSince1970: 7),
      sourceInfo: .init(softwareSimulationState: true, andExternalAccessoryState: false))
    #expect([place.course, place.courseAccuracy, place.speed, place.speedAccuracy] == [90, 2, 4, 1])
    #expect(place.sourceInformation?.isSimulatedBySoftware == true && place.timestamp == Date(timeIntervalSince1970: 7))
    let monitor = await CLMonitor("a")
    await monitor.add(CLMonitor.CircularGeographicCondition(center: middle, radius: 9), identifier: "b", assuming: .unsatisfied)
    await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "a")
    #expect(await monitor.identifiers == ["a", "b"])
    #expect(await monitor.record(for: "b")?.lastEvent.state == .unsatisfied)
    await monitor.remove("b")
    #expect(await monitor.identifiers == ["a"])
    for try await _ in await monitor.events { Issue.record("nothing is told") }
    for try await _ in CLLocationUpdate.liveUpdates() { Issue.record("no place is known") }
  }

  @Test("A session with the watch begins, and nobody is there")
  func watch() {
    final class Hearer: WCSessionDelegate {
      var states: [WCSessionActivationState] = []
      func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?) {
        states.append(activationState)
      }
    }
    let (session, hearer) = (WCSession.default, Hearer())
    session.delegate = hearer
    session.activate()
    #expect(hearer.states == [.activated])
    var refused = false
    session.sendMessage(["a": 1], replyHandler: nil) { _ in refused = true }
    #expect(refused && !session.isReachable)
  }

  private func pixels(_ view: some View) throws -> (size: CGSize, colors: Set<UInt32>) {
    let renderer = ImageRenderer(content: view)
    let image = try #require(renderer.uiImage)
    return (image.size, [])
  }

  @Test("The button that signs in is as large as it is asked to be, and at least 140 by 30")
  func signIn() throws {
    let asked = try pixels(SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in }).frame(width: 280, height: 44))
    #expect(asked.size == CGSize(width: 280, height: 44))
    let own = try pixels(SignInWithAppleButton(onRequest: { _ in }, onCompletion: { _ in }).fixedSize())
    #expect(own.size.width >= 140 && own.size.height >= 30)
    #expect(ASAuthorizationAppleIDButton(type: .signIn, style: .black).intrinsicContentSize == CGSize(width: 140, height: 30))
  }

  @Test("A sprite lies in its scene with y up, its anchor in the middle; a scene of a size is as large")
  func sprites() {
    let scene = SKScene(size: CGSize(width: 100, height: 80))
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))
    sprite.position = CGPoint(x: 50, y: 60)
    scene.addChild(sprite)
    #expect(sprite.frame == CGRect(x: 40, y: 55, width: 20, height: 10))
    #expect(scene.children.count == 1)
    #expect(sprite.parent === scene)
  }

  @Test("A die of six has one to six, and the same seed gives the same throws")
  func dice() {
    let throwsOne = (0..<200).map { _ in GKRandomDistribution.d6().nextInt() }
    #expect(Set(throwsOne).isSubset(of: Set(1...6)))
    #expect(Set(throwsOne).count == 6)
    let (one, two) = (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7))
    #expect((0..<20).map { _ in one.nextInt(upperBound: 1000) } == (0..<20).map { _ in two.nextInt(upperBound: 1000) })
  }

  @Test("A contact's name and address are written as people write them; the store is closed")
  func contacts() async throws {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName, contact.namePrefix) = ("Ada", "Lovelace", "Lady")
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Lady Ada Lovelace")
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "12"))]
    #expect(contact.phoneNumbers.first?.value.stringValue == "12")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "Home")
    let address = CNMutablePostalAddress()
    (address.street, address.city, address.postalCode) = ("1 Way", "Ode", "99")
    #expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress) == "1 Way\nOde 99")
    #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
    #expect(try await CNContactStore().requestAccess(for: .contacts) == false)
    #expect(throws: CNError.self) { try CNContactStore().execute(CNSaveRequest()) }
  }

  @Test("A question to the health store is answered at once: there are no data")
  func health() {
    var told: HKError.Code?
    let steps = HKQuantityType(.stepCount)
    HKHealthStore().execute(
      HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) { _, _, error in
        told = (error as? HKError)?.code
      })
    #expect(told == .errorHealthDataUnavailable)
    #expect(HKUnit.count().unitDivided(by: .minute()).unitString == "count/min")
    #expect(HKQuantity(unit: .count(), doubleValue: 7).doubleValue(for: .count()) == 7)
  }

  @Test("An intent that is called by hand is performed, with its parameters")
  func intents() async throws {
    let greet = Greet()
    greet.name = "Ada"
    #expect((try await greet.perform() as? IntentResultContainer<String>)?.value == "Hello, Ada")
    #expect(greet.times == 2)
    let shown = try pixels(Button(intent: greet) { Color.red.frame(width: 30, height: 20) }.fixedSize())
    #expect(shown.size == CGSize(width: 30, height: 20))
  }

  @Test("A live activity cannot begin, and its preview shows its states as on the lock screen")
  func activities() throws {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.self) {
      try Activity.request(attributes: Ride(), content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
    }
    let content = try #require(RideWidget().body as? ActivityConfiguration<Ride>)
    let shown = try pixels(content._view(Ride(), Ride.ContentState(minutes: 40)).fixedSize())
    #expect(shown.size == CGSize(width: 40, height: 10))
  }

  @Test("Rectangles of a map unite, and nowhere adds nothing")
  func mapRectangles() {
    let united = MKMapRect.null.union(MKMapRect(x: 1, y: 2, width: 3, height: 4)).union(MKMapRect(x: 0, y: 5, width: 1, height: 9))
    #expect([united.origin.x, united.origin.y, united.size.width, united.size.height] == [0, 2, 4, 12])
    #expect(MKMapRect.null.isNull)
  }
}

private struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Times", default: 2) var times: Int
  func perform() async throws -> some ReturnsValue<String> & IntentResult { IntentResultContainer.result(value: "Hello, \(name)") }
}

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable, Sendable { var minutes: Int }
}

private struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      Color.red.frame(width: CGFloat(context.state.minutes), height: 10)
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("a") }
      } compactLeading: {
        Text("b")
      } compactTrailing: {
        Text("c")
      } minimal: {
        Text("d")
      }
    }
  }

  @Test("A search for files finds none and says so; a service is not found, an item knows its file")
  func searches() throws {
    let query = NSMetadataQuery()
    var heard: [String] = []
    let tokens = [NSNotification.Name.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering].map { name in
      NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(name.rawValue) }
      }
    }
    #expect(query.start() && !query.start() && query.resultCount == 0 && !query.isStopped)
    #expect(heard == ["NSMetadataQueryDidStartGatheringNotification", "NSMetadataQueryDidFinishGatheringNotification"])
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("searched \(UUID().uuidString)")
    #expect(NSMetadataItem(url: file) == nil)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(NSMetadataItem(url: file)?.value(forAttribute: NSMetadataItemFSNameKey) as? String == file.lastPathComponent)
    final class Listener: NetServiceDelegate {
      var failure: [String: NSNumber] = [:]
      func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) { failure = errorDict }
    }
    let (listener, service) = (Listener(), NetService(domain: "local.", type: "_http._tcp.", name: "n"))
    service.delegate = listener
    service.resolve(withTimeout: 1)
    // kDNSServiceErr_Timeout as NSNetServices.h has it.
    #expect(listener.failure == [NetService.errorCode: -72007])
  }

  @Test("Words, signs and blanks of a text, one after the other, in UTF-16")
  func words() {
    let tagger = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)
    tagger.string = "🙂It's 3 o’clock, now."
    var found: [String] = []
    let whole = NSRange(location: 0, length: (tagger.string ?? "").utf16.count)
    tagger.enumerateTags(in: whole, unit: .word, scheme: .tokenType, options: [.omitWhitespace]) { tag, range, _ in
      found.append("\((tagger.string! as NSString).substring(with: range)) \(tag?.rawValue ?? "-")")
    }
    #expect(found == ["🙂 Punctuation", "It's Word", "3 Word", "o’clock Word", ", Punctuation", "now Word", ". Punctuation"])
    var range = NSRange()
    #expect(tagger.tag(at: 3, unit: .word, scheme: .lexicalClass, tokenRange: &range) == nil && range == NSRange(location: 2, length: 4))
  }

  @Test("An order by a selector's words: letters' case, numbers in texts")
  func ordersBySelector() {
    final class Row: NSObject, @unchecked Sendable {
      let name: String
      init(_ name: String) { self.name = name }
    }
    let rows = ["b10", "A", "b9"].map(Row.init)
    func sorted(_ selector: Selector) -> [String] {
      let order = NSSortDescriptor(key: "name", ascending: true, selector: selector)
      return rows.sorted { order.compare($0, to: $1) == .orderedAscending }.map(\.name)
    }
    #expect(sorted(Selector("localizedStandardCompare:")) == ["A", "b9", "b10"])
    #expect(sorted(Selector("caseInsensitiveCompare:")) == ["A", "b10", "b9"])
  }

  @Test("Interactions know their view; regions are put together; a page of the web is a white area")
  func rareViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let pencil = UIPencilInteraction()
    view.addInteraction(pencil)
    #expect(pencil.view === view && UIPencilInteraction.preferredTapAction == .switchEraser)
    let ring = UIRegion(radius: 10).difference(UIRegion(radius: 5))
    #expect(ring.contains(CGPoint(x: 7, y: 0)) && !ring.contains(CGPoint(x: 3, y: 0)) && !ring.inverse().contains(CGPoint(x: 0, y: 7)))
    let page = UIWebView(frame: view.bounds)
    page.loadRequest(URLRequest(url: URL(string: "https://example.org")!))
    page.layoutIfNeeded()
    #expect(page.backgroundColor == .white && page.request?.url?.host == "example.org" && page.scrollView.frame == page.bounds)
    let paste = UIPasteControl(configuration: .init())
    #expect(paste.intrinsicContentSize.width > 24 && paste.intrinsicContentSize.height > 14)
  }

  @Test("Insets pass between SwiftUI and UIKit side by side; an edge's interaction keeps what it is told; addresses have names")
  func passing() {
    let insets = NSDirectionalEdgeInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(insets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(EdgeInsets(insets) == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let (interaction, scroll, bar) = (UIScrollEdgeElementContainerInteraction(), UIScrollView(), UIView())
    (interaction.scrollView, interaction.edge) = (scroll, .bottom)
    bar.addInteraction(interaction)
    #expect(interaction.view === bar && interaction.scrollView === scroll && interaction.edge == .bottom)
    #expect(
      [CNPostalAddressStreetKey, CNPostalAddressCityKey, CNPostalAddressPostalCodeKey, CNPostalAddressISOCountryCodeKey]
        == ["street", "city", "postalCode", "ISOCountryCode"])
  }

  @Test("A search field takes a prompt that is no key; a layer's transition has its name")
  func plainPrompts() {
    let prompt = "find" + ""
    _ = Text("a").searchable(text: .constant(""), placement: .automatic, prompt: prompt) { Text("b") }
    #expect(kCATransition == "transition")
  }
}
