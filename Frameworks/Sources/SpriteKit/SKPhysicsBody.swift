import NeutralValues
import UIKit

open class SKPhysicsBody: NSObject {
    open weak var node: SKNode?
    open var isDynamic = true
    open var affectedByGravity = true
    open var allowsRotation = true
    open var pinned = false
    open var isResting = false
    open var usesPreciseCollisionDetection = false
    open var mass: CGFloat = 1
    open var density: CGFloat = 1
    open var area: CGFloat { 0 }
    open var friction: CGFloat = 0.2
    open var restitution: CGFloat = 0.2
    open var linearDamping: CGFloat = 0.1
    open var angularDamping: CGFloat = 0.1
    open var charge: CGFloat = 0
    open var velocity = CGVector(dx: 0, dy: 0)
    open var angularVelocity: CGFloat = 0
    open var categoryBitMask: UInt32 = 0xFFFF_FFFF
    open var collisionBitMask: UInt32 = 0xFFFF_FFFF
    open var contactTestBitMask: UInt32 = 0
    open var fieldBitMask: UInt32 = 0xFFFF_FFFF
    open var joints: [SKPhysicsJoint] { [] }
    public convenience init(circleOfRadius r: CGFloat) { self.init() }
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
    public convenience init(rectangleOf s: CGSize) { self.init() }
    public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
    public convenience init(polygonFrom path: CGPath) { self.init() }
    public convenience init(texture: SKTexture, size: CGSize) { self.init() }
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
    public convenience init(bodies: [SKPhysicsBody]) { self.init() }
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(); isDynamic = false }
    public convenience init(edgeChainFrom path: CGPath) { self.init(); isDynamic = false }
    public convenience init(edgeLoopFrom path: CGPath) { self.init(); isDynamic = false }
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(); isDynamic = false }
    open func applyForce(_ force: CGVector) { notReal() }
    open func applyForce(_ force: CGVector, at point: CGPoint) { notReal() }
    open func applyTorque(_ torque: CGFloat) { notReal() }
    open func applyImpulse(_ impulse: CGVector) { notReal() }
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) { notReal() }
    open func applyAngularImpulse(_ impulse: CGFloat) { notReal() }
    open func allContactedBodies() -> [SKPhysicsBody] { notReal(); return [] }
}
