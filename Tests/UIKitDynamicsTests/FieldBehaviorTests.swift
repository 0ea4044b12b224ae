import Foundation
import Simulator
import TestTraits
import Testing

/// Fields, regions, kinds of attachments, groups, and animators of layouts.
@MainActor @Suite(.inTurn) struct FieldBehaviorTests {
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

    /// 100 by 100 points, which gives a mass of 1.
    private func box(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(x: x - 50, y: y - 50, width: 100, height: 100)
    }

    /// The velocity of an item in a field after a tenth of a second.
    private func velocity(
        _ field: UIFieldBehavior, at place: CGPoint = CGPoint(x: 250, y: 150), side: CGFloat = 100,
        start: CGPoint = .zero, charge: CGFloat = 0
    ) -> CGPoint {
        let (sim, animator, views) = stage([
            CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
        ])
        let item = UIDynamicItemBehavior(items: views)
        item.charge = charge
        item.addLinearVelocity(start, for: views[0])
        field.addItem(views[0])
        animator.addBehavior(item)
        animator.addBehavior(field)
        sim.advance(by: 0.1)
        return item.linearVelocity(for: views[0])
    }

    private func centred(_ field: UIFieldBehavior) -> UIFieldBehavior {
        field.position = CGPoint(x: 150, y: 150)
        return field
    }

    @Test func `fields draw, turn and slow items`() {
        let linear = velocity(.linearGravityField(direction: CGVector(dx: 0, dy: 2)))
        #expect(abs(linear.y - 20) < 4 && abs(linear.x) < 0.1)
        let radial = velocity(.radialGravityField(position: CGPoint(x: 150, y: 150)))
        #expect(radial.x < -5 && abs(radial.y) < 0.1)
        let spring = velocity(centred(.springField()))
        #expect(spring.x < -5 && abs(spring.x - radial.x) < 1)
        let vortex = velocity(centred(.vortexField()))
        #expect(vortex.y < -5 && abs(vortex.x) < 2)
        let drag = velocity(.dragField(), start: CGPoint(x: 100, y: 0))
        #expect(drag.x > 80 && drag.x < 95)
        let constant = velocity(
            .velocityField(direction: CGVector(dx: 30, dy: -40)), start: CGPoint(x: 500, y: 0))
        #expect(constant == CGPoint(x: 30, y: -40))
    }

    @Test func `gravity is the same for all masses, and springs are not`() {
        let small = velocity(.radialGravityField(position: CGPoint(x: 150, y: 150)), side: 50)
        let large = velocity(.radialGravityField(position: CGPoint(x: 150, y: 150)), side: 100)
        #expect(abs(small.x - large.x) < 0.5)
        let light = velocity(centred(.springField()), side: 50)
        let heavy = velocity(centred(.springField()), side: 100)
        #expect(light.x < heavy.x * 3)
    }

    @Test func `charges are what electric and magnetic fields act on`() {
        #expect(velocity(centred(.electricField())) == .zero)
        #expect(velocity(centred(.electricField()), charge: 1).x > 5)
        #expect(velocity(centred(.electricField()), charge: -1).x < -5)
        let turned = velocity(centred(.magneticField()), start: CGPoint(x: 100, y: 0), charge: 2)
        #expect(turned.y < -10 && abs((turned.x * turned.x + turned.y * turned.y).squareRoot() - 100) < 3)
        let other = centred(.magneticField())
        other.strength = -1
        #expect(velocity(other, start: CGPoint(x: 100, y: 0), charge: 2).y > 10)
    }

    @Test func `noise is the same each time, and smooth where it is asked to be`() {
        func noise(_ smoothness: CGFloat) -> CGPoint {
            velocity(.noiseField(smoothness: smoothness, animationSpeed: 1))
        }
        #expect(noise(0.5) == noise(0.5) && noise(0.5) != noise(0.1))
        #expect(noise(0.5).x != 0 || noise(0.5).y != 0)
        #expect(velocity(.turbulenceField(smoothness: 0.5, animationSpeed: 1)) == .zero)
    }

