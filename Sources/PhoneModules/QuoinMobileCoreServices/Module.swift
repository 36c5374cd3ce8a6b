/// The old name of the module of types of data.
@_exported import QuoinUniformTypes
