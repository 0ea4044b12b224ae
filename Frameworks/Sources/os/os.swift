// Logs are written to standard error, and the locks have real implementations.

@_exported import UIKit
