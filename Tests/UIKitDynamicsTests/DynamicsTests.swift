import Foundation
import SeededNumbers
import Simulator
import TestTraits
import Testing

/// Items moved by a dynamic animator.
@MainActor @Suite(.inTurn) struct DynamicsTests {
    /// A view of 300 by 400 points with items in it.
    private func stage(_ frames: [CGRect]) -> (Simulator, UIDynamicAnimator, [UIView]) {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let room = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        page.view.addSubview(room)
        let views = frames.map { UIView(frame: $0) }
        for view in views { room.addSubview(view) }
        sim.turn()
        return (sim, UIDynamicAnimator(referenceView: room), views)
    }

    private let box = CGRect(x: 100, y: 50, width: 50, height: 50)

    @Test(arguments: [(0, 1, 0, 125), (0, 0.5, 0, 62.5), (1, 0, 125, 0), (0, -2, 0, -250)])
    func `gravity of 1 is 1,000 points a second, each second`(
        x: CGFloat, y: CGFloat, right: CGFloat, down: CGFloat
    ) {
        let (sim, animator, views) = stage([box])
        let gravity = UIGravityBehavior(items: views)
        gravity.gravityDirection = CGVector(dx: x, dy: y)
        animator.addBehavior(gravity)
        sim.advance(by: 0.5)
        #expect(abs(views[0].center.x - 125 - right) <= max(abs(right), 1) * 0.05)
        #expect(abs(views[0].center.y - 75 - down) <= max(abs(down), 1) * 0.05)
    }

    @Test func `behaviors of items begin without any, too`() {
        #expect(UIGravityBehavior().items.isEmpty && UICollisionBehavior().items.isEmpty)
        #expect(UIDynamicItemBehavior().items.isEmpty)
    }

    @Test func `directions are angles and lengths, too`() {
        let gravity = UIGravityBehavior(items: [])
        #expect(abs(gravity.angle - .pi / 2) < 1e-6 && gravity.magnitude == 1)
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
        gravity.magnitude = 3
        #expect(abs(gravity.gravityDirection.dx - 3) < 1e-6)
    }

    @Test func `what falls comes to rest at the edge, and the animator pauses`() throws {
        let (sim, animator, views) = stage([box])
        let listener = Listener()
        animator.delegate = listener
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        animator.addBehavior(UIGravityBehavior(items: views))
        animator.addBehavior(collision)
        #expect(animator.isRunning && listener.heard == ["resume"])
        try sim.settle()
        #expect(abs(views[0].frame.maxY - 400) < 1 && abs(views[0].center.x - 125) < 1)
        #expect(!animator.isRunning && listener.heard == ["resume", "pause"])
        #expect(animator.elapsedTime > 0.5 && animator.elapsedTime < 3)
    }

    @Test func `what falls for ever keeps the app from being at rest`() {
        let (sim, animator, views) = stage([box])
        animator.addBehavior(UIGravityBehavior(items: views))
        #expect(throws: Simulator.NotSettled.self) { try sim.settle(limit: 3) }
        animator.removeAllBehaviors()
        #expect(throws: Never.self) { try sim.settle() }
    }

    // An item without energy loss may bounce two percent higher: the time of a bounce is a step of the clock.
    @Test(arguments: [(0.0, 0.0...12), (0.5, 50...110), (1.0, 270...306)])
    func `an elastic item rebounds`(elasticity: Double, height: ClosedRange<Double>) {
        let (sim, animator, views) = stage([box])
        let collision = UICollisionBehavior(items: views)
        collision.translatesReferenceBoundsIntoBoundary = true
        let item = UIDynamicItemBehavior(items: views)
        item.elasticity = CGFloat(elasticity)
        for behavior in [UIGravityBehavior(items: views), collision, item] { animator.addBehavior(behavior) }
        var highest = 0.0
        var hasTouched = false
        for _ in 0..<110 {
            sim.advance(by: 1 / 60.0)
            let space = 400 - Double(views[0].frame.maxY)
            if space < 6 || item.linearVelocity(for: views[0]).y < 0 { hasTouched = true }
            if hasTouched { highest = max(highest, space) }
        }
        #expect(hasTouched && height.contains(highest))
    }

    @Test(arguments: [(100, 1, 1.0, 100), (100, 2, 1.0, 200), (50, 1, 1.0, 400), (100, 1, 2.0, 50)])
    func `a push gives a speed by size and density`(side: Int, magnitude: Int, density: Double, speed: Int) {
        let (sim, animator, views) = stage([CGRect(x: 50, y: 50, width: side, height: side)])
        let item = UIDynamicItemBehavior(items: views)
        item.density = CGFloat(density)
        let push = UIPushBehavior(items: views, mode: .instantaneous)
        push.setAngle(0, magnitude: CGFloat(magnitude))
        animator.addBehavior(item)
        animator.addBehavior(push)
        sim.advance(by: 0.1)
        #expect(abs(item.linearVelocity(for: views[0]).x - CGFloat(speed)) < 1 && !push.active)
        #expect(abs(item.linearVelocity(for: views[0]).y) < 1)
    }

