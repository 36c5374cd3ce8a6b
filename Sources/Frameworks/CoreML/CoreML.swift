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
  /// What it is given and what it gives.
  public let modelDescription = MLModelDescription()
  /// How it runs.
  public let configuration = MLModelConfiguration()
  /// A file's model.
  /// - Throws: that it cannot be read.
  public convenience init(contentsOf url: URL) throws { throw MLModelError.io }
  /// A file's model.
  /// - Throws: that it cannot be read.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError.io }
  /// A file's model.
  /// - Throws: that it cannot be read.
  open class func load(contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()) async throws -> MLModel {
    throw MLModelError.io
  }
  /// A file's model; it cannot be read.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping (Result<MLModel, any Error>) -> Void
  ) { handler(.failure(MLModelError.io)) }
  /// Makes a file for devices of a model's.
  /// - Throws: that it cannot be read.
  open class func compileModel(at modelURL: URL) async throws -> URL { throw MLModelError.io }
  /// Runs it.
  /// - Throws: that models are not run here; so do those that follow.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider { throw MLModelError.notRun }
  /// Runs it.
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions) throws -> any MLFeatureProvider {
    throw MLModelError.notRun
  }
  /// Runs it.
  open func prediction(from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()) async throws
    -> any MLFeatureProvider
  { throw MLModelError.notRun }
  /// Runs it for several.
  open func predictions(fromBatch inputBatch: any MLBatchProvider) throws -> any MLBatchProvider { throw MLModelError.notRun }
}
/// How a model runs once.
open class MLPredictionOptions: NSObject, @unchecked Sendable {
  /// Where what it gives is written, by its names.
  open var outputBackings: [String: Any] = [:]
  /// As usual.
  public override init() {}
}
/// What is told of a model by its makers.
public struct MLModelMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it does.
  public static let description = Self(rawValue: "MLModelDescriptionKey")
  /// Its version.
  public static let versionString = Self(rawValue: "MLModelVersionStringKey")
  /// Who made it.
  public static let author = Self(rawValue: "MLModelAuthorKey")
  /// By whose leave it is used.
  public static let license = Self(rawValue: "MLModelLicenseKey")
  /// What else its makers say.
  public static let creatorDefinedKey = Self(rawValue: "MLModelCreatorDefinedKey")
}
/// What a model is given and what it gives; nothing, as none is read.
open class MLModelDescription: NSObject, @unchecked Sendable {
  /// What it is given, by names.
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// What it gives, by names.
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  /// The name of the label; nil for none.
  open var predictedFeatureName: String? { nil }
  /// The name of how sure it is; nil for none.
  open var predictedProbabilitiesName: String? { nil }
  /// What is told by its makers.
  open var metadata: [MLModelMetadataKey: Any] { [:] }
  /// The labels; nil for none.
  open var classLabels: [Any]? { nil }
}
/// One thing that a model is given or gives.
open class MLFeatureDescription: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String { "" }
  /// Its kind.
  open var type: MLFeatureType { .invalid }
  /// Whether it may be missing.
  open var isOptional: Bool { false }
}
