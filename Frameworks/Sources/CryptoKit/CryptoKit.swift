// The hash functions and their authentication codes have real implementations. Encrypting throws.

@_exported import UIKit
