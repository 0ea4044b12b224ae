// Bluetooth is unavailable: the manager reports `.unsupported` once.

@_exported import UIKit
