// Security's names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinObjectiveC

// More of what items and questions of the keychain speak of; texts that Apple does not tell are assumed.

/// What items and questions of the keychain speak of.
public let kSecAttrCreator: CFString = "crtr"
/// What items and questions of the keychain speak of.
public let kSecAttrType: CFString = "type"
/// What items and questions of the keychain speak of.
public let kSecAttrIsInvisible: CFString = "invi"
/// What items and questions of the keychain speak of.
public let kSecAttrIsNegative: CFString = "nega"
/// What items and questions of the keychain speak of.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocol: CFString = "ptcl"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// What items and questions of the keychain speak of.
public let kSecAttrPort: CFString = "port"
/// What items and questions of the keychain speak of.
public let kSecAttrPath: CFString = "path"
/// What items and questions of the keychain speak of.
public let kSecAttrSubject: CFString = "Subject"
/// What items and questions of the keychain speak of.
public let kSecAttrIssuer: CFString = "Issuer"
/// What items and questions of the keychain speak of.
public let kSecAttrSerialNumber: CFString = "SerialNumber"
/// What items and questions of the keychain speak of.
public let kSecAttrSubjectKeyID: CFString = "SubjectKeyID"
/// What items and questions of the keychain speak of.
public let kSecAttrPublicKeyHash: CFString = "PublicKeyHash"
/// What items and questions of the keychain speak of.
public let kSecAttrCertificateType: CFString = "CertificateType"
/// What items and questions of the keychain speak of.
public let kSecAttrCertificateEncoding: CFString = "CertificateEncoding"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyClass: CFString = "kcls"
/// What items and questions of the keychain speak of.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// What items and questions of the keychain speak of.
public let kSecAttrIsPermanent: CFString = "perm"
/// What items and questions of the keychain speak of.
public let kSecAttrIsSensitive: CFString = "IsSensitive"
/// What items and questions of the keychain speak of.
public let kSecAttrIsExtractable: CFString = "IsExtractable"
/// What items and questions of the keychain speak of.
public let kSecAttrApplicationTag: CFString = "atag"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyType: CFString = "type"
/// What items and questions of the keychain speak of.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// What items and questions of the keychain speak of.
public let kSecAttrEffectiveKeySize: CFString = "EffectiveKeySize"
/// What items and questions of the keychain speak of.
public let kSecAttrCanEncrypt: CFString = "CanEncrypt"
/// What items and questions of the keychain speak of.
public let kSecAttrCanDecrypt: CFString = "CanDecrypt"
/// What items and questions of the keychain speak of.
public let kSecAttrCanDerive: CFString = "CanDerive"
/// What items and questions of the keychain speak of.
public let kSecAttrCanSign: CFString = "CanSign"
/// What items and questions of the keychain speak of.
public let kSecAttrCanVerify: CFString = "CanVerify"
/// What items and questions of the keychain speak of.
public let kSecAttrCanWrap: CFString = "CanWrap"
/// What items and questions of the keychain speak of.
public let kSecAttrCanUnwrap: CFString = "CanUnwrap"
/// What items and questions of the keychain speak of.
public let kSecAttrSyncViewHint: CFString = "SyncViewHint"
/// What items and questions of the keychain speak of.
public let kSecAttrTokenID: CFString = "tkid"
/// What items and questions of the keychain speak of.
public let kSecAttrPersistantReference: CFString = "PersistantReference"
/// What items and questions of the keychain speak of.
public let kSecAttrPersistentReference: CFString = "PersistentReference"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolFTP: CFString = "ProtocolFTP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolFTPAccount: CFString = "ProtocolFTPAccount"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolHTTP: CFString = "ProtocolHTTP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolIRC: CFString = "ProtocolIRC"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolNNTP: CFString = "ProtocolNNTP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolPOP3: CFString = "ProtocolPOP3"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolSMTP: CFString = "ProtocolSMTP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolSOCKS: CFString = "ProtocolSOCKS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolIMAP: CFString = "ProtocolIMAP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolLDAP: CFString = "ProtocolLDAP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolAppleTalk: CFString = "ProtocolAppleTalk"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolAFP: CFString = "ProtocolAFP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolTelnet: CFString = "ProtocolTelnet"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolSSH: CFString = "ProtocolSSH"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolFTPS: CFString = "ProtocolFTPS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolHTTPS: CFString = "ProtocolHTTPS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolHTTPProxy: CFString = "ProtocolHTTPProxy"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolHTTPSProxy: CFString = "ProtocolHTTPSProxy"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolFTPProxy: CFString = "ProtocolFTPProxy"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolSMB: CFString = "ProtocolSMB"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolRTSP: CFString = "ProtocolRTSP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolRTSPProxy: CFString = "ProtocolRTSPProxy"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolDAAP: CFString = "ProtocolDAAP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolEPPC: CFString = "ProtocolEPPC"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolIPP: CFString = "ProtocolIPP"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolNNTPS: CFString = "ProtocolNNTPS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolLDAPS: CFString = "ProtocolLDAPS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolTelnetS: CFString = "ProtocolTelnetS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolIMAPS: CFString = "ProtocolIMAPS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolIRCS: CFString = "ProtocolIRCS"
/// What items and questions of the keychain speak of.
public let kSecAttrProtocolPOP3S: CFString = "ProtocolPOP3S"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeNTLM: CFString = "AuthenticationTypeNTLM"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeMSN: CFString = "AuthenticationTypeMSN"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeDPA: CFString = "AuthenticationTypeDPA"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeRPA: CFString = "AuthenticationTypeRPA"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "AuthenticationTypeHTTPBasic"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "AuthenticationTypeHTTPDigest"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "AuthenticationTypeHTMLForm"
/// What items and questions of the keychain speak of.
public let kSecAttrAuthenticationTypeDefault: CFString = "AuthenticationTypeDefault"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyClassPublic: CFString = "0"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyTypeEC: CFString = "73"
/// What items and questions of the keychain speak of.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// What items and questions of the keychain speak of.
public let kSecAttrPRFHmacAlgSHA1: CFString = "PRFHmacAlgSHA1"
/// What items and questions of the keychain speak of.
public let kSecAttrPRFHmacAlgSHA224: CFString = "PRFHmacAlgSHA224"
/// What items and questions of the keychain speak of.
public let kSecAttrPRFHmacAlgSHA256: CFString = "PRFHmacAlgSHA256"
/// What items and questions of the keychain speak of.
public let kSecAttrPRFHmacAlgSHA384: CFString = "PRFHmacAlgSHA384"
/// What items and questions of the keychain speak of.
public let kSecAttrPRFHmacAlgSHA512: CFString = "PRFHmacAlgSHA512"
/// What items and questions of the keychain speak of.
public let kSecMatchPolicy: CFString = "m_Policy"
/// What items and questions of the keychain speak of.
public let kSecMatchItemList: CFString = "m_ItemList"
/// What items and questions of the keychain speak of.
public let kSecMatchIssuers: CFString = "m_Issuers"
/// What items and questions of the keychain speak of.
public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// What items and questions of the keychain speak of.
public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// What items and questions of the keychain speak of.
public let kSecMatchHostOrSubdomainOfHost: CFString = "m_HostOrSubdomainOfHost"
/// What items and questions of the keychain speak of.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// What items and questions of the keychain speak of.
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// What items and questions of the keychain speak of.
public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// What items and questions of the keychain speak of.
public let kSecValueRef: CFString = "v_Ref"
/// What items and questions of the keychain speak of.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// What items and questions of the keychain speak of.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthenticationUI"
/// What items and questions of the keychain speak of.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// What items and questions of the keychain speak of.
public let kSecUseUserIndependentKeychain: CFString = "u_UserIndependentKeychain"
/// What items and questions of the keychain speak of.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthenticationUIAllow"
/// What items and questions of the keychain speak of.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthenticationUIFail"
/// What items and questions of the keychain speak of.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthenticationUISkip"
/// What items and questions of the keychain speak of.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// What items and questions of the keychain speak of.
public let kSecAttrAccessGroupToken: CFString = "AccessGroupToken"
/// What a pair of keys says of its private half.
public let kSecPrivateKeyAttrs: CFString = "private"
/// What a pair of keys says of its public half.
public let kSecPublicKeyAttrs: CFString = "public"
/// A status of the keychain: disk full.
public let errSecDiskFull: OSStatus = -34
/// A status of the keychain: dsk full.
public let errSecDskFull: OSStatus = -34
/// A status of the keychain: io.
public let errSecIO: OSStatus = -36
/// A status of the keychain: op wr.
public let errSecOpWr: OSStatus = -49
/// A status of the keychain: wr perm.
public let errSecWrPerm: OSStatus = -61
/// A status of the keychain: allocate.
public let errSecAllocate: OSStatus = -108
/// A status of the keychain: bad req.
public let errSecBadReq: OSStatus = -909
/// A status of the keychain: internal component.
public let errSecInternalComponent: OSStatus = -2070
/// A status of the keychain: core foundation unknown.
public let errSecCoreFoundationUnknown: OSStatus = -4960
/// A status of the keychain: missing entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
/// A status of the keychain: restricted api.
public let errSecRestrictedAPI: OSStatus = -34020
/// A status of the keychain: not available.
public let errSecNotAvailable: OSStatus = -25291
/// A status of the keychain: read only.
public let errSecReadOnly: OSStatus = -25292
/// A status of the keychain: no such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// A status of the keychain: invalid keychain.
public let errSecInvalidKeychain: OSStatus = -25295
/// A status of the keychain: duplicate keychain.
public let errSecDuplicateKeychain: OSStatus = -25296
/// A status of the keychain: duplicate callback.
public let errSecDuplicateCallback: OSStatus = -25297
/// A status of the keychain: invalid callback.
public let errSecInvalidCallback: OSStatus = -25298
/// A status of the keychain: buffer too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// A status of the keychain: data too large.
public let errSecDataTooLarge: OSStatus = -25302
/// A status of the keychain: no such attr.
public let errSecNoSuchAttr: OSStatus = -25303
/// A status of the keychain: invalid item ref.
public let errSecInvalidItemRef: OSStatus = -25304
/// A status of the keychain: invalid search ref.
public let errSecInvalidSearchRef: OSStatus = -25305
/// A status of the keychain: no such class.
public let errSecNoSuchClass: OSStatus = -25306
/// A status of the keychain: no default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// A status of the keychain: read only attr.
public let errSecReadOnlyAttr: OSStatus = -25309
/// A status of the keychain: wrong sec version.
public let errSecWrongSecVersion: OSStatus = -25310
/// A status of the keychain: key size not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// A status of the keychain: no storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// A status of the keychain: no certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// A status of the keychain: no policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// A status of the keychain: interaction required.
public let errSecInteractionRequired: OSStatus = -25315
/// A status of the keychain: data not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// A status of the keychain: data not modifiable.
public let errSecDataNotModifiable: OSStatus = -25317
/// A status of the keychain: create chain failed.
public let errSecCreateChainFailed: OSStatus = -25318
/// A status of the keychain: invalid prefs domain.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// A status of the keychain: in dark wake.
public let errSecInDarkWake: OSStatus = -25320
/// A status of the keychain: acl not simple.
public let errSecACLNotSimple: OSStatus = -25240
/// A status of the keychain: policy not found.
public let errSecPolicyNotFound: OSStatus = -25241
/// A status of the keychain: invalid trust setting.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// A status of the keychain: no access for item.
public let errSecNoAccessForItem: OSStatus = -25243
/// A status of the keychain: invalid owner edit.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// A status of the keychain: trust not available.
public let errSecTrustNotAvailable: OSStatus = -25245
/// A status of the keychain: unsupported format.
public let errSecUnsupportedFormat: OSStatus = -25256
/// A status of the keychain: unknown format.
public let errSecUnknownFormat: OSStatus = -25257
/// A status of the keychain: key is sensitive.
public let errSecKeyIsSensitive: OSStatus = -25258
/// A status of the keychain: multiple priv keys.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// A status of the keychain: passphrase required.
public let errSecPassphraseRequired: OSStatus = -25260
/// A status of the keychain: invalid password ref.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// A status of the keychain: invalid trust settings.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// A status of the keychain: no trust settings.
public let errSecNoTrustSettings: OSStatus = -25263
/// A status of the keychain: pkcs verify failure.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// A status of the keychain: not signer.
public let errSecNotSigner: OSStatus = -26267
/// A status of the keychain: service not available.
public let errSecServiceNotAvailable: OSStatus = -67585
/// A status of the keychain: insufficient client id.
public let errSecInsufficientClientID: OSStatus = -67586
/// A status of the keychain: device reset.
public let errSecDeviceReset: OSStatus = -67587
/// A status of the keychain: device failed.
public let errSecDeviceFailed: OSStatus = -67588
/// A status of the keychain: apple add app acl subject.
public let errSecAppleAddAppACLSubject: OSStatus = -67589
/// A status of the keychain: apple public key incomplete.
public let errSecApplePublicKeyIncomplete: OSStatus = -67590
/// A status of the keychain: apple signature mismatch.
public let errSecAppleSignatureMismatch: OSStatus = -67591
/// A status of the keychain: apple invalid key start date.
public let errSecAppleInvalidKeyStartDate: OSStatus = -67592
/// A status of the keychain: apple invalid key end date.
public let errSecAppleInvalidKeyEndDate: OSStatus = -67593
/// A status of the keychain: conversion error.
public let errSecConversionError: OSStatus = -67594
/// A status of the keychain: apple ss lv rollback.
public let errSecAppleSSLv2Rollback: OSStatus = -67595
/// A status of the keychain: quota exceeded.
public let errSecQuotaExceeded: OSStatus = -67596
/// A status of the keychain: file too big.
public let errSecFileTooBig: OSStatus = -67597
/// A status of the keychain: invalid database blob.
public let errSecInvalidDatabaseBlob: OSStatus = -67598
/// A status of the keychain: invalid key blob.
public let errSecInvalidKeyBlob: OSStatus = -67599
/// A status of the keychain: incompatible database blob.
public let errSecIncompatibleDatabaseBlob: OSStatus = -67600
/// A status of the keychain: incompatible key blob.
public let errSecIncompatibleKeyBlob: OSStatus = -67601
/// A status of the keychain: host name mismatch.
public let errSecHostNameMismatch: OSStatus = -67602
/// A status of the keychain: unknown critical extension flag.
public let errSecUnknownCriticalExtensionFlag: OSStatus = -67603
/// A status of the keychain: no basic constraints.
public let errSecNoBasicConstraints: OSStatus = -67604
/// A status of the keychain: no basic constraints ca.
public let errSecNoBasicConstraintsCA: OSStatus = -67605
/// A status of the keychain: invalid authority key id.
public let errSecInvalidAuthorityKeyID: OSStatus = -67606
/// A status of the keychain: invalid subject key id.
public let errSecInvalidSubjectKeyID: OSStatus = -67607
/// A status of the keychain: invalid key usage for policy.
public let errSecInvalidKeyUsageForPolicy: OSStatus = -67608
/// A status of the keychain: invalid extended key usage.
public let errSecInvalidExtendedKeyUsage: OSStatus = -67609
/// A status of the keychain: invalid id linkage.
public let errSecInvalidIDLinkage: OSStatus = -67610
/// A status of the keychain: path length constraint exceeded.
public let errSecPathLengthConstraintExceeded: OSStatus = -67611
/// A status of the keychain: invalid root.
public let errSecInvalidRoot: OSStatus = -67612
/// A status of the keychain: crl expired.
public let errSecCRLExpired: OSStatus = -67613
/// A status of the keychain: crl not valid yet.
public let errSecCRLNotValidYet: OSStatus = -67614
/// A status of the keychain: crl not found.
public let errSecCRLNotFound: OSStatus = -67615
/// A status of the keychain: crl server down.
public let errSecCRLServerDown: OSStatus = -67616
/// A status of the keychain: crl bad uri.
public let errSecCRLBadURI: OSStatus = -67617
/// A status of the keychain: unknown cert extension.
public let errSecUnknownCertExtension: OSStatus = -67618
/// A status of the keychain: unknown crl extension.
public let errSecUnknownCRLExtension: OSStatus = -67619
/// A status of the keychain: crl not trusted.
public let errSecCRLNotTrusted: OSStatus = -67620
/// A status of the keychain: crl policy failed.
public let errSecCRLPolicyFailed: OSStatus = -67621
/// A status of the keychain: idp failure.
public let errSecIDPFailure: OSStatus = -67622
/// A status of the keychain: smime email addresses not found.
public let errSecSMIMEEmailAddressesNotFound: OSStatus = -67623
/// A status of the keychain: smime bad extended key usage.
public let errSecSMIMEBadExtendedKeyUsage: OSStatus = -67624
/// A status of the keychain: smime bad key usage.
public let errSecSMIMEBadKeyUsage: OSStatus = -67625
/// A status of the keychain: smime key usage not critical.
public let errSecSMIMEKeyUsageNotCritical: OSStatus = -67626
/// A status of the keychain: smime no email address.
public let errSecSMIMENoEmailAddress: OSStatus = -67627
/// A status of the keychain: smime subj alt name not critical.
public let errSecSMIMESubjAltNameNotCritical: OSStatus = -67628
/// A status of the keychain: ssl bad extended key usage.
public let errSecSSLBadExtendedKeyUsage: OSStatus = -67629
/// A status of the keychain: ocsp bad response.
public let errSecOCSPBadResponse: OSStatus = -67630
/// A status of the keychain: ocsp bad request.
public let errSecOCSPBadRequest: OSStatus = -67631
/// A status of the keychain: ocsp unavailable.
public let errSecOCSPUnavailable: OSStatus = -67632
/// A status of the keychain: ocsp status unrecognized.
public let errSecOCSPStatusUnrecognized: OSStatus = -67633
/// A status of the keychain: end of data.
public let errSecEndOfData: OSStatus = -67634
/// A status of the keychain: incomplete cert revocation check.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
/// A status of the keychain: network failure.
public let errSecNetworkFailure: OSStatus = -67636
/// A status of the keychain: ocsp not trusted to anchor.
public let errSecOCSPNotTrustedToAnchor: OSStatus = -67637
/// A status of the keychain: record modified.
public let errSecRecordModified: OSStatus = -67638
/// A status of the keychain: ocsp signature error.
public let errSecOCSPSignatureError: OSStatus = -67639
/// A status of the keychain: ocsp no signer.
public let errSecOCSPNoSigner: OSStatus = -67640
/// A status of the keychain: ocsp responder malformed req.
public let errSecOCSPResponderMalformedReq: OSStatus = -67641
/// A status of the keychain: ocsp responder internal error.
public let errSecOCSPResponderInternalError: OSStatus = -67642
/// A status of the keychain: ocsp responder try later.
public let errSecOCSPResponderTryLater: OSStatus = -67643
/// A status of the keychain: ocsp responder signature required.
public let errSecOCSPResponderSignatureRequired: OSStatus = -67644
/// A status of the keychain: ocsp responder unauthorized.
public let errSecOCSPResponderUnauthorized: OSStatus = -67645
/// A status of the keychain: ocsp response nonce mismatch.
public let errSecOCSPResponseNonceMismatch: OSStatus = -67646
/// A status of the keychain: code signing bad cert chain length.
public let errSecCodeSigningBadCertChainLength: OSStatus = -67647
/// A status of the keychain: code signing no basic constraints.
public let errSecCodeSigningNoBasicConstraints: OSStatus = -67648
/// A status of the keychain: code signing bad path length constraint.
public let errSecCodeSigningBadPathLengthConstraint: OSStatus = -67649
/// A status of the keychain: code signing no extended key usage.
public let errSecCodeSigningNoExtendedKeyUsage: OSStatus = -67650
/// A status of the keychain: code signing development.
public let errSecCodeSigningDevelopment: OSStatus = -67651
/// A status of the keychain: resource sign bad cert chain length.
public let errSecResourceSignBadCertChainLength: OSStatus = -67652
/// A status of the keychain: resource sign bad ext key usage.
public let errSecResourceSignBadExtKeyUsage: OSStatus = -67653
/// A status of the keychain: trust setting deny.
public let errSecTrustSettingDeny: OSStatus = -67654
/// A status of the keychain: invalid subject name.
public let errSecInvalidSubjectName: OSStatus = -67655
/// A status of the keychain: unknown qualified cert statement.
public let errSecUnknownQualifiedCertStatement: OSStatus = -67656
/// A status of the keychain: mobile me request queued.
public let errSecMobileMeRequestQueued: OSStatus = -67657
/// A status of the keychain: mobile me request redirected.
public let errSecMobileMeRequestRedirected: OSStatus = -67658
/// A status of the keychain: mobile me server error.
public let errSecMobileMeServerError: OSStatus = -67659
/// A status of the keychain: mobile me server not available.
public let errSecMobileMeServerNotAvailable: OSStatus = -67660
/// A status of the keychain: mobile me server already exists.
public let errSecMobileMeServerAlreadyExists: OSStatus = -67661
/// A status of the keychain: mobile me server service err.
public let errSecMobileMeServerServiceErr: OSStatus = -67662
/// A status of the keychain: mobile me request already pending.
public let errSecMobileMeRequestAlreadyPending: OSStatus = -67663
/// A status of the keychain: mobile me no request pending.
public let errSecMobileMeNoRequestPending: OSStatus = -67664
/// A status of the keychain: mobile me csr verify failure.
public let errSecMobileMeCSRVerifyFailure: OSStatus = -67665
/// A status of the keychain: mobile me failed consistency check.
public let errSecMobileMeFailedConsistencyCheck: OSStatus = -67666
/// A status of the keychain: not initialized.
public let errSecNotInitialized: OSStatus = -67667
/// A status of the keychain: invalid handle usage.
public let errSecInvalidHandleUsage: OSStatus = -67668
/// A status of the keychain: pvc referent not found.
public let errSecPVCReferentNotFound: OSStatus = -67669
/// A status of the keychain: function integrity fail.
public let errSecFunctionIntegrityFail: OSStatus = -67670
/// A status of the keychain: internal error.
public let errSecInternalError: OSStatus = -67671
/// A status of the keychain: memory error.
public let errSecMemoryError: OSStatus = -67672
/// A status of the keychain: invalid data.
public let errSecInvalidData: OSStatus = -67673
/// A status of the keychain: mds error.
public let errSecMDSError: OSStatus = -67674
/// A status of the keychain: invalid pointer.
public let errSecInvalidPointer: OSStatus = -67675
/// A status of the keychain: self check failed.
public let errSecSelfCheckFailed: OSStatus = -67676
/// A status of the keychain: function failed.
public let errSecFunctionFailed: OSStatus = -67677
/// A status of the keychain: module manifest verify failed.
public let errSecModuleManifestVerifyFailed: OSStatus = -67678
/// A status of the keychain: invalid guid.
public let errSecInvalidGUID: OSStatus = -67679
/// A status of the keychain: invalid handle.
public let errSecInvalidHandle: OSStatus = -67680
/// A status of the keychain: invalid db list.
public let errSecInvalidDBList: OSStatus = -67681
/// A status of the keychain: invalid passthrough id.
public let errSecInvalidPassthroughID: OSStatus = -67682
/// A status of the keychain: invalid network address.
public let errSecInvalidNetworkAddress: OSStatus = -67683
/// A status of the keychain: crl already signed.
public let errSecCRLAlreadySigned: OSStatus = -67684
/// A status of the keychain: invalid number of fields.
public let errSecInvalidNumberOfFields: OSStatus = -67685
/// A status of the keychain: verification failure.
public let errSecVerificationFailure: OSStatus = -67686
/// A status of the keychain: unknown tag.
public let errSecUnknownTag: OSStatus = -67687
/// A status of the keychain: invalid signature.
public let errSecInvalidSignature: OSStatus = -67688
/// A status of the keychain: invalid name.
public let errSecInvalidName: OSStatus = -67689
/// A status of the keychain: invalid certificate ref.
public let errSecInvalidCertificateRef: OSStatus = -67690
/// A status of the keychain: invalid certificate group.
public let errSecInvalidCertificateGroup: OSStatus = -67691
/// A status of the keychain: tag not found.
public let errSecTagNotFound: OSStatus = -67692
/// A status of the keychain: invalid query.
public let errSecInvalidQuery: OSStatus = -67693
/// A status of the keychain: invalid value.
public let errSecInvalidValue: OSStatus = -67694
/// A status of the keychain: callback failed.
public let errSecCallbackFailed: OSStatus = -67695
/// A status of the keychain: acl delete failed.
public let errSecACLDeleteFailed: OSStatus = -67696
/// A status of the keychain: acl replace failed.
public let errSecACLReplaceFailed: OSStatus = -67697
/// A status of the keychain: acl add failed.
public let errSecACLAddFailed: OSStatus = -67698
/// A status of the keychain: acl change failed.
public let errSecACLChangeFailed: OSStatus = -67699
/// A status of the keychain: invalid access credentials.
public let errSecInvalidAccessCredentials: OSStatus = -67700
/// A status of the keychain: invalid record.
public let errSecInvalidRecord: OSStatus = -67701
/// A status of the keychain: invalid acl.
public let errSecInvalidACL: OSStatus = -67702
/// A status of the keychain: invalid sample value.
public let errSecInvalidSampleValue: OSStatus = -67703
/// A status of the keychain: incompatible version.
public let errSecIncompatibleVersion: OSStatus = -67704
/// A status of the keychain: privilege not granted.
public let errSecPrivilegeNotGranted: OSStatus = -67705
/// A status of the keychain: invalid scope.
public let errSecInvalidScope: OSStatus = -67706
/// A status of the keychain: pvc already configured.
public let errSecPVCAlreadyConfigured: OSStatus = -67707
/// A status of the keychain: invalid pvc.
public let errSecInvalidPVC: OSStatus = -67708
/// A status of the keychain: emm load failed.
public let errSecEMMLoadFailed: OSStatus = -67709
/// A status of the keychain: emm unload failed.
public let errSecEMMUnloadFailed: OSStatus = -67710
/// A status of the keychain: addin load failed.
public let errSecAddinLoadFailed: OSStatus = -67711
/// A status of the keychain: invalid key ref.
public let errSecInvalidKeyRef: OSStatus = -67712
/// A status of the keychain: invalid key hierarchy.
public let errSecInvalidKeyHierarchy: OSStatus = -67713
/// A status of the keychain: addin unload failed.
public let errSecAddinUnloadFailed: OSStatus = -67714
/// A status of the keychain: library reference not found.
public let errSecLibraryReferenceNotFound: OSStatus = -67715
/// A status of the keychain: invalid addin function table.
public let errSecInvalidAddinFunctionTable: OSStatus = -67716
/// A status of the keychain: invalid service mask.
public let errSecInvalidServiceMask: OSStatus = -67717
/// A status of the keychain: module not loaded.
public let errSecModuleNotLoaded: OSStatus = -67718
/// A status of the keychain: invalid sub service id.
public let errSecInvalidSubServiceID: OSStatus = -67719
/// A status of the keychain: attribute not in context.
public let errSecAttributeNotInContext: OSStatus = -67720
/// A status of the keychain: module manager initialize failed.
public let errSecModuleManagerInitializeFailed: OSStatus = -67721
/// A status of the keychain: module manager not found.
public let errSecModuleManagerNotFound: OSStatus = -67722
/// A status of the keychain: event notification callback not found.
public let errSecEventNotificationCallbackNotFound: OSStatus = -67723
/// A status of the keychain: input length error.
public let errSecInputLengthError: OSStatus = -67724
/// A status of the keychain: output length error.
public let errSecOutputLengthError: OSStatus = -67725
/// A status of the keychain: privilege not supported.
public let errSecPrivilegeNotSupported: OSStatus = -67726
/// A status of the keychain: device error.
public let errSecDeviceError: OSStatus = -67727
/// A status of the keychain: attach handle busy.
public let errSecAttachHandleBusy: OSStatus = -67728
/// A status of the keychain: not logged in.
public let errSecNotLoggedIn: OSStatus = -67729
/// A status of the keychain: algorithm mismatch.
public let errSecAlgorithmMismatch: OSStatus = -67730
/// A status of the keychain: key usage incorrect.
public let errSecKeyUsageIncorrect: OSStatus = -67731
/// A status of the keychain: key blob type incorrect.
public let errSecKeyBlobTypeIncorrect: OSStatus = -67732
/// A status of the keychain: key header inconsistent.
public let errSecKeyHeaderInconsistent: OSStatus = -67733
/// A status of the keychain: unsupported key format.
public let errSecUnsupportedKeyFormat: OSStatus = -67734
/// A status of the keychain: unsupported key size.
public let errSecUnsupportedKeySize: OSStatus = -67735
/// A status of the keychain: invalid key usage mask.
public let errSecInvalidKeyUsageMask: OSStatus = -67736
/// A status of the keychain: unsupported key usage mask.
public let errSecUnsupportedKeyUsageMask: OSStatus = -67737
/// A status of the keychain: invalid key attribute mask.
public let errSecInvalidKeyAttributeMask: OSStatus = -67738
/// A status of the keychain: unsupported key attribute mask.
public let errSecUnsupportedKeyAttributeMask: OSStatus = -67739
/// A status of the keychain: invalid key label.
public let errSecInvalidKeyLabel: OSStatus = -67740
/// A status of the keychain: unsupported key label.
public let errSecUnsupportedKeyLabel: OSStatus = -67741
/// A status of the keychain: invalid key format.
public let errSecInvalidKeyFormat: OSStatus = -67742
/// A status of the keychain: unsupported vector of buffers.
public let errSecUnsupportedVectorOfBuffers: OSStatus = -67743
/// A status of the keychain: invalid input vector.
public let errSecInvalidInputVector: OSStatus = -67744
/// A status of the keychain: invalid output vector.
public let errSecInvalidOutputVector: OSStatus = -67745
/// A status of the keychain: invalid context.
public let errSecInvalidContext: OSStatus = -67746
/// A status of the keychain: invalid algorithm.
public let errSecInvalidAlgorithm: OSStatus = -67747
/// A status of the keychain: invalid attribute key.
public let errSecInvalidAttributeKey: OSStatus = -67748
/// A status of the keychain: missing attribute key.
public let errSecMissingAttributeKey: OSStatus = -67749
/// A status of the keychain: invalid attribute init vector.
public let errSecInvalidAttributeInitVector: OSStatus = -67750
/// A status of the keychain: missing attribute init vector.
public let errSecMissingAttributeInitVector: OSStatus = -67751
/// A status of the keychain: invalid attribute salt.
public let errSecInvalidAttributeSalt: OSStatus = -67752
/// A status of the keychain: missing attribute salt.
public let errSecMissingAttributeSalt: OSStatus = -67753
/// A status of the keychain: invalid attribute padding.
public let errSecInvalidAttributePadding: OSStatus = -67754
/// A status of the keychain: missing attribute padding.
public let errSecMissingAttributePadding: OSStatus = -67755
/// A status of the keychain: invalid attribute random.
public let errSecInvalidAttributeRandom: OSStatus = -67756
/// A status of the keychain: missing attribute random.
public let errSecMissingAttributeRandom: OSStatus = -67757
/// A status of the keychain: invalid attribute seed.
public let errSecInvalidAttributeSeed: OSStatus = -67758
/// A status of the keychain: missing attribute seed.
public let errSecMissingAttributeSeed: OSStatus = -67759
/// A status of the keychain: invalid attribute passphrase.
public let errSecInvalidAttributePassphrase: OSStatus = -67760
/// A status of the keychain: missing attribute passphrase.
public let errSecMissingAttributePassphrase: OSStatus = -67761
/// A status of the keychain: invalid attribute key length.
public let errSecInvalidAttributeKeyLength: OSStatus = -67762
/// A status of the keychain: missing attribute key length.
public let errSecMissingAttributeKeyLength: OSStatus = -67763
/// A status of the keychain: invalid attribute block size.
public let errSecInvalidAttributeBlockSize: OSStatus = -67764
/// A status of the keychain: missing attribute block size.
public let errSecMissingAttributeBlockSize: OSStatus = -67765
/// A status of the keychain: invalid attribute output size.
public let errSecInvalidAttributeOutputSize: OSStatus = -67766
/// A status of the keychain: missing attribute output size.
public let errSecMissingAttributeOutputSize: OSStatus = -67767
/// A status of the keychain: invalid attribute rounds.
public let errSecInvalidAttributeRounds: OSStatus = -67768
/// A status of the keychain: missing attribute rounds.
public let errSecMissingAttributeRounds: OSStatus = -67769
/// A status of the keychain: invalid algorithm parms.
public let errSecInvalidAlgorithmParms: OSStatus = -67770
/// A status of the keychain: missing algorithm parms.
public let errSecMissingAlgorithmParms: OSStatus = -67771
/// A status of the keychain: invalid attribute label.
public let errSecInvalidAttributeLabel: OSStatus = -67772
/// A status of the keychain: missing attribute label.
public let errSecMissingAttributeLabel: OSStatus = -67773
/// A status of the keychain: invalid attribute key type.
public let errSecInvalidAttributeKeyType: OSStatus = -67774
/// A status of the keychain: missing attribute key type.
public let errSecMissingAttributeKeyType: OSStatus = -67775
/// A status of the keychain: invalid attribute mode.
public let errSecInvalidAttributeMode: OSStatus = -67776
/// A status of the keychain: missing attribute mode.
public let errSecMissingAttributeMode: OSStatus = -67777
/// A status of the keychain: invalid attribute effective bits.
public let errSecInvalidAttributeEffectiveBits: OSStatus = -67778
/// A status of the keychain: missing attribute effective bits.
public let errSecMissingAttributeEffectiveBits: OSStatus = -67779
/// A status of the keychain: invalid attribute start date.
public let errSecInvalidAttributeStartDate: OSStatus = -67780
/// A status of the keychain: missing attribute start date.
public let errSecMissingAttributeStartDate: OSStatus = -67781
/// A status of the keychain: invalid attribute end date.
public let errSecInvalidAttributeEndDate: OSStatus = -67782
/// A status of the keychain: missing attribute end date.
public let errSecMissingAttributeEndDate: OSStatus = -67783
/// A status of the keychain: invalid attribute version.
public let errSecInvalidAttributeVersion: OSStatus = -67784
/// A status of the keychain: missing attribute version.
public let errSecMissingAttributeVersion: OSStatus = -67785
/// A status of the keychain: invalid attribute prime.
public let errSecInvalidAttributePrime: OSStatus = -67786
/// A status of the keychain: missing attribute prime.
public let errSecMissingAttributePrime: OSStatus = -67787
/// A status of the keychain: invalid attribute base.
public let errSecInvalidAttributeBase: OSStatus = -67788
/// A status of the keychain: missing attribute base.
public let errSecMissingAttributeBase: OSStatus = -67789
/// A status of the keychain: invalid attribute subprime.
public let errSecInvalidAttributeSubprime: OSStatus = -67790
/// A status of the keychain: missing attribute subprime.
public let errSecMissingAttributeSubprime: OSStatus = -67791
/// A status of the keychain: invalid attribute iteration count.
public let errSecInvalidAttributeIterationCount: OSStatus = -67792
/// A status of the keychain: missing attribute iteration count.
public let errSecMissingAttributeIterationCount: OSStatus = -67793
/// A status of the keychain: invalid attribute dldb handle.
public let errSecInvalidAttributeDLDBHandle: OSStatus = -67794
/// A status of the keychain: missing attribute dldb handle.
public let errSecMissingAttributeDLDBHandle: OSStatus = -67795
/// A status of the keychain: invalid attribute access credentials.
public let errSecInvalidAttributeAccessCredentials: OSStatus = -67796
/// A status of the keychain: missing attribute access credentials.
public let errSecMissingAttributeAccessCredentials: OSStatus = -67797
/// A status of the keychain: invalid attribute public key format.
public let errSecInvalidAttributePublicKeyFormat: OSStatus = -67798
/// A status of the keychain: missing attribute public key format.
public let errSecMissingAttributePublicKeyFormat: OSStatus = -67799
/// A status of the keychain: invalid attribute private key format.
public let errSecInvalidAttributePrivateKeyFormat: OSStatus = -67800
/// A status of the keychain: missing attribute private key format.
public let errSecMissingAttributePrivateKeyFormat: OSStatus = -67801
/// A status of the keychain: invalid attribute symmetric key format.
public let errSecInvalidAttributeSymmetricKeyFormat: OSStatus = -67802
/// A status of the keychain: missing attribute symmetric key format.
public let errSecMissingAttributeSymmetricKeyFormat: OSStatus = -67803
/// A status of the keychain: invalid attribute wrapped key format.
public let errSecInvalidAttributeWrappedKeyFormat: OSStatus = -67804
/// A status of the keychain: missing attribute wrapped key format.
public let errSecMissingAttributeWrappedKeyFormat: OSStatus = -67805
/// A status of the keychain: staged operation in progress.
public let errSecStagedOperationInProgress: OSStatus = -67806
/// A status of the keychain: staged operation not started.
public let errSecStagedOperationNotStarted: OSStatus = -67807
/// A status of the keychain: verify failed.
public let errSecVerifyFailed: OSStatus = -67808
/// A status of the keychain: query size unknown.
public let errSecQuerySizeUnknown: OSStatus = -67809
/// A status of the keychain: block size mismatch.
public let errSecBlockSizeMismatch: OSStatus = -67810
/// A status of the keychain: public key inconsistent.
public let errSecPublicKeyInconsistent: OSStatus = -67811
/// A status of the keychain: device verify failed.
public let errSecDeviceVerifyFailed: OSStatus = -67812
/// A status of the keychain: invalid login name.
public let errSecInvalidLoginName: OSStatus = -67813
/// A status of the keychain: already logged in.
public let errSecAlreadyLoggedIn: OSStatus = -67814
/// A status of the keychain: invalid digest algorithm.
public let errSecInvalidDigestAlgorithm: OSStatus = -67815
/// A status of the keychain: invalid crl group.
public let errSecInvalidCRLGroup: OSStatus = -67816
/// A status of the keychain: certificate cannot operate.
public let errSecCertificateCannotOperate: OSStatus = -67817
/// A status of the keychain: certificate expired.
public let errSecCertificateExpired: OSStatus = -67818
/// A status of the keychain: certificate not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
/// A status of the keychain: certificate revoked.
public let errSecCertificateRevoked: OSStatus = -67820
/// A status of the keychain: certificate suspended.
public let errSecCertificateSuspended: OSStatus = -67821
/// A status of the keychain: insufficient credentials.
public let errSecInsufficientCredentials: OSStatus = -67822
/// A status of the keychain: invalid action.
public let errSecInvalidAction: OSStatus = -67823
/// A status of the keychain: invalid authority.
public let errSecInvalidAuthority: OSStatus = -67824
/// A status of the keychain: verify action failed.
public let errSecVerifyActionFailed: OSStatus = -67825
/// A status of the keychain: invalid cert authority.
public let errSecInvalidCertAuthority: OSStatus = -67826
/// A status of the keychain: invalid crl authority.
public let errSecInvalidCRLAuthority: OSStatus = -67827
/// A status of the keychain: invald crl authority.
public let errSecInvaldCRLAuthority: OSStatus = -67827
/// A status of the keychain: invalid crl encoding.
public let errSecInvalidCRLEncoding: OSStatus = -67828
/// A status of the keychain: invalid crl type.
public let errSecInvalidCRLType: OSStatus = -67829
/// A status of the keychain: invalid crl.
public let errSecInvalidCRL: OSStatus = -67830
/// A status of the keychain: invalid form type.
public let errSecInvalidFormType: OSStatus = -67831
/// A status of the keychain: invalid id.
public let errSecInvalidID: OSStatus = -67832
/// A status of the keychain: invalid identifier.
public let errSecInvalidIdentifier: OSStatus = -67833
/// A status of the keychain: invalid index.
public let errSecInvalidIndex: OSStatus = -67834
/// A status of the keychain: invalid policy identifiers.
public let errSecInvalidPolicyIdentifiers: OSStatus = -67835
/// A status of the keychain: invalid time string.
public let errSecInvalidTimeString: OSStatus = -67836
/// A status of the keychain: invalid reason.
public let errSecInvalidReason: OSStatus = -67837
/// A status of the keychain: invalid request inputs.
public let errSecInvalidRequestInputs: OSStatus = -67838
/// A status of the keychain: invalid response vector.
public let errSecInvalidResponseVector: OSStatus = -67839
/// A status of the keychain: invalid stop on policy.
public let errSecInvalidStopOnPolicy: OSStatus = -67840
/// A status of the keychain: invalid tuple.
public let errSecInvalidTuple: OSStatus = -67841
/// A status of the keychain: multiple values unsupported.
public let errSecMultipleValuesUnsupported: OSStatus = -67842
/// A status of the keychain: not trusted.
public let errSecNotTrusted: OSStatus = -67843
/// A status of the keychain: no default authority.
public let errSecNoDefaultAuthority: OSStatus = -67844
/// A status of the keychain: rejected form.
public let errSecRejectedForm: OSStatus = -67845
/// A status of the keychain: request lost.
public let errSecRequestLost: OSStatus = -67846
/// A status of the keychain: request rejected.
public let errSecRequestRejected: OSStatus = -67847
/// A status of the keychain: unsupported address type.
public let errSecUnsupportedAddressType: OSStatus = -67848
/// A status of the keychain: unsupported service.
public let errSecUnsupportedService: OSStatus = -67849
/// A status of the keychain: invalid tuple group.
public let errSecInvalidTupleGroup: OSStatus = -67850
/// A status of the keychain: invalid base ac ls.
public let errSecInvalidBaseACLs: OSStatus = -67851
/// A status of the keychain: invalid tuple credentials.
public let errSecInvalidTupleCredentials: OSStatus = -67852
/// A status of the keychain: invalid tuple credendtials.
public let errSecInvalidTupleCredendtials: OSStatus = -67852
/// A status of the keychain: invalid encoding.
public let errSecInvalidEncoding: OSStatus = -67853
/// A status of the keychain: invalid validity period.
public let errSecInvalidValidityPeriod: OSStatus = -67854
/// A status of the keychain: invalid requestor.
public let errSecInvalidRequestor: OSStatus = -67855
/// A status of the keychain: request descriptor.
public let errSecRequestDescriptor: OSStatus = -67856
/// A status of the keychain: invalid bundle info.
public let errSecInvalidBundleInfo: OSStatus = -67857
/// A status of the keychain: invalid crl index.
public let errSecInvalidCRLIndex: OSStatus = -67858
/// A status of the keychain: no field values.
public let errSecNoFieldValues: OSStatus = -67859
/// A status of the keychain: unsupported field format.
public let errSecUnsupportedFieldFormat: OSStatus = -67860
/// A status of the keychain: unsupported index info.
public let errSecUnsupportedIndexInfo: OSStatus = -67861
/// A status of the keychain: unsupported locality.
public let errSecUnsupportedLocality: OSStatus = -67862
/// A status of the keychain: unsupported num attributes.
public let errSecUnsupportedNumAttributes: OSStatus = -67863
/// A status of the keychain: unsupported num indexes.
public let errSecUnsupportedNumIndexes: OSStatus = -67864
/// A status of the keychain: unsupported num record types.
public let errSecUnsupportedNumRecordTypes: OSStatus = -67865
/// A status of the keychain: field specified multiple.
public let errSecFieldSpecifiedMultiple: OSStatus = -67866
/// A status of the keychain: incompatible field format.
public let errSecIncompatibleFieldFormat: OSStatus = -67867
/// A status of the keychain: invalid parsing module.
public let errSecInvalidParsingModule: OSStatus = -67868
/// A status of the keychain: database locked.
public let errSecDatabaseLocked: OSStatus = -67869
/// A status of the keychain: datastore is open.
public let errSecDatastoreIsOpen: OSStatus = -67870
/// A status of the keychain: missing value.
public let errSecMissingValue: OSStatus = -67871
/// A status of the keychain: unsupported query limits.
public let errSecUnsupportedQueryLimits: OSStatus = -67872
/// A status of the keychain: unsupported num selection preds.
public let errSecUnsupportedNumSelectionPreds: OSStatus = -67873
/// A status of the keychain: unsupported operator.
public let errSecUnsupportedOperator: OSStatus = -67874
/// A status of the keychain: invalid db location.
public let errSecInvalidDBLocation: OSStatus = -67875
/// A status of the keychain: invalid access request.
public let errSecInvalidAccessRequest: OSStatus = -67876
/// A status of the keychain: invalid index info.
public let errSecInvalidIndexInfo: OSStatus = -67877
/// A status of the keychain: invalid new owner.
public let errSecInvalidNewOwner: OSStatus = -67878
/// A status of the keychain: invalid modify mode.
public let errSecInvalidModifyMode: OSStatus = -67879
/// A status of the keychain: missing required extension.
public let errSecMissingRequiredExtension: OSStatus = -67880
/// A status of the keychain: extended key usage not critical.
public let errSecExtendedKeyUsageNotCritical: OSStatus = -67881
/// A status of the keychain: timestamp missing.
public let errSecTimestampMissing: OSStatus = -67882
/// A status of the keychain: timestamp invalid.
public let errSecTimestampInvalid: OSStatus = -67883
/// A status of the keychain: timestamp not trusted.
public let errSecTimestampNotTrusted: OSStatus = -67884
/// A status of the keychain: timestamp service not available.
public let errSecTimestampServiceNotAvailable: OSStatus = -67885
/// A status of the keychain: timestamp bad alg.
public let errSecTimestampBadAlg: OSStatus = -67886
/// A status of the keychain: timestamp bad request.
public let errSecTimestampBadRequest: OSStatus = -67887
/// A status of the keychain: timestamp bad data format.
public let errSecTimestampBadDataFormat: OSStatus = -67888
/// A status of the keychain: timestamp time not available.
public let errSecTimestampTimeNotAvailable: OSStatus = -67889
/// A status of the keychain: timestamp unaccepted policy.
public let errSecTimestampUnacceptedPolicy: OSStatus = -67890
/// A status of the keychain: timestamp unaccepted extension.
public let errSecTimestampUnacceptedExtension: OSStatus = -67891
/// A status of the keychain: timestamp add info not available.
public let errSecTimestampAddInfoNotAvailable: OSStatus = -67892
/// A status of the keychain: timestamp system failure.
public let errSecTimestampSystemFailure: OSStatus = -67893
/// A status of the keychain: signing time missing.
public let errSecSigningTimeMissing: OSStatus = -67894
/// A status of the keychain: timestamp rejection.
public let errSecTimestampRejection: OSStatus = -67895
/// A status of the keychain: timestamp waiting.
public let errSecTimestampWaiting: OSStatus = -67896
/// A status of the keychain: timestamp revocation warning.
public let errSecTimestampRevocationWarning: OSStatus = -67897
/// A status of the keychain: timestamp revocation notification.
public let errSecTimestampRevocationNotification: OSStatus = -67898
/// A status of the keychain: certificate policy not allowed.
public let errSecCertificatePolicyNotAllowed: OSStatus = -67899
/// A status of the keychain: certificate name not allowed.
public let errSecCertificateNameNotAllowed: OSStatus = -67900
/// A status of the keychain: certificate validity period too long.
public let errSecCertificateValidityPeriodTooLong: OSStatus = -67901
/// A status of the keychain: certificate is ca.
public let errSecCertificateIsCA: OSStatus = -67902
/// A status of the keychain: certificate duplicate extension.
public let errSecCertificateDuplicateExtension: OSStatus = -67903
/// A status of the keychain: missing qualified cert statement.
public let errSecMissingQualifiedCertStatement: OSStatus = -67904
