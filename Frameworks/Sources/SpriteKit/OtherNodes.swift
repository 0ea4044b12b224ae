import NeutralValues
import UIKit

open class SKCropNode: SKNode {
    open var maskNode: SKNode?
}

open class SKEffectNode: SKNode {
    open var shouldEnableEffects = true
    open var shouldCenterFilter = true
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
    open var shader: SKShader?
    open var filter: AnyObject?
    open var warpGeometry: SKWarpGeometry?
}

open class SKCameraNode: SKNode {
    open func contains(_ node: SKNode) -> Bool { true }
    open func containedNodeSet() -> Set<SKNode> { [] }
}

open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var ambientColor = UIColor.black
    open var shadowColor = UIColor.black
    open var falloff: CGFloat = 1
    open var categoryBitMask: UInt32 = 0
}

open class SKAudioNode: SKNode {
    open var autoplayLooped = true
    open var isPositional = true
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
}

open class SKVideoNode: SKNode {
    open var size = CGSize.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    public convenience init(fileNamed videoFile: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    open func play() { notReal() }
    open func pause() { notReal() }
}

open class SKReferenceNode: SKNode {
    public convenience init(fileNamed fileName: String?) { self.init() }
    public convenience init(url referenceURL: URL?) { self.init() }
    open func resolve() { notReal() }
    open func didLoad(_ node: SKNode?) {}
}

open class SKTransformNode: SKNode {
    open var xRotation: CGFloat = 0
    open var yRotation: CGFloat = 0
}
