// Core Foundation's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// An encoding of text by Core Foundation's number. The numbers are those of CFString.h and CFStringEncodingExt.h.
public typealias CFStringEncoding = UInt32

/// Encodings that every system has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  case macRoman = 0
  case windowsLatin1 = 0x0500
  case isoLatin1 = 0x0201
  case nextStepLatin = 0x0B01
  case ASCII = 0x0600
  case UTF8 = 0x0800_0100
  case nonLossyASCII = 0x0BFF
  case UTF16 = 0x0100
  case UTF16BE = 0x1000_0100
  case UTF16LE = 0x1400_0100
  case UTF32 = 0x0C00_0100
  case UTF32BE = 0x1800_0100
  case UTF32LE = 0x1C00_0100
}

/// Encodings of older systems and of languages.
public enum CFStringEncodings: Int, Sendable {
  case macJapanese = 1
  case macChineseTrad = 2
  case macKorean = 3
  case macCyrillic = 7
  case macChineseSimp = 25
  case dosLatinUS = 0x0400
  case dosGreek = 0x0405
  case dosLatin1 = 0x0410
  case dosLatin2 = 0x0412
  case dosCyrillic = 0x0413
  case dosRussian = 0x0419
  case dosJapanese = 0x0420
  case dosChineseSimplif = 0x0421
  case dosKorean = 0x0422
  case dosChineseTrad = 0x0423
  case windowsLatin2 = 0x0501
  case windowsCyrillic = 0x0502
  case windowsGreek = 0x0503
  case windowsLatin5 = 0x0504
  case windowsHebrew = 0x0505
  case windowsArabic = 0x0506
  case isoLatin2 = 0x0202
  case isoLatinCyrillic = 0x0205
  case isoLatinGreek = 0x0207
  case isoLatin9 = 0x020F
  case GBK_95 = 0x0631
  case GB_18030_2000 = 0x0632
  case ISO_2022_JP = 0x0820
  case EUC_JP = 0x0920
  case EUC_CN = 0x0930
  case EUC_KR = 0x0940
  case shiftJIS = 0x0A01
  case KOI8_R = 0x0A02
  case big5 = 0x0A03
}

/// Foundation's number of an encoding: that of `String.Encoding` where there is one, otherwise Core Foundation's with the highest of 32 bits.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  let known: [CFStringBuiltInEncodings: String.Encoding] = [
    .macRoman: .macOSRoman, .windowsLatin1: .windowsCP1252, .isoLatin1: .isoLatin1, .nextStepLatin: .nextstep, .ASCII: .ascii, .UTF8: .utf8,
    .nonLossyASCII: .nonLossyASCII, .UTF16: .utf16, .UTF16BE: .utf16BigEndian, .UTF16LE: .utf16LittleEndian, .UTF32: .utf32,
    .UTF32BE: .utf32BigEndian, .UTF32LE: .utf32LittleEndian,
  ]
  if let name = CFStringBuiltInEncodings(rawValue: encoding), let same = known[name] { return same.rawValue }
  let others: [CFStringEncodings: String.Encoding] = [
    .windowsLatin2: .windowsCP1250, .windowsCyrillic: .windowsCP1251, .windowsGreek: .windowsCP1253, .windowsLatin5: .windowsCP1254,
    .isoLatin2: .isoLatin2, .ISO_2022_JP: .iso2022JP, .EUC_JP: .japaneseEUC, .dosJapanese: .shiftJIS,
  ]
  if let name = CFStringEncodings(rawValue: Int(encoding)), let same = others[name] { return same.rawValue }
  return 0x8000_0000 | UInt(encoding)
}
