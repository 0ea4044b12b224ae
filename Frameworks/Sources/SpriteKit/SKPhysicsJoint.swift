import UIKit

open class SKPhysicsJoint: NSObject {
    open var bodyA = SKPhysicsBody()
    open var bodyB = SKPhysicsBody()
}

open class SKPhysicsJointPin: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    open var rotationSpeed: CGFloat = 0

    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
        -> SKPhysicsJointPin
    { SKPhysicsJointPin() }
}

open class SKPhysicsJointFixed: SKPhysicsJoint {
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint)
        -> SKPhysicsJointFixed
    { SKPhysicsJointFixed() }
}

open class SKPhysicsJointSpring: SKPhysicsJoint {
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0

    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring { SKPhysicsJointSpring() }
}

open class SKPhysicsJointLimit: SKPhysicsJoint {
    open var maxLength: CGFloat = 0

    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit { SKPhysicsJointLimit() }
}

open class SKPhysicsJointSliding: SKPhysicsJoint {
    open var shouldEnableLimits = false
    open var lowerDistanceLimit: CGFloat = 0
    open var upperDistanceLimit: CGFloat = 0

    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding { SKPhysicsJointSliding() }
}
