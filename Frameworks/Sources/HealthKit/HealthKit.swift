// There is no health data: `isHealthDataAvailable()` is false, and queries return no results.

@_exported import AppleFoundation
@_exported import UIKit
