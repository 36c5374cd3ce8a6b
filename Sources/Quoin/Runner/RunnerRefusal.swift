/// Why something cannot be made: a sentence without its full stop.
struct RunnerRefusal: Error {
  var message: String
  init(_ message: String) { self.message = message }
}
