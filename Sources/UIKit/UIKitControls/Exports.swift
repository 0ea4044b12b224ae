@_exported import Symbols
@_exported import UIKitCore
