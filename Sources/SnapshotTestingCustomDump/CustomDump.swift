import SnapshotTesting

extension Snapshotting where Format == String {
  /// The value with everything in it in the form of Swift's literals, without what changes from run to run.
  public static var customDump: Snapshotting { SimplySnapshotting.lines.pullback { LiteralDump.text(of: $0) } }
}
