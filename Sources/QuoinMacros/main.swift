// Quoin's macros: `#Preview`, `@Entry`, `@Previewable`, `@Animatable`, SwiftData's and `@Generable`, without swift-syntax.
// The compiler starts this program, sends one message per expansion, and closes the line when it is done.

let stream = MessageStream()
while let message = stream.next() {
  stream.send(Request(message).answer)
}
