// A keychain in memory.

@_exported import UIKit
