import Foundation
import QuoinAppearance
import QuoinLayout

/// A picture that was asked for by a name that nobody has, until it is known what became of the nil.
///
/// `UIImage(named:)` gives nil, as on the phone, and often somebody has an answer to that (`?? …`): then the page is as it was meant, and a
/// word about the name is enough. A view that is given the nil itself shows nothing where the picture belongs.
@MainActor enum MissingPicture {
  private static var asked: (name: String, error: AssetError)? { didSet { words = asked?.error.description.withCString { strdup($0) } } }
  /// The sentence about it, where a program that ends can still read it.
  fileprivate nonisolated(unsafe) static var words: UnsafeMutablePointer<CChar>? { didSet { free(oldValue) } }

  /// Notes that a picture was asked for and is not there.
  nonisolated static func isAsked(for name: String, _ error: AssetError) {
    MainThread.ifCurrent {
      settle()
      asked = (name, error)
    }
  }

  /// Notes that a view, or what stands for one, is given a picture to show, or none.
  nonisolated static func shows(_ image: UIImage?, _ view: @autoclosure () -> String) {
    var missed: (name: String, error: AssetError)?
    MainThread.ifCurrent {
      if image == nil { (missed, asked) = (asked, nil) } else { settle() }
    }
    guard let missed else { return }
    let words = "shows no picture: \(missed.error.description) UIImage(named:) gives nil, as on the phone."
    let finding = LayoutFinding(subject: view(), message: words, kind: .missingResource, written: missed.name)
    MainThread.ifCurrent { LayoutFindings.report(finding) }
  }

  /// Says what is left to say of a picture that nobody was given.
  static func settle() {
    guard let missed = asked else { return }
    asked = nil
    let words = "\(missed.error.description) UIImage(named:) gives nil, as on the phone."
    LayoutFindings.report(LayoutFinding(subject: "UIImage", message: words, written: missed.name))
  }
}

/// The sentence about the picture that was asked for last and is not there; nil where somebody was given the nil. For the runner, which says
/// it when the program traps.
@_cdecl("quoin_missing_picture") func missingPictureWords() -> UnsafePointer<CChar>? { UnsafePointer(MissingPicture.words) }
