extension KnownFramework {
    static let spriteActions = #"""
        enum SKActionTimingMode: Int { case linear, easeIn, easeOut, easeInEaseOut }
        typealias SKActionTimingFunction = (Float) -> Float
        class SKAction: NSObject {
            var duration: TimeInterval = 0
            var timingMode = SKActionTimingMode.linear
            var timingFunction: SKActionTimingFunction = { $0 }
            var speed: CGFloat = 1
            private static func lasting(_ seconds: TimeInterval) -> SKAction {
                let action = SKAction()
                action.duration = seconds
                return action
            }
            func reversed() -> SKAction { self }
            convenience init?(named name: String) { self.init() }
            convenience init?(named name: String, duration: TimeInterval) { self.init(); self.duration = duration }
            class func sequence(_ actions: [SKAction]) -> SKAction { lasting(actions.reduce(0) { $0 + $1.duration }) }
            class func group(_ actions: [SKAction]) -> SKAction { lasting(actions.map(\.duration).max() ?? 0) }
            class func `repeat`(_ action: SKAction, count: Int) -> SKAction { lasting(action.duration * Double(count)) }
            class func repeatForever(_ action: SKAction) -> SKAction { lasting(.infinity) }
            class func wait(forDuration duration: TimeInterval) -> SKAction { lasting(duration) }
            class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction { lasting(duration) }
            class func run(_ block: @escaping () -> Void) -> SKAction { lasting(0) }
            class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { lasting(0) }
            class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { action }
            class func customAction(withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction { lasting(duration) }
            class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { lasting(0) }
            class func removeFromParent() -> SKAction { lasting(0) }
            class func hide() -> SKAction { lasting(0) }
            class func unhide() -> SKAction { lasting(0) }
            class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { lasting(0) }
            class func play() -> SKAction { lasting(0) }
            class func pause() -> SKAction { lasting(0) }
            class func stop() -> SKAction { lasting(0) }
            class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { lasting(duration) }
            class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func fadeIn(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func fadeOut(withDuration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func setTexture(_ texture: SKTexture) -> SKAction { lasting(0) }
            class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { lasting(0) }
            class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { lasting(sec * Double(textures.count)) }
            class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction { lasting(sec * Double(textures.count)) }
            class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction { lasting(duration) }
            class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { lasting(0) }
            class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction { lasting(0) }
            class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
            class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction { lasting(sec) }
        }
        """#
}
