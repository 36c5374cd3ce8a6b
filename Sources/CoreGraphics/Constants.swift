// Core Graphics' constants are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The origin, by its name in C.
public let CGPointZero = CGPoint.zero
/// No size, by its name in C.
public let CGSizeZero = CGSize.zero
/// The empty rectangle at the origin, by its name in C.
public let CGRectZero = CGRect.zero
