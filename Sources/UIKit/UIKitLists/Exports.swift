@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDynamics
@_exported import UIKitStoryboards
