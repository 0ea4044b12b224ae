@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitLists
@_exported import UIKitLooks
@_exported import UIKitPages
@_exported import UIKitStoryboards
@_exported import UIKitText