    @Test func `a push that goes on makes faster; resistance makes slower`() throws {
        let (sim, animator, views) = stage([CGRect(x: 0, y: 0, width: 100, height: 100)])
        let item = UIDynamicItemBehavior(items: views)
        let push = UIPushBehavior(items: views, mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(item)
        animator.addBehavior(push)
        sim.advance(by: 1)
        let speed = item.linearVelocity(for: views[0]).x
        #expect(abs(speed - 100) < 5)
        push.active = false
        item.resistance = 2
        sim.advance(by: 1)
        #expect(item.linearVelocity(for: views[0]).x < speed * 0.2)
        try sim.settle()
        #expect(!animator.isRunning)
    }

    @Test func `a push beside the middle turns the item, if it can turn`() {
        for canTurn in [true, false] {
            let (sim, animator, views) = stage([CGRect(x: 50, y: 50, width: 100, height: 100)])
            let item = UIDynamicItemBehavior(items: views)
            item.allowsRotation = canTurn
            let push = UIPushBehavior(items: views, mode: .instantaneous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 40), for: views[0])
            animator.addBehavior(item)
            animator.addBehavior(push)
            sim.advance(by: 0.5)
            #expect((item.angularVelocity(for: views[0]) < -0.1) == canTurn)
            #expect(views[0].transform.isIdentity != canTurn)
        }
    }

    @Test(arguments: [CGPoint(x: 200, y: 300), CGPoint(x: 30, y: 30)])
    func `a snap draws the item to its point, unturned`(point: CGPoint) throws {
        let (sim, animator, views) = stage([box])
        views[0].transform = CGAffineTransform(rotationAngle: 1)
        animator.addBehavior(UISnapBehavior(item: views[0], snapTo: point))
        try sim.settle()
        #expect(abs(views[0].center.x - point.x) < 1.5 && abs(views[0].center.y - point.y) < 1.5)
        #expect(abs(atan2(views[0].transform.b, views[0].transform.a)) < 0.05)
    }

    @Test func `a bar keeps its length while the item swings`() {
        let (sim, animator, views) = stage([CGRect(x: 225, y: 25, width: 50, height: 50)])
        let anchor = CGPoint(x: 150, y: 50)
        let bar = UIAttachmentBehavior(item: views[0], attachedToAnchor: anchor)
        #expect(bar.length == 100 && bar.attachedBehaviorType == .anchor)
        animator.addBehavior(bar)
        animator.addBehavior(UIGravityBehavior(items: views))
        var lowest: CGFloat = 0
        for _ in 0..<120 {
            sim.advance(by: 1 / 60.0)
            let (x, y) = (views[0].center.x - anchor.x, views[0].center.y - anchor.y)
            #expect(abs((x * x + y * y).squareRoot() - 100) < 4)
            lowest = max(lowest, y)
        }
        #expect(lowest > 95)
    }

    @Test func `a spring draws two items together`() throws {
        let (sim, animator, views) = stage([
            CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 200, y: 0, width: 40, height: 40),
        ])
        let spring = UIAttachmentBehavior(item: views[0], attachedTo: views[1])
        (spring.length, spring.frequency, spring.damping) = (60, 2, 1)
        animator.addBehavior(spring)
        try sim.settle()
        #expect(abs(views[1].center.x - views[0].center.x - 60) < 3)
        #expect(abs(views[0].center.x + views[1].center.x - 240) < 1)
    }

    @Test func `an animator's delegate of collisions is notified of each contact once`() throws {
        let (sim, animator, views) = stage([box])
        let listener = Listener()
        let collision = UICollisionBehavior(items: views)
        collision.collisionDelegate = listener
        collision.addBoundary(
            withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
        animator.addBehavior(UIGravityBehavior(items: views))
        animator.addBehavior(collision)
        try sim.settle()
        #expect(abs(views[0].frame.maxY - 300) < 1 && listener.heard == ["began floor"])
        collision.removeBoundary(withIdentifier: "floor" as NSString)
        sim.advance(by: 0.2)
        #expect(listener.heard == ["began floor", "ended floor"] && collision.boundaryIdentifiers == nil)
    }

    @Test func `a child behavior acts; an action is called at each step`() {
        let (sim, animator, views) = stage([box])
        let group = UIDynamicBehavior()
        var steps = 0
        group.action = { steps += 1 }
        group.addChildBehavior(UIGravityBehavior(items: views))
        animator.addBehavior(group)
        #expect(group.childBehaviors[0].dynamicAnimator === animator)
        sim.advance(by: 0.5)
        #expect(views[0].center.y > 150 && (28...31).contains(steps))
        animator.removeBehavior(group)
        #expect(group.childBehaviors[0].dynamicAnimator == nil && animator.behaviors.isEmpty)
    }

    @Test(arguments: 1...12)
    func `boxes that fall stay in the room, apart, and come to rest`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let frames = (0..<6).map { index in
            CGRect(
                x: CGFloat(Int.random(in: 0...80, using: &numbers) + index % 3 * 90),
                y: CGFloat(index / 3 * 90 + 10), width: CGFloat(Int.random(in: 30...80, using: &numbers)),
                height: CGFloat(Int.random(in: 30...70, using: &numbers)))
        }
        func play() throws -> [CGPoint] {
            let (sim, animator, views) = stage(frames)
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            let item = UIDynamicItemBehavior(items: views)
            (item.friction, item.elasticity) = (0.4, 0.3)
            for behavior in [UIGravityBehavior(items: views), collision, item] {
                animator.addBehavior(behavior)
            }
            for _ in 0..<60 {
                sim.advance(by: 0.1)
                for view in views {
                    #expect(CGRect(x: -4, y: -4, width: 308, height: 408).contains(view.center))
                }
            }
            for (one, other) in zip(views, views.dropFirst()) {
                let way = hypot(one.center.x - other.center.x, one.center.y - other.center.y)
                #expect(way > 20)
            }
            return views.map(\.center)
        }
        #expect(try play() == play())
    }
}

private final class Listener: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
    var heard: [String] = []

    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { heard.append("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { heard.append("pause") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { heard.append("began \(identifier as? NSString ?? "")") }

    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) { heard.append("ended \(identifier as? NSString ?? "")") }
}