    @Test func `a block may say what the force is`() {
        var heard: [[CGFloat]] = []
        let field = UIFieldBehavior.field { field, position, velocity, mass, charge, seconds in
            heard.append([position.x, velocity.dx, mass, charge, CGFloat(seconds > 0 ? 1 : 0)])
            return CGVector(dx: 3, dy: 0)
        }
        let result = velocity(field, charge: 4)
        #expect(abs(result.x - 30) < 6 && heard.first == [250, 0, 1, 4, 1])
    }

    @Test func `a field acts in its region, and less farther away`() {
        let field = centred(.electricField())
        field.region = UIRegion(radius: 50)
        #expect(velocity(field, charge: 1) == .zero)
        field.region = UIRegion(radius: 150)
        let near = velocity(field, charge: 1)
        field.falloff = 1
        let far = velocity(field, charge: 1)
        #expect(near.x > 5 && far.x > 0 && far.x < near.x / 20)
        field.removeItem(field.items[0])
        #expect(UIFieldBehavior.dragField().items.isEmpty && UIFieldBehavior.dragField().strength == 1)
    }

    @Test(
        arguments: [
            (0, 0, [true, true, true, true, false, false, true]),
            (30, 0, [true, false, true, true, true, false, false]),
            (0, 60, [false, false, false, true, false, true, false]),
            (100, 100, [false, false, false, true, false, true, false]),
        ] as [(CGFloat, CGFloat, [Bool])])
    func `regions are made of regions`(x: CGFloat, y: CGFloat, isIn: [Bool]) throws {
        let circle = UIRegion(radius: 50)
        let box = UIRegion(size: CGSize(width: 40, height: 200))
        let small = UIRegion(size: CGSize(width: 40, height: 40))
        let regions = [
            circle, small, circle.byUnion(with: small), UIRegion.infinite, circle.byDifference(from: small),
            circle.inverse(), circle.byIntersection(with: small),
        ]
        #expect(regions.map { $0.contains(CGPoint(x: x, y: y)) } == isIn)
        #expect(!UIRegion.infinite.inverse().contains(.zero) && box.contains(CGPoint(x: 20, y: 100)))
    }

    @Test func `a region is kept in an archive`() throws {
        let region = UIRegion(radius: 50).byDifference(
            from: UIRegion(size: CGSize(width: 40, height: 40)).inverse())
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        region.encode(with: archiver)
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        let read = try #require(UIRegion(coder: reader))
        for point in [CGPoint.zero, CGPoint(x: 30, y: 0), CGPoint(x: 20, y: 20)] {
            #expect(read.contains(point) == region.contains(point))
        }
    }

