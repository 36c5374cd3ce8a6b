/// Darwin by name: the C library of this system, and the mathematics that the phone's has.
@_exported import Foundation
@_exported import Glibc
