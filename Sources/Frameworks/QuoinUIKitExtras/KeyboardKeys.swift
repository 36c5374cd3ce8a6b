import UIKit

// All keys of a keyboard, by the names of the documentation and the numbers of the USB HID usage tables, page 7.
extension UIKeyboardHIDUsage {
  /// Too many keys at once.
  public static let keyboardErrorRollOver = Self(rawValue: 0x01)
  /// The keyboard has found a fault in itself.
  public static let keyboardPOSTFail = Self(rawValue: 0x02)
  /// a and A.
  public static let keyboardA = Self(rawValue: 0x04)
  /// b and B.
  public static let keyboardB = Self(rawValue: 0x05)
  /// c and C.
  public static let keyboardC = Self(rawValue: 0x06)
  /// d and D.
  public static let keyboardD = Self(rawValue: 0x07)
  /// e and E.
  public static let keyboardE = Self(rawValue: 0x08)
  /// f and F.
  public static let keyboardF = Self(rawValue: 0x09)
  /// g and G.
  public static let keyboardG = Self(rawValue: 0x0A)
  /// h and H.
  public static let keyboardH = Self(rawValue: 0x0B)
  /// i and I.
  public static let keyboardI = Self(rawValue: 0x0C)
  /// j and J.
  public static let keyboardJ = Self(rawValue: 0x0D)
  /// k and K.
  public static let keyboardK = Self(rawValue: 0x0E)
  /// l and L.
  public static let keyboardL = Self(rawValue: 0x0F)
  /// m and M.
  public static let keyboardM = Self(rawValue: 0x10)
  /// n and N.
  public static let keyboardN = Self(rawValue: 0x11)
  /// o and O.
  public static let keyboardO = Self(rawValue: 0x12)
  /// p and P.
  public static let keyboardP = Self(rawValue: 0x13)
  /// q and Q.
  public static let keyboardQ = Self(rawValue: 0x14)
  /// r and R.
  public static let keyboardR = Self(rawValue: 0x15)
  /// s and S.
  public static let keyboardS = Self(rawValue: 0x16)
  /// t and T.
  public static let keyboardT = Self(rawValue: 0x17)
  /// u and U.
  public static let keyboardU = Self(rawValue: 0x18)
  /// v and V.
  public static let keyboardV = Self(rawValue: 0x19)
  /// w and W.
  public static let keyboardW = Self(rawValue: 0x1A)
  /// x and X.
  public static let keyboardX = Self(rawValue: 0x1B)
  /// y and Y.
  public static let keyboardY = Self(rawValue: 0x1C)
  /// z and Z.
  public static let keyboardZ = Self(rawValue: 0x1D)
  /// 1.
  public static let keyboard1 = Self(rawValue: 0x1E)
  /// 2.
  public static let keyboard2 = Self(rawValue: 0x1F)
  /// 3.
  public static let keyboard3 = Self(rawValue: 0x20)
  /// 4.
  public static let keyboard4 = Self(rawValue: 0x21)
  /// 5.
  public static let keyboard5 = Self(rawValue: 0x22)
  /// 6.
  public static let keyboard6 = Self(rawValue: 0x23)
  /// 7.
  public static let keyboard7 = Self(rawValue: 0x24)
  /// 8.
  public static let keyboard8 = Self(rawValue: 0x25)
  /// 9.
  public static let keyboard9 = Self(rawValue: 0x26)
  /// 0.
  public static let keyboard0 = Self(rawValue: 0x27)
  /// - and _.
  public static let keyboardHyphen = Self(rawValue: 0x2D)
  /// = and +.
  public static let keyboardEqualSign = Self(rawValue: 0x2E)
  /// [ and {.
  public static let keyboardOpenBracket = Self(rawValue: 0x2F)
  /// ] and }.
  public static let keyboardCloseBracket = Self(rawValue: 0x30)
  /// \ and |.
  public static let keyboardBackslash = Self(rawValue: 0x31)
  /// # and ~ outside the United States.
  public static let keyboardNonUSPound = Self(rawValue: 0x32)
  /// ; and :.
  public static let keyboardSemicolon = Self(rawValue: 0x33)
  /// ' and ".
  public static let keyboardQuote = Self(rawValue: 0x34)
  /// ` and ~.
  public static let keyboardGraveAccentAndTilde = Self(rawValue: 0x35)
  /// , and <.
  public static let keyboardComma = Self(rawValue: 0x36)
  /// . and >.
  public static let keyboardPeriod = Self(rawValue: 0x37)
  /// / and ?.
  public static let keyboardSlash = Self(rawValue: 0x38)
  /// Capital letters until it is pressed again.
  public static let keyboardCapsLock = Self(rawValue: 0x39)
  /// F1.
  public static let keyboardF1 = Self(rawValue: 0x3A)
  /// F2.
  public static let keyboardF2 = Self(rawValue: 0x3B)
  /// F3.
  public static let keyboardF3 = Self(rawValue: 0x3C)
  /// F4.
  public static let keyboardF4 = Self(rawValue: 0x3D)
  /// F5.
  public static let keyboardF5 = Self(rawValue: 0x3E)
  /// F6.
  public static let keyboardF6 = Self(rawValue: 0x3F)
  /// F7.
  public static let keyboardF7 = Self(rawValue: 0x40)
  /// F8.
  public static let keyboardF8 = Self(rawValue: 0x41)
  /// F9.
  public static let keyboardF9 = Self(rawValue: 0x42)
  /// F10.
  public static let keyboardF10 = Self(rawValue: 0x43)
  /// F11.
  public static let keyboardF11 = Self(rawValue: 0x44)
  /// F12.
  public static let keyboardF12 = Self(rawValue: 0x45)
  /// Print screen.
  public static let keyboardPrintScreen = Self(rawValue: 0x46)
  /// Scroll lock.
  public static let keyboardScrollLock = Self(rawValue: 0x47)
  /// Pause.
  public static let keyboardPause = Self(rawValue: 0x48)
  /// Insert.
  public static let keyboardInsert = Self(rawValue: 0x49)
  /// To the beginning.
  public static let keyboardHome = Self(rawValue: 0x4A)
  /// A page up.
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  /// Takes the next character away.
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  /// To the end.
  public static let keyboardEnd = Self(rawValue: 0x4D)
  /// A page down.
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  /// Numbers or arrows.
  public static let keypadNumLock = Self(rawValue: 0x53)
  /// /.
  public static let keypadSlash = Self(rawValue: 0x54)
  /// *.
  public static let keypadAsterisk = Self(rawValue: 0x55)
  /// -.
  public static let keypadHyphen = Self(rawValue: 0x56)
  /// +.
  public static let keypadPlus = Self(rawValue: 0x57)
  /// Enter.
  public static let keypadEnter = Self(rawValue: 0x58)
  /// 1.
  public static let keypad1 = Self(rawValue: 0x59)
  /// 2.
  public static let keypad2 = Self(rawValue: 0x5A)
  /// 3.
  public static let keypad3 = Self(rawValue: 0x5B)
  /// 4.
  public static let keypad4 = Self(rawValue: 0x5C)
  /// 5.
  public static let keypad5 = Self(rawValue: 0x5D)
  /// 6.
  public static let keypad6 = Self(rawValue: 0x5E)
  /// 7.
  public static let keypad7 = Self(rawValue: 0x5F)
  /// 8.
  public static let keypad8 = Self(rawValue: 0x60)
  /// 9.
  public static let keypad9 = Self(rawValue: 0x61)
  /// 0.
  public static let keypad0 = Self(rawValue: 0x62)
  /// ..
  public static let keypadPeriod = Self(rawValue: 0x63)
  /// \ outside the United States.
  public static let keyboardNonUSBackslash = Self(rawValue: 0x64)
  /// Application.
  public static let keyboardApplication = Self(rawValue: 0x65)
  /// Power.
  public static let keyboardPower = Self(rawValue: 0x66)
  /// =.
  public static let keypadEqualSign = Self(rawValue: 0x67)
  /// F13.
  public static let keyboardF13 = Self(rawValue: 0x68)
  /// F14.
  public static let keyboardF14 = Self(rawValue: 0x69)
  /// F15.
  public static let keyboardF15 = Self(rawValue: 0x6A)
  /// F16.
  public static let keyboardF16 = Self(rawValue: 0x6B)
  /// F17.
  public static let keyboardF17 = Self(rawValue: 0x6C)
  /// F18.
  public static let keyboardF18 = Self(rawValue: 0x6D)
  /// F19.
  public static let keyboardF19 = Self(rawValue: 0x6E)
  /// F20.
  public static let keyboardF20 = Self(rawValue: 0x6F)
  /// F21.
  public static let keyboardF21 = Self(rawValue: 0x70)
  /// F22.
  public static let keyboardF22 = Self(rawValue: 0x71)
  /// F23.
  public static let keyboardF23 = Self(rawValue: 0x72)
  /// F24.
  public static let keyboardF24 = Self(rawValue: 0x73)
  /// Execute.
  public static let keyboardExecute = Self(rawValue: 0x74)
  /// Help.
  public static let keyboardHelp = Self(rawValue: 0x75)
  /// Menu.
  public static let keyboardMenu = Self(rawValue: 0x76)
  /// Select.
  public static let keyboardSelect = Self(rawValue: 0x77)
  /// Stop.
  public static let keyboardStop = Self(rawValue: 0x78)
  /// Again.
  public static let keyboardAgain = Self(rawValue: 0x79)
  /// Undo.
  public static let keyboardUndo = Self(rawValue: 0x7A)
  /// Cut.
  public static let keyboardCut = Self(rawValue: 0x7B)
  /// Copy.
  public static let keyboardCopy = Self(rawValue: 0x7C)
  /// Paste.
  public static let keyboardPaste = Self(rawValue: 0x7D)
  /// Find.
  public static let keyboardFind = Self(rawValue: 0x7E)
  /// Mute.
  public static let keyboardMute = Self(rawValue: 0x7F)
  /// VolumeUp.
  public static let keyboardVolumeUp = Self(rawValue: 0x80)
  /// VolumeDown.
  public static let keyboardVolumeDown = Self(rawValue: 0x81)
  /// LockingCapsLock.
  public static let keyboardLockingCapsLock = Self(rawValue: 0x82)
  /// LockingNumLock.
  public static let keyboardLockingNumLock = Self(rawValue: 0x83)
  /// LockingScrollLock.
  public static let keyboardLockingScrollLock = Self(rawValue: 0x84)
  /// ,.
  public static let keypadComma = Self(rawValue: 0x85)
  /// = of the AS/400.
  public static let keypadEqualSignAS400 = Self(rawValue: 0x86)
  /// The 1. of the keys that languages need.
  public static let keyboardInternational1 = Self(rawValue: 0x87)
  /// The 2. of the keys that languages need.
  public static let keyboardInternational2 = Self(rawValue: 0x88)
  /// The 3. of the keys that languages need.
  public static let keyboardInternational3 = Self(rawValue: 0x89)
  /// The 4. of the keys that languages need.
  public static let keyboardInternational4 = Self(rawValue: 0x8A)
  /// The 5. of the keys that languages need.
  public static let keyboardInternational5 = Self(rawValue: 0x8B)
  /// The 6. of the keys that languages need.
  public static let keyboardInternational6 = Self(rawValue: 0x8C)
  /// The 7. of the keys that languages need.
  public static let keyboardInternational7 = Self(rawValue: 0x8D)
  /// The 8. of the keys that languages need.
  public static let keyboardInternational8 = Self(rawValue: 0x8E)
  /// The 9. of the keys that languages need.
  public static let keyboardInternational9 = Self(rawValue: 0x8F)
  /// The 1. of the keys that change how one writes.
  public static let keyboardLANG1 = Self(rawValue: 0x90)
  /// The 2. of the keys that change how one writes.
  public static let keyboardLANG2 = Self(rawValue: 0x91)
  /// The 3. of the keys that change how one writes.
  public static let keyboardLANG3 = Self(rawValue: 0x92)
  /// The 4. of the keys that change how one writes.
  public static let keyboardLANG4 = Self(rawValue: 0x93)
  /// The 5. of the keys that change how one writes.
  public static let keyboardLANG5 = Self(rawValue: 0x94)
  /// The 6. of the keys that change how one writes.
  public static let keyboardLANG6 = Self(rawValue: 0x95)
  /// The 7. of the keys that change how one writes.
  public static let keyboardLANG7 = Self(rawValue: 0x96)
  /// The 8. of the keys that change how one writes.
  public static let keyboardLANG8 = Self(rawValue: 0x97)
  /// The 9. of the keys that change how one writes.
  public static let keyboardLANG9 = Self(rawValue: 0x98)
  /// AlternateErase.
  public static let keyboardAlternateErase = Self(rawValue: 0x99)
  /// SysReqOrAttention.
  public static let keyboardSysReqOrAttention = Self(rawValue: 0x9A)
  /// Cancel.
  public static let keyboardCancel = Self(rawValue: 0x9B)
  /// Clear.
  public static let keyboardClear = Self(rawValue: 0x9C)
  /// Prior.
  public static let keyboardPrior = Self(rawValue: 0x9D)
  /// Return.
  public static let keyboardReturn = Self(rawValue: 0x9E)
  /// Separator.
  public static let keyboardSeparator = Self(rawValue: 0x9F)
  /// Out.
  public static let keyboardOut = Self(rawValue: 0xA0)
  /// Oper.
  public static let keyboardOper = Self(rawValue: 0xA1)
  /// ClearOrAgain.
  public static let keyboardClearOrAgain = Self(rawValue: 0xA2)
  /// CrSelOrProps.
  public static let keyboardCrSelOrProps = Self(rawValue: 0xA3)
  /// ExSel.
  public static let keyboardExSel = Self(rawValue: 0xA4)
  /// Left Control.
  public static let keyboardLeftControl = Self(rawValue: 0xE0)
  /// Left Shift.
  public static let keyboardLeftShift = Self(rawValue: 0xE1)
  /// Left Option.
  public static let keyboardLeftAlt = Self(rawValue: 0xE2)
  /// Left Command.
  public static let keyboardLeftGUI = Self(rawValue: 0xE3)
  /// Right Control.
  public static let keyboardRightControl = Self(rawValue: 0xE4)
  /// Right Shift.
  public static let keyboardRightShift = Self(rawValue: 0xE5)
  /// Right Option.
  public static let keyboardRightAlt = Self(rawValue: 0xE6)
  /// Right Command.
  public static let keyboardRightGUI = Self(rawValue: 0xE7)
  /// Between Hangul and Latin.
  public static var keyboardHangul: Self { keyboardLANG1 }
  /// To Hanja.
  public static var keyboardHanja: Self { keyboardLANG2 }
  /// To Kana.
  public static var keyboardKanaSwitch: Self { keyboardLANG1 }
  /// To Latin letters.
  public static var keyboardAlphanumericSwitch: Self { keyboardLANG2 }
  /// To Katakana.
  public static var keyboardKatakana: Self { keyboardLANG3 }
  /// To Hiragana.
  public static var keyboardHiragana: Self { keyboardLANG4 }
  /// Between wide and narrow letters.
  public static var keyboardZenkakuHankakuKanji: Self { keyboardLANG5 }
}
