// Requests finish without results.

@_exported import CoreImage
@_exported import CoreML
@_exported import ImageIO
@_exported import UIKit
