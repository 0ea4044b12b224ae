// Filters return their input image unchanged, so code that unwraps the output works. A filter that makes an image has none.

@_exported import UIKit
import _Testing_CoreImage
