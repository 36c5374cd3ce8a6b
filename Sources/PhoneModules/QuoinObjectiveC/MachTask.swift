// Names in C's form are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// What a program is told of itself by Mach's calls, as apps that show their memory ask: the sizes are the kernel's own, from /proc.

/// A word of Mach's.
public typealias natural_t = UInt32
/// A word of Mach's, with a sign.
public typealias integer_t = Int32
/// What a call says: `KERN_SUCCESS`, or why not.
public typealias kern_return_t = Int32
/// The name of something of the kernel's.
public typealias mach_port_t = UInt32
/// How many words a structure has.
public typealias mach_msg_type_number_t = natural_t
/// Which structure is asked for of a program.
public typealias task_flavor_t = natural_t
/// Which structure is asked for of a thread.
public typealias thread_flavor_t = natural_t
/// The words of a structure about a program.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// The words of a structure about a thread.
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
/// A thread.
public typealias thread_t = mach_port_t
/// A thread.
public typealias thread_act_t = mach_port_t
/// Threads, as `task_threads` gives them; `vm_deallocate` takes them back.
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
/// A place in memory.
public typealias vm_address_t = UInt
/// A length in memory, in bytes.
public typealias vm_size_t = UInt
/// A length in memory, in bytes.
public typealias mach_vm_size_t = UInt64

/// The call did what it is for.
public let KERN_SUCCESS: kern_return_t = 0
/// The call was asked for what there is not.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// Asks for `mach_task_basic_info`.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// Asks for `thread_basic_info`.
public let THREAD_BASIC_INFO: Int32 = 3
/// What a thread's use is told in: so much is one processor wholly used.
public let TH_USAGE_SCALE: Int32 = 1000
/// Whether a thread is one that stands for nobody's work.
public let TH_FLAGS_IDLE: Int32 = 2
/// The program itself.
public let mach_task_self_: mach_port_t = 0

/// A time of Mach's.
public struct time_value_t: Sendable {
  /// Seconds.
  public var seconds: integer_t = 0
  /// And millionths.
  public var microseconds: integer_t = 0
  /// None.
  public init() {}
}
/// What a program uses.
public struct mach_task_basic_info: Sendable {
  /// Bytes that it has places for.
  public var virtual_size: mach_vm_size_t = 0
  /// Bytes that lie in memory.
  public var resident_size: mach_vm_size_t = 0
  /// The most bytes that ever lay there.
  public var resident_size_max: mach_vm_size_t = 0
  /// How long it has run itself; 0 here.
  public var user_time = time_value_t()
  /// How long the kernel ran for it; 0 here.
  public var system_time = time_value_t()
  /// How it is run; 0 here.
  public var policy: integer_t = 0
  /// How often it was stopped; 0 here.
  public var suspend_count: integer_t = 0
  /// Nothing yet.
  public init() {}
}
/// What is asked of programs by another name.
public typealias mach_task_basic_info_data_t = mach_task_basic_info
/// What a thread uses. Linux keeps no use of the last moments, so that everything but the times' names stays 0 here.
public struct thread_basic_info: Sendable {
  /// How long it has run itself; 0 here.
  public var user_time = time_value_t()
  /// How long the kernel ran for it; 0 here.
  public var system_time = time_value_t()
  /// How much it ran of late, in parts of `TH_USAGE_SCALE`; 0 here.
  public var cpu_usage: integer_t = 0
  /// How it is run; 0 here.
  public var policy: integer_t = 0
  /// What it does; 0 here.
  public var run_state: integer_t = 0
  /// What is true of it; nothing here.
  public var flags: integer_t = 0
  /// How often it was stopped; 0 here.
  public var suspend_count: integer_t = 0
  /// How long it has slept; 0 here.
  public var sleep_time: integer_t = 0
  /// Nothing yet.
  public init() {}
}

/// Tells what a program uses: the sizes of `mach_task_basic_info`, 0 where the system has no /proc.
/// `KERN_INVALID_ARGUMENT` where another structure is asked for, or `count` leaves no room for it.
public func task_info(
  _ task: mach_port_t, _ flavor: task_flavor_t, _ info: task_info_t?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard flavor == task_flavor_t(MACH_TASK_BASIC_INFO) else { return KERN_INVALID_ARGUMENT }
  var told = mach_task_basic_info()
  (told.virtual_size, told.resident_size, told.resident_size_max) = (bytes("VmSize"), bytes("VmRSS"), bytes("VmHWM"))
  return fill(info, count, with: told)
}
/// Tells of a thread: nothing. `KERN_INVALID_ARGUMENT` where another structure is asked for, or `count` leaves no room for it.
public func thread_info(
  _ thread: thread_act_t, _ flavor: thread_flavor_t, _ info: thread_info_t?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard flavor == thread_flavor_t(THREAD_BASIC_INFO) else { return KERN_INVALID_ARGUMENT }
  return fill(info, count, with: thread_basic_info())
}
/// The program's threads: one that stands for all of them. The array is the caller's, to be given back by `vm_deallocate`.
public func task_threads(
  _ task: mach_port_t, _ threads: UnsafeMutablePointer<thread_act_array_t?>?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard let threads, let count else { return KERN_INVALID_ARGUMENT }
  let made = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<thread_act_t>.stride, alignment: 16)
  threads.pointee = made.bindMemory(to: thread_act_t.self, capacity: 1)
  threads.pointee?.initialize(to: 1)
  count.pointee = 1
  return KERN_SUCCESS
}
/// Gives back what `task_threads` gave; nothing at 0.
@discardableResult public func vm_deallocate(_ task: mach_port_t, _ address: vm_address_t, _ size: vm_size_t) -> kern_return_t {
  UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
  return KERN_SUCCESS
}

private func fill<Told>(
  _ words: UnsafeMutablePointer<integer_t>?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?, with told: Told
) -> kern_return_t {
  let needed = MemoryLayout<Told>.size / MemoryLayout<integer_t>.size
  guard let words, let count, Int(count.pointee) >= needed else { return KERN_INVALID_ARGUMENT }
  withUnsafeBytes(of: told) { UnsafeMutableRawPointer(words).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  count.pointee = mach_msg_type_number_t(needed)
  return KERN_SUCCESS
}
/// A line of /proc/self/status, which tells sizes in KiB (proc_pid_status(5)).
private func bytes(_ name: String) -> mach_vm_size_t {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
    let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
    let size = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ mach_vm_size_t($0) })
  else { return 0 }
  return size * 1024
}
