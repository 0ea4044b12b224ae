// An empty calendar without read access.

@_exported import CoreLocation
@_exported import UIKit
