// Limits of C's numbers by their names, which the C library of this system writes in a way that Swift does not read.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The least number of 16 bits.
public let INT16_MIN: Int32 = -32_768
/// The least number of 32 bits.
public let INT32_MIN: Int32 = .min
/// The least number of 64 bits.
public let INT64_MIN: Int64 = .min
/// The largest number of 64 bits.
public let INT64_MAX: Int64 = .max
/// The largest number of 64 bits without a sign.
public let UINT64_MAX: UInt64 = .max
/// The least whole number of C.
public let INT_MIN: Int32 = .min
/// The largest whole number of C without a sign.
public let UINT_MAX: UInt32 = .max
