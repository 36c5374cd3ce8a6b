import AVFoundation
import AuthenticationServices
import CloudKit
import Contacts
import CoreLocation
import Foundation
import LocalAuthentication
import MapKit
import Photos
import Security
import StoreKit
import Testing

/// The errors of Apple's frameworks, as Swift reads them there: numbers with names, which `catch` and `switch` ask for.
@Suite("Errors of frameworks") struct ErrorCodeTests {
  private func name(_ error: any Error) -> String {
    do { throw error } catch CLError.denied { return "denied" } catch CLError.network { return "network" } catch LAError.userCancel {
      return "cancel"
    } catch { return "other" }
  }

  @Test("an error is caught by its number, and by no other's")
  func caught() {
    #expect(name(CLError(.denied)) == "denied" && name(CLError(.network)) == "network" && name(LAError(.userCancel)) == "cancel")
    // The same number of another framework's, and the same words of nobody's, are other errors.
    #expect(name(MKError(.unknown)) == "other" && name(NSError(domain: "x", code: 1)) == "other")
    let some: any Error = CLError(.headingFailure)
    switch some {
    case CLError.locationUnknown, CLError.denied: Issue.record("another number")
    case CLError.headingFailure: break
    default: Issue.record("no number")
    }
  }

  /// The numbers and domains by Microsoft's bindings of the headers (dotnet/macios, `CKErrorCode`, `AVError`, `LAStatus` …).
  @Test("an error is told under its domain and number, with what else was said of it")
  func told() {
    let told = CKError(.serverRecordChanged, userInfo: [NSLocalizedDescriptionKey: "changed"])
    #expect((told as any Error as NSError).domain == "CKErrorDomain" && (told as any Error as NSError).code == 14)
    #expect(told.errorCode == 14 && told.localizedDescription == "changed" && told.userInfo.count == 1)
    #expect(AVError.Code.mediaServicesWereReset.rawValue == -11_819 && AVError.Code.unsupportedDeviceActiveFormat.rawValue == -11_873)
    #expect(LAError.Code.biometryLockout.rawValue == -8 && LAError.Code.notInteractive.rawValue == -1004)
    #expect(CLError.Code.promptDeclined.rawValue == 18 && CLError.Code.rangingFailure.rawValue == 17)
    #expect(SKError.Code.overlayCancelled.rawValue == 15 && CNError.Code.recordNotWritable.rawValue == 206)
    #expect(PHPhotosError.Code.accessUserDenied.rawValue == 3311 && ASAuthorizationError.Code.notInteractive.rawValue == 1005)
    #expect(CKError(.zoneBusy) == CKError(.zoneBusy, userInfo: ["a": 1]) && CKError(.zoneBusy) != CKError(.badDatabase))
  }

  @Test("nobody is asked whom to trust")
  func trust() {
    let space = URLProtectionSpace(
      host: "example.org", port: 443, protocol: "https", realm: nil, authenticationMethod: NSURLAuthenticationMethodServerTrust)
    #expect(space.serverTrust == nil && space.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
  }
}
