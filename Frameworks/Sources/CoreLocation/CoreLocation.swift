// Coordinates, distances and regions have real implementations. The device's location is unknown, and
// geocoders return nothing.

@_exported import UIKit
