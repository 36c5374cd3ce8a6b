// Whoever tests layouts says proposals and sizes.
@_exported import QuoinLayout
