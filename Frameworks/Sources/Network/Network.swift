// The path is satisfied, so an app behaves as if it had a network.

@_exported import UIKit
