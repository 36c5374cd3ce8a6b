import Foundation

// The page of `quoin preview` on 127.0.0.1. The command starts this, answers what the page asks, and ends it by closing the pipe.

let arguments = CommandLine.arguments
guard arguments.count == 3, let port = UInt16(arguments[2]), let token = ProcessInfo.processInfo.environment["QUOIN_PREVIEW_TOKEN"] else {
  FileHandle.standardError.write(Data("quoin-preview-server is started by `quoin preview`.\n".utf8))
  exit(64)
}
signal(SIGPIPE, SIG_IGN)
let line = CommandPipe()
await PageServer(page: arguments[1], port: port, token: token, line: line).run()
