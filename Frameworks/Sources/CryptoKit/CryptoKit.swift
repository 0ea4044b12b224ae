// SHA-1, SHA-256, MD5 and authentication codes based on them have real implementations. Encrypting and
// signing throw.

@_exported import UIKit
