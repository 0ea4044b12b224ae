// Metrics and diagnostics aren't collected, so subscribers receive no payloads.

@_exported import UIKit
