@_exported import Foundation
import UIKit

/// Something that plays: none is connected.
open class GCController: NSObject, @unchecked Sendable {
  override init() {}
  /// Those that are connected: none.
  open class func controllers() -> [GCController] { [] }
  /// The one that was used last: none.
  open class var current: GCController? { nil }
  /// Whether an app hears of them while it is behind; kept only.
  nonisolated(unsafe) public static var shouldMonitorBackgroundEvents = false
  /// Looks for some; none is found.
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Looks for some; none is found.
  open class func startWirelessControllerDiscovery() async {}
  /// Looks no longer.
  open class func stopWirelessControllerDiscovery() {}
  /// Who made it.
  open var vendorName: String? { nil }
  /// What kind it is.
  open var productCategory: String { "" }
  /// Whether it holds the phone.
  open var isAttachedToDevice: Bool { false }
  /// Whose it is.
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  /// On which queue it tells.
  open var handlerQueue = DispatchQueue.main
  /// Called when its pause button is pressed.
  open var controllerPausedHandler: ((GCController) -> Void)?
  /// Two sticks.
  open var extendedGamepad: GCExtendedGamepad? { nil }
  /// Like a remote.
  open var microGamepad: GCMicroGamepad? { nil }
  /// How it moves.
  open var motion: GCMotion? { nil }
  /// How full its battery is.
  open var battery: GCDeviceBattery? { nil }
  /// What it shakes with.
  open var haptics: GCDeviceHaptics? { nil }
  /// Its light.
  open var light: GCDeviceLight? { nil }
  /// Its elements by their names.
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
}
/// Whose a controller is.
public enum GCControllerPlayerIndex: Int, Sendable { case indexUnset = -1, index1, index2, index3, index4 }
extension NSNotification.Name {
  /// A controller is there; never told here.
  public static let GCControllerDidConnect = NSNotification.Name("GCControllerDidConnectNotification")
  /// A controller is gone; never told here.
  public static let GCControllerDidDisconnect = NSNotification.Name("GCControllerDidDisconnectNotification")
  /// Another controller is used; never told here.
  public static let GCControllerDidBecomeCurrent = NSNotification.Name("GCControllerDidBecomeCurrentNotification")
  /// A controller is no longer used; never told here.
  public static let GCControllerDidStopBeingCurrent = NSNotification.Name("GCControllerDidStopBeingCurrentNotification")
  /// A keyboard is there; never told here.
  public static let GCKeyboardDidConnect = NSNotification.Name("GCKeyboardDidConnectNotification")
  /// A keyboard is gone; never told here.
  public static let GCKeyboardDidDisconnect = NSNotification.Name("GCKeyboardDidDisconnectNotification")
  /// A mouse is there; never told here.
  public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
  /// A mouse is gone; never told here.
  public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
}

