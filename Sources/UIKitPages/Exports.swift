@_exported import UIKitControls
@_exported import UIKitLists
