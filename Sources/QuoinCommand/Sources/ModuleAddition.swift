import QuoinSources

/// A source of ours that is compiled with a module's files, in parts that grow apart from each other.
struct ModuleAddition: Equatable {
  /// `Bundle.module`, as SwiftPM makes one for resources; nil when nobody asks for it.
  private var bundle: String?
  /// Where catalogues lie whose names the files may use.
  private var catalogues: [String] = []
  /// Those names; nil when the files use none.
  private var names: String?
  /// The classes of data models that Xcode makes; nil when there are none.
  private var classes: String?
  /// The classes of models that learned; nil when there are none.
  private var learned: String?

  /// Nothing at all.
  init() {}

  init(bundle: String? = nil, catalogues: [String], of files: [String]) {
    self.bundle = bundle
    self.catalogues = catalogues
    let symbols = AssetSymbols(in: catalogues)
    names = symbols.source(for: files)
    for double in SourceFinder.unique(symbols.doubles) { Terminal.say("quoin: \(double)") }
    let models = LearnedModel.models(in: catalogues, namedBy: files)
    if !models.isEmpty { learned = "import CoreML\nimport Foundation\n" + models.map(\.source).joined() }
    if ImpliedFrameworks.names(in: files).contains("CoreData") {
      classes = ManagedClassSource(DataModel.models(in: catalogues), beside: files).source
    }
  }

  /// The same with more catalogues, after those that are there.
  func with(catalogues more: [String], of files: [String]) -> ModuleAddition {
    ModuleAddition(bundle: bundle, catalogues: SourceFinder.unique(catalogues + more), of: files)
  }

  /// The frameworks that the source imports.
  var frameworks: [String] { learned == nil ? [] : ["CoreML"] }

  /// The source; nil when there is none.
  var source: String? {
    let parts = [bundle, names, classes, learned].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined()
  }
}
