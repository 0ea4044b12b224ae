import UIKit

public enum SKActionTimingMode: Int {
    case linear, easeIn, easeOut, easeInEaseOut
}

public typealias SKActionTimingFunction = (Float) -> Float

open class SKAction: NSObject {
    open var duration: TimeInterval = 0
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: SKActionTimingFunction = { $0 }
    open var speed: CGFloat = 1

    private static func lasting(_ seconds: TimeInterval) -> SKAction {
        let action = SKAction()
        action.duration = seconds
        return action
    }

    open func reversed() -> SKAction { self }
    public convenience init?(named name: String) { self.init() }

    public convenience init?(named name: String, duration: TimeInterval) {
        self.init()
        self.duration = duration
    }

    open class func sequence(_ actions: [SKAction]) -> SKAction {
        lasting(actions.reduce(0) { $0 + $1.duration })
    }

    open class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }

    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        lasting(action.duration * Double(count))
    }

    open class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
    open class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }

    open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval)
        -> SKAction
    { lasting(duration) }
    open class func run(_ block: @escaping () -> Void) -> SKAction { lasting(0) }
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { lasting(0) }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { action }

    open class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { lasting(duration) }
    open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { lasting(0) }
    open class func removeFromParent() -> SKAction { lasting(0) }
    open class func hide() -> SKAction { lasting(0) }
    open class func unhide() -> SKAction { lasting(0) }

    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        lasting(0)
    }

    open class func play() -> SKAction { lasting(0) }
    open class func pause() -> SKAction { lasting(0) }
    open class func stop() -> SKAction { lasting(0) }
    open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }

    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction {
        lasting(sec)
    }

    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }

    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool)
        -> SKAction
    { lasting(duration) }

    open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }

    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }

    open class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }

    open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }

    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { lasting(duration) }

    open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        lasting(duration)
    }

    open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
    open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func setTexture(_ texture: SKTexture) -> SKAction { lasting(0) }
    open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { lasting(0) }

    open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
        lasting(sec * Double(textures.count))
    }

    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
    ) -> SKAction { lasting(sec * Double(textures.count)) }

    open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval)
        -> SKAction
    { lasting(duration) }

    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval)
        -> SKAction
    { lasting(sec) }
    open class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
    open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction { lasting(sec) }
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { lasting(0) }

    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval
    ) -> SKAction { lasting(sec) }

    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat)
        -> SKAction
    { lasting(0) }
    open class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
    open class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
    open class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction
    { lasting(sec) }
    open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { lasting(sec) }
    open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { lasting(sec) }
    open class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }

    open class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        lasting(sec)
    }
}
