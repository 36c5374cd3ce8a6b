import CDynamicInit

/// Makes objects of classes known only while the program runs: registered cells, layer classes.
///
/// Their initializers are not `required` on the phone, so users' subclasses override them without that word, and Swift then
/// refuses to call them on a class value. They stand in the class's table of methods all the same; its place is written in the
/// class descriptor (Swift ABI: "Type metadata", class context descriptors).
@MainActor package enum DynamicInit {
  /// `init()` of a layer class.
  static func makeLayer(_ type: CALayer.Type) -> CALayer? { makeObject(type) }

  /// `init()` of any class of objects.
  package static func makeObject<Object: NSObject>(_ type: Object.Type) -> Object? {
    guard let function = initializer(of: type, declaredBy: NSObject.self),
      let object = quoin_init_plain(function, unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
  }

  /// `init(frame:)` of a view class.
  static func makeView<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
    guard let function = initializer(of: type, declaredBy: UIView.self),
      let object = quoin_init_frame(
        function, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
        unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// `init(style:reuseIdentifier:)` of a cell class.
  static func makeCell(_ type: UITableViewCell.Type, style: UITableViewCell.CellStyle) -> UITableViewCell? {
    guard let function = initializer(of: type, declaredBy: UITableViewCell.self),
      let object = quoin_init_cell(function, UInt8(style.rawValue), unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// `init(nibName: nil, bundle: nil)` of a controller class.
  static func makeController<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    guard let function = initializer(of: type, declaredBy: UIViewController.self),
      let object = quoin_init_nib(function, unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<Controller>.fromOpaque(object).takeRetainedValue()
  }

  /// `init(identifier:source:destination:)` of a segue class.
  static func makeSegue<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> Segue? {
    guard let function = initializer(of: type, declaredBy: UIStoryboardSegue.self) else { return nil }
    // Initializers take over what they are given.
    let name = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    name.initialize(to: identifier)
    defer { name.deallocate() }
    let words = UnsafeRawPointer(name).loadUnaligned(as: (UInt64, UInt64).self)
    let object = quoin_init_segue(
      function, words.0, words.1, Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque(),
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    return object.map { Unmanaged<Segue>.fromOpaque($0).takeRetainedValue() }
  }

  /// `init(reuseIdentifier:)` of a header or footer class.
  static func makeHeaderFooter(_ type: UITableViewHeaderFooterView.Type) -> UITableViewHeaderFooterView? {
    guard let function = initializer(of: type, declaredBy: UITableViewHeaderFooterView.self),
      let object = quoin_init_named(function, unsafeBitCast(type, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }

  /// `init(frame:collectionViewLayout:)` of a class of collection views.
  static func makeCollection<View: UICollectionView>(_ type: View.Type, frame: CGRect, layout: UICollectionViewLayout) -> View? {
    guard let function = initializer(of: type, declaredBy: UICollectionView.self),
      let object = quoin_init_collection(
        function, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height),
        Unmanaged.passRetained(layout).toOpaque(), unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// `init(image:)` of a class of views of pictures.
  static func makeImageView<View: UIImageView>(_ type: View.Type, image: UIImage?) -> View? {
    guard let function = initializer(of: type, declaredBy: UIImageView.self),
      let object = quoin_init_object(
        function, image.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) },
        unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self))
    else { return nil }
    return Unmanaged<View>.fromOpaque(object).takeRetainedValue()
  }

  /// What `type` has in the place where `base` declares its first designated initializer.
  private static func initializer(of type: AnyClass, declaredBy base: AnyClass) -> UnsafeRawPointer? {
    guard let slot = slot(base) else { return nil }
    return unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: slot * 8, as: UnsafeRawPointer?.self)
  }

  /// The word of a class's metadata that holds the first initializer that the class itself declares.
  private static func slot(_ type: AnyClass) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // kind, superclass, flags and sizes in three words, then the descriptor.
    guard let descriptor = metadata.load(fromByteOffset: 5 * 8, as: UnsafeRawPointer?.self) else { return nil }
    let flags = descriptor.load(as: UInt32.self)
    let own = flags >> 16
    let isClass = flags & 0x1F == 16
    let isGeneric = flags & 0x80 != 0
    let hasTable = own & 0x8000 != 0
    guard isClass, !isGeneric, hasTable else { return nil }
    var offset = 11 * 4
    if own & 0x2000 != 0 { offset += 4 }
    if own & 3 == 1 { offset += 12 }
    let table = Int(descriptor.load(fromByteOffset: offset, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: offset + 4, as: UInt32.self))
    let isInitializer: UInt32 = 1
    for index in 0..<count {
      let method = descriptor.load(fromByteOffset: offset + 8 + index * 8, as: UInt32.self)
      if method & 0x0F == isInitializer { return table + index }
    }
    return nil
  }
}
