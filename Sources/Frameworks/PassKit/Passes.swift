import UIKit

/// A kind of pass.
public enum PKPassType: UInt, Sendable { case barcode = 0, secureElement, any = 0xFFFF_FFFF_FFFF_FFFF }
/// A pass: bytes are not read here.
open class PKPass: NSObject, @unchecked Sendable {
  /// Nothing.
  public override init() {}
  /// A pass from its bytes.
  /// - Throws: `CocoaError.featureUnsupported`: none is read here.
  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }
  /// Its kind.
  open var passType: PKPassType { .barcode }
  /// Which one.
  open var serialNumber: String { "" }
  /// Of which makers.
  open var passTypeIdentifier: String { "" }
  /// Their name.
  open var organizationName: String { "" }
  /// Its words.
  open var localizedDescription: String { "" }
  /// Its name.
  open var localizedName: String { "" }
  /// Where it is shown in its app.
  open var passURL: URL? { nil }
  /// When it counts.
  open var relevantDate: Date? { nil }
  /// Its picture: empty.
  @MainActor open var icon: UIImage { UIImage() }
}
/// What came of adding passes.
public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses = 0, shouldReviewPasses, didCancelAddPasses }
/// The user's passes: there are none.
open class PKPassLibrary: NSObject, @unchecked Sendable {
  /// The library.
  public override init() {}
  /// Whether there is one: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Whether cards can be added: no.
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  /// The passes: none.
  open func passes() -> [PKPass] { [] }
  /// The passes of a kind: none.
  open func passes(of passType: PKPassType) -> [PKPass] { [] }
  /// A pass: none.
  open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
  /// Whether a pass is there: no.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Adds passes: the user would be asked, who is not there.
  open func addPasses(_ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil) {
    completion?(.didCancelAddPasses)
  }
  /// Takes a pass away.
  open func removePass(_ pass: PKPass) {}
  /// Puts a newer one in its place; whether it could: no.
  open func replacePass(with pass: PKPass) -> Bool { false }
  /// Shows where cards are prepared; nothing is shown.
  open func openPaymentSetup() {}
}
/// Who is told that passes were added, or not.
@MainActor @preconcurrency public protocol PKAddPassesViewControllerDelegate: AnyObject {
  /// It is over.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  /// Does nothing.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
/// A screen that adds passes: there is none.
@MainActor @preconcurrency open class PKAddPassesViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// One for a pass; nil: none can be added.
  public init?(pass: PKPass) { return nil }
  /// One for passes; nil: none can be added.
  public init?(passes: [PKPass]) { return nil }
  /// Not from an archive.
  public required init?(coder: NSCoder) { return nil }
  /// Whether passes can be added: no.
  nonisolated open class func canAddPasses() -> Bool { false }
}
