// What the plug-in QuoinAssetSymbols runs: `quoin-asset-symbols OUTPUT BUNDLE CATALOGUE… -- SOURCE…` writes the names of what the catalogues
// hold to OUTPUT, an empty source when they hold nothing. BUNDLE is the expression for the bundle in which they are looked up.

import Glibc
import QuoinMessages
import QuoinSources

let words = Array(CommandLine.arguments.dropFirst())
guard words.count >= 2 else {
  print("usage: quoin-asset-symbols OUTPUT BUNDLE CATALOGUE… -- SOURCE…")
  exit(EX_USAGE)
}
let output = words[0]
let inputs = words.dropFirst(2).split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
let symbols = AssetSymbols(in: inputs[0])
for double in symbols.doubles { print("warning: \(double)") }
let source = Array((symbols.source(for: inputs.dropFirst().first ?? [], .all, bundle: words[1]) ?? "").utf8)
// A file that stays as it was is not compiled again.
if FileBytes.read(output) != source {
  do throws(WholeFile.Failure) {
    var failure: WholeFile.Failure?
    source.withUnsafeBytes { bytes in
      do throws(WholeFile.Failure) { try WholeFile.write(bytes, to: output) } catch { failure = error }
    }
    if let failure { throw failure }
  } catch {
    print("error: \(output) was not written: \(error.words).")
    exit(EX_CANTCREAT)
  }
}
