import UIKit

open class SKAttributeValue: NSObject {
    open var floatValue: Float = 0
    public convenience init(float value: Float) { self.init(); floatValue = value }
}

open class SKConstraint: NSObject {
    open var enabled = true
    open weak var referenceNode: SKNode?
    open class func positionX(_ range: SKRange) -> SKConstraint { SKConstraint() }
    open class func positionY(_ range: SKRange) -> SKConstraint { SKConstraint() }
    open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint { SKConstraint() }
    open class func zRotation(_ zRange: SKRange) -> SKConstraint { SKConstraint() }
    open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint { SKConstraint() }
    open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint { SKConstraint() }
    open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint { SKConstraint() }
}

open class SKReachConstraints: NSObject {
    open var lowerAngleLimit: CGFloat = 0
    open var upperAngleLimit: CGFloat = 0

    public convenience init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
        self.init()
        self.lowerAngleLimit = lowerAngleLimit
        self.upperAngleLimit = upperAngleLimit
    }
}

open class SKRange: NSObject {
    open var lowerLimit: CGFloat = -.infinity
    open var upperLimit: CGFloat = .infinity

    public convenience init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
        self.init()
        lowerLimit = lower
        upperLimit = upper
    }

    public convenience init(lowerLimit lower: CGFloat) { self.init(); lowerLimit = lower }
    public convenience init(upperLimit upper: CGFloat) { self.init(); upperLimit = upper }

    public convenience init(constantValue value: CGFloat) {
        self.init()
        lowerLimit = value
        upperLimit = value
    }

    public convenience init(value: CGFloat, variance: CGFloat) {
        self.init(); lowerLimit = value - variance / 2; upperLimit = value + variance / 2
    }

    open class func withNoLimits() -> SKRange { SKRange() }
}
