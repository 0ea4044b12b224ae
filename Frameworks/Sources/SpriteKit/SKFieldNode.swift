import UIKit

open class SKRegion: NSObject {
    public convenience init(radius: Float) { self.init() }
    public convenience init(size: CGSize) { self.init() }
    open class func infinite() -> SKRegion { SKRegion() }
}

open class SKFieldNode: SKNode {
    open var region: SKRegion?
    open var strength: Float = 1
    open var falloff: Float = 0
    open var minimumRadius: Float = 0
    open var isEnabled = true
    open var isExclusive = false
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    open class func springField() -> SKFieldNode { SKFieldNode() }
    open class func electricField() -> SKFieldNode { SKFieldNode() }
    open class func magneticField() -> SKFieldNode { SKFieldNode() }

    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat)
        -> SKFieldNode
    { SKFieldNode() }

    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat)
        -> SKFieldNode
    { SKFieldNode() }
}
