@_exported import CoreGraphics
@_exported import Foundation
// Apple's Foundation exports Observation, and Foundation on Linux doesn't.
@_exported import Observation
@_exported import QuartzCore