/// A part of a controller.
open class GCControllerElement: NSObject, @unchecked Sendable {
  /// Which part it belongs to.
  open weak var collection: GCControllerElement?
  /// Whether it knows how far it is pressed.
  open var isAnalog: Bool { true }
  /// Its sign.
  open var sfSymbolsName: String?
  /// Its name.
  open var localizedName: String?
  /// What else it is called.
  open var aliases: Set<String> { [] }
}
/// What is called when a button moves: which, how far, and whether it is pressed.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) -> Void
/// A button: nobody presses it.
open class GCControllerButtonInput: GCControllerElement, @unchecked Sendable {
  /// Called when it moves.
  open var valueChangedHandler: GCControllerButtonValueChangedHandler?
  /// Called when it is pressed or let go.
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
  /// Called when a finger comes or goes.
  open var touchedChangedHandler: ((GCControllerButtonInput, Float, Bool, Bool) -> Void)?
  /// How far it is pressed, 0 to 1.
  open private(set) var value: Float = 0
  /// Whether it is pressed.
  open var isPressed: Bool { value > 0 }
  /// Whether a finger lies on it.
  open var isTouched: Bool { value > 0 }
  /// Presses it so far, and tells.
  open func setValue(_ value: Float) {
    let wasPressed = isPressed
    self.value = value
    valueChangedHandler?(self, value, isPressed)
    if wasPressed != isPressed { pressedChangedHandler?(self, value, isPressed) }
  }
}
/// An axis: nobody moves it.
open class GCControllerAxisInput: GCControllerElement, @unchecked Sendable {
  /// Called when it moves.
  open var valueChangedHandler: ((GCControllerAxisInput, Float) -> Void)?
  /// Where it is, -1 to 1.
  open private(set) var value: Float = 0
  /// Moves it, and tells.
  open func setValue(_ value: Float) {
    self.value = value
    valueChangedHandler?(self, value)
  }
}
/// A stick or a cross: two axes, four buttons.
open class GCControllerDirectionPad: GCControllerElement, @unchecked Sendable {
  /// Called when it moves: which, to the right, and up.
  open var valueChangedHandler: ((GCControllerDirectionPad, Float, Float) -> Void)?
  /// To the right.
  public let xAxis = GCControllerAxisInput()
  /// Up.
  public let yAxis = GCControllerAxisInput()
  /// Up.
  public let up = GCControllerButtonInput()
  /// Down.
  public let down = GCControllerButtonInput()
  /// Left.
  public let left = GCControllerButtonInput()
  /// Right.
  public let right = GCControllerButtonInput()
  /// Moves it, and tells.
  open func setValueForXAxis(_ xAxis: Float, yAxis: Float) {
    self.xAxis.setValue(xAxis)
    self.yAxis.setValue(yAxis)
    left.setValue(max(0, -xAxis))
    right.setValue(max(0, xAxis))
    down.setValue(max(0, -yAxis))
    up.setValue(max(0, yAxis))
    valueChangedHandler?(self, xAxis, yAxis)
  }
}
/// All parts by their names.
open class GCPhysicalInputProfile: NSObject, @unchecked Sendable {
  /// Whose they are.
  open weak var device: GCController?
  /// All parts.
  open var elements: [String: GCControllerElement] { [:] }
  /// The buttons.
  open var buttons: [String: GCControllerButtonInput] { [:] }
  /// The axes.
  open var axes: [String: GCControllerAxisInput] { [:] }
  /// The crosses and sticks.
  open var dpads: [String: GCControllerDirectionPad] { [:] }
  /// A part by its name; nil for others.
  open subscript(name: String) -> GCControllerElement? { elements[name] }
}
/// A controller with two sticks.
open class GCExtendedGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  /// Whose it is.
  open weak var controller: GCController?
  /// Called when a part moves.
  open var valueChangedHandler: ((GCExtendedGamepad, GCControllerElement) -> Void)?
  /// The cross.
  public let dpad = GCControllerDirectionPad()
  /// The left stick.
  public let leftThumbstick = GCControllerDirectionPad()
  /// The right stick.
  public let rightThumbstick = GCControllerDirectionPad()
  /// The lower button.
  public let buttonA = GCControllerButtonInput()
  /// The right button.
  public let buttonB = GCControllerButtonInput()
  /// The left button.
  public let buttonX = GCControllerButtonInput()
  /// The upper button.
  public let buttonY = GCControllerButtonInput()
  /// The menu.
  public let buttonMenu = GCControllerButtonInput()
  /// More.
  public let buttonOptions: GCControllerButtonInput? = GCControllerButtonInput()
  /// The start.
  public let buttonHome: GCControllerButtonInput? = nil
  /// At the left shoulder.
  public let leftShoulder = GCControllerButtonInput()
  /// At the right shoulder.
  public let rightShoulder = GCControllerButtonInput()
  /// Below the left shoulder.
  public let leftTrigger = GCControllerButtonInput()
  /// Below the right shoulder.
  public let rightTrigger = GCControllerButtonInput()
  /// Under the left stick.
  public let leftThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// Under the right stick.
  public let rightThumbstickButton: GCControllerButtonInput? = GCControllerButtonInput()
}
/// Like a remote: a cross and two buttons.
open class GCMicroGamepad: GCPhysicalInputProfile, @unchecked Sendable {
  /// Whose it is.
  open weak var controller: GCController?
  /// Called when a part moves.
  open var valueChangedHandler: ((GCMicroGamepad, GCControllerElement) -> Void)?
  /// The cross.
  public let dpad = GCControllerDirectionPad()
  /// The first button.
  public let buttonA = GCControllerButtonInput()
  /// The second.
  public let buttonX = GCControllerButtonInput()
  /// The menu.
  public let buttonMenu = GCControllerButtonInput()
  /// Whether the cross counts from where the finger came down.
  open var reportsAbsoluteDpadValues = false
  /// Whether it may lie on its side.
  open var allowsRotation = false
}
/// How something moves: it does not.
open class GCMotion: NSObject, @unchecked Sendable {
  /// Whose it is.
  open weak var controller: GCController?
  /// Called when it moves.
  open var valueChangedHandler: ((GCMotion) -> Void)?
  /// Whether it tells.
  open var sensorsActive = false
}
/// A battery.
open class GCDeviceBattery: NSObject, @unchecked Sendable {
  /// What it does.
  public enum State: Int, Sendable { case unknown = -1, discharging, charging, full }
  /// How full, 0 to 1.
  open var batteryLevel: Float { 0 }
  /// What it does.
  open var batteryState: State { .unknown }
}
/// What a controller shakes with.
open class GCDeviceHaptics: NSObject, @unchecked Sendable {
  /// Where it can shake: nowhere.
  open var supportedLocalities: Set<GCHapticsLocality> { [] }
}
/// Where a controller shakes.
public struct GCHapticsLocality: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Anywhere.
  public static let `default` = GCHapticsLocality(rawValue: "Default")
  /// Everywhere.
  public static let all = GCHapticsLocality(rawValue: "All")
  /// In both hands.
  public static let handles = GCHapticsLocality(rawValue: "Handles")
  /// In the left hand.
  public static let leftHandle = GCHapticsLocality(rawValue: "LeftHandle")
  /// In the right hand.
  public static let rightHandle = GCHapticsLocality(rawValue: "RightHandle")
}
/// A controller's light.
open class GCDeviceLight: NSObject, @unchecked Sendable {
  /// Its colour.
  open var color = GCColor(red: 0, green: 0, blue: 0)
}
/// A colour of a light, its parts 0 to 1.
open class GCColor: NSObject, @unchecked Sendable {
  /// How red.
  public let red: Float
  /// How green.
  public let green: Float
  /// How blue.
  public let blue: Float
  /// A colour.
  public init(red: Float, green: Float, blue: Float) { (self.red, self.green, self.blue) = (red, green, blue) }
}

