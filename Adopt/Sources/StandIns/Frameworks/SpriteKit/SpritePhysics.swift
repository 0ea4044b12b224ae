extension KnownFramework {
    static let spritePhysics = #"""
        class SKPhysicsBody: NSObject {
            weak var node: SKNode?
            var isDynamic = true
            var affectedByGravity = true
            var allowsRotation = true
            var pinned = false
            var isResting = false
            var usesPreciseCollisionDetection = false
            var mass: CGFloat = 1
            var density: CGFloat = 1
            var area: CGFloat { 0 }
            var friction: CGFloat = 0.2
            var restitution: CGFloat = 0.2
            var linearDamping: CGFloat = 0.1
            var angularDamping: CGFloat = 0.1
            var charge: CGFloat = 0
            var velocity = CGVector(dx: 0, dy: 0)
            var angularVelocity: CGFloat = 0
            var categoryBitMask: UInt32 = 0xFFFF_FFFF
            var collisionBitMask: UInt32 = 0xFFFF_FFFF
            var contactTestBitMask: UInt32 = 0
            var fieldBitMask: UInt32 = 0xFFFF_FFFF
            var joints: [SKPhysicsJoint] { [] }
            convenience init(circleOfRadius r: CGFloat) { self.init() }
            convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init() }
            convenience init(rectangleOf s: CGSize) { self.init() }
            convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init() }
            convenience init(polygonFrom path: CGPath) { self.init() }
            convenience init(texture: SKTexture, size: CGSize) { self.init() }
            convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init() }
            convenience init(bodies: [SKPhysicsBody]) { self.init() }
            convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init(); isDynamic = false }
            convenience init(edgeChainFrom path: CGPath) { self.init(); isDynamic = false }
            convenience init(edgeLoopFrom path: CGPath) { self.init(); isDynamic = false }
            convenience init(edgeLoopFrom rect: CGRect) { self.init(); isDynamic = false }
            func applyForce(_ force: CGVector)
            func applyForce(_ force: CGVector, at point: CGPoint)
            func applyTorque(_ torque: CGFloat)
            func applyImpulse(_ impulse: CGVector)
            func applyImpulse(_ impulse: CGVector, at point: CGPoint)
            func applyAngularImpulse(_ impulse: CGFloat)
            func allContactedBodies() -> [SKPhysicsBody]
        }
        class SKPhysicsContact: NSObject {
            let bodyA = SKPhysicsBody()
            let bodyB = SKPhysicsBody()
            var contactPoint: CGPoint { .zero }
            var contactNormal: CGVector { CGVector(dx: 0, dy: 0) }
            var collisionImpulse: CGFloat { 0 }
        }
        @preconcurrency @MainActor protocol SKPhysicsContactDelegate: AnyObject {
            optional func didBegin(_ contact: SKPhysicsContact)
            optional func didEnd(_ contact: SKPhysicsContact)
        }
        class SKPhysicsWorld: NSObject {
            var gravity = CGVector(dx: 0, dy: -9.8)
            var speed: CGFloat = 1
            weak var contactDelegate: (any SKPhysicsContactDelegate)?
            func add(_ joint: SKPhysicsJoint)
            func remove(_ joint: SKPhysicsJoint)
            func removeAllJoints()
            func body(at point: CGPoint) -> SKPhysicsBody?
            func body(in rect: CGRect) -> SKPhysicsBody?
            func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody?
            func enumerateBodies(at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
            func enumerateBodies(in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void)
            func enumerateBodies(alongRayStart start: CGPoint, end: CGPoint, using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void)
        }
        class SKPhysicsJoint: NSObject {
            var bodyA = SKPhysicsBody()
            var bodyB = SKPhysicsBody()
        }
        class SKPhysicsJointPin: SKPhysicsJoint {
            var shouldEnableLimits = false
            var lowerAngleLimit: CGFloat = 0
            var upperAngleLimit: CGFloat = 0
            var frictionTorque: CGFloat = 0
            var rotationSpeed: CGFloat = 0
            class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin { SKPhysicsJointPin() }
        }
        class SKPhysicsJointFixed: SKPhysicsJoint {
            class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed { SKPhysicsJointFixed() }
        }
        class SKPhysicsJointSpring: SKPhysicsJoint {
            var damping: CGFloat = 0
            var frequency: CGFloat = 0
            class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
        }
        class SKPhysicsJointLimit: SKPhysicsJoint {
            var maxLength: CGFloat = 0
            class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit { SKPhysicsJointLimit() }
        }
        class SKPhysicsJointSliding: SKPhysicsJoint {
            var shouldEnableLimits = false
            var lowerDistanceLimit: CGFloat = 0
            var upperDistanceLimit: CGFloat = 0
            class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding { SKPhysicsJointSliding() }
        }
        class SKRegion: NSObject {
            convenience init(radius: Float) { self.init() }
            convenience init(size: CGSize) { self.init() }
            class func infinite() -> SKRegion { SKRegion() }
        }
        class SKFieldNode: SKNode {
            var region: SKRegion?
            var strength: Float = 1
            var falloff: Float = 0
            var minimumRadius: Float = 0
            var isEnabled = true
            var isExclusive = false
            var categoryBitMask: UInt32 = 0xFFFF_FFFF
            class func dragField() -> SKFieldNode { SKFieldNode() }
            class func vortexField() -> SKFieldNode { SKFieldNode() }
            class func radialGravityField() -> SKFieldNode { SKFieldNode() }
            class func springField() -> SKFieldNode { SKFieldNode() }
            class func electricField() -> SKFieldNode { SKFieldNode() }
            class func magneticField() -> SKFieldNode { SKFieldNode() }
            class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { SKFieldNode() }
            class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode { SKFieldNode() }
        }
        """#
}
