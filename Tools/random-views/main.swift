import Foundation
import RandomViews

// `random-views` tries trees of views against the laws, on all processors, and survives those that end the process:
//
//     random-views --count 200000 --first 0 --jobs 2     all of these seeds
//     random-views --seed 17                             one, and the smallest tree that breaks the same law
//     random-views --digest --count 2000                 a line a seed: what its layout and its SVG come to, to compare two builds by
//     random-views --show 17                             its tree as JSON, which a worker takes in a seed's place
//
// The parent never lays anything out: it starts itself again as workers, which are told seeds or trees, a line each, and answer a line each.

let arguments = CommandLine.arguments.dropFirst()
func number(after name: String) -> Int? {
  arguments.firstIndex(of: name).flatMap { arguments.index(after: $0) < arguments.endIndex ? Int(arguments[$0 + 1]) : nil }
}

if arguments.contains("--worker") {
  work()
} else if arguments.contains("--digest") {
  let first = number(after: "--first") ?? 0
  for seed in first..<first + (number(after: "--count") ?? 2_000) { tell("\(seed) \(Trial(seed: UInt64(seed)).digest())") }
} else if let seed = number(after: "--show") {
  tell(Trial(seed: UInt64(seed)).json())
} else if let seed = number(after: "--seed") {
  exit(reduce(UInt64(seed)) ? 0 : 1)
} else {
  let jobs = number(after: "--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
  exit(tryAll(count: number(after: "--count") ?? 200_000, first: number(after: "--first") ?? 0, jobs: jobs) ? 0 : 1)
}
