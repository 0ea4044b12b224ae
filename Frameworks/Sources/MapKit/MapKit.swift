// Annotations, overlays and regions are values with real implementations. A map draws nothing, and
// searches and directions have no results.

@_exported import CoreLocation
@_exported import UIKit
