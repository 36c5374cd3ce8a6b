/// Why a command cannot do what it was asked: one or more sentences for the user, each saying what to do.
struct CommandFailure: Error, Equatable {
  var message: String
  init(_ message: String) { self.message = message }
}
