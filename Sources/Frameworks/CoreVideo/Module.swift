/// Pictures of films in memory: they stand where films do.
@_exported import AVFoundation
