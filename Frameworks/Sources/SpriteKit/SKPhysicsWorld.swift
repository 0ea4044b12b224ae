import NeutralValues
import UIKit

open class SKPhysicsContact: NSObject {
    public let bodyA = SKPhysicsBody()
    public let bodyB = SKPhysicsBody()
    open var contactPoint: CGPoint { .zero }
    open var contactNormal: CGVector { CGVector(dx: 0, dy: 0) }
    open var collisionImpulse: CGFloat { 0 }
}

@preconcurrency @MainActor public protocol SKPhysicsContactDelegate: AnyObject {
    func didBegin(_ contact: SKPhysicsContact)
    func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
    public func didBegin(_ contact: SKPhysicsContact) {}
    public func didEnd(_ contact: SKPhysicsContact) {}
}

open class SKPhysicsWorld: NSObject {
    open var gravity = CGVector(dx: 0, dy: -9.8)
    open var speed: CGFloat = 1
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?
    open func add(_ joint: SKPhysicsJoint) { notReal() }
    open func remove(_ joint: SKPhysicsJoint) { notReal() }
    open func removeAllJoints() { notReal() }
    open func body(at point: CGPoint) -> SKPhysicsBody? { notReal(); return nil }
    open func body(in rect: CGRect) -> SKPhysicsBody? { notReal(); return nil }
    open func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? { notReal(); return nil }

    open func enumerateBodies(
        at point: CGPoint, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { notReal() }

    open func enumerateBodies(
        in rect: CGRect, using block: @escaping (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { notReal() }

    open func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: @escaping (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { notReal() }
}
