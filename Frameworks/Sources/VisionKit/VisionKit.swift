// No camera is available, so neither document cameras nor data scanners are supported. Their pages are empty.

@_exported import UIKit
@_exported import Vision
