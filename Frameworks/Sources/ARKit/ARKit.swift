// There is no camera: sessions don't run, and nothing is detected.

@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit
