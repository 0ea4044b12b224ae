import NeutralValues
import UIKit

public enum SCNPhysicsBodyType: Int {
    case `static`, dynamic, kinematic
}

open class SCNPhysicsShape: NSObject {
    public struct Option: Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public convenience init(geometry: SCNGeometry, options: [Option: Any]? = nil) { self.init() }
    public convenience init(node: SCNNode, options: [Option: Any]? = nil) { self.init() }
}

open class SCNPhysicsBody: NSObject {
    open var type = SCNPhysicsBodyType.static
    open var mass: CGFloat = 1
    open var friction: CGFloat = 0.5
    open var restitution: CGFloat = 0.5
    open var damping: CGFloat = 0.1
    open var categoryBitMask = 1
    open var collisionBitMask = -1
    open var contactTestBitMask = 0
    open var isAffectedByGravity = true
    open var velocity = SCNVector3()
    open var physicsShape: SCNPhysicsShape?

    public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
        self.init()
        self.type = type
        physicsShape = shape
    }

    open class func `static`() -> Self { self.made(.static) }
    open class func dynamic() -> Self { self.made(.dynamic) }
    open class func kinematic() -> Self { self.made(.kinematic) }

    private class func made(_ type: SCNPhysicsBodyType) -> Self {
        let body = self.init()
        body.type = type
        return body
    }

    public override required init() { super.init() }
    open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) { notReal() }

    open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {
        notReal()
    }

    open func applyTorque(_ torque: SCNVector4, asImpulse impulse: Bool) { notReal() }
    open func clearAllForces() { notReal() }
}

open class SCNPhysicsContact: NSObject {
    open var nodeA: SCNNode { SCNNode() }
    open var nodeB: SCNNode { SCNNode() }
    open var contactPoint: SCNVector3 { SCNVector3() }
}

public protocol SCNPhysicsContactDelegate: AnyObject {
    func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
    func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}

extension SCNPhysicsContactDelegate {
    public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
    public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

open class SCNPhysicsWorld: NSObject {
    open var gravity = SCNVector3(0, -9.8, 0)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}
