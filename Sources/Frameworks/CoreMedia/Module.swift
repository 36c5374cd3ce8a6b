/// Times and frames of films: they stand where films do.
@_exported import AVFoundation
