/// Sounds: they stand where films do.
@_exported import AVFoundation
