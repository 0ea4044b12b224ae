import UIKit

open class SCNAction: NSObject {
    open var duration: TimeInterval = 0
    open var timingMode = 0

    private static func lasting(_ seconds: TimeInterval) -> SCNAction {
        let action = SCNAction()
        action.duration = seconds
        return action
    }

    open func reversed() -> SCNAction { self }

    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval)
        -> SCNAction
    { lasting(duration) }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { lasting(duration) }

    open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction
    { lasting(duration) }

    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        lasting(duration)
    }

    open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
        -> SCNAction
    { lasting(duration) }
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { lasting(sec) }
    open class func wait(duration sec: TimeInterval) -> SCNAction { lasting(sec) }

    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        lasting(actions.reduce(0) { $0 + $1.duration })
    }

    open class func group(_ actions: [SCNAction]) -> SCNAction { lasting(actions.map(\.duration).max() ?? 0) }

    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        lasting(action.duration * Double(count))
    }

    open class func repeatForever(_ action: SCNAction) -> SCNAction { lasting(.infinity) }
    open class func removeFromParentNode() -> SCNAction { lasting(0) }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { lasting(0) }
    open class func hide() -> SCNAction { lasting(0) }
    open class func unhide() -> SCNAction { lasting(0) }
}

open class SCNConstraint: NSObject {
    open var influenceFactor: CGFloat = 1
}

open class SCNLookAtConstraint: SCNConstraint {
    open var isGimbalLockEnabled = false
    public convenience init(target: SCNNode?) { self.init() }
}

open class SCNBillboardConstraint: SCNConstraint {
    open var freeAxes = 7
}
