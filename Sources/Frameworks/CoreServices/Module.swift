/// Kinds of files by their old names.
@_exported import QuoinMobileCoreServices
