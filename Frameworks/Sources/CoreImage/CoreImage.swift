// Filters return their input image unchanged, so code that unwraps the output works.

@_exported import UIKit
