@_exported import Foundation

/// What went wrong.
public struct MLModelError: Error, Sendable {
  /// The file cannot be read.
  public static let io = MLModelError()
  /// Models are not run here.
  public static let notRun = MLModelError()
}
/// How a model runs.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// By what.
  open var computeUnits = MLComputeUnits.all
  /// As usual.
  public override init() {}
}
/// By what a model runs.
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
/// A trained model; none is read.
open class MLModel: NSObject, @unchecked Sendable {
  /// A file's model.
  /// - Throws: that it cannot be read.
  public convenience init(contentsOf url: URL) throws { throw MLModelError.io }
  /// A file's model.
  /// - Throws: that it cannot be read.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError.io }
}
/// What a model is given or gives.
public protocol MLFeatureProvider: AnyObject {}
/// Numbers in several directions.
open class MLMultiArray: NSObject, @unchecked Sendable {
  /// How many.
  open var count: Int { 0 }
}
