/// Profiles of colours: none of their names are here, for files that import it without a need.
@_exported import Foundation
