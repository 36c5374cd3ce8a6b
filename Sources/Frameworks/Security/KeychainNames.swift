// Security's names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinObjectiveC

/// What items and questions of the keychain speak of.
public let kSecClass: CFString = "class"
/// What items and questions of the keychain speak of.
public let kSecClassGenericPassword: CFString = "genp"
/// What items and questions of the keychain speak of.
public let kSecClassInternetPassword: CFString = "inet"
/// What items and questions of the keychain speak of.
public let kSecClassCertificate: CFString = "cert"
/// What items and questions of the keychain speak of.
public let kSecClassKey: CFString = "keys"
/// What items and questions of the keychain speak of.
public let kSecClassIdentity: CFString = "idnt"
/// What items and questions of the keychain speak of.
public let kSecAttrService: CFString = "svce"
/// What items and questions of the keychain speak of.
public let kSecAttrAccount: CFString = "acct"
/// What items and questions of the keychain speak of.
public let kSecAttrServer: CFString = "srvr"
/// What items and questions of the keychain speak of.
public let kSecAttrLabel: CFString = "labl"
/// What items and questions of the keychain speak of.
public let kSecAttrGeneric: CFString = "gena"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessGroup: CFString = "agrp"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessible: CFString = "pdmn"
/// What items and questions of the keychain speak of.
public let kSecAttrSynchronizable: CFString = "sync"
/// What items and questions of the keychain speak of.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// What items and questions of the keychain speak of.
public let kSecAttrDescription: CFString = "desc"
/// What items and questions of the keychain speak of.
public let kSecAttrComment: CFString = "icmt"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessControl: CFString = "accc"
/// What items and questions of the keychain speak of.
public let kSecAttrCreationDate: CFString = "cdat"
/// What items and questions of the keychain speak of.
public let kSecAttrModificationDate: CFString = "mdat"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// What items and questions of the keychain speak of.
public let kSecValueData: CFString = "v_Data"
/// What items and questions of the keychain speak of.
public let kSecReturnData: CFString = "r_Data"
/// What items and questions of the keychain speak of.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// What items and questions of the keychain speak of.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// What items and questions of the keychain speak of.
public let kSecReturnRef: CFString = "r_Ref"
/// What items and questions of the keychain speak of.
public let kSecMatchLimit: CFString = "m_Limit"
/// What items and questions of the keychain speak of.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// What items and questions of the keychain speak of.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// What items and questions of the keychain speak of.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// What items and questions of the keychain speak of.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// What items and questions of the keychain speak of.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
