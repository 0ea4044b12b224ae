// The device has no haptic engine: `supportsHaptics` is false.

@_exported import UIKit