/// A key, by the number that USB gives it.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key of that name.
  public static let keyA = GCKeyCode(rawValue: 4)
  /// The key of that name.
  public static let keyD = GCKeyCode(rawValue: 7)
  /// The key of that name.
  public static let keyE = GCKeyCode(rawValue: 8)
  /// The key of that name.
  public static let keyQ = GCKeyCode(rawValue: 20)
  /// The key of that name.
  public static let keyS = GCKeyCode(rawValue: 22)
  /// The key of that name.
  public static let keyW = GCKeyCode(rawValue: 26)
  /// The key of that name.
  public static let returnOrEnter = GCKeyCode(rawValue: 40)
  /// The key of that name.
  public static let escape = GCKeyCode(rawValue: 41)
  /// The key of that name.
  public static let spacebar = GCKeyCode(rawValue: 44)
  /// The key of that name.
  public static let rightArrow = GCKeyCode(rawValue: 79)
  /// The key of that name.
  public static let leftArrow = GCKeyCode(rawValue: 80)
  /// The key of that name.
  public static let downArrow = GCKeyCode(rawValue: 81)
  /// The key of that name.
  public static let upArrow = GCKeyCode(rawValue: 82)
  /// The key of that name.
  public static let leftShift = GCKeyCode(rawValue: 225)
}
/// The keys of a keyboard: nobody presses them.
open class GCKeyboardInput: GCPhysicalInputProfile, @unchecked Sendable {
  /// Called when a key moves: whose, which button, which key, and whether it is pressed.
  open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
  /// Whether a key is pressed: none is.
  open var isAnyKeyPressed: Bool { false }
  /// A key's button: none.
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
/// A keyboard: none is connected.
open class GCKeyboard: NSObject, @unchecked Sendable {
  override init() {}
  /// All keyboards as one: none.
  open class var coalesced: GCKeyboard? { nil }
  /// Its keys.
  open var keyboardInput: GCKeyboardInput? { nil }
}
/// What a mouse does: nothing.
open class GCMouseInput: GCPhysicalInputProfile, @unchecked Sendable {
  /// Called when it moves: whose, to the right, and up.
  open var mouseMovedHandler: ((GCMouseInput, Float, Float) -> Void)?
  /// The left button.
  public let leftButton = GCControllerButtonInput()
  /// The right button.
  public let rightButton: GCControllerButtonInput? = GCControllerButtonInput()
  /// The wheel.
  public let scroll = GCControllerDirectionPad()
}
/// A mouse: none is connected.
open class GCMouse: NSObject, @unchecked Sendable {
  override init() {}
  /// The one that was used last: none.
  open class var current: GCMouse? { nil }
  /// Those that are connected: none.
  open class func mice() -> [GCMouse] { [] }
  /// What it does.
  open var mouseInput: GCMouseInput? { nil }
}
/// The names of a controller's parts.
public let GCInputButtonA = "Button A"
/// The right button.
public let GCInputButtonB = "Button B"
/// The left button.
public let GCInputButtonX = "Button X"
/// The upper button.
public let GCInputButtonY = "Button Y"
/// The cross.
public let GCInputDirectionPad = "Direction Pad"
/// The left stick.
public let GCInputLeftThumbstick = "Left Thumbstick"
/// The right stick.
public let GCInputRightThumbstick = "Right Thumbstick"
/// At the left shoulder.
public let GCInputLeftShoulder = "Left Shoulder"
/// At the right shoulder.
public let GCInputRightShoulder = "Right Shoulder"
/// Below the left shoulder.
public let GCInputLeftTrigger = "Left Trigger"
/// Below the right shoulder.
public let GCInputRightTrigger = "Right Trigger"
/// The menu.
public let GCInputButtonMenu = "Button Menu"
/// A view whose controllers move the focus, or not.
@MainActor @preconcurrency open class GCEventViewController: UIViewController {
  /// Whether controllers move the focus; kept only.
  open var controllerUserInteractionEnabled = false
}
/// A controller on the screen: none is shown.
@MainActor @preconcurrency open class GCVirtualController: NSObject {
  /// What a controller on the screen has.
  open class Configuration: NSObject {
    /// The names of its parts.
    open var elements: Set<String> = []
    /// Whether it stays hidden.
    open var isHidden = false
    /// Nothing yet.
    public override init() {}
  }
  /// One of some parts.
  public init(configuration: Configuration) {}
  /// The controller: none.
  open var controller: GCController? { nil }
  /// Shows it; nothing is shown.
  open func connect(replyHandler reply: (((any Error)?) -> Void)? = nil) { reply?(nil) }
  /// Takes it away.
  open func disconnect() {}
}