    @Test func `ranges of numbers`() throws {
        #expect(UIFloatRange() == .zero && UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
        #expect(
            UIFloatRangeIsEqualToRange(
                UIFloatRange(minimum: 1, maximum: 2), UIFloatRange(minimum: 1, maximum: 2)))
        let range = UIFloatRange(minimum: -3, maximum: 4)
        #expect(try JSONDecoder().decode(UIFloatRange.self, from: JSONEncoder().encode(range)) == range)
    }

    // MARK: Attachments

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
    }

    @Test func `a rope lets items come together, and holds them`() {
        let (sim, animator, views) = stage([box(100, 50), box(200, 50)])
        let anchor = UIDynamicItemBehavior(items: [views[0]])
        anchor.isAnchored = true
        let rope = UIAttachmentBehavior.limitAttachment(
            with: views[0], offsetFromCenter: .zero, attachedTo: views[1], offsetFromCenter: .zero)
        #expect(abs(rope.length - 100) < 0.01 && rope.attachedBehaviorType == .items && rope.items.count == 2)
        for behavior in [anchor, rope, UIGravityBehavior(items: [views[1]])] {
            animator.addBehavior(behavior)
        }
        var longest: CGFloat = 0
        for _ in 0..<90 {
            sim.advance(by: 1 / 60.0)
            longest = max(longest, distance(views[0].center, views[1].center))
        }
        #expect(longest < 106 && views[1].center.y > 100)
    }

    @Test func `a pin keeps the place of two items together`() {
        let (sim, animator, views) = stage([box(100, 100), box(200, 100)])
        let anchor = UIDynamicItemBehavior(items: [views[0]])
        anchor.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: views[1], attachedTo: views[0], attachmentAnchor: CGPoint(x: 150, y: 100))
        for behavior in [anchor, pin, UIGravityBehavior(items: [views[1]])] { animator.addBehavior(behavior) }
        sim.advance(by: 0.35)
        #expect(abs(distance(views[1].center, CGPoint(x: 150, y: 100)) - 50) < 4)
        #expect(views[1].center.y > 110 && views[0].center == CGPoint(x: 100, y: 100))
    }

    @Test func `a pin turns as far as its range, and slows down by friction`() {
        func turn(_ change: (UIAttachmentBehavior) -> Void) -> CGFloat {
            let (sim, animator, views) = stage([box(100, 100), box(200, 100)])
            let anchor = UIDynamicItemBehavior(items: [views[0]])
            anchor.isAnchored = true
            let pin = UIAttachmentBehavior.pinAttachment(
                with: views[1], attachedTo: views[0], attachmentAnchor: CGPoint(x: 200, y: 100))
            change(pin)
            let item = UIDynamicItemBehavior(items: [views[1]])
            item.addAngularVelocity(2, for: views[1])
            for behavior in [anchor, pin, item] { animator.addBehavior(behavior) }
            sim.advance(by: 1)
            return atan2(views[1].transform.b, views[1].transform.a)
        }
        #expect(abs(turn { _ in } - 2) < 0.2)
        #expect(abs(turn { $0.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5) } - 0.5) < 0.1)
        #expect(turn { $0.frictionTorque = 1 } < 1)
    }

    @Test func `fixed items move as one`() {
        let (sim, animator, views) = stage([box(100, 100), box(200, 100)])
        let fixed = UIAttachmentBehavior.fixedAttachment(
            with: views[0], attachedTo: views[1], attachmentAnchor: CGPoint(x: 150, y: 100))
        let push = UIPushBehavior(items: [views[0]], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 2)
        animator.addBehavior(fixed)
        animator.addBehavior(push)
        sim.advance(by: 0.5)
        #expect(abs(distance(views[0].center, views[1].center) - 100) < 3)
        let turns = views.map { atan2($0.transform.b, $0.transform.a) }
        #expect(abs(turns[0] - turns[1]) < 0.1 && abs(turns[0]) > 0.05)
    }

    @Test func `a rail lets an item move along its axis, as far as its range`() {
        let (sim, animator, views) = stage([box(100, 100)])
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: views[0], attachmentAnchor: CGPoint(x: 100, y: 100),
            axisOfTranslation: CGVector(dx: 1, dy: 0))
        rail.attachmentRange = UIFloatRange(minimum: -20, maximum: 60)
        #expect(rail.attachedBehaviorType == .anchor)
        let gravity = UIGravityBehavior(items: views)
        gravity.gravityDirection = CGVector(dx: 0.2, dy: 1)
        animator.addBehavior(rail)
        animator.addBehavior(gravity)
        sim.advance(by: 1.5)
        #expect(abs(views[0].center.y - 100) < 4 && abs(views[0].center.x - 160) < 6)
        #expect(abs(atan2(views[0].transform.b, views[0].transform.a)) < 0.05)
    }

    @Test func `two items slide on each other`() {
        let (sim, animator, views) = stage([box(100, 100), box(200, 100)])
        let anchor = UIDynamicItemBehavior(items: [views[1]])
        anchor.isAnchored = true
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: views[0], attachedTo: views[1], attachmentAnchor: CGPoint(x: 150, y: 100),
            axisOfTranslation: CGVector(dx: 0, dy: 1))
        for behavior in [anchor, rail, UIGravityBehavior(items: [views[0]])] {
            animator.addBehavior(behavior)
        }
        sim.advance(by: 0.4)
        #expect(views[0].center.y > 150 && abs(views[0].center.x - 100) < 4)
    }

    @Test func `old names make the same attachments`() {
        let (sim, _, views) = stage([box(100, 100), box(200, 100)])
        defer { withExtendedLifetime(sim) {} }
        #expect(UIAttachmentBehavior(item: views[0], attachedToItem: views[1]).length == 100)
        #expect(
            UIAttachmentBehavior(
                item: views[0], offsetFromCenter: UIOffset(horizontal: 50, vertical: 0),
                attachedToItem: views[1],
                offsetFromCenter: .zero
            ).length == 50)
        #expect(
            UISnapBehavior(item: views[0], snapToPoint: CGPoint(x: 1, y: 2)).snapPoint == CGPoint(x: 1, y: 2))
    }

    // MARK: Groups and layouts

    @Test func `a group moves and turns its items as one`() {
        let (sim, animator, views) = stage([
            CGRect(x: 50, y: 50, width: 40, height: 40), CGRect(x: 130, y: 50, width: 40, height: 40),
        ])
        let group = UIDynamicItemGroup(items: views)
        #expect(group.center == CGPoint(x: 110, y: 70) && group.bounds.size == CGSize(width: 120, height: 40))
        #expect(group.items.count == 2 && group.collisionBoundsType == .path)
        #expect(group.collisionBoundingPath.bounds == CGRect(x: -60, y: -20, width: 120, height: 40))
        animator.addBehavior(UIGravityBehavior(items: [group]))
        sim.advance(by: 0.3)
        #expect(views[0].center.y > 90 && abs(views[0].center.y - views[1].center.y) < 0.01)
        #expect(abs(views[1].center.x - views[0].center.x - 80) < 0.01)
        group.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(views[1].center.x - views[0].center.x) < 0.01)
        #expect(abs(views[1].center.y - views[0].center.y - 80) < 0.01)
    }

    @Test func `an animator moves the attributes of a layout`() {
        final class Falling: UICollectionViewFlowLayout {
            private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
            private var isFalling = false

            func fall() {
                let all = super.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 300))
                animator.addBehavior(UIGravityBehavior(items: all ?? []))
                isFalling = true
            }

            func land() {
                animator.removeAllBehaviors()
                isFalling = false
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                guard isFalling else { return super.layoutAttributesForElements(in: rect) }
                return animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
            }

            override func layoutAttributesForItem(at indexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                isFalling
                    ? animator.layoutAttributesForCell(at: indexPath)
                    : super.layoutAttributesForItem(at: indexPath)
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
                -> Int
            { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        }
        let sim = Simulator()
        let page = UIViewController()
        let layout = Falling()
        layout.itemSize = CGSize(width: 50, height: 50)
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 300), collectionViewLayout: layout)
        let source = Source()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        page.view.addSubview(list)
        sim.launch(page)
        layout.fall()
        let first = IndexPath(item: 0, section: 0)
        let start = layout.animator.layoutAttributesForCell(at: first)?.center.y ?? 0
        sim.advance(by: 0.25)
        let end = layout.animator.layoutAttributesForCell(at: first)?.center.y ?? 0
        #expect(end > start + 10)
        #expect(
            list.cellForItem(at: IndexPath(item: 0, section: 0)).map { abs($0.center.y - end) < 20 } == true)
        #expect(
            layout.animator.layoutAttributesForSupplementaryView(
                ofKind: "x", at: IndexPath(item: 0, section: 0)) == nil)
        #expect(
            layout.animator.layoutAttributesForDecorationView(ofKind: "x", at: IndexPath(item: 0, section: 0))
                == nil)
        layout.land()
        sim.advance(by: 0.1)
    }
}
