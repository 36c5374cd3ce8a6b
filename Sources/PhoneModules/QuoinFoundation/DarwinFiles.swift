import Foundation

extension stat {
  /// When the file was last changed, by the phone's name.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// When the file was last read, by the phone's name.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// When the file's entry was last changed, by the phone's name.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
}

/// A stream over functions of one's own: nil, there are none here.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ read: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
  _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seek: (@convention(c) (UnsafeMutableRawPointer?, off_t, Int32) -> off_t)?,
  _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? { nil }
