@_exported import Foundation
import QuoinObjectiveC

/// A sound's number.
public typealias SystemSoundID = UInt32
/// The device shakes.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
/// Plays a sound; nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound; nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound, then runs `block` at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ block: (() -> Void)?) { block?() }
/// Plays a sound, then runs `block` at once.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ block: (() -> Void)?) { block?() }
/// Takes a file as a sound; its number is 0.
@discardableResult public func AudioServicesCreateSystemSoundID(_ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>)
  -> OSStatus
{
  outSystemSoundID.pointee = 0
  return 0
}
/// Forgets a sound.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { 0 }
